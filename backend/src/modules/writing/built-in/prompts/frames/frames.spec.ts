import { describe, expect, it } from '@jest/globals';
import { FRAMES } from './frames.js';

/**
 * The ids that prompts in the database may have. They were taken from the table once and are kept here on purpose: read from it again
 * they would follow every renaming. A new frame adds its id; that of a frame that is gone leaves, and no other frame may have it.
 */
const KEPT = `
  aCallAtTheWrongMoment aCaseThatEndedBadly aLineFromMyNotes aLineIWouldStrikeOut aLineThatIWouldDefend
  aSentenceIStillHear aSentenceIWouldTakeBack adviceIStoppedGiving beforeAndAfter decidedWithinTheHour
  explainedInUnderAMinute forWhomItChangedSomething fromAProblemToAPlan howICheckItMyself
  howIReadOneFigure howLongDoesItTakeYou howWouldYouHaveDecided iWasWrongAboutThis mistakeHowOneCaseEnded
  mistakeIWasThere mistakeWhatLiesBehindIt myLineInTheSand myWorstHour normalForYouToo
  noteDoesItHoldEverywhere noteHowINoticed noteTheConclusionIDoNotDraw noteWhatICheckSince
  noteWhereItBegan noteWhoSawItOtherwise oneCaseOneNumber oneMinuteMoment oneSmallChangeTwoNumbers
  personAndWhatPassedBetweenUs personThreeQuestionsIWasAsked personWhatWouldYouHaveSaid postAndTheOpposite
  postBeforeAndAfter postForWhomIWroteIt postHowIDoItToday postHowIFoundOut postHowISeeItToday
  postTheDayItCounted postThreeRepliesIRemember postWasThereAnotherWay postWhatIWouldAddToday
  postWhoContradictedMe postWhoTaughtMeThat postWhyIWroteIt problemTheCaseThatWasDifferent
  problemThreePeopleThreeReasons problemThreeQuestionsIAskBack problemWhatIDoFirst problemWhatISawFirst
  problemWhatWouldYouHaveDone shownOnOneCase somebodySawItBeforeMe somebodyWhoSaidNo theCaseBehindAPost
  theCaseINeverTold theCaseIWouldDecideAnew whatOneOfThemShowedMe whatTheLastCaseChanged
  theDayINearlyGaveUp theFirstCaseOfAProblem theFirstHour theFirstMeeting theJobThatWasNearlyTooBig
  theMessageIHaveNotAnswered theMistakeIMadeTwice theNextCaseSinceAPost theQuestionIAskFirst
  theShortestJob theSmallestThingThatWentWrong theStepThatIsLeftOut threeDaysThatIRemember
  threeMomentsFromMyCalendar threeNumbersIKnowByHeart threePeopleIWouldRing threePeopleWhoTaughtMe
  threeQuestionsThatIAmAsked threeSentencesINoLongerSay threeThingsINoticed threeThingsWithinMyReach
  whatAClientTaughtMe whatANewColleagueLearnsFirst whatAPaperTellsMe whatCameOfIt whatChangedYourMind
  whatComesFirstToday whatFailedFirst whatHappenedAfterAPost whatHardlyAnybodyNoticed whatIAlwaysWriteDown
  whatICannotDecide whatIDoWhenMistake whatIFoundMoment whatIGladlyPayFor whatIKeepDropAndTry
  whatILookUpEveryTime whatINoLongerArgueAbout whatINoLongerDoAboutAProblem whatISaidTooLate
  whatIShowANewcomer whatIWasToldTooLate whatIsBehindAProblem whatIsYourNumber whatIsYours whatItCostMe
  whatMyFieldGetsWrong whatNoBookToldMe whatNobodyToldMe whereIDisagree whereIDroppedThePlan
  whereILookFirst whichOfTheTwo whoIsRight whyIWroteThisDown whySomebodyJoinedUs wouldYouHaveSaidNo
`;

describe('The ids of frames', () => {
  it('are those that prompts have kept, each of one frame', () => {
    const ids = Object.values(FRAMES).flatMap((frames) => Object.keys(frames));
    expect(ids.toSorted()).toEqual(KEPT.trim().split(/\s+/u).toSorted());
  });
});
