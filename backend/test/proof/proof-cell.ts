import type { PublicationState } from '@drumbeat/domain';
import type { ConnectedUser } from '../support/publishing-world.js';
import type { ProofFault } from './faults.js';

/** One publication under one fault, while its worker meets one blow; of a member of its own, so that no other is touched. */
export interface ProofCell {
  readonly point: string;
  readonly fault: ProofFault;
  readonly id: string;
  readonly postId: string;
  readonly user: ConnectedUser;
  readonly text: string;
  /** The post shows an image. */
  readonly showsImage: boolean;
  /** When it was first to go out; null while nothing was said. */
  dueAt: Date | null;
  state: PublicationState;
  /** The user was asked so often. */
  asked: number;
  /** The user wants it again, and somebody who may still send it lives. */
  waitsForSender: boolean;
  /** What must not be, as it was seen on the way. */
  readonly problems: string[];
}

/** Nothing more is to come, by whoever. */
export function isAtRest({ state }: ProofCell): boolean {
  return state === 'published' || state === 'rejected' || state === 'cancelled';
}
