import { Transform } from 'class-transformer';

/** What shows nothing, or changes how what stands around it reads, such as U+202E; for private use there are no signs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u{2800}\u{FFFC}\u{1D159}]/gu;
/** Within words of some scripts, and of emojis, these two are spelling. */
const SPELLING =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\u{FE0F}])[\u{200C}\u{200D}](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** Marks without a letter to stand on. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+\s*/gu;
const WHITE_SPACE = /[\s\u{2800}]+/gu;
/** A mark or a point alone names nobody. */
const NAMES_SOMEBODY = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Returns the name as everybody sees it, with single spaces; null where it would show as nothing. */
export function personName(given: string): string | null {
  const spaced = given.replace(WHITE_SPACE, ' ');
  const spelling = new Set(Array.from(spaced.matchAll(SPELLING), ({ index }) => index));
  const seen = spaced
    .replace(UNSEEN, (sign, index: number) => (spelling.has(index) ? sign : ''))
    .replace(LOOSE_MARKS, '')
    .replace(WHITE_SPACE, ' ')
    .trim();
  return NAMES_SOMEBODY.test(seen) ? seen : null;
}

/** Reads the name of a person as `personName` does, before its length is looked at; leaves what is no text to the validators. */
export function PersonName(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? personName(value) : value,
  );
}
