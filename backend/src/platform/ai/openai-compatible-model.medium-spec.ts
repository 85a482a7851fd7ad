import { DAY_MS, HOUR_MS } from '@drumbeat/domain';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger, type LoggerService } from '@nestjs/common';
import { demoModel, startSandbox, type DialectModel, type Sandbox } from '@drumbeat/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { redactSecrets } from '../logging/secret-fields.js';
import type { ModelUsage } from './model-usage.js';
import { ModelUnavailableError, ModelOutputError, ModelRefusalError } from './model.errors.js';
import { OpenAiCompatibleModel, type ModelSettings } from './openai-compatible-model.js';
import { estimateTokens } from './token-estimate.js';

describe('A model behind an OpenAI-compatible endpoint', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.model.reset());

  const settingsOf = (name: string): ModelSettings => ({
    baseUrl: `${sandbox.roots.model}/v1`,
    apiKey: demoModel.apiKey,
    model: name,
    structuredOutput: 'json_schema',
    timeoutMs: 10_000,
    firstTokenMs: 10_000,
    maxRetries: 0,
  });
  const model = (settings: Partial<ModelSettings> = {}) =>
    new OpenAiCompatibleModel({ ...settingsOf(demoModel.model), ...settings });
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
  /** An endpoint that answers as it is told; closed by its caller. */
  const endpoint = async (answer: Parameters<typeof createServer>[1]) => {
    const server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { server, baseUrl: `http://127.0.0.1:${port}/v1` };
  };

  it('sends what users wrote to no other origin than the one that was set, and says so', async () => {
    const other = await endpoint((_, reply) => void reply.end('{}'));
    let asked = 0;
    other.server.on('request', () => (asked += 1));
    for (const status of [302, 307, 308]) {
      const { server, baseUrl } = await endpoint(
        (_, reply) => void reply.writeHead(status, { location: `${other.baseUrl}/x` }).end(),
      );
      await expect(model({ baseUrl }).complete(request)).rejects.toMatchObject({
        code: 'model.redirected',
        isWorthRetrying: false,
      });
      server.close();
    }
    expect(asked).toBe(0);
    other.server.close();
  });

  it('follows to another address of the same origin', async () => {
    const { server, baseUrl } = await endpoint((call, reply) => {
      const { url = '' } = call;
      if (!url.startsWith('/v2')) {
        reply.writeHead(308, { location: `/v2${url}` }).end();
        return;
      }
      const choices = [
        { index: 0, message: { role: 'assistant', content: 'Moved.' }, finish_reason: 'stop' },
      ];
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ choices }));
    });
    expect(await model({ baseUrl }).complete(request)).toBe('Moved.');
    server.close();
  });

  it('stops an answer without an end that is not streamed', async () => {
    const { server, baseUrl } = await endpoint((_, reply) => {
      reply.setHeader('content-type', 'application/json').write('{"choices":[{"message":{"content":"');
      const piece = 'x'.repeat(64 * 1024);
      const more = () => {
        while (!reply.destroyed && reply.write(piece));
      };
      reply.on('drain', more);
      more();
    });
    for (const answer of [model({ baseUrl }).complete(request), model({ baseUrl }).object(shape)]) {
      await expect(answer).rejects.toMatchObject({ code: 'model.endless' });
    }
    server.closeAllConnections();
    server.close();
  });

  it('waits for the first piece no longer where not even headers come', async () => {
    const { server, baseUrl } = await endpoint(() => undefined);
    const silent = model({ baseUrl, firstTokenMs: 100, timeoutMs: 60_000 });
    await expect(collect(silent.stream(request))).rejects.toMatchObject({ code: 'model.timeout' });
    server.closeAllConnections();
    server.close();
  });

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

    it('goes down for a schema that is refused, not for others, and up again after a day', async () => {
      let now = 0;
      sandbox.model.fault({ kind: '400_on_json_schema' });
      const asked = new OpenAiCompatibleModel(settingsOf(demoModel.model), () => now);
      await asked.object(shape);
      await asked.object({ ...shape, name: 'other' });
      await asked.object(shape);
      now += DAY_MS;
      await asked.object(shape);
      expect(formats()).toEqual(['json_schema', 'json_object', 'json_schema', 'json_object', 'json_schema']);
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

    it('tells an answer in words that declines as a refusal, and does not send it back', async () => {
      sandbox.model.fault({ kind: 'invalid_json' });
      await expect(model().object({ ...shape, isRefusal: () => true })).rejects.toMatchObject({
        code: 'model.refused_content',
      });
      expect(sandbox.model.calls()).toHaveLength(1);
    });

    it('has an answer repaired that breaks a rule beyond the schema', async () => {
      sandbox.model.fault({ kind: 'never_use_phrase', phrase: 'deep dive' });
      const draft = await model().object({
        ...shape,
        problems: ({ content }) => (content.includes('deep dive') ? ['Do not say "deep dive".'] : []),
      });
      expect(draft.content).not.toContain('deep dive');
      expect(sandbox.model.calls()).toHaveLength(2);
    });

    it('gives up in words when the repaired answer is no better', async () => {
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

  describe('that refuses a parameter', () => {
    const refusing = (name: DialectModel, settings: Partial<ModelSettings> = {}) =>
      model({ model: name, ...settings });

    it.each(['drumbeat-openai-reasoning', 'drumbeat-openrouter'] as const)(
      'is asked again without a temperature, and not asked with one after that: %s',
      async (name) => {
        const asked = refusing(name);
        const varied = { ...request, temperature: 0.8 };
        expect(await asked.complete(varied)).toContain('Pricing small studios');
        expect((await collect(asked.stream(varied))).join('')).toContain('Pricing small studios');
        expect(await asked.object({ ...shape, temperature: 0.8 })).toHaveProperty('title');
        expect(sandbox.model.calls().map(({ status }) => status)).toEqual([400, 200, 200, 200]);
        expect(sandbox.model.calls().map(({ parameters }) => parameters['temperature'])).toEqual([
          0.8,
          undefined,
          undefined,
          undefined,
        ]);
      },
    );

    /** What each endpoint is sent in the end, of all that can be set. */
    it.each([
      ['drumbeat-sandbox', [400, 200], { temperature: 0.8, max_tokens: 4_000 }],
      ['drumbeat-azure', [400, 200], { temperature: 0.8, max_tokens: 4_000 }],
      [
        'drumbeat-openai-reasoning',
        [400, 400, 200],
        { max_completion_tokens: 4_000, reasoning_effort: 'low' },
      ],
      ['drumbeat-ollama', [400, 200], { temperature: 0.8, max_tokens: 4_000 }],
      ['drumbeat-vllm', [200], { temperature: 0.8, max_tokens: 4_000, reasoning_effort: 'low' }],
      ['drumbeat-mistral', [422, 400, 200], { temperature: 0.8, max_tokens: 4_000 }],
      ['drumbeat-openrouter', [400, 200], { max_tokens: 4_000, reasoning_effort: 'low' }],
    ] as const)(
      'is sent what it takes, in streams and with bounded schemas: %s',
      async (name, statuses, taken) => {
        const asked = refusing(name, { reasoningEffort: 'low', maxOutputTokens: 4_000 });
        const varied = { ...request, temperature: 0.8 };
        await collect(asked.stream(varied));
        const { content } = await asked.object({
          ...varied,
          name: 'draft',
          schema: z.object({
            content: z.string().min(1).max(60),
            level: z.number().int().min(1).max(10),
            openings: z.array(z.string().min(1)).length(5),
          }),
        });
        expect(content.length).toBeLessThanOrEqual(60);
        await asked.complete(varied);
        const seen = sandbox.model.calls();
        expect(seen.map(({ status }) => status)).toEqual([...statuses, 200, 200]);
        expect(seen.slice(statuses.length).map((call) => call.response_format)).toEqual([
          'json_schema',
          'text',
        ]);
        expect(seen.at(-1)?.parameters).toEqual(taken);
      },
    );

    it('is tried again with everything after a day, as it may be another version by then', async () => {
      let now = 0;
      const asked = new OpenAiCompatibleModel(
        { ...settingsOf('drumbeat-openai-reasoning'), structuredOutput: 'json_schema' },
        () => now,
      );
      await asked.complete({ ...request, temperature: 0.8 });
      now += 23 * HOUR_MS;
      await asked.complete({ ...request, temperature: 0.8 });
      now += HOUR_MS;
      await asked.complete({ ...request, temperature: 0.8 });
      expect(sandbox.model.calls().map(({ status }) => status)).toEqual([400, 200, 200, 400, 200]);
    });

    it('sends no temperature where the operator wants the endpoint’s own, and the operator’s own where there is one', async () => {
      await model({ temperature: 'default' }).complete({ ...request, temperature: 0.8 });
      await model({ temperature: 0.3 }).complete({ ...request, temperature: 0.8 });
      expect(sandbox.model.calls().map(({ parameters }) => parameters['temperature'])).toEqual([
        undefined,
        0.3,
      ]);
    });

    it('says that an output was cut off by the limit, instead of having half of it repaired', async () => {
      const cut = { problems: ['The answer was cut off before its end.'] };
      await expect(model({ maxOutputTokens: 5 }).object(shape)).rejects.toMatchObject(cut);
      await expect(collect(model({ maxOutputTokens: 5 }).stream(request))).rejects.toMatchObject(cut);
      expect(sandbox.model.calls()).toHaveLength(2);
    });
  });

  describe('that refuses to write', () => {
    it.each(['refusal', 'content_filter', 'prompt_filtered'] as const)(
      'ends with an error of its own, whatever was asked for: %s',
      async (kind) => {
        const refused = { status: 422, code: 'model.refused_content' };
        for (const name of ['drumbeat-sandbox', 'drumbeat-azure', 'drumbeat-openrouter'] as const) {
          sandbox.model.fault({ kind, times: 3 });
          const asked = model({ model: name });
          const pieces: string[] = [];
          await expect(asked.complete(request)).rejects.toMatchObject(refused);
          await expect(collect(asked.stream(request), pieces)).rejects.toMatchObject(refused);
          await expect(asked.object(shape)).rejects.toBeInstanceOf(ModelRefusalError);
          // The refusal itself is no text for a draft.
          expect(pieces.join('')).not.toContain('sorry');
        }
        expect(sandbox.model.calls()).toHaveLength(9);
      },
    );

    it.each([
      ['drumbeat-sandbox', 'no_credit'],
      ['drumbeat-openrouter', 'no_credit'],
      ['drumbeat-sandbox', 'context_too_long'],
      ['drumbeat-vllm', 'context_too_long'],
      ['drumbeat-mistral', 'context_too_long'],
      ['drumbeat-openrouter', 'context_too_long'],
    ] as const)('for another reason than the content says which, once: %s, %s', async (name, kind) => {
      sandbox.model.fault({ kind, times: 3 });
      const asked = model({ model: name, maxRetries: 2 });
      const failure = { code: `model.${kind}`, reason: kind, isWorthRetrying: false };
      await expect(asked.complete(request)).rejects.toMatchObject(failure);
      await expect(asked.object(shape)).rejects.toMatchObject(failure);
      expect(sandbox.model.calls()).toHaveLength(2);
    });
  });

  describe('asked for the tokens of a call', () => {
    const usages = async (work: (onUsage: (usage: ModelUsage) => void) => Promise<unknown>) => {
      const seen: ModelUsage[] = [];
      await work((usage) => seen.push(usage));
      return seen;
    };

    it('tells what the endpoint counted, in streams too, with the purpose', async () => {
      const counted = {
        promptTokens: expect.any(Number),
        completionTokens: expect.any(Number),
        isEstimated: false,
      };
      const whole = await usages((onUsage) => model().complete({ ...request, purpose: 'rewrite', onUsage }));
      const pieces = await usages((onUsage) =>
        collect(model().stream({ ...request, purpose: 'draft', onUsage })),
      );
      expect(whole).toEqual([{ purpose: 'rewrite', ...counted }]);
      expect(pieces).toEqual([{ ...whole[0], purpose: 'draft' }]);
      expect(await usages((onUsage) => model().object({ ...shape, onUsage }))).toEqual([
        { purpose: 'draft', ...counted },
      ]);
    });

    it('tells of a call and of its repair', async () => {
      sandbox.model.fault({ kind: 'invalid_json' });
      const [first, repair] = await usages((onUsage) => model().object({ ...shape, onUsage }));
      expect(repair!.promptTokens).toBeGreaterThan(first!.promptTokens);
    });

    it('estimates where the endpoint says nothing, and for what was written until a reader left', async () => {
      sandbox.model.fault({ kind: 'no_usage', times: 3 });
      const estimated = {
        purpose: 'text',
        promptTokens: estimateTokens(request.instructions) + estimateTokens(request.messages[0]!.text),
        completionTokens: expect.any(Number),
        isEstimated: true,
      };
      expect(await usages((onUsage) => model().complete({ ...request, onUsage }))).toEqual([estimated]);
      expect(await usages((onUsage) => collect(model().stream({ ...request, onUsage })))).toEqual([
        estimated,
      ]);
      const left = await usages(async (onUsage) => {
        const asked = model().stream({ ...request, onUsage });
        const reading = asked[Symbol.asyncIterator]();
        await reading.next();
        await reading.return?.();
      });
      expect(left).toEqual([estimated]);
    });
  });

  describe('writes a log', () => {
    const lines: Record<string, unknown>[] = [];
    /** As the log shows it. */
    const line = (fields: Record<string, unknown>) =>
      lines.push(redactSecrets(fields) as Record<string, unknown>);
    const listening: LoggerService = { log: line, warn: line, error: line };

    beforeEach(() => {
      lines.length = 0;
      Logger.overrideLogger(listening);
    });
    afterEach(() => {
      Logger.overrideLogger(false);
    });

    it('of the tokens of each call, with its purpose', async () => {
      await model().complete({ ...request, purpose: 'rewrite' });
      expect(lines).toEqual([
        expect.objectContaining({
          purpose: 'rewrite',
          read: expect.any(Number),
          written: expect.any(Number),
        }),
      ]);
    });

    it('of the parameter that is left out', async () => {
      await model({ model: 'drumbeat-openai-reasoning' }).complete({ ...request, temperature: 0.8 });
      expect(lines[0]).toMatchObject({ parameter: 'temperature', endpointStatus: 400 });
    });

    it('of what a refusal names, and of nothing that it quotes', async () => {
      const quoting = createServer((_, reply) => {
        const error = { message: 'You sent: pricing small studios', param: 'messages', code: 'odd_request' };
        reply.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
      }).listen(0, '127.0.0.1');
      await once(quoting, 'listening');
      const { port } = quoting.address() as AddressInfo;
      const asked = model({ baseUrl: `http://127.0.0.1:${port}/v1` });
      await expect(asked.complete(request)).rejects.toMatchObject({ reason: 'refused' });
      expect(lines).toEqual([
        expect.objectContaining({ reason: 'refused', codes: ['odd_request'], fields: ['messages'] }),
      ]);
      expect(JSON.stringify(lines)).not.toContain('pricing');
      quoting.closeAllConnections();
      quoting.close();
    });
  });

  /** OpenRouter answers with status 200 before its provider has begun. */
  describe('that fails in an answer with status 200', () => {
    const answering = async (body: string, type: string, work: (baseUrl: string) => Promise<void>) => {
      const server = createServer((_, reply) => {
        reply.writeHead(200, { 'content-type': type }).end(body);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
      server.closeAllConnections();
      server.close();
    };
    const flagged = { code: 403, message: 'Flagged', metadata: { reasons: ['harassment'] } };

    it.each([
      [
        { code: 502, message: 'Provider returned error' },
        { reason: 'unreachable', endpointStatus: 502 },
      ],
      [{ code: 429, message: 'Rate limited upstream' }, { reason: 'busy' }],
      [flagged, { code: 'model.refused_content' }],
    ])('is told from a form that is none: %j', async (error, failure) => {
      await answering(JSON.stringify({ error }), 'application/json', async (baseUrl) => {
        await expect(model({ baseUrl }).complete(request)).rejects.toMatchObject(failure);
      });
    });

    it('declines in the middle of a text', async () => {
      const piece = {
        id: '1',
        choices: [{ index: 0, delta: { content: 'We raised' }, finish_reason: null }],
      };
      const events = [piece, { id: '1', error: flagged, choices: [] }]
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join('');
      await answering(events, 'text/event-stream', async (baseUrl) => {
        const reading = collect(model({ baseUrl }).stream(request));
        await expect(reading).rejects.toBeInstanceOf(ModelRefusalError);
      });
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
      await expect(collect(model({ firstTokenMs: 1_000 }).stream(request), pieces)).rejects.toMatchObject({
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
