import type { FrameTexts } from './frame-texts.js';

export const FRAME_TEXTS_EN: FrameTexts = {
  texts: {
    // Educational how-to post
    whereILookFirst: `{Pillar}: where I look first
      Where did you look first {moment}, when it came to {topic}, and what did that one look tell you?`,
    explainedInUnderAMinute: `{Pillar}: explained in under a minute
      How did you last explain {topic} to somebody who had never heard of it, and which comparison worked?`,
    problemWhatIDoFirst: `“{problem}”: what I do first
      The last time somebody came to you with “{problem}”: what did you do first, second and third?`,
    theStepThatIsLeftOut: `{Pillar}: the step that is left out
      When it comes to {topic}, which step tends to be left out, and where did you last see what that costs?`,
    theQuestionIAskFirst: `{Pillar}: the question I ask first
      Which question about {topic} do you ask first, and which answer once made you change the plan?`,
    whatAPaperTellsMe: `{Pillar}: what {paper} tells me
      Take {paper} from this year and read it with {topic} in mind: which line would you circle, and why?`,
    whatComesFirstToday: `{Pillar}: what comes first today
      What do you do first today when it comes to {topic} that you once did last, and which case turned it round?`,
    whatILookUpEveryTime: `{Pillar}: what I look up every time
      What do you still look up when it comes to {topic}, where, and what happened the one time you did not?`,
    whatANewColleagueLearnsFirst: `What a new colleague learns first: {pillar}
      What does somebody who starts with you learn about {topic} in the first week, and who shows it to them?`,
    postHowIDoItToday: `“{post}”: how I do it today
      You wrote “{post}” {when}: what have you changed since then in the way you work, and what have you kept?`,
    noteWhatICheckSince: `“{note}”: what I check since
      You noted “{note}”: what do you check since then that you did not check before?`,
    howIReadOneFigure: `{Pillar}: how I read one figure ({figure})
      One figure ({figure}): what was it last month, how do you read it, and what does it tell you about {topic}?`,
    whatIDoWhenMistake: `{Pillar}: what I do when {mistake}
      {Mistake}: when did you last see that, what did you do first, and what had {topic} to do with it?`,
    shownOnOneCase: `{Pillar}: shown on one case
      Take the last case that had to do with {topic}: what did you see, decide and do, in that order?`,
    theMistakeIMadeTwice: `{Pillar}: the mistake I made twice
      Which mistake about {topic} did you make yourself more than once, and what stopped it in the end?`,
    whatIAlwaysWriteDown: `{Pillar}: what I always write down
      What do you write down every time when it comes to {topic}, and when did such a note last help you?`,
    theFirstHour: `{Pillar}: the first hour
      The last time that something to do with {topic} went wrong: what did you do in the first hour, and what would you leave out today?`,
    howICheckItMyself: `{Pillar}: how I check it myself
      Which check of your own shows you how it stands with {topic}, and when did it last tell you something that you did not want to know?`,
    postHowIFoundOut: `“{post}”: how I found out
      You wrote “{post}” {when}: by what did you first notice that, and what do you do since because of it?`,
    noteHowINoticed: `“{note}”: how I noticed
      You noted “{note}”: by what did you notice, and what did you do in the next hour?`,
    whatNoBookToldMe: `{Pillar}: what no book told me
      What about {topic} did you learn by hand or by mistake, from whom, and on which day?`,
    whatTheLastCaseChanged: `{Pillar}: what the last one changed
      Think of {topic}: after which case did you last change a step of your work, and what was that step before?`,
    whatOneOfThemShowedMe: `{Pillar}: what one of them showed me
      Think of {topic}: who last made you change the way you work, and what had you seen or heard?`,
    // Listicle with a hook
    threeSentencesINoLongerSay: `{Pillar}: 3 sentences I no longer say
      Which three sentences about {topic} did you say a few years ago, and who or what talked you out of each?`,
    threeMomentsFromMyCalendar: `{Pillar}: 3 moments from my calendar
      Open your calendar and go back four weeks: which three entries had to do with {topic}, and how did each end?`,
    problemThreeQuestionsIAskBack: `“{problem}”: 3 questions I ask back
      Which three questions do you ask when you hear “{problem}”, and what was the least expected answer?`,
    threeNumbersIKnowByHeart: `{Pillar}: 3 numbers I know by heart
      Which three numbers of your own do you know by heart about {topic}, and when did one of them last move?`,
    whatIKeepDropAndTry: `What I keep, drop and try: {pillar}
      Think of {topic} and sort your last half-year into what you keep, what you dropped and what you try next.`,
    threeQuestionsThatIAmAsked: `{Pillar}: 3 questions that I am asked
      Which three questions about {topic} did {people} put to you this year, word for word?`,
    threePeopleWhoTaughtMe: `{Pillar}: 3 people who taught me
      Which three people taught you something about {topic}, where did you meet them, and what do you still do their way?`,
    postThreeRepliesIRemember: `“{post}”: 3 replies I remember
      You wrote “{post}” {when}: which three replies did it bring, in public or in private?`,
    threeThingsINoticed: `{Pillar}: 3 things I noticed {moment}
      Which three things to do with {topic} did you notice {moment}, and which of them did nobody else see?`,
    personThreeQuestionsIWasAsked: `{Person}: 3 questions I was asked ({pillar})
      {Person} asks you about {topic}: which three questions came up, word for word, and which one had you never heard?`,
    threeThingsWithinMyReach: `{Pillar}: 3 things within my reach
      Which three things on your desk, in your bag or on your phone have to do with {topic}, and how did each get there?`,
    threeDaysThatIRemember: `{Pillar}: 3 days that I remember
      Which three days come to mind about {topic}, an early one, a bad one and a late one, and what had changed each time?`,
    threePeopleIWouldRing: `{Pillar}: 3 people I would ring
      Which three people would you ring tonight about {topic}, and what has each of them told you before?`,
    problemThreePeopleThreeReasons: `“{problem}”: 3 people, 3 reasons
      Which three people came to you with “{problem}”, and what was really behind it each time?`,
    // First-person anecdote
    iWasWrongAboutThis: `{Pillar}: I was wrong about this
      What did you believe about {topic} until a person or a figure proved you wrong, and where were you then?`,
    theFirstCaseOfAProblem: `The first case of “{problem}”
      Who was the first to come to you with “{problem}”, what did you say then, and what would you say now?`,
    whatItCostMe: `{Pillar}: what it cost me
      Which decision about {topic} cost you money, time or a client, and when did you notice?`,
    oneMinuteMoment: `{Pillar}: one minute, {moment}
      What happened {moment} that says more about {topic} than any slide?`,
    whatNobodyToldMe: `{Pillar}: what nobody told me
      What did nobody tell you about {topic} before you began, and on which day did you find out?`,
    aSentenceIStillHear: `{Pillar}: a sentence I still hear
      Which sentence about {topic} do you still hear, who said it, and what did you answer?`,
    myWorstHour: `{Pillar}: my worst hour
      What was your worst hour to do with {topic}, where were you, and what got you through it?`,
    theSmallestThingThatWentWrong: `{Pillar}: the smallest thing that went wrong
      Think of {topic}: what is the smallest thing that ever went wrong for you, and what did it set off?`,
    whySomebodyJoinedUs: `{Pillar}: why somebody joined us
      Who came to work with you because of your way with {topic}, and what was their reason?`,
    whatHappenedAfterAPost: `What happened after “{post}”
      You wrote “{post}” {when}: what has happened since, to others and to you?`,
    aLineFromMyNotes: `A line from my notes: “{note}”
      You noted “{note}”: what had happened just before, and who said what?`,
    personAndWhatPassedBetweenUs: `{Person}, and what passed between us ({pillar})
      {Person}: whom do you see, and what passed between you when it came to {topic}?`,
    mistakeIWasThere: `{Mistake}: I was there ({pillar})
      {Mistake}: when were you there, who noticed first, and what had {topic} to do with it?`,
    aCallAtTheWrongMoment: `{Pillar}: a call at the wrong moment
      Which call or message about {topic} came at a bad moment, from whom, and what did you do next?`,
    somebodySawItBeforeMe: `{Pillar}: somebody saw it before me
      Who noticed something about {topic} before you did, in which words, and what did you make of it?`,
    theDayINearlyGaveUp: `{Pillar}: the day I nearly gave up
      On which day did you nearly give up over {topic}, where were you, and who or what kept you at it?`,
    whatIWasToldTooLate: `{Pillar}: what I was told too late
      What were you told too late about {topic}, by whom, and what had you done by then?`,
    postTheDayItCounted: `“{post}”: the day it counted
      You wrote “{post}” {when}: on which day did that matter last, and who was there?`,
    postWhoTaughtMeThat: `“{post}”: who taught me that
      You wrote “{post}” {when}: from whom or from what did you learn that, and where were you?`,
    postWhyIWroteIt: `Why I wrote “{post}”
      You wrote “{post}” {when}: what had made you write it that day, and what did you keep to yourself?`,
    whyIWroteThisDown: `Why I wrote this down: “{note}”
      You noted “{note}”: why this and nothing else, and whom did you tell first?`,
    theFirstMeeting: `{Pillar}: the first meeting
      Think of your latest first meeting with {people}: what was said about {topic}, and what did you see that nobody said?`,
    problemWhatISawFirst: `“{problem}”: what I saw first
      The last case of “{problem}”: what did you see in the first ten minutes that nobody had told you, and what came of it?`,
    // Engagement-driven question
    problemWhatWouldYouHaveDone: `“{problem}”: what would you have done?
      Tell the last case of “{problem}” up to the point where you had to decide, and stop there.`,
    whichOfTheTwo: `{Pillar}: which of the two?
      Which choice about {topic} is on your desk now, with two answers that are both reasonable?`,
    whatChangedYourMind: `{Pillar}: what changed your mind?
      What changed your own mind about {topic} this year, and what do you still not know?`,
    theMessageIHaveNotAnswered: `{Pillar}: the message I have not answered
      Which question about {topic} lies unanswered in your inbox, and what makes it hard?`,
    whatIsYourNumber: `{Pillar}: what is your number?
      Which number of your own about {topic} would you show so that others show theirs?`,
    normalForYouToo: `{Pillar}: normal for you, too?
      What is normal about {topic} in your field and surprises everybody outside it?`,
    wouldYouHaveSaidNo: `{Pillar}: would you have said no?
      Which request to do with {topic} did you turn down, or wish you had, and what did it cost?`,
    postWasThereAnotherWay: `“{post}”: was there another way?
      You wrote “{post}” {when}: what else could have been done, and by what do you see that today?`,
    howWouldYouHaveDecided: `How would you have decided? “{note}”
      Tell what you noted, “{note}”, up to the moment of decision: what else was possible?`,
    whatIsYours: `{Pillar}: what is yours? ({figure})
      How does it stand with you today ({figure}), and what has {topic} to do with it?`,
    personWhatWouldYouHaveSaid: `{Person}: what would you have said? ({pillar})
      {Person}, and it is about {topic}: what was said before you had to answer?`,
    howLongDoesItTakeYou: `{Pillar}: how long does it take you?
      How long did your last job to do with {topic} really take, how long had you thought, and where did the time go?`,
    whoIsRight: `{Pillar}: who is right?
      Who last disagreed with you about {topic}, what did each of you say, and how does it stand now?`,
    whatICannotDecide: `{Pillar}: what I cannot decide
      What about {topic} have you put off for weeks, and between which two answers do you go back and forth?`,
    postAndTheOpposite: `“{post}”: and the opposite?
      You wrote “{post}” {when}: which case of your own speaks against it, and what was different there?`,
    noteDoesItHoldEverywhere: `“{note}”: does it hold everywhere?
      You noted “{note}”: where did you see that it holds, and where that it does not?`,
    // Thought leadership/opinion piece
    aLineThatIWouldDefend: `{Pillar}: a line that I would defend
      Which sentence about {topic} would you defend in a room full of colleagues, and which case is your proof?`,
    whatIsBehindAProblem: `What is behind “{problem}”
      What lay behind “{problem}” in the last case that you saw, how did you find out, and what had you thought before?`,
    aSentenceIWouldTakeBack: `{Pillar}: a sentence I would take back
      Which sentence about {topic} have you said to somebody that you would take back, and what has happened since?`,
    adviceIStoppedGiving: `{Pillar}: advice I stopped giving
      Which advice on {topic} did you give for years and then no longer, and after which case?`,
    whatMyFieldGetsWrong: `{Pillar}: what my field gets wrong
      What does your field (“{industry}”) get wrong about {topic}, and where did you do so yourself?`,
    myLineInTheSand: `My line in the sand: {pillar}
      What will you not do when it comes to {topic}, and which job did that once cost you?`,
    postHowISeeItToday: `“{post}”: how I see it today
      You wrote “{post}” {when}: what did you conclude from it then, and what has put that to the test?`,
    noteTheConclusionIDoNotDraw: `“{note}”: the conclusion I do not draw
      You noted “{note}”: what would most people conclude from it, and why is that too quick?`,
    mistakeWhatLiesBehindIt: `{Mistake}: what lies behind it ({pillar})
      {Mistake}: what lay behind it in the cases that you have seen, how much had {topic} to do with it, and who got the blame?`,
    aLineIWouldStrikeOut: `{Pillar}: a line I would strike out
      Take {paper} and think of {topic}: which line would you strike out tomorrow, and who would object?`,
    whatIGladlyPayFor: `{Pillar}: what I gladly pay for
      Where did you spend money or time on {topic} although others save there, and what did it bring?`,
    whereIDisagree: `{Pillar}: where I disagree
      Which common view about {topic} did your own work contradict, and on which day?`,
    whatISaidTooLate: `{Pillar}: what I said too late
      What should you have said sooner about {topic}, to whom, and what happened because you did not?`,
    whatINoLongerArgueAbout: `{Pillar}: what I no longer argue about
      Which dispute about {topic} do you no longer have, with whom did you have it last, and how did it end?`,
    postWhatIWouldAddToday: `“{post}”: what I would add today
      You wrote “{post}” {when}: what did you not know then, and what has shown it to you since?`,
    noteWhoSawItOtherwise: `“{note}”: who saw it otherwise
      You noted “{note}”: who saw it otherwise than you, and what did each of you say?`,
    postWhoContradictedMe: `“{post}”: who contradicted me
      You wrote “{post}” {when}: who told you that it is not so, in which words, and what did you answer?`,
    postForWhomIWroteIt: `“{post}”: for whom I wrote it
      You wrote “{post}” {when}: which one person did you want to read it, and what came back?`,
    whatIShowANewcomer: `{Pillar}: what I show a newcomer
      Somebody starts in your trade on Monday: what about {topic} do you show them first, and which case taught you that?`,
    whatINoLongerDoAboutAProblem: `What I no longer do about “{problem}”
      What did you once do about “{problem}” that you no longer do, and since which day?`,
    theCaseIWouldDecideAnew: `{Pillar}: the one I still think about
      Think of {topic}: which case comes back to you first, what did you decide in it, and would you decide so again?`,
    // Case study/success story
    fromAProblemToAPlan: `From “{problem}” to a plan
      Take somebody who came with “{problem}”: what was so on the first day, what at the end?`,
    oneSmallChangeTwoNumbers: `{Pillar}: one small change, two numbers
      Think of {topic}: which small change can you count, and what was the figure before and after?`,
    whatFailedFirst: `{Pillar}: what failed first
      Think of {topic}: which attempt failed before the one that worked, and how did you notice?`,
    whatIFoundMoment: `{Pillar}: what I found, {moment}
      What did you find {moment} to do with {topic}, what did you change, and what was said a week later?`,
    whatAClientTaughtMe: `What a client taught me: {pillar}
      Which of your clients knew something about {topic} that you did not, and what do you do differently since?`,
    beforeAndAfter: `{Pillar}: before and after
      Put {paper} from before your work on {topic} beside one from after it: which line has changed most?`,
    whatHardlyAnybodyNoticed: `{Pillar}: what hardly anybody noticed
      Which day of the last months had to do with {topic} without anybody but you noticing, and what made it hard?`,
    theJobThatWasNearlyTooBig: `{Pillar}: the job that was nearly too big
      Which job to do with {topic} was nearly too large for you (“{size}”), and on which day did that show?`,
    theCaseBehindAPost: `The case behind “{post}”
      Which case was behind “{post}”, which you wrote {when}, and what did you leave out then?`,
    whatCameOfIt: `What came of it: “{note}”
      You noted “{note}”: what came of it in the end, and what did it cost or save?`,
    oneCaseOneNumber: `{Pillar}: one case, one number ({figure})
      One case and one number ({figure}): where did it stand before your work on {topic}, where after it, and what came first?`,
    mistakeHowOneCaseEnded: `{Mistake}: how one case ended ({pillar})
      {Mistake}: in which case did you turn that round, what had {topic} to do with it, and what was different a month later?`,
    aCaseThatEndedBadly: `{Pillar}: a case that ended badly
      Which case about {topic} did not end well, when could you have known, and what have you kept from it?`,
    theShortestJob: `{Pillar}: the shortest job
      Which job to do with {topic} took the least time and changed the most, and what did you do in it?`,
    decidedWithinTheHour: `{Pillar}: decided within the hour
      Which decision about {topic} did you have to take within an hour, who was there, and how did it turn out?`,
    forWhomItChangedSomething: `{Pillar}: for whom it changed something
      For whom is a week different today because of what you did about {topic}, and how do you know?`,
    whereIDroppedThePlan: `{Pillar}: where I dropped the plan
      In which case about {topic} did you drop the plan halfway, what had you seen, and how did it end?`,
    somebodyWhoSaidNo: `{Pillar}: somebody who said no
      Who turned down what you proposed about {topic}, for which reason, and what became of it?`,
    postBeforeAndAfter: `Before and after: “{post}”
      Take “{post}”, which you wrote {when}: what had led to it, and what came next?`,
    noteWhereItBegan: `“{note}”: where it began
      You noted “{note}”: when did it begin, who noticed first, and how does it stand today?`,
    theNextCaseSinceAPost: `Since “{post}”: the next case
      You wrote “{post}” {when}: which case since then was of the same kind, and what did you do otherwise in it?`,
    problemTheCaseThatWasDifferent: `“{problem}”: the case that was different
      In which case was “{problem}” not the real trouble, what was it, and who noticed?`,
    theCaseINeverTold: `{Pillar}: the one I have never told
      Think of {topic}: which case have you never posted about, what held you back, and what of it could be told?`,
  },
  nounHooks: {
    explainedInUnderAMinute: 'How I explain {topic} in under a minute',
    threeSentencesINoLongerSay: '3 sentences about {topic} that I no longer say',
    iWasWrongAboutThis: 'I was wrong about {topic}',
    whatItCostMe: 'What {topic} cost me',
    whatNobodyToldMe: 'Nobody told me this about {topic}',
    whatChangedYourMind: 'What changed your mind about {topic}?',
    whatAClientTaughtMe: 'What a client taught me about {topic}',
  },
};
