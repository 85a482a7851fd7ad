import { z } from 'zod';

/** Modes of requesting JSON from an endpoint, from the strictest to none. */
export const STRUCTURED_OUTPUT_LADDER = ['json_schema', 'json_object', 'prompt'] as const;
export type StructuredOutput = (typeof STRUCTURED_OUTPUT_LADDER)[number];

/** The next way to try when the endpoint refuses this one; undefined after the last. */
export function nextRung(rung: StructuredOutput): StructuredOutput | undefined {
  return STRUCTURED_OUTPUT_LADDER[STRUCTURED_OUTPUT_LADDER.indexOf(rung) + 1];
}

/** Instructions with the schema as text, for endpoints that are not given the schema itself. */
export function withSchemaInWords(instructions: string, schema: object): string {
  return `${instructions}\n\nAnswer with one JSON object and nothing else: no words around it, no code fence. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
}

/** The whole schema. Every property is required and no other is allowed, as strict mode requires. */
export function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' });
  return rest;
}
