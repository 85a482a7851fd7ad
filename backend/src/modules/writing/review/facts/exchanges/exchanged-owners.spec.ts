import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contradictionsIn(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('Whose it was and whose it was not', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'a cheque for the shop, his idea and not mine', 'That was my idea and not his.'],
    ['de', 'war seine Idee und nicht meine', 'Es war meine Idee, nicht seine.'],
    ['fr', 'c’était son idée, pas la mienne', 'C’était mon idée et pas la sienne.'],
    ['es', 'fue su idea y no la mía', 'Fue mi idea, no la suya.'],
  ])('is told where they have changed places (%s): %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([text]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'his idea and not mine', 'It was his idea, not mine.'],
    ['en', 'his idea and not mine', 'My idea had been another one.'],
    ['en', 'his idea and not mine. The fault was my fault and not his', 'It was my fault, not his.'],
    ['de', 'war seine Idee und nicht meine', 'Es war seine Idee, nicht meine.'],
    ['fr', 'c’était son idée, pas la mienne', 'C’était son idée et pas la mienne.'],
    ['es', 'fue su idea y no la mía', 'Fue su idea, no la mía.'],
  ])('is fine as it was told (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
