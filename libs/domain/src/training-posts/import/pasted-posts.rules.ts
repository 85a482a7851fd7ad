const DASHES = /^\s*-{3,}\s*$/u;
const BLANK_LINES_BETWEEN = 3;

/** How pasted posts are told apart, said where they are pasted. */
export const PASTED_POSTS_RULE = 'Put a line of --- or three blank lines between two posts.';

/** The posts of a pasted text, in its order and without the empty ones (IMPORT-3). */
export function splitPastedPosts(text: string): string[] {
  const posts: string[][] = [[]];
  let blankLines = 0;
  for (const line of text.split(/\r\n?|\n/u)) {
    blankLines = line.trim() === '' ? blankLines + 1 : 0;
    if (DASHES.test(line)) posts.push([]);
    else if (blankLines === BLANK_LINES_BETWEEN) posts.push([]);
    else posts.at(-1)?.push(line);
  }
  return posts.map((lines) => lines.join('\n').trim()).filter((post) => post !== '');
}
