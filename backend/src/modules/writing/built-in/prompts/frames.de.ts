import type { PromptFrames } from './prompt-frame.js';

export const FRAMES_DE: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: meine erste Frage',
      text: 'Welche Frage stellst du zum Thema {topic} zuerst, und welche Antwort hat schon einmal deinen Plan geändert?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: was heute zuerst kommt',
      text: 'Was machst du beim Thema {topic} heute zuerst, das früher zuletzt kam, und welcher Fall hat das umgedreht?',
      goals: ['teach', 'known'],
    },
    {
      hook: '{Pillar}: was ich jedes Mal nachschlage',
      text: 'Was schlägst du beim Thema {topic} bis heute nach, wo, und was geschah, als du es einmal nicht getan hast?',
      kinds: ['risk'],
    },
    {
      hook: '{Pillar}: wohin ich zuerst schaue',
      text: 'Wohin hast du {moment} zuerst geschaut, als es um {topic} ging, und was hat dir dieser Blick verraten?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: in einer Minute erklärt',
      text: 'Wem hast du {topic} zuletzt von Grund auf erklärt, und welcher Vergleich hat geholfen?',
      goals: ['teach'],
    },
    {
      hook: '„{problem}“: was ich als Erstes tue',
      text: 'Jemand sagte dir zuletzt „{problem}“: Was hast du als Erstes, als Zweites und als Drittes getan?',
      needs: ['problem'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar}: der Schritt, der gern fehlt',
      text: 'Welchen Schritt lassen viele beim Thema {topic} weg, und wo hast du zuletzt gesehen, was das kostet?',
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: was mir {paper} verrät',
      text: 'Nimm {paper} aus diesem Jahr und lies nach, was darin mit dem Thema {topic} zu tun hat: Welche Zeile würdest du einkreisen?',
      kinds: ['money', 'risk'],
    },
    {
      hook: 'Was neue Leute zuerst lernen: {pillar}',
      text: 'Was lernt jemand Neues bei dir in der ersten Woche über {topic}, und wer zeigt es?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: '„{post}“: so mache ich es heute',
      text: 'Du hast {when} geschrieben „{post}“: Was hast du seither an deiner Arbeit geändert, und was hast du behalten?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '„{note}“: was ich seither prüfe',
      text: 'Du hast notiert „{note}“: Was prüfst du seither, das du vorher nicht geprüft hast?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: 'Behalten, gestrichen, neu: {pillar}',
      text: 'Was hast du im letzten halben Jahr beim Thema {topic} behalten, gestrichen und neu probiert, und was gab den Ausschlag?',
    },
    {
      hook: '{Pillar}: 3 Menschen, von denen ich gelernt habe',
      text: 'Welche drei Menschen haben dir etwas über {topic} beigebracht, wo hast du sie getroffen, und was machst du noch immer so wie sie?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: 3 Sätze, die ich nicht mehr sage',
      text: 'Welche drei Sätze über {topic} hast du früher gesagt, und wer oder was hat dich von jedem abgebracht?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: 3 Termine aus meinem Kalender',
      text: 'Geh in deinem Kalender vier Wochen zurück: Welche drei Einträge hatten mit dem Thema {topic} zu tun, und wie ging jeder aus?',
    },
    {
      hook: '„{problem}“: 3 Rückfragen',
      text: 'Welche drei Fragen stellst du, wenn du „{problem}“ hörst, und welche Antwort hast du am wenigsten erwartet?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: 3 Zahlen, die ich auswendig weiß',
      text: 'Welche drei eigenen Zahlen zum Thema {topic} weißt du auswendig, und wann hat sich eine davon zuletzt bewegt?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: 3 Fragen, die ich oft höre',
      text: 'Welche drei Fragen zum Thema {topic} hat dir deine Zielgruppe ({people}) dieses Jahr gestellt, Wort für Wort?',
      needs: ['people'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '„{post}“: 3 Reaktionen, die ich noch weiß',
      text: 'Welche drei Reaktionen hat dir „{post}“ gebracht, seit du es {when} geschrieben hast?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion', 'self'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: was mir niemand gesagt hat',
      text: 'Was hat dir über {topic} niemand gesagt, bevor du angefangen hast, und an welchem Tag hast du es gemerkt?',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: meine schlimmste Stunde',
      text: 'Was war deine schlimmste Stunde zum Thema {topic}, wo warst du, und was hat dir durchgeholfen?',
    },
    {
      hook: '{Pillar}: da lag ich falsch',
      text: 'Was hast du über {topic} geglaubt, bis ein Mensch oder eine Zahl dich widerlegt hat, und wo warst du da?',
      goals: ['known'],
    },
    {
      hook: 'Als ich zum ersten Mal hörte: „{problem}“',
      text: 'Wer hat dir als Erstes gesagt „{problem}“, was hast du geantwortet, und was würdest du heute antworten?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: was es mich gekostet hat',
      text: 'Welche Entscheidung beim Thema {topic} hat dich Geld, Zeit oder einen Auftrag gekostet, und wann hast du es gemerkt?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: ein Satz, den ich noch im Ohr habe',
      text: 'Welchen Satz hast du zum Thema {topic} gehört, der dir nachgeht, wer sagte ihn, und was hast du erwidert?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: eine Minute, {moment}',
      text: 'Was ist {moment} geschehen, das mehr über {topic} sagt als jede Folie?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: warum jemand zu uns kam',
      text: 'Wer arbeitet heute bei dir, weil du das Thema {topic} so angehst, und wie lautete die Begründung?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: 'Was nach „{post}“ geschah',
      text: 'Du hast {when} geschrieben „{post}“: Was ist seitdem passiert, bei den Beteiligten und bei dir?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: 'Aus meinen Notizen: „{note}“',
      text: 'Du hast notiert „{note}“: Was war kurz davor geschehen, und wer hat was gesagt?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: Hättet ihr Nein gesagt?',
      otherHook: '{Pillar}: Hätten Sie Nein gesagt?',
      text: 'Welche Bitte beim Thema {topic} hast du abgelehnt oder hättest es tun sollen, und was hat es gekostet?',
      kinds: ['people', 'risk'],
    },
    {
      hook: '„{problem}“: Was hättet ihr getan?',
      otherHook: '„{problem}“: Was hätten Sie getan?',
      text: 'Erzähl den letzten Fall von „{problem}“ bis zu dem Punkt, an dem du entscheiden musstest, und hör dort auf.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: Welcher der beiden Wege?',
      text: 'Welche Entscheidung zum Thema {topic} liegt gerade vor dir, mit zwei vernünftigen Antworten?',
      needsNoun: 'any',
      kinds: ['craft', 'money'],
    },
    {
      hook: '{Pillar}: Was hat eure Meinung geändert?',
      otherHook: '{Pillar}: Was hat Ihre Meinung geändert?',
      text: 'Was hat deine eigene Meinung zum Thema {topic} in diesem Jahr geändert, und was weißt du noch nicht?',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: Wie lautet eure Zahl?',
      otherHook: '{Pillar}: Wie lautet Ihre Zahl?',
      text: 'Welche eigene Zahl zum Thema {topic} würdest du zeigen, damit andere ihre zeigen?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: Ist das bei euch auch normal?',
      otherHook: '{Pillar}: Ist das bei Ihnen auch normal?',
      text: 'Was ist beim Thema {topic} in deinem Fach („{industry}“) normal und verblüfft alle anderen?',
      needsNoun: 'single',
      needs: ['industry'],
    },
    {
      hook: '„{post}“: Ging es auch anders?',
      text: 'Du hast {when} geschrieben „{post}“: Was wäre noch möglich gewesen, und wer hat es dir gesagt?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: 'Wie hättet ihr entschieden? „{note}“',
      otherHook: 'Wie hätten Sie entschieden? „{note}“',
      text: 'Erzähl, was du notiert hast („{note}“), bis zu der Entscheidung: Was wäre noch möglich gewesen?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'author',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: was mein Fach falsch macht',
      text: 'Was macht dein Fach („{industry}“) beim Thema {topic} falsch, und wo hast du es selbst so gemacht?',
      needs: ['industry'],
      goals: ['known'],
    },
    {
      hook: '{Pillar}: ein Satz, den ich zurücknähme',
      text: 'Welchen Satz über {topic} hast du jemandem gesagt und nähmst ihn heute zurück, und was ist seither geschehen?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: ein Satz, den ich verteidige',
      text: 'Welchen Satz über {topic} würdest du vor lauter Fachleuten verteidigen, und welcher Fall beweist ihn?',
      goals: ['known'],
    },
    {
      hook: 'Was hinter „{problem}“ steckt',
      text: 'Was steckte im letzten Fall, den du gesehen hast, hinter „{problem}“, wie kam es heraus, und was hattest du vorher gedacht?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: ein Rat, den ich nicht mehr gebe',
      text: 'Welchen Rat zum Thema {topic} hast du jahrelang gegeben, und nach welchem Fall nicht mehr?',
      kinds: ['craft'],
      goals: ['teach'],
    },
    {
      hook: 'Hier ist meine Grenze: {pillar}',
      text: 'Was machst du beim Thema {topic} nicht mit, und welchen Auftrag hat dich das einmal gekostet?',
      kinds: ['risk', 'money'],
    },
    {
      hook: '„{post}“: wie ich das heute sehe',
      text: 'Du hast {when} geschrieben „{post}“: Was hast du damals daraus geschlossen, und was hat den Schluss seither geprüft?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '„{note}“: der Schluss, den ich nicht ziehe',
      text: 'Du hast notiert „{note}“: Was würden die meisten daraus schließen, und warum ist das zu schnell?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Was ich von einem Kunden gelernt habe: {pillar}',
      text: 'Wer von denen, für die du arbeitest, wusste über {topic} mehr als du, und was machst du seither anders?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: was kaum jemand bemerkt hat',
      text: 'Welcher Tag der letzten Monate hatte mit dem Thema {topic} zu tun, ohne dass es außer dir jemand bemerkt hat, und was war daran schwer?',
      goals: ['known'],
    },
    {
      hook: 'Von „{problem}“ zum Plan',
      text: 'Nimm den Fall, der mit „{problem}“ begann: Was galt am ersten Tag, was am letzten?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: eine kleine Änderung, zwei Zahlen',
      text: 'Welche kleine Änderung beim Thema {topic} lässt sich zählen, und wie lautete die Zahl davor und danach?',
      kinds: ['money'],
    },
    {
      hook: '{Pillar}: was zuerst schiefging',
      text: 'Welcher Versuch beim Thema {topic} ist gescheitert, bevor einer gelang, und woran hast du es gemerkt?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: was ich fand, {moment}',
      text: 'Was hast du {moment} zum Thema {topic} vorgefunden, was hast du geändert, und was hieß es eine Woche später?',
    },
    {
      hook: '{Pillar}: vorher und nachher',
      text: 'Such {paper} von heute und das Gegenstück aus der Zeit, bevor es um {topic} ging: Welche Zeile ist anders?',
      kinds: ['money', 'craft'],
    },
    {
      hook: 'Der Fall hinter „{post}“',
      text: 'Welcher Fall stand hinter „{post}“, als du es {when} geschrieben hast, und was hast du ausgelassen?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion'],
    },
    {
      hook: 'Was daraus wurde: „{note}“',
      text: 'Du hast notiert „{note}“: Was ist am Ende daraus geworden, und was hat es gekostet oder gespart?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
};
