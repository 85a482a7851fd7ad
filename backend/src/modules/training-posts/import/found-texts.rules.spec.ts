import { describe, expect, it } from '@jest/globals';
import { exportedPosts } from '../../../../test/builders/linkedin-archive.builder.js';
import { foundTexts } from './found-texts.rules.js';
import type { ReadTable } from './reading/read-table.js';

const share = (
  overrides: Partial<{ date: string; url: string; text: string; sharedUrl: string; mediaUrl: string }> = {},
) => ({
  date: '2026-11-18 09:30:12',
  url: 'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A1',
  text: 'We raised our rate.',
  sharedUrl: '',
  mediaUrl: '',
  ...overrides,
});
const shares = (...rows: ReturnType<typeof share>[]): ReadTable => ({ kind: 'shares', malformed: 0, rows });
const found = (tables: ReadTable[]) => foundTexts(tables, '2026-11-20');
const WORDS = 'One two three four five six seven eight.';

describe('What the files of an import say', () => {
  it('is each post with its day, its address and its URN', () => {
    expect(found([shares(share())])).toEqual([
      {
        kind: 'post',
        content: 'We raised our rate.',
        post_date: '2026-11-18',
        linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
        urn: 'urn:li:share:1',
        ...{ impressions: null, engagements: null, likes: null, comments: null, shares: null },
        left_out: null,
      },
    ]);
  });

  it.each([
    ['reshared', share({ text: '' })],
    ['reshared', share({ text: ' \n', sharedUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:9' })],
    ['empty', share({ text: '', mediaUrl: 'https://media.licdn.com/x' })],
    ['only_link', share({ text: '', sharedUrl: 'https://example.com/article' })],
    ['only_link', share({ text: ' https://example.com/article ' })],
    ['too_long', share({ text: 'x'.repeat(20_001) })],
  ])('leaves out what is no text of the author’s: %s', (reason, row) => {
    expect(found([shares(row)])).toMatchObject([{ left_out: reason }]);
  });

  it('keeps the words that somebody added to another’s post', () => {
    const row = share({ sharedUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:9' });
    expect(found([shares(row)])).toMatchObject([{ content: 'We raised our rate.', left_out: null }]);
  });

  it('has comments of some length without the address of the post they are on, and articles with their title', () => {
    const url = 'https://www.linkedin.com/feed/update/urn:li:activity:9';
    const comments: ReadTable = {
      kind: 'comments',
      malformed: 0,
      rows: [
        { date: '', url, text: WORDS },
        { date: '2026-05-08 09:30:00', url, text: 'Great point, Tom!' },
      ],
    };
    const pulse = 'https://www.linkedin.com/pulse/rent-me-1';
    const articles: ReadTable = {
      kind: 'articles',
      rows: [{ title: 'Rent', url: pulse, date: '2026-02-24 00:09', text: WORDS }],
    };
    expect(found([comments, articles])).toMatchObject([
      { kind: 'comment', content: WORDS, urn: null, linkedin_url: null, post_date: null, left_out: null },
      { kind: 'comment', left_out: 'too_short', post_date: '2026-05-08' },
      {
        kind: 'article',
        content: `Rent\n\n${WORDS}`,
        linkedin_url: pulse,
        post_date: '2026-02-24',
        left_out: null,
      },
    ]);
  });

  it('joins the archive’s shares with the analytics’ activities, and says which figures have no text', () => {
    const posts = exportedPosts(50);
    const archive = shares(
      ...posts
        .slice(0, 40)
        .map(({ shareUrn, text }) =>
          share({ url: `https://www.linkedin.com/feed/update/${shareUrn}`, text }),
        ),
    );
    const analytics: ReadTable = {
      kind: 'figures',
      rows: posts.slice(10).flatMap(({ activityUrn, impressions, engagements }) => [
        {
          measure: 'engagements' as const,
          url: `https://www.linkedin.com/feed/update/${activityUrn}`,
          date: '',
          figure: String(engagements),
        },
        {
          measure: 'impressions' as const,
          url: `https://www.linkedin.com/feed/update/${activityUrn}`,
          date: '',
          figure: String(impressions),
        },
      ]),
    };
    const texts = found([analytics, archive]);
    expect(texts.slice(0, 10).every(({ impressions }) => impressions === null)).toBe(true);
    expect(texts.slice(10, 40)).toMatchObject(
      posts.slice(10, 40).map(({ text, impressions, engagements }) => ({
        content: text,
        impressions,
        engagements,
        left_out: null,
      })),
    );
    expect(texts.slice(40)).toMatchObject(
      posts.slice(40).map(({ activityUrn, postedAt }) => ({
        urn: activityUrn,
        left_out: 'no_text',
        post_date: postedAt.toISOString().slice(0, 10),
      })),
    );
  });

  it('takes figures of a person’s own CSV, and the posts of a pasted text', () => {
    const row = {
      text: 'Mine',
      url: 'https://evil.test/',
      date: '7.5.2026',
      impressions: '1.234',
      likes: '7',
      comments: 'many',
      shares: '',
    };
    const tables: ReadTable[] = [
      { kind: 'posts', malformed: 0, rows: [row] },
      { kind: 'pasted', text: 'One.\n---\nTwo.' },
    ];
    expect(found(tables)).toMatchObject([
      {
        content: 'Mine',
        linkedin_url: null,
        post_date: '2026-05-07',
        impressions: 1_234,
        likes: 7,
        comments: null,
        shares: null,
      },
      { content: 'One.' },
      { content: 'Two.' },
    ]);
  });

  it.each([
    ['impossible_figure', { impressions: '-4' }],
    ['impossible_figure', { likes: '1.5' }],
    ['date_ahead', { date: '2026-11-21' }],
    ['date_ahead', { date: '1.1.2030', comments: '2' }],
    ['empty', { text: '', impressions: '-4' }],
    [null, { date: '2026-11-20', impressions: '12.0', likes: 'n/a', comments: '-', shares: '1.5K' }],
  ])('leaves out what cannot be, and says why: %s', (left_out, facts) => {
    const row = { text: 'Mine', url: '', date: '', impressions: '', likes: '', comments: '', shares: '' };
    expect(found([{ kind: 'posts', malformed: 0, rows: [{ ...row, ...facts }] }])).toMatchObject([
      { left_out },
    ]);
  });

  it('leaves out a post whose analytics cannot be, with its text and without', () => {
    const figures = (figure: string): ReadTable => ({
      kind: 'figures',
      rows: [{ measure: 'impressions', url: share().url, date: '', figure }],
    });
    expect(found([shares(share()), figures('-1')])).toMatchObject([{ left_out: 'impossible_figure' }]);
    expect(found([figures('-1')])).toMatchObject([{ left_out: 'impossible_figure' }]);
    expect(found([shares(share()), figures('')])).toMatchObject([{ left_out: null, impressions: null }]);
  });
});
