/**
 * The text in the form in which texts of different origin are compared: white space of any kind and amount is one space, curly
 * quotes are straight ones, and composed and decomposed letters are the same.
 */
export function foldTypography(text: string): string {
  return text.normalize('NFKC').replace(/[‘’ʼ]/g, "'").replace(/[“”„]/g, '"').replace(/\s+/gu, ' ').trim();
}
