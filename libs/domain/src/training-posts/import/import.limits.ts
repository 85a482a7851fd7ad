/** Files of one import: an archive and an export of figures. */
export const IMPORT_FILES_MAX = 2;

/** One file. A whole archive of LinkedIn is a few megabytes, one with years of messages some tens. */
export const IMPORT_FILE_BYTES_MAX = 40 * 1024 * 1024;

/** Texts and left-out rows that one import lists; of more the newest posts are taken first, then articles, then comments. */
export const IMPORT_ITEMS_MAX = 6_000;

/** A comment with fewer words says nothing of a voice ("Congrats, Tom!"). */
export const IMPORTED_COMMENT_WORDS_MIN = 8;

/** What can be imported, in the order in which it is: posts, articles and comments of the user. */
export const IMPORTED_KINDS = ['post', 'article', 'comment'] as const;
export type ImportedKind = (typeof IMPORTED_KINDS)[number];

/** Longest search in what an import found, in characters. */
export const IMPORT_SEARCH_MAX = 100;

/** How long a read import waits for its user's choice. */
export const IMPORT_KEPT_HOURS = 24;
