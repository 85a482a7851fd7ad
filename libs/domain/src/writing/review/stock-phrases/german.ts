import {
  ANNOUNCES,
  BAIT,
  LAST_OF_LINE,
  phrase,
  SENTENCE_START,
  type StockPhrase,
  SUMS_UP,
  WORD_END,
  WORD_START,
  words,
} from './phrase.js';

export const GERMAN: readonly StockPhrase[] = [
  words(`in einer Welt, in der (?:jede[rs]?|alle[s]?|niemand|keiner)`, ANNOUNCES),
  phrase(
    String.raw`${SENTENCE_START}kleine[rs]? \p{L}+[.,;] (?:große|riesige|enorme)[rs]? \p{L}+[.!]`,
    SUMS_UP,
  ),
  words('Stoff zum Nachdenken', SUMS_UP),
  phrase(
    String.raw`${WORD_START}es geht nicht ums? [^.!?\n]{2,40}[.,;] es geht ums? [^.!?\n]{2,40}[.!]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}(?:es|das|dies) (?:ist|war) (?:nicht|kein|keine) (?:nur |bloß |einfach )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:es|das|dies|sondern)(?: ist| war)? [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}Keine? [\p{L} ]{2,30}\. Keine? [\p{L} ]{2,30}\. (?:Keine?|Nur|Einfach) [^.!?\n]{2,40}[.!?]`,
    'a row of “Kein …” sentences is a model’s way to sound firm',
  ),
  words(
    `in der heutigen(?:,? [\\p{L}-]+){0,2} (?:welt|zeit|arbeitswelt|geschäftswelt|gesellschaft|wirtschaft|branche)|in (?:einer|unserer) (?:schnelllebigen|digitalen|sich (?:ständig|rasant) (?:wandelnden|verändernden))(?: [\\p{L}-]+)? (?:welt|zeit)`,
    'it says nothing about you or your readers',
    'In der heutigen schnelllebigen Welt',
  ),
  phrase(
    String.raw`${WORD_START}es (?:geht|ging) (?:dabei |hier )?nicht (?:nur |bloß |allein |einfach )?um [^.!?\n]{2,60}[.;,–—-]+\s*es (?:geht|ging) [^.!?\n]{2,60}[.!?]|${WORD_START}es (?:geht|ging) nicht (?:nur|bloß|allein) um [^.!?\n]{2,60}, sondern [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  words(
    `(?:ich freue mich|wir freuen uns)(?: sehr| riesig| wahnsinnig| total)?,? (?:euch |ihnen |dir )?(?:heute )?(?:mitteilen|verkünden|bekannt ?geben|ankündigen) zu (?:können|dürfen)|(?:ich freue mich|wir freuen uns)(?: sehr| riesig| wahnsinnig| total)?,? (?:euch |ihnen |dir )?(?:heute )?(?:mitzuteilen|bekannt ?zu ?geben|anzukündigen|zu verkünden)`,
    'everybody’s news begins like this',
  ),
  words(
    `das volle potenzial|(?:ihr|dein|euer|das) (?:volles )?potenzial (?:entfalten|freisetzen|ausschöpfen|entfesseln)`,
    'nothing is locked; say what changes',
  ),
  words(
    `auf (?:das|ein) (?:nächste|neue|neues) level|aufs nächste level`,
    'say by how much, or what is better',
  ),
  words(`game[- ]?changer`, 'it claims what the next sentence should show'),
  words(
    `maßgeschneiderte[nrs]? lösung(?:en)?|ganzheitliche[nrsm]? (?:ansatz|lösung(?:en)?)`,
    'it is a word from a brochure',
  ),
  words(`nahtlos(?:e[nrsm]?)?`, 'nothing that was worth writing about was'),
  words(
    `lass(?:t|en sie)? das (?:mal |einen moment )?(?:sacken|wirken)`,
    'it tells readers how to feel about the line before',
  ),
  words(
    `(?:das|genau das),? (?:meine (?:lieben )?freunde|liebe leute|liebe freunde|leute),? (?:ist|war)`,
    ANNOUNCES,
  ),
  words(`am ende des tages|unterm strich lässt sich sagen`, 'the sentence stands without it'),
  words(
    `(?:es ist wichtig|wichtig ist es?),? (?:zu betonen|hervorzuheben|zu beachten),? dass`,
    'if it is, the sentence shows it',
  ),
  words(
    `zusammenfassend(?: lässt sich sagen)?|abschließend lässt sich sagen`,
    'a post is too short to be summed up',
  ),
  phrase(
    `(?<=^|[\\n.!?] ?)(?:darüber hinaus|des weiteren|zudem ist es),?${WORD_END}`,
    'nobody speaks like this',
  ),
  words(
    `mehrwert (?:schaffen|bieten|liefern|generieren)|synergien? (?:nutzen|schaffen|heben)`,
    'it is a word for slides',
  ),
  words(`tauch(?:en wir|e|t)? (?:tief(?:er)? )?ein in`, 'models “dive in”; people look at, read or ask'),
  words(`die spielregeln (?:ändern|verändern|neu schreiben)`, 'it is borrowed excitement'),
  phrase(
    String.raw`${WORD_START}(?:was (?:denkt|meint) ihr|was (?:denkst|meinst) du|was (?:denken|meinen) sie|wie seht ihr das|wie siehst du das|wie sehen sie das|stimmt ihr zu|stimmst du zu)(?: dazu)?\?${LAST_OF_LINE}`,
    BAIT,
    'Was denkt ihr?',
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:schreib|lass|teil|sag|erzähl|verrat)(?:e|t|et|en sie)?${WORD_END}[^.!?\n]{0,60} (?:in die kommentare|in den kommentaren|als kommentar|einen kommentar(?: da)?)${WORD_END}`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:die|das|der|meine?|unsere?) (?:erkenntnis|lektion|lehre|ergebnis|wahrheit|fazit|resultat|geheimnis|learning|quintessenz)\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}jede[rsnm]?\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];
