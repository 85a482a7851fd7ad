import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bytesMaxOf, MEDIA_TYPE_WITHIN, mediaKindOf, mediaTypeOf } from './media-type.rules.js';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('What a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['GIF87a', 'image/gif'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['\n\n junk %PDF-1.4', 'application/pdf'],
  ])('is told by its first bytes: %j', (content, type) => {
    expect(mediaTypeOf(bytes(content))).toBe(type);
  });

  it.each([
    '',
    'GIF',
    '\x89PNG',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'RIFF\0\0\0\0WEBP',
    'PK\x03\x04',
    `${' '.repeat(2_000)}%PDF-1.7`,
  ])('is nothing that a post can show: %j', (content) => {
    expect(mediaTypeOf(bytes(content))).toBeNull();
  });

  it.each([MEDIA_TYPE_WITHIN - '%PDF-'.length, MEDIA_TYPE_WITHIN - '%PDF-'.length + 1])(
    'is told by the first thousand bytes as by all of them: a header behind %i',
    (before) => {
      const content = bytes(`${' '.repeat(before)}%PDF-1.7`);
      expect(mediaTypeOf(content.subarray(0, MEDIA_TYPE_WITHIN))).toBe(mediaTypeOf(content));
    },
  );

  it('is told by the first thousand bytes as by all of them, whatever follows', () => {
    const headers = fc.constantFrom('', '%PDF-', '\xff\xd8\xff', 'GIF89a').map(bytes);
    const junk = fc.uint8Array({ maxLength: 1_100, size: 'max' });
    fc.assert(
      fc.property(junk, headers, junk, (before, header, after) => {
        const content = Uint8Array.from([...before, ...header, ...after]);
        expect(mediaTypeOf(content.subarray(0, MEDIA_TYPE_WITHIN))).toBe(mediaTypeOf(content));
      }),
    );
  });

  it('decides how large it may be', () => {
    expect(bytesMaxOf(mediaKindOf('image/gif'))).toBe(8 * 1024 * 1024);
    expect(bytesMaxOf(mediaKindOf('application/pdf'))).toBe(20 * 1024 * 1024);
  });
});
