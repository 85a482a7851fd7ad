import { isStopWord, languageOf, type PostLanguage } from '../language/stop-words.js';

/** How people say that a word is none of theirs, as parts of patterns with straight apostrophes, in lower case. */
interface Saying {
  /** Shows a sentence instead of a list: what comes before the word. */
  readonly frame: string;
  /** Between two words. */
  readonly or: string;
  readonly and: string;
  /** Before a word of a sentence, behind "and" or alone. */
  readonly not: string;
  /** Behind the word. */
  readonly end: string;
  /** Begins what is said about the word. */
  readonly about: string;
}

const SAYINGS: Readonly<Record<PostLanguage, Saying>> = {
  en: {
    frame: `(?:i|we|you)(?:'d|'ll|'ve| would| will| do| could| can)?(?: (?:never|not)|n't)(?: ever)?(?: (?:say|write|use|tweet|post|want to (?:say|write|use|see|read|hear)))?|(?:i|we) (?:hate|avoid|refuse to (?:say|write|use)|can't stand)|(?:please )?never (?:say|write|use|anything with)|(?:please )?(?:nothing|anything|everything|something|all|stuff|things|words?|phrases?|expressions?|sentences?) (?:with|like|such as|containing|around)|the (?:words?|phrases?|expressions?)(?! of)`,
    or: 'or|nor',
    and: 'and',
    not: '(?:please |certainly |definitely |especially |absolutely |also |above all )*(?:not|never|no|please)',
    end: 'either|at all|and so on|and the like|and such|etc|ever|please',
    about: `it|that|because|which|they|these|those|since|sounds?`,
  },
  de: {
    frame: `(?:ich|wir|man) (?:würden?|werden?|möchten?|will|wollen|kann|mag|sage?n?|schreiben?|benutzen?|verwenden?)(?: (?:nie|niemals|nicht|kein(?:e|en)?|auch|das|mal|wort|worte|wörter))*|(?:bloß |bitte )?(?:alles|nichts|etwas|wörter|worte|sätze|ausdrücke|sachen|dinge)(?: (?:mit|wie|in richtung|rund um))|(?:das wort|die wörter|den ausdruck)`,
    or: 'oder|noch',
    and: 'und|sowie',
    not: '(?:auch |bloß |bitte |schon |auf keinen fall |vor allem )*(?:nicht|nie|niemals|kein(?:e|en)?|auf keinen fall|bitte|auch)',
    end: 'sagen|schreiben|benutzen|verwenden|nehmen|auch nicht|überhaupt nicht|usw|und so weiter|und so|etc',
    about: 'das|es|weil|denn|klingt|klingen|die|solche',
  },
  fr: {
    frame: `(?:je|on|nous) (?:ne |n')?(?:dirai[st]?|dis|dit|dirait|écri(?:s|rais|rait)|utilise(?:rai[st]?)?|emploie(?:rai[st]?)?|veux|supporte)(?: (?:jamais|pas|plus))?|j'(?:écri(?:s|rais)|utilise(?:rais)?|emploie(?:rais)?|évite)(?: (?:jamais|pas))?|(?:tout|rien|des mots|les mots|des choses|des phrases|des expressions)(?: (?:avec|comme|qui contient|autour de))|le mot|l'expression`,
    or: 'ou|ni',
    and: 'et',
    not: '(?:surtout |certainement |même )*(?:pas|jamais|non)',
    end: 'non plus|du tout|etc|et compagnie|et tout ça|jamais',
    about: `ça|cela|c'est|ce|parce|car|qui|on`,
  },
  es: {
    frame: `(?:yo )?(?:no |nunca |jamás )+(?:diría|digo|escribiría|escribo|usaría|uso|utilizaría|utilizo|pondría)(?: (?:nunca|jamás))?|(?:odio|evito)|(?:todo|nada|cosas|palabras|frases|expresiones)(?: (?:con|como|de|que (?:lleve|contenga)))|la palabra|la expresión`,
    or: 'o|u|ni',
    and: 'y|e',
    not: '(?:sobre todo |desde luego |por favor )*(?:no|nunca|jamás|tampoco)',
    end: 'tampoco|en absoluto|etc|y demás|nunca|jamás',
    about: 'eso|esto|porque|suena|suenan|que|es|son',
  },
};

interface Patterns {
  readonly frame: RegExp;
  readonly begins: RegExp;
  readonly ends: RegExp;
  readonly or: RegExp;
  readonly last: RegExp;
  readonly before: RegExp;
  readonly about: RegExp;
}
const known = new Map<PostLanguage, Patterns>();

function patternsOf(language: PostLanguage): Patterns {
  const found = known.get(language);
  if (found) return found;
  const { frame, or, and, not, end, about } = SAYINGS[language];
  const close = String.raw`(?![\p{L}\p{N}'-])`;
  const link = `(?:${or}|${and})`;
  const made = {
    frame: new RegExp(String.raw`(?<![\p{L}\p{N}'-])(?:${frame})${close}`, 'iu'),
    // A single "not" begins a phrase as well: "not a problem"; before one word it only says no.
    begins: new RegExp(
      String.raw`^(?:(?:${frame})${close}|(?:${not})${close}(?=\s*\S*$)|${link}(?:\s+(?:${not}))?${close})\s*`,
      'iu',
    ),
    ends: new RegExp(String.raw`(?<![\p{L}\p{N}'-])(?:${end}|${link}(?:\s+(?:${not}))?|${frame})$`, 'iu'),
    or: new RegExp(String.raw`\s+(?:${or})\s+`, 'iu'),
    last: new RegExp(String.raw`^(.+?)\s+(?:${link})\s+(.+)$`, 'iu'),
    before: new RegExp(String.raw`\s+(?:${link})\s+(?=(?:${frame})${close}|(?:${not})\s)`, 'giu'),
    about: new RegExp(String.raw`^(?:${about})${close}.*\s`, 'iu'),
  };
  known.set(language, made);
  return made;
}

const QUOTE_MARKS = '"“”„«»‹›';
const QUOTED = /["“„«‹]\s*([^"“”„«»‹›\n]{2,80}?)\s*["”“»›]/gu;

/** A phrase without what surrounds it in a list or a text. */
export const plainPhrase = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(new RegExp(`^[\\s${QUOTE_MARKS}•*–—-]+|[\\s${QUOTE_MARKS}.,;:!?…]+$`, 'gu'), '');

/** What stands in quotation marks. */
export const quotedPhrases = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, quoted]) => plainPhrase(quoted ?? ''));

/**
 * The words that an answer names: those of a list, and those of sentences, as people dictate them ("I would never say leverage or
 * 'reach out', and not synergy either"). What is quoted stays whole. A list is torn at "and" only before its last word, and where
 * both sides say something alone: "terms and conditions" is one phrase.
 */
export function neverWords(text: string): string[] {
  const folded = text.replaceAll('’', "'").replaceAll(PLACE, '');
  const quotes = quotedPhrases(folded);
  const language = languageOf(folded.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const patterns = patternsOf(language);
  const isSaid = patterns.frame.test(folded) || (quotes.length > 0 && plainPhrase(folded) !== quotes[0]);
  // Marks of their own hold the places of the quotations, so that nothing is torn within them.
  let at = 0;
  const marked = folded.replace(QUOTED, () => `\n${PLACE}${at++}\n`);
  const pieces = (isSaid ? marked.replace(patterns.before, '\n') : marked)
    .split(/[\n,;•·]+|\s\/\s|(?<=\p{L}{3})[.!?]+(?:\s|$)/u)
    .map(plainPhrase)
    .filter(Boolean);
  return pieces
    .flatMap((piece, index) => {
      if (piece.startsWith(PLACE)) return [quotes[Number(piece.slice(1))] ?? ''];
      const words = isSaid ? saidWords(piece, patterns) : [piece];
      const isLast = index === pieces.length - 1 && pieces.length > 1;
      return isLast ? words.flatMap((word) => lastTwo(word, patterns, language)) : words;
    })
    .filter((word) => word !== '' && !(isSaid && isEmpty(word, language)));
}

/** A character without a meaning of its own (private use), which the text loses. */
const PLACE = '\uE000';

function saidWords(piece: string, patterns: Patterns): string[] {
  if (patterns.about.test(piece)) return [];
  return piece.split(patterns.or).map((part) => stripped(part, patterns));
}

function stripped(part: string, { begins, ends }: Patterns): string {
  let [before, word] = ['', part.trim()];
  while (word !== before) {
    before = word;
    word = plainPhrase(word.replace(begins, '').replace(ends, ''));
  }
  return word;
}

function lastTwo(phrase: string, { last }: Patterns, language: PostLanguage): string[] {
  const [, first = '', second = ''] = last.exec(phrase) ?? [];
  return first === '' || isEmpty(first, language) || isEmpty(second, language) ? [phrase] : [first, second];
}

/** True for what says nothing alone. */
const isEmpty = (phrase: string, language: PostLanguage) =>
  phrase
    .split(' ')
    .every((word) => isStopWord(word.toLowerCase(), language) || SMALL.has(word.toLowerCase()));
const SMALL = new Set(['up', 'down', 'out', 'off']);
