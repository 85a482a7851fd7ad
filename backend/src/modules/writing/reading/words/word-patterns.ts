/** A pattern that is found as whole words alone. */
export const word = (source: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, flags);

/** The same where no apostrophe stands before it: the "an" of "l'an", the "re" of "we're". */
export const unelided = (source: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{M}'’])(?:${source})(?![\p{L}\p{M}])`, flags);

/** What a line or a sentence begins with, behind its marks; the last word may go on. */
export const stemStart = (source: string) => new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${source})`, 'iu');

/** The same in whole words. */
export const start = (source: string) => stemStart(String.raw`(?:${source})(?![\p{L}\p{M}])`);

/** The words of a list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Without its accents. */
export const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A word without the marks around it. */
export const bare = (token: string) => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** With straight apostrophes, as lists of words have them. */
export const straightened = (text: string) => text.replace(/[‘’ʼ]/gu, "'");

/** In small letters besides. */
export const plain = (text: string) => straightened(text).toLowerCase();
