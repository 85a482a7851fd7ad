/** The newest texts that have no more than so many characters together. @param texts newest first */
export function newestWithin<Text>(
  texts: readonly Text[],
  charactersMax: number,
  lengthOf: (text: Text) => number,
): Text[] {
  let characters = 0;
  const end = texts.findIndex((text) => (characters += lengthOf(text)) > charactersMax);
  return texts.slice(0, end === -1 ? texts.length : end);
}
