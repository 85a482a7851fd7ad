import type { FrameTexts } from './frame-texts.js';

export const FRAME_TEXTS_FR: FrameTexts = {
  texts: {
    // Educational how-to post
    whereILookFirst: `{Pillar} : ce que je regarde d’abord
      Sur {topic}, qu’avez-vous regardé en premier, {moment}, et qu’est-ce que ce coup d’œil vous a appris ?`,
    explainedInUnderAMinute: `{Pillar} : en une minute
      À qui avez-vous expliqué {topic} pour la dernière fois en partant de zéro, et quelle comparaison a marché ?`,
    problemWhatIDoFirst: `« {problem} » : par où je commence
      La dernière fois qu’on est venu vous voir avec « {problem} », qu’avez-vous fait d’abord, puis ensuite, puis après ?`,
    theStepThatIsLeftOut: `{Pillar} : l’étape que l’on saute
      Quelle étape saute-t-on souvent pour {topic}, et où avez-vous vu récemment ce que cela coûte ?`,
    theQuestionIAskFirst: `{Pillar} : ma première question
      Quelle question posez-vous toujours sur {topic}, et quelle réponse vous a déjà fait changer de plan ?`,
    whatAPaperTellsMe: `{Pillar} : ce que m’apprend {paper}
      Prenez {paper} de cette année : qu’y entoureriez-vous pour {topic}, et pourquoi ?`,
    whatComesFirstToday: `{Pillar} : ce qui vient d’abord
      Que faites-vous aujourd’hui en premier pour {topic} que vous faisiez autrefois en dernier, et quel cas a tout inversé ?`,
    whatILookUpEveryTime: `{Pillar} : ce que je vérifie chaque fois
      Que vérifiez-vous encore chaque fois pour {topic}, où, et qu’est-il arrivé la fois où vous ne l’avez pas fait ?`,
    whatANewColleagueLearnsFirst: `Ce qu’on apprend d’abord chez nous : {pillar}
      Qu’apprend chez vous une personne nouvelle sur {topic} la première semaine, et avec qui ?`,
    postHowIDoItToday: `« {post} » : comment je fais aujourd’hui
      Vous avez écrit {when} « {post} » : qu’avez-vous changé depuis dans votre façon de faire, et qu’avez-vous gardé ?`,
    noteWhatICheckSince: `« {note} » : ce que je vérifie depuis
      Vous avez noté « {note} » : que vérifiez-vous depuis, que vous ne vérifiiez pas avant ?`,
    howIReadOneFigure: `{Pillar} : comment je lis un chiffre ({figure})
      Un chiffre de votre quotidien ({figure}) : comment le lisez-vous, et que vous dit-il sur {topic} ?`,
    whatIDoWhenMistake: `{Pillar} : que faire quand {mistake}
      {Mistake} : quand l’avez-vous vu pour la dernière fois, qu’avez-vous fait d’abord, et quel était le lien avec {topic} ?`,
    shownOnOneCase: `{Pillar} : montré sur un cas
      Prenez le dernier cas qui touche {topic} : qu’avez-vous vu, décidé et fait, dans cet ordre ?`,
    theMistakeIMadeTwice: `{Pillar} : l’erreur que j’ai refaite
      Quelle erreur sur {topic} avez-vous faite vous-même plus d’une fois, et qu’est-ce qui y a mis fin ?`,
    whatIAlwaysWriteDown: `{Pillar} : ce que je note toujours
      Que notez-vous chaque fois pour {topic}, et quand une telle note vous a-t-elle servi la dernière fois ?`,
    theFirstHour: `{Pillar} : la première heure
      La dernière fois que quelque chose a mal tourné sur {topic} : qu’avez-vous fait dans la première heure, et que laisseriez-vous de côté aujourd’hui ?`,
    howICheckItMyself: `{Pillar} : comment je vérifie moi-même
      Quelle vérification faites-vous vous-même sur {topic}, et quand vous a-t-elle appris ce que vous ne vouliez pas savoir ?`,
    postHowIFoundOut: `« {post} » : à quoi je l’ai vu
      Vous avez écrit {when} « {post} » : à quoi l’avez-vous remarqué d’abord, et que faites-vous depuis à cause de cela ?`,
    noteHowINoticed: `« {note} » : ce qui m’a alerté
      Vous avez noté « {note} » : à quoi l’avez-vous remarqué, et qu’avez-vous fait dans l’heure ?`,
    whatNoBookToldMe: `{Pillar} : ce qu’aucun livre ne dit
      Qu’avez-vous appris sur {topic} par la main ou par l’erreur, de qui, et quel jour ?`,
    whatTheLastCaseChanged: `{Pillar} : ce que le dernier cas a changé
      Sur {topic}, après quel cas avez-vous changé un geste pour la dernière fois, et comment faisiez-vous avant ?`,
    whatOneOfThemShowedMe: `{Pillar} : ce qu’on m’a montré
      Sur {topic}, qui vous a fait changer de manière de travailler en dernier, et qu’aviez-vous vu ou entendu ?`,
    // Listicle with a hook
    threeSentencesINoLongerSay: `{Pillar} : 3 phrases que je ne dis plus
      Quelles sont les trois phrases sur {topic} que vous disiez autrefois, et qu’est-ce qui vous a détourné de chacune ?`,
    threeMomentsFromMyCalendar: `{Pillar} : 3 dates de mon agenda
      Remontez quatre semaines dans votre agenda : quels sont les trois rendez-vous qui touchent {topic}, et comment chacun a-t-il fini ?`,
    problemThreeQuestionsIAskBack: `« {problem} » : mes 3 questions
      Quelles sont les trois questions que vous posez quand vous entendez « {problem} », et la réponse la moins attendue ?`,
    threeNumbersIKnowByHeart: `{Pillar} : 3 chiffres que je connais par cœur
      Quels sont les trois chiffres à vous que vous connaissez par cœur sur {topic}, et quand l’un d’eux a-t-il bougé ?`,
    whatIKeepDropAndTry: `Je garde, j’arrête, j’essaie : {pillar}
      Qu’avez-vous gardé, arrêté et essayé depuis six mois concernant {topic}, et qu’est-ce qui a décidé ?`,
    threeQuestionsThatIAmAsked: `{Pillar} : 3 questions qu’on me pose
      Quelles sont les trois questions sur {topic} que vos clients ({people}) vous ont posées cette année, mot pour mot ?`,
    threePeopleWhoTaughtMe: `{Pillar} : 3 personnes qui m’ont appris
      Quelles sont les trois personnes qui vous ont appris quelque chose sur {topic}, où les avez-vous croisées, et que faites-vous encore comme elles ?`,
    postThreeRepliesIRemember: `« {post} » : 3 réactions que je n’ai pas oubliées
      Quelles sont les trois réactions que « {post} » vous a values, depuis que vous l’avez écrit {when} ?`,
    threeThingsINoticed: `{Pillar} : 3 choses que j’ai remarquées {moment}
      Quelles trois choses sur {topic} avez-vous remarquées {moment}, et laquelle a échappé à tous les autres ?`,
    personThreeQuestionsIWasAsked: `{Person} : 3 questions que l’on m’a posées ({pillar})
      {Person} vous interroge sur {topic} : quelles ont été les trois questions, mot pour mot, et laquelle n’aviez-vous jamais entendue ?`,
    threeThingsWithinMyReach: `{Pillar} : 3 objets à portée de main
      Quels sont les trois objets, sur votre table, dans votre sac ou dans votre téléphone, qui touchent {topic}, et comment chacun est-il arrivé là ?`,
    threeDaysThatIRemember: `{Pillar} : 3 jours dont je me souviens
      Quels sont les trois jours qui vous reviennent sur {topic}, un ancien, un mauvais et un récent, et qu’est-ce qui avait changé ?`,
    threePeopleIWouldRing: `{Pillar} : 3 personnes que j’appellerais
      Quelles trois personnes appelleriez-vous ce soir sur {topic}, et que vous a déjà dit chacune ?`,
    problemThreePeopleThreeReasons: `« {problem} » : 3 personnes, 3 raisons
      Quelles trois personnes sont venues vous voir avec « {problem} », et qu’y avait-il derrière à chaque fois ?`,
    // First-person anecdote
    iWasWrongAboutThis: `{Pillar} : je me trompais
      Que croyiez-vous sur {topic} jusqu’à ce qu’une personne ou un chiffre vous donne tort, et où étiez-vous ?`,
    theFirstCaseOfAProblem: `Le premier cas : « {problem} »
      Qui est arrivé le premier avec « {problem} », qu’avez-vous répondu, et que répondriez-vous aujourd’hui ?`,
    whatItCostMe: `{Pillar} : ce que cela m’a coûté
      Quelle décision sur {topic} vous a coûté de l’argent, du temps ou un client, et quand l’avez-vous compris ?`,
    oneMinuteMoment: `{Pillar} : une minute, {moment}
      Que s’est-il passé, {moment}, qui en dit plus sur {topic} qu’un discours ?`,
    whatNobodyToldMe: `{Pillar} : ce que personne ne m’avait dit
      Que ne vous avait-on pas dit sur {topic} avant vos débuts, et quel jour l’avez-vous découvert ?`,
    aSentenceIStillHear: `{Pillar} : une phrase que j’entends encore
      Quelle phrase sur {topic} entendez-vous encore, qui l’a dite, et qu’avez-vous répondu ?`,
    myWorstHour: `{Pillar} : mon pire moment
      Sur {topic}, quel a été votre pire moment, où étiez-vous, et qu’est-ce qui vous en a sorti ?`,
    theSmallestThingThatWentWrong: `{Pillar} : le plus petit raté
      Quel est le plus petit raté qui touche {topic} dans votre travail, et qu’a-t-il déclenché ?`,
    whySomebodyJoinedUs: `{Pillar} : pourquoi on nous a rejoints
      Qui travaille avec vous aujourd’hui pour votre façon de voir {topic}, et qu’en disait cette personne au début ?`,
    whatHappenedAfterAPost: `Ce qui est arrivé après « {post} »
      Vous avez écrit {when} « {post} » : que s’est-il passé depuis, pour les autres et pour vous ?`,
    aLineFromMyNotes: `Dans mon carnet : « {note} »
      Vous avez noté « {note} » : que s’était-il passé juste avant, et qui a dit quoi ?`,
    personAndWhatPassedBetweenUs: `{Person}, et un mot sur ceci : {pillar}
      {Person} : qui voyez-vous, et que s’est-il passé entre vous deux, avec {topic} en jeu ?`,
    mistakeIWasThere: `{Mistake} : j’y étais ({pillar})
      {Mistake} : quand y étiez-vous, qui s’en est rendu compte en premier, et quel était le lien avec {topic} ?`,
    aCallAtTheWrongMoment: `{Pillar} : un appel au mauvais moment
      Quel appel ou quel message sur {topic} est tombé au mauvais moment, de qui, et qu’avez-vous fait ensuite ?`,
    somebodySawItBeforeMe: `{Pillar} : quelqu’un l’a vu avant moi
      Qui a remarqué avant vous quelque chose sur {topic}, avec quels mots, et qu’en avez-vous fait ?`,
    theDayINearlyGaveUp: `{Pillar} : le jour où j’ai failli renoncer
      Sur {topic}, quel jour avez-vous failli renoncer, où étiez-vous, et grâce à qui ou à quoi avez-vous continué ?`,
    whatIWasToldTooLate: `{Pillar} : ce que j’ai appris trop tard
      Qu’avez-vous appris trop tard sur {topic}, de qui, et qu’aviez-vous déjà fait ?`,
    postTheDayItCounted: `« {post} » : le jour où cela a compté
      Vous avez écrit {when} « {post} » : quel jour cela a-t-il compté la dernière fois, et qui était là ?`,
    postWhoTaughtMeThat: `« {post} » : qui me l’a appris
      Vous avez écrit {when} « {post} » : de qui ou de quoi l’avez-vous appris, et où étiez-vous ?`,
    postWhyIWroteIt: `Pourquoi je l’ai écrit : « {post} »
      Vous avez écrit {when} « {post} » : qu’est-ce qui vous l’a fait écrire ce jour-là, et qu’avez-vous gardé pour vous ?`,
    whyIWroteThisDown: `Pourquoi je l’ai noté : « {note} »
      Vous avez noté « {note} » : pourquoi cela et pas autre chose, et à qui l’avez-vous dit d’abord ?`,
    theFirstMeeting: `{Pillar} : le premier entretien
      Pensez à votre plus récent premier entretien avec vos clients ({people}) : qu’a-t-on dit sur {topic}, et qu’avez-vous vu que personne ne disait ?`,
    problemWhatISawFirst: `« {problem} » : ce que j’ai vu d’abord
      Le dernier cas de « {problem} » : qu’avez-vous vu dans les dix premières minutes que personne n’avait dit, et qu’en est-il sorti ?`,
    // Engagement-driven question
    problemWhatWouldYouHaveDone: `« {problem} » : qu’auriez-vous fait ?
      Racontez le dernier cas de « {problem} » jusqu’au moment où il fallait décider, et arrêtez-vous là.`,
    whichOfTheTwo: `{Pillar} : laquelle des deux ?
      Quelle décision sur {topic} avez-vous devant vous, avec deux réponses raisonnables ?`,
    whatChangedYourMind: `{Pillar} : qu’est-ce qui vous a fait changer d’avis ?
      Qu’est-ce qui a changé votre propre avis sur {topic} cette année, et que ne savez-vous pas encore ?`,
    theMessageIHaveNotAnswered: `{Pillar} : le message auquel je n’ai pas répondu
      Quelle question sur {topic} attend encore votre réponse, et qu’est-ce qui la rend difficile ?`,
    whatIsYourNumber: `{Pillar} : quel est votre chiffre ?
      Quel chiffre à vous sur {topic} montreriez-vous pour que d’autres montrent le leur ?`,
    normalForYouToo: `{Pillar} : est-ce normal chez vous aussi ?
      Qu’est-ce qui est normal pour {topic} dans votre métier et surprend tous les autres ?`,
    wouldYouHaveSaidNo: `{Pillar} : auriez-vous dit non ?
      Quelle demande sur {topic} avez-vous refusée, ou auriez-vous dû refuser, et combien cela a-t-il coûté ?`,
    postWasThereAnotherWay: `« {post} » : y avait-il mieux à faire ?
      Vous avez écrit {when} « {post} » : que pouvait-on faire d’autre, et à quoi le voyez-vous aujourd’hui ?`,
    howWouldYouHaveDecided: `Qu’auriez-vous décidé ? « {note} »
      Racontez ce que vous avez noté (« {note} ») jusqu’au moment de décider : qu’est-ce qui était encore possible ?`,
    whatIsYours: `{Pillar} : et chez vous ? ({figure})
      Où en est ce chiffre chez vous aujourd’hui ({figure}), et quel est le lien avec {topic} ?`,
    personWhatWouldYouHaveSaid: `{Person} : qu’auriez-vous dit ? ({pillar})
      {Person}, et {topic} sur la table : que s’est-il dit avant que vous deviez répondre ?`,
    howLongDoesItTakeYou: `{Pillar} : combien de temps vous faut-il ?
      Combien de temps votre dernier travail sur {topic} a-t-il pris, combien aviez-vous prévu, et où est passé le reste ?`,
    whoIsRight: `{Pillar} : qui a raison ?
      Qui vous a contredit sur {topic} pour la dernière fois, qu’avez-vous dit l’un et l’autre, et où en êtes-vous ?`,
    whatICannotDecide: `{Pillar} : ce que je n’arrive pas à décider
      Que remettez-vous depuis des semaines sur {topic}, et entre quelles deux réponses hésitez-vous ?`,
    postAndTheOpposite: `« {post} » : et le contraire ?
      Vous avez écrit {when} « {post} » : lequel de vos propres cas dit le contraire, et qu’y avait-il de différent ?`,
    noteDoesItHoldEverywhere: `« {note} » : est-ce vrai partout ?
      Vous avez noté « {note} » : où avez-vous vu que c’est vrai, et où que cela ne l’est pas ?`,
    // Thought leadership/opinion piece
    aLineThatIWouldDefend: `{Pillar} : une phrase que je défends
      Quelle phrase sur {topic} défendriez-vous devant vos confrères, et quel cas la prouve ?`,
    whatIsBehindAProblem: `Ce qu’il y a derrière « {problem} »
      Qu’y avait-il, dans le dernier cas que vous avez vu, derrière « {problem} », comment l’avez-vous su, et que pensiez-vous avant ?`,
    aSentenceIWouldTakeBack: `{Pillar} : une phrase que je retirerais
      Quelle phrase sur {topic} avez-vous dite à quelqu’un et retireriez-vous, et que s’est-il passé depuis ?`,
    adviceIStoppedGiving: `{Pillar} : un conseil que je ne donne plus
      Quel conseil sur {topic} avez-vous longtemps donné, et après quel cas avez-vous cessé ?`,
    whatMyFieldGetsWrong: `{Pillar} : l’erreur de mon métier
      Que fait mal votre métier (« {industry} ») pour {topic}, et où l’avez-vous fait vous-même ?`,
    myLineInTheSand: `Ma limite : {pillar}
      Que refusez-vous de faire pour {topic}, et quel contrat cela vous a-t-il coûté un jour ?`,
    postHowISeeItToday: `« {post} » : ce que j’en pense aujourd’hui
      Vous avez écrit {when} « {post} » : qu’en aviez-vous conclu, et qu’est-ce qui l’a mis à l’épreuve depuis ?`,
    noteTheConclusionIDoNotDraw: `« {note} » : la conclusion que je ne tire pas
      Vous avez noté « {note} » : qu’en conclurait presque tout le monde, et pourquoi est-ce trop rapide ?`,
    mistakeWhatLiesBehindIt: `{Mistake} : ce qu’il y a derrière ({pillar})
      {Mistake} : qu’y avait-il derrière dans les cas que vous avez vus, quel était le lien avec {topic}, et qui a-t-on accusé ?`,
    aLineIWouldStrikeOut: `{Pillar} : la ligne que je supprimerais
      Relisez {paper} avec {topic} en tête : quelle ligne supprimeriez-vous demain, et qui serait contre ?`,
    whatIGladlyPayFor: `{Pillar} : ce que je paie volontiers
      Pour quoi avez-vous dépensé, sur {topic}, de l’argent ou du temps que d’autres économisent, et qu’y avez-vous gagné ?`,
    whereIDisagree: `{Pillar} : là où je ne suis pas d’accord
      Quelle opinion répandue sur {topic} votre propre travail a-t-il démentie, et quel jour ?`,
    whatISaidTooLate: `{Pillar} : ce que j’ai dit trop tard
      Qu’auriez-vous dû dire plus tôt sur {topic}, à qui, et que s’est-il passé faute de l’avoir dit ?`,
    whatINoLongerArgueAbout: `{Pillar} : ce dont je ne discute plus
      Quel débat sur {topic} n’avez-vous plus, avec qui l’avez-vous eu la dernière fois, et comment a-t-il fini ?`,
    postWhatIWouldAddToday: `« {post} » : ce que j’ajouterais aujourd’hui
      Vous avez écrit {when} « {post} » : que ne saviez-vous pas alors, et qu’est-ce qui vous l’a montré depuis ?`,
    noteWhoSawItOtherwise: `« {note} » : qui l’a vu autrement
      Vous avez noté « {note} » : qui l’a vu autrement que vous, et qu’avez-vous dit l’un et l’autre ?`,
    postWhoContradictedMe: `« {post} » : qui m’a contredit
      Vous avez écrit {when} « {post} » : qui vous a dit que ce n’est pas vrai, avec quels mots, et qu’avez-vous répondu ?`,
    postForWhomIWroteIt: `« {post} » : pour qui je l’ai écrit
      Vous avez écrit {when} « {post} » : qui surtout devait le lire, et qu’est-ce qui vous est revenu ?`,
    whatIShowANewcomer: `{Pillar} : ce que je montre d’abord
      Quelqu’un commence lundi dans votre métier : que lui montrez-vous d’abord sur {topic}, et quel cas vous l’a appris ?`,
    whatINoLongerDoAboutAProblem: `Ce que je ne fais plus face à « {problem} »
      Que faisiez-vous face à « {problem} » que vous ne faites plus, et depuis quel jour ?`,
    theCaseIWouldDecideAnew: `{Pillar} : celui auquel je repense
      Sur {topic}, quel cas vous revient d’abord, qu’y avez-vous décidé, et décideriez-vous de même ?`,
    // Case study/success story
    fromAProblemToAPlan: `De « {problem} » à un plan
      Prenez quelqu’un qui est arrivé avec « {problem} » : qu’en était-il le premier jour, et le dernier ?`,
    oneSmallChangeTwoNumbers: `{Pillar} : un petit changement, deux chiffres
      Quel petit changement concernant {topic} se compte, et quel était le chiffre avant, puis après ?`,
    whatFailedFirst: `{Pillar} : ce qui a raté d’abord
      Sur {topic}, quelle tentative a échoué avant celle qui a réussi, et à quoi l’avez-vous vu ?`,
    whatIFoundMoment: `{Pillar} : ce que j’ai trouvé, {moment}
      Qu’avez-vous trouvé, {moment}, sur {topic}, qu’avez-vous changé, et qu’en disait-on une semaine après ?`,
    whatAClientTaughtMe: `Ce qu’un client m’a appris : {pillar}
      Quel client en savait plus que vous sur {topic}, et que faites-vous autrement depuis ?`,
    beforeAndAfter: `{Pillar} : avant et après
      Posez {paper} d’avant votre travail sur {topic} à côté d’une version d’après : qu’est-ce qui a le plus changé ?`,
    whatHardlyAnybodyNoticed: `{Pillar} : ce que presque personne n’a vu
      Quel jour de ces derniers mois a touché {topic} sans que personne d’autre le remarque, et qu’avait-il de difficile ?`,
    theJobThatWasNearlyTooBig: `{Pillar} : le contrat presque trop grand
      Quel contrat sur {topic} était presque trop grand pour vous (« {size} »), et quel jour cela s’est-il vu ?`,
    theCaseBehindAPost: `Le cas derrière « {post} »
      Quel cas se cachait derrière « {post} », écrit {when}, et qu’avez-vous laissé de côté alors ?`,
    whatCameOfIt: `Ce que c’est devenu : « {note} »
      Vous avez noté « {note} » : qu’est-ce que cela a donné, et combien cela a-t-il coûté ou épargné ?`,
    oneCaseOneNumber: `{Pillar} : un cas, un chiffre ({figure})
      Un cas et un chiffre ({figure}) : où en était-il avant votre travail sur {topic}, où après, et qu’avez-vous fait d’abord ?`,
    mistakeHowOneCaseEnded: `{Mistake} : comment un cas s’est terminé ({pillar})
      {Mistake} : dans quel cas avez-vous redressé la situation, quel était le lien avec {topic}, et qu’est-ce qui avait changé un mois après ?`,
    aCaseThatEndedBadly: `{Pillar} : un cas qui a mal fini
      Quel cas sur {topic} a mal fini, quand auriez-vous pu le savoir, et que vous en reste-t-il ?`,
    theShortestJob: `{Pillar} : le travail le plus court
      Quel travail sur {topic} vous a pris le moins de temps et a changé le plus de choses, et qu’y avez-vous fait ?`,
    decidedWithinTheHour: `{Pillar} : décidé en une heure
      Quelle décision sur {topic} avez-vous dû prendre en une heure, qui était là, et qu’est-ce que cela a donné ?`,
    forWhomItChangedSomething: `{Pillar} : pour qui cela a changé
      Pour qui une semaine est-elle différente aujourd’hui grâce à ce que vous avez fait sur {topic}, et à quoi le voyez-vous ?`,
    whereIDroppedThePlan: `{Pillar} : quand j’ai changé de plan
      Dans quel cas sur {topic} avez-vous abandonné le plan à mi-chemin, qu’aviez-vous vu, et comment cela a-t-il fini ?`,
    somebodyWhoSaidNo: `{Pillar} : quelqu’un qui a dit non
      Qui a refusé ce que vous proposiez sur {topic}, pour quelle raison, et qu’est-ce que cela a donné ?`,
    postBeforeAndAfter: `Avant et après : « {post} »
      Prenez « {post} », écrit {when} : qu’est-ce qui y avait mené, et qu’est-ce qui a suivi ?`,
    noteWhereItBegan: `« {note} » : comment cela a commencé
      Vous avez noté « {note} » : quand cela a-t-il commencé, qui l’a vu d’abord, et où cela en est-il aujourd’hui ?`,
    theNextCaseSinceAPost: `Depuis « {post} » : le cas suivant
      Vous avez écrit {when} « {post} » : quel cas du même genre avez-vous vu depuis, et qu’y avez-vous fait autrement ?`,
    problemTheCaseThatWasDifferent: `« {problem} » : le cas différent
      Dans quel cas « {problem} » n’était-il pas le vrai souci, qu’était-ce, et qui l’a remarqué ?`,
    theCaseINeverTold: `{Pillar} : celui que je n’ai jamais raconté
      Sur {topic}, quel cas n’avez-vous jamais publié, qu’est-ce qui vous a retenu, et que peut-on en dire ?`,
  },
  otherHooks: {
    problemWhatWouldYouHaveDone: '« {problem} » : qu’aurais-tu fait ?',
    whatChangedYourMind: '{Pillar} : qu’est-ce qui t’a fait changer d’avis ?',
    normalForYouToo: '{Pillar} : est-ce normal chez toi aussi ?',
    wouldYouHaveSaidNo: '{Pillar} : aurais-tu dit non ?',
    howWouldYouHaveDecided: 'Qu’aurais-tu décidé ? « {note} »',
    whatIsYours: '{Pillar} : et chez toi ? ({figure})',
    personWhatWouldYouHaveSaid: '{Person} : qu’aurais-tu dit ? ({pillar})',
    howLongDoesItTakeYou: '{Pillar} : combien de temps te faut-il ?',
  },
};
