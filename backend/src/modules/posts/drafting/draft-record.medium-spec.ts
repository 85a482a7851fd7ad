import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { DraftingHarness } from '../../../../test/support/writing/drafting-harness.js';
import { ModelRefusalError, ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import type { GenerationRow } from '../../generations/generations.repository.js';

describe('Drafting leaves a record', () => {
  let connection: ConnectedDatabase;
  let harness: DraftingHarness;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await DraftingHarness.open(connection.database);
  });

  const history = () =>
    harness.database.query<GenerationRow>(
      'select * from generation_history where user_id = $1 order by created_at',
      [harness.userId],
    );

  it('of a saved draft with its post, and names it again when the draft is opened again', async () => {
    const prompt_id = await harness.prompt();
    const begun: string[] = [];
    const first = await harness.generate({ prompt_id }, { onBegin: (id) => begun.push(id) });
    expect(begun).toEqual([first.generation_id]);
    expect(await history()).toMatchObject([
      {
        id: first.generation_id,
        post_id: first.post.id,
        prompt_id: String(prompt_id),
        kind: 'draft',
        status: 'completed',
        outcome: 'saved',
        output: first.post.content,
      },
    ]);
    expect(await harness.generate({ prompt_id })).toEqual(first);
  });

  it('of what was written until it was stopped', async () => {
    const client = new AbortController();
    harness.writer.script.push(async ({ onText, signal }) => {
      onText('Half of a ');
      onText('thought');
      client.abort(new Error('the client left'));
      signal.throwIfAborted();
      return 'never';
    });
    await expect(harness.generate({ custom_notes: 'x' }, { signal: client.signal })).rejects.toThrow(
      'the client left',
    );
    expect(await history()).toMatchObject([
      { status: 'stopped', output: 'Half of a thought', error_code: null, post_id: null, outcome: null },
    ]);
  });

  it('of nothing that a model wrote before it declined', async () => {
    harness.writer.script.push(async ({ onText }) => {
      onText('I am sorry, but I');
      throw new ModelRefusalError();
    });
    const plan = await harness.command.plan(harness.userId, { custom_notes: 'x', skip_questions: true });
    const progress = {
      onText: () => undefined,
      onBegin: () => undefined,
      signal: new AbortController().signal,
    };
    await expect(harness.command.execute(plan, progress)).rejects.toMatchObject({
      isPartialKept: false,
      cause: { code: 'model.refused_content' },
    });
    expect(await history()).toMatchObject([
      { status: 'failed', output: '', error_code: 'model.refused_content' },
    ]);
  });

  it('of what was written until it failed, with the reason, and says that it is kept', async () => {
    harness.writer.script.push(
      async ({ onText }) => {
        onText('Half of a thought');
        throw new ModelUnavailableError('broken_off');
      },
      async () => {
        throw new ModelUnavailableError('refused', 401);
      },
    );
    const failed = async () => {
      const plan = await harness.command.plan(harness.userId, { custom_notes: 'x', skip_questions: true });
      const progress = {
        onText: () => undefined,
        onBegin: () => undefined,
        signal: new AbortController().signal,
      };
      return harness.command.execute(plan, progress).catch((error: unknown) => error);
    };
    expect(await failed()).toMatchObject({ isPartialKept: true, cause: { code: 'model.broken_off' } });
    expect(await failed()).toMatchObject({ isPartialKept: false, cause: { code: 'model.refused' } });
    expect(await history()).toMatchObject([
      { status: 'failed', output: 'Half of a thought', error_code: 'model.broken_off' },
      { status: 'failed', output: '', error_code: 'model.refused' },
    ]);
  });
});
