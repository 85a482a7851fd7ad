import { describe, expect, it } from '@jest/globals';
import { mailLabel, type MailKind } from './mail.content.js';
import { writeMail, type MailContext } from './mail.templates.js';

const KINDS: readonly MailKind[] = [
  'magic_link',
  'confirm_email',
  'recovery',
  'no_account',
  'already_confirmed',
  'new_device',
  'password_changed',
  'password_removed',
  'session_reused',
  'made_staff',
  'staff_added',
  'plan_begun',
  'notices',
];

const context = (overrides: Partial<MailContext> = {}): MailContext => ({
  publicUrl: 'https://drumbeat.example',
  recipient: 'ada+posts@example.test',
  token: 'the-token',
  facts: {
    first_name: 'Ada',
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    at: '2026-11-21T13:05:00Z',
    time_zone: 'Europe/Berlin',
    link_minutes: 15,
    person_id: 'the-person',
    notices: [
      { action: 'See why', title: 'Missed: “Pricing”', body: 'Its time has passed.', link: '/posts' },
    ],
  },
  ...overrides,
});

describe('A mail', () => {
  it('is named to staff in words; one of another version by its own name', () => {
    for (const kind of KINDS) expect(mailLabel(kind)).toMatch(/^[A-Z][a-z -]+$/);
    expect(mailLabel('letter_of_later')).toBe('letter_of_later');
    expect(mailLabel('constructor')).toBe('constructor');
    expect(mailLabel(null)).toBeNull();
  });

  it.each(KINDS)('of the kind %s says the same as text and as HTML, with one button to this site', (kind) => {
    const { subject, text, html } = writeMail(kind, context());
    expect(subject).not.toBe('');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(/^https:\/\/drumbeat\.example\//);
    expect(text).toContain(links[0]);
    const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
    expect(text.split('\n')[0]).toBe(heading);
  });

  it.each(KINDS)('of the kind %s loads nothing and runs nothing', (kind) => {
    expect(writeMail(kind, context()).html).not.toMatch(/<(script|img|link|iframe|style)\b|url\(/i);
  });

  it.each(KINDS)('of the kind %s shows what people have typed as text, never as markup', (kind) => {
    const hostile = '"><script>alert(1)</script>';
    const { html } = writeMail(
      kind,
      context({ recipient: `${hostile}@example.test`, facts: { first_name: hostile, device: hostile } }),
    );
    expect(html).not.toContain('<script');
  });

  it('carries the token only where it carries a link to be redeemed', () => {
    const withToken = KINDS.filter((kind) => writeMail(kind, context()).text.includes('the-token'));
    expect(withToken).toEqual(['magic_link', 'confirm_email', 'recovery']);
  });

  it.each([
    ['magic_link', 'https://drumbeat.example/auth/verify?type=magiclink&token=the-token'],
    ['confirm_email', 'https://drumbeat.example/auth/verify?type=signup&token=the-token'],
    ['recovery', 'https://drumbeat.example/reset-password?token=the-token'],
    ['no_account', 'https://drumbeat.example/signup?email=ada%2Bposts%40example.test'],
    ['plan_begun', 'https://drumbeat.example/admin/users/the-person'],
  ] as const)('of the kind %s leads to %s', (kind, link) => {
    expect(writeMail(kind, context()).text).toContain(`\n${link}\n`);
  });

  it.each([
    [
      'magic_link',
      'https://drumbeat.example/auth/verify?type=magiclink&token=the-token&next=%2Fposts%3Ftab%3Ddrafts',
    ],
    [
      'confirm_email',
      'https://drumbeat.example/auth/verify?type=signup&token=the-token&next=%2Fposts%3Ftab%3Ddrafts',
    ],
    ['recovery', 'https://drumbeat.example/reset-password?token=the-token&next=%2Fposts%3Ftab%3Ddrafts'],
    [
      'no_account',
      'https://drumbeat.example/signup?email=ada%2Bposts%40example.test&next=%2Fposts%3Ftab%3Ddrafts',
    ],
    [
      'already_confirmed',
      'https://drumbeat.example/login?email=ada%2Bposts%40example.test&next=%2Fposts%3Ftab%3Ddrafts',
    ],
  ] as const)('of the kind %s carries where its reader wanted to go', (kind, link) => {
    const facts = { next: '/posts?tab=drafts' };
    expect(writeMail(kind, context({ facts })).text).toContain(`\n${link}\n`);
  });

  it('carries no way on that leaves this site', () => {
    const { text } = writeMail('magic_link', context({ facts: { next: '//evil.example/posts' } }));
    expect(text).not.toMatch(/next=|evil/);
  });

  it('tells the time in the zone of its reader', () => {
    expect(writeMail('new_device', context()).text).toContain(
      'Firefox on Windows, 203.0.113.7, 21 Nov 2026, 14:05 (Berlin time)',
    );
  });

  it.each([
    [15, '15 minutes'],
    [1440, '24 hours'],
  ])('says how long a link of %i minutes works', (link_minutes, words) => {
    expect(writeMail('magic_link', context({ facts: { link_minutes } })).text).toContain(`for ${words}.`);
  });

  it.each([
    'https://evil.example/win?free-iphone=1',
    'evil.example',
    'mailto:ann',
    'Win@once',
    'x'.repeat(41),
    'a\nb',
  ])('greets nobody as %j: a stranger may have typed it for somebody else’s mailbox', (first_name) => {
    expect(writeMail('recovery', context({ facts: { first_name } })).text).toMatch(/^Hello\n/);
  });

  it.each(['Ada', 'Anne-Marie', 'D’Arcy', "O'Hara", 'अजय', 'Mary Ann'])('greets %s by name', (first_name) => {
    expect(writeMail('recovery', context({ facts: { first_name } })).text).toContain(`Hello ${first_name}\n`);
  });

  it('greets nobody by a name that is not known', () => {
    expect(writeMail('magic_link', context({ facts: { first_name: null } })).text).toMatch(/^Hello\n/);
  });

  it('of one notice has its name as subject, and its button', () => {
    const { subject, html } = writeMail('notices', context());
    expect(subject).toBe('Missed: “Pricing”');
    expect(html).toContain('See why');
  });

  it('of notices has one line as subject, without signs that cannot be seen and turn what follows', () => {
    const title = 'Missed:\r\n “\u202Egnicirp\u202C \u2066x\u2069\u0000”';
    const notices = [{ action: null, title, body: 'Its time has passed.', link: '/posts/1' }];
    const subjectOf = (count: number) =>
      writeMail('notices', context({ facts: { notices: Array.from({ length: count }, () => notices[0]!) } }))
        .subject;
    expect([subjectOf(1), subjectOf(2)]).toEqual(['Missed: “gnicirp x”', 'Missed: “gnicirp x” (and 1 more)']);
  });

  it('of several notices is named by the first, and tells each with its name, its lines and the way to its page', () => {
    const notices = [
      {
        action: null,
        title: 'Your week: 3 posts went out',
        body: 'Your goal is 4.\nSeen 9 times.',
        link: '/dashboard',
      },
      { action: null, title: 'Is “Pricing” on LinkedIn?', body: 'No answer came.', link: '/posts/1' },
    ];
    const { subject, text, html } = writeMail('notices', context({ facts: { notices } }));
    expect(subject).toBe('Your week: 3 posts went out (and 1 more)');
    expect(text).toContain(
      'Your week: 3 posts went out\nYour goal is 4.\nSeen 9 times.\nhttps://drumbeat.example/dashboard',
    );
    expect(text).toContain('Is “Pricing” on LinkedIn?\nNo answer came.\nhttps://drumbeat.example/posts/1');
    expect(html).toContain('Your goal is 4.<br>Seen 9 times.');
    expect(html).toMatch(/<a href="https:\/\/drumbeat\.example\/posts\/1"[^>]*>Is “Pricing”/u);
  });
});
