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

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/stalled/i, 'Its worker ended while it ran.'],
  [/no handler/i, 'The worker does not know this job: is it of another version?'],
  [
    /"code":\s*"(invalid|unrecognized|too_)|zod/i,
    'The job does not carry what it should: is it of another version?',
  ],
  [
    /certificate|\bcert_|_cert\b|altname/i,
    'The server that it connects to shows a certificate that is not trusted: it is expired, self-signed or of another name.',
  ],
  [
    /wrong version number|greeting/i,
    'The mail server does not speak as SMTP_URL says: look at its port, and at smtp:// or smtps://.',
  ],
  [
    /econn|enotfound|etimedout|eai_again|epipe|socket|connection closed|fetch failed|no answer within|timed? ?out|aborted/i,
    'Something that it needs could not be reached, or did not answer in time.',
  ],
  [
    /deadlock|could not serialize|terminating connection|too many clients/i,
    'The database was too busy, or restarted.',
  ],
  [/\b53[05]\b|\beauth\b|refused auth/i, 'The mail server refused our sign-in.'],
  // What the mailer says of a refusal that is about us, whatever its number: of an address it gives up.
  [/the mail server refused/i, 'The mail server does not take our mails: look at SMTP_URL and MAIL_FROM.'],
  // The library calls every address that was refused a rejected recipient, for now or for good: its number tells.
  [
    /(?:rejected|failed): 4\d\d\b|\b4\d\d[ -]4\.\d+\.\d+|\b(?:421|45[0-5])\b|greylist/i,
    'The mail server asked us to come back later.',
  ],
  [/\b55[24]\b|\bspam\b/i, 'The mail server did not take the mail as it is.'],
  [/\b55[0137]\b|recipient|mailbox|no such user/i, 'The mail server takes no mail for this address.'],
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
