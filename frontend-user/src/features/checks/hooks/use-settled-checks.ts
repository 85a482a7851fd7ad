import type { TextFinding } from '@drumbeat/domain';
import { useRef, useState } from 'react';
import { useVouch } from '../../../entities/posts/vouch';
import { asSettled, type PostCheck } from '../post-checks.rules';

interface CheckInList {
  readonly key: string;
  readonly check: PostCheck;
  /** True while the server is told that its words are the author's. */
  readonly isPending: boolean;
}

/** A row whose author said that its words are theirs, at its place in the list. */
interface Settled {
  readonly key: string;
  readonly check: PostCheck;
  readonly index: number;
  readonly isPending: boolean;
}

const NONE: readonly Settled[] = [];
const keyOf = ({ id, place }: PostCheck) => `${id} ${place?.start ?? ''}`;

/**
 * Checks as rows of a list. A row that is settled stays where it is, so that the next one does not come under a pointer that
 * clicks twice; a change of the text ends that. The focus goes to the next row that waits for its author.
 */
export function useSettledChecks(postId: string, content: string, checks: readonly PostCheck[]) {
  const send = useVouch(postId);
  const list = useRef<HTMLUListElement>(null);
  const [settled, setSettled] = useState({ of: content, rows: NONE });
  const held = settled.of === content ? settled.rows : NONE;
  const rows = merged(checks, held);

  function vouch(finding: TextFinding) {
    const chosen = rows
      .map((row, index) => ({ key: row.key, check: row.check, index }))
      .filter((row) => row.check.finding?.quotation === finding.quotation);
    if (chosen.some(({ key }) => held.some((one) => one.key === key && one.isPending))) return;
    setSettled({
      of: content,
      rows: [
        ...held.filter((one) => !chosen.some(({ key }) => key === one.key)),
        ...chosen.map((one) => ({ ...one, isPending: true })),
      ],
    });
    focusAfter(chosen.map(({ index }) => index));
    const end = (change: (rows: readonly Settled[]) => readonly Settled[]) =>
      setSettled((now) => ({ ...now, rows: change(now.rows) }));
    const isChosen = (one: Settled) => chosen.some(({ key }) => key === one.key);
    // The hook tells of a failure.
    send.mutateAsync(finding).then(
      () => end((all) => all.map((one) => (isChosen(one) ? { ...one, isPending: false } : one))),
      () => end((all) => all.filter((one) => !isChosen(one))),
    );
  }

  /** The next row that waits for its author, else the first of these. */
  function focusAfter(places: readonly number[]) {
    const [first = 0] = places;
    const next = rows.findIndex(
      ({ check, isPending }, index) =>
        index > first && !places.includes(index) && check.finding !== undefined && !isPending,
    );
    const row = list.current?.children[next === -1 ? first : next];
    if (row instanceof HTMLElement) row.focus();
  }

  return { list, rows, vouch };
}

/** The checks with the settled ones among them; one that still stands is on its way. */
function merged(checks: readonly PostCheck[], settled: readonly Settled[]): CheckInList[] {
  const pending = new Set(settled.filter(({ isPending }) => isPending).map(({ key }) => key));
  const rows = checks.map((check): CheckInList => {
    const key = keyOf(check);
    return { key, check, isPending: pending.has(key) };
  });
  const standing = new Set(rows.map(({ key }) => key));
  for (const { key, check, index } of [...settled].sort((a, b) => a.index - b.index)) {
    if (!standing.has(key)) rows.splice(index, 0, { key, check: asSettled(check), isPending: false });
  }
  return rows;
}
