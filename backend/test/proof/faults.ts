import type { LinkedInFaultRequest } from '@drumbeat/sandbox';

type ArmedKind = Exclude<LinkedInFaultRequest['kind'], 'refuse'>;

/** LinkedIn's fault on the first call of a cell (and on the second, if two are named), and its possible results. */
export interface ProofFault {
  readonly name: string;
  readonly answers: readonly ArmedKind[];
  /** The first connection finds LinkedIn's port closed. */
  readonly isRefused?: true;
  /** The post is made only after we stopped waiting for the response, and within the settle time. */
  readonly isLate?: true;
  /** The user says once that it is not there, without looking: LinkedIn then names the duplicate. */
  readonly isUserWrong?: true;
  /** A certain refusal of this text: "rejected", with nothing posted, is a good end. */
  readonly mayEndRejected?: true;
  /** LinkedIn shows less than was sent. */
  readonly isTextCut?: true;
  /** A fault on the post's first file, if it has one: at registration, or during the upload. */
  readonly file?: { readonly at: 'images' | 'upload'; readonly kind: ArmedKind };
}

/** LinkedIn's possible faults on a call (docs/proof.md), for ordinary applications: they cannot read posts back. */
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
  { name: '409', answers: ['409_conflict'] },
  { name: '403 scope', answers: ['403_scope'] },
  { name: '403 content', answers: ['403_content'], mayEndRejected: true },
  { name: '422 true', answers: ['500_after', '422_duplicate_true'], isUserWrong: true },
  { name: '422 ghost', answers: ['422_ghost'], mayEndRejected: true },
  { name: '201 without id', answers: ['201_without_id'] },
  { name: 'truncated', answers: ['truncated_text'], isTextCut: true },
  { name: 'garbage', answers: ['garbage_body'] },
];

/** Faults on a post with an image: before it is sent, and when its sending ends without a response. */
export const FILE_FAULTS: readonly ProofFault[] = [
  { name: 'none', answers: [] },
  { name: 'register: dropped', answers: [], file: { at: 'images', kind: 'drop_after' } },
  { name: 'register: 500', answers: [], file: { at: 'images', kind: '500_after' } },
  { name: 'register: garbage', answers: [], file: { at: 'images', kind: 'garbage_body' } },
  { name: 'register: 429', answers: [], file: { at: 'images', kind: '429' } },
  { name: 'register: 401', answers: [], file: { at: 'images', kind: '401_revoked' } },
  { name: 'bytes: dropped before', answers: [], file: { at: 'upload', kind: 'drop_before' } },
  { name: 'bytes: dropped after', answers: [], file: { at: 'upload', kind: 'drop_after' } },
  { name: 'bytes: 500 after', answers: [], file: { at: 'upload', kind: '500_after' } },
  { name: 'bytes: 401', answers: [], file: { at: 'upload', kind: '401_expired' } },
  { name: 'still processing', answers: ['400_media_processing'] },
  { name: 'not processed', answers: ['400_media_failed'] },
  { name: 'never processed', answers: ['400_media_failed', '400_media_failed'], mayEndRejected: true },
  { name: 'post: 500 after', answers: ['500_after'] },
];

export function faultNamed(name: string): ProofFault {
  const fault = FAULTS.find((candidate) => candidate.name === name);
  if (!fault) throw new RangeError(`The proof knows no fault "${name}"`);
  return fault;
}
