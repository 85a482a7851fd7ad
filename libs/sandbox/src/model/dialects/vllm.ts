import type { JsonObject } from '@drumbeat/domain';
import type { ModelError } from '../model.errors.js';
import type { Dialect } from './dialect.js';
import { forbiddenKeywordIn, requestedSchema } from './schema-keywords.js';

/** Tokens of prompt and answer together. */
const contextLength = 16_384;

function bad(message: string): ModelError {
  return { status: 400, body: { error: { message, type: 'BadRequestError', param: null, code: 400 } } };
}

/** xgrammar's: nothing of these, and no length beside a pattern or a format. */
function isForbidden(keyword: string, schema: JsonObject): boolean {
  if (['multipleOf', 'uniqueItems', 'contains', 'minContains', 'maxContains'].includes(keyword)) return true;
  const isLength = keyword === 'minLength' || keyword === 'maxLength';
  return isLength && ('pattern' in schema || 'format' in schema);
}

/** vLLM ignores unknown fields; its refusals name no parameter outside of their text. */
export const vllm: Dialect = {
  refusalOf: (body) => {
    const { temperature } = body;
    if (typeof temperature === 'number' && temperature < 0) {
      return bad(`temperature must be non-negative, got ${temperature}.`);
    }
    const limit = body['max_completion_tokens'] ?? body['max_tokens'];
    if (typeof limit === 'number' && limit > contextLength) {
      return bad(
        `'max_tokens' or 'max_completion_tokens' is too large: ${limit}. This model's maximum context length is ${contextLength} tokens and your request has 512 input tokens (${limit} > ${contextLength} - 512).`,
      );
    }
    const requested = requestedSchema(body);
    return requested && forbiddenKeywordIn(requested.schema, isForbidden)
      ? bad('The provided JSON schema contains features not supported by xgrammar.')
      : null;
  },
  failures: {
    context_too_long: () =>
      bad(
        `This model's maximum context length is ${contextLength} tokens. However, your request has 20000 input tokens. Please reduce the length of the input messages.`,
      ),
  },
  wantsTheWordJson: false,
  alwaysCounts: false,
  takesCompletionLimit: true,
};
