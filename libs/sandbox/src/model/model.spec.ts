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

describe('The model endpoint', () => {
  it('lists its models', async () => {
    const headers = { authorization: 'Bearer drumbeat-sandbox-key' };
    const answer = await fetch(`${sandbox.url}/model/v1/models`, { headers });
    expect(await answer.json()).toMatchObject({
      object: 'list',
      data: expect.arrayContaining([expect.objectContaining({ id: 'drumbeat-sandbox', object: 'model' })]),
    });
  });

  it('refuses a missing or wrong key', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const answer = await fetch(`${sandbox.url}/model/v1/models`, { headers });
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { error: { code: 'invalid_api_key' } },
      ]);
    }
  });

  it('writes about what the prompt asks for, the same each time', async () => {
    const answer = await chat(sandbox, prompt);
    const content = await contentOf(answer);
    expect(content).toContain('Pricing small studios');
    expect(content).toContain('studio owners');
    expect(await contentOf(await chat(sandbox, prompt))).toBe(content);
    expect(await contentOf(await chat(sandbox, 'Topic: hiring'))).not.toBe(content);
  });

  it('answers in the shape of a chat completion with its usage', async () => {
    const body = await (await chat(sandbox, prompt)).json();
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-/),
      object: 'chat.completion',
      model: 'drumbeat-sandbox',
      choices: [{ index: 0, message: { role: 'assistant' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: expect.any(Number), completion_tokens: expect.any(Number) },
    });
  });

  it('streams the same content in pieces, then the reason, then [DONE]', async () => {
    const whole = await contentOf(await chat(sandbox, prompt));
    const answer = await chat(sandbox, prompt, { stream: true });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const { events, isDone } = await eventsOf(answer);
    expect(textOf(events)).toBe(whole);
    expect(events.length).toBeGreaterThan(10);
    expect(events.at(-1)?.choices?.[0]?.finish_reason).toBe('stop');
    expect(isDone).toBe(true);
  });

  it('sends the usage last and without choices, only when asked', async () => {
    const answer = await chat(sandbox, prompt, { stream: true, stream_options: { include_usage: true } });
    const last = (await eventsOf(answer)).events.at(-1);
    expect(last).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  });

  it('stops at the number of tokens asked for', async () => {
    const body = await (await chat(sandbox, prompt, { max_tokens: 5 })).json();
    expect(body).toMatchObject({ choices: [{ finish_reason: 'length' }], usage: { completion_tokens: 5 } });
  });

  it('reads content in parts', async () => {
    const messages = [{ role: 'user', content: [{ type: 'text', text: 'Topic: hiring slowly' }] }];
    expect(await contentOf(await chat(sandbox, '', { messages }))).toContain('Hiring slowly');
  });

  it('gives JSON that fits the schema asked for', async () => {
    const content = await contentOf(await chat(sandbox, prompt, { response_format: jsonSchema }));
    const value = JSON.parse(content) as { title: string; content: string };
    expect(Object.keys(value)).toEqual(['title', 'content']);
    expect(value.title.length).toBeLessThanOrEqual(40);
    expect(value.content).toContain('Pricing small studios');
  });

  it('finds the schema in the prompt when it is not sent with the request', async () => {
    const messages = [
      { role: 'system', content: `Answer with JSON for this schema:\n${JSON.stringify(schema)}\nOnly JSON.` },
      { role: 'user', content: 'Topic: {pricing}' },
    ];
    for (const response_format of [{ type: 'json_object' }, undefined]) {
      const content = await contentOf(await chat(sandbox, '', { messages, response_format }));
      expect(Object.keys(JSON.parse(content) as object)).toEqual(['title', 'content']);
    }
  });

  it('refuses JSON mode when no message speaks of JSON, as OpenAI does', async () => {
    const answer = await chat(sandbox, prompt, { response_format: { type: 'json_object' } });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { param: 'messages' } }]);
  });

  it.each([
    [{ model: 'gpt-unknown' }, 404],
    [{ model: undefined }, 400],
    [{ messages: [] }, 400],
    [{ messages: [{ role: 'user' }] }, 400],
    [{ messages: 'hello' }, 400],
    [{ response_format: { type: 'yaml' } }, 400],
    [{ response_format: { type: 'json_schema' } }, 400],
    [{ temprature: 1 }, 400],
  ])('refuses %j', async (fields, status) => {
    const answer = await chat(sandbox, prompt, fields);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('refuses a body that is not JSON and a path that is none', async () => {
    const headers = { authorization: 'Bearer drumbeat-sandbox-key', 'content-type': 'application/json' };
    const url = `${sandbox.url}/model/v1/chat/completions`;
    expect((await fetch(url, { method: 'POST', headers, body: '{' })).status).toBe(400);
    expect((await fetch(`${sandbox.url}/model/v1/embeddings`, { headers })).status).toBe(404);
  });

  it('writes requests down without the key', async () => {
    await chat(sandbox, prompt, { response_format: jsonSchema });
    const answer = await fetch(`${sandbox.url}/model/_sandbox/calls`);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      total: 1,
      data: [
        {
          model: 'drumbeat-sandbox',
          response_format: 'json_schema',
          messages: [{ role: 'user', content: prompt }],
          status: 200,
          outcome: 'answered',
        },
      ],
    });
    expect(text).not.toContain('drumbeat-sandbox-key');
  });
});
