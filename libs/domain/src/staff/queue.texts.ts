/** Staff's words for the queues, by their names. */
export const QUEUE_LABELS: Readonly<Record<string, string>> = {
  writing: 'Writing prompts, drafts and profiles',
  comparing: 'Comparing drafts with voices',
  publishing: 'Publishing to LinkedIn',
  payments: 'Messages of Stripe',
  marketing: 'Steps told to Klaviyo',
  mail: 'Mails',
  push: 'Notices to devices',
};

/** Staff's words for the jobs, by their names. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  'write-prompt-batch': 'Write a batch of prompts',
  'rewrite-prompt': 'Write a prompt again',
  'analyse-style': 'Analyse a style',
  'import-training-posts': 'Import training posts',
  'compare-draft': 'Compare a draft with its author’s voice',
  'publish-post': 'Publish a post',
  'post-first-comment': 'Post a first comment',
  'process-payment-event': 'Process a message of Stripe',
  'relay-klaviyo-event': 'Tell Klaviyo a step',
  'send-mail': 'Send a mail',
  'send-push': 'Tell a device a notice',
};

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/stalled/i, 'Its worker ended while it ran.'],
  [/no handler/i, 'The worker does not know this job: is it of another version?'],
  [
    /"code":\s*"(invalid|unrecognized|too_)|zod/i,
    'The job does not carry what it should: is it of another version?',
  ],
  [
    /econn|enotfound|etimedout|eai_again|epipe|socket|fetch failed|no answer within|timed? ?out|aborted/i,
    'Something that it needs could not be reached, or did not answer in time.',
  ],
  [
    /deadlock|could not serialize|terminating connection|too many clients/i,
    'The database was too busy, or restarted.',
  ],
  [/\b(401|403)\b|unauthori[sz]ed|forbidden|credentials|api key/i, 'The other service refused our key.'],
  [/\b429\b|rate limit|too many requests/i, 'The other service asked us to slow down.'],
  [/\b5\d\d\b/, 'The other service had an error of its own.'],
];

/** Why a job failed, in words; the error's own message stands beside them. */
export function jobFailureWords(reason: string): string {
  return (
    WORDS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'An error that Drumbeat has no words for yet.'
  );
}
