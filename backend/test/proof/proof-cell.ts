import type { PublicationState } from '@drumbeat/domain';
import type { ConnectedUser } from '../support/publishing/publishing-harness.js';
import type { ProofFault } from './faults.js';

/** One publication under one fault, with one crash point for its worker; of its own member, so that no other is affected. */
export interface ProofCell {
  readonly point: string;
  readonly fault: ProofFault;
  readonly id: string;
  readonly postId: string;
  readonly user: ConnectedUser;
  readonly text: string;
  readonly showsImage: boolean;
  /** Its first due time; null while unscheduled. */
  dueAt: Date | null;
  state: PublicationState;
  /** Number of questions to the user. */
  asked: number;
  /** The user wants it again, but a former sender may still run. */
  waitsForSender: boolean;
  /** Violations seen during the run. */
  readonly problems: string[];
}

/** True when nothing more will happen to it. */
export function isAtRest({ state }: ProofCell): boolean {
  return state === 'published' || state === 'rejected' || state === 'cancelled';
}
