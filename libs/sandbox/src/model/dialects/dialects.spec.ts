import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { chat, contentOf, eventsOf } from '../../testing/model-client.js';
import type { DialectModel } from './models.js';

let sandbox: Sandbox;
const prompt = 'Write a LinkedIn post.\nTopic: pricing small studios';

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.model.reset());

const ask = (model: DialectModel, fields: Record<string, unknown> = {}) =>
  chat(sandbox, prompt, { model, ...fields });
const answer = async (model: DialectModel, fields: Record<string, unknown>) => {
  const response = await ask(model, fields);
  return [response.status, await response.json()];
};
const asking = (title: object, more: object = {}) => ({
  response_format: {
    type: 'json_schema',
    json_schema: {
      name: 'draft',
      strict: true,
      schema: {
        type: 'object',
        properties: { title: { type: 'string', ...title } },
        required: ['title'],
        additionalProperties: false,
        ...more,
      },
    },
  },
});

describe('The dialect of an endpoint', () => {
  it.each([
    [
      'drumbeat-sandbox',
      { reasoning_effort: 'low' },
      {
        message: 'Unrecognized request argument supplied: reasoning_effort',
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    ],
    [
      'drumbeat-sandbox',
      asking({ maxLength: 40 }),
      {
        message:
          "Invalid schema for response_format 'draft': In context=('properties', 'title'), 'maxLength' is not permitted.",
        param: 'response_format',
      },
    ],
    [
      'drumbeat-sandbox',
      asking({}, { additionalProperties: true }),
      {
        message:
          "Invalid schema for response_format 'draft': In context=(), 'additionalProperties' is required to be supplied and to be false.",
      },
    ],
    [
      'drumbeat-sandbox',
      asking({}, { required: [] }),
      { message: expect.stringContaining("every key in properties. Missing 'title'.") },
    ],
    [
      'drumbeat-openai-reasoning',
      { temperature: 0.8 },
      {
        message:
          "Unsupported value: 'temperature' does not support 0.8 with this model. Only the default (1) value is supported.",
        type: 'invalid_request_error',
        param: 'temperature',
        code: 'unsupported_value',
      },
    ],
    [
      'drumbeat-openai-reasoning',
      { max_tokens: 500 },
      {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        param: 'max_tokens',
        code: 'unsupported_parameter',
      },
    ],
    ['drumbeat-openai-reasoning', { reasoning_effort: 'none' }, { param: 'reasoning_effort' }],
    [
      'drumbeat-azure',
      asking({ pattern: '^a' }),
      { message: expect.stringContaining("'pattern' is not permitted.") },
    ],
    [
      'drumbeat-ollama',
      { reasoning_effort: 'low' },
      { message: '"drumbeat-ollama" does not support thinking', param: null },
    ],
    [
      'drumbeat-vllm',
      asking({ maxLength: 40, pattern: '^a' }),
      { message: 'The provided JSON schema contains features not supported by xgrammar.', code: 400 },
    ],
    [
      'drumbeat-vllm',
      { max_tokens: 100_000 },
      { message: expect.stringMatching(/^'max_tokens' or 'max_completion_tokens' is too large: 100000\./) },
    ],
    [
      'drumbeat-openrouter',
      { temperature: 0.8 },
      {
        message: 'Provider returned error',
        code: 400,
        metadata: {
          raw: expect.stringContaining('"param": "temperature"'),
          provider_name: 'OpenAI',
        },
      },
    ],
  ] as const)('%s refuses %j in its words', async (model, fields, error) => {
    expect(await answer(model, fields)).toMatchObject([400, { error }]);
  });

  it.each(['max_completion_tokens', 'stream_options', 'seed'])(
    'Mistral’s refuses the field %s with 422',
    async (name) => {
      expect(await answer('drumbeat-mistral', { [name]: 5 })).toEqual([
        422,
        {
          object: 'error',
          message: {
            detail: [
              {
                type: 'extra_forbidden',
                loc: ['body', name],
                msg: 'Extra inputs are not permitted',
                input: 5,
              },
            ],
          },
          type: 'invalid_request_error',
          param: null,
          code: null,
        },
      ]);
    },
  );

  it('ignores fields that it does not know where the endpoint does', async () => {
    for (const model of ['drumbeat-ollama', 'drumbeat-vllm', 'drumbeat-openrouter'] as const) {
      expect((await ask(model, { temprature: 1, max_completion_tokens: 5_000 })).status).toBe(200);
    }
    const unlimited = await contentOf(await ask('drumbeat-ollama', { max_completion_tokens: 5 }));
    expect(unlimited.length).toBeGreaterThan(100);
  });

  it('counts without being asked where the endpoint does', async () => {
    const last = async (model: DialectModel) =>
      (await eventsOf(await ask(model, { stream: true }))).events.at(-1)?.usage;
    expect(await last('drumbeat-mistral')).toMatchObject({ total_tokens: expect.any(Number) });
    expect(await last('drumbeat-sandbox')).toBeUndefined();
  });

  it.each([
    ['drumbeat-sandbox', 'no_credit', 429, { error: { code: 'insufficient_quota' } }],
    ['drumbeat-openrouter', 'no_credit', 402, { error: { code: 402 } }],
    ['drumbeat-sandbox', 'context_too_long', 400, { error: { code: 'context_length_exceeded' } }],
    ['drumbeat-mistral', 'context_too_long', 400, { code: '3051' }],
    ['drumbeat-azure', 'prompt_filtered', 400, { error: { code: 'content_filter', param: 'prompt' } }],
    ['drumbeat-openrouter', 'prompt_filtered', 403, { error: { metadata: { reasons: ['harassment'] } } }],
  ] as const)('%s has words of its own for %s', async (model, kind, status, body) => {
    sandbox.model.fault({ kind });
    expect(await answer(model, {})).toMatchObject([status, body]);
  });

  it('keeps to the bounds of a schema that stand in its words', async () => {
    const response = await ask('drumbeat-sandbox', asking({ description: 'At most 12 characters.' }));
    const { title } = JSON.parse(await contentOf(response)) as { title: string };
    expect(title.length).toBeLessThanOrEqual(12);
  });

  it('refuses to write in the field for it, by a filter, or in words', async () => {
    for (const kind of ['refusal', 'content_filter', 'refusal_in_words'] as const) {
      sandbox.model.fault({ kind });
    }
    const choices = async () =>
      ((await (await ask('drumbeat-sandbox')).json()) as { choices: object[] }).choices;
    expect(await choices()).toMatchObject([
      { message: { content: null, refusal: expect.stringContaining('can’t help') }, finish_reason: 'stop' },
    ]);
    expect(await choices()).toMatchObject([{ message: { refusal: null }, finish_reason: 'content_filter' }]);
    expect(await choices()).toMatchObject([
      { message: { content: expect.stringContaining('can’t help') }, finish_reason: 'stop' },
    ]);
  });
});
