import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { isWhollyQuoted } from '../../../reading/sentences/quotations.js';
import { hangsOnBefore } from './hanging.js';
import { isStepBefore, wordsOf, tellsWhatIsLeft } from '../sentence-signs.js';
import { isFigureFragment, isSubjectless } from './subjectless.js';
import { belongsBehind } from './belongs-behind.js';
import { isCountedFrom } from './counted-from.js';
import { namesGap } from './gaps.js';
import { isPaired } from './paired.js';
import { isVerdict } from './verdicts.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { headOf } from '../../../reading/words/stems.js';
import { wordSet } from '../../../reading/words/word-patterns.js';
import { TO_TWELVE_SOURCE } from '../../../reading/figures/number-names.js';

/**
 * Which sentences lean on the one before, and so cannot be moved: a pronoun must not lose what it stands for. In doubt a sentence
 * leans, and stays where its author put it.
 */
interface Leaning {
  /** First words that go on from before. */
  readonly starts: RegExp;
  /** Pronouns that need a noun before them in the same sentence. */
  readonly pronouns: ReadonlySet<string>;
  /** Words that never find theirs in the same sentence. */
  readonly always: ReadonlySet<string>;
  /** An article that says "the one that you know". */
  readonly definite: ReadonlySet<string>;
  /** "There is", "il faut": these stand for nothing. */
  readonly impersonal: RegExp;
}

const LEANING: PerLanguage<Leaning> = {
  en: {
    starts: new RegExp(
      String.raw`^(?:between (?:the two|them|these|those)|which|hence|goes to show|conclusion|result|to(?= (?!(?:me|us|the|an?|my|our)(?![\p{L}]))[^,]*$)|\p{Ll}?\p{L}*[^\P{L}s] (?:re\p{L}{3,}ed|granted|approved|refused|issued|renewed|signed|paid|sold)(?= (?:on|in|at|by)(?![\p{L}]))|\p{N}+ (?:of|out of|by|at|were|was|are|is|had|have|has|did|said|left|came|stayed)|[\p{L}\p{N}]+ (?:minutes?|hours?|days?|weeks?|months?|years?) later|and|but|so|then|also|because|instead|otherwise|still|yet|though|however|therefore|thus|this|that|these|those|it|he|she|they|him|her|his|its|their|them|here|such|both|neither|either|same|nor|or|plus|again|afterwards|the one|the ones|(?:${TO_TWELVE_SOURCE.en}) (?:of|had|have|has|were|was|are|did|said)|later|meanwhile|eventually|finally|now|since then|since,|not|even|the (?:other|rest|same|second|third|next|result|answer|reason|point|first|last)|turns out|only|one|two of|three of|everybody|everyone|nobody|none|all of|half of|most of|some of|sold|got|had|was|were|made|went|took|lost|left|built|cut|ran|said|told|gave|did|came|\p{L}{3,}ed)(?![\p{L}])`,
      'iu',
    ),
    pronouns: wordSet('it its he she him her his hers they them their theirs'),
    always: wordSet('this these those also too afterwards again otherwise instead likewise opposite'),
    definite: wordSet('the'),
    impersonal:
      /^(?:it(?:['’]s| is| was) (?:not )?(?:easy|hard|time|cheaper|better|worse)\b|there (?:is|are|was|were)\b)/iu,
  },
  de: {
    starts:
      /^(?:zwischen (?:den )?beiden|womit|weshalb|fazit|ergebnis|dazwischen|\p{N}+ (?:von(?: \p{N}+)?|davon|waren|sind|hatten|haben|kamen|gingen|blieben|sagten)|und|aber|also|dann|denn|deshalb|deswegen|darum|daher|trotzdem|außerdem|dabei|danach|davor|dafür|dagegen|daraus|davon|damit|darauf|daran|dazu|seitdem|inzwischen|jetzt|nun|so|auch|nur|doch|sondern|oder|dort|da|hier|er|sie|es|ihn|ihm|ihr|ihre|sein|seine|das (?:ist|war|hat|heißt|geht|sind|waren)|dies|diese|dieser|dieses|solche|gleichzeitig|stattdessen|sonst|nicht|keiner|niemand|alle|beide|drei davon|der andere|die andere|der erste|der zweite|der dritte|die erste|die zweite|die dritte|die anderen|das andere|war|hatte|ging|fand|kam|sagte|wurde|\p{L}{2,}(?:llte|nnte|sste))(?![\p{L}])/iu,
    pronouns: wordSet('er sie ihn ihm ihr ihnen ihre ihrem ihren ihrer seine seiner seinem seinen es'),
    always: wordSet(
      'wieder sonst hingegen stattdessen gegenteil auch ebenfalls später davon dafür darauf damit daran daraus dazu dabei darin dort dagegen danach seitdem dieser diese dieses diesem diesen',
    ),
    definite: wordSet('der die das den dem des'),
    impersonal: /^es (?:gibt|gab|geht|ist (?:einfach|schwer|leicht|zeit))(?![\p{L}])/iu,
  },
  fr: {
    starts:
      /^(?:entre (?:les deux|elles|eux)|comme quoi|d['’]où|moralité|conclusion|résultat|\p{N}+ (?:sur|sont|étaient|ont|avaient)|et|mais|donc|alors|puis|ensuite|ainsi|aussi|car|or|cependant|pourtant|depuis,|depuis lors|ils?|elles?|ce(?! qu)|c['’]|cela|ça|ceci|celui|celle|ceux|cette|cet|ces|lui|leurs?|son|sa|ses|y|là|ici|maintenant|désormais|personne|tous|tout le monde(?= (?:a|avait|était)(?!\p{L}))|toutes|les deux|l['’]autre|l[ea] premi[eè]re?|l[ea] deuxième|l[ea] second\p{L}*|l[ea] troisième|les autres|pas|même|d['’]autres|\p{L}{3,}ée?s?)(?![\p{L}])/iu,
    pronouns: wordSet('il ils elle elles lui leur leurs son sa ses celui celle ceux'),
    always: wordSet('encore sinon autrement contraire aussi également cela ça ceci y cet cette ces'),
    definite: wordSet('le la les'),
    impersonal: /^il (?:faut|y a|est (?:temps|facile|difficile|vrai))(?![\p{L}])/iu,
  },
  es: {
    starts:
      /^(?:\p{N}+ (?:de(?: cada)? \p{N}+|son|eran|estaban|han|tenían)|conque|moraleja|conclusión|resultado|total que|de ahí|y|pero|entonces|luego|además|también|así|ahora|entre|desde entonces|después|por eso|porque|pues|aunque|él|ella|ellos|ellas|eso|esto|es[ae]s?|est[ae]s?|aquel|lo|les?|se|su|sus|aquí|ahí|allí|nadie|todos|ninguno|los dos|el otro|el primero|el segundo|el tercer[oa]?|el cuarto|la primera|la segunda|la tercera|la otra|los demás|no)(?![\p{L}])/iu,
    pronouns: wordSet('él ella ellos ellas les su sus'),
    always: wordSet(
      'contrario también después lo eso esto esa ese esos esas este esta estos estas allí ahí mismo misma',
    ),
    definite: wordSet('el la los las'),
    impersonal: /^(?:hay|hace)(?![\p{L}])/iu,
  },
};

/** Spanish leaves the subject out; a sentence that begins otherwise may go on about somebody. */
const SPANISH_SUBJECT =
  /^(?:un|una|unos|unas|el|la|los|las|mi|mis|nuestr[oa]s?|cada|tod[oa]s? (?:el|la|los|las)|quien|lo que|decir|\p{N}|["“«]|\p{L}+[aei]r(?![\p{L}])|\p{L}{2,}(?:amos|emos|imos)(?![\p{L}])|(?:yo|hoy|ayer|este año)(?![\p{L}]))/iu;
/** Pronouns that look like articles, or hang on a verb or another pronoun: "je l'ai vu", "usarla", "zugemacht hab ich's". */
const CLITIC: PerLanguage<RegExp> = {
  en: /^$/u,
  de: /(?<![\p{L}])(?!gibt|gab|geht|ging)(?:\p{Ll}+|[HMWIKS]\p{Ll}{1,4})['’]s(?![\p{L}])|(?<![\p{L}])(?:ichs|wirs|mans|habs)(?![\p{L}])/u,
  fr: /(?<![\p{L}])(?:(?:on|tu|ils?|elles?|nous|vous|j['’]|n['’]) ?en (?:ai|as?|ont|avons|avez|avai(?:s|t|ent)|est|sont|était)|l['’](?:a|ai|as|avais|avait|avaient|avons|avez|ont|aura|avoir)|(?:su|pu|dû|voulu|osé|pour|sans|peut|peuvent|doit|veut|faut|va|vont) l(?:e|a|es) \p{L}+r(?:e)?|(?:je|tu|on|nous|vous|qui|ne|me|te|se|pour|de|à|sans) (?:le|la|les|lui|leur|y|en)(?= \p{L}{2,}(?:e|es|er|ir|re|ons|ez|ai|ait|a|it)(?![\p{L}]))|(?<=\p{L} )(?:le|la|les|lui|leur) (?!(?:portr|retr|extr|souh|forf|parf|attr|bienf)ait)(?:a|ont|\p{L}{3,}ait|\p{L}{3,}aient|av(?:ait|aient)|connaît|veu(?:t|lent)|voi(?:t|ent)|prend|sait|savent|tient|attend))(?![\p{L}])/iu,
  es: /^l[oa]s? \p{L}+(?:ó|aron|ieron|amos|emos|imos|aba|ía|é|í|so|jo|vo)(?![\p{L}])|(?<=\p{L} )(?:l[oa]s?|les?) (?:\p{L}{2,}(?:ó|aron|ieron)|ha|han|había|habían|tiene|tienen|quiere|quieren|quería|puso|hizo|dijo|vio|dio|trajo|tuvo)(?![\p{L}])|(?<![\p{L}])(?:(?:no|me|te|se|nos|ya) l[oae]s?|\p{L}{2,}[aei]r(?:l[oae]s?|se l[oa]s?))(?![\p{L}])/iu,
};
/** "Un vin qu'on ne peut pas appeler, on ne le rachète pas": whatever is one is brought up by the sentence itself. */
const BROUGHT_UP = /^(?:un[ea]?|eine?|an?)\s\p{L}+[^,]*(?=,)/iu;
const hasOpenClitic = (text: string, language: PostLanguage) => {
  const { index = -1 } = CLITIC[language].exec(text) ?? {};
  return index >= 0 && index <= (BROUGHT_UP.exec(text)?.[0].length ?? index);
};
/** A noun with its article at the beginning, which a pronoun may stand for; "le lundi," is none. */
const SUBJECT: PerLanguage<RegExp> = {
  en: /^(?:an?|the|my|our|every|one)\s+(?:\p{L}+\s)?\p{L}+\s/iu,
  de: /^(?:ein|eine|der|die|das|mein|meine|unser|unsere|alle|jeder|jede)\s+(?:\p{L}+\s)?\p{Lu}\p{L}+\s/iu,
  fr: /^(?:une?|le|la|les|mon|ma|mes|notre|nos|chaque)\s+\p{L}+\s/iu,
  es: /^(?:una?|el|la|los|las|mi|mis|nuestr[oa]s?|cada)\s+\p{L}+\s/iu,
};
/** "The break!" says nothing without what it answers. */
const FRAGMENT = 3;
const PERSONS: ReadonlySet<string> = wordSet('he she him her his er ihn ihm sie il elle lui él ella le');
const stem = (word: string) => headOf(word, 5);

/** "Really, everyone left" begins with everyone. */
const RUN_UP =
  /^(?:really|well|ok|okay|honestly|actually|look|yes|no|wirklich|ehrlich gesagt|naja|gut|enfin|bref|bon|la verdad|bueno|pues)[,:]\s+/iu;
const begun = (sentence: string) => sentence.replace(/^["“„«¿¡(•\s]+/u, '').replace(RUN_UP, '');

/** "The deadline does not exist": what is denied as a whole is told with it. */
const DENIES_EXISTENCE: PerLanguage<RegExp> = {
  en: /^the (?:[\p{L}'’-]+ ){1,5}?(?:does not|doesn['’]t|did not|didn['’]t|never) exist/iu,
  de: /^(?:der|die|das|den) (?!gibt|gab)(?:[\p{L}-]+ ){1,5}?(?:gibt|gab) es (?:\p{L}+ )?nicht(?![\p{L}])/iu,
  fr: /^(?:l[ea] |les |l['’])(?:[\p{L}'’-]+ ){1,5}?n['’]exist\p{L}+ pas(?![\p{L}])/iu,
  es: /^(?:el|la|los|las) (?:[\p{L}-]+ ){1,5}?no exist\p{L}+(?![\p{L}])/iu,
};

export function deniesExistence(sentence: string, language: PostLanguage): boolean {
  return DENIES_EXISTENCE[language].test(begun(sentence));
}

/** "2 Stunden gebraucht": a participle without who it was. */
const WITHOUT_SUBJECT =
  /^(?!.*(?<![\p{L}])(?:ich|wir|du|man|hat|habe|haben|hatte|hatten|ist|sind|war|waren|wird|wurde|wurden|worden)(?![\p{L}]))[^,.;]*(?<![\p{L}])\p{L}*ge\p{L}{2,}(?:t|en)$/iu;

/** "I asked what for.", "There is no box for that.": the rest was said before. */
const ENDS_OPEN: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:for|about|of|like|with|after|before|by) that(?![\p{L}])|(?<![\p{L}])(?:want|need|like|kn[eo]w|say|do|see|mean)s? that(?=[.!]*$| and nothing)|(?<![\p{L}])(?:what for|why(?: not)?|how|which(?: one)?|who|where|when)[.!]*$/iu,
  de: /(?<![\p{L}])(?:wofür|warum|wieso|weshalb|wozu|wie|wer|wo|wann)[.!]*$/iu,
  fr: /(?<![\p{L}])(?:pour quoi faire|pourquoi|comment|lequel|laquelle|combien|quand|où)[.!]*$/iu,
  es: /(?<![\p{L}])(?:para qué|por qué|cómo|cuál|cuánto|cuándo|dónde|quién)[.!]*$/iu,
};

/** "Twelve years a vet!", "2 ans de métier": whose they are was told before. */
const TIME_OF_SOMEBODY =
  /^[\p{L}\p{N}-]+ (?:(?:years?|months?|weeks?|days?) (?:an?|as|in the|of)|(?:Jahre?|Monate?|Wochen?|Tage?) (?:als |im |in )?\p{Lu}|(?:ans?|mois|semaines?|jours?) (?:de|comme|dans)|(?:años?|mes(?:es)?|semanas?|días?) (?:de|como|en)) ?\p{L}*(?: \p{L}+)?[.!]*$/iu;

/** "Clay, yes, but no oak roots": answers what was said. */
const GRANTS = /^[^\s,.]+(?: [^\s,.]+)?, (?:yes|no|yeah|ja|nein|nee|oui|non|sí),/iu;

/** True when a sentence cannot be understood without one that comes before it. */
export function leansOnBefore(sentence: string, before: readonly string[], language: PostLanguage): boolean {
  const { starts, always, definite, impersonal } = LEANING[language];
  const text = begun(sentence);
  if (ENDS_OPEN[language].test(text) || GRANTS.test(text)) return true;
  if (isCountedFrom(text, language)) return true;
  if (deniesExistence(sentence, language)) return false;
  // "Es gibt ihn noch": what stands for nothing may go on with what stands for something.
  if (impersonal.test(text)) {
    const rest = text.replace(impersonal, '').trim();
    return hasOpenClitic(text, language) || openPronouns(rest, language).length > 0;
  }
  if (language === 'de' && WITHOUT_SUBJECT.test(/^[^,.;!?]*/u.exec(text)?.[0] ?? '')) return true;
  if (starts.test(text) || TIME_OF_SOMEBODY.test(text) || hangsOnBefore(text, language)) return true;
  if (language === 'es' && !SPANISH_SUBJECT.test(text)) return true;
  const all = wordsOf(sentence.replace(/(?<=\p{L})['’](?=\p{L})/gu, ' '));
  if (wordsOf(text).length < FRAGMENT || hasOpenClitic(text, language)) return true;
  return (
    openPronouns(sentence, language).length > 0 ||
    all.some((word) => always.has(word)) ||
    isKnownNoun(all, before, definite) ||
    isKnownName(text, before, language)
  );
}

/** "Dolly is eating again": who that is was told before. */
function isKnownName(text: string, before: readonly string[], language: PostLanguage): boolean {
  const [first = ''] = text.split(/[^\p{L}\p{M}]/u);
  if (first.length < 3 || isStopWord(first.toLowerCase(), language)) return false;
  const named = new RegExp(String.raw`\p{L}\P{L}+${first}(?![\p{L}])`, 'u');
  return before.some((one) => one.includes(first) && named.test(one));
}

/** "47 pages of rules. Page 1: our blue." */
function echoes(next: string, sentence: string): boolean {
  const [first = ''] = wordsOf(next);
  return first.length > 3 && wordsOf(sentence).some((word) => word.length > 3 && stem(word) === stem(first));
}

/** "22 pallets of blueberries. The receiver rejected all 22." */
function sharesFigure(next: string, sentence: string): boolean {
  const figures = figuresOf(sentence);
  return figuresOf(next).some((figure) => figures.includes(figure));
}

const figuresOf = (sentence: string): readonly string[] => sentence.match(/\p{N}+/gu) ?? [];

/** The pronouns of a sentence that stand for nothing that it names before them. */
function openPronouns(sentence: string, language: PostLanguage): string[] {
  const text = begun(sentence);
  const all = wordsOf(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, ' '));
  const [first = ''] = all;
  const isBareNoun =
    (language === 'en' || language === 'de') && !isStopWord(first, language) && /^\p{L}/u.test(first);
  const isNamed = SUBJECT[language].test(text);
  const isAboutNoun = isNamed || isBareNoun;
  return all.filter((word, index) => {
    if (!LEANING[language].pronouns.has(word) || (language === 'de' && isPolite(sentence, word)))
      return false;
    if (language === 'de' && word === 'es') return true;
    // "The farmer held him up": nobody holds themselves.
    if (OBJECTS[language].has(word) && !isBehindJoint(text, word)) return true;
    return (
      !(PERSONS.has(word) ? isNamed : isAboutNoun) ||
      !all.slice(0, index).some((noun, at) => canStandFor(word, noun, all[at - 1] ?? '', language))
    );
  });
}

/** "Mieter melden ihn zu spät": whom or what is named nowhere in it. "They" may be said of all whom the author works for. */
export const hasOpenObject = (sentence: string, language: PostLanguage): boolean =>
  CLITIC[language].test(begun(sentence)) ||
  openPronouns(sentence, language).some((word) => /^(?:him|it|ihn|ihm|ihnen|lui)$/u.test(word));

/** "Sie" within a sentence speaks to the reader. */
function isPolite(sentence: string, word: string): boolean {
  return new RegExp(String.raw`\s${word[0]?.toUpperCase()}${word.slice(1)}(?![\p{L}])`, 'u').test(sentence);
}

/** What they stand for is never the subject of their own clause: "Die Software hat sie nicht gefunden". */
const OBJECTS: PerLanguage<ReadonlySet<string>> = {
  en: wordSet('him them it'),
  de: wordSet('ihn ihm ihnen sie'),
  fr: wordSet('lui leur'),
  es: wordSet('les'),
};
const isBehindJoint = (text: string, word: string) =>
  new RegExp(
    String.raw`(?:[,;:]|(?<![\p{L}])(?:who|when|until|before|after|that|and|but|because|if|as|to|und|aber|oder|et|mais|ou|qui|que|quand|y|pero|o|cuando)(?![\p{L}])).*(?<![\p{L}])${word}(?![\p{L}])`,
    'iu',
  ).test(text);
const ARTICLES = wordSet('the a an my our your his her their every each this that no one');

/** @param before the word before the noun: "it" stands for a thing with its article, and for no person's name */
function canStandFor(pronoun: string, noun: string, before: string, language: PostLanguage): boolean {
  if (isStopWord(noun, language) || noun.length < 3 || /\p{N}/u.test(noun)) return false;
  if (language !== 'en') return true;
  if (/^the(?:y|m|ir|irs)$/u.test(pronoun)) return /(?:s|people|men|staff|team)$/u.test(noun);
  return /^its?$/u.test(pronoun) ? !noun.endsWith('s') && ARTICLES.has(before) : true;
}

/** "The mugs cost £6" is about mugs that were spoken of. */
function isKnownNoun(
  all: readonly string[],
  before: readonly string[],
  definite: ReadonlySet<string>,
): boolean {
  const [first = '', ...rest] = all;
  if (!definite.has(first)) return false;
  const told = new Set(before.flatMap(wordsOf).map(stem));
  return rest.slice(0, 2).some((noun) => noun.length > 2 && told.has(stem(noun)));
}

/** Notes that say where and when first: "Tilbury, Monday.", "Seen in Leeds: the coffin in the window." */
const SETTING_WORDS_MAX = 3;
const isSetting = (sentence: string) =>
  wordsOf(sentence).length <= SETTING_WORDS_MAX ||
  /^(?:\S+\s){0,3}\S+:\s/u.test(sentence) ||
  INFINITIVE.test(sentence);
/** "Acheter la camionnette avant": what was told next is why, and must not come before. */
const INFINITIVE =
  /^(?!(?:hier|dernier|premier|ayer|lugar|mar|bar)(?![\p{L}]))\p{L}{3,}(?:er|ir|oir|ar)\s(?:l[ea]s?|l['’]|un[ea]?|des|el|los|las)\s?\p{L}/iu;

/**
 * True when the sentence at `index` can stand before all others: it leans on nothing before it, and what follows does not
 * lean on it.
 */
export function canLead(sentences: readonly string[], index: number, language: PostLanguage): boolean {
  const sentence = sentences[index];
  if (sentence === undefined) return false;
  if (index === 0) return true;
  const before = sentences.slice(0, index);
  const [previous = '', next] = [before.at(-1), sentences[index + 1]];
  // What a colon announces stays behind it.
  if (previous.endsWith(':') || isPaired(sentence, previous, language)) return false;
  // A story that says where it plays begins there.
  if (
    isSetting(sentences[0] ?? '') &&
    !isWhollyQuoted(sentence) &&
    !isVerdict(sentence, language) &&
    !deniesExistence(sentence, language)
  )
    return false;
  const figures = figuresOf(sentence);
  const told = new Set(before.flatMap(figuresOf));
  // "All 22" were counted before.
  if (figures.length > 0 && figures.every((figure) => told.has(figure))) return false;
  if (belongsBehind(sentence, previous, language)) return false;
  // "Écart : la fosse septique": of what, only others tell.
  if (namesGap(sentence, language)) return false;
  // What is left over, or asked of it, stands behind what it is left of.
  if (sentences.slice(index + 1, index + 3).some((one) => tellsWhatIsLeft(one, language))) return false;
  if (leansOnBefore(sentence, before, language) || isFigureFragment(sentence, language)) return false;
  // What it says of its subject stays behind it, and what came then behind what was before.
  if (next !== undefined && (isSubjectless(next, language) || isStepBefore(sentence, next, language)))
    return false;
  return (
    next === undefined || !(takesUp(next, sentence, before, language) || isPaired(next, sentence, language))
  );
}

/** Words with which a sentence takes up the very one before it; "now" and "since then" take up the whole story. */
const TAKES_UP: PerLanguage<RegExp> = {
  en: /^(?:it|this|that|these|those|they|such|not|the (?:other|rest|same)|every(?:one|body|thing)|even|because|instead|both|neither|one of|two of|three of)(?![\p{L}])/iu,
  de: /^(?:es|das (?:ist|war|hat|heißt)|dies\p{L}*|sie|er|davon|dafür|darauf|damit|daran|daraus|dabei|denn|sondern|nicht|beide)(?![\p{L}])/iu,
  fr: /^(?:c['’]|ce|cela|ça|ils?|elles?|ceux|celui|celle|cette|cet|ces|pas|car|les deux|son|sa|ses)(?![\p{L}])/iu,
  es: /^(?:eso|esto|es[ae]s?|est[ae]s?|lo|los dos|se lo|no|porque|su|sus)(?![\p{L}])/iu,
};

/** "Il y avait une dame": of nobody. */
const NOBODY_FR = /(?<!\p{L})il (?=y (?:a|avait|aura)(?!\p{L})|faut|fallait|fait|faisait)/giu;

/** True when `next` takes up the sentence right before it; `before` are those before that one. */
export function takesUp(
  next: string,
  sentence: string,
  before: readonly string[],
  language: PostLanguage,
): boolean {
  const text = begun(next);
  if (LEANING[language].impersonal.test(text)) return false;
  // "Rent, mostly." answers what was said before it.
  if (wordsOf(text).length <= FRAGMENT || GRANTS.test(text)) return true;
  if (
    language === 'es' &&
    !SPANISH_SUBJECT.test(text) &&
    !/^(?:ahora|entonces|después|luego)(?![\p{L}])/iu.test(text)
  )
    return true;
  if (echoes(text, sentence) || sharesFigure(text, sentence)) return true;
  if (TAKES_UP[language].test(text)) {
    // "He" was there before the sentence that is to move.
    const [first = ''] = wordsOf(text);
    return !(PERSONS.has(first) && before.some((one) => wordsOf(one.replace(NOBODY_FR, '')).includes(first)));
  }
  if (hasOpenClitic(text, language)) return true;
  const told = new Set(before.flatMap(wordsOf));
  return openPronouns(next, language).some((word) => !told.has(word));
}
