import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../start-sandbox.js';
import { chat, contentOf, eventsOf, textOf } from '../testing/model-client.js';

let sandbox: Sandbox;
const prompt = 'Write a LinkedIn post.\nTopic: pricing small studios\nAudience: studio owners';
const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', description: 'At most 40 characters.' },
    content: { type: 'string' },
  },
  required: ['title', 'content'],
  additionalProperties: false,
};
const jsonSchema = { type: 'json_schema', json_schema: { name: 'draft', strict: true, schema } };

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.model.reset());

describe('A fault of the model', () => {
  it('400_on_json_schema strikes requests for a schema only', async () => {
    sandbox.model.fault({ kind: '400_on_json_schema' });
    expect((await chat(sandbox, prompt)).status).toBe(200);
    const refused = await chat(sandbox, prompt, { response_format: jsonSchema });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { param: 'response_format' } },
    ]);
    expect((await chat(sandbox, prompt, { response_format: jsonSchema })).status).toBe(200);
  });

  it('invalid_json breaks off', async () => {
    sandbox.model.fault({ kind: 'invalid_json' });
    const content = await contentOf(await chat(sandbox, prompt, { response_format: jsonSchema }));
    expect(() => JSON.parse(content) as unknown).toThrow(SyntaxError);
  });

  it('never_use_phrase says what it was told to, or what the prompt forbids', async () => {
    sandbox.model.fault({ kind: 'never_use_phrase', phrase: 'deep dive' });
    expect(await contentOf(await chat(sandbox, prompt))).toContain('deep dive');
    sandbox.model.fault({ kind: 'never_use_phrase' });
    const forbidding = `${prompt}\nNever use these phrases: "synergy", "leverage"`;
    const content = await contentOf(await chat(sandbox, forbidding, { response_format: jsonSchema }));
    expect((JSON.parse(content) as { content: string }).content).toContain('synergy');
  });

  it('too_long writes more than LinkedIn takes', async () => {
    sandbox.model.fault({ kind: 'too_long', times: 2 });
    expect((await contentOf(await chat(sandbox, prompt))).length).toBeGreaterThan(6_000);
    const content = await contentOf(await chat(sandbox, prompt, { response_format: jsonSchema }));
    expect((JSON.parse(content) as { content: string }).content.length).toBeGreaterThan(6_000);
  });

  it.each([
    ['429', 429, 'rate_limit_exceeded'],
    ['500', 500, null],
  ] as const)('%s refuses before the first token', async (kind, status, code) => {
    sandbox.model.fault({ kind });
    const answer = await chat(sandbox, prompt, { stream: true });
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
  });

  it('401 refuses the key, and 429 says how long to wait where it was told', async () => {
    sandbox.model.fault({ kind: '401' });
    expect((await chat(sandbox, prompt)).status).toBe(401);
    sandbox.model.fault({ kind: '429', retry_after_s: 20 });
    const throttled = await chat(sandbox, prompt);
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '20']);
  });

  it('cut_mid_stream sends half, and the connection is gone', async () => {
    sandbox.model.fault({ kind: 'cut_mid_stream' });
    const answer = await chat(sandbox, prompt, { stream: true });
    await expect(answer.text()).rejects.toThrow();
    await sandbox.model.whenCalled((call) => call.outcome === 'cut');
  });

  it('garbage is no JSON, in a stream or whole', async () => {
    sandbox.model.fault({ kind: 'garbage', times: 2 });
    for (const stream of [true, false]) {
      expect(await (await chat(sandbox, prompt, { stream })).text()).toContain('<!doctype html>');
    }
  });

  it('endless goes on until the caller hangs up', async () => {
    sandbox.model.fault({ kind: 'endless' });
    const caller = new AbortController();
    const answer = await chat(sandbox, prompt, { stream: true, signal: caller.signal });
    const reader: ReadableStreamDefaultReader<Uint8Array> = answer.body!.getReader();
    for (let length = 0; length < 50_000;) length += (await reader.read()).value?.length ?? 0;
    caller.abort();
    await sandbox.model.whenCalled((call) => call.outcome === 'cut' && call.caller_left);
    sandbox.model.fault({ kind: 'endless' });
    expect((await contentOf(await chat(sandbox, prompt))).length).toBeGreaterThan(100_000);
  });

  it('empty says nothing', async () => {
    sandbox.model.fault({ kind: 'empty', times: 2 });
    expect(await contentOf(await chat(sandbox, prompt))).toBe('');
    const { events, isDone } = await eventsOf(await chat(sandbox, prompt, { stream: true }));
    expect([textOf(events), isDone]).toEqual(['', true]);
  });

  it('slow_first_token opens the stream and then keeps the caller waiting', async () => {
    sandbox.model.fault({ kind: 'slow_first_token', delay_ms: 60_000 });
    const caller = new AbortController();
    const answer = await chat(sandbox, prompt, { stream: true, signal: caller.signal });
    expect(answer.status).toBe(200);
    caller.abort();
    await sandbox.model.whenCalled((call) => call.outcome === 'cut' && call.caller_left);
  });

  it('slow_first_token says the whole answer in the end', async () => {
    sandbox.model.fault({ kind: 'slow_first_token', delay_ms: 5, times: 2 });
    expect((await eventsOf(await chat(sandbox, prompt, { stream: true }))).isDone).toBe(true);
    expect(await contentOf(await chat(sandbox, prompt))).toContain('Pricing');
  });

  it('stall_mid_stream sends half and, when released, the rest', async () => {
    sandbox.model.fault({ kind: 'stall_mid_stream' });
    const answer = await chat(sandbox, prompt, { stream: true });
    await sandbox.model.whenHeld();
    sandbox.model.release();
    const { events, isDone } = await eventsOf(answer);
    expect([textOf(events).endsWith('#PricingSmall'), isDone]).toEqual([true, true]);
  });

  it('stall_mid_stream lets go of a caller who hangs up', async () => {
    sandbox.model.fault({ kind: 'stall_mid_stream' });
    const caller = new AbortController();
    await chat(sandbox, prompt, { stream: true, signal: caller.signal });
    await sandbox.model.whenHeld();
    caller.abort();
    await sandbox.model.whenCalled((call) => call.outcome === 'cut');
    expect(sandbox.model.held).toBe(0);
  });

  it('error_in_stream ends a stream that began well with an error object and no [DONE]', async () => {
    sandbox.model.fault({ kind: 'error_in_stream' });
    const answer = await chat(sandbox, prompt, { stream: true });
    expect(answer.status).toBe(200);
    const { events, isDone } = await eventsOf(answer);
    expect(textOf(events)).toContain('Pricing');
    expect(events.at(-1)?.error?.message).toContain('error');
    expect(isDone).toBe(false);
  });

  it('strikes only prompts with its text, is armed over HTTP, and a reset disarms it', async () => {
    const arm = (body: object): Promise<Response> =>
      fetch(`${sandbox.url}/model/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await arm({ kind: '500', text_contains: 'hiring' })).status).toBe(201);
    expect((await arm({ kind: 'explode' })).status).toBe(400);
    expect((await chat(sandbox, prompt)).status).toBe(200);
    expect((await chat(sandbox, 'Topic: hiring')).status).toBe(500);
    await arm({ kind: '500' });
    expect((await fetch(`${sandbox.url}/model/_sandbox/reset`, { method: 'POST' })).status).toBe(204);
    expect((await chat(sandbox, prompt)).status).toBe(200);
  });
});
