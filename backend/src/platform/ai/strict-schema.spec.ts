import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { strictSchema } from './strict-schema.js';

const strict = (schema: z.ZodType) => strictSchema(z.toJSONSchema(schema, { target: 'draft-7' }));

describe('A schema for a strict endpoint', () => {
  it('says its bounds in words and holds none as keywords', () => {
    const schema = z.object({
      title: z.string().min(1).max(40).describe('The first line.'),
      level: z.number().int().min(1).max(10),
      count: z.number().int(),
      openings: z.array(z.string()).length(5),
      pillars: z.array(z.object({ title: z.string() })).min(3),
      when: z.iso.date(),
    });
    expect(strict(schema)).toEqual({
      type: 'object',
      properties: {
        title: {
          type: 'string',
          description: 'The first line. At least 1 character. At most 40 characters.',
        },
        level: { type: 'integer', description: 'At least 1. At most 10.' },
        count: { type: 'integer' },
        openings: { type: 'array', items: { type: 'string' }, description: 'Exactly 5 items.' },
        pillars: {
          type: 'array',
          items: {
            type: 'object',
            properties: { title: { type: 'string' } },
            required: ['title'],
            additionalProperties: false,
          },
          description: 'At least 3 items.',
        },
        when: {
          type: 'string',
          description: expect.stringMatching(/^Matches \^.* In the format date\.$/su),
        },
      },
      required: ['title', 'level', 'count', 'openings', 'pillars', 'when'],
      additionalProperties: false,
    });
  });

  it('keeps choices, of values and of forms', () => {
    const schema = z.object({
      tone: z.enum(['bold', 'calm']),
      pillar: z.literal([1, 2]),
      note: z.string().max(9).nullable(),
      end: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('question'), text: z.string() }),
        z.object({ kind: z.literal('none') }),
      ]),
    });
    expect(strict(schema)['properties']).toMatchObject({
      tone: { enum: ['bold', 'calm'] },
      pillar: { enum: [1, 2] },
      note: { anyOf: [{ type: 'string', description: 'At most 9 characters.' }, { type: 'null' }] },
      end: {
        anyOf: [{ properties: { kind: { const: 'question' } } }, { properties: { kind: { const: 'none' } } }],
      },
    });
  });

  it('takes a property of a forbidden keyword’s name for what it is', () => {
    const schema = z.object({ minimum: z.string(), pattern: z.string() });
    expect(Object.keys(strict(schema)['properties'] as object)).toEqual(['minimum', 'pattern']);
  });
});
