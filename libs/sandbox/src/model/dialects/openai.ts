import type { JsonObject } from '@drumbeat/domain';
import { type ModelError, modelErrors } from '../model.errors.js';
import type { Dialect } from './dialect.js';
import { forbiddenKeywordIn, opennessIn, requestedSchema } from './schema-keywords.js';

/** The fields of chat completions in common use; any other name is refused. */
const parameters = new Set([
  'frequency_penalty',
  'max_completion_tokens',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'n',
  'presence_penalty',
  'reasoning_effort',
  'response_format',
  'seed',
  'stop',
  'store',
  'stream',
  'stream_options',
  'temperature',
  'tool_choice',
  'tools',
  'top_p',
  'user',
  'verbosity',
]);

/** Strict mode takes none of these. */
const forbiddenKeywords = [
  'minLength',
  'maxLength',
  'uniqueItems',
  'contains',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'allOf',
  'oneOf',
  'not',
  'dependentRequired',
  'dependentSchemas',
  'if',
];
/** Nor does Azure take these, which OpenAI itself has taken up since. */
const azureForbiddenKeywords = [
  ...forbiddenKeywords,
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
];
const chatTemperatureMax = 2;
const reasoningEfforts = ['minimal', 'low', 'medium', 'high'];

const invalid = modelErrors.invalidRequest;

/** A path as OpenAI writes it: `('properties', 'title')`. */
function inContext(path: readonly string[]): string {
  const steps = path.map((step) => `'${step}'`).join(', ');
  return `(${steps}${path.length === 1 ? ',' : ''})`;
}

function schemaRefusal(body: JsonObject, keywords: readonly string[]): ModelError | null {
  const requested = requestedSchema(body);
  if (requested === null) return null;
  const refuse = (path: readonly string[], problem: string): ModelError =>
    invalid(
      `Invalid schema for response_format '${requested.name}': In context=${inContext(path)}, ${problem}`,
      'response_format',
    );
  const open = opennessIn(requested.schema);
  if (open) return refuse(open.path, open.problem);
  const forbidden = forbiddenKeywordIn(requested.schema, (keyword) => keywords.includes(keyword));
  return forbidden && refuse(forbidden.path, `'${forbidden.keyword}' is not permitted.`);
}

function unknownParameter(body: JsonObject, isKnown: (name: string) => boolean): ModelError | null {
  const unknown = Object.keys(body).find((name) => !isKnown(name));
  return unknown === undefined ? null : invalid(`Unrecognized request argument supplied: ${unknown}`);
}

function twoLimits(body: JsonObject): ModelError | null {
  const both = body['max_tokens'] !== undefined && body['max_completion_tokens'] !== undefined;
  return both
    ? invalid("Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.")
    : null;
}

function unsupported(parameter: string, instead?: string): ModelError {
  const words = `Unsupported parameter: '${parameter}' is not supported with this model.`;
  return invalid(
    instead === undefined ? words : `${words} Use '${instead}' instead.`,
    parameter,
    'unsupported_parameter',
  );
}

function chatRefusal(body: JsonObject, keywords: readonly string[]): ModelError | null {
  const { temperature } = body;
  const unknown = unknownParameter(body, (name) => parameters.has(name) && name !== 'reasoning_effort');
  if (unknown) return unknown;
  if (typeof temperature === 'number' && temperature > chatTemperatureMax) {
    return invalid(
      `Invalid 'temperature': decimal above maximum value. Expected a value <= 2, but got ${temperature} instead.`,
      'temperature',
      'decimal_above_max_value',
    );
  }
  return twoLimits(body) ?? schemaRefusal(body, keywords);
}

/** The order is OpenAI's as far as it was seen: one problem at a time. */
function reasoningRefusal(body: JsonObject): ModelError | null {
  const { temperature, reasoning_effort: effort } = body;
  const unknown = unknownParameter(body, (name) => parameters.has(name));
  if (unknown) return unknown;
  if (body['max_tokens'] !== undefined) return unsupported('max_tokens', 'max_completion_tokens');
  if (temperature !== undefined && temperature !== null && temperature !== 1) {
    return invalid(
      `Unsupported value: 'temperature' does not support ${JSON.stringify(temperature)} with this model. Only the default (1) value is supported.`,
      'temperature',
      'unsupported_value',
    );
  }
  if (body['top_p'] !== undefined) return unsupported('top_p');
  if (effort !== undefined && (typeof effort !== 'string' || !reasoningEfforts.includes(effort))) {
    return invalid(
      `Unsupported value: 'reasoning_effort' does not support ${JSON.stringify(effort)} with this model. Supported values are: 'minimal', 'low', 'medium', and 'high'.`,
      'reasoning_effort',
      'unsupported_value',
    );
  }
  return schemaRefusal(body, forbiddenKeywords);
}

const failures: Dialect['failures'] = {
  no_credit: modelErrors.noCredit,
  context_too_long: () =>
    invalid(
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 131072 tokens. Please reduce the length of the messages.",
      'messages',
      'context_length_exceeded',
    ),
  prompt_filtered: () =>
    invalid(
      'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt.',
      null,
      'invalid_prompt',
    ),
};

const common = { wantsTheWordJson: true, alwaysCounts: false, takesCompletionLimit: true } as const;

/** OpenAI's models without reasoning. */
export const openAiChat: Dialect = {
  ...common,
  refusalOf: (body) => chatRefusal(body, forbiddenKeywords),
  failures,
};

/** OpenAI's reasoning models: the default temperature only, and a limit by another name. */
export const openAiReasoning: Dialect = { ...common, refusalOf: reasoningRefusal, failures };

/** The same models at Azure: fewer keywords in schemas, and a filter with words of its own. */
export const azure: Dialect = {
  ...common,
  refusalOf: (body) => chatRefusal(body, azureForbiddenKeywords),
  failures: {
    ...failures,
    prompt_filtered: () => ({
      status: 400,
      body: {
        error: {
          message:
            "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: { code: 'ResponsibleAIPolicyViolation' },
        },
      },
    }),
  },
};
