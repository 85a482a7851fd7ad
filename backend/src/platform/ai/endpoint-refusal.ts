/** What an endpoint says about a request that it refuses, whatever form its error has. Holds none of our texts. */
export interface EndpointRefusal {
  readonly status: number;
  /** Names of errors: `unsupported_value`, `insufficient_quota`. */
  readonly codes: readonly string[];
  /** Fields that it names outside of its text: `temperature`, `messages[0].role`. */
  readonly fields: readonly string[];
  /** Its sentences, in lower case. */
  readonly words: string;
  /** A moderation's verdict came with it. */
  readonly isFlagged: boolean;
}

export type RefusalCause = 'content' | 'credit' | 'context';

const WORDS_MAX = 2_000;
const DEPTH_MAX = 8;

const CONTENT_CODES = ['content_filter', 'content_policy_violation', 'responsibleaipolicyviolation'];
const CONTENT_WORDS = /content management policy|content polic|usage polic|flagged/u;
const CREDIT_CODES = ['insufficient_quota', 'insufficient_credits', 'billing_hard_limit_reached'];
const CONTEXT_CODES = ['context_length_exceeded', 'exceed_context_size_error'];
const CONTEXT_WORDS = /maximum context length|context (?:length|window|size)|prompt is too long/u;

/**
 * Reads an error body (MODEL-7): OpenAI's `error` with `param` and `code`, Pydantic's `detail` with `loc` as of Mistral
 * and vLLM, a provider's own error as text in OpenRouter's `metadata.raw`, or plain text.
 */
export function readRefusal(status: number, body: string): EndpointRefusal {
  const found = { codes: [] as string[], fields: [] as string[], words: [] as string[], isFlagged: false };

  const readText = (text: string, depth: number): void => {
    const value = parsed(text);
    if (value === undefined) found.words.push(text);
    else read(value, depth + 1);
  };
  const read = (value: unknown, depth: number): void => {
    if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) read(item, depth + 1);
      return;
    }
    for (const [key, part] of Object.entries(value) as [string, unknown][]) {
      if (key === 'flagged_input' || key === 'reasons') found.isFlagged = true;
      // Pydantic's `input` is what we sent.
      else if (key === 'input') continue;
      else if (key === 'loc' && Array.isArray(part))
        found.fields.push(part.filter((step) => step !== 'body').join('.'));
      else if (typeof part === 'number' && key === 'code') found.codes.push(String(part));
      else if (typeof part !== 'string') read(part, depth + 1);
      else if (key === 'code' || key === 'type') found.codes.push(part.toLowerCase());
      else if (key === 'param') found.fields.push(part);
      else if (['message', 'msg', 'error', 'detail', 'raw'].includes(key)) readText(part, depth);
    }
  };

  readText(body, 0);
  return { ...found, status, words: found.words.join('\n').slice(0, WORDS_MAX).toLowerCase() };
}

/** The cause of a refusal that a smaller request would meet again; undefined where the request's form may be it. */
export function refusalCause({ status, codes, words, isFlagged }: EndpointRefusal): RefusalCause | undefined {
  const has = (names: readonly string[]) => codes.some((code) => names.includes(code));
  if (status === 402 || has(CREDIT_CODES)) return 'credit';
  if (isFlagged || has(CONTENT_CODES) || ([400, 403].includes(status) && CONTENT_WORDS.test(words))) {
    return 'content';
  }
  const isAboutSize = [400, 413, 422].includes(status) && CONTEXT_WORDS.test(words);
  return isAboutSize || has(CONTEXT_CODES) ? 'context' : undefined;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
