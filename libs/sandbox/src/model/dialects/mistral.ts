import type { JsonObject } from '@drumbeat/domain';
import type { ModelError } from '../model.errors.js';
import type { Dialect } from './dialect.js';

const parameters = new Set([
  'frequency_penalty',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'n',
  'parallel_tool_calls',
  'prediction',
  'presence_penalty',
  'prompt_mode',
  'random_seed',
  'reasoning_effort',
  'response_format',
  'safe_prompt',
  'stop',
  'stream',
  'temperature',
  'tool_choice',
  'tools',
  'top_p',
]);
const temperatureMax = 1.5;

function unprocessable(detail: object): ModelError {
  return {
    status: 422,
    body: {
      object: 'error',
      message: { detail: [detail] },
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  };
}

function bad(message: string, code: string | null = null): ModelError {
  return {
    status: 400,
    body: { object: 'error', message, type: 'invalid_request_error', param: null, code },
  };
}

function refusalOf(body: JsonObject): ModelError | null {
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown !== undefined) {
    return unprocessable({
      type: 'extra_forbidden',
      loc: ['body', unknown],
      msg: 'Extra inputs are not permitted',
      input: body[unknown],
    });
  }
  const { temperature, reasoning_effort: effort } = body;
  if (typeof temperature === 'number' && temperature > temperatureMax) {
    return unprocessable({
      type: 'less_than_equal',
      loc: ['body', 'temperature'],
      msg: `Input should be less than or equal to ${temperatureMax}`,
      input: temperature,
      ctx: { le: temperatureMax },
    });
  }
  return effort === undefined ? null : bad('reasoning_effort is not enabled for this model');
}

/** Mistral with a model that does not reason: every field beyond its own is refused with 422, in Pydantic's form. */
export const mistral: Dialect = {
  refusalOf,
  failures: {
    context_too_long: () =>
      bad('Prompt contains 40000 tokens, too large for model with 32768 maximum context length', '3051'),
  },
  wantsTheWordJson: false,
  alwaysCounts: true,
  takesCompletionLimit: false,
};
