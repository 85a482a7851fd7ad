import type { z } from 'zod';

export type JsonAnswer<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly value: undefined; readonly problems: readonly string[] };

/**
 * Reads a model's output: the JSON in it (bare, in a code fence, or after some text), checked against the schema.
 * Returns problems as sentences that can be sent back to the model.
 */
export function readJsonAnswer<Value>(text: string, schema: z.ZodType<Value>): JsonAnswer<Value> {
  const json = extractJson(text);
  if (json === undefined) return { value: undefined, problems: ['The answer is not valid JSON.'] };
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { value: parsed.data, problems: [] };
  return {
    value: undefined,
    problems: parsed.error.issues
      .slice(0, 10)
      .map(({ path, message }) => `${path.length > 0 ? path.join('.') : 'The answer'}: ${message}`),
  };
}

/** The object or array in a text: between the first opening bracket and the last one that closes. */
function extractJson(text: string): { value: unknown } | undefined {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start < 0 || end <= start) return undefined;
  try {
    return { value: JSON.parse(text.slice(start, end + 1)) as unknown };
  } catch {
    return undefined;
  }
}
