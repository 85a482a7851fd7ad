import { FOR_USER_HEADER } from '@drumbeat/domain';
import { otherTabs } from '@drumbeat/ui';

let staffId: string | null = null;

/** The staff member of this page. All tabs share one session; this tab sends requests for its own person, named in a header. */
export const pageStaff = {
  take: (id: string) => {
    if (staffId !== null) return;
    staffId = id;
    otherTabs.tell({ kind: 'signed-in', userId: id });
  },
  id: () => staffId,
  headers: (): Record<string, string> => (staffId === null ? {} : { [FOR_USER_HEADER]: staffId }),
};

/** Calls `leave` when another tab signs this person out or somebody else in; returns a function that stops. */
export const onOtherSession = (leave: () => void): (() => void) =>
  otherTabs.listen(({ kind, userId }) => {
    const isOver = kind === 'signed-out' && userId === staffId;
    if (isOver || (kind === 'signed-in' && userId !== staffId)) leave();
  });

/** Calls `go` when this person has signed in again in another tab; returns a function that stops. */
export const onSameSession = (go: () => void): (() => void) =>
  otherTabs.listen(({ kind, userId }) => {
    if (kind === 'signed-in' && userId === staffId) go();
  });
