import { resolved, type Schema } from './api-description.js';

/** A value that an input must refuse, and which input that is: the top-level field of the body or the parameter. */
export interface BadValue {
  readonly field: string;
  readonly what: string;
  readonly value: unknown;
}

/** Longer than any text without its own limit should be, and short enough for an address. */
const ENDLESS = 'x'.repeat(8_000);

/** Texts that look right to a schema and are not, by the name of the field. */
const MEANINGLESS: readonly (readonly [name: RegExp, texts: readonly string[]])[] = [
  [
    /^(scheduled_date|start_date|from|to)$/,
    ['2026-02-30', '2026-13-01', '0000-01-01', '20260102', 'tomorrow', ' '],
  ],
  // Spaces are as good as no date.
  [/^postDate$/, ['2026-02-30', '2026-13-01', '20260102', 'tomorrow']],
  [/^(scheduledAt|posted_at)$/, ['2026-02-30T10:00:00Z', '2026-11-24T25:00:00Z', 'tomorrow', '']],
  [/^scheduledAt$/, ['2026-11-24', '2026-11-24T10:00:00', 'Tue, 24 Nov 2026 10:00:00 GMT']],
  [/^time_?zone$/, ['Mars/Olympus', 'UTC+99', '+25:00', '', 'Europe/Berlin; drop table posts']],
  [/^email$/, ['ada', 'ada@', '@example.test', 'a b@example.test', '']],
  [/^cursor$/, ['x', '', 'W10', 'eyJhIjoxfQ', 'WzEsMiwzLDRd', 'WyJ4IiwieSJd']],
  [/^filter$/, ['x', '[]', '7', 'null', '{"nonsense":1}', '{"user_id":{"$ne":null}}', '{"constructor":1}']],
  [/^sort$/, ['nonsense', 'id;drop table posts', 'constructor', '__proto__']],
];
/** Fields that are read and dropped, whatever their value. */
const TAKEN_UNREAD = ['updated_at'];
/** Lists that may also come as the JSON text of a list (VOICE-7). */
const isTextList = ({ type, items }: Schema) => type === 'array' && items?.type === 'string';

/** For every field of a body: values of wrong types, beyond the limits, without meaning, or that no database can store. */
export function badBodyValues(schema: Schema): BadValue[] {
  return Object.entries(resolved(schema).properties ?? {})
    .filter(([name]) => !TAKEN_UNREAD.includes(name))
    .flatMap(([field, property]) =>
      badJson(field, property).map(([what, value]) => ({ field, what, value })),
    );
}

/** The same for a parameter of the query, where everything is a text. */
export function badQueryValues({ name, schema }: { name: string; schema: Schema }): BadValue[] {
  const bad = [...badTexts(name, schema), ...(schema.type === 'number' ? badNumberTexts(schema) : [])];
  const texts = schema.type === 'boolean' ? [...bad, ['no boolean', 'maybe'] as const] : bad;
  return texts.map(([what, value]) => ({ field: name, what, value }));
}

type Bad = readonly [what: string, value: unknown];

function badJson(name: string, schema: Schema): Bad[] {
  const { type, properties, items } = resolvedAll(schema);
  switch (type) {
    case 'string':
      return [
        ...[true, 1_700_000_000_000, [], {}, ['x']].map((value): Bad => ['a wrong type', value]),
        ['half a character', 'half \ud83d'],
        ...badTexts(name, schema),
      ];
    case 'number':
      return [
        ...['7', 'x', true, [], {}, 1.5, 1e300].map((value): Bad => ['a wrong type', value]),
        ...outside(schema).map((value): Bad => ['a number beyond the limits', value]),
      ];
    case 'boolean':
      return ['true', 0, [], {}].map((value): Bad => ['a wrong type', value]);
    case 'array':
      return [
        ...['x', 7, true, {}].map((value): Bad => ['a wrong type', value]),
        ['a list without end', Array.from({ length: 5_000 }, () => (items?.type === 'number' ? 1 : 'x'))],
        ...(items ? badJson(name, items).map(([what, value]): Bad => [`an item: ${what}`, [value]]) : []),
      ].filter(([, value]) => !(isTextList(schema) && value === 'x')) as Bad[];
    default:
      return [
        ...['x', 7, true, []].map((value): Bad => ['a wrong type', value]),
        ...Object.entries(properties ?? {}).flatMap(([child, property]) =>
          badJson(child, property).map(([what, value]): Bad => [`${child}: ${what}`, { [child]: value }]),
        ),
      ];
  }
}

function badTexts(name: string, schema: Schema): Bad[] {
  const { type, format, enum: allowed, maxLength } = schema;
  return [
    ['a character that cannot be stored', 'a\0b'],
    ['a text that is too long', maxLength === undefined ? ENDLESS : 'x'.repeat(maxLength + 1)],
    ...(allowed && type === 'string' ? [['none of the choices', 'nonsense'] as Bad] : []),
    ...(format === 'uuid' ? ['x', '', `${'0'.repeat(8)}-zzzz`] : []).map((text): Bad => ['no id', text]),
    ...MEANINGLESS.filter(([names]) => names.test(name)).flatMap(([, texts]) =>
      texts.map((text): Bad => [JSON.stringify(text), text]),
    ),
  ];
}

function badNumberTexts(schema: Schema): Bad[] {
  return ['x', '1.5', 'NaN', 'Infinity', '1e400', '{}', ...outside(schema).map(String)].map((text): Bad => [
    'no number within the limits',
    text,
  ]);
}

function outside({ minimum, maximum }: Schema): number[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [maximum + 1]),
  ];
}

function resolvedAll(schema: Schema): Schema {
  const [only] = schema.allOf ?? [];
  return resolved(only ?? schema);
}
