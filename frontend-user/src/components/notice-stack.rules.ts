/** More at once would cover the page. */
export const SHOWN_NOTICES = 3;

export interface ShownNotice<Id> {
  readonly id: Id;
  /** It asks for something, or is still under way: only its user or its end takes it away. */
  readonly stays: boolean;
}

/**
 * Which notices leave so that no more than `SHOWN_NOTICES` remain: the oldest that may. The newest is always shown, also where
 * all the others stay. `shown` begins with the oldest.
 */
export function noticesThatLeave<Id>(shown: readonly ShownNotice<Id>[]): Id[] {
  const tooMany = Math.max(0, shown.length - SHOWN_NOTICES);
  return shown
    .slice(0, -1)
    .filter(({ stays }) => !stays)
    .slice(0, tooMany)
    .map(({ id }) => id);
}
