<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>{won} of %n match(es)</source>
        <translation>
            <numerusform>{won} of %n match</numerusform>
            <numerusform>{won} of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too early to tell: after %n match(es) nearly any rate could be the true one.</source>
        <translation>
            <numerusform>Too early to tell: after %n match nearly any rate could be the true one.</numerusform>
            <numerusform>Too early to tell: after %n matches nearly any rate could be the true one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n placement(s)</source>
        <translation>
            <numerusform>of %n placement</numerusform>
            <numerusform>of %n placements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) together</source>
        <translation>
            <numerusform>%n day together</numerusform>
            <numerusform>%n days together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s) together</source>
        <translation>
            <numerusform>%n week together</numerusform>
            <numerusform>%n weeks together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) together</source>
        <translation>
            <numerusform>%n month together</numerusform>
            <numerusform>%n months together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>{right} of %n right</numerusform>
            <numerusform>{right} of %n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) still being learnt</source>
        <translation>
            <numerusform>%n position still being learnt</numerusform>
            <numerusform>%n positions still being learnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {number} of %n</source>
        <translation>
            <numerusform>Step {number} of %n</numerusform>
            <numerusform>Step {number} of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamplePlurals</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearningPage</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTelling</name>
    <message numerus="yes">
        <source>%n record(s) cannot be read: {files}</source>
        <translation>
            <numerusform>%n record cannot be read: {files}</numerusform>
            <numerusform>%n records cannot be read: {files}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are damaged, and so are not listed: {files}</source>
        <translation>
            <numerusform>%n record is damaged, and so is not listed: {files}</numerusform>
            <numerusform>%n records are damaged, and so are not listed: {files}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be deleted: {files}</source>
        <translation>
            <numerusform>%n match could not be deleted: {files}</numerusform>
            <numerusform>%n matches could not be deleted: {files}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <translation>
            <numerusform>%n round played</numerusform>
            <numerusform>%n rounds played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundLog</name>
    <message numerus="yes">
        <source>{name} drew %n tile(s)</source>
        <translation>
            <numerusform>{name} drew %n tile</numerusform>
            <numerusform>{name} drew %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n pip(s) left</source>
        <translation>
            <numerusform>%n pip left</numerusform>
            <numerusform>%n pips left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n to draw</numerusform>
            <numerusform>%n to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw from the boneyard, %n tile(s) left</source>
        <translation>
            <numerusform>draw from the boneyard, %n tile left</numerusform>
            <numerusform>draw from the boneyard, %n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialBox</name>
    <message numerus="yes">
        <source>{program}: %n point(s) to mend.</source>
        <translation>
            <numerusform>{program}: %n point to mend.</numerusform>
            <numerusform>{program}: %n points to mend.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedCard</name>
    <message numerus="yes">
        <source>%n more unfinished match(es)…</source>
        <translation>
            <numerusform>%n more unfinished match…</numerusform>
            <numerusform>%n more unfinished matches…</numerusform>
        </translation>
    </message>
</context>
</TS>
