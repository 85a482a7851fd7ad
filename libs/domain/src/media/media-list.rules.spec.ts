import { describe, expect, it } from '@jest/globals';
import { documentTitle, mediaListProblem } from './media-list.rules.js';
import { MEDIA_TEXTS } from './media.texts.js';

const images = (count: number) => Array.from({ length: count }, () => ({ kind: 'image' as const }));
const document = { kind: 'document' } as const;

describe('The files of one post', () => {
  it.each([[[]], [images(1)], [images(20)], [[document]]])('may stand together: %j', (media) => {
    expect(mediaListProblem(media)).toBeNull();
  });

  it.each([
    [images(21), MEDIA_TEXTS.tooManyImages],
    [[document, document], MEDIA_TEXTS.oneDocument],
    [[...images(1), document], MEDIA_TEXTS.mixed],
  ])('may not', (media, problem) => {
    expect(mediaListProblem(media)).toBe(problem);
  });
});

describe('The title of a document', () => {
  it.each([
    ['Our prices', 'x.pdf', 'Our prices'],
    [null, 'Prices 2026.PDF', 'Prices 2026'],
    [null, '.pdf', 'Document'],
  ])('%j of %j is %j', (given, fileName, title) => {
    expect(documentTitle(given, fileName)).toBe(title);
  });
});
