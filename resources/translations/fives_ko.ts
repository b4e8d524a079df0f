<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AmountEntry</name>
    <message>
        <source>and a half</source>
        <translation>0.5 더하기</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dominoes that add up to five, ten, fifteen …</source>
        <translation>더해서 다섯, 열, 열다섯을 만드는 도미노</translation>
    </message>
</context>
<context>
    <name>BarLine</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>BlockedAsking</name>
    <message>
        <source>1  Blocked</source>
        <translation>1  막혔습니다</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>라운드가 막혔습니다</translation>
    </message>
    <message>
        <source>2  Not blocked</source>
        <translation>2  막히지 않았습니다</translation>
    </message>
    <message>
        <source>The round is not blocked</source>
        <translation>라운드가 막히지 않았습니다</translation>
    </message>
</context>
<context>
    <name>ChartAndTable</name>
    <message>
        <source>What is drawn</source>
        <translation>그래프에 그릴 것</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>그래프(&amp;D)</translation>
    </message>
    <message>
        <source>Over time, in numbers</source>
        <translation>기간별 수치</translation>
    </message>
    <message>
        <source>{measure} over time</source>
        <translation>기간별 {measure}</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>time left to claim</source>
        <translation>점수를 부를 남은 시간</translation>
    </message>
    <message>
        <source>No claim  Esc</source>
        <translation>부르지 않기  Esc</translation>
    </message>
    <message>
        <source>No claim</source>
        <translation>부르지 않기</translation>
    </message>
    <message>
        <source>{name} claims it</source>
        <translation>{name} 님이 부르기</translation>
    </message>
</context>
<context>
    <name>ClaimTexts</name>
    <message>
        <source>{name}: points for {tile}?</source>
        <translation>{name}: {tile}의 점수는?</translation>
    </message>
    <message>
        <source>{name} left {tile}: points?</source>
        <translation>{name} 님이 놓친 {tile}의 점수는?</translation>
    </message>
    <message>
        <source>{name} claimed {claimed}, but it was worth {points}.</source>
        <translation>{name} 님이 {claimed}점을 불렀지만 {points}점이었습니다.</translation>
    </message>
    <message>
        <source>{name} claimed {claimed}, but it was worth nothing.</source>
        <translation>{name} 님이 {claimed}점을 불렀지만 점수가 없었습니다.</translation>
    </message>
</context>
<context>
    <name>CountEntry</name>
    <message>
        <source>count</source>
        <translation>끝 합계</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Erase the last figure</source>
        <translation>마지막 숫자 지우기</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>입력</translation>
    </message>
    <message>
        <source>Answer with the number entered</source>
        <translation>입력한 숫자로 답하기</translation>
    </message>
</context>
<context>
    <name>CountTable</name>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>{won} of %n match(es)</source>
        <translation>
            <numerusform>%n경기 중 {won}승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too early to tell: after %n match(es) nearly any rate could be the true one.</source>
        <translation>
            <numerusform>아직 판단하기 이릅니다. %n경기로는 실제 승률이 거의 어떤 값이든 될 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n라운드</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n placement(s)</source>
        <translation>
            <numerusform>놓은 타일 %n개 중</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) together</source>
        <translation>
            <numerusform>%n일 합산</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s) together</source>
        <translation>
            <numerusform>%n주 합산</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) together</source>
        <translation>
            <numerusform>%n개월 합산</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CribbageBoard</name>
    <message>
        <source>{name}: front peg {front}, back peg {back}</source>
        <translation>{name}: 앞 페그 {front}, 뒤 페그 {back}</translation>
    </message>
    <message>
        <source>Cribbage board</source>
        <translation>크리비지 보드</translation>
    </message>
</context>
<context>
    <name>DateChoice</name>
    <message>
        <source>Dates</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>첫날</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>마지막 날</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>This round is being played. Its number, its key and its tiles stay secret until it is over: whoever knew one of them would know every hand and the boneyard.</source>
        <translation>라운드가 진행 중입니다. 배분 번호와 열쇠, 타일은 라운드가 끝날 때까지 비밀입니다. 그 가운데 하나라도 알면 모두의 손패와 남은 타일 더미를 알게 되기 때문입니다.</translation>
    </message>
    <message>
        <source>The seal above was made before the first tile was played, and fixes them all. Copy it now if you want to be sure: after the round everything is shown here, and you can check that it makes this very seal.</source>
        <translation>위의 봉인은 첫 타일을 놓기 전에 만들었고, 이 모두를 확정합니다. 확실히 해 두고 싶다면 지금 복사해 두십시오. 라운드가 끝나면 여기에 모두 공개되며, 그것으로 바로 이 봉인이 나오는지 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>The tiles as they were dealt</source>
        <translation>나눈 타일</translation>
    </message>
    <message>
        <source>Boneyard, in drawing order</source>
        <translation>남은 타일 더미, 뽑는 순서대로</translation>
    </message>
    <message>
        <source>The check, made just now</source>
        <translation>지금 한 확인</translation>
    </message>
    <message>
        <source>1. The key: 64 digits, two for each of 32 bytes.</source>
        <translation>1. 열쇠: 64자리, 두 자리가 한 바이트이므로 32바이트입니다.</translation>
    </message>
    <message>
        <source>2. The 28 tiles as written, joined with commas: hands in seat order, then the boneyard.</source>
        <translation>2. 타일 28개를 적은 대로 쉼표로 이은 글: 자리 순서대로 손패, 그다음 남은 타일 더미.</translation>
    </message>
    <message>
        <source>3. What is hashed: the bytes of the key, then those of the text, {number} bytes in all.</source>
        <translation>3. 해시할 내용: 열쇠의 바이트 다음에 글의 바이트, 모두 {number}바이트.</translation>
    </message>
    <message>
        <source>4. Its SHA-256, computed:</source>
        <translation>4. 계산한 SHA-256:</translation>
    </message>
    <message>
        <source>5. The seal, shown before:</source>
        <translation>5. 미리 보여 준 봉인:</translation>
    </message>
    <message>
        <source>With Python 3, on any system (on Windows, py instead of python3):</source>
        <translation>Python 3, 어느 시스템에서나 (Windows에서는 python3 대신 py):</translation>
    </message>
    <message>
        <source>In a terminal of Linux:</source>
        <translation>Linux 터미널:</translation>
    </message>
    <message>
        <source>In a terminal of macOS:</source>
        <translation>macOS 터미널:</translation>
    </message>
    <message>
        <source>In a terminal of Linux or macOS where xxd is missing:</source>
        <translation>xxd가 없는 Linux나 macOS 터미널:</translation>
    </message>
    <message>
        <source>In PowerShell, on Windows:</source>
        <translation>Windows의 PowerShell:</translation>
    </message>
    <message>
        <source>How to check it by hand</source>
        <translation>손으로 확인하는 방법</translation>
    </message>
    <message>
        <source>The seal is a SHA-256, a sum that nobody can make for other tiles afterwards. You need no part of this program to compute it: every command below holds the key and the tiles of this round and prints 64 digits. They must be those of the seal that you saw, and copied maybe, before the first tile was played.</source>
        <translation>봉인은 SHA-256입니다. 나중에 다른 타일로 같은 값을 만들어 내는 일은 누구도 할 수 없습니다. 계산에 이 프로그램은 필요 없습니다. 아래 명령마다 이번 라운드의 열쇠와 타일이 들어 있고, 실행하면 64자리를 출력합니다. 첫 타일을 놓기 전에 본(또는 복사해 둔) 봉인과 같아야 합니다.</translation>
    </message>
    <message>
        <source>Key, tiles and seal stand in the saved record of the match too, a text that any editor opens: hands, boneyard and seal in the line of the deal, the key in the line that ends the round.</source>
        <translation>열쇠와 타일, 봉인은 저장한 경기 기보에도 있습니다. 기보는 어느 편집기로나 열리는 글입니다. 손패와 남은 타일 더미, 봉인은 나누기(deal) 줄에, 열쇠는 라운드를 끝내는 줄에 있습니다.</translation>
    </message>
    <message>
        <source>What that shows</source>
        <translation>이것으로 알 수 있는 것</translation>
    </message>
    <message>
        <source>That every hand and the order of the boneyard were fixed before the first tile was played: nothing was changed afterwards in favour of anybody. Why a key is needed: without it, the seal could be compared with all deals that there are numbers for, and would give the tiles away.</source>
        <translation>모든 손패와 남은 타일 더미의 순서가 첫 타일을 놓기 전에 정해져 있었고, 그 뒤로 누구에게 유리하게 바뀐 것이 없다는 것입니다. 열쇠가 필요한 까닭: 열쇠가 없으면 모든 배분 번호의 타일을 봉인과 맞춰 보아 타일을 알아낼 수 있습니다.</translation>
    </message>
    <message>
        <source>It does not show that the deal was a random one. For that, look at many: each is made from its number alone, by the program whose sources are open.</source>
        <translation>타일을 무작위로 나누었다는 것까지 보여 주지는 않습니다. 그것은 많은 라운드를 살펴보면 됩니다. 타일은 배분 번호만으로 정해지며, 나누는 프로그램의 소스는 공개되어 있습니다.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>✓ The seal fits: this deal was fixed before the first tile was played.</source>
        <translation>✓ 봉인이 맞습니다. 이 패는 첫 타일을 놓기 전에 정해져 있었습니다.</translation>
    </message>
    <message>
        <source>✗ The seal does not fit: this is not the deal that was sealed.</source>
        <translation>✗ 봉인이 맞지 않습니다. 봉인한 패가 아닙니다.</translation>
    </message>
    <message>
        <source>✓ The number {number} makes just these tiles, in this order.</source>
        <translation>✓ 배분 번호 {number}에서 바로 이 타일들이 이 순서로 나옵니다.</translation>
    </message>
    <message>
        <source>The number {number} makes other tiles here: this deal was made by another program.</source>
        <translation>배분 번호 {number}에서는 다른 타일이 나옵니다. 다른 프로그램이 나눈 패입니다.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Round {number}</source>
        <translation>{number}라운드</translation>
    </message>
    <message>
        <source>secret until the round is over</source>
        <translation>라운드가 끝날 때까지 비밀</translation>
    </message>
    <message>
        <source>No round has been dealt yet.</source>
        <translation>아직 나눈 라운드가 없습니다.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>복사했습니다.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>이번 패</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>라운드(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>봉인(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>배분 번호(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>열쇠(&amp;K)</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>봉인 복사</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>배분 번호 복사</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>열쇠 복사</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>&amp;Play this deal again…</source>
        <translation>이 패로 다시 두기(&amp;P)…</translation>
    </message>
    <message>
        <source>Check it by &amp;hand</source>
        <translation>손으로 확인하기(&amp;H)</translation>
    </message>
    <message>
        <source>Back to the &amp;check</source>
        <translation>확인 과정으로(&amp;C)</translation>
    </message>
    <message>
        <source>What was dealt, and the check of the seal</source>
        <translation>나눈 타일과 봉인 확인</translation>
    </message>
</context>
<context>
    <name>DealNumberBox</name>
    <message>
        <source>Deal</source>
        <translation>패 배분</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>배분 번호</translation>
    </message>
    <message>
        <source>Deal number, to play a deal again</source>
        <translation>같은 패로 다시 두려면 배분 번호</translation>
    </message>
    <message>
        <source>A deal number has digits alone, and is {largest} at most.</source>
        <translation>배분 번호는 숫자로만 되어 있고 {largest}을 넘지 않습니다.</translation>
    </message>
    <message>
        <source>The first round is just this deal. Its tiles may be known, so the match is for practice.</source>
        <translation>첫 라운드를 바로 이 번호의 패로 둡니다. 타일을 아는 사람이 있을 수 있으므로 연습 경기가 됩니다.</translation>
    </message>
    <message>
        <source>Without a number, nobody can know the deal.</source>
        <translation>번호를 비워 두면 아무도 미리 알 수 없는 패가 나옵니다.</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Mixed, what I need</source>
        <translation>섞어서, 필요한 것부터</translation>
    </message>
    <message>
        <source>Two ends</source>
        <translation>끝 두 개</translation>
    </message>
    <message>
        <source>One double</source>
        <translation>더블타일 하나</translation>
    </message>
    <message>
        <source>Spinner</source>
        <translation>스피너</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>갈래</translation>
    </message>
    <message>
        <source>Five Up trees</source>
        <translation>파이브 업의 나무</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>끝 합계</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>What is the count?</source>
        <translation>끝 합계는 얼마입니까?</translation>
    </message>
    <message>
        <source>What does the count pay?</source>
        <translation>이 끝 합계는 몇 점입니까?</translation>
    </message>
    <message>
        <source>What does the count pay, in fives (÷ {divisor})?</source>
        <translation>이 끝 합계의 표시 점수는 몇 점입니까 (÷ {divisor})?</translation>
    </message>
    <message>
        <source>Once more: it was not known before.</source>
        <translation>다시 풀기: 전에 틀렸거나 느렸던 문제입니다.</translation>
    </message>
    <message>
        <source>Level: {difficulty}</source>
        <translation>수준: {difficulty}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}초</translation>
    </message>
    <message>
        <source>Time is over. It is {right}.</source>
        <translation>시간이 다 되었습니다. 정답은 {right}입니다.</translation>
    </message>
    <message>
        <source>You said {given}. It is {right}.</source>
        <translation>답은 {given}, 정답은 {right}입니다.</translation>
    </message>
    <message>
        <source>{count} is the count, but no multiple of five: it pays nothing.</source>
        <translation>끝 합계 {count}: 5의 배수가 아니므로 점수가 없습니다.</translation>
    </message>
    <message>
        <source>{count} are raw points; Five Up shows {count} ÷ {divisor} = {right}.</source>
        <translation>{count}: 원점수입니다. 파이브 업의 표시 점수는 {count} ÷ {divisor} = {right}입니다.</translation>
    </message>
    <message>
        <source>The count is {count}, a multiple of five: it pays.</source>
        <translation>끝 합계 {count}: 5의 배수이므로 점수가 있습니다.</translation>
    </message>
    <message>
        <source>{count} is no multiple of five and pays nothing.</source>
        <translation>{count}: 5의 배수가 아니므로 점수가 없습니다.</translation>
    </message>
    <message>
        <source>{count} is a multiple of five and pays {right}.</source>
        <translation>{count}: 5의 배수이므로 {right}점입니다.</translation>
    </message>
    <message>
        <source>{count} is a multiple of five and pays {count} ÷ {divisor} = {right}.</source>
        <translation>{count}: 5의 배수이므로 {count} ÷ {divisor} = {right}점입니다.</translation>
    </message>
</context>
<context>
    <name>DrillChoices</name>
    <message>
        <source>Positions</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Tell</source>
        <translation>맞힐 것</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시간</translation>
    </message>
</context>
<context>
    <name>DrillClock</name>
    <message>
        <source>Time left</source>
        <translation>남은 시간</translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>제한 없음</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>%n문제 중 {right}문제 정답</numerusform>
        </translation>
    </message>
    <message>
        <source>What you miss will come back here.</source>
        <translation>틀린 문제는 나중에 다시 나옵니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) still being learnt</source>
        <translation>
            <numerusform>익히는 중인 문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {number} of %n</source>
        <translation>
            <numerusform>%n단계 중 {number}단계</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Counting drill</source>
        <translation>끝 합계 연습</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>{right}, half of them within {time}</source>
        <translation>{right}, 중간 시간 {time}</translation>
    </message>
    <message>
        <source>Progress…</source>
        <translation>진행 상황…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
</context>
<context>
    <name>DrillProgress</name>
    <message>
        <source>Progress in counting</source>
        <translation>끝 합계 연습의 진행 상황</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>난이도별</translation>
    </message>
    <message>
        <source>&amp;By difficulty</source>
        <translation>난이도별(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Over time</source>
        <translation>기간별(&amp;O)</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation>아직 푼 문제가 없습니다.</translation>
    </message>
    <message>
        <source>{right} ({share}); half of the right answers came within {time}</source>
        <translation>{right} ({share}), 정답의 중간 시간 {time}</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>푼 문제</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 구간</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>중간 시간</translation>
    </message>
    <message>
        <source>Still learning</source>
        <translation>익히는 중</translation>
    </message>
    <message>
        <source>In matches</source>
        <translation>경기에서</translation>
    </message>
</context>
<context>
    <name>DrillVerdict</name>
    <message>
        <source>Right, in {time}</source>
        <translation>정답입니다 ({time})</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>이전</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>What you answered in earlier drills cannot be read.</source>
        <translation>지난 연습의 답을 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>EmptyStatistics</name>
    <message>
        <source>Practice is not counted: where moves were taken back, hints given or the deal could be known, the result tells nothing of how well somebody plays. Giving up counts as lost; a match that was left waits, and counts once it has been finished.</source>
        <translation>연습 경기는 세지 않습니다. 수를 무르거나 힌트를 받았거나 타일을 미리 알 수 있었던 경기로는 실력을 알 수 없기 때문입니다. 기권한 경기는 진 것으로 셉니다. 두고 나온 경기는 기다리고 있다가, 끝까지 두면 그때 셉니다.</translation>
    </message>
    <message>
        <source>Your first match is still to come</source>
        <translation>첫 경기를 기다리고 있습니다</translation>
    </message>
    <message>
        <source>Every match played to its end is counted here by the names of the people in it: how often they win and how sure that is, their points, their best counts, their streaks.</source>
        <translation>끝까지 둔 모든 경기를 둔 사람의 이름별로 여기에 모읍니다. 얼마나 자주 이기는지와 그것이 얼마나 확실한지, 점수, 최고 끝 합계, 연승 기록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>새 경기(&amp;N)…</translation>
    </message>
    <message>
        <source>No match fits these choices</source>
        <translation>조건에 맞는 경기가 없습니다</translation>
    </message>
    <message>
        <source>Of “{name}” there are matches, but none to which all of them apply.</source>
        <translation>“{name}”: 둔 경기는 있지만 모든 조건에 맞는 경기는 없습니다.</translation>
    </message>
    <message>
        <source>The statistics of “{name}” begin anew with the next match. What was played before {time} is kept in the library, and not counted.</source>
        <translation>“{name}”: 다음 경기부터 통계를 새로 냅니다. {time} 이전의 경기는 보관함에 그대로 있으며 세지 않습니다.</translation>
    </message>
    <message>
        <source>Show &amp;all matches</source>
        <translation>모든 경기 보기(&amp;A)</translation>
    </message>
    <message>
        <source>A fresh start</source>
        <translation>새로운 시작</translation>
    </message>
</context>
<context>
    <name>ExamplePlurals</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>눈값 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultCatcher</name>
    <message>
        <source>Something went wrong in the program. What was played is on the disk, and you can go on.</source>
        <translation>프로그램에 문제가 생겼습니다. 지금까지 둔 내용은 디스크에 남아 있으며, 계속 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly the last time. What was played is on the disk.</source>
        <translation>지난번에 프로그램이 갑자기 끝났습니다. 그때까지 둔 내용은 디스크에 남아 있습니다.</translation>
    </message>
</context>
<context>
    <name>FaultLogDialog</name>
    <message>
        <source>Faults of opponent programs</source>
        <translation>상대 프로그램의 오류 기록</translation>
    </message>
    <message>
        <source>The log cannot be read ({reason}).</source>
        <translation>기록을 읽을 수 없습니다({reason}).</translation>
    </message>
    <message>
        <source>What programs did wrong in matches, the latest last. What looks like a tile is left out: a program sees a hand that nobody else may see.</source>
        <translation>경기 중에 프로그램이 일으킨 문제를 오래된 것부터 적었습니다. 타일로 보이는 내용은 뺐습니다. 프로그램은 남이 보면 안 되는 패를 보기 때문입니다.</translation>
    </message>
    <message>
        <source>No program has done anything wrong in a match yet.</source>
        <translation>아직 경기 중에 문제를 일으킨 프로그램이 없습니다.</translation>
    </message>
</context>
<context>
    <name>FaultReportDialog</name>
    <message>
        <source>Report a fault</source>
        <translation>문제 신고</translation>
    </message>
    <message>
        <source>This is the whole report. The program sends it to nobody: copy or save it, and give it to whom you like. The hands of the round being played are left out.</source>
        <translation>보고서의 전부입니다. 프로그램은 이것을 아무에게도 보내지 않습니다. 복사하거나 저장해서 원하는 사람에게 전해 주세요. 지금 두고 있는 라운드의 패는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>With the &amp;names of the players</source>
        <translation>두는 사람의 이름 넣기(&amp;N)</translation>
    </message>
    <message>
        <source>Fives cannot be opened: something went wrong in the program. What was played is on the disk. This is what can be told of it; the program sends it to nobody.</source>
        <translation>파이브스를 열 수 없습니다. 프로그램에 문제가 생겼습니다. 지금까지 둔 내용은 디스크에 남아 있습니다. 아래는 이 문제에 대해 알 수 있는 내용이며, 프로그램은 이것을 아무에게도 보내지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>{point}: {result}</source>
        <translation>{point}: {result}</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>인사</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>수준</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Nonsense</source>
        <translation>잘못된 요청</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>it is called {detail} and speaks version {number} of the protocol</source>
        <translation>이름은 {detail}, 프로토콜 버전은 {number}</translation>
    </message>
    <message>
        <source>{number} choices, all legal, with two, three and four seats</source>
        <translation>2·3·4인 경기에서 {number}번 모두 규칙에 맞는 선택</translation>
    </message>
    <message>
        <source>the longest answer took {number} ms, of {budget} ms</source>
        <translation>가장 오래 걸린 응답 {number}ms(주어진 시간 {budget}ms)</translation>
    </message>
    <message>
        <source>a request that is taken back gets its one answer at once</source>
        <translation>거둬들인 요청에 바로 한 번만 응답함</translation>
    </message>
    <message>
        <source>what makes no sense is answered with an error</source>
        <translation>알 수 없는 요청에 오류로 응답함</translation>
    </message>
    <message>
        <source>it ends when it is asked to</source>
        <translation>요청하면 종료함</translation>
    </message>
    <message>
        <source>{text} ({detail})</source>
        <translation>{text} ({detail})</translation>
    </message>
    <message>
        <source>it names a level twice</source>
        <translation>같은 수준을 두 번 알려 줌</translation>
    </message>
    <message>
        <source>an answer took {number} ms, although it had {budget} ms</source>
        <translation>주어진 시간은 {budget}ms인데 응답에 {number}ms가 걸림</translation>
    </message>
    <message>
        <source>it thinks on although the request was taken back</source>
        <translation>요청을 거둬들여도 계속 생각함</translation>
    </message>
    <message>
        <source>a request that is taken back needs one answer, and a cancel that comes too late an error</source>
        <translation>거둬들인 요청에는 한 번만 응답하고, 늦게 온 취소에는 오류로 응답해야 함</translation>
    </message>
    <message>
        <source>each line needs one error for an answer, an empty one none</source>
        <translation>줄마다 오류로 한 번 응답하고, 빈 줄에는 응답하지 않아야 함</translation>
    </message>
    <message>
        <source>it does not end when it is asked to</source>
        <translation>요청해도 종료하지 않음</translation>
    </message>
    <message>
        <source>it ends, but with an error</source>
        <translation>종료하지만 오류를 냄</translation>
    </message>
    <message>
        <source>it could not be started</source>
        <translation>시작할 수 없음</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>도중에 종료됨</translation>
    </message>
    <message>
        <source>it did not answer</source>
        <translation>응답하지 않음</translation>
    </message>
    <message>
        <source>it said what the protocol does not know</source>
        <translation>프로토콜에 없는 응답을 보냄</translation>
    </message>
    <message>
        <source>it said too much</source>
        <translation>너무 많은 응답을 보냄</translation>
    </message>
    <message>
        <source>it speaks another version of the protocol</source>
        <translation>프로토콜 버전이 다름</translation>
    </message>
    <message>
        <source>it names no level to play at</source>
        <translation>둘 수 있는 수준을 알려 주지 않음</translation>
    </message>
    <message>
        <source>it refused to answer</source>
        <translation>응답을 거부함</translation>
    </message>
    <message>
        <source>it answered what nobody had asked</source>
        <translation>묻지 않은 것에 응답함</translation>
    </message>
    <message>
        <source>it chose what the rules do not allow</source>
        <translation>규칙에 어긋나는 선택을 함</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>Play the computer</source>
        <translation>컴퓨터와 두기</translation>
    </message>
    <message>
        <source>At once, at your pace. It sees only its own tiles.</source>
        <translation>바로, 내 속도대로. 컴퓨터는 자기 타일만 봅니다.</translation>
    </message>
    <message>
        <source>Around one machine</source>
        <translation>한 컴퓨터에 둘러앉기</translation>
    </message>
    <message>
        <source>Two to four people take turns at this screen, each with a hidden rack.</source>
        <translation>두 명에서 네 명이 이 화면 앞에서 번갈아 두며, 서로의 패는 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Learn to count</source>
        <translation>세는 법 배우기</translation>
    </message>
    <message>
        <source>Lessons to do, drills, a review of your matches, the rule book.</source>
        <translation>직접 해 보는 강의와 끝 합계 연습, 내 경기 복기, 규칙집이 있습니다.</translation>
    </message>
    <message>
        <source>Watch four computers</source>
        <translation>컴퓨터 넷 관전하기</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}라운드</translation>
    </message>
    <message>
        <source>first to {points}</source>
        <translation>{points}점 목표</translation>
    </message>
    <message>
        <source>Last played today at {time}</source>
        <translation>오늘 {time}에 둠</translation>
    </message>
    <message>
        <source>Last played yesterday at {time}</source>
        <translation>어제 {time}에 둠</translation>
    </message>
    <message>
        <source>Last played on {date}</source>
        <translation>{date}에 둠</translation>
    </message>
</context>
<context>
    <name>GoingOnDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>여기서 이어 두기</translation>
    </message>
    <message>
        <source>A new match begins here, on the same deal. It is for practice and does not count in the statistics.</source>
        <translation>여기서 같은 패로 새 경기를 시작합니다. 연습 경기이므로 통계에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>이어 두기</translation>
    </message>
    <message>
        <source>Play in the seat of {name}</source>
        <translation>{name} 자리에서 두기</translation>
    </message>
    <message>
        <source>Everybody plays on as before</source>
        <translation>모두 전처럼 이어 두기</translation>
    </message>
    <message>
        <source>Watch: the computers play on</source>
        <translation>관전: 컴퓨터끼리 이어 두기</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Lead with {tile}.</source>
        <translation>{tile} 타일로 시작하세요.</translation>
    </message>
    <message>
        <source>Place {tile} on {other}, {port}.</source>
        <translation>{tile} 타일을 {other}의 {port}에 놓으세요.</translation>
    </message>
    <message>
        <source>hardly any</source>
        <translation>거의 없음</translation>
    </message>
    <message>
        <source>almost certain</source>
        <translation>거의 확실함</translation>
    </message>
    <message>
        <source>about {part} in {whole}</source>
        <translation>약 {whole}분의 {part}</translation>
    </message>
    <message>
        <source>It reaches the target and wins the match.</source>
        <translation>목표 점수에 이르러 경기에서 이깁니다.</translation>
    </message>
    <message>
        <source>It is your last tile, so you go out.</source>
        <translation>마지막 타일이므로 도미노를 합니다.</translation>
    </message>
    <message>
        <source>It scores now: count {count}, points {points}.</source>
        <translation>지금 득점합니다: 합계 {count}, 점수 {points}.</translation>
    </message>
    <message>
        <source>{name} plays next and can hardly score anything.</source>
        <translation>다음 차례 {name}: 득점할 가능성이 거의 없습니다.</translation>
    </message>
    <message>
        <source>The chance that {name} has no tile that fits is {chance}.</source>
        <translation>{name}에게 맞는 타일이 없을 가능성: {chance}.</translation>
    </message>
    <message>
        <source>{name} could make {points} at most, with {tiles}; the chance is {chance}.</source>
        <translation>다음 차례 {name}: {tiles} 타일로 많아야 {points}점, 가능성 {chance}.</translation>
    </message>
    <message>
        <source>{name} plays next and cannot score, whatever the hidden tiles are.</source>
        <translation>다음 차례 {name}: 감춰진 타일이 무엇이든 득점할 수 없습니다.</translation>
    </message>
    <message>
        <source>{tile} here may give away about {points} points.</source>
        <translation>여기에 {tile} 타일을 놓으면 약 {points}점을 내줄 수 있습니다.</translation>
    </message>
    <message>
        <source>Better: {tile} on {other}, {port}.</source>
        <translation>더 나은 수: {tile} 타일을 {other}의 {port}에.</translation>
    </message>
    <message>
        <source>Better: {tile}.</source>
        <translation>더 나은 수: {tile}.</translation>
    </message>
    <message>
        <source>As you chose, {name} could make {points} with {tiles}; the chance is {chance}.</source>
        <translation>고른 대로 놓으면 {name}에게 {tiles} 타일로 {points}점을 낼 가능성이 있습니다: {chance}.</translation>
    </message>
    <message>
        <source>The chance that {name} scores next is {any}; {points} would be the most.</source>
        <translation>다음 차례 {name}: 득점할 가능성 {any}, 많아야 {points}점.</translation>
    </message>
    <message>
        <source>{name} could make {points} at most, with {tiles}; the chance is {chance}, and {any} for any score.</source>
        <translation>다음 차례 {name}: {tiles} 타일로 많아야 {points}점, 가능성 {chance} (조금이라도 득점할 가능성은 {any}).</translation>
    </message>
    <message>
        <source>{tile} or others</source>
        <translation>{tile} 등의</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} 또는 {other}</translation>
    </message>
    <message>
        <source>You keep an end for yourself: nobody else can hold a {numbers} now.</source>
        <translation>나만 쓸 수 있는 끝을 남깁니다: 지금 다른 사람의 손에는 눈값 {numbers} 타일이 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>It leaves an end for {numbers}, which {name} has shown to lack.</source>
        <translation>{name}에게 없는 것으로 드러난 눈값 {numbers}의 끝을 남깁니다.</translation>
    </message>
    <message>
        <source>None of your {left} other tiles would fit then.</source>
        <translation>그러면 나머지 타일 {left}개 가운데 맞는 것이 없습니다.</translation>
    </message>
    <message>
        <source>All your other tiles would still fit then: {left}, with {pips} pips.</source>
        <translation>그 뒤에도 나머지 타일 {left}개(눈 {pips}개)가 모두 맞습니다.</translation>
    </message>
    <message>
        <source>Of your {left} other tiles, with {pips} pips, {fitting} would fit then.</source>
        <translation>그 뒤에는 나머지 타일 {left}개(눈 {pips}개) 가운데 {fitting}개가 맞습니다.</translation>
    </message>
    <message>
        <source>It is the only placement there is.</source>
        <translation>놓을 수 있는 곳은 여기뿐입니다.</translation>
    </message>
    <message>
        <source>The other end is about as good.</source>
        <translation>다른 쪽 끝도 거의 같은 값입니다.</translation>
    </message>
    <message>
        <source>{tile} is about as good.</source>
        <translation>{tile} 타일도 거의 비슷하게 좋습니다.</translation>
    </message>
    <message>
        <source>By the end of the round this end is expected to gain {points} points on the other.</source>
        <translation>라운드가 끝날 때까지 이쪽 끝이 다른 쪽보다 {points}점쯤 나을 것으로 예상됩니다.</translation>
    </message>
    <message>
        <source>By the end of the round it is expected to gain {points} points on {tile}, the next.</source>
        <translation>라운드가 끝날 때까지 다음으로 좋은 {tile} 타일보다 {points}점쯤 나을 것으로 예상됩니다.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Looking for the best placement …</source>
        <translation>가장 좋은 수를 찾고 있습니다 …</translation>
    </message>
    <message>
        <source>No hint can be given just now.</source>
        <translation>지금은 힌트를 드릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Try {tile}.</source>
        <translation>{tile} 타일이 좋겠습니다.</translation>
    </message>
    <message>
        <source>H once more: where it goes</source>
        <translation>H 한 번 더: 놓을 자리</translation>
    </message>
    <message>
        <source>Enter places it. H once more: why</source>
        <translation>Enter: 놓기. H 한 번 더: 이유</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>코치</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>그래도 놓기</translation>
    </message>
    <message>
        <source>Take the other end</source>
        <translation>다른 쪽 끝에 놓기</translation>
    </message>
    <message>
        <source>Take {tile} instead</source>
        <translation>대신 {tile} 놓기</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>Your unfinished match is kept: you find it on the first page.</source>
        <translation>끝내지 않은 경기는 그대로 남아 있으며, 첫 화면에서 이어서 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>The match is kept, but the library does not list it yet.</source>
        <translation>경기는 보관되었지만 보관함 목록에는 아직 오르지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>HouseRulesBox</name>
    <message>
        <source>House rules</source>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>every tile may be drawn</source>
        <translation>모든 타일을 뽑을 수 있음</translation>
    </message>
    <message>
        <source>the last tile is never drawn</source>
        <translation>마지막 1개는 뽑지 않음</translation>
    </message>
    <message>
        <source>the last two tiles are never drawn</source>
        <translation>마지막 2개는 뽑지 않음</translation>
    </message>
    <message>
        <source>The first round must be led with the highest double</source>
        <translation>첫 라운드는 가장 높은 더블타일로 시작</translation>
    </message>
    <message>
        <source>Points that would pass the target do not score</source>
        <translation>목표를 넘기는 점수는 인정하지 않음</translation>
    </message>
    <message>
        <source>A blocked round subtracts the winner&apos;s own pips unrounded</source>
        <translation>막힌 라운드에서 승자의 남은 눈값을 반올림 없이 뺌</translation>
    </message>
    <message>
        <source>Points must be claimed (muggins)</source>
        <translation>점수는 불러야 인정 (머긴스)</translation>
    </message>
    <message>
        <source>Whoever placed a tile has to name its points, else an opponent may. A wrong claim costs 5 (Five Up: 1).</source>
        <translation>타일을 놓은 사람이 점수를 불러야 하며, 놓치면 상대가 부를 수 있습니다. 잘못 부르면 5점을 잃습니다 (파이브 업은 1점).</translation>
    </message>
    <message>
        <source>Tiles in a hand</source>
        <translation>보유 타일 수</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>목표 점수</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>남은 타일 더미</translation>
    </message>
</context>
<context>
    <name>KeptAnswers</name>
    <message>
        <source>Your answers cannot be kept for another day; everything else goes on.</source>
        <translation>답을 저장할 수 없습니다. 다른 것은 모두 그대로 계속됩니다.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn to count</source>
        <translation>세는 법 배우기</translation>
    </message>
    <message>
        <source>{done} of {lessons} lessons done</source>
        <translation>강의 {lessons}개 중 {done}개를 마쳤습니다</translation>
    </message>
    <message>
        <source>From the first tile to scoring on purpose, at your own pace.</source>
        <translation>첫 타일부터 노리고 득점하기까지, 내 속도대로 배웁니다.</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>끝 합계 연습</translation>
    </message>
    <message>
        <source>Count tables by the clock; what you missed comes back.</source>
        <translation>시간을 재며 테이블을 셉니다. 틀린 문제는 다시 나옵니다.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>What the choices of your last matches were worth.</source>
        <translation>지난 경기에서 고른 수가 얼마나 좋았는지 살펴봅니다.</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>규칙집</translation>
    </message>
    <message>
        <source>Every rule, with tables as examples.</source>
        <translation>모든 규칙을 테이블 그림과 함께 봅니다.</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>연습 경기</translation>
    </message>
    <message>
        <source>Against a beginner, every count shown, the rules beside it.</source>
        <translation>입문 컴퓨터와 둡니다. 합계를 모두 보여 주고 규칙도 옆에 펼쳐 둡니다.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>강의</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>What has been learnt so far cannot be read.</source>
        <translation>지금까지 배운 기록을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The lesson in {file} is left out: line {line} is wrong.</source>
        <translation>강의 파일 {file}: {line}번째 줄이 잘못되어 제외했습니다.</translation>
    </message>
    <message>
        <source>A lesson cannot be read, and is left out.</source>
        <translation>읽을 수 없는 강의가 있어 제외했습니다.</translation>
    </message>
    <message>
        <source>That this lesson is done could not be kept.</source>
        <translation>이 강의를 마쳤다는 기록을 저장하지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>LearningPage</name>
    <message>
        <source>The count</source>
        <translation>끝 합계</translation>
    </message>
    <message>
        <source>Show the &amp;count of the table</source>
        <translation>테이블의 끝 합계 보이기(&amp;C)</translation>
    </message>
    <message>
        <source>At every end what it adds, and below the table the sum.</source>
        <translation>끝마다 더해지는 수를, 테이블 아래에 합계를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Show the count that a &amp;placement would make</source>
        <translation>놓으면 될 끝 합계 보이기(&amp;P)</translation>
    </message>
    <message>
        <source>On every place of the tile that is picked, with the points it would pay.</source>
        <translation>고른 타일을 놓을 수 있는 자리마다 합계와 얻을 점수를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>코치</translation>
    </message>
    <message>
        <source>&amp;Speak before a placement that gives much away</source>
        <translation>많이 내주는 수를 놓기 전에 알려 주기(&amp;S)</translation>
    </message>
    <message>
        <source>The better placement is shown beside; you choose. From its first word on the match is practice.</source>
        <translation>더 나은 수를 함께 보여 주고, 선택은 직접 합니다. 코치가 처음 말한 때부터 그 경기는 연습입니다.</translation>
    </message>
    <message>
        <source>Points that must be claimed</source>
        <translation>불러야 하는 점수</translation>
    </message>
    <message>
        <source>Time to c&amp;laim</source>
        <translation>부를 시간(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>until I go on</source>
        <translation>진행할 때까지</translation>
    </message>
    <message>
        <source>First for your own points, then for what others have left unclaimed.</source>
        <translation>먼저 자기 점수에, 그다음 다른 사람이 부르지 않은 점수에 주어집니다.</translation>
    </message>
    <message>
        <source>Count it yourself</source>
        <translation>직접 세기</translation>
    </message>
    <message>
        <source>&amp;Asked after</source>
        <translation>묻는 때(&amp;A)</translation>
    </message>
    <message>
        <source>no placement</source>
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>my own placements</source>
        <translation>내가 놓은 뒤</translation>
    </message>
    <message>
        <source>every placement</source>
        <translation>누가 놓든 그 뒤</translation>
    </message>
    <message>
        <source>The count stays hidden until you have told it, and no place tells what it would make; Escape shows it unasked. Matches in which points are claimed ask nothing.</source>
        <translation>답할 때까지 끝 합계를 숨기고, 놓을 자리에도 합계를 보이지 않습니다. Esc를 누르면 답하지 않고 볼 수 있습니다. 점수를 부르는 경기에서는 묻지 않습니다.</translation>
    </message>
    <message>
        <source>T&amp;o tell</source>
        <translation>맞힐 것(&amp;O)</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>끝 합계</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>시간(&amp;T)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation>초</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>제한 없음</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{title}, done</source>
        <translation>{title}, 마침</translation>
    </message>
</context>
<context>
    <name>LessonDots</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>{pages}쪽 중 {page}쪽</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson {number} of {lessons}</source>
        <translation>강의 {number} / {lessons}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>경기 시작</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 강의</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>마치기</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>강의</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{name}: {tiles}, {pips} pips</source>
        <translation>{name}: {tiles}, 눈 {pips}</translation>
    </message>
    <message>
        <source>{name}: no tile left</source>
        <translation>{name}: 남은 타일 없음</translation>
    </message>
    <message>
        <source>In Five Up everyone loses what is left in their own hand: each hand is rounded to fives by itself, and five pips cost one point.</source>
        <translation>파이브 업에서는 저마다 자기 손패에 남은 눈을 잃습니다. 손패마다 5의 배수로 반올림하고, 눈 5마다 1점씩 뺍니다.</translation>
    </message>
    <message>
        <source>In Draw the opponents&apos; pips are paid as they are, without rounding.</source>
        <translation>드로에서는 상대의 눈을 반올림하지 않고 그대로 받습니다.</translation>
    </message>
    <message>
        <source>In All Fives the opponents&apos; pips are added up and rounded once. Where two of three have equally few, they halve what the third one&apos;s hand pays.</source>
        <translation>올 파이브스에서는 상대들의 눈을 더해 한 번 반올림합니다. 세 명 중 두 명이 똑같이 가장 적으면 셋째 사람의 손패 점수를 반씩 나눕니다.</translation>
    </message>
    <message>
        <source>In All Fives all the opponents&apos; pips are added up first, and then rounded to fives once. One&apos;s own pips are not taken off.</source>
        <translation>올 파이브스에서는 상대들의 눈을 먼저 모두 더한 뒤 5의 배수로 한 번 반올림합니다. 자기 눈은 빼지 않습니다.</translation>
    </message>
    <message>
        <source>In a blocked round of Muggins each opponent&apos;s hand is rounded to fives, and one&apos;s own rounded hand is taken off.</source>
        <translation>머긴스의 막힌 라운드에서는 상대의 손패를 각각 5의 배수로 반올림하고, 자기 손패도 반올림하여 뺍니다.</translation>
    </message>
    <message>
        <source>In Muggins each opponent&apos;s hand is rounded to fives by itself, then added up.</source>
        <translation>머긴스에서는 상대의 손패를 각각 5의 배수로 반올림한 뒤 더합니다.</translation>
    </message>
    <message>
        <source>What is the count?</source>
        <translation>끝 합계는 얼마일까요?</translation>
    </message>
    <message>
        <source>How many points does this pay?</source>
        <translation>몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>Point at every end that counts, with the mouse or by arrows and Space. Then check.</source>
        <translation>득점 끝을 모두 짚은 뒤 확인하세요. 마우스로 누르거나, 화살표로 옮겨 가며 스페이스 바를 누르면 됩니다.</translation>
    </message>
    <message>
        <source>Is this round blocked?</source>
        <translation>이 라운드는 막혔을까요?</translation>
    </message>
    <message>
        <source>It is your turn. What do the rules ask?</source>
        <translation>내 차례입니다. 규칙대로라면 무엇을 해야 할까요?</translation>
    </message>
    <message>
        <source>Place a tile that makes the count {count}.</source>
        <translation>끝 합계 {count}에 맞게 타일을 놓으세요.</translation>
    </message>
    <message>
        <source>Place a tile that fits.</source>
        <translation>맞는 타일을 놓으세요.</translation>
    </message>
    <message>
        <source>Place a tile that scores.</source>
        <translation>득점하는 타일을 놓으세요.</translation>
    </message>
    <message>
        <source>Score as much as you can.</source>
        <translation>낼 수 있는 가장 높은 점수를 내세요.</translation>
    </message>
    <message>
        <source>Place a tile that leaves the next player the least to score.</source>
        <translation>다음 사람이 낼 수 있는 점수가 가장 적도록 타일을 놓으세요.</translation>
    </message>
    <message>
        <source>Place a tile so that the most of your other tiles still fit.</source>
        <translation>남은 타일을 되도록 많이 이어 놓을 수 있도록 타일을 놓으세요.</translation>
    </message>
    <message>
        <source>How many points do you lose?</source>
        <translation>나는 몇 점을 잃을까요?</translation>
    </message>
    <message>
        <source>How many points do you get?</source>
        <translation>나는 몇 점을 받을까요?</translation>
    </message>
    <message>
        <source>How many points are lost by: {side}?</source>
        <translation>몇 점을 잃을까요? ({side})</translation>
    </message>
    <message>
        <source>How many points go to: {side}?</source>
        <translation>몇 점을 받을까요? ({side})</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>맞습니다.</translation>
    </message>
    <message>
        <source>It is not so.</source>
        <translation>그렇지 않습니다.</translation>
    </message>
    <message>
        <source>{given} is not the count. End by end:</source>
        <translation>{given}: 맞는 합계가 아닙니다. 끝을 하나씩 살펴봅시다.</translation>
    </message>
    <message>
        <source>It does not pay {given}. The ends make {count}.</source>
        <translation>{given}점이 아닙니다. 끝 합계: {count}</translation>
    </message>
    <message>
        <source>In Draw no placement scores.</source>
        <translation>드로에서는 타일을 놓아도 점수가 없습니다.</translation>
    </message>
    <message>
        <source>A count that is a multiple of five, above zero, pays just that; any other nothing.</source>
        <translation>0보다 큰 5의 배수이면 그 합계만큼 점수를 얻고, 그 밖에는 점수가 없습니다.</translation>
    </message>
    <message>
        <source>In Five Up a count that is a multiple of five, above zero, pays a fifth of it; any other nothing.</source>
        <translation>파이브 업에서는 0보다 큰 5의 배수이면 합계를 5로 나눈 만큼 점수를 얻고, 그 밖에는 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Not quite. End by end:</source>
        <translation>조금 다릅니다. 끝을 하나씩 살펴봅시다.</translation>
    </message>
    <message>
        <source>The {number} of {tile} lies against another tile: it is no end any more.</source>
        <translation>{tile}의 {number} 쪽은 다른 타일과 맞닿아 있어 이제 끝이 아닙니다.</translation>
    </message>
    <message>
        <source>{branch} of {tile}, no tile there</source>
        <translation>{tile}의 {branch}, 타일 없음</translation>
    </message>
    <message>
        <source>double {tile}</source>
        <translation>더블타일 {tile}</translation>
    </message>
    <message>
        <source>{tile}, low end, {number}</source>
        <translation>{tile}, 낮은 끝, {number}</translation>
    </message>
    <message>
        <source>{tile}, high end, {number}</source>
        <translation>{tile}, 높은 끝, {number}</translation>
    </message>
    <message>
        <source>{tile} there makes the count {count}.</source>
        <translation>그 자리에 {tile}: 끝 합계 {count}</translation>
    </message>
    <message>
        <source>There is more to be had.</source>
        <translation>더 높은 점수를 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The count is {count}.</source>
        <translation>끝 합계는 {count}입니다.</translation>
    </message>
    <message>
        <source>Look where this would go: {tiles}</source>
        <translation>이 타일을 놓을 자리를 찾아보세요: {tiles}</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>점수는 없습니다.</translation>
    </message>
    <message>
        <source>It scores {points}.</source>
        <translation>{points}점을 얻습니다.</translation>
    </message>
    <message>
        <source>No tile that you do not see lets the next player score.</source>
        <translation>보이지 않는 어떤 타일로도 다음 사람은 득점할 수 없습니다.</translation>
    </message>
    <message>
        <source>The next player could score {points}, with {tiles}.</source>
        <translation>다음 사람이 {points}점을 낼 수 있습니다({tiles}).</translation>
    </message>
    <message>
        <source>None of your other tiles would fit then.</source>
        <translation>그러면 남은 타일을 하나도 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>Of your other tiles these fit then: {tiles}.</source>
        <translation>그러면 남은 타일 중에 놓을 수 있는 것: {tiles}</translation>
    </message>
    <message>
        <source>The open ends show {numbers}.</source>
        <translation>열린 끝의 눈: {numbers}</translation>
    </message>
    <message>
        <source>The boneyard still has tiles to be drawn.</source>
        <translation>남은 타일 더미에 아직 뽑을 타일이 있습니다.</translation>
    </message>
    <message>
        <source>{name} can play {tiles}.</source>
        <translation>{name}: {tiles} 놓을 수 있음</translation>
    </message>
    <message>
        <source>Nobody holds such a number, and nothing is left.</source>
        <translation>그 눈을 가진 사람이 없고, 뽑을 타일도 없습니다.</translation>
    </message>
    <message>
        <source>It is {points}.</source>
        <translation>답은 {points}점입니다.</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>다시 한번 해 보세요.</translation>
    </message>
    <message>
        <source>{given} is not it. Hand by hand:</source>
        <translation>{given}점이 아닙니다. 손패를 하나씩 살펴봅시다.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>입문</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>초급</translation>
    </message>
    <message>
        <source>club</source>
        <translation>중급</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>master</source>
        <translation>달인</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Any time</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>이번 주</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>이번 달</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>올해</translation>
    </message>
    <message>
        <source>From … until …</source>
        <translation>기간 지정…</translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Won by {name}</source>
        <translation>승자: {name}</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝난 경기</translation>
    </message>
    <message>
        <source>{state}, practice</source>
        <translation>{state}, 연습</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>오늘 {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>어제 {time}</translation>
    </message>
    <message>
        <source>rounds: {number}</source>
        <translation>라운드 수: {number}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy record</source>
        <translation>기보 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo deleting</source>
        <translation>삭제 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>파일 열기(&amp;F)…</translation>
    </message>
    <message>
        <source>Show fo&amp;lder</source>
        <translation>폴더 보기(&amp;L)</translation>
    </message>
    <message>
        <source>Searc&amp;h</source>
        <translation>찾기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Read the files anew</source>
        <translation>파일 다시 읽기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>LibraryFilters</name>
    <message>
        <source>Search names</source>
        <translation>이름 찾기</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>수준</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>모든 상태</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>모든 플레이어</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>모든 상대</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝난 경기</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>사람이 둔 경기</translation>
    </message>
    <message>
        <source>Computers alone</source>
        <translation>컴퓨터끼리 둔 경기</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>모든 수준</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Matches</source>
        <translation>경기 목록</translation>
    </message>
    <message>
        <source>Nothing has been played yet.

Every match is kept here from its first tile on, finished or not: begin one with Game &gt; New match. Records of others are opened with “Open file…”, or dropped here.</source>
        <translation>아직 둔 경기가 없습니다.

모든 경기는 첫 타일부터 여기에 남습니다. 끝나지 않은 경기도 남습니다. 게임 &gt; 새 경기에서 시작해 보세요. 다른 사람의 기보는 “파일 열기…”로 열거나 여기에 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>No match is what you look for.</source>
        <translation>조건에 맞는 경기가 없습니다.</translation>
    </message>
    <message>
        <source>The records are being read…</source>
        <translation>기보를 읽는 중입니다…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>모든 경기 보기</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Begun</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Players ({mark}: won)</source>
        <translation>플레이어 ({mark}: 승)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>LibraryPreview</name>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
</context>
<context>
    <name>LibraryRecords</name>
    <message>
        <source>The record has been copied.</source>
        <translation>기보를 복사했습니다.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>저장했습니다: {file}</translation>
    </message>
    <message>
        <source>The records lie in {folder}, which cannot be shown here.</source>
        <translation>기보는 다음 폴더에 있으며 여기서는 열어 보일 수 없습니다: {folder}</translation>
    </message>
</context>
<context>
    <name>LibraryRounds</name>
    <message>
        <source>being played</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Round {number}: {how}</source>
        <translation>{number}라운드: {how}</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>막힘</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>도미노: {name}</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>기권: {name}</translation>
    </message>
    <message>
        <source>{name} reached {points}</source>
        <translation>{points}점 도달: {name}</translation>
    </message>
</context>
<context>
    <name>LibraryTelling</name>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file}: 읽을 수 없습니다 ({reason}).</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read: {files}</source>
        <translation>
            <numerusform>기보 %n개를 읽을 수 없습니다: {files}</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the records: {done} of {all}</source>
        <translation>기보를 읽는 중: {all}개 중 {done}개</translation>
    </message>
    <message>
        <source>Moving the records: {done} of {all}</source>
        <translation>기보를 옮기는 중: {all}개 중 {done}개</translation>
    </message>
    <message>
        <source>{file} is damaged, and so is not listed ({reason}).</source>
        <translation>{file}: 손상되어 목록에 넣지 않았습니다 ({reason}).</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are damaged, and so are not listed: {files}</source>
        <translation>
            <numerusform>기보 %n개가 손상되어 목록에 넣지 않았습니다: {files}</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>따로 보관</translation>
    </message>
    <message>
        <source>Kept aside in {folder}.</source>
        <translation>따로 보관했습니다: {folder}</translation>
    </message>
    <message>
        <source>The match that is being played cannot be deleted.</source>
        <translation>지금 두고 있는 경기는 삭제할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be deleted: {files}</source>
        <translation>
            <numerusform>경기 %n개를 삭제하지 못했습니다: {files}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>경기 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>The records cannot be moved ({reason}).</source>
        <translation>기보를 옮길 수 없습니다 ({reason}).</translation>
    </message>
</context>
<context>
    <name>LibraryTroubles</name>
    <message>
        <source>The library cannot be written to the disk, so it is made anew each time it is opened. The records of the matches are not touched by this.</source>
        <translation>보관함을 디스크에 쓸 수 없어 열 때마다 새로 만듭니다. 경기 기보에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>The disk is full. Matches are listed from their records; what is new is kept again as soon as there is room.</source>
        <translation>디스크가 가득 찼습니다. 목록은 기보에서 바로 만들며, 공간이 생기면 다시 저장합니다.</translation>
    </message>
    <message>
        <source>Another copy of the game is writing to the library. What is missing here comes with F5, a moment later.</source>
        <translation>다른 창의 게임이 보관함에 쓰고 있습니다. 빠진 경기는 잠시 뒤 F5를 누르면 나타납니다.</translation>
    </message>
    <message>
        <source>The library was damaged. What is left of it has been kept aside, and it is being made anew from the records: no match is lost.</source>
        <translation>보관함이 손상되었습니다. 남은 것은 따로 보관하고 기보로 새로 만드는 중입니다. 없어진 경기는 없습니다.</translation>
    </message>
    <message>
        <source>A newer version of the game has made the library, which stays as it is. The matches are listed from their records instead.</source>
        <translation>더 새로운 버전의 게임이 만든 보관함이므로 그대로 둡니다. 목록은 대신 기보에서 만듭니다.</translation>
    </message>
    <message>
        <source>The library cannot be used. The records of the matches are not touched by this.</source>
        <translation>보관함을 사용할 수 없습니다. 경기 기보에는 영향이 없습니다.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>보관함</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>경기 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lot</name>
    <message>
        <source>Leads this round: {name}</source>
        <translation>이번 라운드 선공: {name}</translation>
    </message>
    <message>
        <source>{name}: {tile}, {pips} pips</source>
        <translation>{name}: {tile}, 눈값 {pips}</translation>
    </message>
    <message>
        <source>A lot decides who leads: most pips.</source>
        <translation>추첨으로 선공을 정합니다. 눈값이 가장 큰 사람이 선공입니다.</translation>
    </message>
    <message>
        <source>Equal: those draw again.</source>
        <translation>동률: 동률인 사람끼리 다시 추첨합니다.</translation>
    </message>
</context>
<context>
    <name>MatchOverButtons</name>
    <message>
        <source>First page</source>
        <translation>첫 화면</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>새 경기(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>기보 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation>기보 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy record</source>
        <translation>기보 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Repla&amp;y this match</source>
        <translation>이 경기 다시 보기(&amp;Y)</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>복기(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>재경기(&amp;R)</translation>
    </message>
    <message>
        <source>Rematch, seats e&amp;xchanged</source>
        <translation>자리 바꿔 재경기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>기권(&amp;G)…</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>보관함(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>통계(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>환경 설정(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>두기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pick a tile</source>
        <translation>타일 고르기(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt place</source>
        <translation>다음 자리(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious place</source>
        <translation>이전 자리(&amp;V)</translation>
    </message>
    <message>
        <source>Place the &amp;tile</source>
        <translation>타일 놓기(&amp;T)</translation>
    </message>
    <message>
        <source>Put it &amp;back</source>
        <translation>되돌려 놓기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sort the rack</source>
        <translation>손패 정렬(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>뽑기(&amp;D)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>차례 넘기기(&amp;A)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>계속(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Why this count?</source>
        <translation>이 합계인 까닭(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>무르기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Draw by itself when forced</source>
        <translation>뽑아야 할 때 자동으로 뽑기</translation>
    </message>
    <message>
        <source>Pass by itself when forced</source>
        <translation>넘겨야 할 때 자동으로 넘기기</translation>
    </message>
    <message>
        <source>Place by itself what alone can be done</source>
        <translation>놓을 수 있는 수가 하나뿐이면 자동으로 놓기</translation>
    </message>
    <message>
        <source>Ask for a second click to place a tile</source>
        <translation>타일을 놓기 전에 한 번 더 확인</translation>
    </message>
    <message>
        <source>&amp;Coach: a word where much is given away</source>
        <translation>코치: 많이 내주는 수를 알려 주기(&amp;C)</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>{number}번 타일</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>진행 속도(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>느리게(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>보통(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>빠르게(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>시스템 설정(&amp;S)</translation>
    </message>
    <message>
        <source>Count at plac&amp;es</source>
        <translation>놓을 자리의 끝 합계(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>확대(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Loo&amp;k around</source>
        <translation>둘러보기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>왼쪽(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>오른쪽(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>위(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>아래(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>테이블에서 나가기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>움직임(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>켜기(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>끄기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>자동(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>점수표(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;deal…</source>
        <translation>이번 패(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Hands open when watching</source>
        <translation>관전할 때 손패 공개(&amp;H)</translation>
    </message>
    <message>
        <source>Co&amp;unt of the table</source>
        <translation>테이블의 끝 합계(&amp;U)</translation>
    </message>
    <message>
        <source>All of the ta&amp;ble</source>
        <translation>테이블 전체(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Learn to count</source>
        <translation>세는 법 배우기(&amp;L)</translation>
    </message>
    <message>
        <source>Counting &amp;drill</source>
        <translation>끝 합계 연습(&amp;D)</translation>
    </message>
    <message>
        <source>Report a &amp;fault…</source>
        <translation>문제 신고(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About Fives</source>
        <translation>파이브스 정보(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Give up</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Give this match up?</source>
        <translation>이 경기를 기권할까요?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>힌트 보기</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>힌트를 볼까요?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove “{program}” from the list?</source>
        <translation>“{program}”: 목록에서 제거할까요?</translation>
    </message>
    <message>
        <source>The program itself stays where it is. In matches that it has begun, the game&apos;s own player takes its seat.</source>
        <translation>프로그램 파일은 그대로 남습니다. 이 프로그램이 두던 경기에서는 게임의 컴퓨터가 그 자리를 맡습니다.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>About Fives</source>
        <translation>파이브스 정보</translation>
    </message>
    <message>
        <source>Fives {version}</source>
        <translation>파이브스 {version}</translation>
    </message>
    <message>
        <source>The fives family of dominoes: All Fives, All Five (Muggins), Five Up and Draw.

Every deal is sealed before it is played and opened after it, and the computer is told only what its seat may see.

Free software under the MIT licence.</source>
        <translation>파이브스 계열 도미노 게임: 올 파이브스, 올 파이브(머긴스), 파이브 업, 드로.

나눈 타일은 라운드 전에 봉인하고 끝난 뒤에 공개하며, 컴퓨터는 자기 자리에서 볼 수 있는 것만 압니다.

MIT 라이선스의 자유 소프트웨어입니다.</translation>
    </message>
    <message>
        <source>{name}: give this match up?</source>
        <translation>{name}: 이 경기를 기권할까요?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Take the move back?</source>
        <translation>이 수를 무를까요?</translation>
    </message>
    <message>
        <source>This makes the match practice, which is not counted in the statistics. You are asked only once in a match.</source>
        <translation>무르면 연습 경기가 되어 통계에 들어가지 않습니다. 한 경기에 한 번만 묻습니다.</translation>
    </message>
    <message>
        <source>It counts as lost, and the match ends here. Leaving the table instead keeps it for another day.</source>
        <translation>진 것으로 세고, 경기는 여기서 끝납니다. 기권하지 않고 테이블에서 나가면 경기가 그대로 남아 다음에 이어서 둘 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>You counted the double {tile} once: it counts {adds}.</source>
        <translation>더블타일 {tile}의 반쪽을 한 번만 세었습니다. 두 반쪽을 모두 세면 {adds}입니다.</translation>
    </message>
    <message>
        <source>You counted the double {tile}: with both long sides covered it counts nothing.</source>
        <translation>양쪽 직선이 채워진 더블타일 {tile}까지 세었습니다. 이 더블타일은 세지 않습니다.</translation>
    </message>
    <message>
        <source>You counted a branch of {tile} that no tile lies at: it counts nothing yet.</source>
        <translation>{tile}에서 아직 시작하지 않은 갈래까지 세었습니다. 타일이 놓이기 전에는 세지 않습니다.</translation>
    </message>
    <message>
        <source>You left out {tile}: it counts {adds}.</source>
        <translation>{tile} 타일이 빠졌습니다. 여기서 더할 값은 {adds}입니다.</translation>
    </message>
    <message>
        <source>You counted half of {tile}: the only tile counts whole, {adds}.</source>
        <translation>{tile}의 반쪽만 세었습니다. 하나뿐인 타일은 모두 세어 {adds}입니다.</translation>
    </message>
    <message>
        <source>You counted a half of the double {tile}: with both long sides covered it counts nothing.</source>
        <translation>양쪽 직선이 채워진 더블타일 {tile}의 반쪽까지 세었습니다. 이 더블타일은 세지 않습니다.</translation>
    </message>
    <message>
        <source>You counted the short ends of {tile} besides: its branches are not open yet.</source>
        <translation>{tile}의 짧은 쪽 끝까지 세었습니다. 갈래는 아직 열리지 않았습니다.</translation>
    </message>
    <message>
        <source>You counted all of {tile}: only its open half counts, {adds}.</source>
        <translation>{tile} 전체를 세었습니다. 세는 것은 열린 반쪽 {adds}뿐입니다.</translation>
    </message>
    <message>
        <source>You counted the covered half of {tile}: its open half counts, {adds}.</source>
        <translation>{tile}의 덮인 반쪽을 세었습니다. 세는 것은 열린 반쪽, 곧 {adds}입니다.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Mina</source>
        <translation>미나</translation>
    </message>
    <message>
        <source>Theo</source>
        <translation>태오</translation>
    </message>
    <message>
        <source>Sora</source>
        <translation>소라</translation>
    </message>
    <message>
        <source>Juno</source>
        <translation>준오</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>플레이어 {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>새 경기</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>4 players, two partnerships</source>
        <translation>4명, 파트너전 두 조</translation>
    </message>
    <message>
        <source>4 players, each alone</source>
        <translation>4명, 개인전</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n명</numerusform>
        </translation>
    </message>
    <message>
        <source>Two people are called {name}: each needs a name of their own.</source>
        <translation>두 사람의 이름이 {name}(으)로 같습니다. 서로 다른 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>관전하기</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Report…</source>
        <translation>신고…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Everything that happened is on the disk again.</source>
        <translation>지금까지의 진행을 모두 디스크에 기록했습니다.</translation>
    </message>
    <message>
        <source>The last line of the record was cut off and has been left out; the match goes on from the line before it.</source>
        <translation>기보의 마지막 줄이 잘려 있어 제외했습니다. 경기는 그 앞줄에서 이어집니다.</translation>
    </message>
    <message>
        <source>The record does not hold the key of this deal, so the deal has been sealed anew and the match is for practice.</source>
        <translation>기보에 이번 라운드의 봉인 열쇠가 없어 다시 봉인했습니다. 이 경기는 연습 경기가 됩니다.</translation>
    </message>
    <message>
        <source>The match cannot be written to the disk. Play goes on; what happened is written as soon as that is possible.</source>
        <translation>경기를 디스크에 기록할 수 없습니다. 경기는 계속되며, 가능해지는 대로 기록합니다.</translation>
    </message>
    <message>
        <source>{fault} It has been started again.</source>
        <translation>{fault} 다시 시작했습니다.</translation>
    </message>
    <message>
        <source>{fault} A built-in player takes its place.</source>
        <translation>{fault} 내장 플레이어가 대신 둡니다.</translation>
    </message>
    <message>
        <source>No program “{program}” is among those added (Game &gt; Preferences), so the game&apos;s own player plays for {name}.</source>
        <translation>“{program}”: 추가된 프로그램 가운데 없습니다(게임 &gt; 환경 설정). {name} 자리는 게임의 컴퓨터가 대신 둡니다.</translation>
    </message>
    <message>
        <source>The program that judges placements could not be used, so there are no hints in this match and the coach is silent.</source>
        <translation>수를 판단하는 프로그램을 쓸 수 없어서, 이 경기에는 힌트가 없고 코치도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} could not be started.</source>
        <translation>{name} 자리의 프로그램을 시작할 수 없었습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} ended.</source>
        <translation>{name} 자리의 프로그램이 도중에 종료되었습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} did not answer.</source>
        <translation>{name} 자리의 프로그램이 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} was not understood.</source>
        <translation>{name} 자리의 프로그램이 알 수 없는 응답을 보냈습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} said too much.</source>
        <translation>{name} 자리의 프로그램이 너무 많은 응답을 보냈습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} speaks another version of the protocol.</source>
        <translation>{name} 자리의 프로그램은 프로토콜 버전이 다릅니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} does not know this level.</source>
        <translation>{name} 자리의 프로그램이 이 수준을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} refused to answer.</source>
        <translation>{name} 자리의 프로그램이 응답을 거부했습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} answered what nobody had asked.</source>
        <translation>{name} 자리의 프로그램이 묻지 않은 것에 응답했습니다.</translation>
    </message>
    <message>
        <source>The program that plays for {name} chose what the rules do not allow.</source>
        <translation>{name} 자리의 프로그램이 규칙에 어긋나는 선택을 했습니다.</translation>
    </message>
    <message>
        <source>{file} breaks a rule in line {line}: {sentence}</source>
        <translation>{file}: {line}번째 줄이 규칙에 어긋납니다. {sentence}</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file}: 열 수 없는 파일입니다.</translation>
    </message>
    <message>
        <source>{file} is damaged or no record: line {line} cannot be read.</source>
        <translation>{file}: 손상되었거나 기보가 아닙니다. {line}번째 줄을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>It is kept aside, as it is, in the folder “damaged” beside the matches.</source>
        <translation>이 파일은 경기 폴더 안의 “damaged” 폴더에 그대로 따로 보관되었습니다.</translation>
    </message>
    <message>
        <source>{file} is being played in another window.</source>
        <translation>{file}: 다른 창에서 진행 중인 경기입니다.</translation>
    </message>
</context>
<context>
    <name>NumberChoice</name>
    <message>
        <source>{number} (usual)</source>
        <translation>{number} (기본)</translation>
    </message>
</context>
<context>
    <name>OverTimePage</name>
    <message>
        <source>even share</source>
        <translation>균등한 몫</translation>
    </message>
</context>
<context>
    <name>OwnCount</name>
    <message>
        <source>What is the count now?</source>
        <translation>지금 끝 합계는 얼마입니까?</translation>
    </message>
    <message>
        <source>What does it pay?</source>
        <translation>몇 점입니까?</translation>
    </message>
    <message>
        <source>What does it pay (count ÷ {divisor})?</source>
        <translation>몇 점입니까(끝 합계 ÷ {divisor})?</translation>
    </message>
    <message>
        <source>{name}: {question}</source>
        <translation>{name}: {question}</translation>
    </message>
    <message>
        <source>{number} is right, in {time}</source>
        <translation>{number}, 맞았습니다({time})</translation>
    </message>
</context>
<context>
    <name>OwnCountCard</name>
    <message>
        <source>Show it  Esc</source>
        <translation>그냥 보기  Esc</translation>
    </message>
    <message>
        <source>Show it without an answer</source>
        <translation>답하지 않고 보기</translation>
    </message>
</context>
<context>
    <name>PlacingAsking</name>
    <message>
        <source>Several places: click one, or choose with the arrows, then Enter.</source>
        <translation>놓을 자리가 여러 곳입니다. 클릭하거나, 화살표로 고른 뒤 Enter 키를 누르세요.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Your turn</source>
        <translation>내 차례에</translation>
    </message>
    <message>
        <source>&amp;Draw by itself when nothing fits</source>
        <translation>놓을 타일이 없으면 자동으로 뽑기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pass by itself when nothing can be drawn</source>
        <translation>뽑을 타일도 없으면 자동으로 넘기기(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;lace by itself what alone can be done</source>
        <translation>놓을 수 있는 수가 하나뿐이면 자동으로 놓기(&amp;L)</translation>
    </message>
    <message>
        <source>Where people share the screen: once the owner of the rack has taken over.</source>
        <translation>여럿이 한 화면에서 할 때는 그 손패의 주인이 자리를 넘겨받은 뒤에 놓습니다.</translation>
    </message>
    <message>
        <source>&amp;Ask for a second click to place a tile</source>
        <translation>타일을 놓기 전에 한 번 더 확인(&amp;A)</translation>
    </message>
    <message>
        <source>The first click or Enter lays the tile on its place and shows what it pays, the second places it. A click elsewhere or Escape puts it back.</source>
        <translation>처음 누르거나 Enter를 치면 타일을 자리에 올려 점수를 보여 주고, 두 번째에 놓습니다. 다른 곳을 누르거나 Esc를 치면 되돌립니다.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>진행 속도</translation>
    </message>
    <message>
        <source>&amp;Between moves</source>
        <translation>수와 수 사이(&amp;B)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>A&amp;nimation</source>
        <translation>움직임(&amp;N)</translation>
    </message>
    <message>
        <source>as the system is set</source>
        <translation>시스템 설정대로</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>보이는 것</translation>
    </message>
    <message>
        <source>&amp;Scores of Five Up</source>
        <translation>파이브 업 점수(&amp;S)</translation>
    </message>
    <message>
        <source>as strokes</source>
        <translation>획</translation>
    </message>
    <message>
        <source>on a cribbage board</source>
        <translation>크리비지 보드</translation>
    </message>
    <message>
        <source>&amp;Open hands where computers play alone</source>
        <translation>컴퓨터끼리 둘 때 손패 공개(&amp;O)</translation>
    </message>
</context>
<context>
    <name>PointingAsking</name>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>상대 프로그램</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>플레이</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>Add a program</source>
        <translation>프로그램 추가</translation>
    </message>
    <message>
        <source>Edit the program</source>
        <translation>프로그램 수정</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Runs in folder</source>
        <translation>실행 폴더</translation>
    </message>
    <message>
        <source>none; what has blanks stands in quotes</source>
        <translation>없음; 빈칸이 든 인수는 따옴표로 묶습니다</translation>
    </message>
    <message>
        <source>your own folder</source>
        <translation>사용자 폴더</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>고르기(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>프로그램 고르기</translation>
    </message>
    <message>
        <source>A quote among the arguments is not closed.</source>
        <translation>인수의 따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>The program needs a name.</source>
        <translation>프로그램 이름을 적어 주세요.</translation>
    </message>
    <message>
        <source>Another program has this name already.</source>
        <translation>같은 이름의 프로그램이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Choose the program, or type what it is called.</source>
        <translation>프로그램을 고르거나 실행할 이름을 적어 주세요.</translation>
    </message>
    <message>
        <source>The program&apos;s path has to be a whole one.</source>
        <translation>프로그램의 전체 경로를 적어 주세요.</translation>
    </message>
    <message>
        <source>An argument is too long.</source>
        <translation>너무 긴 인수가 있습니다.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>그런 폴더가 없습니다.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Programs</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>추가(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>수정(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>시험(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>제거(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Faults…</source>
        <translation>오류 기록(&amp;F)…</translation>
    </message>
    <message>
        <source>Programs of other people that speak the opponent protocol. Once added, they can be chosen for any seat of a new match.</source>
        <translation>상대 프로토콜로 두는 다른 사람의 프로그램입니다. 추가하면 새 경기에서 어느 자리에든 앉힐 수 있습니다.</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>아직 시험하지 않음</translation>
    </message>
</context>
<context>
    <name>ProgressOverTime</name>
    <message>
        <source>Right answers</source>
        <translation>정답률</translation>
    </message>
    <message>
        <source>Time of the right answers</source>
        <translation>정답에 걸린 시간</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>푼 문제</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>중간 시간</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중간 시간</translation>
    </message>
    <message>
        <source>share of right answers</source>
        <translation>정답률</translation>
    </message>
    <message>
        <source>a day, with the middle half of its times</source>
        <translation>하루, 가운데 절반의 시간과 함께</translation>
    </message>
    <message>
        <source>a week, with the middle half of its times</source>
        <translation>한 주, 가운데 절반의 시간과 함께</translation>
    </message>
    <message>
        <source>a month, with the middle half of its times</source>
        <translation>한 달, 가운데 절반의 시간과 함께</translation>
    </message>
    <message>
        <source>half of them between {low} and {high}</source>
        <translation>절반은 {low}에서 {high} 사이</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Thinking: {name} …</source>
        <translation>생각 중: {name} …</translation>
    </message>
    <message>
        <source>Next player: {name}</source>
        <translation>다음 차례: {name}</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>차례: {name}</translation>
    </message>
    <message>
        <source>{name}: no tile fits. Draw one.</source>
        <translation>{name}: 맞는 타일이 없습니다. 한 개 뽑으세요.</translation>
    </message>
    <message>
        <source>{name}: no tile fits and the boneyard is empty. Pass.</source>
        <translation>{name}: 맞는 타일도 남은 타일 더미도 없습니다. 차례를 넘기세요.</translation>
    </message>
    <message>
        <source>{name}: choose a tile, then its place.</source>
        <translation>{name}: 타일을 고르고 놓을 곳을 고르세요.</translation>
    </message>
    <message>
        <source>{name}: lead with a tile.</source>
        <translation>{name}: 선공입니다. 첫 타일을 놓으세요.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>{name}: show my tiles</source>
        <translation>{name}: 내 타일 보기</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>다음 라운드</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}라운드</translation>
    </message>
    <message>
        <source>first to {points}</source>
        <translation>{points}점 목표</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>연습 경기</translation>
    </message>
    <message>
        <source>Once more places it there; Escape puts it back.</source>
        <translation>한 번 더 누르면 놓고, Esc를 누르면 되돌립니다.</translation>
    </message>
    <message>
        <source>{name} claims {points} that {other} left.</source>
        <translation>{name} 님이 {other} 님이 놓친 {points}점을 부릅니다.</translation>
    </message>
    <message>
        <source>Several places: click one, or choose with the arrows, then Enter.</source>
        <translation>놓을 자리가 여러 곳입니다. 클릭하거나, 화살표로 고른 뒤 Enter 키를 누르세요.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open record</source>
        <translation>기보 열기</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>기보 저장</translation>
    </message>
    <message>
        <source>Records ({pattern})</source>
        <translation>기보 ({pattern})</translation>
    </message>
    <message>
        <source>{file} has not been saved: this is the folder in which the game keeps its own records. Choose another.</source>
        <translation>{file}: 저장하지 않았습니다. 게임이 자기 기보를 두는 폴더입니다. 다른 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>{file} cannot be saved ({reason}).</source>
        <translation>{file}: 저장할 수 없습니다 ({reason}).</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Place in the match</source>
        <translation>경기에서 보고 있는 곳</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>&amp;Replay</source>
        <translation>다시 보기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>한 수 앞으로(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>한 수 뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>다음 라운드(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious round</source>
        <translation>이전 라운드(&amp;V)</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>처음으로(&amp;G)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>손패(&amp;H)</translation>
    </message>
    <message>
        <source>Next &amp;choice</source>
        <translation>다음 선택(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;revious choice</source>
        <translation>이전 선택(&amp;R)</translation>
    </message>
    <message>
        <source>Go &amp;on from here…</source>
        <translation>여기서 이어 두기(&amp;O)…</translation>
    </message>
    <message>
        <source>Hands: open</source>
        <translation>손패: 공개</translation>
    </message>
    <message>
        <source>Hands: closed</source>
        <translation>손패: 비공개</translation>
    </message>
    <message>
        <source>Hands: {name}</source>
        <translation>손패: {name}</translation>
    </message>
    <message>
        <source>As {name} saw them</source>
        <translation>{name}에게 보인 대로</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>All &amp;open</source>
        <translation>모두 공개(&amp;O)</translation>
    </message>
    <message>
        <source>All &amp;closed</source>
        <translation>모두 비공개(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The review cannot go on: the opponent program does not answer.</source>
        <translation>복기를 계속할 수 없습니다. 상대 프로그램이 대답하지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a place in the graph or the list to see it on the table.</source>
        <translation>그래프나 목록에서 한 곳을 고르면 테이블에 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>Before the first round</source>
        <translation>첫 라운드 전</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>경기 끝</translation>
    </message>
    <message>
        <source>Round {round}, end of the match</source>
        <translation>{round}라운드, 경기 끝</translation>
    </message>
    <message>
        <source>Round {round}, lot</source>
        <translation>{round}라운드, 추첨</translation>
    </message>
    <message>
        <source>Round {round}, deal</source>
        <translation>{round}라운드, 패 나누기</translation>
    </message>
    <message>
        <source>Round {round}, settled</source>
        <translation>{round}라운드, 정산</translation>
    </message>
    <message>
        <source>Round {round}, placement {number} of {all}</source>
        <translation>{round}라운드, 타일 {number}/{all}</translation>
    </message>
    <message>
        <source>Round {round}, claim after placement {number} of {all}</source>
        <translation>{round}라운드, 타일 {number}/{all} 뒤 점수 부르기</translation>
    </message>
    <message>
        <source>Round {round}, draw after placement {number} of {all}</source>
        <translation>{round}라운드, 타일 {number}/{all} 뒤 뽑기</translation>
    </message>
    <message>
        <source>Round {round}, pass after placement {number} of {all}</source>
        <translation>{round}라운드, 타일 {number}/{all} 뒤 넘기기</translation>
    </message>
    <message>
        <source>Round {round}, after placement {number} of {all}</source>
        <translation>{round}라운드, 타일 {number}/{all} 뒤</translation>
    </message>
    <message>
        <source>{name}: a person</source>
        <translation>{name}: 사람</translation>
    </message>
    <message>
        <source>{name}: {program}, {level}</source>
        <translation>{name}: {program}, {level}</translation>
    </message>
    <message>
        <source>{name}: {program}</source>
        <translation>{name}: {program}</translation>
    </message>
    <message>
        <source>{name}: computer, {level}</source>
        <translation>{name}: 컴퓨터, {level}</translation>
    </message>
    <message>
        <source>{name}: computer</source>
        <translation>{name}: 컴퓨터</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>No round of this match is over, so there is no replay yet.</source>
        <translation>이 경기에는 끝난 라운드가 없어 아직 다시 볼 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Seal opened and checked: the deal was fixed before the first tile.</source>
        <translation>봉인을 열어 확인했습니다. 타일 배분은 첫 타일을 놓기 전에 정해져 있었습니다.</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>승리: {name}</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>막힌 라운드</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>도미노: {name}</translation>
    </message>
    <message>
        <source>{name} reached {points}</source>
        <translation>목표 {points}점 도달: {name}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>점수: {scores}</translation>
    </message>
    <message>
        <source>{name} gave up the match</source>
        <translation>기권: {name}</translation>
    </message>
    <message>
        <source>Next to lead: {name} (went out)</source>
        <translation>다음 선공: {name} (도미노)</translation>
    </message>
    <message>
        <source>Nobody went out, so a lot decides who leads next.</source>
        <translation>도미노가 없었으므로 다음 선공은 추첨으로 정합니다.</translation>
    </message>
    <message>
        <source>Nobody went out, so whoever holds the highest double leads next.</source>
        <translation>도미노가 없었으므로 다음 선공은 가장 높은 더블타일을 가진 사람입니다.</translation>
    </message>
    <message>
        <source>Equal at the target: whole rounds until one side alone leads.</source>
        <translation>목표에서 동점입니다. 한쪽이 단독 선두가 될 때까지 라운드를 이어 갑니다.</translation>
    </message>
    <message>
        <source>The seal does not fit this deal: see View &gt; This deal.</source>
        <translation>봉인이 이 패와 맞지 않습니다. 보기 &gt; 이번 패에서 확인하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <translation>
            <numerusform>%n라운드 진행</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>{points}점 차 승리</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>about equal</source>
        <translation>거의 같음</translation>
    </message>
    <message>
        <source>best</source>
        <translation>가장 좋음</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>아직 살펴보지 않았습니다.</translation>
    </message>
    <message>
        <source>Cost {points} points, give or take {noise}.</source>
        <translation>{points}점을 잃었습니다(오차 ±{noise}).</translation>
    </message>
    <message>
        <source>About as good as the best: what is between them is within chance.</source>
        <translation>가장 좋은 수와 거의 같습니다. 차이가 오차 안에 있습니다.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>더 좋은 수를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>{tile} led</source>
        <translation>{tile} 첫 타일</translation>
    </message>
    <message>
        <source>{tile} at {other}</source>
        <translation>{other}에 {tile}</translation>
    </message>
    <message>
        <source>pays {points}</source>
        <translation>득점 {points}</translation>
    </message>
    <message>
        <source>expected {points}</source>
        <translation>기댓값 {points}</translation>
    </message>
    <message>
        <source>wins {share} %</source>
        <translation>승률 {share}%</translation>
    </message>
    <message>
        <source>It goes out.</source>
        <translation>마지막 타일이므로 도미노를 합니다.</translation>
    </message>
    <message>
        <source>It pays {points} more at once.</source>
        <translation>바로 {points}점을 더 얻습니다.</translation>
    </message>
    <message>
        <source>{name} can score after it with a chance of {share} %, not of {other} %.</source>
        <translation>그 뒤 {name} 님이 득점할 가능성이 {other}%가 아니라 {share}%입니다.</translation>
    </message>
    <message>
        <source>{name} scores about {points} after it, not about {other}.</source>
        <translation>그 뒤 {name} 님의 득점은 약 {other}점이 아니라 약 {points}점입니다.</translation>
    </message>
    <message>
        <source>{name} has shown to hold no {numbers}.</source>
        <translation>{name} 님에게 {numbers} 타일이 없다는 것이 드러났습니다.</translation>
    </message>
    <message>
        <source>Of the tiles left, {number} fit then, not {other}.</source>
        <translation>그러면 남는 타일 가운데 {other}개가 아니라 {number}개를 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>It leaves {number} pips in the hand, not {other}.</source>
        <translation>손패에 남는 눈이 {other}개가 아니라 {number}개입니다.</translation>
    </message>
    <message>
        <source>There was nothing to choose in this round.</source>
        <translation>이번 라운드에서는 고를 것이 없었습니다.</translation>
    </message>
    <message>
        <source>This round: nothing clearly lost</source>
        <translation>이번 라운드: 뚜렷이 잃은 점수 없음</translation>
    </message>
    <message>
        <source>This round: {points} points lost</source>
        <translation>이번 라운드: {points}점 잃음</translation>
    </message>
    <message>
        <source>Match: {points} points lost per round</source>
        <translation>경기: 라운드마다 {points}점 잃음</translation>
    </message>
    <message>
        <source>So far: {points} points lost per round ({done} of {of} rounds)</source>
        <translation>지금까지: 라운드마다 {points}점 잃음({of}라운드 중 {done}라운드)</translation>
    </message>
    <message>
        <source>{points} points lost per round</source>
        <translation>라운드마다 {points}점 잃음</translation>
    </message>
    <message>
        <source>of the latest matches: {points}</source>
        <translation>최근 경기 평균: {points}</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Expected result of the round</source>
        <translation>라운드의 예상 결과</translation>
    </message>
    <message>
        <source>up to the best</source>
        <translation>가장 좋은 수까지</translation>
    </message>
    <message>
        <source>lead as you chose</source>
        <translation>고른 수의 우세</translation>
    </message>
    <message>
        <source>level</source>
        <translation>동점</translation>
    </message>
    <message>
        <source>Expected lead: {points}</source>
        <translation>예상 우세: {points}</translation>
    </message>
    <message>
        <source>Choice {number}: {tile}</source>
        <translation>선택 {number}: {tile}</translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Choice {number}: {tile}, {cost}</source>
        <translation>선택 {number}: {tile}, {cost}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Whose choices</source>
        <translation>누구의 선택</translation>
    </message>
    <message>
        <source>Choices of the round</source>
        <translation>라운드의 선택</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>복기 진행</translation>
    </message>
    <message>
        <source>Over time…</source>
        <translation>기록 추이…</translation>
    </message>
    <message>
        <source>Close review</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서 이어 두기</translation>
    </message>
    <message>
        <source>Review: round {number}</source>
        <translation>복기: {number}라운드</translation>
    </message>
    <message>
        <source>Being looked at…</source>
        <translation>살펴보는 중…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Go on reviewing</source>
        <translation>계속 살펴보기</translation>
    </message>
</context>
<context>
    <name>ReviewsWindow</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>누구의 선택</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Points lost per round over time</source>
        <translation>라운드당 잃은 점수의 추이</translation>
    </message>
    <message>
        <source>Matches to review</source>
        <translation>복기할 경기</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>복기(&amp;R)</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>선수</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Lost per round</source>
        <translation>라운드당 손실</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>아직 안 봄</translation>
    </message>
    <message>
        <source>points lost per round in a match</source>
        <translation>경기에서 라운드당 잃은 점수</translation>
    </message>
    <message>
        <source>the latest five together</source>
        <translation>최근 다섯 경기 평균</translation>
    </message>
    <message>
        <source>No match that a person played is over yet. Once one is, it stands here. A round can be reviewed at the table as soon as it is over.</source>
        <translation>사람이 둔 경기 가운데 끝난 것이 아직 없습니다. 경기가 끝나면 여기에 나옵니다. 라운드는 끝나는 대로 테이블에서 복기할 수 있습니다.</translation>
    </message>
    <message>
        <source>No such match has been reviewed.</source>
        <translation>조건에 맞는 복기한 경기가 없습니다.</translation>
    </message>
    <message>
        <source>A review tells what each of your choices cost, held against the best that you could have known of. Choose a match.</source>
        <translation>복기는 그때 알 수 있었던 가장 좋은 수와 견주어, 선택마다 얼마를 잃었는지 알려 줍니다. 경기를 고르세요.</translation>
    </message>
</context>
<context>
    <name>RoundLog</name>
    <message>
        <source>Nobody claimed {points}</source>
        <translation>아무도 {points}점을 부르지 않음</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>{name} (선공)</translation>
    </message>
    <message>
        <source>{name} claimed {points}</source>
        <translation>{name} {points}점 부름</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n tile(s)</source>
        <translation>
            <numerusform>{name}: %n개 뽑음</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: 차례 넘김</translation>
    </message>
    <message>
        <source>{name} gave up the match</source>
        <translation>기권: {name}</translation>
    </message>
    <message>
        <source>{name}: highest double</source>
        <translation>{name}: 최고 더블타일</translation>
    </message>
    <message>
        <source>{name}: lot</source>
        <translation>{name}: 추첨</translation>
    </message>
    <message>
        <source>Equal: another lot</source>
        <translation>동률: 다시 추첨</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>A turn</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Points for a tile</source>
        <translation>타일 놓기 득점</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>선공</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>어떤 게임인가</translation>
    </message>
    <message>
        <source>House rule: {name}</source>
        <translation>하우스 룰: {name}</translation>
    </message>
    <message>
        <source>Tiles and deal</source>
        <translation>준비물과 나누기</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>파트너전</translation>
    </message>
    <message>
        <source>Open ends</source>
        <translation>열린 끝</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>더블타일</translation>
    </message>
    <message>
        <source>Spinners</source>
        <translation>스피너</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>스피너 갈래 열기</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>끝 합계</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>뽑기</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>차례 넘기기</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>라운드 종료</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>정산</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>경기 종료</translation>
    </message>
    <message>
        <source>Seal and deal number</source>
        <translation>봉인과 배분 번호</translation>
    </message>
    <message>
        <source>tiles in a hand</source>
        <translation>보유 타일 수</translation>
    </message>
    <message>
        <source>points to win</source>
        <translation>목표 점수</translation>
    </message>
    <message>
        <source>tiles never drawn</source>
        <translation>뽑지 않는 타일</translation>
    </message>
    <message>
        <source>lead the highest double</source>
        <translation>최고 더블타일로 선공</translation>
    </message>
    <message>
        <source>own pips unrounded</source>
        <translation>자기 눈값 그대로 빼기</translation>
    </message>
    <message>
        <source>exactly to the target</source>
        <translation>목표 점수 정확히</translation>
    </message>
    <message>
        <source>muggins (claiming)</source>
        <translation>머긴스 (점수 부르기)</translation>
    </message>
    <message>
        <source>this rule holds.</source>
        <translation>이 규칙을 적용합니다.</translation>
    </message>
    <message>
        <source>A house rule: it holds only in matches that it was chosen for.</source>
        <translation>하우스 룰입니다. 이 규칙을 고른 경기에만 적용합니다.</translation>
    </message>
    <message>
        <source>A tile that is no double: each half that nothing lies at.</source>
        <translation>더블이 아닌 타일: 아직 아무것도 잇지 않은 반쪽마다 하나.</translation>
    </message>
    <message>
        <source>A double: each of its two long sides, the straights, that nothing lies at.</source>
        <translation>더블타일: 긴 쪽 양옆(직선) 가운데 아직 아무것도 잇지 않은 쪽마다 하나.</translation>
    </message>
    <message>
        <source>A spinner with both straights covered: each of its two short ends, the branches, that nothing lies at.</source>
        <translation>양쪽 직선이 모두 채워진 스피너: 짧은 쪽 두 끝(갈래) 가운데 아직 아무것도 잇지 않은 쪽마다 하나.</translation>
    </message>
    <message>
        <source>Where a tile fits more than one end, its player chooses.</source>
        <translation>타일이 여러 끝에 맞으면 놓는 사람이 끝을 고릅니다.</translation>
    </message>
    <message>
        <source>Where a tile fits more than one end, its player chooses. That can make a difference: at first, then with {tile} on the double, then with the same tile on the other end.</source>
        <translation>타일이 여러 끝에 맞으면 놓는 사람이 끝을 고릅니다. 어느 끝을 고르느냐에 따라 합계가 달라질 수 있습니다. 아래는 처음 상태, {tile}를 더블타일에 이은 경우, 같은 타일을 다른 끝에 이은 경우입니다.</translation>
    </message>
    <message>
        <source>A tile is attached half to half, by equal numbers. The other half becomes a new outer end. An open end is a place where a tile may be attached:</source>
        <translation>타일 한 반쪽을 눈값이 같은 열린 끝에 맞춥니다. 맞추지 않은 반쪽은 새 바깥 끝이 됩니다. 열린 끝은 타일을 이을 수 있는 연장 연결 지점입니다.</translation>
    </message>
    <message>
        <source>A filled number stands at each scoring end: what it adds. A hollow ring stands at an open end that adds nothing. Open ends and scoring ends are not the same.</source>
        <translation>숫자가 든 동그라미는 득점 끝이 합계에 더하는 값이고, 빈 동그라미는 열린 끝이지만 합계에 아무것도 더하지 않는 곳입니다. 열린 끝과 득점 끝은 서로 다릅니다.</translation>
    </message>
    <message>
        <source>Doubles are laid crosswise, and the line goes on from their long sides.</source>
        <translation>더블타일은 가로놓으며, 줄은 긴 쪽 양옆(직선)으로 이어집니다.</translation>
    </message>
    <message>
        <source>While one of its straights is open, a double counts with both its halves. Once both are covered it lies inside, and adds nothing itself any more.</source>
        <translation>한쪽 직선이라도 열려 있는 동안 더블타일은 두 반쪽이 모두 끝 합계에 들어갑니다. 두 직선이 모두 채워지면 안쪽이 되어 직접 기여하지 않습니다.</translation>
    </message>
    <message>
        <source>There is no spinner: no tile is ever attached to the short ends of a double, and the line always has two ends.</source>
        <translation>스피너는 없습니다. 어떤 더블타일에도 옆에서 타일을 붙이지 않으며, 줄의 끝은 언제나 두 개입니다.</translation>
    </message>
    <message>
        <source>A double alone on the table has two open straights, and still counts its two halves once. With a tile at one of them it goes on counting them:</source>
        <translation>하나만 놓인 더블타일은 두 직선이 모두 열려 있어도 두 반쪽을 한 번만 셉니다. 한쪽에 타일을 이어도 두 반쪽을 계속 셉니다.</translation>
    </message>
    <message>
        <source>The first double placed in a round is its only spinner, also where it is the first tile. Every later double is an ordinary one: laid crosswise, but without branches.</source>
        <translation>라운드에 처음 놓인 더블타일이 유일한 스피너가 됩니다. 첫 수의 더블타일도 여기에 포함됩니다. 이후 더블타일은 일반 가로놓기 더블타일이며 갈래를 만들지 않습니다.</translation>
    </message>
    <message>
        <source>Every double becomes a spinner: the first tile of a round, and one that lies on a line or on a branch.</source>
        <translation>첫 수나 기존 줄, 갈래에 놓인 더블타일을 포함해 모든 더블타일이 스피너가 됩니다.</translation>
    </message>
    <message>
        <source>A spinner wears a pin in its middle and an outline. That alone does not make it a scoring end.</source>
        <translation>스피너는 가운데의 핀과 테두리로 나타내며, 그렇다고 자동으로 득점 끝이 되는 것은 아닙니다.</translation>
    </message>
    <message>
        <source>A double on a branch is a new spinner by the same rule: first its straights, then its branches.</source>
        <translation>갈래에 놓인 더블타일도 같은 규칙으로 새 스피너가 됩니다. 먼저 두 직선을 채우고, 그다음 갈래를 엽니다.</translation>
    </message>
    <message>
        <source>A double on a branch is an ordinary one: there is only one spinner.</source>
        <translation>갈래에 놓인 더블타일은 일반 더블타일입니다. 스피너는 하나뿐입니다.</translation>
    </message>
    <message>
        <source>Before any branch begins, both straights of the spinner must be covered. Then both branches are open: either may be begun first, and the other stays open to the end of the round.</source>
        <translation>어느 옆 갈래든 시작하려면 먼저 스피너의 양쪽 직선 연장이 모두 채워져야 합니다. 그 후에는 어느 옆 갈래를 먼저 열어도 되며, 다른 갈래는 라운드가 끝날 때까지 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>A branch that has not begun adds 0. One that has begun adds its outer end; the spinner itself, which lies inside by then, adds nothing.</source>
        <translation>아직 시작하지 않은 갈래는 합계에 0을 더합니다. 시작한 갈래는 바깥 끝을 더하고, 안쪽이 된 스피너 자체는 더하지 않습니다.</translation>
    </message>
    <message>
        <source>The open half of a tile that is no double adds its pips.</source>
        <translation>더블이 아닌 타일의 열린 반쪽은 드러난 눈값을 더합니다.</translation>
    </message>
    <message>
        <source>A double with an open straight adds both halves.</source>
        <translation>직선이 하나라도 열린 더블타일은 두 반쪽을 더합니다.</translation>
    </message>
    <message>
        <source>A double with both straights covered adds 0.</source>
        <translation>두 직선이 모두 채워진 더블타일은 0입니다.</translation>
    </message>
    <message>
        <source>A branch that has not begun adds 0.</source>
        <translation>시작하지 않은 갈래는 0입니다.</translation>
    </message>
    <message>
        <source>A branch that has begun adds its outer end.</source>
        <translation>시작한 갈래는 바깥 끝을 더합니다.</translation>
    </message>
    <message>
        <source>A tile alone on the table counts all its pips.</source>
        <translation>테이블에 하나만 놓인 타일은 눈을 모두 셉니다.</translation>
    </message>
    <message>
        <source>After every placement all scoring ends are added up:</source>
        <translation>타일을 놓을 때마다 모든 득점 끝을 합산합니다.</translation>
    </message>
    <message>
        <source>With more arms there is more to add up, each outer end once:</source>
        <translation>갈래가 늘면 더할 끝도 늘어납니다. 바깥 끝마다 한 번씩 더합니다.</translation>
    </message>
    <message>
        <source>Placing a tile scores nothing, whatever the ends show.</source>
        <translation>끝의 눈값이 얼마이든 타일을 놓아도 점수는 없습니다.</translation>
    </message>
    <message>
        <source>A count that is a positive multiple of five scores as many points. Any other, 0 among them, scores nothing. The first tile of a round and the last one score like every other.</source>
        <translation>끝 합계가 양의 5의 배수이면 그 합계만큼 득점합니다. 0을 포함한 다른 합계는 득점하지 않습니다. 라운드의 첫 타일과 마지막 타일도 같은 방식으로 득점합니다.</translation>
    </message>
    <message>
        <source>The count is in raw points; divided by {divisor} it makes displayed points.</source>
        <translation>끝 합계는 원점수이며, {divisor}로 나누면 표시 점수가 됩니다.</translation>
    </message>
    <message>
        <source>Raw points</source>
        <translation>원점수</translation>
    </message>
    <message>
        <source>Displayed points</source>
        <translation>표시 점수</translation>
    </message>
    <message>
        <source>Points must be claimed; nobody scores them by placing alone.</source>
        <translation>점수는 불러야 얻습니다. 타일을 놓는 것만으로는 얻지 못합니다.</translation>
    </message>
    <message>
        <source>All Fives is for two to four players; four play as two partnerships. A count of the ends that is a positive multiple of five scores, and whoever reaches the target first wins. The first double alone becomes the spinner and grows up to four arms; who wins a round also scores what is left in the opponents&apos; hands.</source>
        <translation>올 파이브스는 2~4명이 즐기며, 4명일 때는 파트너전을 합니다. 끝 합계가 양의 5의 배수이면 득점하며 목표에 먼저 도달하는 것이 목적입니다. 첫 더블타일만 스피너가 되어 최대 네 갈래를 만들고, 라운드 승자는 상대의 남은 타일 점수도 받습니다.</translation>
    </message>
    <message>
        <source>All Five, also called Muggins, makes a scoring game of dominoes. Tiles are attached to the ends of a line as usual, but with every tile the two open ends are added up. If that makes 5, 10, 15, 20 or a further multiple of five, whoever made it scores as many points at once. A match takes several rounds.</source>
        <translation>올 파이브는 머긴스라고도 하며, 도미노를 점수 게임으로 바꿉니다. 타일은 평소처럼 줄의 끝에 맞춰 놓지만, 놓을 때마다 열린 두 끝의 눈을 더합니다. 합이 5, 10, 15, 20처럼 5의 배수라면 그 합을 만든 사람이 곧바로 그만큼 점수를 얻습니다. 한쪽이 목표에 도달할 때까지 라운드를 거듭합니다.</translation>
    </message>
    <message>
        <source>Five Up is for two to four players; four play as two partnerships. Every double becomes a new spinner, and a count that is a positive multiple of five scores. Five raw points make one displayed point. What is left in a hand costs its own player, and the winner is found after a round is settled: {target} displayed points.</source>
        <translation>파이브 업은 2~4명이 즐기며, 4명일 때는 파트너전을 합니다. 모든 더블타일이 새 스피너가 되며 양의 5의 배수인 끝 합계로 득점합니다. 원점수 5점이 표시 점수 1점입니다. 남은 타일은 각자 따로 감점하며, 표시 점수 {target}점을 목표로 라운드 정산 후 승자를 정합니다.</translation>
    </message>
    <message>
        <source>Plain dominoes for two to four players: placing a tile scores nothing, and one round decides. Whoever plays out first wins it, and the pips left in the opponents&apos; hands.</source>
        <translation>2~4명이 즐기는 표준 도미노입니다. 타일을 놓아도 점수는 없으며 한 라운드로 경기가 결정됩니다. 먼저 다 낸 사람이 이기고 상대의 보유 타일에 남은 눈을 얻습니다.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>1인당 타일 수</translation>
    </message>
    <message>
        <source>The complete double-six set: {number} different tiles. They are shuffled face down. While a round is played, everybody keeps their hand to themselves.</source>
        <translation>서로 다른 타일 {number}개가 든 완전한 더블 식스 세트를 사용합니다. 타일을 모두 뒷면으로 놓고 섞으며, 플레이 중에는 각자의 보유 타일을 비공개로 유지합니다.</translation>
    </message>
    <message>
        <source>Tiles in a hand: {number}</source>
        <translation>보유 타일 수: {number}</translation>
    </message>
    <message>
        <source>The tiles that are not dealt are the boneyard. All of them may be drawn.</source>
        <translation>나누지 않은 타일은 남은 타일 더미가 됩니다. 그 타일은 모두 뽑을 수 있습니다.</translation>
    </message>
    <message>
        <source>Two or three play each for themselves. Four always play as two fixed partnerships.</source>
        <translation>2인 또는 3인에서는 각자 플레이하고 점수를 따로 셉니다. 4인에서는 고정 파트너 두 조를 만듭니다.</translation>
    </message>
    <message>
        <source>Two or three play each for themselves. Four do so too, or play as two fixed partnerships, as was chosen before the match.</source>
        <translation>2인 또는 3인에서는 각자 플레이하고 점수를 따로 셉니다. 4인에서는 경기 전에 고른 대로 각자 플레이하거나 고정 파트너 두 조를 만듭니다.</translation>
    </message>
    <message>
        <source>What is left in a partner&apos;s hand never pays the own side.</source>
        <translation>파트너의 보유 타일에 남은 눈은 자기 조의 점수가 되지 않습니다.</translation>
    </message>
    <message>
        <source>What is left in a partner&apos;s hand costs the side too, each hand rounded by itself, also when the other partner has gone out.</source>
        <translation>두 파트너의 보유 타일을 따로 반올림해 조의 점수에서 뺍니다. 한 파트너가 도미노를 해도 다른 파트너의 남은 타일은 감점됩니다.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share one score, but never show each other their tiles.</source>
        <translation>파트너는 마주 앉아 점수 하나를 공유하지만, 서로의 타일은 보지 않습니다.</translation>
    </message>
    <message>
        <source>The leader may begin with any tile. The first tile scores like every other. From then on the turns go clockwise.</source>
        <translation>선공자는 보유한 어떤 타일로든 시작할 수 있습니다. 첫 타일도 이후 타일 놓기와 같은 방식으로 득점합니다. 그다음부터 시계 방향으로 차례가 돌아갑니다.</translation>
    </message>
    <message>
        <source>The leader may begin with any tile. From then on the turns go clockwise.</source>
        <translation>선공자는 보유한 어떤 타일로든 시작할 수 있습니다. 그다음부터 시계 방향으로 차례가 돌아갑니다.</translation>
    </message>
    <message>
        <source>A lot decides who leads the first round: each candidate turns up a tile, and the most pips lead. Candidates that are equal draw again among themselves. Neither the highest double dealt nor any other tile gives a right to lead.</source>
        <translation>중립적인 추첨으로 첫 라운드 선공자를 정합니다. 후보마다 타일 하나를 뒤집어 눈값이 가장 큰 후보가 선공합니다. 후보가 동률이면 그 후보끼리 다시 추첨합니다. 나눠 받은 가장 높은 더블타일이나 다른 타일이 선공 자격을 주지는 않습니다.</translation>
    </message>
    <message>
        <source>Whoever placed the last tile leads the next round. After a blocked round a lot decides again.</source>
        <translation>마지막 타일을 놓은 플레이어가 다음 라운드를 선공합니다. 막힌 뒤에는 중립적인 추첨으로 새 선공자를 정합니다.</translation>
    </message>
    <message>
        <source>In the first round whoever holds the highest double leads. If nobody holds a double, it is the holder of the tile with most pips; of tiles with as many, the one with the higher half.</source>
        <translation>첫 라운드에서는 가장 높은 더블타일을 가진 사람이 선공합니다. 아무도 더블타일이 없으면 눈값이 가장 큰 타일을 가진 사람이, 눈값이 같으면 더 높은 반쪽이 있는 타일을 가진 사람이 선공합니다.</translation>
    </message>
    <message>
        <source>Whoever placed the last tile leads the next round. After a blocked round it is again the holder of the highest double.</source>
        <translation>마지막 타일을 놓은 플레이어가 다음 라운드를 선공합니다. 막힌 라운드 뒤에는 다시 가장 높은 더블타일을 가진 사람이 선공합니다.</translation>
    </message>
    <message>
        <source>A round ends in one of two ways:</source>
        <translation>라운드는 두 가지로 끝납니다.</translation>
    </message>
    <message>
        <source>A player places the last tile of the hand and so goes out.</source>
        <translation>도미노: 플레이어가 보유한 마지막 타일을 놓습니다.</translation>
    </message>
    <message>
        <source>The round is blocked: the boneyard is empty and nobody can play.</source>
        <translation>막힌 라운드: 남은 타일 더미가 비고 아무도 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>A block is declared at once, and nobody has to pass once more. While a tile can still be drawn, no round is blocked.</source>
        <translation>막힘은 차례를 더 넘기지 않고 즉시 선언합니다. 뽑을 수 있는 타일이 남아 있는 동안에는 라운드가 막히지 않습니다.</translation>
    </message>
    <message>
        <source>Here all {tiles} tiles with a {number} lie on the table, and every open end shows {number}: no tile fits any more. As soon as the boneyard is drawn empty, the round is blocked.</source>
        <translation>여기서는 눈값 {number}이 있는 타일 {tiles}개가 모두 놓였고 열린 끝이 모두 {number}입니다. 더 맞는 타일이 없으므로, 남은 타일 더미를 다 뽑는 순간 라운드가 막힙니다.</translation>
    </message>
    <message>
        <source>The last tile scores like every other; the round is settled after that.</source>
        <translation>마지막 타일도 일반적으로 득점하며, 그 뒤에 라운드를 정산합니다.</translation>
    </message>
    <message>
        <source>Rounding goes to the nearest multiple of five: a remainder of 1 or 2 goes down, one of 3 or 4 goes up. {down} becomes {rounded_down}, {up} becomes {rounded_up}.</source>
        <translation>가장 가까운 5의 배수로 반올림합니다. 5로 나눈 나머지가 1이나 2이면 내리고, 3이나 4이면 올립니다. {down}는 {rounded_down}, {up}은 {rounded_up}입니다.</translation>
    </message>
    <message>
        <source>Whoever goes out wins the round and scores what all opponents have left: their pips are added up, and the sum is rounded once. Of partners the side wins.</source>
        <translation>도미노한 플레이어, 파트너전에서는 그 조가 라운드에서 승리합니다. 모든 상대의 남은 눈값을 하나로 합치고, 그 합계를 한 번 반올림한 점수를 받습니다.</translation>
    </message>
    <message>
        <source>In a blocked round the side with the fewest pips in all wins, and scores in the same way. Its own pips are not subtracted.</source>
        <translation>라운드가 막히면 남은 눈값 합계가 가장 작은 플레이어나 파트너 조가 이기고 같은 방식으로 득점합니다. 자기 눈값은 빼지 않습니다.</translation>
    </message>
    <message>
        <source>If two or four play and the fewest pips are equal, nobody scores. If three play and two of them are equal, the pips of the third are rounded and shared between the two in equal halves; that can make half a point. If all three are equal, nobody scores.</source>
        <translation>2인 또는 4인에서 최저 남은 눈값이 동률이면 남은 타일 점수를 주지 않습니다. 3인에서 정확히 두 명이 최저 동률이면 셋째 플레이어의 눈값을 반올림한 뒤 두 명에게 똑같이 나눕니다. 0.5점이 생길 수 있습니다. 세 명이 모두 동률이면 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Whoever goes out wins the round and scores what the opponents have left, the hand of each rounded by itself. A partner&apos;s hand is not counted.</source>
        <translation>먼저 다 낸 쪽이 라운드를 이기고, 상대마다 남은 눈을 따로 반올림해 얻습니다. 파트너의 손패는 세지 않습니다.</translation>
    </message>
    <message>
        <source>In a blocked round the side with the fewest pips in all wins. It scores the rounded hands of its opponents less its own hands, each of them rounded by itself too; never less than 0. If the fewest pips are equal, nobody scores.</source>
        <translation>라운드가 막히면 남은 눈이 모두 합쳐 가장 적은 쪽이 이깁니다. 상대마다 반올림한 눈의 합에서 자기 쪽 손패를 각각 반올림한 값을 뺀 점수를 얻으며, 0보다 작아지지는 않습니다. 가장 적은 눈이 같으면 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Going out scores nothing, and a blocked round has no winner. When a round is over all hands are shown. The pips in each are added up and rounded, each hand by itself, and taken off the score of its own side. Scores can fall below 0.</source>
        <translation>도미노에 따른 별도 가점은 없으며, 막힌 라운드에는 승자가 없습니다. 라운드가 끝나면 남은 보유 타일을 모두 공개하고, 자리마다 눈값을 합쳐 따로 반올림한 뒤 그 플레이어나 조의 점수에서 뺍니다. 점수는 0보다 작아질 수 있습니다.</translation>
    </message>
    <message>
        <source>Partners&apos; hands are not added up first: each is rounded, then both are taken off the score that they share.</source>
        <translation>두 파트너의 보유 타일은 먼저 합치지 않습니다. 따로 반올림한 후 두 감점을 공유 점수에 적용합니다.</translation>
    </message>
    <message>
        <source>Whoever goes out wins the round, and so the match, and scores the pips in the opponents&apos; hands exactly: nothing is rounded. A partner&apos;s hand is not paid.</source>
        <translation>먼저 다 낸 사람이 라운드와 함께 경기를 이기고, 상대의 손패에 남은 눈을 반올림하지 않고 그대로 얻습니다. 파트너의 손패는 세지 않습니다.</translation>
    </message>
    <message>
        <source>In a blocked round the player with the fewest pips in hand wins, and so that player&apos;s side, also where the partner holds many; it scores in the same way. Equal lowest hands on different sides make a drawn game, and nobody scores.</source>
        <translation>라운드가 막히면 손패의 눈 합계가 가장 낮은 사람과 그 사람의 쪽이 이기고 같은 방식으로 득점합니다. 파트너의 눈이 많아도 그렇습니다. 서로 다른 쪽의 최저 합계가 같으면 무승부이며 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Whoever gives up has lost: of two sides the other wins, of more the highest of the others.</source>
        <translation>기권하면 집니다. 두 쪽이면 다른 쪽이, 더 많으면 나머지 가운데 점수가 가장 높은 쪽이 이깁니다.</translation>
    </message>
    <message>
        <source>One round decides the match. Its winner has won, or it is a drawn game.</source>
        <translation>한 라운드로 경기가 결정됩니다. 라운드의 승자가 경기를 이기며, 승자가 없으면 무승부입니다.</translation>
    </message>
    <message>
        <source>On paper a stroke stands for five raw points; a large X with a small x in each of its four spaces stands for fifty. What makes less than five is written beside: scores are exact.</source>
        <translation>종이에 기록할 때 획 하나는 원점수 5점입니다. 50점 표시는 가운데 큰 X와 그 주변 네 공간의 작은 x 하나씩으로 만듭니다. 5점이 안 되는 부분은 따로 기록하여 원점수를 정확히 유지합니다.</translation>
    </message>
    <message>
        <source>4 as partners</source>
        <translation>4 (파트너전)</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>목표 점수</translation>
    </message>
    <message>
        <source>Points to win: {number}</source>
        <translation>목표 점수: {number}</translation>
    </message>
    <message>
        <source>The match is over the moment a placement or a settlement reaches or passes the target, even in the middle of a round. If a last tile reaches it, the round is not settled any more.</source>
        <translation>타일 놓기나 정산으로 목표에 도달하거나 초과하는 순간, 라운드 도중이라도 경기가 끝납니다. 마지막 타일로 목표에 도달하면 그 라운드는 정산하지 않습니다.</translation>
    </message>
    <message>
        <source>With three players, a shared settlement can lift two to the target at once: the higher score wins. If they are equal, whole rounds are played until one alone leads, and nobody wins in the middle of them.</source>
        <translation>3인전에서는 나눠 받은 정산 점수로 두 명이 동시에 목표에 도달할 수 있으며, 이때는 점수가 더 높은 쪽이 이깁니다. 그 점수도 같으면 한 명이 단독 선두가 될 때까지 라운드를 완전히 진행하고, 그동안 라운드 도중에는 아무도 이기지 않습니다.</translation>
    </message>
    <message>
        <source>Reaching the target in the middle of a round ends nothing: the round is played to its end and settled. Then the highest score wins, if it is at or above the target and nobody else has it.</source>
        <translation>라운드 중 목표에 도달해도 아직 경기는 끝나지 않습니다. 먼저 라운드를 끝내고 정산합니다. 그런 다음 목표를 충족한 점수 중 단독 최고점이 승리합니다.</translation>
    </message>
    <message>
        <source>An example: at {before}, {gained} is scored in play, which makes {reached}; the settlement costs {lost}. At {after} the match goes on.</source>
        <translation>예를 들어 {before}점에서 플레이 중 {gained}점을 얻어 {reached}점이 되어도, 정산에서 {lost}점을 잃으면 {after}점이므로 경기를 계속합니다.</translation>
    </message>
    <message>
        <source>If the highest scores at or above the target are equal, whole ordinary rounds are played, one after another, until one side alone leads: also if all have dropped below the target by then.</source>
        <translation>목표를 충족한 최고점이 동률이면 한 점수 주체가 단독 선두가 될 때까지 일반 라운드를 한 번씩 완전히 진행합니다. 그사이 모두 목표 아래로 내려가도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>The last tile of the boneyard is never drawn: it counts as empty then.</source>
        <translation>남은 타일 더미의 마지막 1개는 뽑지 않으며, 그것만 남으면 더미가 빈 것으로 봅니다.</translation>
    </message>
    <message>
        <source>The last two tiles of the boneyard are never drawn: it counts as empty then.</source>
        <translation>남은 타일 더미의 마지막 2개는 뽑지 않으며, 그것만 남으면 더미가 빈 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Whoever holds the highest double leads the first round, and must lead it.</source>
        <translation>가장 높은 더블타일을 가진 사람이 첫 라운드를 그 타일로 시작합니다.</translation>
    </message>
    <message>
        <source>Points that would pass the target do not score at all.</source>
        <translation>목표를 넘기는 점수는 인정하지 않습니다.</translation>
    </message>
    <message>
        <source>A blocked round subtracts the winner&apos;s own pips unrounded.</source>
        <translation>막힌 라운드에서 승자의 남은 눈값을 반올림 없이 뺍니다.</translation>
    </message>
    <message>
        <source>Each player is dealt as many tiles as was chosen for the match: at least 1, and all together at most {number}.</source>
        <translation>경기마다 고른 수만큼 1인당 타일을 나눕니다. 1개 이상이어야 하고, 모두 합쳐 {number}개를 넘을 수 없습니다.</translation>
    </message>
    <message>
        <source>The match is played to as many points as was chosen for it, any number above 0.</source>
        <translation>경기마다 고른 점수를 목표로 합니다. 0보다 큰 점수여야 합니다.</translation>
    </message>
    <message>
        <source>The last tile of the boneyard, or its last two, as chosen, are never drawn. Wherever the rules say that the boneyard is empty, it means that only these are left. Nobody sees them before the round is over.</source>
        <translation>고른 대로 남은 타일 더미의 마지막 1개 또는 2개는 끝까지 뽑지 않습니다. 규칙에서 더미가 비었다는 말은 이 타일만 남았다는 뜻입니다. 라운드가 끝날 때까지 아무도 보지 못합니다.</translation>
    </message>
    <message>
        <source>In the first round whoever holds the highest double leads, and must begin with just that tile. If nobody holds a double, it is the tile with most pips; of tiles with as many, the one with the higher half.</source>
        <translation>첫 라운드에서는 가장 높은 더블타일을 가진 사람이 선공하며, 반드시 그 타일로 시작합니다. 아무도 더블타일이 없으면 눈값이 가장 큰 타일로, 눈값이 같으면 더 높은 반쪽이 있는 타일로 시작합니다.</translation>
    </message>
    <message>
        <source>There is no lot in the first round then. Later rounds are led as usual, with any tile.</source>
        <translation>이때 첫 라운드에는 추첨이 없습니다. 이후 라운드는 평소처럼 어떤 타일로든 시작합니다.</translation>
    </message>
    <message>
        <source>Later rounds are led as usual, with any tile.</source>
        <translation>이후 라운드는 평소처럼 어떤 타일로든 시작합니다.</translation>
    </message>
    <message>
        <source>What comes of it is still never less than 0. An example:</source>
        <translation>그래도 0보다 작아지지는 않습니다. 예를 들면 다음과 같습니다.</translation>
    </message>
    <message>
        <source>An example: the target is {target}, and the score {before}. A count of 15 scores {over}, a count of 10 scores {exact}.</source>
        <translation>예를 들어 목표가 {target}점이고 지금 {before}점이면, 끝 합계 15는 {over}점, 끝 합계 10은 {exact}점을 얻습니다.</translation>
    </message>
    <message>
        <source>A score that would pass the target is not scored at all: the target must be reached exactly. This concerns placements only; what a settlement takes off is always taken off.</source>
        <translation>목표를 넘게 되는 점수는 전혀 얻지 못합니다. 목표에 정확히 도달해야 합니다. 이 규칙은 타일 놓기에만 적용하며, 정산 감점은 언제나 그대로입니다.</translation>
    </message>
    <message>
        <source>A score that would pass the target is not scored at all: the target must be reached exactly, by a placement or by a settlement.</source>
        <translation>목표를 넘게 되는 점수는 전혀 얻지 못합니다. 타일 놓기로든 정산으로든 목표에 정확히 도달해야 합니다.</translation>
    </message>
    <message>
        <source>This is the rule that gave Muggins its name: points are not scored by placing a tile. They must be claimed.</source>
        <translation>머긴스라는 이름이 나온 규칙입니다. 타일을 놓기만 해서는 점수를 얻지 못하며, 얻을 점수를 불러야 합니다.</translation>
    </message>
    <message>
        <source>Whoever placed the tile may claim first, by naming what it scores.</source>
        <translation>타일을 놓은 사람이 먼저 얻을 점수를 부를 수 있습니다.</translation>
    </message>
    <message>
        <source>Then, until the next tile is placed or drawn or somebody passes, each opponent may claim once what was left unclaimed. A partner may not.</source>
        <translation>그다음에는 누군가 타일을 놓거나 뽑거나 차례를 넘길 때까지, 부르지 않은 점수를 상대마다 한 번씩 부를 수 있습니다. 파트너는 부를 수 없습니다.</translation>
    </message>
    <message>
        <source>The right number scores it for the side of who claimed, and settles the matter.</source>
        <translation>맞게 부르면 부른 쪽이 그 점수를 얻고, 그것으로 끝납니다.</translation>
    </message>
    <message>
        <source>A wrong number scores −{points} for the side of who claimed.</source>
        <translation>틀리게 부르면 부른 쪽이 −{points}점을 받습니다.</translation>
    </message>
    <message>
        <source>What a last tile scores is claimed before the round is settled. Whether the target is reached is looked at after each claim.</source>
        <translation>마지막 타일의 점수는 라운드를 정산하기 전에 부릅니다. 목표에 도달했는지는 점수를 부를 때마다 확인합니다.</translation>
    </message>
    <message>
        <source>What a last tile scores is claimed before the round is settled.</source>
        <translation>마지막 타일의 점수는 라운드를 정산하기 전에 부릅니다.</translation>
    </message>
    <message>
        <source>Every deal is fixed before the first tile is played, all hands and the order of the boneyard. A secret key and the tiles together make the seal, a sum of 64 digits (SHA-256), which is shown when the round begins.</source>
        <translation>모든 보유 타일과 남은 타일 더미의 순서는 첫 타일을 놓기 전에 정해집니다. 비밀 열쇠와 타일을 합쳐 계산한 64자리 값(SHA-256)이 봉인이며, 라운드가 시작될 때 보여 줍니다.</translation>
    </message>
    <message>
        <source>When the round is over the key is made public. Whoever makes the sum again sees that nothing was changed. “This deal” in the View menu shows how.</source>
        <translation>라운드가 끝나면 열쇠를 공개합니다. 다시 계산해 보면 아무것도 바뀌지 않았음을 알 수 있습니다. 보기 메뉴의 “이번 패”에서 방법을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Each deal has a number too, shown after the round. Typed in for a new match of the same form, it gives the same deal, so that friends can play it as well. As its tiles may be known, such a match is for practice.</source>
        <translation>배분마다 번호도 있으며 라운드가 끝나면 보여 줍니다. 같은 형식의 새 경기에 그 번호를 입력하면 타일을 똑같이 나누므로 친구도 같은 패로 겨룰 수 있습니다. 타일을 미리 알 수 있으므로 그런 경기는 연습으로 칩니다.</translation>
    </message>
    <message>
        <source>Whoever can play must play. It is not allowed to draw in the hope of a better tile. With the placement the turn is over.</source>
        <translation>보유 타일로 허용된 놓기를 할 수 있으면 반드시 놓습니다. 더 좋은 타일을 찾기 위해 뽑을 수 없습니다. 타일을 놓으면 차례가 끝납니다.</translation>
    </message>
    <message>
        <source>Which tiles of a hand can be played is told by the numbers at the open ends; the others are dimmed:</source>
        <translation>어떤 타일을 놓을 수 있는지는 열린 끝의 눈값에 달려 있습니다. 놓을 수 없는 타일은 흐리게 나타냅니다.</translation>
    </message>
    <message>
        <source>Whoever cannot play draws from the boneyard, one tile at a time. The first tile that can be played ends the drawing and must be played at once. If it fits more than one end, which one is free to choose; to go on drawing, or to play another tile instead, is not allowed.</source>
        <translation>놓을 수 없으면 남은 타일 더미에서 한 개씩 뽑습니다. 놓을 수 있는 타일이 나오면 즉시 뽑기를 멈추고 그 타일을 놓습니다. 여러 끝에 맞으면 끝은 고를 수 있지만, 계속 뽑거나 보유한 다른 타일로 바꿔 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>Only a player who cannot play and finds the boneyard empty passes. While there is a tile to draw, it has to be drawn.</source>
        <translation>허용된 놓기가 없고 남은 타일 더미가 비었을 때만 차례를 넘깁니다. 뽑을 타일이 있으면 뽑아야 합니다.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>도미노</translation>
    </message>
    <message>
        <source>Placed: {tile}</source>
        <translation>놓은 타일 {tile}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>타일</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Scoring ends</source>
        <translation>합산한 기여값</translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation>놓을 수 있음</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>놓을 수 없음</translation>
    </message>
    <message>
        <source>Drawn: {tile}, which must be played at once</source>
        <translation>뽑은 타일 {tile}: 곧바로 놓아야 함</translation>
    </message>
    <message>
        <source>Drawn: {tile}, which does not fit</source>
        <translation>뽑은 타일 {tile}: 맞지 않음</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>보유 타일</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>뽑은 타일</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>타일 없음</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>막힌 라운드</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} 도미노</translation>
    </message>
    <message>
        <source>In this match:</source>
        <translation>이 경기:</translation>
    </message>
</context>
<context>
    <name>RuleBookDialog</name>
    <message>
        <source>{rule_set} · this match</source>
        <translation>{rule_set} · 이 경기</translation>
    </message>
    <message>
        <source>Rules: {rule_set}</source>
        <translation>규칙: {rule_set}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>찾을 수 없음</translation>
    </message>
    <message>
        <source>{number} of {places}</source>
        <translation>{places}곳 중 {number}번째</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Find in the rules  {keys}</source>
        <translation>규칙에서 찾기  {keys}</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>규칙에서 찾기</translation>
    </message>
    <message>
        <source>&amp;Pictures in words, too</source>
        <translation>그림을 말로도 설명(&amp;P)</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>All Fives</source>
        <translation>올 파이브스</translation>
    </message>
    <message>
        <source>All Five (Muggins)</source>
        <translation>올 파이브 (머긴스)</translation>
    </message>
    <message>
        <source>Five Up</source>
        <translation>파이브 업</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>드로 (표준 도미노)</translation>
    </message>
    <message>
        <source>Ends that add up to a multiple of five score. The first double is the only spinner and grows up to four arms.</source>
        <translation>끝 합계가 5의 배수이면 득점합니다. 첫 더블타일만 스피너가 되어 최대 네 갈래로 자랍니다.</translation>
    </message>
    <message>
        <source>Ends that add up to a multiple of five score. No spinner: the line always has two ends. Whoever holds the highest double leads.</source>
        <translation>끝 합계가 5의 배수이면 득점합니다. 스피너 없이 줄의 끝은 언제나 두 개이고, 가장 높은 더블타일을 가진 사람이 선공입니다.</translation>
    </message>
    <message>
        <source>Every double is a spinner. Five pips make one point; what is left in a hand costs points. First to 61.</source>
        <translation>모든 더블타일이 스피너입니다. 원점수 5점이 표시 점수 1점이며 남은 타일은 감점됩니다. 목표는 61점입니다.</translation>
    </message>
    <message>
        <source>Plain dominoes: go out first, or hold the fewest pips when nobody can go on. One round decides. No spinner, no points for ends.</source>
        <translation>기본 도미노: 먼저 다 내거나, 라운드가 막혔을 때 남은 눈이 가장 적으면 이깁니다. 한 라운드로 승부를 가립니다. 스피너도, 끝 점수도 없습니다.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The match is over.</source>
        <translation>경기가 끝났습니다.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>지금은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>다른 플레이어의 차례입니다.</translation>
    </message>
    <message>
        <source>This tile is not in the hand.</source>
        <translation>보유하지 않은 타일입니다.</translation>
    </message>
    <message>
        <source>Nothing can be attached there.</source>
        <translation>그곳에는 이을 수 없습니다.</translation>
    </message>
    <message>
        <source>The tile does not show the number at that end.</source>
        <translation>그 끝의 눈값이 없는 타일입니다.</translation>
    </message>
    <message>
        <source>You can play, and so may neither draw nor pass.</source>
        <translation>놓을 수 있는 타일이 있어 뽑거나 차례를 넘길 수 없습니다.</translation>
    </message>
    <message>
        <source>While the boneyard has tiles you draw; you do not pass.</source>
        <translation>남은 타일 더미가 있으면 차례를 넘기지 않고 뽑습니다.</translation>
    </message>
    <message>
        <source>The boneyard has no more tiles to draw.</source>
        <translation>남은 타일 더미에 뽑을 타일이 없습니다.</translation>
    </message>
    <message>
        <source>The first round must be led with the highest double.</source>
        <translation>첫 라운드는 가장 높은 더블타일로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now.</source>
        <translation>지금은 부를 점수가 없습니다.</translation>
    </message>
    <message>
        <source>The seal does not fit the deal.</source>
        <translation>봉인이 나눈 타일과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The rule set is not played by these seats and sides.</source>
        <translation>이 인원과 편으로는 할 수 없는 규칙입니다.</translation>
    </message>
    <message>
        <source>This house rule does not belong to the rule set.</source>
        <translation>이 규칙에는 없는 하우스 룰입니다.</translation>
    </message>
    <message>
        <source>The lot is not as the rules have it.</source>
        <translation>추첨이 규칙과 다릅니다.</translation>
    </message>
    <message>
        <source>Another player leads this round.</source>
        <translation>이 라운드의 선공자는 다른 플레이어입니다.</translation>
    </message>
    <message>
        <source>The tiles are not dealt as they must be.</source>
        <translation>타일이 규칙대로 나뉘지 않았습니다.</translation>
    </message>
    <message>
        <source>The boneyard&apos;s next tile is another one.</source>
        <translation>남은 타일 더미의 다음 타일이 아닙니다.</translation>
    </message>
    <message>
        <source>The count of the ends is wrong.</source>
        <translation>끝 합계가 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The points of the placement are wrong.</source>
        <translation>타일 놓기 점수가 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The settlement is wrong.</source>
        <translation>정산이 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The scores are wrong.</source>
        <translation>점수가 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The match was won by others.</source>
        <translation>승자가 맞지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>{name}: {score} points</source>
        <translation>{name}: {score}점</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The full peg stands at the score, the hollow one where it was before the last score.</source>
        <translation>속이 찬 페그는 지금 점수, 속이 빈 페그는 마지막 득점 전의 점수입니다.</translation>
    </message>
    <message>
        <source>A stroke is 5 points, a large X with four small x around it 50. What is less than a stroke stands beside as a number.</source>
        <translation>획 하나는 5점, 큰 X와 그 둘레의 작은 x 넷은 50점입니다. 획 하나가 안 되는 점수는 옆에 숫자로 적습니다.</translation>
    </message>
    <message>
        <source>A stroke is 1 point, 5 pips; a large X with four small x around it is 10 points.</source>
        <translation>획 하나는 표시 점수 1점(원점수 5점), 큰 X와 그 둘레의 작은 x 넷은 표시 점수 10점입니다.</translation>
    </message>
    <message>
        <source>Score sheet: {rule_set}</source>
        <translation>점수표: {rule_set}</translation>
    </message>
    <message>
        <source>&amp;Strokes</source>
        <translation>획(&amp;S)</translation>
    </message>
    <message>
        <source>Cribbage &amp;board</source>
        <translation>크리비지 보드(&amp;B)</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>컴퓨터, {level}</translation>
    </message>
    <message>
        <source>{program}, at its strongest</source>
        <translation>{program}, 가장 강하게</translation>
    </message>
    <message>
        <source>{program}, {level}</source>
        <translation>{program}, {level}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>자리 {number}</translation>
    </message>
    <message>
        <source>Seat {number} (with {partner})</source>
        <translation>자리 {number} ({partner}번의 파트너)</translation>
    </message>
    <message>
        <source>Who plays on seat {number}</source>
        <translation>자리 {number}의 플레이어</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>자리 {number}의 이름</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <translation>자리 {number}을(를) 위로</translation>
    </message>
    <message>
        <source>Move seat {number} down</source>
        <translation>자리 {number}을(를) 아래로</translation>
    </message>
</context>
<context>
    <name>SeatingPlan</name>
    <message>
        <source>{a} and {c} sit opposite each other, against {b} and {d}.</source>
        <translation>{a}, {c}(이)가 마주 앉아 한편이 되고 상대는 {b}, {d}입니다.</translation>
    </message>
    <message>
        <source>Turns go round: {names}.</source>
        <translation>차례: {names}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A theme could not be used.</source>
        <translation>테마 하나를 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>The preferences could not be read, so the usual ones are in use.</source>
        <translation>설정을 읽을 수 없어 기본 설정을 사용합니다.</translation>
    </message>
    <message>
        <source>A newer version of this program has written the preferences. They stay as they are: the usual ones are in use, and no change is kept.</source>
        <translation>이 설정은 더 새로운 버전의 프로그램이 저장한 것입니다. 파일은 그대로 두고 기본 설정을 사용하며, 바꾼 내용은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>The preferences could not be kept.</source>
        <translation>설정을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>파이브스</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>{reckoning} raw, {points}</source>
        <translation>원점수 {reckoning}, 표시 점수&#xa0;{points}</translation>
    </message>
    <message>
        <source>It would pass the target, and so is not scored.</source>
        <translation>목표를 넘기므로 인정하지 않습니다.</translation>
    </message>
    <message>
        <source>A blocked round has no winner.</source>
        <translation>막힌 라운드에는 승자가 없습니다.</translation>
    </message>
    <message>
        <source>The fewest pips are equal: nobody scores.</source>
        <translation>최저 눈값이 동률이어서 득점이 없습니다.</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>{name}: {score} points</source>
        <translation>{name}: {score}점</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>settled</source>
        <translation>정산</translation>
    </message>
    <message>
        <source>total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>놓기</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>라운드별 점수</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Why?</source>
        <translation>왜?</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>이번 라운드</translation>
    </message>
    <message>
        <source>Deal sealed: {seal}</source>
        <translation>타일 봉인: {seal}</translation>
    </message>
    <message>
        <source>Opened when the round ends</source>
        <translation>라운드가 끝나면 엽니다</translation>
    </message>
    <message>
        <source>Deal number: {number}</source>
        <translation>배분 번호: {number}</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>라운드 복기</translation>
    </message>
    <message>
        <source>Rules: {chapter}</source>
        <translation>규칙: {chapter}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Best tile</source>
        <translation>최고 득점</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Export the statistics</source>
        <translation>통계 내보내기</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <translation>표 ({pattern})</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} 파일을 쓸 수 없습니다({reason}).</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>저장함: {file}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>주(시작일)</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>달</translation>
    </message>
    <message>
        <source>a day, with its 95 % interval</source>
        <translation>하루, 95% 구간</translation>
    </message>
    <message>
        <source>a week, with its 95 % interval</source>
        <translation>한 주, 95% 구간</translation>
    </message>
    <message>
        <source>a month, with its 95 % interval</source>
        <translation>한 달, 95% 구간</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} ~ {high}</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <translation>{low} ~ {high}%</translation>
    </message>
    <message>
        <source>{rate} % won, between {low} and {high} %</source>
        <translation>승률 {rate}%, 범위 {low}~{high}%</translation>
    </message>
    <message>
        <source>{won}; an even share is {even}</source>
        <translation>{won}, 균등한 몫 {even}</translation>
    </message>
    <message>
        <source>The true rate lies within the whiskers 19 times in 20.</source>
        <translation>실제 승률은 스무 번에 열아홉 번꼴로 선으로 나타낸 범위 안에 있습니다.</translation>
    </message>
    <message>
        <source>More than an even share of {even}, and hardly by luck alone.</source>
        <translation>균등한 몫 {even}보다 높고, 운만으로 보기는 어렵습니다.</translation>
    </message>
    <message>
        <source>Less than an even share of {even}, and hardly by bad luck alone.</source>
        <translation>균등한 몫 {even}보다 낮고, 불운만으로 보기는 어렵습니다.</translation>
    </message>
    <message>
        <source>Not yet to be told apart from an even share of {even}.</source>
        <translation>균등한 몫 {even}에 비해 높거나 낮다고 아직 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>범위 {low}~{high}</translation>
    </message>
    <message>
        <source>see by rule set</source>
        <translation>규칙별 탭 참고</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>경기 수</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드 수</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 구간</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>라운드당 점수</translation>
    </message>
    <message>
        <source>Points per placement</source>
        <translation>한 번 놓을 때 점수</translation>
    </message>
    <message>
        <source>Scoring placements</source>
        <translation>득점한 비율</translation>
    </message>
    <message>
        <source>Best count</source>
        <translation>최고 끝 합계</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>최다 연승</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>현재 연속</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>4 players, two partnerships</source>
        <translation>4명, 두 편</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>통계 초기화</translation>
    </message>
    <message>
        <source>Let statistics begin anew?</source>
        <translation>통계를 새로 시작할까요?</translation>
    </message>
    <message>
        <source>Matches played until now will not be counted any more. They stay in the library, and you can undo this until the window of the statistics is closed.</source>
        <translation>지금까지 둔 경기는 더는 세지 않습니다. 경기는 보관함에 그대로 남으며, 통계 창을 닫기 전에는 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Of “{name}”</source>
        <translation>“{name}” 통계</translation>
    </message>
    <message>
        <source>Of everybody</source>
        <translation>모든 사람의 통계</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>StatisticsChoices</name>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Rule se&amp;t</source>
        <translation>규칙(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>인원(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>상대(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>수준(&amp;L)</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>기간(&amp;E)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
</context>
<context>
    <name>StatisticsReport</name>
    <message>
        <source>Over &amp;time</source>
        <translation>기간별(&amp;I)</translation>
    </message>
    <message>
        <source>By rule &amp;set</source>
        <translation>규칙별(&amp;S)</translation>
    </message>
    <message>
        <source>By pla&amp;yers</source>
        <translation>인원별(&amp;Y)</translation>
    </message>
    <message>
        <source>By oppone&amp;nt</source>
        <translation>상대별(&amp;A)</translation>
    </message>
    <message>
        <source>By le&amp;vel</source>
        <translation>수준별(&amp;V)</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>수준</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>표 복사(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Rese&amp;t…</source>
        <translation>초기화(&amp;R)…</translation>
    </message>
    <message>
        <source>Matches count since the reset of {time}.</source>
        <translation>{time}에 초기화한 뒤의 경기만 셉니다.</translation>
    </message>
    <message>
        <source>Looking through the matches: {done} of {of}</source>
        <translation>경기를 살펴보는 중: {of}개 중 {done}개</translation>
    </message>
    <message>
        <source>The statistics of everybody begin anew. No match is lost.</source>
        <translation>모든 사람의 통계를 새로 시작합니다. 경기는 사라지지 않습니다.</translation>
    </message>
    <message>
        <source>The statistics of “{name}” begin anew. No match is lost.</source>
        <translation>“{name}”: 통계를 새로 시작합니다. 경기는 사라지지 않습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n pip(s) left</source>
        <translation>
            <numerusform>남은 눈값 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>타일 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles} · thinking</source>
        <translation>{tiles} · 생각 중</translation>
    </message>
    <message>
        <source>{tiles} · to play</source>
        <translation>{tiles} · 차례</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name}: 생각 중입니다</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>남은 타일 더미</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n개</numerusform>
        </translation>
    </message>
    <message>
        <source>no score</source>
        <translation>득점 없음</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>{points}점짜리</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation>{points}점 득점</translation>
    </message>
    <message>
        <source>scores {points} ({count} ÷ {divisor})</source>
        <translation>{points}점 득점 ({count} ÷ {divisor})</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{tile} must be led</source>
        <translation>{tile}부터 내야 합니다</translation>
    </message>
    <message>
        <source>no open end shows {number}</source>
        <translation>눈값 {number}인 열린 끝 없음</translation>
    </message>
    <message>
        <source>no open end shows {low} or {high}</source>
        <translation>눈값 {low} 또는 {high}인 열린 끝 없음</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>넘김</translation>
    </message>
    <message>
        <source>claims {points}</source>
        <translation>{points}점 부름</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>선공</translation>
    </message>
    <message>
        <source>table, no tile yet</source>
        <translation>테이블, 아직 타일 없음</translation>
    </message>
    <message>
        <source>table, open numbers {numbers}</source>
        <translation>테이블, 열린 눈값 {numbers}</translation>
    </message>
    <message>
        <source>table, scoring ends {sum}</source>
        <translation>테이블, 득점 끝 {sum}</translation>
    </message>
    <message>
        <source>tile {tile}, suggested</source>
        <translation>타일 {tile}, 추천</translation>
    </message>
    <message>
        <source>tile {tile}, on its place, not placed yet</source>
        <translation>{tile} 타일, 자리에 올려 둠, 아직 놓지 않음</translation>
    </message>
    <message>
        <source>tile {tile}, picked</source>
        <translation>타일 {tile}, 고름</translation>
    </message>
    <message>
        <source>tile {tile}, can be played</source>
        <translation>타일 {tile}, 놓을 수 있음</translation>
    </message>
    <message>
        <source>tile {tile}, cannot be played now</source>
        <translation>타일 {tile}, 지금은 놓을 수 없음</translation>
    </message>
    <message>
        <source>{place}; once more to place it</source>
        <translation>{place}; 한 번 더 누르면 놓습니다</translation>
    </message>
    <message>
        <source>place as the first tile</source>
        <translation>첫 타일로 놓기</translation>
    </message>
    <message>
        <source>place on {tile} {port}</source>
        <translation>{tile} {port}에 놓기</translation>
    </message>
    <message>
        <source>{place}: count {count}, {pays}</source>
        <translation>{place}: 끝 합계 {count}, {pays}</translation>
    </message>
    <message>
        <source>sort the rack (S)</source>
        <translation>손패 정렬(S)</translation>
    </message>
    <message numerus="yes">
        <source>draw from the boneyard, %n tile(s) left</source>
        <translation>
            <numerusform>남은 타일 더미에서 뽑기, %n개 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>low end</source>
        <translation>낮은 끝</translation>
    </message>
    <message>
        <source>high end</source>
        <translation>높은 끝</translation>
    </message>
    <message>
        <source>straight A</source>
        <translation>직선 A</translation>
    </message>
    <message>
        <source>straight B</source>
        <translation>직선 B</translation>
    </message>
    <message>
        <source>branch A</source>
        <translation>갈래 A</translation>
    </message>
    <message>
        <source>branch B</source>
        <translation>갈래 B</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>It cannot be saved ({reason}).</source>
        <translation>저장할 수 없습니다({reason}).</translation>
    </message>
</context>
<context>
    <name>TrialBox</name>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Whether a program keeps the protocol, point by point.</source>
        <translation>프로그램이 프로토콜을 지키는지 하나씩 확인합니다.</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>시험 진행 상황</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>What the test has found</source>
        <translation>시험 결과</translation>
    </message>
    <message>
        <source>Testing {program} …</source>
        <translation>시험 중: {program} …</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>시험을 중지했습니다.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Its standard error ends with:</source>
        <translation>표준 오류의 마지막 내용:</translation>
    </message>
    <message numerus="yes">
        <source>{program}: %n point(s) to mend.</source>
        <translation>
            <numerusform>{program}: 고칠 점 %n가지.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program} keeps the protocol.</source>
        <translation>{program}: 프로토콜을 지킵니다.</translation>
    </message>
</context>
<context>
    <name>UnfinishedCard</name>
    <message>
        <source>Your unfinished match</source>
        <translation>끝내지 않은 경기</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>이어서 두기</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished match(es)…</source>
        <translation>
            <numerusform>끝내지 않은 경기 %n개 더…</numerusform>
        </translation>
    </message>
    <message>
        <source>The table in small</source>
        <translation>작게 본 테이블</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{tile} is the only tile, so all its pips count: {low} + {high} = {adds}</source>
        <translation>{tile} 하나뿐이므로 눈을 모두 셉니다: {low} + {high} = {adds}</translation>
    </message>
    <message>
        <source>{tile} ends the line here, so its open half counts: {adds}</source>
        <translation>끝에 놓인 {tile}에서는 열린 반쪽을 셉니다: {adds}</translation>
    </message>
    <message>
        <source>The double {tile} has a long side open, so both halves count: {low} + {high} = {adds}</source>
        <translation>직선이 열린 더블타일 {tile}에서는 두 반쪽을 모두 셉니다: {low} + {high} = {adds}</translation>
    </message>
    <message>
        <source>The double {tile} has tiles on both long sides and counts no more: {adds}</source>
        <translation>양쪽 직선이 채워진 더블타일 {tile}에서는 더 셀 것이 없습니다: {adds}</translation>
    </message>
    <message>
        <source>The branches of the spinner {tile} open once both its long sides are covered: {adds}</source>
        <translation>스피너 {tile}의 갈래는 양쪽 직선이 모두 채워져야 열립니다: {adds}</translation>
    </message>
    <message>
        <source>{branch} of the spinner {tile} has no tile yet, and counts nothing: {adds}</source>
        <translation>스피너 {tile}의 {branch}에는 아직 타일이 없어 세지 않습니다: {adds}</translation>
    </message>
    <message>
        <source>Branch A</source>
        <translation>갈래 A</translation>
    </message>
    <message>
        <source>Branch B</source>
        <translation>갈래 B</translation>
    </message>
    <message>
        <source>Line: {tiles}.</source>
        <translation>줄: {tiles}.</translation>
    </message>
    <message>
        <source>{branch} of {tile}: {tiles}.</source>
        <translation>{tile}의 {branch}: {tiles}.</translation>
    </message>
    <message>
        <source>double {tile}</source>
        <translation>더블타일 {tile}</translation>
    </message>
</context>
<context>
    <name>WhyBar</name>
    <message>
        <source>Why this count?</source>
        <translation>이 합계인 까닭</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>닫기  Esc</translation>
    </message>
</context>
<context>
    <name>WhyOnTable</name>
    <message>
        <source>In this rule set ends are not counted: placements never score.</source>
        <translation>이 규칙에서는 끝을 세지 않습니다. 타일을 놓아도 점수가 없습니다.</translation>
    </message>
    <message>
        <source>No tile lies on the table yet: there is nothing to count.</source>
        <translation>테이블에 아직 타일이 없어 셀 것이 없습니다.</translation>
    </message>
    <message>
        <source>Step {number} of {of}</source>
        <translation>{of}단계 중 {number}단계</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
</context>
</TS>
