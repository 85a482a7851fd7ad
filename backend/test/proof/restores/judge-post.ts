import type { PublishingHarness } from '../../support/publishing/publishing-harness.js';
import type { Fate, FatedPost } from './fates.js';
import type { Finding } from './ways-back.js';

/** The notice to the user about such a post; null when there is none. */
function noticeFor(fate: Fate, finding: Finding): string | null {
  if (finding === 'sound') return fate === 'unsent' ? 'publication.published_late' : null;
  const isJournalKept = finding === 'restored';
  switch (fate) {
    case 'confirmed':
      return isJournalKept ? 'publication.found' : 'publication.needs_user';
    case 'made since':
      return isJournalKept ? 'publication.lost' : null;
    case 'waiting':
      return 'publication.held';
    default:
      return 'publication.needs_user';
  }
}

/** Violations at the end of a post, as sentences; empty when none. */
export async function judgePost(
  harness: PublishingHarness,
  { fate, id, text, user }: FatedPost,
  finding: Finding,
): Promise<string[]> {
  const problems: string[] = [];
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) problems.push(otherwise);
  };
  const row = await harness.row(id);
  const notices = await harness.notices(user.id);
  const created = harness.creations(text);
  const isWanted = fate !== 'cancelled';
  const isForgotten = fate === 'made since' && finding !== 'sound';

  expect(created <= 1, `posted ${created} times`);
  expect(!isWanted || created > 0, 'lost: LinkedIn does not have it');
  expect(isWanted || created === 0, 'posted although it was cancelled');
  if (isForgotten) expect((row as typeof row | undefined) === undefined, 'back from nowhere');
  else expect(row.state === (isWanted ? 'published' : 'cancelled'), `stuck in ${row.state}`);
  const notice = noticeFor(fate, finding);
  expect(notice === null || notices.some(({ kind }) => kind === notice), `no notice ${notice}`);
  const isNotifiedOfAll = notices.some(({ kind }) => kind === 'data.restored');
  expect(isForgotten || isNotifiedOfAll === (finding !== 'sound'), 'not told what time the data is from');
  if (finding === 'sound') {
    expect(fate === 'unanswered' || wasNeverAsked(notices), 'asked without need');
  }
  if (fate === 'confirmed' && notice !== 'publication.needs_user') {
    expect(wasNeverAsked(notices), 'asked although LinkedIn had confirmed it');
    expect(row.linkedin_url !== null, 'its address is lost');
  }
  return problems.map((problem) => `${fate}: ${problem}`);
}

function wasNeverAsked(notices: readonly { readonly kind: string }[]): boolean {
  return notices.every(({ kind }) => kind !== 'publication.needs_user' && kind !== 'publication.held');
}
