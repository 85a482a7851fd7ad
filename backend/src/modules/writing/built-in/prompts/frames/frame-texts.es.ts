import type { FrameTexts } from './frame-texts.js';

export const FRAME_TEXTS_ES: FrameTexts = {
  texts: {
    // Educational how-to post
    whereILookFirst: `{Pillar}: lo primero que miro
      ¿Qué miraste primero {moment}, cuando tocaba {topic}, y qué te dijo esa mirada?`,
    explainedInUnderAMinute: `{Pillar}: en un minuto
      ¿A quién le explicaste {topic} desde cero por última vez, y qué comparación funcionó?`,
    problemWhatIDoFirst: `«{problem}»: por dónde empiezo
      La última vez que alguien llegó con «{problem}», ¿qué hiciste primero, qué después y qué al final?`,
    theStepThatIsLeftOut: `{Pillar}: el paso que se salta
      ¿Qué paso se salta mucha gente en {topic}, y dónde viste hace poco lo que cuesta?`,
    theQuestionIAskFirst: `{Pillar}: mi primera pregunta
      ¿Qué pregunta haces siempre sobre {topic}, y qué respuesta te hizo cambiar de plan alguna vez?`,
    whatAPaperTellsMe: `{Pillar}: lo que me dice {paper}
      Toma {paper} de este año y vuelve a leer lo que tiene que ver con {topic}: ¿qué línea marcarías?`,
    whatComesFirstToday: `{Pillar}: lo que va primero
      ¿Qué haces hoy primero con {topic} que antes hacías al final, y qué caso le dio la vuelta?`,
    whatILookUpEveryTime: `{Pillar}: lo que compruebo siempre
      ¿Qué compruebas todavía cada vez sobre {topic}, dónde, y qué pasó la vez que no lo hiciste?`,
    whatANewColleagueLearnsFirst: `Lo que se aprende primero aquí: {pillar}
      ¿Qué aprende contigo alguien nuevo sobre {topic} en la primera semana, y quién se lo enseña?`,
    postHowIDoItToday: `«{post}»: cómo lo hago hoy
      Escribiste {when} «{post}»: ¿qué has cambiado desde entonces en tu manera de trabajar, y qué has conservado?`,
    noteWhatICheckSince: `«{note}»: lo que reviso desde entonces
      Anotaste «{note}»: ¿qué revisas desde entonces que antes no revisabas?`,
    howIReadOneFigure: `{Pillar}: cómo leo una cifra ({figure})
      Una cifra de tu día a día ({figure}): ¿cómo la lees, y qué te dice sobre {topic}?`,
    whatIDoWhenMistake: `{Pillar}: qué hago cuando {mistake}
      {Mistake}: ¿cuándo lo viste por última vez, qué hiciste primero, y qué tenía que ver con {topic}?`,
    shownOnOneCase: `{Pillar}: visto en un caso
      Toma el último caso que tuvo que ver con {topic}: ¿qué viste, qué decidiste y qué hiciste, en ese orden?`,
    theMistakeIMadeTwice: `{Pillar}: el error que repetí
      ¿Qué error sobre {topic} cometiste tú más de una vez, y qué le puso fin?`,
    whatIAlwaysWriteDown: `{Pillar}: lo que siempre apunto
      ¿Qué apuntas cada vez que toca {topic}, y cuándo te sirvió por última vez una nota así?`,
    theFirstHour: `{Pillar}: la primera hora
      La última vez que algo salió mal con {topic}: ¿qué hiciste en la primera hora, y qué no harías hoy?`,
    howICheckItMyself: `{Pillar}: cómo lo compruebo yo
      ¿Qué comprobación tuya enseña cómo vas con {topic}, y cuándo te dijo algo que no querías saber?`,
    postHowIFoundOut: `«{post}»: en qué lo noté
      Escribiste {when} «{post}»: ¿en qué lo notaste primero, y qué haces desde entonces por eso?`,
    noteHowINoticed: `«{note}»: lo que me avisó
      Anotaste «{note}»: ¿en qué lo notaste, y qué hiciste en la hora siguiente?`,
    whatNoBookToldMe: `{Pillar}: lo que no dice ningún libro
      ¿Qué aprendiste sobre {topic} con las manos o por un error, de quién y qué día?`,
    whatTheLastCaseChanged: `{Pillar}: lo que cambió el último
      Piensa en {topic}: ¿después de qué caso cambiaste por última vez un paso de tu trabajo, y cómo era antes?`,
    whatOneOfThemShowedMe: `{Pillar}: lo que me enseñó una persona
      Piensa en {topic}: ¿quién te hizo cambiar por última vez tu manera de trabajar, y qué habías visto u oído?`,
    // Listicle with a hook
    threeSentencesINoLongerSay: `{Pillar}: 3 frases que ya no digo
      ¿Qué tres frases sobre {topic} decías antes, y quién o qué te quitó cada una de la boca?`,
    threeMomentsFromMyCalendar: `{Pillar}: 3 citas de mi agenda
      Vuelve cuatro semanas atrás en tu agenda: ¿qué tres citas tuvieron que ver con {topic}, y cómo acabó cada una?`,
    problemThreeQuestionsIAskBack: `«{problem}»: 3 preguntas que hago
      ¿Qué tres preguntas haces cuando oyes «{problem}», y cuál fue la respuesta menos esperada?`,
    threeNumbersIKnowByHeart: `{Pillar}: 3 cifras que me sé de memoria
      ¿Qué tres cifras tuyas te sabes de memoria sobre {topic}, y cuándo se movió una por última vez?`,
    whatIKeepDropAndTry: `Lo que sigo, dejo y pruebo: {pillar}
      ¿Qué has mantenido, dejado y probado en medio año sobre {topic}, y qué lo decidió cada vez?`,
    threeQuestionsThatIAmAsked: `{Pillar}: 3 preguntas que me hacen
      ¿Qué tres preguntas sobre {topic} te han hecho este año tus clientes ({people}), palabra por palabra?`,
    threePeopleWhoTaughtMe: `{Pillar}: 3 personas que me enseñaron
      ¿Qué tres personas te enseñaron algo sobre {topic}, dónde las conociste, y qué haces todavía a su manera?`,
    postThreeRepliesIRemember: `«{post}»: 3 respuestas que recuerdo
      ¿Qué tres respuestas te trajo «{post}», desde que lo escribiste {when}?`,
    threeThingsINoticed: `{Pillar}: 3 cosas que noté {moment}
      ¿Qué tres cosas sobre {topic} notaste {moment}, y cuál no vio nadie más?`,
    personThreeQuestionsIWasAsked: `{Person}: 3 preguntas que me hicieron ({pillar})
      {Person} te pregunta por {topic}: ¿qué tres preguntas salieron, palabra por palabra, y cuál no habías oído nunca?`,
    threeThingsWithinMyReach: `{Pillar}: 3 cosas que tengo a mano
      ¿Qué tres cosas de tu mesa, de tu bolsa o de tu móvil tienen que ver con {topic}, y cómo llegó cada una hasta ahí?`,
    threeDaysThatIRemember: `{Pillar}: 3 días que recuerdo
      ¿Qué tres días te vienen a la memoria sobre {topic}, uno lejano, uno malo y uno reciente, y qué había cambiado?`,
    threePeopleIWouldRing: `{Pillar}: 3 personas a las que llamaría
      ¿A qué tres personas llamarías esta noche sobre {topic}, y qué te dijo ya cada una?`,
    problemThreePeopleThreeReasons: `«{problem}»: 3 personas, 3 razones
      ¿Qué tres personas llegaron con «{problem}», y qué había detrás cada vez?`,
    // First-person anecdote
    iWasWrongAboutThis: `{Pillar}: estaba en un error
      ¿Qué creías sobre {topic} hasta que una persona o una cifra te quitó la razón, y dónde estabas?`,
    theFirstCaseOfAProblem: `El primer caso: «{problem}»
      ¿Quién fue el primero que llegó con «{problem}», qué contestaste y qué contestarías hoy?`,
    whatItCostMe: `{Pillar}: lo que me costó
      ¿Qué decisión sobre {topic} te costó dinero, tiempo o un cliente, y cuándo te diste cuenta?`,
    oneMinuteMoment: `{Pillar}: un minuto, {moment}
      ¿Qué pasó {moment} que dice más sobre {topic} que un discurso?`,
    whatNobodyToldMe: `{Pillar}: lo que nadie me dijo
      ¿Qué no te dijo nadie sobre {topic} antes de empezar, y qué día lo descubriste?`,
    aSentenceIStillHear: `{Pillar}: una frase que aún oigo
      ¿Qué frase sobre {topic} sigues oyendo, quién la dijo y qué contestaste?`,
    myWorstHour: `{Pillar}: mi peor hora
      ¿Cuál fue tu peor hora con {topic}, dónde estabas, y qué te sacó de ella?`,
    theSmallestThingThatWentWrong: `{Pillar}: el fallo más pequeño
      ¿Cuál fue el fallo más pequeño que tuviste con {topic}, y qué desencadenó?`,
    whySomebodyJoinedUs: `{Pillar}: por qué alguien se vino con nosotros
      ¿Quién trabaja hoy contigo por tu manera de llevar {topic}, y qué motivo te dio?`,
    whatHappenedAfterAPost: `Lo que pasó después de «{post}»
      Escribiste {when} «{post}»: ¿qué ha pasado desde entonces, con ellos y contigo?`,
    aLineFromMyNotes: `De mis notas: «{note}»
      Anotaste «{note}»: ¿qué había pasado justo antes, y quién dijo qué?`,
    personAndWhatPassedBetweenUs: `{Person}, y unas palabras sobre esto: {pillar}
      {Person}: ¿a quién ves, y qué pasó entre los dos con {topic} de por medio?`,
    mistakeIWasThere: `{Mistake}: yo estaba allí ({pillar})
      {Mistake}: ¿cuándo estabas allí, quién lo notó primero, y qué tenía que ver con {topic}?`,
    aCallAtTheWrongMoment: `{Pillar}: una llamada en mal momento
      ¿Qué llamada o mensaje sobre {topic} llegó en mal momento, de quién era, y qué hiciste después?`,
    somebodySawItBeforeMe: `{Pillar}: alguien lo vio antes que yo
      ¿Quién notó antes que tú algo sobre {topic}, con qué palabras, y qué hiciste con ello?`,
    theDayINearlyGaveUp: `{Pillar}: el día que casi lo dejo
      ¿Qué día estuviste a punto de dejarlo por {topic}, dónde estabas, y quién o qué te hizo seguir?`,
    whatIWasToldTooLate: `{Pillar}: lo que supe demasiado tarde
      ¿Qué supiste demasiado tarde sobre {topic}, por quién, y qué habías hecho ya?`,
    postTheDayItCounted: `«{post}»: el día que importó
      Escribiste {when} «{post}»: ¿qué día importó por última vez, y quién estaba?`,
    postWhoTaughtMeThat: `«{post}»: quién me lo enseñó
      Escribiste {when} «{post}»: ¿de quién o de qué lo aprendiste, y dónde estabas?`,
    postWhyIWroteIt: `Por qué lo escribí: «{post}»
      Escribiste {when} «{post}»: ¿qué te llevó a escribirlo ese día, y qué te guardaste?`,
    whyIWroteThisDown: `Por qué lo apunté: «{note}»
      Anotaste «{note}»: ¿por qué eso y no otra cosa, y a quién se lo contaste primero?`,
    theFirstMeeting: `{Pillar}: la primera reunión
      Piensa en tu primera reunión más reciente con tus clientes ({people}): ¿qué se dijo sobre {topic}, y qué viste que nadie decía?`,
    problemWhatISawFirst: `«{problem}»: lo que vi primero
      El último caso de «{problem}»: ¿qué viste en los primeros diez minutos que nadie te había contado, y qué salió de ahí?`,
    // Engagement-driven question
    problemWhatWouldYouHaveDone: `«{problem}»: ¿qué habríais hecho?
      Cuenta el último caso de «{problem}» hasta el punto en que tuviste que decidir, y párate ahí.`,
    whichOfTheTwo: `{Pillar}: ¿cuál de las dos?
      ¿Qué decisión sobre {topic} tienes ahora delante, con dos respuestas razonables?`,
    whatChangedYourMind: `{Pillar}: ¿qué os hizo cambiar de idea?
      ¿Qué te ha hecho cambiar de idea sobre {topic} este año, y qué no sabes todavía?`,
    theMessageIHaveNotAnswered: `{Pillar}: el mensaje que no he contestado
      ¿Qué pregunta sobre {topic} sigue sin respuesta en tu bandeja, y qué la hace difícil?`,
    whatIsYourNumber: `{Pillar}: ¿cuál es vuestra cifra?
      ¿Qué cifra tuya sobre {topic} enseñarías para que otros enseñen la suya?`,
    normalForYouToo: `{Pillar}: ¿también es normal en lo vuestro?
      ¿Qué es normal en {topic} dentro de tu oficio y sorprende a todos los de fuera?`,
    wouldYouHaveSaidNo: `{Pillar}: ¿habríais dicho que no?
      ¿Qué petición sobre {topic} rechazaste, o debiste rechazar, y cuánto costó?`,
    postWasThereAnotherWay: `«{post}»: ¿había otra manera?
      Escribiste {when} «{post}»: ¿qué más se podía hacer, y en qué lo ves hoy?`,
    howWouldYouHaveDecided: `¿Qué habríais decidido? «{note}»
      Cuenta lo que anotaste («{note}») hasta el momento de decidir: ¿qué más era posible?`,
    whatIsYours: `{Pillar}: ¿y vosotros? ({figure})
      ¿Cómo está hoy esa cifra en tu caso ({figure}), y qué tiene que ver con {topic}?`,
    personWhatWouldYouHaveSaid: `{Person}: ¿qué habríais dicho? ({pillar})
      {Person}, y {topic} sobre la mesa: ¿qué se dijo antes de que tuvieras que contestar?`,
    howLongDoesItTakeYou: `{Pillar}: ¿cuánto tardáis vosotros?
      ¿Cuánto duró de verdad tu último trabajo sobre {topic}, cuánto habías calculado, y adónde se fue el tiempo?`,
    whoIsRight: `{Pillar}: ¿quién tiene razón?
      ¿Quién te llevó la contraria por última vez sobre {topic}, qué dijo cada uno, y cómo está ahora?`,
    whatICannotDecide: `{Pillar}: lo que no consigo decidir
      ¿Qué llevas semanas aplazando sobre {topic}, y entre qué dos respuestas dudas?`,
    postAndTheOpposite: `«{post}»: ¿y lo contrario?
      Escribiste {when} «{post}»: ¿qué caso tuyo dice lo contrario, y qué tenía de distinto?`,
    noteDoesItHoldEverywhere: `«{note}»: ¿vale en todas partes?
      Anotaste «{note}»: ¿dónde has visto que se cumple, y dónde que no?`,
    // Thought leadership/opinion piece
    aLineThatIWouldDefend: `{Pillar}: una frase que defiendo
      ¿Qué frase sobre {topic} defenderías ante tus colegas, y qué caso la prueba?`,
    whatIsBehindAProblem: `Lo que hay detrás de «{problem}»
      ¿Qué había detrás de «{problem}» en el último caso que has visto, cómo lo supiste, y qué pensabas antes?`,
    aSentenceIWouldTakeBack: `{Pillar}: una frase que retiraría
      ¿Qué frase sobre {topic} le dijiste a alguien y retirarías, y qué ha pasado desde entonces?`,
    adviceIStoppedGiving: `{Pillar}: un consejo que ya no doy
      ¿Qué consejo sobre {topic} diste durante años, y después de qué caso lo dejaste?`,
    whatMyFieldGetsWrong: `{Pillar}: lo que hace mal mi oficio
      ¿Qué hace mal tu oficio («{industry}») con {topic}, y dónde lo hiciste tú?`,
    myLineInTheSand: `Mi límite: {pillar}
      ¿Qué no aceptas nunca con {topic}, y qué encargo te costó eso una vez?`,
    postHowISeeItToday: `«{post}»: cómo lo veo hoy
      Escribiste {when} «{post}»: ¿qué conclusión sacaste entonces, y qué la ha puesto a prueba?`,
    noteTheConclusionIDoNotDraw: `«{note}»: la conclusión que no saco
      Anotaste «{note}»: ¿qué concluiría casi todo el mundo, y por qué es demasiado rápido?`,
    mistakeWhatLiesBehindIt: `{Mistake}: lo que hay detrás ({pillar})
      {Mistake}: ¿qué había detrás en los casos que has visto, qué tenía que ver con {topic}, y a quién se culpó?`,
    aLineIWouldStrikeOut: `{Pillar}: la línea que tacharía
      Toma {paper} y piensa en {topic}: ¿qué línea tacharías mañana, y quién se opondría?`,
    whatIGladlyPayFor: `{Pillar}: en lo que gasto con gusto
      ¿En qué gastaste dinero o tiempo por {topic} donde otros ahorran, y qué te trajo?`,
    whereIDisagree: `{Pillar}: donde no estoy de acuerdo
      ¿Qué opinión extendida sobre {topic} desmintió tu propio trabajo, y qué día?`,
    whatISaidTooLate: `{Pillar}: lo que dije demasiado tarde
      ¿Qué debiste decir antes sobre {topic}, a quién, y qué pasó por callarlo?`,
    whatINoLongerArgueAbout: `{Pillar}: lo que ya no discuto
      ¿Qué discusión sobre {topic} ya no tienes, con quién la tuviste por última vez, y cómo acabó?`,
    postWhatIWouldAddToday: `«{post}»: lo que añadiría hoy
      Escribiste {when} «{post}»: ¿qué no sabías entonces, y qué te lo ha enseñado después?`,
    noteWhoSawItOtherwise: `«{note}»: quién lo vio de otra manera
      Anotaste «{note}»: ¿quién lo vio de otra manera que tú, y qué dijisteis los dos?`,
    postWhoContradictedMe: `«{post}»: quién me llevó la contraria
      Escribiste {when} «{post}»: ¿quién te dijo que no es así, con qué palabras, y qué contestaste?`,
    postForWhomIWroteIt: `«{post}»: para quién lo escribí
      Escribiste {when} «{post}»: ¿quién, sobre todo, tenía que leerlo, y qué te llegó de vuelta?`,
    whatIShowANewcomer: `{Pillar}: lo que enseño primero
      Alguien empieza el lunes en tu oficio: ¿qué le enseñas primero sobre {topic}, y qué caso te lo enseñó?`,
    whatINoLongerDoAboutAProblem: `Lo que ya no hago ante «{problem}»
      ¿Qué hacías ante «{problem}» que ya no haces, y desde qué día?`,
    theCaseIWouldDecideAnew: `{Pillar}: el que me vuelve a la cabeza
      Piensa en {topic}: ¿qué caso te vuelve primero, qué decidiste en él, y lo decidirías igual?`,
    // Case study/success story
    fromAProblemToAPlan: `De «{problem}» a un plan
      Piensa en alguien que llegó con «{problem}»: ¿cómo estaba todo el primer día, y el último?`,
    oneSmallChangeTwoNumbers: `{Pillar}: un cambio pequeño, dos cifras
      ¿Qué cambio pequeño en {topic} se puede contar, y cuál era la cifra antes y después?`,
    whatFailedFirst: `{Pillar}: lo que falló primero
      ¿Qué intento con {topic} falló antes del que salió bien, y en qué lo notaste?`,
    whatIFoundMoment: `{Pillar}: lo que encontré {moment}
      ¿Qué encontraste {moment} sobre {topic}, qué cambiaste y qué se decía una semana después?`,
    whatAClientTaughtMe: `Lo que me enseñó un cliente: {pillar}
      ¿Qué cliente sabía más que tú sobre {topic}, y qué haces de otra manera desde entonces?`,
    beforeAndAfter: `{Pillar}: antes y después
      Pon {paper} de antes de tu trabajo con {topic} junto a una versión de después: ¿qué ha cambiado más?`,
    whatHardlyAnybodyNoticed: `{Pillar}: lo que casi nadie notó
      ¿Qué día de los últimos meses tuvo que ver con {topic} sin que nadie más lo notara, y qué tuvo de difícil?`,
    theJobThatWasNearlyTooBig: `{Pillar}: el encargo que casi me quedó grande
      ¿Qué encargo sobre {topic} casi te quedó grande («{size}»), y qué día se notó?`,
    theCaseBehindAPost: `El caso detrás de «{post}»
      ¿Qué caso había detrás de «{post}», que escribiste {when}, y qué dejaste fuera entonces?`,
    whatCameOfIt: `En qué quedó: «{note}»
      Anotaste «{note}»: ¿en qué quedó al final, y cuánto costó o ahorró?`,
    oneCaseOneNumber: `{Pillar}: un caso, una cifra ({figure})
      Un caso y una cifra ({figure}): ¿dónde estaba antes de tu trabajo con {topic}, dónde después, y qué fue lo primero?`,
    mistakeHowOneCaseEnded: `{Mistake}: cómo acabó un caso ({pillar})
      {Mistake}: ¿en qué caso le diste la vuelta, qué tenía que ver con {topic}, y qué había cambiado un mes después?`,
    aCaseThatEndedBadly: `{Pillar}: un caso que acabó mal
      ¿Qué caso sobre {topic} acabó mal, cuándo pudiste saberlo, y qué te ha quedado de él?`,
    theShortestJob: `{Pillar}: el trabajo más corto
      ¿Qué trabajo sobre {topic} te llevó menos tiempo y cambió más cosas, y qué hiciste en él?`,
    decidedWithinTheHour: `{Pillar}: decidido en una hora
      ¿Qué decisión sobre {topic} tuviste que tomar en una hora, quién estaba, y cómo salió?`,
    forWhomItChangedSomething: `{Pillar}: a quién le cambió algo
      ¿A quién le cambió la semana por algo que hiciste sobre {topic}, y en qué lo notas?`,
    whereIDroppedThePlan: `{Pillar}: cuando cambié de plan
      ¿En qué caso sobre {topic} dejaste el plan a medio camino, qué habías visto, y cómo acabó?`,
    somebodyWhoSaidNo: `{Pillar}: alguien que dijo que no
      ¿Quién rechazó lo que proponías sobre {topic}, por qué razón, y qué fue de ello?`,
    postBeforeAndAfter: `Antes y después: «{post}»
      Piensa en «{post}», que escribiste {when}: ¿qué había llevado a ello, y qué vino después?`,
    noteWhereItBegan: `«{note}»: cómo empezó
      Anotaste «{note}»: ¿cuándo empezó, quién lo notó primero, y cómo está hoy?`,
    theNextCaseSinceAPost: `Después de «{post}»: el caso siguiente
      Escribiste {when} «{post}»: ¿qué caso del mismo tipo has visto desde entonces, y qué hiciste de otra manera?`,
    problemTheCaseThatWasDifferent: `«{problem}»: el caso distinto
      ¿En qué caso «{problem}» no era lo que de verdad pasaba, qué era, y quién lo notó?`,
    theCaseINeverTold: `{Pillar}: el que nunca he contado
      Piensa en {topic}: ¿sobre qué caso no has publicado nunca, qué te frenó, y qué se podría contar?`,
  },
  otherHooks: {
    whatChangedYourMind: '{Pillar}: ¿qué les hizo cambiar de idea?',
    whatIsYours: '{Pillar}: ¿y ustedes? ({figure})',
    personWhatWouldYouHaveSaid: '{Person}: ¿qué habrían dicho? ({pillar})',
    howLongDoesItTakeYou: '{Pillar}: ¿cuánto tardan ustedes?',
  },
};
