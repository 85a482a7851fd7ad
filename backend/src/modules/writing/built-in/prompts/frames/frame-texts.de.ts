import type { FrameTexts } from './frame-texts.js';

export const FRAME_TEXTS_DE: FrameTexts = {
  texts: {
    // Educational how-to post
    whereILookFirst: `{Pillar}: wohin ich zuerst schaue
      Wohin hast du {moment} zuerst geschaut, als es um {topic} ging, und was hat dir dieser Blick verraten?`,
    explainedInUnderAMinute: `{Pillar}: in einer Minute erklärt
      Wem hast du {topic} zuletzt von Grund auf erklärt, und welcher Vergleich hat geholfen?`,
    problemWhatIDoFirst: `„{problem}“: was ich als Erstes tue
      Jemand kam zuletzt mit „{problem}“ zu dir: Was hast du als Erstes, als Zweites und als Drittes getan?`,
    theStepThatIsLeftOut: `{Pillar}: der Schritt, der gern fehlt
      Welchen Schritt lassen viele beim Thema {title} weg, und wo hast du zuletzt gesehen, was das kostet?`,
    theQuestionIAskFirst: `{Pillar}: meine erste Frage
      Welche Frage stellst du zum Thema {title} zuerst, und welche Antwort hat schon einmal deinen Plan geändert?`,
    whatAPaperTellsMe: `{Pillar}: was mir {paper} verrät
      Nimm {paper} aus diesem Jahr und lies nach, was darin mit dem Thema {title} zu tun hat: Welche Zeile würdest du einkreisen?`,
    whatComesFirstToday: `{Pillar}: was heute zuerst kommt
      Was machst du beim Thema {title} heute zuerst, das früher zuletzt kam, und welcher Fall hat das umgedreht?`,
    whatILookUpEveryTime: `{Pillar}: was ich jedes Mal nachschlage
      Was schlägst du beim Thema {title} bis heute nach, wo, und was geschah, als du es einmal nicht getan hast?`,
    whatANewColleagueLearnsFirst: `Was neue Leute zuerst lernen: {pillar}
      Was lernt jemand Neues bei dir in der ersten Woche über {topic}, und wer zeigt es?`,
    postHowIDoItToday: `„{post}“: so mache ich es heute
      Du hast {when} geschrieben „{post}“: Was hast du seither an deiner Arbeit geändert, und was hast du behalten?`,
    noteWhatICheckSince: `„{note}“: was ich seither prüfe
      Du hast notiert „{note}“: Was prüfst du seither, das du vorher nicht geprüft hast?`,
    howIReadOneFigure: `{Pillar}: wie ich diese Zahl lese ({figure})
      Eine Zahl aus deinem Alltag ({figure}): Wie liest du sie, und was verrät sie dir über {topic}?`,
    whatIDoWhenMistake: `{Pillar}: {Mistake}, was nun?
      {Mistake}: Wann hast du das zuletzt gesehen, was hast du zuerst getan, und was hatte es mit dem Thema {title} zu tun?`,
    shownOnOneCase: `{Pillar}: an einem Fall gezeigt
      Nimm den letzten Fall zum Thema {title}: Was hast du gesehen, entschieden und getan, in dieser Reihenfolge?`,
    theMistakeIMadeTwice: `{Pillar}: der Fehler, den ich zweimal machte
      Welchen Fehler hast du beim Thema {title} mehr als einmal selbst gemacht, und was hat ihn beendet?`,
    whatIAlwaysWriteDown: `{Pillar}: was ich immer aufschreibe
      Was schreibst du beim Thema {title} jedes Mal auf, und wann hat dir so eine Notiz zuletzt geholfen?`,
    theFirstHour: `{Pillar}: die erste Stunde
      Was hast du zuletzt in der ersten Stunde getan, nachdem beim Thema {title} etwas schiefging, und was ließest du heute weg?`,
    howICheckItMyself: `{Pillar}: wie ich es selbst prüfe
      Welche eigene Prüfung zeigt dir, wie es beim Thema {title} steht, und wann hat sie dir zuletzt etwas gesagt, das du nicht wissen wolltest?`,
    postHowIFoundOut: `„{post}“: woran ich es merkte
      Du hast {when} geschrieben „{post}“: Woran hast du das zuerst gemerkt, und was tust du seither deswegen?`,
    noteHowINoticed: `„{note}“: woran ich es sah
      Du hast notiert „{note}“: Woran hast du es gemerkt, und was hast du in der nächsten Stunde getan?`,
    whatNoBookToldMe: `{Pillar}: was in keinem Buch steht
      Was zum Thema {title} hast du mit den Händen oder durch einen Fehler gelernt, von wem, und an welchem Tag?`,
    whatTheLastCaseChanged: `{Pillar}: was der letzte Fall geändert hat
      Denk an das Thema {title}: Nach welchem Fall hast du zuletzt einen Handgriff geändert, und wie ging er vorher?`,
    whatOneOfThemShowedMe: `{Pillar}: was mir jemand davon gezeigt hat
      Denk an das Thema {title}: Wer hat dich zuletzt dazu gebracht, anders zu arbeiten, und was hattest du da gesehen oder gehört?`,
    // Listicle with a hook
    threeSentencesINoLongerSay: `{Pillar}: 3 Sätze, die ich nicht mehr sage
      Welche drei Sätze über {topic} hast du früher gesagt, und wer oder was hat dich von jedem abgebracht?`,
    threeMomentsFromMyCalendar: `{Pillar}: 3 Termine aus meinem Kalender
      Geh in deinem Kalender vier Wochen zurück: Welche drei Einträge hatten mit dem Thema {title} zu tun, und wie ging jeder aus?`,
    problemThreeQuestionsIAskBack: `„{problem}“: 3 Rückfragen
      Welche drei Fragen stellst du, wenn du „{problem}“ hörst, und welche Antwort hast du am wenigsten erwartet?`,
    threeNumbersIKnowByHeart: `{Pillar}: 3 Zahlen, die ich auswendig weiß
      Welche drei eigenen Zahlen zum Thema {title} weißt du auswendig, und wann hat sich eine davon zuletzt bewegt?`,
    whatIKeepDropAndTry: `Behalten, gestrichen, neu: {pillar}
      Was hast du im letzten halben Jahr beim Thema {title} behalten, gestrichen und neu probiert, und was gab den Ausschlag?`,
    threeQuestionsThatIAmAsked: `{Pillar}: 3 Fragen, die ich oft höre
      Welche drei Fragen zum Thema {title} hat dir deine Zielgruppe ({people}) dieses Jahr gestellt, Wort für Wort?`,
    threePeopleWhoTaughtMe: `{Pillar}: 3 Menschen, von denen ich gelernt habe
      Welche drei Menschen haben dir etwas über {topic} beigebracht, wo hast du sie getroffen, und was machst du noch immer so wie sie?`,
    postThreeRepliesIRemember: `„{post}“: 3 Reaktionen, die ich noch weiß
      Welche drei Reaktionen hat dir „{post}“ gebracht, seit du es {when} geschrieben hast?`,
    threeThingsINoticed: `{Pillar}: 3 Dinge, die mir {moment} auffielen
      Welche drei Dinge zum Thema {title} sind dir {moment} aufgefallen, und welches davon sonst niemandem?`,
    personThreeQuestionsIWasAsked: `{Person}: 3 Fragen an mich ({pillar})
      {Person}: Welche drei Fragen zum Thema {title} hast du da gehört, Wort für Wort, und welche war dir neu?`,
    threeThingsWithinMyReach: `{Pillar}: 3 Dinge in meiner Reichweite
      Welche drei Dinge auf deinem Tisch, in deiner Tasche oder auf deinem Handy haben mit dem Thema {title} zu tun, und wie kam jedes dorthin?`,
    threeDaysThatIRemember: `{Pillar}: 3 Tage, die ich noch weiß
      Welche drei Tage fallen dir zum Thema {title} ein, ein früher, ein schlechter und ein später, und was war jedes Mal anders?`,
    threePeopleIWouldRing: `{Pillar}: 3 Menschen, die ich fragen würde
      Welche drei Menschen würdest du heute Abend zum Thema {title} anrufen, und was hat dir jeder schon einmal gesagt?`,
    problemThreePeopleThreeReasons: `„{problem}“: 3 Menschen, 3 Gründe
      Welche drei Menschen kamen mit „{problem}“ zu dir, und was steckte jedes Mal dahinter?`,
    // First-person anecdote
    iWasWrongAboutThis: `{Pillar}: da lag ich falsch
      Was hast du über {topic} geglaubt, bis ein Mensch oder eine Zahl dich widerlegt hat, und wo warst du da?`,
    theFirstCaseOfAProblem: `Der erste Fall: „{problem}“
      Wer kam als Erstes mit „{problem}“ zu dir, was hast du da gesagt, und was würdest du heute sagen?`,
    whatItCostMe: `{Pillar}: was es mich gekostet hat
      Welche Entscheidung beim Thema {title} hat dich Geld, Zeit oder einen Auftrag gekostet, und wann hast du es gemerkt?`,
    oneMinuteMoment: `{Pillar}: eine Minute, {moment}
      Was ist {moment} geschehen, das mehr über {topic} sagt als jede Folie?`,
    whatNobodyToldMe: `{Pillar}: was mir niemand gesagt hat
      Was hat dir über {topic} niemand gesagt, bevor du angefangen hast, und an welchem Tag hast du es gemerkt?`,
    aSentenceIStillHear: `{Pillar}: ein Satz, den ich noch im Ohr habe
      Welchen Satz hast du zum Thema {title} gehört, der dir nachgeht, wer sagte ihn, und was hast du erwidert?`,
    myWorstHour: `{Pillar}: meine schlimmste Stunde
      Was war deine schlimmste Stunde zum Thema {title}, wo warst du, und was hat dir durchgeholfen?`,
    theSmallestThingThatWentWrong: `{Pillar}: die kleinste Panne
      Was war beim Thema {title} die kleinste Sache, die dir je schiefging, und was hat sie ausgelöst?`,
    whySomebodyJoinedUs: `{Pillar}: warum jemand zu uns kam
      Wer arbeitet heute bei dir, weil du das Thema {title} so angehst, und wie lautete die Begründung?`,
    whatHappenedAfterAPost: `Was nach „{post}“ geschah
      Du hast {when} geschrieben „{post}“: Was ist seitdem passiert, bei den Beteiligten und bei dir?`,
    aLineFromMyNotes: `Aus meinen Notizen: „{note}“
      Du hast notiert „{note}“: Was war kurz davor geschehen, und wer hat was gesagt?`,
    personAndWhatPassedBetweenUs: `{Person}, und es geht um dies: {pillar}
      {Person}: Wen siehst du vor dir, und was geschah zwischen euch, als es um {topic} ging?`,
    mistakeIWasThere: `{Mistake}: Ich war dabei ({pillar})
      {Mistake}: Wann warst du dabei, wer hat es zuerst bemerkt, und was hatte es mit dem Thema {title} zu tun?`,
    aCallAtTheWrongMoment: `{Pillar}: ein Anruf im falschen Moment
      Welcher Anruf oder welche Nachricht zum Thema {title} kam im falschen Moment, von wem, und was hast du dann getan?`,
    somebodySawItBeforeMe: `{Pillar}: jemand hat es vor mir gesehen
      Wem ist vor dir etwas über {topic} aufgefallen, mit welchen Worten, und was hast du daraus gemacht?`,
    theDayINearlyGaveUp: `{Pillar}: der Tag, an dem ich fast aufgab
      An welchem Tag hättest du beim Thema {title} fast aufgegeben, wo warst du, und wer oder was hat dich gehalten?`,
    whatIWasToldTooLate: `{Pillar}: was ich zu spät erfuhr
      Was hast du zum Thema {title} zu spät erfahren, von wem, und was hattest du da schon getan?`,
    postTheDayItCounted: `„{post}“: der Tag, an dem es zählte
      Du hast {when} geschrieben „{post}“: An welchem Tag kam es darauf zuletzt an, und wer war dabei?`,
    postWhoTaughtMeThat: `„{post}“: wer mich das gelehrt hat
      Du hast {when} geschrieben „{post}“: Von wem oder woraus hast du das gelernt, und wo warst du da?`,
    postWhyIWroteIt: `Warum ich das geschrieben habe: „{post}“
      Du hast {when} geschrieben „{post}“: Was hatte dich an dem Tag dazu gebracht, das zu schreiben, und was hast du für dich behalten?`,
    whyIWroteThisDown: `Warum ich das aufgeschrieben habe: „{note}“
      Du hast notiert „{note}“: Warum gerade das, und wem hast du es zuerst erzählt?`,
    theFirstMeeting: `{Pillar}: das erste Gespräch
      Denk an dein jüngstes Erstgespräch mit deiner Zielgruppe ({people}): Was wurde zum Thema {title} gesagt, und was hast du gesehen, das niemand sagte?`,
    problemWhatISawFirst: `„{problem}“: was ich zuerst sah
      Der letzte Fall von „{problem}“: Was hast du in den ersten zehn Minuten gesehen, das dir niemand erzählt hatte, und was wurde daraus?`,
    // Engagement-driven question
    problemWhatWouldYouHaveDone: `„{problem}“: Was hättet ihr getan?
      Erzähl den letzten Fall von „{problem}“ bis zu dem Punkt, an dem du entscheiden musstest, und hör dort auf.`,
    whichOfTheTwo: `{Pillar}: Welcher der beiden Wege?
      Welche Entscheidung zum Thema {title} liegt gerade vor dir, mit zwei vernünftigen Antworten?`,
    whatChangedYourMind: `{Pillar}: Was hat eure Meinung geändert?
      Was hat deine eigene Meinung zum Thema {title} in diesem Jahr geändert, und was weißt du noch nicht?`,
    theMessageIHaveNotAnswered: `{Pillar}: die Nachricht, die noch offen ist
      Welche Frage zum Thema {title} liegt unbeantwortet in deinem Postfach, und was macht sie schwer?`,
    whatIsYourNumber: `{Pillar}: Wie lautet eure Zahl?
      Welche eigene Zahl zum Thema {title} würdest du zeigen, damit andere ihre zeigen?`,
    normalForYouToo: `{Pillar}: Ist das bei euch auch normal?
      Was ist beim Thema {title} in deinem Fach normal und verblüfft alle anderen?`,
    wouldYouHaveSaidNo: `{Pillar}: Hättet ihr Nein gesagt?
      Welche Bitte beim Thema {title} hast du abgelehnt oder hättest es tun sollen, und was hat es gekostet?`,
    postWasThereAnotherWay: `„{post}“: Ging es auch anders?
      Du hast {when} geschrieben „{post}“: Was wäre noch möglich gewesen, und woran siehst du das heute?`,
    howWouldYouHaveDecided: `Wie hättet ihr entschieden? „{note}“
      Erzähl, was du notiert hast („{note}“), bis zu der Entscheidung: Was wäre noch möglich gewesen?`,
    whatIsYours: `{Pillar}: Wie steht es bei euch? ({figure})
      Wie steht es heute bei dir ({figure}), und was hat das mit dem Thema {title} zu tun?`,
    personWhatWouldYouHaveSaid: `{Person}: Was hättet ihr gesagt? ({pillar})
      {Person}, und es geht um {topic}: Was wurde gesagt, bevor du antworten musstest?`,
    howLongDoesItTakeYou: `{Pillar}: Wie lange braucht ihr?
      Wie lange hat deine letzte Arbeit zum Thema {title} gedauert, was hattest du gedacht, und wo blieb die Zeit?`,
    whoIsRight: `{Pillar}: Wer hat recht?
      Wer hat dir zuletzt beim Thema {title} widersprochen, was habt ihr beide gesagt, und wie steht es jetzt?`,
    whatICannotDecide: `{Pillar}: was ich nicht entscheiden kann
      Was schiebst du beim Thema {title} seit Wochen vor dir her, und zwischen welchen zwei Antworten schwankst du?`,
    postAndTheOpposite: `„{post}“: und das Gegenteil?
      Du hast {when} geschrieben „{post}“: Welcher eigene Fall spricht dagegen, und was war dort anders?`,
    noteDoesItHoldEverywhere: `„{note}“: Gilt das überall?
      Du hast notiert „{note}“: Wo hast du gesehen, dass es stimmt, und wo, dass nicht?`,
    // Thought leadership/opinion piece
    aLineThatIWouldDefend: `{Pillar}: ein Satz, den ich verteidige
      Welchen Satz über {topic} würdest du vor lauter Fachleuten verteidigen, und welcher Fall beweist ihn?`,
    whatIsBehindAProblem: `Was hinter „{problem}“ steckt
      Was steckte im letzten Fall, den du gesehen hast, hinter „{problem}“, wie kam es heraus, und was hattest du vorher gedacht?`,
    aSentenceIWouldTakeBack: `{Pillar}: ein Satz, den ich zurücknähme
      Welchen Satz über {topic} hast du jemandem gesagt und nähmst ihn heute zurück, und was ist seither geschehen?`,
    adviceIStoppedGiving: `{Pillar}: ein Rat, den ich nicht mehr gebe
      Welchen Rat zum Thema {title} hast du jahrelang gegeben, und nach welchem Fall nicht mehr?`,
    whatMyFieldGetsWrong: `{Pillar}: was mein Fach falsch macht
      Was macht dein Fach („{industry}“) beim Thema {title} falsch, und wo hast du es selbst so gemacht?`,
    myLineInTheSand: `Hier ist meine Grenze: {pillar}
      Was machst du beim Thema {title} nicht mit, und welchen Auftrag hat dich das einmal gekostet?`,
    postHowISeeItToday: `„{post}“: wie ich das heute sehe
      Du hast {when} geschrieben „{post}“: Was hast du damals daraus geschlossen, und was hat den Schluss seither geprüft?`,
    noteTheConclusionIDoNotDraw: `„{note}“: der Schluss, den ich nicht ziehe
      Du hast notiert „{note}“: Was würden die meisten daraus schließen, und warum ist das zu schnell?`,
    mistakeWhatLiesBehindIt: `{Mistake}: was dahintersteckt ({pillar})
      {Mistake}: Was steckte in den Fällen dahinter, die du kennst, wie viel davon hatte mit dem Thema {title} zu tun, und wer war am Ende schuld?`,
    aLineIWouldStrikeOut: `{Pillar}: die Zeile, die ich streichen würde
      Nimm {paper} und denk an das Thema {title}: Welche Zeile würdest du morgen streichen, und wer wäre dagegen?`,
    whatIGladlyPayFor: `{Pillar}: wofür ich gern bezahle
      Wofür hast du beim Thema {title} Geld oder Zeit ausgegeben, wo andere sparen, und was hat es gebracht?`,
    whereIDisagree: `{Pillar}: wo ich anderer Meinung bin
      Welcher verbreiteten Meinung über {topic} hat deine eigene Arbeit widersprochen, und an welchem Tag?`,
    whatISaidTooLate: `{Pillar}: was ich zu spät gesagt habe
      Was hättest du zum Thema {title} früher sagen sollen, wem, und was geschah, weil du es nicht getan hast?`,
    whatINoLongerArgueAbout: `{Pillar}: worüber ich nicht mehr streite
      Welchen Streit zum Thema {title} führst du nicht mehr, mit wem hattest du ihn zuletzt, und wie ging er aus?`,
    postWhatIWouldAddToday: `„{post}“: was ich heute ergänze
      Du hast {when} geschrieben „{post}“: Was wusstest du damals nicht, und was hat es dir seither gezeigt?`,
    noteWhoSawItOtherwise: `„{note}“: wer es anders sah
      Du hast notiert „{note}“: Wer sah es anders als du, und was habt ihr beide gesagt?`,
    postWhoContradictedMe: `„{post}“: wer mir widersprach
      Du hast {when} geschrieben „{post}“: Wer hat dir gesagt, dass es nicht stimmt, mit welchen Worten, und was hast du geantwortet?`,
    postForWhomIWroteIt: `„{post}“: für wen ich es schrieb
      Du hast {when} geschrieben „{post}“: Wer vor allem sollte das lesen, und was kam zurück?`,
    whatIShowANewcomer: `{Pillar}: was ich Neuen zuerst zeige
      Jemand fängt am Montag in deinem Fach an: Was zum Thema {title} zeigst du zuerst, und welcher Fall hat dich das gelehrt?`,
    whatINoLongerDoAboutAProblem: `Was ich bei „{problem}“ nicht mehr tue
      Was hast du bei „{problem}“ früher getan und tust es nicht mehr, und seit welchem Tag?`,
    theCaseIWouldDecideAnew: `{Pillar}: der Fall, der mir nachgeht
      Denk an das Thema {title}: Welcher Fall fällt dir zuerst ein, was hast du darin entschieden, und würdest du wieder so entscheiden?`,
    // Case study/success story
    fromAProblemToAPlan: `Von „{problem}“ zum Plan
      Nimm den Fall, der mit „{problem}“ begann: Was galt am ersten Tag, was am letzten?`,
    oneSmallChangeTwoNumbers: `{Pillar}: eine kleine Änderung, zwei Zahlen
      Welche kleine Änderung beim Thema {title} lässt sich zählen, und wie lautete die Zahl davor und danach?`,
    whatFailedFirst: `{Pillar}: was zuerst schiefging
      Welcher Versuch beim Thema {title} ist gescheitert, bevor einer gelang, und woran hast du es gemerkt?`,
    whatIFoundMoment: `{Pillar}: was ich fand, {moment}
      Was hast du {moment} zum Thema {title} vorgefunden, was hast du geändert, und was hieß es eine Woche später?`,
    whatAClientTaughtMe: `Was ich von einem Kunden gelernt habe: {pillar}
      Wer von denen, für die du arbeitest, wusste über {topic} mehr als du, und was machst du seither anders?`,
    beforeAndAfter: `{Pillar}: vorher und nachher
      Such {paper} von heute und das Gegenstück aus der Zeit, bevor es um {topic} ging: Welche Zeile ist anders?`,
    whatHardlyAnybodyNoticed: `{Pillar}: was kaum jemand bemerkt hat
      Welcher Tag der letzten Monate hatte mit dem Thema {title} zu tun, ohne dass es außer dir jemand bemerkt hat, und was war daran schwer?`,
    theJobThatWasNearlyTooBig: `{Pillar}: der Auftrag, der fast zu groß war
      Welcher Auftrag zum Thema {title} war für dich („{size}“) fast zu groß, und an welchem Tag hast du es gemerkt?`,
    theCaseBehindAPost: `Der Fall hinter „{post}“
      Welcher Fall stand hinter „{post}“, als du es {when} geschrieben hast, und was hast du ausgelassen?`,
    whatCameOfIt: `Was daraus wurde: „{note}“
      Du hast notiert „{note}“: Was ist am Ende daraus geworden, und was hat es gekostet oder gespart?`,
    oneCaseOneNumber: `{Pillar}: ein Fall, eine Zahl ({figure})
      Ein Fall und eine Zahl ({figure}): Wie stand sie, bevor du dich um {topic} gekümmert hast, wie danach, und was kam zuerst?`,
    mistakeHowOneCaseEnded: `{Mistake}: wie ein Fall ausging ({pillar})
      {Mistake}: In welchem Fall hast du das gedreht, was hatte es mit dem Thema {title} zu tun, und was war einen Monat später anders?`,
    aCaseThatEndedBadly: `{Pillar}: ein Fall ohne gutes Ende
      Welcher Fall zum Thema {title} ging nicht gut aus, wann hättest du es wissen können, und was ist dir davon geblieben?`,
    theShortestJob: `{Pillar}: die kürzeste Arbeit
      Welche Arbeit zum Thema {title} hat am wenigsten gedauert und am meisten verändert, und was hast du dabei getan?`,
    decidedWithinTheHour: `{Pillar}: in einer Stunde entschieden
      Welche Entscheidung zum Thema {title} musstest du binnen einer Stunde treffen, wer war dabei, und wie ging es aus?`,
    forWhomItChangedSomething: `{Pillar}: für wen sich etwas geändert hat
      Für wen sieht eine Woche heute anders aus, weil du beim Thema {title} etwas getan hast, und woran merkst du das?`,
    whereIDroppedThePlan: `{Pillar}: wo ich den Plan verwarf
      In welchem Fall zum Thema {title} hast du den Plan auf halbem Weg verworfen, was hattest du gesehen, und wie ging es aus?`,
    somebodyWhoSaidNo: `{Pillar}: jemand, der Nein sagte
      Wer hat abgelehnt, was du zum Thema {title} vorgeschlagen hast, aus welchem Grund, und was wurde daraus?`,
    postBeforeAndAfter: `Davor und danach: „{post}“
      Nimm „{post}“, was du {when} geschrieben hast: Was hatte dazu geführt, und was kam danach?`,
    noteWhereItBegan: `„{note}“: wo es anfing
      Du hast notiert „{note}“: Wann fing es an, wer hat es zuerst gemerkt, und wie steht es heute?`,
    theNextCaseSinceAPost: `Nach „{post}“: der nächste Fall
      Du hast {when} geschrieben „{post}“: Welcher Fall seither war von derselben Art, und was hast du darin anders gemacht?`,
    problemTheCaseThatWasDifferent: `„{problem}“: der eine andere Fall
      In welchem Fall war „{problem}“ gar nicht das Eigentliche, was war es, und wer hat es gemerkt?`,
    theCaseINeverTold: `{Pillar}: der Fall, den ich nie erzählt habe
      Denk an das Thema {title}: Über welchen Fall hast du noch nie geschrieben, was hielt dich ab, und was davon ließe sich erzählen?`,
  },
  otherHooks: {
    problemWhatWouldYouHaveDone: '„{problem}“: Was hätten Sie getan?',
    whatChangedYourMind: '{Pillar}: Was hat Ihre Meinung geändert?',
    whatIsYourNumber: '{Pillar}: Wie lautet Ihre Zahl?',
    normalForYouToo: '{Pillar}: Ist das bei Ihnen auch normal?',
    wouldYouHaveSaidNo: '{Pillar}: Hätten Sie Nein gesagt?',
    howWouldYouHaveDecided: 'Wie hätten Sie entschieden? „{note}“',
    whatIsYours: '{Pillar}: Wie steht es bei Ihnen? ({figure})',
    personWhatWouldYouHaveSaid: '{Person}: Was hätten Sie gesagt? ({pillar})',
    howLongDoesItTakeYou: '{Pillar}: Wie lange brauchen Sie?',
  },
};
