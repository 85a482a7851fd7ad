type Bound = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum';

const sentence = /\b(At least|At most|Exactly) (-?\d+)(?: (characters?|items?))?\./g;
const kinds: Record<string, readonly [Bound, Bound]> = {
  character: ['minLength', 'maxLength'],
  item: ['minItems', 'maxItems'],
  '': ['minimum', 'maximum'],
};

/** A schema with the bounds that its description states ("At most 40 characters."), as a model reads them. */
export function withBoundsInWords(schema: Record<string, unknown>): Record<string, unknown> {
  const { description } = schema;
  if (typeof description !== 'string') return schema;
  const bounds: Partial<Record<Bound, number>> = {};
  for (const [, which, number, unit = ''] of description.matchAll(sentence)) {
    const [least, most] = kinds[unit.replace(/s$/, '')] ?? [];
    if (least && which !== 'At most') bounds[least] = Number(number);
    if (most && which !== 'At least') bounds[most] = Number(number);
  }
  return { ...bounds, ...schema };
}
