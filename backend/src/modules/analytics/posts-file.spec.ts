import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { PublishedPost } from '../posts/published/published-posts.repository.js';
import { fileRow, postsFile, type PostsFileFormat } from './posts-file.js';

const aRow = (over: Partial<PublishedPost> = {}): PublishedPost => ({
  id: '1',
  title: 'On prices',
  content: 'On prices',
  characters: 9,
  posted_at: new Date('2026-11-18T12:00:00Z'),
  day: '2026-11-18',
  time: '13:00',
  linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
  pillar_number: 1,
  impressions: 1_000,
  likes: 20,
  comments: 5,
  shares: 1,
  engagement_rate: 2.6,
  ...over,
});
const missing = { impressions: null, likes: null, comments: null, shares: null, engagement_rate: null };

const fileOf = async (posts: readonly PublishedPost[], format: PostsFileFormat) =>
  Buffer.from(await postsFile({ rows: posts.map((post) => fileRow(post, ['Pricing'])), format }));

describe('The file of posts', () => {
  it('as CSV has a line for each, empty cells for what is missing, and no formula', async () => {
    const rows = [
      aRow(),
      aRow({ title: '=HYPERLINK("x")', linkedin_url: null, pillar_number: null, ...missing }),
    ];
    expect((await fileOf(rows, 'csv')).toString()).toBe(
      '\uFEFFtitle,posted_on,posted_time,posted_at,pillar,impressions,likes,comments,shares,engagement_rate,linkedin_url\r\n' +
        'On prices,2026-11-18,13:00,2026-11-18T12:00:00.000Z,Pricing,1000,20,5,1,2.6,https://www.linkedin.com/feed/update/urn:li:share:1/\r\n' +
        '"\'=HYPERLINK(""x"")",2026-11-18,13:00,2026-11-18T12:00:00.000Z,,,,,,,\r\n',
    );
  });

  it('as XLSX has figures as numbers and texts as texts', async () => {
    const file = unzipSync(await fileOf([aRow({ title: '=1+1' })], 'xlsx'));
    const sheet = strFromU8(file['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>1000</v>');
    expect(sheet).not.toContain('<f>');
    expect(Object.entries(file).some(([, content]) => strFromU8(content).includes('=1+1'))).toBe(true);
  });
});
