import type { TextFinding } from '@drumbeat/domain';
import { useRef, useState } from 'react';
import { useVouch } from '../api/vouch';
import { asSettled } from '../finding-checks.rules';
import type { PostCheck } from '../post-check';

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
const NO_KEYS: ReadonlySet<string> = new Set();
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
  const [takingBack, setTakingBack] = useState(NO_KEYS);
  const rows = merged(checks, held).map((row) =>
    row.check.vouched && takingBack.has(row.key) ? { ...row, isPending: true } : row,
  );

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
    send.mutateAsync({ finding, says: 'vouch' }).then(
      () => end((all) => all.map((one) => (isChosen(one) ? { ...one, isPending: false } : one))),
      () => end((all) => all.filter((one) => !isChosen(one))),
    );
  }

  /** The row waits for its author again, at the place where it waited before; the focus stays in it. */
  function takeBack(finding: TextFinding) {
    const taken = rows.findIndex(({ check }) => check.vouched?.quotation === finding.quotation);
    if (taken === -1 || rows[taken]?.isPending === true) return;
    const has = ({ check }: Settled) => check.finding?.quotation === finding.quotation;
    const keys = new Set(
      rows.filter(({ check }) => check.vouched?.quotation === finding.quotation).map(({ key }) => key),
    );
    const row = list.current?.children[taken];
    if (row instanceof HTMLElement) row.focus();
    setTakingBack(keys);
    const end = () => setTakingBack(NO_KEYS);
    send.mutateAsync({ finding, says: 'take back' }).then(() => {
      end();
      setSettled((now) => ({ ...now, rows: now.rows.filter((one) => !has(one)) }));
    }, end);
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

  return { list, rows, vouch, takeBack };
}

/** The checks with the settled ones among them; one that still stands is on its way. */
function merged(checks: readonly PostCheck[], settled: readonly Settled[]): CheckInList[] {
  const pending = new Set(settled.filter(({ isPending }) => isPending).map(({ key }) => key));
  const kept = new Set(settled.map(({ key }) => key));
  const rows = checks
    .map((check): CheckInList => {
      const key = keyOf(check);
      return { key, check, isPending: pending.has(key) };
    })
    // A settled one stands where it was, and not among those that are fine.
    .filter(({ key, check }) => !check.vouched || !kept.has(key));
  const standing = new Set(rows.map(({ key }) => key));
  for (const { key, check, index } of [...settled].sort((a, b) => a.index - b.index)) {
    if (!standing.has(key)) rows.splice(index, 0, { key, check: asSettled(check), isPending: false });
  }
  return rows;
}
