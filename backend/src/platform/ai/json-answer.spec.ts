import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readJsonAnswer } from './json-answer.js';

const schema = z.object({ title: z.string(), tags: z.array(z.string()) });
const value = { title: 'A', tags: ['b'] };
const json = JSON.stringify(value);

describe('A model’s answer in JSON', () => {
  it.each([
    ['bare', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after some words', `Here you are:\n${json}\nEnjoy!`],
  ])('is found %s', (_, text) => {
    expect(readJsonAnswer(text, schema)).toEqual({ value, problems: [] });
  });

  it.each(['', 'no', '{"title": "A"', '{title: A}', '}{'])('is none where there is no JSON: %s', (text) => {
    expect(readJsonAnswer(text, schema).problems).toEqual(['The answer is not valid JSON.']);
  });

  it('names what does not fit, with its place', () => {
    const { problems } = readJsonAnswer('{"title": 5, "tags": ["a", null]}', schema);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['title', 'tags.1']);
  });
});
