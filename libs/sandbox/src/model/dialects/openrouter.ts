import type { JsonObject } from '@drumbeat/domain';
import type { ModelError } from '../model.errors.js';
import type { Dialect } from './dialect.js';
import { openAiReasoning } from './openai.js';

/** Fields that reach the provider; OpenRouter leaves others out without a word and renames the limit. */
const passedOn = [
  'model',
  'messages',
  'response_format',
  'stream',
  'temperature',
  'top_p',
  'reasoning_effort',
];

function error(code: number, message: string, metadata?: object): ModelError {
  return {
    status: code,
    body: { error: { message, code, ...(metadata ? { metadata } : {}) }, user_id: 'user_1' },
  };
}

/** OpenRouter before a reasoning model of OpenAI's: the provider's own refusal comes as text inside of another one. */
export const openRouter: Dialect = {
  refusalOf: (body) => {
    const sent: JsonObject = Object.fromEntries(
      Object.entries(body).filter(([name]) => passedOn.includes(name)),
    );
    const refusal = openAiReasoning.refusalOf(sent);
    return (
      refusal &&
      error(refusal.status, 'Provider returned error', {
        raw: JSON.stringify(refusal.body, null, 2),
        provider_name: 'OpenAI',
      })
    );
  },
  failures: {
    no_credit: () =>
      error(402, 'Insufficient credits. Add more using https://openrouter.ai/settings/credits'),
    context_too_long: () =>
      error(
        400,
        "This endpoint's maximum context length is 128000 tokens. However, you requested about 131072 tokens (131072 of text input). Please reduce the length of either one.",
      ),
    prompt_filtered: () =>
      error(403, 'The chosen model requires moderation and your input was flagged', {
        reasons: ['harassment'],
        flagged_input: 'the first words of it',
        provider_name: 'OpenAI',
        model_slug: 'openai/o4-mini',
      }),
  },
  wantsTheWordJson: true,
  alwaysCounts: true,
  takesCompletionLimit: true,
};
