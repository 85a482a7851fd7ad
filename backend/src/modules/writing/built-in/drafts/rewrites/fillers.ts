import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { NUMBER_NAMES, numberSource } from '../../../reading/figures/number-names.js';
import { isNegator, wordsAsSaid } from '../../../reading/denials/negations.js';
import { capitalized } from '../../../reading/words/letters.js';
import { wordSet } from '../../../reading/words/word-patterns.js';
import { hasVerb, tellsOfOneDay, wordsOf } from '../sentence-signs.js';
import { CLAUSE_BEGINNING, withoutSpokenAsides } from './spoken-asides.js';

/** What a sentence can lose, by where it can: in doubt a word stays. */
interface Fillers {
  /** What strengthens the word behind it. */
  readonly adverbs: string;
  /** Words before and behind an adverb that need it. */
  readonly notBehind: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
  /** What says something else, with the words around it: "the very man", "simply put". */
  readonly said: RegExp;
  /** What it loses at its beginning without a comma as well. */
  readonly beginnings: string;
  /** What a sentence can lose elsewhere. */
  readonly forms: Forms;
  /** Long for short: no fillers, but more words than it takes. */
  readonly longer: Forms;
}
const FIGURE_EN = String.raw`a couple|half|\p{N}+|${numberSource(NUMBER_NAMES.en, () => true)}|a hundred`;
type Forms = readonly (readonly [RegExp, string])[];

/**
 * "Heute war ja so ein Tag", "Das ist halt der Moment": within a sentence they only colour it. "Also" goes on from nothing where the
 * sentence has its beginning behind it; before a verb it says why.
 */
const PARTICLES_DE: Forms = [
  [
    /^also,? (?=(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine|mein|meine|unser|unsere|heute|gestern|neulich|letzte\p{L}*) )/giu,
    '',
  ],
  [
    /(?<=\p{L} )(?<!(?<![\p{L}])(?:sag(?:e|t|te|en|ten)|gesagt|na|ach|oh|mit|ein|zu|und|oder|aber|nicht|wenn|dann) )(?:ja|halt(?: eben)?|eben halt|nun mal) (?!(?:oder|und|aber|sagen|gesagt|zu|nicht|nein|an|auf|in|machen?|gemacht)(?![\p{L}]))(?=\p{L})/gu,
    '',
  ],
  // "Wir haben dann einfach alle Räder getragen"; "wie einfach das ist" asks how simple.
  [
    /(?<=\p{L} )(?<!(?<![\p{L}])(?:[Ss]o|[Ww]ie|zu|ganz|nicht|sehr|nur|mehr|und|oder|ist|war|es) )einfach (?=(?:alle|die|den|dem|das|eine?[nmr]?)[^\S\n]\p{L})/gu,
    '',
  ],
  [/, aber (?:na ja|naja|gut|egal)(?=[.!…]*$)/giu, ''],
  // "Wasser, halt so zehn Zentimeter".
  [/(?<=, )halt (?=(?:so|um die|etwa|circa|ungefähr|wie|wegen|weil)(?![\p{L}])|\p{N})/gu, ''],
];

const FILLERS: Readonly<Record<PostLanguage, Fillers>> = {
  en: {
    adverbs:
      'really|very|actually|basically|simply|literally|essentially|absolutely|totally|obviously|honestly|frankly|genuinely',
    notBehind: wordSet('not never no so how than as too matter an'),
    notBefore: wordSet(
      'much and or but because if when while than as to for in into on at with about of from by that not is are was were do does did has have can will',
    ),
    said: /^(?:(?:the|this|that|these|those|my|your|his|her|its|our|their) very |a \p{L}+ [aeiouh]|\p{L}* ?(?:simply|literally) (?:\p{L}+e[dn]|put|made|built|said|done|meant|told|kept|held|sold|cut)$)/u,
    beginnings:
      "actually|basically|obviously|in fact|of course|in my (?:\\p{L}+ )?(?:opinion|view)(?= (?:that|this|it|the|he|she|they|we|you|there|most|many|every)(?![\\p{L}]))|the fact of the matter is that|(?:i think (?:that )?)?it(?: is|[’']s) (?:\\p{L}+ly )?important to (?:note|say|mention|remember|understand) that|i (?:just )?want(?:ed)? to say that|the thing is that",
    forms: [
      [/\b(is|are|was|were|[’']s) (?:kind|sort) of (?=an?\b)/giu, '$1 '],
      [/\bI personally (?=think|believe|find|feel)/gu, 'I '],
      // "For like three weeks", "we missed it by what sixty metres".
      [
        new RegExp(
          String.raw`(?<=\b(?:for|in|about|after|by|of|was|were|is|had|took|cost|paid|at|until|over|only) )(?:like|what) (?=(?:${FIGURE_EN})(?![\p{L}]))`,
          'giu',
        ),
        '',
      ],
      [/(?<=\p{L}),? basically(?=[.!…]*$)/giu, ''],
      [
        /^(?:and |but )?the thing is(?:,? right)?,? (?=(?:the|my|our|he|she|they|we|i|it|nobody|people)\b)/giu,
        '',
      ],
      // Before another filler it only strengthens that one.
      [/\bjust (?=(?:actually|basically|honestly|literally|really|simply)\b)/giu, ''],
      [/, but (?:anyway|hey|oh well)(?=[.!…]*$)/giu, ''],
    ],
    longer: [
      [/\bin order to\b/giu, 'to'],
      [/\bwould very much like to\b/giu, 'would like to'],
      [/\b((?:some|any|every|no)thing|most of the \p{L}+s) that (?=(?:I|we|you|they)\b)/gu, '$1 '],
      [/\bdue to the fact that\b/giu, 'because'],
      [/\bat this point in time\b/giu, 'now'],
      [/\ba large number of\b/giu, 'many'],
      [/\bwith regard to\b/giu, 'about'],
      [/\bis able to\b/giu, 'can'],
      [/\bare able to\b/giu, 'can'],
      [/\butili[sz]e\b/giu, 'use'],
      [/\b(said|told us|told me) that (?=(?:he|she|they|we|i|it|you|the)\b)/giu, '$1 '],
      [/\bthe reason why\b/giu, 'why'],
    ],
  },
  de: {
    adverbs:
      'eigentlich|wirklich|natürlich|sozusagen|gewissermaßen|quasi|irgendwie|wie (?:(?:bereits|schon|oben) )?(?:gesagt|erwähnt)|im Grunde genommen|im Grunde|im Endeffekt|letztendlich|letztlich|tatsächlich|sehr|übrigens|an und für sich|ehrlich gesagt',
    // Behind a conjunction the verb turns around after them.
    notBehind: wordSet(
      'nicht nie kein keine keinen keinem keiner so wie wäre zu und oder aber denn doch sondern',
    ),
    notBefore: wordSet('und oder aber als wie dass zu in auf mit für von bei an aus genommen wohl'),
    said: /^(?:(?:der|die|das|den|dem|des|eine?[nmrs]?) (?:eigentlich|natürlich) |\p{L}+ natürlich (?:\p{L}*ge\p{L}{2,}|(?:be|ent|er|ver|zer|vor)\p{L}{2,})$)/u,
    beginnings: '',
    forms: PARTICLES_DE,
    longer: [
      [/, und zwar (?=\p{L})/giu, ', '],
      [/(?<![\p{L}])zum jetzigen Zeitpunkt(?![\p{L}])/giu, 'jetzt'],
      [/(?<![\p{L}])aufgrund der Tatsache, dass(?![\p{L}])/giu, 'weil'],
    ],
  },
  fr: {
    adverbs:
      'vraiment|tout simplement|en quelque sorte|franchement|carrément|littéralement|honnêtement|effectivement',
    notBehind: wordSet('pas jamais plus si rien ni que'),
    notBefore: wordSet('de d du des à que et ou mais en dans pour par avec sur pas plus rien'),
    said: /simplement \p{L}+ée?s?$/u,
    // "Du coup de fil": a filler only before the subject of a sentence.
    beginnings:
      "(?:en fait|du coup)(?= (?:(?:on|je|tu|ils?|elles?|nous|vous|ça|ce|cette|ces|l[ea]s?|une?|mon|ma|mes|notre|nos|leurs?|personne)(?![\\p{L}])|[jcl]['’]))|à mon avis(?= (?:(?:on|ils?|elles?|nous|vous|ça|l[ea]s?|une?)(?![\\p{L}])|c['’]))|bon ben|(?:je pense qu[’'])?il est (?:\\p{L}+ment )?important de (?:noter|dire|rappeler|souligner) (?:que|qu[’'])",
    forms: [
      // "C'est en fait le prix", "on a du coup perdu": behind its verb; "elle en fait trois" has it before.
      [
        /(?<=(?<![\p{L}])(?:est|sont|était|étaient|ai|as|a|avons|avez|ont|avait|avaient) )(?:en fait|du coup) (?!de(?![\p{L}])|d['’])/giu,
        '',
      ],
      [/, mais bon(?: voilà)?(?=[.!…]*$)/giu, ''],
      [/,? (?:et )?voilà(?=[.!…]*$)/giu, ''],
      // "Une belle journée quoi.": said for its sound, where no word before it asks for it.
      [
        /(?<=\p{L})(?<!(?<![\p{L}])(?:de|à|en|sur|par|pour|avec|sans|après|comme|contre|importe|sais|sait|sache|savoir|dire|pas|plus|trop|et|ou|un|il|c['’]est)),?\s+quoi(?=[.!…]*$)/giu,
        '',
      ],
    ],
    longer: [
      [/(?<![\p{L}])afin de(?![\p{L}])/giu, 'pour'],
      [/(?<![\p{L}])en raison du fait que(?![\p{L}])/giu, 'parce que'],
      [/(?<![\p{L}])un grand nombre de(?![\p{L}])/giu, 'beaucoup de'],
      [/(?<![\p{L}])à l['’]heure actuelle(?![\p{L}])/giu, 'maintenant'],
    ],
  },
  es: {
    adverbs:
      'realmente|básicamente|literalmente|simplemente|sinceramente|francamente|obviamente|honestamente|efectivamente',
    notBehind: wordSet('no nunca tan ni que'),
    notBefore: wordSet('y o pero que de a en con por para si como no'),
    said: /(?:literal|simple)mente \p{L}+[ai]d[oa]s?$/u,
    beginnings:
      'en realidad|de hecho|bueno,? pues|en mi opinión(?= (?:el|la|los|las|un|una|es|eso|esto|no)(?![\\p{L}]))|la verdad es que|hay que decir que|(?:creo que )?es (?:\\p{L}+mente )?importante (?:decir|notar|señalar|recordar|destacar) que',
    forms: [
      [/, ¿(?:sabes|vale|me explico|verdad|no)\?$/giu, '.'],
      [/, pero bueno(?=[.!…]*$)/giu, ''],
      [/(?<![\p{L}])que digo yo (?:que )(?=\p{L})/giu, ''],
      // "No realmente" denies less; before the whole denial it only colours it.
      [/^realmente (?=no es que(?![\p{L}]))/giu, ''],
    ],
    longer: [
      [/(?<![\p{L}])con el fin de(?![\p{L}])/giu, 'para'],
      [/(?<![\p{L}])debido al hecho de que(?![\p{L}])/giu, 'porque'],
      [/(?<![\p{L}])en este momento(?![\p{L}])/giu, 'ahora'],
    ],
  },
};

const beginning = (words: string) =>
  new RegExp(
    `${CLAUSE_BEGINNING}(?:${words})(?:[^\\S\\n]+|(?<=['’]))(?=[\\p{L}'’]+\\s\\p{L})(?!not )`,
    'giu',
  );

/**
 * The sentence without words that it can lose without losing what it says, and only where what is left is grammatical. It must
 * hold no quotation: what somebody said stays as it is.
 * @param keepsLonger true where only fillers go: "in order to" is none
 */
export function withoutFillers(
  sentence: string,
  language: PostLanguage,
  { keepsLonger = false }: { readonly keepsLonger?: boolean } = {},
): string {
  const { beginnings, forms, longer } = FILLERS[language];
  const plain = [...forms, ...(keepsLonger ? [] : longer)].reduce(
    (text, [long, short]) =>
      text.replace(long, (found: string, kept: unknown) => {
        const put = short.replace('$1', typeof kept === 'string' ? kept : '');
        return /^\p{Lu}/u.test(found) ? capitalized(put) : put;
      }),
    sentence,
  );
  const begun = withoutSpokenAsides(plain, language).replace(
    beginnings === '' ? /(?!)/u : beginning(beginnings),
    '',
  );
  const left = withoutAdverbs(begun, language).trim();
  if (left === sentence || isStump(left, sentence, language)) return sentence;
  return /^\p{Lu}/u.test(sentence) ? capitalized(left) : left;
}

/** A conjunction that another one or the end of the sentence stands behind. */
const DANGLING =
  /(?<![\p{L}])(?:and|or|but|because|und|oder|aber|weil|denn|et|ou|mais|car|y|o|pero|porque)(?:,?\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero)(?![\p{L}])|\P{L}*$)/iu;
/** "O sea, que no vino nadie": the clause hangs on what is before it. */
const SUBORDINATE = /^(?:dass(?![\p{L}])|que(?![\p{L}])|qu['’])/iu;

/** True where too little is left: "Actually, no.", "You know, the usual.", a clause without its verb or with a conjunction to nothing. */
function isStump(left: string, given: string, language: PostLanguage): boolean {
  const [first = '', ...others] = wordsOf(left);
  const hasAnyVerb = (text: string) => hasVerb(text, language) || tellsOfOneDay(text, language);
  return (
    (others.length < 2 &&
      (others.length === 0 || [first, ...others].every((word) => isStopWord(word, language))) &&
      !tellsOfOneDay(left, language)) ||
    (DANGLING.test(left) && !DANGLING.test(given)) ||
    (SUBORDINATE.test(left) && !SUBORDINATE.test(given)) ||
    // An order begins with its verb.
    (isStopWord(first, language) && hasAnyVerb(given) && !hasAnyVerb(left))
  );
}

/** "Only 1 had really gone": the others had not, really. */
const LIMITED: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:only|hardly|barely|just one)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:nur|bloß|kaum|einzig\p{L}*)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:seule?s?|seulement|à peine)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:s[oó]lo|solamente|únic\p{L}+|apenas)(?![\p{L}])/iu,
};

/** "What he actually said": not what he was thought to have said. */
const ASKED: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:what|who|whom|whose|how|why|where|whether|which)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:was|wer|wem|wen|wie|warum|wo|ob|welche[nmrs]?)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:ce qu(?:[ei]|['’])|qui|où|comment|pourquoi|combien|si|quel(?:le)?s?)/iu,
  es: /(?<![\p{L}])(?:lo que|qu[eé]|quién|cómo|dónde|por qué|cuánt\p{L}+|si)(?![\p{L}])/iu,
};

/** One after the other, because each is judged by what stands around it then. */
function withoutAdverbs(sentence: string, language: PostLanguage): string {
  // "Is it really so?" asks for nothing else.
  if (/\?\P{L}*$/u.test(sentence)) return sentence;
  // German turns its verb around after a first word.
  const before = language === 'de' ? String.raw`(?<=\p{L}[^\S\n])` : String.raw`(?<=^|\p{L}[^\S\n])`;
  const pattern = new RegExp(
    String.raw`${before}(?:${FILLERS[language].adverbs})(?=[^\S\n]+\p{L}|(?<=sozusagen)[^\S\n]+\p{N})`,
    'giu',
  );
  let left = sentence;
  for (;;) {
    const found = pattern.exec(left);
    if (found === null) return left;
    const { 0: adverb, index } = found;
    const behind = left.slice(index + adverb.length).trimStart();
    if (isNeeded(left.slice(0, index), adverb, behind, language)) continue;
    left = left.slice(0, index) + behind;
    pattern.lastIndex = index;
  }
}

function isNeeded(before: string, adverb: string, behind: string, language: PostLanguage): boolean {
  const { notBehind, notBefore, said } = FILLERS[language];
  const previous = /\p{L}+(?=\s*$)/u.exec(before)?.[0].toLowerCase() ?? '';
  const next = /^\p{L}+/u.exec(behind)?.[0].toLowerCase() ?? '';
  const clause = /[^,;:–—]*$/u.exec(before)?.[0] ?? '';
  return (
    // "It is fine, it is absolutely fine": said again, and stronger.
    (next.length > 2 && wordsAsSaid(before).includes(next)) ||
    notBehind.has(previous) ||
    notBefore.has(next) ||
    LIMITED[language].test(clause) ||
    ASKED[language].test(clause) ||
    said.test(`${previous} ${adverb.toLowerCase()} ${next}`.trimStart()) ||
    wordsAsSaid(clause).some((word) => isNegator(word, language))
  );
}
