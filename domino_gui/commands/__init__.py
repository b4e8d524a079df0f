"""The subcommands of the command line; each is imported only when it is called."""
