import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BatchHarness } from '../../../../test/support/writing/batch-harness.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { plainPrompts } from '../../../../test/support/writing/scripted-prompt-writer.js';
import { ModelUnavailableError, ModelOutputError } from '../../../platform/ai/model.errors.js';
import { FinalFailureError } from '../../../platform/queue/queue.errors.js';
import { PromptBatchLeaseRepository } from './prompt-batch-lease.repository.js';

describe('Writing a prompt batch in trouble', () => {
  let connection: ConnectedDatabase;
  let harness: BatchHarness;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await BatchHarness.open(connection.database);
  });

  it('leaves nothing behind when it breaks between the prompts and the end, and can be repeated', async () => {
    const id = await harness.order();
    const insert = harness.writing.insert.bind(harness.writing);
    harness.writing.insert = async (...parameters) => {
      await insert(...parameters);
      throw new Error('the connection broke');
    };
    await expect(harness.run(id)).rejects.toThrow('the connection broke');
    expect(await harness.written(id)).toHaveLength(0);
    expect(await harness.batch(id)).toMatchObject({ status: 'queued', attempts: 1, lease_id: null });

    harness.writing.insert = insert;
    await harness.run(id);
    expect(await harness.written(id)).toHaveLength(3);
    expect((await harness.batch(id)).status).toBe('done');
  });

  it('is taken over from a worker that was lost, whose late end changes nothing', async () => {
    const id = await harness.order();
    const [paused, goOn] = gate();
    const [started, start] = gate();
    harness.writer.script.push(async (request) => {
      start();
      await paused;
      return plainPrompts(request);
    });
    const lost = harness.run(id);
    await started;

    await harness.run(id);
    expect(await harness.written(id)).toHaveLength(0);

    await harness.expireLease(id);
    await harness.run(id);
    expect((await harness.batch(id)).status).toBe('done');
    expect(await harness.written(id)).toHaveLength(3);

    goOn();
    await lost;
    expect(await harness.written(id)).toHaveLength(3);
    expect(await harness.batch(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('fails in words once several workers were lost over it', async () => {
    const id = await harness.order();
    const leases = new PromptBatchLeaseRepository(harness.database);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await leases.claim(id);
      await harness.expireLease(id);
    }
    await expect(harness.run(id)).rejects.toThrow('interrupted several times');
    expect(await harness.batch(id)).toMatchObject({
      status: 'failed',
      error: 'The writing was interrupted several times. Please try again.',
    });
    expect(harness.writer.requests).toHaveLength(0);
  });

  it('fails at once, with the reason in words, when the model’s answer is unusable', async () => {
    const id = await harness.order();
    harness.writer.script.push(() => Promise.reject(new ModelOutputError(['hook must not be empty.'])));
    await expect(harness.run(id)).rejects.toThrow('hook must not be empty.');
    expect(await harness.batch(id)).toMatchObject({ status: 'failed', created_count: 0 });
    expect((await harness.batch(id)).error).toContain('hook must not be empty.');
  });

  it('saves nothing of a writer that broke a rule itself', async () => {
    const id = await harness.order();
    harness.writer.script.push(async (request) => {
      const result = plainPrompts(request);
      return { ...result, prompts: result.prompts.map((prompt) => ({ ...prompt, why: ' ' })) };
    });
    await expect(harness.run(id)).rejects.toThrow('why must not be empty');
    expect((await harness.batch(id)).error).toContain('why must not be empty');
    expect(await harness.written(id)).toHaveLength(0);
  });

  it('waits for a model that is away, three times, and then says so', async () => {
    const id = await harness.order();
    const away = () => Promise.reject(new ModelUnavailableError('unreachable'));
    harness.writer.script.push(away, away, away);
    await expect(harness.run(id)).rejects.toBeInstanceOf(ModelUnavailableError);
    expect((await harness.batch(id)).status).toBe('queued');
    await expect(harness.run(id)).rejects.toBeInstanceOf(ModelUnavailableError);
    await expect(harness.run(id)).rejects.toThrow(FinalFailureError);
    expect(await harness.batch(id)).toMatchObject({
      status: 'failed',
      error: new ModelUnavailableError('unreachable').message,
    });
  });

  it('does not try again where the model refuses the request', async () => {
    const id = await harness.order();
    harness.writer.script.push(() => Promise.reject(new ModelUnavailableError('refused', 401)));
    await expect(harness.run(id)).rejects.toThrow(FinalFailureError);
    expect((await harness.batch(id)).error).toBe(new ModelUnavailableError('refused').message);
  });

  it('is begun anew, with all of its attempts, for staff who have its failed job run again', async () => {
    const id = await harness.order();
    harness.writer.script.push(
      () => Promise.reject(new ModelUnavailableError('refused', 401)),
      () => Promise.reject(new ModelUnavailableError('unreachable')),
    );
    await expect(harness.run(id)).rejects.toThrow(FinalFailureError);
    await harness.run(id);
    expect((await harness.batch(id)).status).toBe('failed');
    await expect(harness.run(id, undefined, true)).rejects.toThrow(ModelUnavailableError);
    expect(await harness.batch(id)).toMatchObject({ status: 'queued', attempts: 1, error: null });
    await harness.run(id);
    expect((await harness.batch(id)).status).toBe('done');
    await harness.run(id, undefined, true);
    expect(await harness.written(id)).toHaveLength(3);
  });

  it('is handed back by a worker that has to stop, and this try does not count', async () => {
    const id = await harness.order();
    const stopping = new AbortController();
    harness.writer.script.push(async (_, signal) => {
      stopping.abort(new Error('shutting down'));
      signal?.throwIfAborted();
      throw new Error('The signal did not reach the writer');
    });
    await expect(harness.run(id, stopping.signal)).rejects.toThrow('shutting down');
    expect(await harness.batch(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('fails in words when the user has lost their content pillars meanwhile', async () => {
    const id = await harness.order();
    await harness.database.query(`update profiles set content_pillars = '{}' where id = $1`, [
      harness.userId,
    ]);
    await harness.run(id);
    expect((await harness.batch(id)).error).toContain('Ada Example has no content pillars');
  });

  it('does nothing for a batch that is gone', async () => {
    await harness.run('00000000-0000-4000-8000-000000000000');
    expect(harness.writer.requests).toHaveLength(0);
  });
});

/** A promise and the function that resolves it. */
function gate(): [Promise<void>, () => void] {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}
