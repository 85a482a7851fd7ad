/** Letters of scripts that are written from right to left (Unicode bidirectional classes R and AL). */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

const QUOTED_INSIDE = /[“„]([^“„”]*)[”“]|"([^"]*)"/g;

/**
 * A user's text inside our sentence, in quotation marks; those inside of it become single ones. Right-to-left text is isolated (Unicode Standard Annex 9),
 * or the surrounding quotation marks, commas and numbers would be reordered.
 */
export function inQuotes(text: string): string {
  const words = text.replace(
    QUOTED_INSIDE,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight}’`,
  );
  return RIGHT_TO_LEFT.test(words)
    ? `“${FIRST_STRONG_ISOLATE}${words}${POP_DIRECTIONAL_ISOLATE}”`
    : `“${words}”`;
}
