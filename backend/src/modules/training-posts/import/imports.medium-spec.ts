import { readdir } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { IMPORT_REFUSALS, LEFT_OUT_REASONS, QUOTAS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { linkedInAnalytics } from '../../../../test/builders/linkedin-analytics.builder.js';
import {
  articleHtml,
  commentsCsv,
  exportedPosts,
  linkedInArchive,
  sharesCsv,
  type ExportedPost,
} from '../../../../test/builders/linkedin-archive.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { importsOn, type ImportsUnderTest } from '../../../../test/support/services/imports-harness.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { ImportNotReadyError } from './imports.errors.js';
import { importTrainingPostsJob } from './imports.jobs.js';
import type { ChooseImportRequest } from './imports.dto.js';
import type { ArrivedFile } from './imports.service.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const WORDS = 'One two three four five six seven eight nine.';

const ARTICLE_AND_COMMENTS = {
  comments: commentsCsv([
    { writtenAt: new Date('2026-05-08T09:30:00Z'), urn: 'urn:li:activity:7', text: WORDS },
    { writtenAt: new Date('2026-05-07T09:30:00Z'), urn: 'urn:li:activity:8', text: 'Congrats!' },
  ]),
  articles: {
    'a.html': articleHtml({
      publishedAt: new Date('2026-02-24T00:09:00Z'),
      title: 'Rent',
      paragraphs: ['What I pay.'],
    }),
  },
};

const archiveOf = (
  posts: readonly ExportedPost[],
  further: Parameters<typeof linkedInArchive>[0] = {},
): ArrivedFile => ({
  name: 'archive.zip',
  content: linkedInArchive({ shares: sharesCsv(posts), ...further }),
});
const analyticsOf = (posts: readonly ExportedPost[]): ArrivedFile => ({
  name: 'Content.xlsx',
  content: linkedInAnalytics(posts),
});
const pasted = (text: string): ArrivedFile => ({ name: 'pasted.txt', content: Buffer.from(text) });

describe('An import of training posts', () => {
  let connection: ConnectedDatabase;
  let imports: ImportsUnderTest;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    Logger.overrideLogger(false);
    imports = importsOn(connection.database, connection.url, new FixedClock(NOW));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const query = <Row>(sql: string, ...parameters: unknown[]) =>
    connection.database.query<Row>(sql, parameters);
  const see = (id: string, page: Partial<Parameters<typeof imports.service.get>[2]> = {}) =>
    imports.service.get(userId, id, { limit: 50, ...page });
  /** An import whose files were read. */
  const read = async (...files: ArrivedFile[]) => {
    const id = await imports.service.start(userId, files);
    await imports.work(id);
    return id;
  };
  const importAll = async (id: string) => {
    await imports.service.choose(userId, id, { all_but: [] });
    await imports.work(id);
    return see(id);
  };
  const kept = () =>
    query<Record<string, unknown>>(
      `select kind, post_content, impressions, engagements, likes, engagement_rate::float8, performance_category, post_date::text,
              linkedin_url, synced_at is not null as is_synced
         from sample_post_analytics where user_id = $1 order by post_date desc nulls last, post_content`,
      userId,
    );

  it('joins archive and analytics, and says what matched, what did not, and why', async () => {
    const posts = exportedPosts(30);
    const plainRepost = { ...posts[29]!, text: '', mediaUrl: '' };
    const id = await read(archiveOf([...posts.slice(0, 20), plainRepost]), analyticsOf(posts.slice(5, 29)));
    const { state, summary, items } = await see(id);
    expect(state).toBe('ready');
    expect(summary).toEqual({
      kinds: [{ kind: 'post', importable: 20, with_figures: 15 }],
      ...{
        posts: 20,
        articles: 0,
        comments: 0,
        with_figures: 15,
        new: 20,
        newer_figures: 0,
        doubtful: 0,
        known: 0,
        unlisted: 0,
      },
      left_out: [
        { reason: 'reshared', text: expect.any(String), count: 1 },
        { reason: 'no_text', text: expect.any(String), count: 9 },
      ],
    });
    expect(items).toHaveLength(30);
    expect(items[7]).toMatchObject({
      id: 8,
      content: posts[7]!.text,
      standing: 'new',
      impressions: posts[7]!.impressions,
      engagements: posts[7]!.engagements,
      post_date: posts[7]!.postedAt.toISOString().slice(0, 10),
    });
    expect(items[0]).toMatchObject({ impressions: null, engagements: null });
  });

  it('is shown by pages and by standing', async () => {
    const id = await read(archiveOf(exportedPosts(7)), pasted('https://example.com/only-a-link'));
    const first = await see(id, { limit: 4 });
    expect(first.items.map((item) => item.id)).toEqual([1, 2, 3, 4]);
    const second = await see(id, { limit: 4, cursor: first.next_cursor! });
    expect(second.items.map((item) => item.id)).toEqual([5, 6, 7, 8]);
    expect(second.next_cursor).toBeNull();
    expect((await see(id, { standing: 'left_out' })).items).toMatchObject([
      { id: 8, left_out: 'Nothing but a link' },
    ]);
    expect((await see(id, { standing: 'importable' })).items).toHaveLength(7);
  });

  it('is shown by kind, and searched in its texts as they are written, whatever their case', async () => {
    const id = await read(archiveOf(exportedPosts(3), ARTICLE_AND_COMMENTS), pasted('Ärger, 100 % sicher.'));
    const ids = async (page: Parameters<typeof see>[1]) => (await see(id, page)).items.map((item) => item.id);
    expect(await ids({ kind: 'article' })).toEqual([5]);
    expect(await ids({ kind: 'comment', standing: 'left_out' })).toEqual([7]);
    expect(await ids({ search: ' CLIENT 1 ' })).toEqual([2]);
    expect(await ids({ search: 'ärger' })).toEqual([4]);
    expect(await ids({ search: '0 %' })).toEqual([4]);
    expect(await ids({ search: '%' })).toEqual([4]);
    expect(await ids({ search: ' ', kind: 'post' })).toEqual([1, 2, 3, 4]);
  });

  it('is found again without its id, the newest one', async () => {
    expect(await imports.service.findCurrent(userId)).toBeNull();
    const id = await read(pasted('One.'));
    const { items: _, next_cursor: __, ...overview } = await see(id);
    expect(await imports.service.findCurrent(userId)).toEqual(overview);
    expect(await imports.service.findCurrent((await aProfile(connection.database)).id)).toBeNull();
  });

  it('removes its files as soon as they are read', async () => {
    const id = await imports.service.start(userId, [archiveOf(exportedPosts(2))]);
    expect(
      (await readdir(imports.folder, { recursive: true })).filter((name) => name.includes(id)),
    ).toHaveLength(1);
    await imports.work(id);
    expect((await readdir(imports.folder, { recursive: true })).filter((name) => name.includes(id))).toEqual(
      [],
    );
  });

  it('adds what was chosen, with its figures, kind and post in the library', async () => {
    const posts = exportedPosts(3);
    const further = {
      comments: commentsCsv([
        { writtenAt: new Date('2026-05-08T09:30:00Z'), urn: 'urn:li:activity:7', text: WORDS },
      ]),
      articles: {
        'a.html': articleHtml({
          publishedAt: new Date('2026-02-24T00:09:00Z'),
          title: 'Rent',
          paragraphs: [WORDS],
        }),
      },
    };
    const id = await read(archiveOf(posts, further), analyticsOf(posts));
    await imports.service.choose(userId, id, { all_but: [2] });
    expect(await see(id)).toMatchObject({ state: 'importing', progress: { done: 0, total: 4 } });
    await imports.work(id);
    expect(await see(id)).toMatchObject({
      state: 'imported',
      progress: { done: 4, total: 4 },
      outcome: { added: 4, updated: 0, unchanged: 0, no_room: 0 },
    });
    const rate = (post: ExportedPost) => Math.round((post.engagements * 10_000) / post.impressions) / 100;
    expect(await kept()).toMatchObject([
      ...[posts[0]!, posts[2]!].map((post) => ({
        kind: 'post',
        post_content: post.text,
        impressions: post.impressions,
        engagements: post.engagements,
        likes: 0,
        engagement_rate: rate(post),
        linkedin_url: `https://www.linkedin.com/feed/update/${post.shareUrn}/`,
        is_synced: true,
      })),
      { kind: 'comment', post_content: WORDS, linkedin_url: null },
      { kind: 'article', post_content: `Rent\n\n${WORDS} Yes.` },
    ]);
    const library = await query(
      `select p.content, perf.impressions, perf.likes, perf.engagement_rate::float8 from posts p left join post_performance perf on perf.post_id = p.id
        where p.user_id = $1 order by p.posted_at desc`,
      userId,
    );
    expect(library).toEqual(
      [posts[0]!, posts[2]!].map((post) => ({
        content: post.text,
        impressions: post.impressions,
        likes: null,
        engagement_rate: rate(post),
      })),
    );
  });

  it('adds nothing twice, and brings figures that grew up to date', async () => {
    const posts = exportedPosts(5);
    await importAll(await read(archiveOf(posts), analyticsOf(posts)));
    const before = await kept();
    const again = await read(archiveOf(posts), analyticsOf(posts));
    expect((await see(again)).summary).toMatchObject({ new: 0, newer_figures: 0, known: 5 });
    expect(await importAll(again)).toMatchObject({ state: 'imported', progress: { total: 0 } });
    expect(await kept()).toEqual(before);

    const grown = posts.map((post, n) =>
      n === 1 ? { ...post, impressions: 200_000, engagements: 9_000 } : post,
    );
    // The analytics alone are enough: the texts are there.
    const newer = await read(analyticsOf(grown));
    expect((await see(newer)).summary).toMatchObject({ new: 0, newer_figures: 1, known: 4, left_out: [] });
    expect(await importAll(newer)).toMatchObject({ outcome: { added: 0, updated: 1 } });
    expect((await kept()).filter(({ impressions }) => impressions === 200_000)).toMatchObject([
      { post_content: posts[1]!.text, engagements: 9_000, engagement_rate: 4.5 },
    ]);
    // Older ones change nothing.
    expect((await see(await read(analyticsOf(posts)))).summary).toMatchObject({ newer_figures: 0, known: 5 });
  });

  it('finds what was pasted by hand, by its text or its address, and leaves figures of it that are larger', async () => {
    const [one, two] = exportedPosts(2);
    await imports.posts.save(userId, {
      postContent: ` ${one!.text.toUpperCase()} `,
      impressions: 1,
      likes: 50,
    });
    await imports.posts.save(userId, {
      postContent: 'The text as it was before an edit',
      linkedinUrl: `https://www.linkedin.com/posts/me_${two!.activityUrn.replace(/^urn:li:(\w+):(\d+)$/, 'topic-$1-$2-AbCd')}`,
    });
    const result = await importAll(await read(archiveOf([one!, two!]), analyticsOf([one!, two!])));
    expect(result.outcome).toEqual({ added: 0, updated: 2, unchanged: 0, no_room: 0 });
    expect(await kept()).toMatchObject([
      {
        likes: 50,
        impressions: one!.impressions,
        linkedin_url: `https://www.linkedin.com/feed/update/${one!.shareUrn}/`,
      },
      { impressions: two!.impressions, post_content: 'The text as it was before an edit' },
    ]);
  });

  it('leaves an address with the training post that has it, where another one has the text', async () => {
    const [post] = exportedPosts(1);
    const linkedinUrl = `https://www.linkedin.com/feed/update/${post!.shareUrn}/`;
    await imports.posts.save(userId, { postContent: 'The text as it was before an edit', linkedinUrl });
    await imports.posts.save(userId, { postContent: post!.text });
    const { state, outcome } = await importAll(await read(archiveOf([post!]), analyticsOf([post!])));
    expect([state, outcome.updated]).toEqual(['imported', 1]);
    const again = imports.posts.save(userId, { postContent: 'Once more', linkedinUrl });
    await expect(again).rejects.toMatchObject({ code: 'training_post.exists' });
  });

  it('offers the same text and the same post once', async () => {
    const [post] = exportedPosts(1);
    const id = await read(archiveOf([post!, post!]), pasted(`${post!.text}\n---\nAnother one.`));
    expect((await see(id)).summary).toMatchObject({ new: 2, left_out: [{ reason: 'repeated', count: 2 }] });
  });

  it('imports 2,000 posts in one go, in few statements, and no more than may be kept', async () => {
    const posts = exportedPosts(2_005);
    await aTrainingPost(connection.database, userId);
    const id = await read(archiveOf(posts), analyticsOf(posts));
    expect((await see(id)).summary).toMatchObject({ posts: 2_005, with_figures: 2_005, new: 2_005 });
    const { outcome } = await importAll(id);
    expect(outcome).toEqual({ added: QUOTAS.training_posts - 1, updated: 0, unchanged: 0, no_room: 6 });
    const [counts] = await query<{ kept: number; library: number; unsynced: number }>(
      `select (select count(*)::int from sample_post_analytics where user_id = $1) as kept,
              (select count(*)::int from posts where user_id = $1 and source_type = 'training') as library,
              (select count(*)::int from sample_post_analytics where user_id = $1 and synced_at is null) as unsynced`,
      userId,
    );
    expect(counts).toEqual({ kept: QUOTAS.training_posts, library: QUOTAS.training_posts, unsynced: 0 });
  });

  it('is safe to work on twice at once, and again after a worker was lost', async () => {
    const posts = exportedPosts(600);
    const id = await imports.service.start(userId, [archiveOf(posts)]);
    await Promise.all([imports.work(id), imports.work(id)]);
    await imports.service.choose(userId, id, { all_but: [] });
    const stopping = new AbortController();
    const stopped = imports.work(id, stopping.signal);
    stopping.abort(new Error('shutting down'));
    await stopped.catch(() => undefined);
    // A lost worker leaves its lease, which runs out.
    await imports.leases.claim(id);
    await query(
      `update training_post_imports set lease_until = now() - interval '1 second' where id = $1`,
      id,
    );
    await Promise.all([imports.work(id), imports.work(id)]);
    expect(await see(id)).toMatchObject({ state: 'imported', progress: { done: 600, total: 600 } });
    expect(await kept()).toHaveLength(600);
  });

  it('says why a file is refused, by a stable code', async () => {
    const id = await read(pasted('Fine'), { name: 'report.pdf', content: Buffer.from('%PDF-1.7') });
    expect(await see(id)).toMatchObject({
      state: 'failed',
      error: { code: 'import.type', message: `report.pdf: ${IMPORT_REFUSALS.type}` },
      summary: null,
      items: [],
    });
    await expect(imports.service.choose(userId, id, { ids: [1] })).rejects.toBeInstanceOf(
      ImportNotReadyError,
    );
  });

  it('takes one choice, of what may be chosen', async () => {
    const id = await read(pasted('One.\n---\nhttps://example.com/'));
    await imports.service.choose(userId, id, { ids: [1, 2, 99] });
    expect((await see(id)).progress.total).toBe(1);
    await expect(imports.service.choose(userId, id, { all_but: [] })).rejects.toBeInstanceOf(
      ImportNotReadyError,
    );
  });

  it('needs a choice', async () => {
    const id = await read(pasted('One.'));
    await expect(imports.service.choose(userId, id, {})).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    [{ kinds: ['post'], all_but: [2] }, [1, 3]],
    [{ kinds: ['post'], all_but: [1, 2, 3], ids: [4, 6] }, [4]],
    [{ kinds: ['comment', 'article'], all_but: [] }, [4, 5]],
    [{ kinds: [], all_but: [], ids: [2] }, [2]],
    [{ kinds: ['comment'], ids: [1] }, [1]],
    [{ all_but: [1, 5] }, [2, 3, 4]],
  ] satisfies [ChooseImportRequest, number[]][])(
    'takes a choice of kinds and single texts: %j',
    async (choice, chosen) => {
      const id = await read(archiveOf(exportedPosts(3), ARTICLE_AND_COMMENTS));
      expect((await see(id)).summary?.kinds).toEqual([
        { kind: 'post', importable: 3, with_figures: 0 },
        { kind: 'article', importable: 1, with_figures: 0 },
        { kind: 'comment', importable: 1, with_figures: 0 },
      ]);
      await imports.service.choose(userId, id, choice);
      await imports.work(id);
      const { items } = await see(id);
      expect(items.flatMap((item) => (item.outcome === 'added' ? [item.id] : []))).toEqual(chosen);
    },
  );

  it('is its owner’s alone', async () => {
    const id = await read(pasted('One.'));
    const other = (await aProfile(connection.database)).id;
    await expect(imports.service.get(other, id, { limit: 50 })).rejects.toBeInstanceOf(NotFoundError);
    await expect(imports.service.choose(other, id, { all_but: [] })).rejects.toBeInstanceOf(NotFoundError);
    await expect(imports.service.delete(other, id)).rejects.toBeInstanceOf(NotFoundError);
    expect((await see(id)).state).toBe('ready');
  });

  it('takes the place of an earlier one that waits for a choice, and is gone once deleted or after a day', async () => {
    const first = await read(pasted('One.'));
    const second = await read(pasted('Two.'));
    await expect(see(first)).rejects.toBeInstanceOf(NotFoundError);
    await imports.service.delete(userId, second);
    await expect(see(second)).rejects.toBeInstanceOf(NotFoundError);
    const third = await read(pasted('Three.'));
    await query(
      `update training_post_imports set created_at = now() - interval '25 hours' where id = $1`,
      third,
    );
    await imports.sweeper.sweep();
    await expect(see(third)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('says which rows cannot be and which are hardly possible, and praises none of these', async () => {
    const id = await read({
      name: 'posts.csv',
      content: Buffer.from(
        [
          'text,date,impressions,likes,comments,shares',
          'Below zero.,2026-11-02,-4,1,1,1',
          'Of the future.,2030-01-01,100,1,1,1',
          'Of the future.,2026-11-03,100,1,1,1',
          'Hardly possible.,2026-11-04,10,5,20,0',
          'Of today in Tokyo.,2026-11-21,,,,',
        ].join('\n'),
      ),
    });
    const { summary, items } = await see(id);
    expect(summary).toMatchObject({
      new: 2,
      doubtful: 1,
      left_out: [
        { reason: 'impossible_figure', text: LEFT_OUT_REASONS.impossible_figure, count: 1 },
        { reason: 'date_ahead', text: LEFT_OUT_REASONS.date_ahead, count: 2 },
      ],
    });
    expect(
      items
        .filter(({ left_out }) => left_out !== null)
        .map(({ content }) => content)
        .sort(),
    ).toEqual(['Below zero.', 'Of the future.', 'Of today in Tokyo.']);
    await importAll(id);
    expect(await kept()).toMatchObject([
      { post_content: 'Hardly possible.', engagement_rate: 250, performance_category: 'Doubtful' },
      { post_content: 'Of the future.', post_date: '2026-11-03' },
    ]);
  });

  it('counts days in its user’s zone', async () => {
    userId = (await aProfile(connection.database, { time_zone: 'Pacific/Kiritimati' })).id;
    const csv = { name: 'posts.csv', content: Buffer.from('text,date\nOf today there.,2026-11-21') };
    expect((await see(await read(csv))).summary).toMatchObject({ new: 1, left_out: [] });
  });

  it('is woken by its start, by a choice, and by the sweeper where the job was lost', async () => {
    const woken = (id: string) =>
      imports.queue.added.filter(
        ({ name, data }) =>
          name === importTrainingPostsJob.name && (data as { import_id: string }).import_id === id,
      );
    const id = await imports.service.start(userId, [pasted('One.')]);
    expect(woken(id)).toHaveLength(1);
    await query(`update training_post_imports set woken_at = now() - interval '1 hour' where id = $1`, id);
    await imports.sweeper.sweep();
    expect(woken(id)).toHaveLength(2);
    await imports.work(id);
    await imports.service.choose(userId, id, { all_but: [] });
    expect(woken(id)).toHaveLength(3);
  });

  it('whose files have waited too long says so', async () => {
    const id = await imports.service.start(userId, [pasted('One.')]);
    await query(
      `update training_post_imports set files = '[{"key": "imports/gone", "name": "a.txt"}]' where id = $1`,
      id,
    );
    await imports.work(id);
    expect(await see(id)).toMatchObject({ state: 'failed', error: { code: 'import.interrupted' } });
  });
});
