import type { TextFinding } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { DraftingHarness } from '../../../../test/support/writing/drafting-harness.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { PostsRepository } from '../posts.repository.js';
import { PostVersionsRepository } from '../versions/post-versions.repository.js';
import { PostVersionsService } from '../versions/post-versions.service.js';
import { PostFindingsRepository } from './post-findings.repository.js';

const finding = (quotation: string, kind: TextFinding['kind'] = 'number'): TextFinding => ({
  kind,
  quotation,
});

describe('What is not from the author of a post', () => {
  let connection: ConnectedDatabase;
  let harness: DraftingHarness;
  let findings: PostFindingsRepository;
  let versions: PostVersionsService;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await DraftingHarness.open(connection.database);
    findings = new PostFindingsRepository(connection.database);
    versions = new PostVersionsService(
      connection.database,
      new PostsRepository(connection.database),
      new PostVersionsRepository(connection.database),
      new FixedClock(new Date('2026-11-21T10:00:00Z')),
    );
  });

  const kept = async (id: string) => {
    const [row] = await connection.database.query<{ findings: TextFinding[]; version: number }>(
      'select findings, version from posts where id = $1',
      [id],
    );
    return { version: row?.version, quotations: row?.findings.map(({ quotation }) => quotation) };
  };
  const aPostWith = async (...found: TextFinding[]) => {
    const id = await aPost(harness.database, harness.userId);
    await findings.add(harness.userId, id, found);
    return id;
  };
  const writes = (text: string, found: readonly TextFinding[]) =>
    harness.writer.script.push(async ({ onFindings }) => {
      onFindings?.(found);
      return text;
    });

  it('is kept with the draft, and not forgotten with the next one', async () => {
    writes('We lost 41%.', [finding('41%')]);
    const { type, data } = await harness.run({ custom_notes: 'We lost some', skip_questions: true });
    if (type !== 'draft') throw new Error(`It ended as ${type}`);
    expect(data.post.findings).toEqual([finding('41%')]);
    writes('We lost some.', []);
    await harness.run({ post_id: data.post.id, instructions: 'Again', skip_questions: true });
    expect(await kept(data.post.id)).toEqual({ version: 2, quotations: ['41%'] });
    expect(harness.writer.requests[1]).toMatchObject({ doubts: [finding('41%')] });
  });

  it('is there again with the text that had it, and no source for the next one', async () => {
    writes('We lost 41%.', [finding('41%')]);
    const { post } = await harness.generate({ custom_notes: 'We lost some' });
    writes('We lost some.', []);
    await harness.generate({ post_id: post.id, instructions: 'Again' });
    await versions.restore(harness.userId, post.id, { restored: 1, current: 2 });
    writes('We lost 41%, and more.', [finding('41%')]);
    const { post: again } = await harness.generate({ post_id: post.id, instructions: 'Longer' });
    expect(harness.writer.requests[2]).toMatchObject({
      previous_text: 'We lost 41%.',
      doubts: [finding('41%')],
    });
    expect(again.findings).toEqual([finding('41%')]);
  });

  it('is settled by a draft that has its words and was read without finding it', async () => {
    const id = await aPostWith(finding('41%'), finding('Ruth', 'name'));
    writes('We lost 41%.', []);
    await harness.generate({ post_id: id, instructions: 'It was 41%' });
    expect(await kept(id)).toMatchObject({ quotations: ['Ruth'] });
  });

  it.each(['save', 'suggest'] as const)(
    'stays settled where the author vouched while a text was written: %s',
    async (mode) => {
      const id = await aPostWith(finding('41%'), finding('Ruth', 'name'));
      harness.writer.script.push(async ({ onFindings }) => {
        await findings.vouch(harness.userId, id, '41%');
        onFindings?.([finding('41%'), finding('Ruth', 'name'), finding('57%')]);
        return 'We lost 41%, said Ruth, and 57%.';
      });
      await harness.run({ post_id: id, mode, instructions: 'Again', skip_questions: true });
      expect((await kept(id)).quotations?.sort()).toEqual(['57%', 'Ruth']);
    },
  );

  it('stays where the next draft was not read', async () => {
    const id = await aPostWith(finding('41%'));
    harness.writer.script.push(async () => 'We lost 41%.');
    await harness.generate({ post_id: id, instructions: 'Shorter' });
    expect(await kept(id)).toMatchObject({ quotations: ['41%'] });
  });

  it('comes with a suggestion, and is there for when that becomes the text, each once', async () => {
    const post_id = await aPost(harness.database, harness.userId, {
      content: 'We lost some clients in May, I think so.',
    });
    for (const found of [[finding('41%')], [finding('Ruth', 'name'), finding('41%')]]) {
      writes('We lost 41%, said Ruth.', found);
      const { data } = await harness.run({ mode: 'suggest', post_id, skip_questions: true });
      expect(data).toMatchObject({ findings: found });
    }
    expect(await kept(post_id)).toEqual({ version: 1, quotations: ['Ruth', '41%'] });
  });

  it('stays a list that can be read, the newest of it', async () => {
    const id = await aPost(harness.database, harness.userId);
    await findings.add(harness.userId, id, [finding('oldest')]);
    await findings.add(
      harness.userId,
      id,
      Array.from({ length: 60 }, (_, index) => finding(String(index))),
    );
    const { quotations } = await kept(id);
    expect(quotations).toHaveLength(60);
    expect(quotations).not.toContain('oldest');
  });

  it('is the author’s once they say so, in every kind and without a new version', async () => {
    const id = await aPostWith(finding('12 days'), finding('12 days', 'unit'), finding('41%'));
    expect(await findings.vouch(harness.userId, id, '12 days')).toBe(true);
    expect(await kept(id)).toEqual({ version: 1, quotations: ['41%'] });
  });

  it('is not, once they take that back', async () => {
    const id = await aPostWith(finding('12 days'), finding('12 days', 'unit'), finding('41%'));
    await findings.vouch(harness.userId, id, '12 days');
    const vouchedOf = async () =>
      (await new PostsRepository(connection.database).findById(harness.userId, id))?.vouched;
    expect(await vouchedOf()).toEqual([finding('12 days'), finding('12 days', 'unit')]);
    expect(await findings.takeBack(harness.userId, id, '12 days')).toBe(true);
    expect(await vouchedOf()).toEqual([]);
    expect(await kept(id)).toEqual({ version: 1, quotations: ['12 days', '12 days', '41%'] });
    const stranger = await aProfile(harness.database);
    expect(await findings.takeBack(stranger.id, id, '41%')).toBe(false);
  });

  it('is what the last word of its author makes it, however often they say it', async () => {
    const id = await aPostWith(finding('41%'), finding('57%'));
    const lists = async () => {
      const post = await new PostsRepository(connection.database).findById(harness.userId, id);
      return { findings: post?.findings.map(({ quotation }) => quotation).sort(), vouched: post?.vouched };
    };
    expect(await findings.takeBack(harness.userId, id, '41%')).toBe(true);
    expect(await lists()).toEqual({ findings: ['41%', '57%'], vouched: [] });
    for (let time = 0; time < 2; time += 1)
      expect(await findings.vouch(harness.userId, id, '41%')).toBe(true);
    expect(await lists()).toEqual({ findings: ['57%'], vouched: [finding('41%')] });
    for (let time = 0; time < 2; time += 1)
      expect(await findings.takeBack(harness.userId, id, '41%')).toBe(true);
    expect(await lists()).toEqual({ findings: ['41%', '57%'], vouched: [] });
  });

  it('is nobody else’s to say', async () => {
    const id = await aPostWith(finding('41%'));
    const stranger = await aProfile(harness.database);
    expect(await findings.vouch(stranger.id, id, '41%')).toBe(false);
    await findings.add(stranger.id, id, [finding('99%')]);
    expect(await kept(id)).toEqual({ version: 1, quotations: ['41%'] });
  });
});
