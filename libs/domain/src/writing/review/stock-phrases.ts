import type { TextRange } from '../../posts/text-range.js';

interface StockPhrase {
  readonly pattern: RegExp;
  /** The reason why readers find it machine-made or impersonal, in half a sentence. */
  readonly reason: string;
  /** How it reads at its worst, for a writer that is told what to avoid; only of those that come unasked. */
  readonly example?: string;
}

const phrase = (source: string, reason: string, example?: string): StockPhrase => ({
  pattern: new RegExp(source, 'giu'),
  reason,
  ...(example === undefined ? {} : { example }),
});

const APOSTROPHE = "['’]";
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
const words = (source: string, reason: string, example?: string) =>
  phrase(`${WORD_START}(?:${source})${WORD_END}`, reason, example);

/** Where a sentence begins, and where a question is the last thing of its line or comes with a call for comments. */
const SENTENCE_START = String.raw`(?<=^|[\n.!?…] *)`;
const LAST_OF_LINE = String.raw`(?=[^\p{L}\p{N}\n”“"»]*(?:#|\n|$)|[^\n]*(?:comment|kommentar|coment))`;
const BAIT = 'it asks for a comment without giving a reason for one';
const ANNOUNCES = 'it announces a point instead of making it';

/**
 * Phrases that language models write far more often than people do (collected from LinkedIn feeds and from what the models
 * themselves answer), by their telltale feature. The first match of a place gives the reason, so sentence patterns come before
 * single words.
 */
const ENGLISH: readonly StockPhrase[] = [
  phrase(
    String.raw`${WORD_START}(?:it|this|that)(?: is|${APOSTROPHE}s| was)(?: not|n${APOSTROPHE}t) (?:just |only |about )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:it|this|that)(?: is|${APOSTROPHE}s| was) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
    'It’s not about speed, it’s about trust.',
  ),
  phrase(
    String.raw`${WORD_START}(?:it|this|that) (?:isn|wasn)${APOSTROPHE}t (?:just |only |about )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:it|this|that)(?: is|${APOSTROPHE}s| was) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}No [\p{L} ]{2,30}\. No [\p{L} ]{2,30}\. (?:No|Just|Only) [^.!?\n]{2,40}[.!?]`,
    'a row of “No …” sentences is a model’s way to sound firm',
  ),
  phrase(
    String.raw`${WORD_START}here${APOSTROPHE}s (?:the (?:thing|kicker|truth|catch)|what (?:nobody|no one) (?:tells|told) you)${WORD_END}`,
    ANNOUNCES,
    'Here’s the thing',
  ),
  phrase(
    String.raw`${SENTENCE_START}let${APOSTROPHE}s dive (?:right )?in(?:to [^.!?\n]{0,40})?[.!:]`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:two|three|four|five|\d) (?:lessons|takeaways|learnings): \p{L}+(?:, \p{L}+)+[.!]`,
    ANNOUNCES,
  ),
  words(
    `let that sink in|read that again|let me repeat that`,
    'it tells readers how to feel about the line before',
    'Let that sink in',
  ),
  words(
    `in today${APOSTROPHE}s (?:fast-paced|digital|ever-changing|competitive|modern)?(?: [\\p{L}-]+)? ?(?:world|landscape|age|era|market)`,
    'it says nothing about you or your readers',
    'In today’s fast-paced world',
  ),
  words(
    `(?:(?:I${APOSTROPHE}m|I am|we${APOSTROPHE}re|we are) )?(?:so |very |truly |beyond )?(?:thrilled|excited|humbled|honou?red|delighted) to (?:share|announce)`,
    'everybody’s news begins like this',
    'I’m thrilled to announce',
  ),
  words(
    `unlock (?:your|the|their|new)(?: true| full)? (?:potential|power|secrets?|growth)`,
    'nothing is locked; say what changes',
    'unlock your potential',
  ),
  words(
    `(?:ever|constantly|rapidly)[- ](?:evolving|changing)(?: landscape| world)?`,
    'it is true of everything',
  ),
  words(
    `(?:navigat(?:e|ing)) (?:the )?(?:complexit(?:y|ies)|challenges|landscape)(?: of)?`,
    'it names no difficulty that anybody has had',
  ),
  words(`(?:a )?testament to`, 'it praises where a fact would convince'),
  words(`rich tapestry|tapestry of`, 'nobody says it aloud'),
  words(`delv(?:e|es|ed|ing) into|deep dive into`, 'models “delve”; people look at, read or ask'),
  words(`game[- ]?chang(?:er|ers|ing)`, 'it claims what the next sentence should show', 'game changer'),
  words(
    `cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class`,
    'it is a word from a brochure',
  ),
  words(`seamless(?:ly)?|effortless(?:ly)?`, 'nothing that was worth writing about was'),
  words(`paradigm shift|thought leadership|synerg(?:y|ies)`, 'it is a word for slides'),
  words(`leverag(?:e|es|ed|ing)`, '“use” says the same'),
  words(`elevat(?:e|es|ed|ing) your`, 'say by how much, or what is better'),
  words(`supercharge|turbocharge|skyrocket(?:ed|ing)?`, 'a number would say more'),
  words(
    `at the end of the day|when all is said and done|the bottom line is`,
    'the sentence stands without it',
  ),
  words(
    `it${APOSTROPHE}s (?:worth noting|important to (?:note|remember)) that`,
    'if it is, the sentence shows it',
  ),
  words(`in conclusion|to sum up|in summary`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:moreover|furthermore|additionally),`, 'nobody speaks like this'),
  words(`buckle up|spoiler alert|plot twist`, 'it is borrowed excitement'),
  phrase(`${WORD_START}(?:agree\\?|thoughts\\?|who${APOSTROPHE}s with me\\?)`, BAIT, 'Agree?'),
  phrase(
    String.raw`${SENTENCE_START}(?:drop|leave) (?:me )?(?:a|your) (?:comments?|thoughts?|take)${WORD_END}[^.!?\n]*|${SENTENCE_START}(?:share|tell|let|write|post|drop|comment)[^.!?\n]{0,60} in the comments|${SENTENCE_START}comment (?:below|“?YES)${WORD_END}`,
    BAIT,
  ),
  phrase(String.raw`${WORD_START}what do you think\?${LAST_OF_LINE}`, BAIT),
  phrase(
    String.raw`${SENTENCE_START}(?:the|my) (?:lesson|result|takeaway|truth|best part|outcome|reality|secret)\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:every|each)\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];

const GERMAN: readonly StockPhrase[] = [
  phrase(
    String.raw`${WORD_START}(?:es|das|dies) (?:ist|war) (?:nicht|kein|keine) (?:nur |bloß |einfach )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:es|das|dies|sondern)(?: ist| war)? [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}Keine? [\p{L} ]{2,30}\. Keine? [\p{L} ]{2,30}\. (?:Keine?|Nur|Einfach) [^.!?\n]{2,40}[.!?]`,
    'a row of “Kein …” sentences is a model’s way to sound firm',
  ),
  words(
    `in der heutigen(?: [\\p{L}-]+)? (?:welt|zeit|arbeitswelt|geschäftswelt)|in (?:einer|unserer) (?:schnelllebigen|digitalen|sich (?:ständig|rasant) (?:wandelnden|verändernden))(?: [\\p{L}-]+)? (?:welt|zeit)`,
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

const FRENCH: readonly StockPhrase[] = [
  phrase(
    String.raw`${WORD_START}(?:ce n${APOSTROPHE}est|ce n${APOSTROPHE}était) pas (?:seulement |juste |qu${APOSTROPHE}une? )?[^.!?\n]{2,60}[.;,–—-]+\s*c${APOSTROPHE}(?:est|était) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}Pas de [\p{L} ]{2,30}\. Pas de [\p{L} ]{2,30}\. (?:Pas de|Juste|Seulement) [^.!?\n]{2,40}[.!?]`,
    'a row of “Pas de …” sentences is a model’s way to sound firm',
  ),
  words(
    `dans (?:le|un) monde (?:d${APOSTROPHE}aujourd${APOSTROPHE}hui|actuel|en (?:constante|perpétuelle) évolution)|à l${APOSTROPHE}ère du (?:numérique|digital)`,
    'it says nothing about you or your readers',
    'Dans un monde en constante évolution',
  ),
  words(
    `(?:je suis|nous sommes) (?:ravie?s?|heureux|heureuses?|fiers?|fière|honorée?s?|enchantée?s?) (?:de|d${APOSTROPHE}) ?(?:vous )?(?:annoncer|partager)`,
    'everybody’s news begins like this',
  ),
  words(
    `(?:libére[rz]|révéle[rz]|exploite[rz]) (?:tout )?(?:votre|le|son|leur) (?:plein )?potentiel`,
    'nothing is locked; say what changes',
  ),
  words(`passe[rz]? (?:au niveau supérieur|à la vitesse supérieure)`, 'say by how much, or what is better'),
  words(`game[- ]?changer|change(?:r|nt)? la donne`, 'it claims what the next sentence should show'),
  words(
    `solutions? (?:sur mesure|clés? en main|innovantes?)|à la pointe de la technologie`,
    'it is a word from a brochure',
  ),
  words(
    `plonge(?:r|z|ons)? (?:au cœur|dans l${APOSTROPHE}univers)`,
    'models “dive in”; people look at, read or ask',
  ),
  words(
    `laisse[zr]? (?:infuser|cette phrase résonner)|relisez cette phrase`,
    'it tells readers how to feel about the line before',
  ),
  words(`en fin de compte|au bout du compte`, 'the sentence stands without it'),
  words(
    `il est (?:important|essentiel|crucial) de (?:noter|souligner|rappeler) que`,
    'if it is, the sentence shows it',
  ),
  words(`en conclusion|en résumé|pour conclure`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:de plus|en outre|par ailleurs),`, 'nobody speaks like this'),
  words(`créer? des synergies|véritable levier`, 'it is a word for slides'),
  phrase(
    String.raw`${WORD_START}(?:(?:et vous, |et toi, )?qu${APOSTROPHE}en (?:pensez-vous|penses-tu)|d${APOSTROPHE}accord)\s?\?${LAST_OF_LINE}`,
    BAIT,
  ),
  phrase(
    String.raw`${WORD_START}il ne s${APOSTROPHE}agit pas (?:seulement |juste |que )?(?:de |d${APOSTROPHE})[^.!?\n]{2,60}[.;,–—-]+\s*(?:il s${APOSTROPHE}agit|c${APOSTROPHE}est) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:dites|dis|laisse[zr]?|partage[zr]?|écrive[zr]|écris|raconte[zr]?|donne[zr]?)${WORD_END}[^.!?\n]{0,60} (?:en|dans les) commentaires?${WORD_END}|${SENTENCE_START}laisse[zr]? un commentaire${WORD_END}`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:la leçon|le résultat|résultat|la vérité|le secret|le constat|la conclusion)\s?\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:chaque|tous|toutes)\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];

const SPANISH: readonly StockPhrase[] = [
  phrase(
    String.raw`${WORD_START}(?:no es|no era|no se trata de) (?:solo |sólo |una? )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:es|era|se trata de) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}Sin [\p{L} ]{2,30}\. Sin [\p{L} ]{2,30}\. (?:Sin|Solo|Sólo) [^.!?\n]{2,40}[.!?]`,
    'a row of “Sin …” sentences is a model’s way to sound firm',
  ),
  words(
    `en (?:el mundo|un mundo|la era) (?:actual|de hoy|digital|en constante (?:cambio|evolución)|cada vez más [\\p{L}]+)`,
    'it says nothing about you or your readers',
    'En el mundo actual',
  ),
  words(
    `(?:estoy|estamos) (?:encantad[oa]s?|emocionad[oa]s?|orgullos[oa]s?|felices?|feliz) de (?:anunciar|compartir)|me complace (?:anunciar|compartir)`,
    'everybody’s news begins like this',
  ),
  words(
    `(?:desbloque(?:a|ar)|liber(?:a|ar)|desat(?:a|ar)) (?:tu|su|el|todo tu) (?:verdadero |máximo )?potencial`,
    'nothing is locked; say what changes',
  ),
  words(`(?:al|llevar al) siguiente nivel`, 'say by how much, or what is better'),
  words(
    `game[- ]?changer|cambia(?:r|n)? las reglas del juego|un antes y un después`,
    'it claims what the next sentence should show',
  ),
  words(`soluciones (?:a medida|integrales|innovadoras)|de vanguardia`, 'it is a word from a brochure'),
  words(
    `sumérgete en|sumerjámonos en|adentr(?:arse|émonos) en`,
    'models “dive in”; people look at, read or ask',
  ),
  words(`deja que eso (?:cale|repose)|léelo otra vez`, 'it tells readers how to feel about the line before'),
  words(`al final del día|a fin de cuentas`, 'the sentence stands without it'),
  words(
    `es (?:importante|fundamental|crucial) (?:destacar|señalar|recordar) que`,
    'if it is, the sentence shows it',
  ),
  words(`en conclusión|en resumen|para concluir`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:además|asimismo|por otra parte),`, 'nobody speaks like this'),
  words(`generar sinergias|propuesta de valor única`, 'it is a word for slides'),
  phrase(
    String.raw`${WORD_START}¿(?:y tú, )?(?:qué (?:opinas|opináis|opina usted|piensas|pensáis)|estás de acuerdo)\?${LAST_OF_LINE}`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}¡?(?:cuéntame|cuéntanos|cuéntamelo|déjame|déjanos|déjalo|deja|dejad|comparte|compartid|escribe|escríbeme|dime)${WORD_END}[^.!?\n]{0,60} (?:en (?:los )?|un )comentarios?${WORD_END}|${WORD_START}(?:te|os) leo en (?:los )?comentarios`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}¿(?:la lección|el resultado|la verdad|el secreto|la conclusión|el aprendizaje)\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:cada|todos|todas)\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];

/** What Drumbeat itself has printed into drafts again and again: their readers have seen it before. */
const OUR_OWN: readonly StockPhrase[] = [
  words(`as I like to say`, ANNOUNCES, 'As I like to say'),
  words(
    `something from my working week that stayed with me|a thought that I want to get out of my notebook|a short note on something I keep noticing`,
    'other drafts begin with the same words',
    'Something from my working week that stayed with me',
  ),
  words(
    `one thing keeps coming back|this comes up in almost every conversation I have`,
    'other drafts begin with the same words',
  ),
  words(
    `it isn${APOSTROPHE}t complicated\\. It${APOSTROPHE}s just easy to put off`,
    'other drafts say it in the same words',
  ),
  words(`has something like this happened to you`, BAIT),
];

/** In any language: the phrases of one hardly occur in another, so no language has to be guessed. */
const STOCK_PHRASES: readonly StockPhrase[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...OUR_OWN];

/** Examples of the stock phrases that models write unasked and that the product itself once printed, in several languages. */
export const NAMED_STOCK_PHRASES: readonly string[] = STOCK_PHRASES.flatMap(({ example }) => example ?? []);

/** A stock phrase found in the text. */
export interface FoundStockPhrase {
  readonly text: string;
  readonly reason: string;
  readonly place: TextRange;
}

/** All stock phrases of the text, in its order; none overlaps another. */
export function findStockPhrases(text: string): FoundStockPhrase[] {
  const found: FoundStockPhrase[] = [];
  for (const { pattern, reason } of STOCK_PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => other.place.start < place.end && place.start < other.place.end)) {
        found.push({ text: match[0], reason, place });
      }
    }
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}
