import { describe, expect, it } from '@jest/globals';
import type { Brief } from './brief.js';
import { jsonFromSchema } from './json-from-schema.js';

const brief: Brief = {
  topic: 'pricing',
  audience: 'founders',
  pillars: [],
  count: null,
  forbidden: null,
  quotes: [],
  skipped: 0,
};
const make = (schema: Record<string, unknown>, changes: Partial<Brief> = {}): unknown =>
  jsonFromSchema(schema, { ...brief, ...changes }, 7);

describe('JSON from a schema', () => {
  it('writes a list as long as the prompt asks, within the schema’s bounds, and no item twice', () => {
    const item = {
      type: 'object',
      properties: {
        hook: { type: 'string', maxLength: 80 },
        prompt_text: { type: 'string', minLength: 60, maxLength: 300 },
        pillar: { type: 'integer', minimum: 1, maximum: 5 },
        category: { enum: ['Story', 'Lesson'] },
      },
    };
    const schema = { type: 'object', properties: { prompts: { type: 'array', maxItems: 20, items: item } } };
    const { prompts } = make(schema, { count: 30 }) as {
      prompts: { hook: string; prompt_text: string; pillar: number; category: string }[];
    };
    expect(prompts).toHaveLength(20);
    expect(new Set(prompts.map(({ prompt_text }) => prompt_text)).size).toBe(20);
    for (const { hook, prompt_text, pillar, category } of prompts) {
      expect(hook.length).toBeLessThanOrEqual(80);
      expect(prompt_text.length).toBeGreaterThanOrEqual(60);
      expect(prompt_text.length).toBeLessThanOrEqual(300);
      expect([1, 2, 3, 4, 5]).toContain(pillar);
      expect(['Story', 'Lesson']).toContain(category);
    }
  });

  const idea = {
    type: 'array',
    items: { properties: { hook: { type: 'string' }, pillar_number: { enum: [2, 1] } } },
  };
  const ideas = (changes: Partial<Brief>) =>
    make(idea, { count: 2, ...changes }) as { hook: string; pillar_number: number }[];

  it('is about the pillar that an item names', () => {
    const [first, second] = ideas({ pillars: ['Pricing', 'Hiring'] });
    expect(first).toMatchObject({ hook: expect.stringContaining('Hiring'), pillar_number: 2 });
    expect(second).toMatchObject({ hook: expect.stringContaining('Pricing'), pillar_number: 1 });
  });

  it('gives a reason for an item that is not its text', () => {
    const properties = { prompt_text: { type: 'string' }, why: { type: 'string' } };
    const items = make({ type: 'array', items: { properties } }, { count: 8 });
    for (const { prompt_text, why } of items as { prompt_text: string; why: string }[]) {
      expect(why).not.toBe(prompt_text);
    }
  });

  it('quotes posts where it is asked to, and says how they are written', () => {
    const quotes = [
      { post: 0, sentence: 'I ask first.' },
      { post: 1, sentence: 'Ship it.' },
    ];
    const schema = {
      properties: {
        value: { type: 'string' },
        quotes: { type: 'array', items: { properties: { post: {}, sentence: {} } } },
      },
    };
    const answered = make(schema, { quotes }) as { value: string; quotes: unknown[] };
    expect(answered.value).toMatch(/^You /);
    expect(answered.quotes).toEqual([quotes[1], quotes[0], quotes[1]]);
  });

  it('takes other angles where some are left out', () => {
    const hooks = [...ideas({}), ...ideas({ skipped: 10 })].map(({ hook }) => hook);
    expect(new Set(hooks).size).toBe(4);
  });

  it.each<[Record<string, unknown>, unknown]>([
    [{ const: 'x' }, 'x'],
    [{ type: ['null', 'boolean'] }, true],
    [{ type: 'null' }, null],
    [{ anyOf: [{ type: 'null' }, { type: 'integer', exclusiveMinimum: 3 }] }, 4],
    [{ type: 'array', minItems: 2, items: { type: 'number', minimum: 0.5 } }, [0.5, 1.5, 2.5]],
    [{ type: 'string', format: 'date' }, '2026-01-01'],
    [{ allOf: [{ type: 'object', properties: { a: { const: 1 } } }] }, { a: 1 }],
    [{ $ref: '#/$defs/n', $defs: { n: { const: 2 } } }, 2],
    [{ properties: { a: { type: 'object' } } }, { a: {} }],
  ])('%j gives %j', (schema, value) => {
    expect(make(schema)).toEqual(value);
  });

  it('ends in a schema that contains itself', () => {
    const schema = { type: 'object', properties: { child: { $ref: '#' } } };
    expect(JSON.stringify(make(schema))).toMatch(/^(\{"child":)+null\}+$/);
  });
});
