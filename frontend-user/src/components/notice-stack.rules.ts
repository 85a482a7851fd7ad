/** More at once would cover the page. */
export const SHOWN_NOTICES = 3;

export interface ShownNotice<Id> {
  readonly id: Id;
  /** It needs an action, or is still in progress: only the user or its end removes it. */
  readonly stays: boolean;
}

/**
 * The notices to remove so that at most `SHOWN_NOTICES` remain: the oldest removable ones. The newest is always
 * shown, even when all the others stay. `shown` begins with the oldest.
 */
export function noticesThatLeave<Id>(shown: readonly ShownNotice<Id>[]): Id[] {
  const tooMany = Math.max(0, shown.length - SHOWN_NOTICES);
  return shown
    .slice(0, -1)
    .filter(({ stays }) => !stays)
    .slice(0, tooMany)
    .map(({ id }) => id);
}
