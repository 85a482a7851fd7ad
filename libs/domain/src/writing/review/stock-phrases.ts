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
    'it announces a point instead of making it',
    'Here’s the thing',
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
    `(?:I${APOSTROPHE}m|I am|we${APOSTROPHE}re|we are) (?:so |very |truly |beyond )?(?:thrilled|excited|humbled|honou?red|delighted) to (?:share|announce)`,
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
  phrase(
    `${WORD_START}(?:agree\\?|thoughts\\?|who${APOSTROPHE}s with me\\?)`,
    'it asks for a comment without giving a reason for one',
    'Agree?',
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
  words(
    `(?:ich freue mich|wir freuen uns)(?: sehr| riesig)?,? (?:euch |ihnen )?(?:mitteilen|verkünden|bekannt ?geben|ankündigen) zu (?:können|dürfen)|ich freue mich(?: sehr| riesig)?,? (?:mitzuteilen|bekanntzugeben|anzukündigen)`,
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
    String.raw`${WORD_START}(?:was denkt ihr|wie seht ihr das|stimmt ihr zu)\?(?=\s*(?:#|$))`,
    'it asks for a comment without giving a reason for one',
    'Was denkt ihr?',
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
    String.raw`${WORD_START}(?:qu${APOSTROPHE}en pensez-vous|et vous, qu${APOSTROPHE}en pensez-vous|d${APOSTROPHE}accord)\s?\?(?=\s*(?:#|$))`,
    'it asks for a comment without giving a reason for one',
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
    String.raw`${WORD_START}¿(?:qué opinas|qué opináis|estás de acuerdo)\?(?=\s*(?:#|$))`,
    'it asks for a comment without giving a reason for one',
  ),
];

/** What Drumbeat itself has printed into drafts again and again: their readers have seen it before. */
const OUR_OWN: readonly StockPhrase[] = [
  words(`as I like to say`, 'it announces a point instead of making it', 'As I like to say'),
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
  words(`has something like this happened to you`, 'it asks for a comment without giving a reason for one'),
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
