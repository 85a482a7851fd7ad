import type { LinkedInFaultRequest } from '@drumbeat/sandbox';

type ArmedKind = Exclude<LinkedInFaultRequest['kind'], 'refuse'>;

/** What LinkedIn does to the first call of a cell (and to the second, where two are named), and what may come of it. */
export interface ProofFault {
  readonly name: string;
  readonly answers: readonly ArmedKind[];
  /** The first connection finds LinkedIn's port closed. */
  readonly isRefused?: true;
  /** The post is made only after we stopped waiting for the answer, and within the settle time. */
  readonly isLate?: true;
  /** The user says once that it is not there, without looking: LinkedIn then names the duplicate. */
  readonly isUserWrong?: true;
  /** A certain refusal of this text: "rejected", with nothing posted, is a good end. */
  readonly mayEndRejected?: true;
  /** LinkedIn shows less than was sent. */
  readonly isTextCut?: true;
}

/** reliability-facts.md §1.5, as far as ordinary applications meet them (no read-back). */
export const FAULTS: readonly ProofFault[] = [
  { name: 'none', answers: [] },
  { name: 'refused', answers: [], isRefused: true },
  { name: 'dropped before', answers: ['drop_before'] },
  { name: 'dropped after', answers: ['drop_after'] },
  { name: '500 before', answers: ['500_before'] },
  { name: '500 after', answers: ['500_after'] },
  { name: 'late commit', answers: ['hang'], isLate: true },
  { name: '429', answers: ['429'] },
  { name: '401', answers: ['401_revoked'] },
  { name: '403 scope', answers: ['403_scope'] },
  { name: '403 content', answers: ['403_content'], mayEndRejected: true },
  { name: '422 true', answers: ['500_after', '422_duplicate_true'], isUserWrong: true },
  { name: '422 ghost', answers: ['422_ghost'], mayEndRejected: true },
  { name: '201 without id', answers: ['201_without_id'] },
  { name: 'truncated', answers: ['truncated_text'], isTextCut: true },
  { name: 'garbage', answers: ['garbage_body'] },
];

export function faultNamed(name: string): ProofFault {
  const fault = FAULTS.find((candidate) => candidate.name === name);
  if (!fault) throw new RangeError(`The proof knows no fault "${name}"`);
  return fault;
}
