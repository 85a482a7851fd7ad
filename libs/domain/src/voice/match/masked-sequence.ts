import { KEPT_WORDS, MATCH_LANGUAGES, type MatchLanguage } from './function-words.js';
import { MARKS, TOKEN_CLASSES, type MaskedToken } from './masked-tokens.js';

/** Beginning of a text: as many as a context has tokens, so that the first token has one, too. */
export const START = 'START';
export const END = 'END';

/** Tokens of an n-gram. Orders of 2 to 5 told authors apart alike (docs/voice-match.md); three fit a sentence that explains one. */
export const GRAM_ORDER = 3;

/** One character per token, from here on: n-grams of tokens are parts of a string. */
const FIRST_CHARACTER = 0x4e00;

interface Alphabet {
  readonly tokens: readonly string[];
  readonly characters: ReadonlyMap<string, string>;
}

const alphabets = new Map<MatchLanguage, Alphabet>(
  MATCH_LANGUAGES.map((language) => {
    const tokens = [
      START,
      END,
      ...TOKEN_CLASSES.all,
      ...TOKEN_CLASSES[language],
      ...MARKS,
      ...KEPT_WORDS[language],
    ];
    const characters = tokens.map((token, at): [string, string] => [
      token,
      String.fromCharCode(FIRST_CHARACTER + at),
    ]);
    return [language, { tokens, characters: new Map(characters) }];
  }),
);

function alphabetOf(language: MatchLanguage): Alphabet {
  const alphabet = alphabets.get(language);
  if (!alphabet) throw new Error(`No alphabet for ${language}`);
  return alphabet;
}

/** How many different tokens there can be. */
export function vocabularyOf(language: MatchLanguage): number {
  return alphabetOf(language).tokens.length;
}

/** A masked text as a string of one character per token, with its beginning and its end. */
export function sequenceOf(tokens: readonly MaskedToken[], language: MatchLanguage): string {
  const { characters } = alphabetOf(language);
  const character = (token: string) => characters.get(token) ?? characters.get('MARK') ?? '';
  return (
    character(START).repeat(GRAM_ORDER - 1) +
    tokens.map(({ token }) => character(token)).join('') +
    character(END)
  );
}

/** The tokens that a part of a sequence stands for. */
export function tokensOf(sequence: string, language: MatchLanguage): string[] {
  const { tokens } = alphabetOf(language);
  return [...sequence].map((character) => tokens[character.charCodeAt(0) - FIRST_CHARACTER] ?? 'MARK');
}

/** How often each n-gram occurs; every token but the first beginnings ends one. */
export type GramCounts = ReadonlyMap<string, number>;

export function gramsOf(sequence: string): string[] {
  return Array.from({ length: Math.max(0, sequence.length - GRAM_ORDER + 1) }, (_, at) =>
    sequence.slice(at, at + GRAM_ORDER),
  );
}

export function countGrams(grams: Iterable<string>): GramCounts {
  const counts = new Map<string, number>();
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}
