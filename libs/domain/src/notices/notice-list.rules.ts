/** Notices that the bell counts: who has as many has them all to read. */
export const UNREAD_COUNTED_MAX = 100;

/** How many are unread, in words: "99+" for as many as are counted. */
export const unreadWords = (unread: number): string =>
  `${unread < UNREAD_COUNTED_MAX ? unread : `${UNREAD_COUNTED_MAX - 1}+`} unread`;

/** What is unread after some were read: of as many as are counted nobody knows how many there are. */
export const unreadAfter = (unread: number, read: number): number =>
  unread < UNREAD_COUNTED_MAX ? Math.max(0, unread - read) : unread;
