import { describe, expect, it } from '@jest/globals';
import { jobFailureWords } from './queue.texts.js';

describe('Why a job failed', () => {
  it.each([
    ['job stalled more than allowable limit', 'Its worker ended while it ran.'],
    [
      'connect ECONNREFUSED 127.0.0.1:5432',
      'Something that it needs could not be reached, or did not answer in time.',
    ],
    ['The operation timed out', 'Something that it needs could not be reached, or did not answer in time.'],
    ['No handler for the job "x"', 'The worker does not know this job: is it of another version?'],
    ['[{"code": "invalid_type"}]', 'The job does not carry what it should: is it of another version?'],
    ['deadlock detected', 'The database was too busy, or restarted.'],
    ['The model answered 429', 'The other service asked us to slow down.'],
    ['The model answered 503', 'The other service had an error of its own.'],
    ['Klaviyo answered 401', 'The other service refused our key.'],
    ['550 5.1.1 <[address]>: Recipient address rejected', 'The mail server takes no mail for this address.'],
    ['Invalid login: 535 5.7.8 Error', 'The mail server refused our sign-in.'],
    [
      "Can't send mail - all recipients were rejected: 451 Try again later",
      'The mail server asked us to come back later.',
    ],
    [
      "Can't send mail - all recipients were rejected: 550 No such user",
      'The mail server takes no mail for this address.',
    ],
    ...['432 4.7.12 A password transition', '441 4.4.1 No answer', '454 4.7.0 Try again', '455', '471'].map(
      (refusal) => [
        `Can't send mail - all recipients were rejected: ${refusal}`,
        'The mail server asked us to come back later.',
      ],
    ),
    [
      'Connection closed unexpectedly',
      'Something that it needs could not be reached, or did not answer in time.',
    ],
    ...['DATA (550)', 'MAIL FROM (553)', 'RCPT TO (554)', 'the connection'].map((step) => [
      `The mail server refused ${step}`,
      'The mail server does not take our mails: look at SMTP_URL and MAIL_FROM.',
    ]),
    ...[
      'self-signed certificate in certificate chain',
      'unable to verify the first certificate',
      'certificate has expired',
      "Hostname/IP does not match certificate's altnames: Host: mx. is not in the cert's altnames",
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
    ].map((told) => [
      told,
      'The server that it connects to shows a certificate that is not trusted: it is expired, self-signed or of another name.',
    ]),
    ...['Greeting never received', 'Invalid greeting', '0A00010B:SSL routines::wrong version number'].map(
      (told) => [
        told,
        'The mail server does not speak as SMTP_URL says: look at its port, and at smtp:// or smtps://.',
      ],
    ),
    ['The mail server refused AUTH PLAIN (454)', 'The mail server refused our sign-in.'],
    ['451 4.7.1 Greylisted', 'The mail server asked us to come back later.'],
    ['554 5.7.1 Message looks like spam', 'The mail server did not take the mail as it is.'],
    ['x is not a function', 'An error that Drumbeat has no words for yet.'],
  ])('is told of “%s” as “%s”', (reason, words) => {
    expect(jobFailureWords(reason)).toBe(words);
  });
});
