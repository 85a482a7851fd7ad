import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRefusal, refusalCause } from './endpoint-refusal.js';
import { REMEMBERED_MS, RefusedParameters } from './refused-parameters.js';

const sent = {
  model: 'm',
  messages: [],
  temperature: 0.8,
  max_tokens: 900,
  reasoning_effort: 'low',
  stream_options: { include_usage: true },
};
const learn = (status: number, body: unknown, request: object = sent) =>
  new RefusedParameters(() => 0).learn(
    readRefusal(status, typeof body === 'string' ? body : JSON.stringify(body)),
    { ...request },
  );

/** Errors as they were reported from the endpoints (docs/outside-services.md MODEL-7). */
describe('The parameter that a refusal is about', () => {
  it.each([
    [
      'OpenAI',
      400,
      {
        error: {
          message:
            "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
          type: 'invalid_request_error',
          param: 'temperature',
          code: 'unsupported_value',
        },
      },
      'temperature',
    ],
    [
      'OpenAI without a param',
      400,
      {
        error: {
          message: 'Unrecognized request argument supplied: reasoning_effort',
          type: 'invalid_request_error',
          param: null,
          code: null,
        },
      },
      'reasoning_effort',
    ],
    [
      'Mistral',
      422,
      {
        object: 'error',
        message: {
          detail: [
            {
              type: 'extra_forbidden',
              loc: ['body', 'stream_options'],
              msg: 'Extra inputs are not permitted',
              input: { temperature: 1 },
            },
          ],
        },
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
      'stream_options',
    ],
    [
      'an older vLLM',
      400,
      {
        object: 'error',
        message:
          "[{'type': 'extra_forbidden', 'loc': ('body', 'reasoning_effort'), 'msg': 'Extra inputs are not permitted', 'input': 'low'}]",
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
      'reasoning_effort',
    ],
    [
      'vLLM about the limit',
      400,
      {
        error: {
          message:
            "'max_tokens' or 'max_completion_tokens' is too large: 900. This model's maximum context length is 512 tokens",
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      },
      'max_tokens',
    ],
    [
      'OpenRouter',
      400,
      {
        error: {
          message: 'Provider returned error',
          code: 400,
          metadata: {
            raw: '{\n  "error": {\n    "message": "Unsupported parameter: \'temperature\' is not supported with this model.",\n    "type": "invalid_request_error",\n    "param": "temperature",\n    "code": null\n  }\n}',
            provider_name: 'OpenAI',
          },
        },
      },
      'temperature',
    ],
    [
      'Ollama',
      400,
      {
        error: {
          message: '"llama3.1:8b" does not support thinking',
          type: 'invalid_request_error',
          param: null,
          code: null,
        },
      },
      'reasoning_effort',
    ],
    [
      'Moonshot',
      400,
      { error: { message: 'invalid temperature: only 1 is allowed for this model' } },
      'temperature',
    ],
    ['a proxy', 400, { detail: 'Unsupported parameter: temperature' }, 'temperature'],
    ['plain text', 400, 'temperature is not supported', 'temperature'],
  ])('is found in the words of %s', (_endpoint, status, body, parameter) => {
    expect(learn(status, body)).toBe(parameter);
  });

  it.each([
    ['a schema', { error: { message: 'Invalid schema', param: 'response_format' } }],
    ['a parameter that was not sent', { error: { message: 'no top_p', param: 'top_p' } }],
    [
      'the content, in a sentence with a link about reasoning and temperature',
      {
        error: {
          message:
            'Invalid prompt: your prompt was flagged as violating our usage policy. See docs on temperature',
          code: 'invalid_prompt',
        },
      },
    ],
    ['nothing', {}],
  ])('is none where it is about %s', (_what, body) => {
    expect(learn(400, body)).toBeUndefined();
  });

  it('reads whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
        expect(readRefusal(400, body).words.length).toBeLessThanOrEqual(2_000);
      }),
    );
  });
});

describe('What an endpoint refuses', () => {
  it('is left out, the limit first tried by its other name, and tried again after a day', () => {
    let now = 0;
    const parameters = new RefusedParameters(() => now);
    const refuse = (name: string, body: object) =>
      parameters.learn(readRefusal(400, JSON.stringify({ error: { param: name } })), { ...body });
    refuse('max_tokens', sent);
    refuse('temperature', sent);
    expect(parameters.fit(sent)).toEqual({
      model: 'm',
      messages: [],
      reasoning_effort: 'low',
      stream_options: { include_usage: true },
      max_completion_tokens: 900,
    });
    refuse('max_completion_tokens', { max_completion_tokens: 900 });
    expect(parameters.fit({ max_tokens: 900, model: 'm' })).toEqual({ model: 'm' });
    now = REMEMBERED_MS;
    expect(parameters.fit(sent)).toEqual(sent);
  });
});

describe('The cause of a refusal', () => {
  it.each([
    [
      'content',
      400,
      { error: { code: 'content_filter', param: 'prompt', message: 'The response was filtered' } },
    ],
    ['content', 400, { error: { code: 'invalid_prompt', message: 'flagged as violating our usage policy' } }],
    ['content', 403, { error: { code: 403, metadata: { reasons: ['x'], flagged_input: 'y' } } }],
    ['credit', 429, { error: { type: 'insufficient_quota', code: 'insufficient_quota' } }],
    ['credit', 402, { error: { code: 402, message: 'Insufficient credits' } }],
    ['context', 400, { error: { code: 'context_length_exceeded', param: 'messages' } }],
    ['context', 400, { object: 'error', message: 'too large for model with 32768 maximum context length' }],
    ['context', 400, { error: { message: 'the request exceeds the available context size', code: 400 } }],
    [undefined, 401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } }],
    [undefined, 400, { error: { message: 'we do not know this field' } }],
  ])('is %s: %s %j', (cause, status, body) => {
    expect(refusalCause(readRefusal(status, JSON.stringify(body)))).toBe(cause);
  });
});
