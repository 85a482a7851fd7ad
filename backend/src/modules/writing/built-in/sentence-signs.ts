import { isStopWord, type PostLanguage } from '@drumbeat/domain';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Numbers in words from two on: "one" is an article in three of the languages. */
const NUMBER_WORDS: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: words(`two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred hundreds thousand thousands million millions billion half third quarter dozen twice double doubled triple tripled zero`),
  de: words(`zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig
    neunzig hundert tausend million millionen hälfte halbe drittel viertel dutzend doppelt doppelte verdoppelt dreimal zweimal null`),
  fr: words(`deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent cents mille
    million millions moitié tiers quart douzaine double doublé triple zéro`),
  es: words(`dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta
    noventa cien cientos mil millón millones mitad tercio cuarto docena doble triple cero`),
};

const ARTICLE_BEFORE_NOUN = words(
  `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner unser unsere
   unseren unserem unserer sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer dein deine deinen deinem deiner euer eure dieser
   diese dieses diesen diesem jeder jede jedes jeden jedem alle allen zum zur im am beim vom ins ans aufs fürs pro`,
);
const HONORIFIC = words('herr herrn frau dr prof mr mrs ms sr sra don doña m mme monsieur madame');
/** Words of other languages than German that have a capital wherever they stand. */
const NO_NAMES = words('i i’m i’ve i’d i’ll');

const bare = (token: string): string => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The words of a sentence in lower case. */
export function wordsOf(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map((token) => bare(token).toLowerCase())
    .filter((word) => word !== '');
}

/** The figures of a sentence, as they are written: with digits, or in words. */
export function figuresOf(sentence: string, language: PostLanguage | null): string[] {
  const found = sentence.match(/[£$€]?\p{N}[\p{N}.,:/-]*\p{N}|[£$€]?\p{N}/gu) ?? [];
  const spelled =
    language === null ? [] : wordsOf(sentence).filter((word) => NUMBER_WORDS[language].has(word));
  return [...found, ...spelled];
}

/**
 * Names: words with a capital within a sentence. German writes every noun so; there one counts that no article or adjective
 * comes before, rather one too many.
 */
export function namesOf(sentence: string, language: PostLanguage | null): string[] {
  const tokens = sentence.split(/\s+/u);
  return tokens.flatMap((token, index) => {
    const word = bare(token);
    const before = tokens[index - 1];
    if (before === undefined || /[.!?:…„“"«¿¡(]$/u.test(before) || !/^\p{Lu}/u.test(word)) return [];
    // "WE SOLD OUT" is loud, and names nobody; AI and VAT are facts all the same.
    if (/^\p{Lu}+$/u.test(word) && /^\p{Lu}{2,}$/u.test(bare(before))) return [];
    if (NO_NAMES.has(word.toLowerCase())) return [];
    const previous = bare(before).toLowerCase();
    if (language === 'de' && !HONORIFIC.has(previous)) {
      const isNoun =
        ARTICLE_BEFORE_NOUN.has(previous) ||
        /^\p{N}+$/u.test(previous) ||
        /\p{L}{2}(?:e|en|er|es|em)$/u.test(previous);
      if (isNoun) return [];
    }
    return [word];
  });
}

/** True for a sentence that somebody else said. */
export function isQuoted(sentence: string): boolean {
  return /[„“"«][^„“”"«»]{8,}[“”"»]/u.test(sentence);
}

export function isWhollyQuoted(sentence: string): boolean {
  return /^[„“"«][^„“”"«»]{8,}[“”"»][.!?]?$/u.test(sentence.trim());
}

/** Figures, names and what somebody said: what a text cannot lose without losing what it tells. */
export function hasFacts(sentence: string, language: PostLanguage | null): boolean {
  return (
    figuresOf(sentence, language).length > 0 || namesOf(sentence, language).length > 0 || isQuoted(sentence)
  );
}

/** Two things set against each other. */
const CONTRAST: Readonly<Record<PostLanguage, RegExp>> = {
  en: /\bnot\b.+\bbut\b|\bfrom \P{L}*\p{N}.*\bto \P{L}*\p{N}|, not\b|\binstead of\b|\brather than\b|\bexcept\b|n['’]t\b.+\bbut\b|\bonly\b.+\bnot\b/iu,
  de: /\bnicht\b.+\bsondern\b|\bvon \P{L}*\p{N}.*\bauf \P{L}*\p{N}|\bkein\p{L}*\b.+\bsondern\b|, nicht\b|\bstatt\b|\baußer\b|\bobwohl\b/iu,
  fr: /\bpas\b.+\bmais\b|\bde \P{L}*\p{N}.* à \P{L}*\p{N}|, pas\b|\bau lieu d|\bplutôt qu|\bsauf\b|\bcontre\b|\balors qu/iu,
  es: /\bno\b.+\bsino\b|\bde \P{L}*\p{N}.*\ba \P{L}*\p{N}|, no\b|\ben lugar de\b|\ben vez de\b|\bsalvo\b|\bexcepto\b|\baunque\b/iu,
};

export function isContrast(sentence: string, language: PostLanguage): boolean {
  return CONTRAST[language].test(sentence);
}

/** What tells of one day rather than of all: past tenses and the people who were there. */
const TELLING: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:i|we|my|our|me|us|was|were|had|did|went|came|said|told|got|made|took|gave|left|felt|found|thought|knew|began|asked|today|yesterday|tomorrow|currently|\p{L}{3,}ed)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ich|wir|mein\p{L}*|unser\p{L}*|mir|mich|uns|du|war|waren|hatte|hatten|habe|haben|hat|wurde|wurden|ging|kam|sagte|heute|gestern|morgen|ge\p{L}{3,}t|\p{L}{2,}te)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:je|j|nous|mon|ma|mes|notre|nos|moi|on|vous|était|étaient|avait|avaient|ai|a|ont|avons|fut|hier|demain|\p{L}{3,}(?:ait|aient))(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:yo|nosotros|mi|mis|nuestr\p{L}+|me|nos|tú|tu|era|eran|fue|fueron|ha|han|he|hemos|había|ayer|mañana|\p{L}{3,}(?:ó|aron|ieron|aba|aban|ía|ían|amos|imos|emos))(?![\p{L}])/iu,
};
const HAS_VERB: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:is|are|has|have|do|does|can|will|\p{L}{2,}s|hide|stay|leave|need|make|take|cost|know|want|work|mean|happen|lie|buy|sell|pay)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ist|sind|hat|wird|kann|muss|soll|darf|gibt|heißt|\p{Ll}{3,}(?:t|en))(?![\p{L}])/u,
  fr: /(?<![\p{L}])(?:est|sont|fait|font|vaut|faut|peut|doit|\p{L}{3,}(?:e|ent|it|ez))(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:es|son|está|hay|hace|puede|debe|\p{L}{3,}(?:a|e|an|en))(?![\p{L}])/iu,
};
const VERDICT_WORDS = { min: 3, max: 14 };

/** A judgement that holds beyond the day: short, in the present, without a figure or a name. */
export function isVerdict(sentence: string, language: PostLanguage): boolean {
  const { length } = wordsOf(sentence);
  return (
    length >= VERDICT_WORDS.min &&
    length <= VERDICT_WORDS.max &&
    !/[?:]/u.test(sentence) &&
    !hasFacts(sentence, language) &&
    !TELLING[language].test(sentence.replace(/['’]/gu, ' ')) &&
    HAS_VERB[language].test(sentence)
  );
}

/** A sentence that turns what was said before it. */
const TURN: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:but|yet|however|still|instead|then|until|so|and then)\b/iu,
  de: /^(?:aber|doch|dann|jedoch|trotzdem|stattdessen|also|bis|seitdem|deshalb|gleichzeitig)(?![\p{L}])/iu,
  fr: /^(?:mais|pourtant|puis|alors|cependant|donc|jusqu|depuis)(?![\p{L}])/iu,
  es: /^(?:pero|sin embargo|entonces|luego|hasta|así que|por eso|ahora|desde entonces)(?![\p{L}])/iu,
};

export function isTurn(sentence: string, language: PostLanguage): boolean {
  return TURN[language].test(sentence.replace(/^["“„«¿¡(]+/u, ''));
}

/** Words that turn a statement round, or bound it: without its sentence a text says something else. */
const DENIED: Readonly<Record<PostLanguage, RegExp>> = {
  en: /n['’]t(?![\p{L}])|(?<![\p{L}])(?:not|no|never|nobody|none|nothing|neither|only|just|except|unless|without|one|first|second|third|last)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:nicht|nichts|nie|niemand|kein\p{L}*|nur|erst|bloß|ohne|außer|weder|eine[rs]?|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|letzte\p{L}*)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:ne|n['’]|pas|jamais|rien|personne|aucune?|que|seul\p{L}*|sans|sauf|premi[eè]re?|deuxième|troisième|derni[eè]re?)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:no|nunca|nada|nadie|ningun[oa]?|ningún|solo|sólo|sin|salvo|tampoco|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])(?![\p{L}])/iu,
};

export function isDenial(sentence: string, language: PostLanguage): boolean {
  return DENIED[language].test(sentence);
}

/** Share of function words: the more, the less the sentence says. */
export function emptiness(sentence: string, language: PostLanguage): number {
  const all = wordsOf(sentence);
  return all.length === 0 ? 1 : all.filter((word) => isStopWord(word, language)).length / all.length;
}
