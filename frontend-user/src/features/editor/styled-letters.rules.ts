/**
 * Letters that only look like bold, italic or script ones: mathematical alphanumerics (some of which Unicode had under other
 * names before), full-width, circled and squared letters.
 */
const STYLED = String.raw`[\u{1D400}-\u{1D7FF}ℂℊℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨℬℭℯℰℱℳℴ\uFF21-\uFF3A\uFF41-\uFF5A\uFF10-\uFF19\u24B6-\u24E9\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]`;
/** A single one among plain words ("ℝ", "ⓘ") is a symbol and not a style. */
const STYLED_RUN = new RegExp(`${STYLED}{2,}`, 'gu');

/**
 * Number of letters of the text styled by Unicode characters, as bold or similar. Screen readers spell them out or
 * skip them, and search does not find them; LinkedIn has no bold of its own.
 */
export function countStyledLetters(text: string): number {
  return [...text.matchAll(STYLED_RUN)].reduce((sum, [run]) => sum + [...run].length, 0);
}

/** The same text in plain letters; everything else stays unchanged. */
export function plainLetters(text: string): string {
  return text.replace(STYLED_RUN, (run) => [...run].map(plainLetter).join(''));
}

/**
 * The first code points of squared and negative letters, which compatibility normalisation leaves unchanged or puts
 * in brackets.
 */
const ALPHABETS = [0x1f130, 0x1f150, 0x1f170];

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = ALPHABETS.find((start) => code >= start && code < start + 26);
  return first === undefined ? letter.normalize('NFKC') : String.fromCodePoint(0x41 + code - first);
}
