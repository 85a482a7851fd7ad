import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../test/builders/generation.builder.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { DraftingHarness } from '../../../test/support/writing/drafting-harness.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { DraftVoicesRepository } from '../generations/draft-voices.repository.js';
import { DraftVoicesService } from '../generations/draft-voices.service.js';
import { jobs } from '../../jobs.js';
import { QUEUES } from '../../platform/queue/queues.js';
import { CompareDraftCommand } from './compare-draft.command.js';
import { CompareDraftSweeper } from './compare-draft.sweeper.js';
import { DraftComparisonsService } from './draft-comparisons.service.js';
import { compareDraftJob } from './voice-match.jobs.js';
import { VoiceMatchRepository } from './voice-match.repository.js';
import { VoiceMatchService } from './voice-match.service.js';

const DAVE = join(import.meta.dirname, '../../../bench/voice/recognition/authors/dave');
const POSTS = readdirSync(DAVE)
  .sort()
  .map((file) => readFileSync(join(DAVE, file), 'utf8').trim());
const TEXT = POSTS.slice(30).find((post) => post.split(/\s+/u).length >= 100)!;
const NOW = new Date('2026-11-21T10:00:00Z');
const WRITING = { mode: 'suggest', instructions: null, answers: [] } as const;

describe('A text of a writer', () => {
  let connection: ConnectedDatabase;
  let matches: VoiceMatchService;
  let command: CompareDraftCommand;
  let sweeper: CompareDraftSweeper;
  let user: DraftingHarness;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    matches = new VoiceMatchService(new VoiceMatchRepository(database), database);
  });
  afterAll(async () => {
    await matches.onApplicationShutdown();
    await connection.close();
  });
  beforeEach(async () => {
    const { database } = connection;
    user = await DraftingHarness.open(database);
    const drafts = new DraftVoicesService(new DraftVoicesRepository(database));
    command = new CompareDraftCommand(drafts, matches);
    sweeper = new CompareDraftSweeper(drafts, new DraftComparisonsService(user.queue), new FixedClock(NOW));
    await database.query('delete from generation_history');
  });

  const compare = (generation_id: string) => command.execute({ generation_id });
  const kept = async (id: string) => {
    const [row] = await connection.database.query<{ voice_match: number | null; is_compared: boolean }>(
      `select voice_match, voice_compared_at is not null as is_compared from generation_history where id = $1`,
      [id],
    );
    return row;
  };
  const havePosts = async () => {
    for (const content of POSTS.slice(0, 8))
      await aPost(connection.database, user.userId, { content, status: 'used', posted_at: NOW });
  };

  it('is ordered to be compared once it is complete: a draft and a whole suggestion, no part', async () => {
    const { generation_id, post } = await user.generate({ custom_notes: TEXT });
    const jobs = () => user.queue.added.map(({ data }) => data);
    expect(jobs()).toEqual([{ generation_id }]);
    const suggestion = { post_id: post.id, mode: 'suggest', content: TEXT, skip_questions: true } as const;
    const whole = await user.run(suggestion);
    expect(jobs()).toHaveLength(2);
    expect(jobs()[1]).toEqual({ generation_id: whole.data.generation_id });
    await user.run({ ...suggestion, selection: TEXT.slice(0, 40) });
    expect(jobs()).toHaveLength(2);
  });

  it('has the figure kept with it, and the first one counts', async () => {
    await havePosts();
    const id = await aGeneration(connection.database, user.userId, { output: TEXT });
    await compare(id);
    const first = await kept(id);
    expect(first).toEqual({ voice_match: expect.any(Number), is_compared: true });
    expect(first!.voice_match).toBeGreaterThanOrEqual(70);
    await connection.database.query('update generation_history set output = $2 where id = $1', [id, 'Short']);
    await compare(id);
    expect(await kept(id)).toEqual(first);
  });

  it('has none where none can be told, and is not compared again', async () => {
    const id = await aGeneration(connection.database, user.userId, { output: TEXT });
    await compare(id);
    expect(await kept(id)).toEqual({ voice_match: null, is_compared: true });
  });

  it('is not compared as a part, unfinished, or without its words', async () => {
    await havePosts();
    const { database } = connection;
    const part = { ...WRITING, selection: 'A part' };
    const ids = [
      await aGeneration(database, user.userId, { output: TEXT, kind: 'suggestion', request: part }),
      await aGeneration(database, user.userId, { output: TEXT, status: 'stopped' }),
      await aGeneration(database, user.userId, { output: '', words_forgotten_at: NOW }),
      await aGeneration(database, user.userId, { output: TEXT, kind: 'openings' }),
    ];
    for (const id of ids) {
      await compare(id);
      expect(await kept(id)).toEqual({ voice_match: null, is_compared: false });
    }
  });

  it('is found by the sweeper when its job was lost, for a day', async () => {
    const at = (minutes: number) => ({ created_at: new Date(NOW.getTime() - minutes * 60_000) });
    const { database } = connection;
    const lost = await aGeneration(database, user.userId, { output: TEXT, ...at(30) });
    await aGeneration(database, user.userId, { output: TEXT, ...at(2) });
    await aGeneration(database, user.userId, { output: TEXT, ...at(26 * 60) });
    await aGeneration(database, user.userId, { output: TEXT, ...at(30), voice_compared_at: NOW });
    await sweeper.sweep();
    expect(user.queue.added.map(({ data }) => data)).toEqual([{ generation_id: lost }]);
  });

  it('is found by the sweeper in turns: a user with a hundred lost ones keeps nobody waiting', async () => {
    const { database } = connection;
    const at = (minutes: number) => ({ created_at: new Date(NOW.getTime() - minutes * 60_000) });
    const hundred: string[] = [];
    for (let edit = 0; edit < 100; edit += 1)
      hundred.push(await aGeneration(database, user.userId, { output: TEXT, ...at(600 - edit) }));
    const other = await aProfile(database);
    const late = await aGeneration(database, other.id, { output: TEXT, ...at(15) });
    await sweeper.sweep();
    const ordered = user.queue.added.map(({ data }) => (data as { generation_id: string }).generation_id);
    expect(ordered.indexOf(late)).toBe(1);
    expect(ordered.filter((id) => id !== late)).toEqual(hundred.slice(0, 5));
  });

  it('waits in a queue of its own, so that nothing that people wait for waits for it', () => {
    const queues = jobs.filter(({ name }) => name !== compareDraftJob.name).map(({ queue }) => queue);
    expect(queues).not.toContain(compareDraftJob.queue);
    expect(QUEUES[compareDraftJob.queue].concurrency).toBe(1);
  });
});
