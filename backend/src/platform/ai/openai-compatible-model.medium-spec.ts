import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { demoModel, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ModelUnavailableError, ModelOutputError } from './model.errors.js';
import { OpenAiCompatibleModel, type ModelSettings } from './openai-compatible-model.js';

describe('A model behind an OpenAI-compatible endpoint', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.model.reset());

  const model = (settings: Partial<ModelSettings> = {}) =>
    new OpenAiCompatibleModel({
      baseUrl: `${sandbox.roots.model}/v1`,
      apiKey: demoModel.apiKey,
      model: demoModel.model,
      structuredOutput: 'json_schema',
      timeoutMs: 10_000,
      firstTokenMs: 10_000,
      maxRetries: 0,
      ...settings,
    });
  const request = {
    instructions: 'You write LinkedIn posts.',
    messages: [{ role: 'user' as const, text: 'Topic: pricing small studios' }],
  };
  const shape = {
    ...request,
    name: 'draft',
    schema: z.object({ title: z.string(), content: z.string() }),
  };
  const collect = async (pieces: AsyncIterable<string>, into: string[] = []) => {
    for await (const piece of pieces) into.push(piece);
    return into;
  };
  const formats = () => sandbox.model.calls().map((call) => call.response_format);

  it('answers at once or in pieces, with the same text, and sends our instructions as the system message', async () => {
    const whole = await model().complete(request);
    const pieces = await collect(model().stream(request));
    expect(whole).toContain('Pricing small studios');
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(whole);
    expect(sandbox.model.calls()[0]?.messages).toEqual([
      { role: 'system', content: 'You write LinkedIn posts.' },
      { role: 'user', content: 'Topic: pricing small studios' },
    ]);
  });

  describe('asked for an object', () => {
    it('sends the schema and answers the value', async () => {
      const draft = await model().object(shape);
      expect(draft.content).toContain('Pricing small studios');
      expect(formats()).toEqual(['json_schema']);
    });

    it('goes a step down where the endpoint refuses schemas, puts the schema into words, and remembers it', async () => {
      sandbox.model.fault({ kind: '400_on_json_schema' });
      const asked = model();
      await asked.object(shape);
      await asked.object(shape);
      expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
      expect(sandbox.model.calls()[1]?.messages[0]?.content).toContain('"required":["title","content"]');
    });

    it('needs no structured output at all where the capability flag says so', async () => {
      const draft = await model({ structuredOutput: 'prompt' }).object(shape);
      expect(draft.title).not.toBe('');
      expect(formats().map((format) => format ?? 'text')).toEqual(['text']);
    });

    it('shows a broken answer to the model once, with what is wrong', async () => {
      sandbox.model.fault({ kind: 'invalid_json' });
      await expect(model().object(shape)).resolves.toHaveProperty('title');
      const [, repair] = sandbox.model.calls();
      expect(repair?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
      expect(repair?.messages.at(-1)?.content).toContain('not valid JSON');
    });

    it('has an answer mended that breaks a rule beyond the schema', async () => {
      sandbox.model.fault({ kind: 'never_use_phrase', phrase: 'deep dive' });
      const draft = await model().object({
        ...shape,
        problems: ({ content }) => (content.includes('deep dive') ? ['Do not say "deep dive".'] : []),
      });
      expect(draft.content).not.toContain('deep dive');
      expect(sandbox.model.calls()).toHaveLength(2);
    });

    it('gives up in words when the mended answer is no better', async () => {
      sandbox.model.fault({ kind: 'invalid_json', times: 2 });
      const failure = await model()
        .object(shape)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ModelOutputError);
      expect(failure).toMatchObject({
        code: 'model.unusable_output',
        problems: ['The answer is not valid JSON.'],
      });
      expect(sandbox.model.calls()).toHaveLength(2);
    });
  });

  describe('in trouble', () => {
    it('says what went wrong without the key, the address or the body of the call', async () => {
      const wrongKey = 'sk-secret-that-must-not-leak';
      const failure = await model({ apiKey: wrongKey })
        .complete(request)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ModelUnavailableError);
      expect(failure).toMatchObject({
        status: 503,
        code: 'model.refused',
        reason: 'refused',
        isWorthRetrying: false,
      });
      const everything = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
      for (const secret of [wrongKey, sandbox.url, 'pricing']) expect(everything).not.toContain(secret);
      expect(failure).not.toHaveProperty('cause');
    });

    it.each([
      ['429', 'busy'],
      ['500', 'unreachable'],
    ] as const)('names a %s as %s', async (kind, reason) => {
      sandbox.model.fault({ kind, times: 2 });
      await expect(model().complete(request)).rejects.toMatchObject({ reason });
      await expect(collect(model().stream(request))).rejects.toMatchObject({ reason });
    });

    it('tries again when the endpoint failed before the first piece', async () => {
      let calls = 0;
      const failing = createServer((_, reply) => {
        calls += 1;
        reply.writeHead(503, { 'retry-after-ms': '1' }).end();
      }).listen(0, '127.0.0.1');
      await once(failing, 'listening');
      const { port } = failing.address() as AddressInfo;
      const failed = model({ baseUrl: `http://127.0.0.1:${port}/v1`, maxRetries: 2 });
      await expect(collect(failed.stream(request))).rejects.toMatchObject({ endpointStatus: 503 });
      expect(calls).toBe(3);
      failing.closeAllConnections();
      failing.close();
    });

    it('tells at once of a long pause that the endpoint asks for, instead of waiting it out', async () => {
      sandbox.model.fault({ kind: '429', retry_after_s: 20, times: 2 });
      const patient = model({ maxRetries: 2 });
      const busy = { code: 'model.busy', message: expect.stringContaining('in 20 seconds') };
      await expect(collect(patient.stream(request))).rejects.toMatchObject(busy);
      await expect(patient.complete(request)).rejects.toMatchObject(busy);
      expect(sandbox.model.calls()).toHaveLength(2);
    });

    it.each(['error_in_stream', 'cut_mid_stream'] as const)(
      'breaks off after the first piece, and never tries again then: %s',
      async (kind) => {
        sandbox.model.fault({ kind });
        const pieces: string[] = [];
        await expect(collect(model({ maxRetries: 2 }).stream(request), pieces)).rejects.toMatchObject({
          reason: 'broken_off',
        });
        expect(pieces.length).toBeGreaterThan(0);
        expect(sandbox.model.calls()).toHaveLength(1);
      },
    );

    it('waits only so long in the middle', async () => {
      sandbox.model.fault({ kind: 'stall_mid_stream' });
      const pieces: string[] = [];
      await expect(collect(model({ firstTokenMs: 100 }).stream(request), pieces)).rejects.toMatchObject({
        reason: 'timeout',
      });
      expect(pieces.length).toBeGreaterThan(0);
    });

    it('has no use for garbage, in a stream or whole', async () => {
      sandbox.model.fault({ kind: 'garbage', times: 2 });
      await expect(collect(model().stream(request))).rejects.toBeInstanceOf(ModelOutputError);
      await expect(model().complete(request)).rejects.toBeInstanceOf(ModelOutputError);
    });

    it('is hung up on when its reader leaves early', async () => {
      sandbox.model.fault({ kind: 'endless' });
      let length = 0;
      for await (const piece of model().stream(request)) {
        length += piece.length;
        if (length > 20_000) break;
      }
      await sandbox.model.whenCalled((call) => call.outcome === 'cut' && call.caller_left);
    });

    it('is unreachable where nobody listens', async () => {
      const nobody = model({ baseUrl: 'http://127.0.0.1:9/v1' });
      await expect(nobody.complete(request)).rejects.toMatchObject({ reason: 'unreachable' });
    });

    it('waits only so long for the first piece, and for the whole', async () => {
      sandbox.model.fault({ kind: 'slow_first_token', delay_ms: 60_000, times: 2 });
      await expect(collect(model({ firstTokenMs: 50 }).stream(request))).rejects.toMatchObject({
        reason: 'timeout',
      });
      await expect(model({ timeoutMs: 50 }).complete(request)).rejects.toMatchObject({ reason: 'timeout' });
    });

    it('refuses an answer without content', async () => {
      // One more than the test needs: an aborted call of the test before may still arrive and take one.
      sandbox.model.fault({ kind: 'empty', times: 3 });
      await expect(model().complete(request)).rejects.toMatchObject({ problems: ['The answer is empty.'] });
      await expect(collect(model().stream(request))).rejects.toBeInstanceOf(ModelOutputError);
    });

    it('hangs up on the endpoint when its caller cancels, and ends with the caller’s reason', async () => {
      sandbox.model.fault({ kind: 'stall_mid_stream' });
      const caller = new AbortController();
      const reading = collect(model().stream({ ...request, signal: caller.signal }));
      const settled = reading.catch((error: unknown) => error);
      await sandbox.model.whenHeld();
      caller.abort(new Error('the reader left'));
      expect(await settled).toMatchObject({ message: 'the reader left' });
      await sandbox.model.whenCalled((call) => call.caller_left);
    });
  });
});
