/** LinkedIn's cut of a post: it shows three lines, two when the third is blank. */
export interface Fold {
  lines: 2 | 3;
  /** Number of characters above the cut. */
  visibleCharacters: number;
}

/** LinkedIn's text is 14 px with a line height of 20 px. */
export const lineHeight = 20;

/**
 * Measures the cut on the laid-out text, because line breaks depend on the font and the width and cannot be counted.
 * `element` holds exactly one text node. Returns null where the whole text fits.
 */
export function measureFold(element: HTMLElement): Fold | null {
  const text = element.firstChild;
  if (!(text instanceof Text) || Math.round(element.offsetHeight / lineHeight) <= 3) return null;
  const { top, height } = element.getBoundingClientRect();
  // The picture may be shrunk to fit; rectangles are, offsets are not.
  const shownLineHeight = lineHeight * (height / element.offsetHeight);
  const lineOf = (rect: DOMRect) => Math.round((rect.top - top) / shownLineHeight);
  const range = document.createRange();
  range.selectNodeContents(text);
  const thirdLineHasText = [...range.getClientRects()].some((rect) => rect.width > 0 && lineOf(rect) === 2);
  const lines = thirdLineHasText ? 3 : 2;
  return { lines, visibleCharacters: firstCharacterBelow(text, lines, lineOf) };
}

/** Binary search over the characters: a post has 3,000 and each look costs a layout read. */
function firstCharacterBelow(text: Text, lines: number, lineOf: (rect: DOMRect) => number): number {
  const range = document.createRange();
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    range.setStart(text, middle);
    range.setEnd(text, middle + 1);
    if (lineOf(range.getBoundingClientRect()) >= lines) high = middle;
    else low = middle + 1;
  }
  return low;
}
