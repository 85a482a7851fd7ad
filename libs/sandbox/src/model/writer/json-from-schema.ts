import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { Brief, Quote } from './brief.js';
import { habitOn, hashtagOn, hookOn, ideaOn, postOn, questionOn, reasonOn, titleOn } from './prose.js';

type Bound = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum';

const sentence = /\b(At least|At most|Exactly) (-?\d+)(?: (characters?|items?))?\./g;
const kinds: Record<string, readonly [Bound, Bound]> = {
  character: ['minLength', 'maxLength'],
  item: ['minItems', 'maxItems'],
  '': ['minimum', 'maximum'],
};

/** A schema with the bounds that its description states ("At most 40 characters."), as a model reads them. */
function withBoundsInWords(schema: Record<string, unknown>): Record<string, unknown> {
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

const maxDepth = 16;
const defaultItems = 3;

interface Place {
  root: JsonObject;
  brief: Brief;
  seed: number;
  /** Name of the property being written, or of the list it is an item of. */
  name: string;
  /** Position in the innermost list. */
  index: number;
  depth: number;
  isInList: boolean;
}

function schemasOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function numberOf(schema: JsonObject, keyword: string): number | null {
  const value = schema[keyword];
  return typeof value === 'number' ? value : null;
}

function resolved(schema: JsonObject, root: JsonObject): JsonObject {
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#')) return schema;
  let target: unknown = root;
  for (const step of reference.slice(1).split('/').filter(Boolean)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    target = isJsonObject(target) ? target[key] : undefined;
  }
  return isJsonObject(target) ? target : {};
}

function typeOf(schema: JsonObject): string {
  const { type } = schema;
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) return String(type.find((option) => option !== 'null') ?? 'null');
  if (isJsonObject(schema['properties'])) return 'object';
  return 'items' in schema ? 'array' : 'string';
}

function wording({ name, brief, index: position, seed }: Place): string {
  const index = brief.skipped + position;
  if (brief.quotes.length > 0) return habitOn(index);
  if (/hashtag|tag/i.test(name)) return hashtagOn(brief, index);
  if (/hook|opening/i.test(name)) return hookOn(brief, index);
  if (/question/i.test(name)) return questionOn(brief, index);
  if (/^(?:why|reason)$/i.test(name)) return reasonOn(brief, index);
  if (/title|headline|heading|name/i.test(name)) return titleOn(brief, index);
  if (/content|post|draft|body|commentary/i.test(name)) return postOn(brief, seed + index);
  return ideaOn(brief, index);
}

function formatted(schema: JsonObject, place: Place): string | null {
  const { format, pattern } = schema;
  const day = String((place.index % 28) + 1).padStart(2, '0');
  if (format === 'date' || pattern === '^\\d{4}-\\d{2}-\\d{2}$') return `2026-01-${day}`;
  if (format === 'date-time') return `2026-01-${day}T09:00:00Z`;
  if (format === 'email') return `member${place.index + 1}@example.com`;
  if (format === 'uri' || format === 'url') return `https://example.com/${place.index + 1}`;
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(place.index + 1).padStart(12, '0')}`;
  return null;
}

function stringFor(schema: JsonObject, place: Place): string {
  const fixed = formatted(schema, place);
  if (fixed !== null) return fixed;
  let text = wording(place);
  const minimum = numberOf(schema, 'minLength') ?? 0;
  while (text.length < minimum) text += ` ${ideaOn(place.brief, place.index + text.length)}`;
  const maximum = numberOf(schema, 'maxLength') ?? Infinity;
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  const end = cut.lastIndexOf(' ');
  return end >= Math.max(minimum, 1) ? cut.slice(0, end) : cut;
}

function numberFor(schema: JsonObject, place: Place): number {
  const above = numberOf(schema, 'exclusiveMinimum');
  const below = numberOf(schema, 'exclusiveMaximum');
  const minimum = numberOf(schema, 'minimum') ?? (above === null ? 1 : above + 1);
  // Zod writes the largest safe integer when there is no maximum.
  const maximum = numberOf(schema, 'maximum') ?? (below === null ? minimum + 4 : below - 1);
  const span = Math.min(Math.max(0, Math.floor(maximum - minimum)), 1_000);
  return minimum + (place.index % (span + 1));
}

function arrayFor(schema: JsonObject, place: Place): unknown[] {
  const item = isJsonObject(schema['items']) ? schema['items'] : {};
  const wanted = place.isInList ? defaultItems : (place.brief.count ?? defaultItems);
  const atLeast = numberOf(schema, 'minItems') ?? 0;
  const length = Math.min(Math.max(wanted, atLeast), numberOf(schema, 'maxItems') ?? Infinity);
  return Array.from({ length }, (_, index) =>
    valueFor(item, { ...place, index, isInList: true, depth: place.depth + 1 }),
  );
}

/** Fills requested quotes with sentences from all over the posts. */
function quoteFor({ brief, index, seed }: Place): Quote | undefined {
  const stride = Math.max(1, Math.floor(brief.quotes.length / defaultItems));
  return brief.quotes[(seed + index * stride) % brief.quotes.length];
}

function objectFor(schema: JsonObject, place: Place): object {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const quote = 'post' in properties && 'sentence' in properties ? quoteFor(place) : undefined;
  if (quote) return quote;
  const written = (name: string, brief: Brief): unknown => {
    const property = properties[name];
    return valueFor(isJsonObject(property) ? property : {}, {
      ...place,
      brief,
      name,
      depth: place.depth + 1,
    });
  };
  // An item with a pillar number is about that pillar.
  const pillar = 'pillar_number' in properties ? Number(written('pillar_number', place.brief)) : 0;
  const brief = { ...place.brief, topic: place.brief.pillars[pillar - 1] ?? place.brief.topic };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, written(name, brief)]));
}

function valueFor(given: JsonObject, place: Place): unknown {
  if (place.depth > maxDepth) return null;
  const schema = withBoundsInWords(resolved(given, place.root));
  if ('const' in schema) return schema['const'];
  const choices: unknown = schema['enum'];
  if (Array.isArray(choices) && choices.length > 0) return choices[place.index % choices.length] as unknown;
  const parts = schemasOf(schema['allOf']);
  if (parts.length > 0) {
    const merged = parts.map((part) => resolved(part, place.root));
    return valueFor(Object.assign({}, schema, { allOf: undefined }, ...merged) as JsonObject, place);
  }
  const options = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])];
  const option = options.find(({ type }) => type !== 'null') ?? options[0];
  if (option) return valueFor(option, { ...place, depth: place.depth + 1 });
  switch (typeOf(schema)) {
    case 'object':
      return objectFor(schema, place);
    case 'array':
      return arrayFor(schema, place);
    case 'integer':
    case 'number':
      return numberFor(schema, place);
    case 'boolean':
      return place.index % 2 === 0;
    case 'null':
      return null;
    default:
      return stringFor(schema, place);
  }
}

/** A value that matches a JSON schema, with texts from the brief. Deterministic. */
export function jsonFromSchema(schema: JsonObject, brief: Brief, seed: number): unknown {
  return valueFor(schema, { root: schema, brief, seed, name: '', index: 0, depth: 0, isInList: false });
}
