import type { PublicationEvent } from '@drumbeat/domain';

/** What moved a publication, or was written down beside its states. */
const WORDS: Readonly<Record<PublicationEvent, string>> & Readonly<Record<string, string>> = {
  schedule: 'A time was chosen',
  edit: 'The post was changed',
  reschedule: 'Another time was chosen',
  cancel: 'It was taken off the schedule',
  cancel_requested: 'Cancelling was asked for while it was sent',
  claim: 'Its time came',
  release: 'Preparing it failed for now',
  lease_expired: 'Its worker was not heard of any more',
  start_sending: 'Sending began',
  not_sent: 'It was not sent',
  rate_limited: 'LinkedIn asked to wait',
  refused: 'LinkedIn refused it',
  auth_lost: 'The connection to LinkedIn was lost',
  accepted: 'LinkedIn took it',
  duplicate_of_own: 'LinkedIn called it a duplicate',
  outcome_unknown: 'LinkedIn’s answer did not come',
  settled: 'Time to look whether it is there',
  evidence_found: 'It was found on LinkedIn',
  no_evidence: 'It was not found on LinkedIn',
  proven_absent: 'It is certainly not on LinkedIn',
  user_confirms_posted: 'Confirmed to be on LinkedIn',
  user_publishes_again: 'Publishing again was asked for',
  user_denies_duplicate: 'Looked for once more, and not found',
  reconnected: 'LinkedIn was connected again',
  grace_passed: 'Its time passed and nothing was sent',
  data_restored: 'Data was put back from a backup',
  held: 'It waits for a look after a backup',
  still_right: 'Looked at: it is still right',
  sending_resumed: 'Sending was resumed',
  corrected: 'The text was corrected on LinkedIn',
  late_report: 'LinkedIn’s answer came late',
};

/** In words, also an event that this list does not have. */
export const eventWords = (event: string): string => WORDS[event] ?? event.replaceAll('_', ' ');

/** @param actor as the ledger keeps it: `user:` or a process, with an id, or `operator` */
export function actorWords(actor: string): string {
  if (actor.startsWith('user:')) return 'Its user';
  return actor === 'operator' ? 'An operator' : 'Drumbeat';
}
