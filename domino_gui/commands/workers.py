"""Work spread over processes: worker programs of our own that die alone."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from domino_gui.commands.errors import CommandError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Result = TypeVar("Result")


def spread(work: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """Yield ``work(0)`` … ``work(count - 1)`` in any order, from ``jobs`` processes at once.

    With one job everything is done in this process. ``work`` and its results must be picklable;
    what it raises is raised here. `CommandError` if a process dies of something else.
    """
    if jobs == 1:
        yield from map(work, range(count))
    else:
        yield from _spread_over_processes(work, count, min(jobs, count))


def _spread_over_processes(
    work: Callable[[int], Result], count: int, jobs: int
) -> Iterator[Result]:
    from multiprocessing import get_context
    from multiprocessing.connection import wait

    context = get_context("spawn")
    processes, pipes = [], []
    # The workers inherit that they do not heed Ctrl-C: this process does, and ends them.
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for share in range(jobs):
            reader, writer = context.Pipe(duplex=False)
            indices = range(share, count, jobs)
            process = context.Process(target=_do, args=(work, indices, writer), daemon=True)
            process.start()
            writer.close()
            processes.append(process)
            pipes.append(reader)
    finally:
        signal.signal(signal.SIGINT, heeded)
    missing = count
    try:
        while pipes:
            ready = wait(pipes)
            for pipe in [pipe for pipe in pipes if pipe in ready]:
                try:
                    result = pipe.recv()
                except EOFError:
                    pipes.remove(pipe)
                    continue
                if isinstance(result, Exception):
                    raise result
                missing -= 1
                yield result
        if missing:
            raise CommandError(f"a worker process died; {missing} of {count} results are missing")
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _do(work: Callable[[int], object], indices: range, pipe: Connection) -> None:
    """Do one worker's share."""
    try:
        for index in indices:
            try:
                result = work(index)
            except Exception as error:  # noqa: BLE001  # raised where somebody sees it
                pipe.send(error)
                return
            pipe.send(result)
    except BrokenPipeError:
        pass  # nobody wants the results any more
