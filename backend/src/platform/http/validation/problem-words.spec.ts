import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { InvalidInputError, type FieldProblem } from '../errors/app-error.js';
import { problemWords } from './problem-words.js';
import { createValidationPipe } from './validation.pipe.js';

describe('what is wrong with a field', () => {
  it.each([
    [
      'legal_name',
      'legal_name must be shorter than or equal to 1200 characters',
      'Firm: keep it to 1,200 characters',
    ],
    [
      'receipt',
      'receipt must be longer than or equal to 6 characters',
      'Receipt: give it 6 characters or more',
    ],
    [
      'currency',
      'currency must be longer than or equal to 1 and shorter than or equal to 3 characters',
      'Currency: give it 1 to 3 characters',
    ],
    [
      'pillars',
      'each value in pillars must be shorter than or equal to 80 characters',
      'Pillars: keep each to 80 characters',
    ],
    [
      'content_pillars',
      "All content_pillars's elements must be unique",
      'Content pillars: name each only once',
    ],
    ['content_pillars', 'content_pillars must contain no more than 5 elements', 'Content pillars: 5 at most'],
    ['ids', 'ids must contain at least 1 elements', 'Ids: 1 or more'],
    ['count', 'count must be an integer number', 'Count must be a whole number'],
    ['count', 'count must not be less than -1', 'Count must be -1 or more'],
    ['days', 'each value in days must not be greater than 7', 'Days: each must be 7 or less'],
    ['nickName', 'nickName should not be empty', 'Nick name must not be empty'],
    ['status', 'status must be one of the following values: open,done', 'Status must be one of open, done'],
    [
      'start_date',
      'start_date must be a date such as 2026-11-20',
      'Start date must be a date such as 2026-11-20',
    ],
    [
      'currency',
      'currency must match /^[a-z]{3}$/ regular expression',
      'Currency is not written as it should be',
    ],
    [
      '0',
      'each value in nested property parts must be either object or array',
      'Parts: each must be an object',
    ],
    [
      'at',
      'minimal allowed date for at is Mon May 05 2003 00:00:00 GMT+0000 (Coordinated Universal Time)',
      'At must be 2003-05-05 or later',
    ],
  ])('is said of %s by its name and in words: %s', (field, message, words) => {
    expect(problemWords(field, message, { legal_name: 'Firm' })).toBe(words);
  });

  it.each(['Keep it to one line', 'property nickName should not exist', 'names must not be alike'])(
    'is left in words of its own: %s',
    (message) => {
      expect(problemWords('name', message)).toBe(message);
    },
  );
});

const SRC = join(import.meta.dirname, '../../..');
const NONSENSE = [
  {},
  [{}],
  ['', ''],
  '',
  ' ',
  'x'.repeat(60_000),
  ['x'.repeat(60_000)],
  1.5,
  [1.5],
  -1e12,
  1e12,
  null,
  true,
];

/** Of what can be chosen the API's own names are told, as those are what it takes. */
const RAW = /\w_\w|[a-z][A-Z]|each value in|elements|constraints|integer number|regular expression/u;

type Request = new () => object;

describe('every request of the API', () => {
  const requests: Request[] = [];
  beforeAll(async () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.dto.ts'),
    );
    for (const file of files) {
      const exported = (await import(join(SRC, file))) as Record<string, unknown>;
      requests.push(
        ...Object.values(exported).filter(
          (one): one is Request => typeof one === 'function' && /(?:Request|Query|Params)$/u.test(one.name),
        ),
      );
    }
  });

  async function problemsOf(request: Request, body: object): Promise<readonly FieldProblem[]> {
    try {
      await createValidationPipe().transform(body, { type: 'body', metatype: request });
      return [];
    } catch (error) {
      if (error instanceof InvalidInputError) return error.details as FieldProblem[];
      throw error;
    }
  }

  it('refuses nonsense by the names of its fields, never by their keys', async () => {
    const raw = new Set<string>();
    let told = 0;
    for (const request of requests) {
      const rules = getMetadataStorage().getTargetValidationMetadatas(request, '', true, false);
      const fields = new Set(rules.map(({ propertyName }) => propertyName));
      for (const field of fields)
        for (const value of NONSENSE) {
          const problems = await problemsOf(request, { [field]: value });
          told += problems.length;
          for (const { message } of problems)
            if (RAW.test(message.replace(/ must be one of .*/u, ''))) raw.add(`${request.name}: ${message}`);
        }
    }
    expect([...raw]).toEqual([]);
    expect(told).toBeGreaterThan(1000);
  });
});
