/** Kinds of pieces that tokenizers tell apart, with the tokens of one; the first that fits counts. */
const PIECES: readonly (readonly [kind: string, tokens: (length: number) => number])[] = [
  ['[A-Za-z]+', (length) => Math.max(1, length / 5.2)],
  // A character of these scripts is a word.
  ['[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]', () => 1],
  ['[\\p{L}\\p{M}]+', (length) => Math.max(1, length / 3)],
  ['\\p{N}+', (length) => Math.ceil(length / 3)],
  ['\\n+', () => 0.6],
  ['\\p{Extended_Pictographic}', () => 2],
  ['[^\\s]', () => 0.9],
];
const PIECE = new RegExp(PIECES.map(([kind]) => `(${kind})`).join('|'), 'gu');

/**
 * About how many tokens a model reads in a text, without any model's tokenizer. Compared with two of OpenAI's it lies
 * between the newer and the older one for languages in Latin script, and above the newer one for all that were tried.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece, ...kinds] of text.matchAll(PIECE)) {
    // The groups that do not match are undefined.
    tokens += PIECES[kinds.findIndex(Boolean)]?.[1](piece.length) ?? 0;
  }
  return Math.ceil(tokens);
}
