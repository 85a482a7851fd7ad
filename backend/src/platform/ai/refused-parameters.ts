import { DAY_MS } from '@drumbeat/domain';
import { type EndpointRefusal, refusalCause } from './endpoint-refusal.js';
import { ExpiringMap } from '../cache/expiring-map.js';

/** A request's body, as JSON. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** Fields that a request can do without: the endpoint's own value then holds. */
const DISPENSABLE = [
  'temperature',
  'reasoning_effort',
  'max_tokens',
  'max_completion_tokens',
  'stream_options',
] as const;
export type DispensableParameter = (typeof DISPENSABLE)[number];

/** Words for a parameter that stand for its name in some refusals: Ollama says "does not support thinking". */
const OTHER_WORDS: Partial<Record<DispensableParameter, RegExp>> = {
  reasoning_effort: /\bthink(?:ing)?\b|\breasoning value\b/u,
};

/** An upgraded endpoint is noticed after this. */
export const REMEMBERED_MS = DAY_MS;

/** The parameters that an endpoint refuses for its model, learnt from its refusals and forgotten after a day. */
export class RefusedParameters {
  private readonly refused: ExpiringMap<DispensableParameter, true>;

  constructor(now: () => number) {
    this.refused = new ExpiringMap(REMEMBERED_MS, DISPENSABLE.length, now);
  }

  /** The body without what the endpoint refuses. OpenAI's limit has two names: where one is refused, the other is tried. */
  fit(body: RequestBody): RequestBody {
    const { max_tokens: limit, ...rest } = body;
    const renamed =
      limit !== undefined && this.refused.get('max_tokens')
        ? { ...rest, max_completion_tokens: limit }
        : body;
    return Object.fromEntries(
      Object.entries(renamed).filter(([name]) => !isDispensable(name) || !this.refused.get(name)),
    );
  }

  /** Remembers the parameter that a refusal of `sent` is about, and returns it; undefined where it is about none. */
  learn(refusal: EndpointRefusal, sent: RequestBody): DispensableParameter | undefined {
    const cause = refusalCause(refusal);
    if (cause === 'content' || cause === 'credit') return undefined;
    const named = namedIn(
      refusal,
      DISPENSABLE.filter((name) => sent[name] !== undefined),
    );
    if (named !== undefined) this.refused.set(named, true);
    return named;
  }
}

function isDispensable(name: string): name is DispensableParameter {
  return (DISPENSABLE as readonly string[]).includes(name);
}

/** Names outside of the text count first: a text may mention several. */
function namedIn(
  { fields, words }: EndpointRefusal,
  sent: readonly DispensableParameter[],
): DispensableParameter | undefined {
  const byField = sent.find((name) => fields.some((field) => field === name || field.startsWith(`${name}.`)));
  if (byField !== undefined || fields.length > 0) return byField;
  return sent.find(
    (name) => new RegExp(`\\b${name}\\b`, 'u').test(words) || OTHER_WORDS[name]?.test(words) === true,
  );
}
