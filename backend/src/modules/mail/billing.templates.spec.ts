import { describe, expect, it } from '@jest/globals';
import type { BillingFacts, BillingNews } from './mail.content.js';
import { writeMail } from './mail.templates.js';

const NEWS: Readonly<Record<BillingNews, 'dated' | 'undated'>> = {
  started: 'dated',
  payment_failed: 'dated',
  recovered: 'dated',
  recovered_to_end: 'dated',
  closed_unpaid: 'undated',
  cancelled: 'dated',
  cancelled_unpaid: 'undated',
  cancelled_owing: 'dated',
  resumed: 'dated',
  resumed_owing: 'dated',
  ended: 'undated',
  ended_unpaid: 'undated',
  free_granted: 'undated',
  free_ended: 'undated',
  renewal: 'dated',
  paid_twice: 'undated',
  refunded: 'undated',
};
const kinds = Object.entries(NEWS) as [BillingNews, 'dated' | 'undated'][];

const mailOf = (
  news: BillingNews,
  facts: Omit<BillingFacts, 'news'> = {},
  time_zone = 'America/Los_Angeles',
) =>
  writeMail('billing', {
    publicUrl: 'https://drumbeat.example',
    recipient: 'ada@example.test',
    token: null,
    facts: { first_name: 'Ada', time_zone, billing: { news, ...facts } },
  });

describe('A mail about the plan', () => {
  it.each(kinds)('that says “%s” is the same as text and as HTML, with one button to this site', (news) => {
    const { subject, text, html } = mailOf(news, { date: '2026-12-20T03:00:00.000Z' });
    expect(subject).not.toBe('');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toEqual([
      expect.stringMatching(/^https:\/\/drumbeat\.example\/(?:billing|product|beta\/dashboard)$/),
    ]);
    expect(text).toContain(`\n${links[0] ?? ''}\n`);
    expect(text.split('\n')[0]).toBe(/<h1[^>]*>([^<]+)/.exec(html)?.[1]);
  });

  it.each(kinds)('that says “%s” names the day of its reader, where there is one to name', (news, kind) => {
    // Early on the 20th in UTC is the 19th on the west coast.
    const { text } = mailOf(news, { date: '2026-12-20T03:00:00.000Z' });
    expect(text.includes('19 Dec 2026')).toBe(kind === 'dated');
    expect(text).not.toContain('20 Dec');
  });

  it('announces what is charged, and leaves out an amount that is not known', () => {
    const facts = { date: '2026-12-20T12:00:00.000Z' };
    expect(mailOf('renewal', { ...facts, amount: 13_950, currency: 'usd' }).text).toContain(
      'charged $139.50 then',
    );
    expect(mailOf('renewal', { ...facts, amount: 20_000, currency: 'jpy' }).text).toContain(
      'charged ¥20,000 then',
    );
    expect(mailOf('renewal', facts).text).toContain('charged then, as each month.');
  });

  it('says what the free plan opens or closes, and what its reader can do', () => {
    expect(mailOf('free_granted').text).toMatch(
      /are open\. .*\n\nOpen Drumbeat:\nhttps:\/\/drumbeat\.example\/beta\/dashboard\n/s,
    );
    expect(mailOf('free_ended').text).toMatch(
      /are closed for now\. .*\n\nSee the plans:\nhttps:\/\/drumbeat\.example\/product\n/s,
    );
  });
});
