import { describe, expect, it } from '@jest/globals';
import { bytesMaxOf, mediaKindOf, mediaTypeOf } from './media-type.rules.js';

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

  it('decides how large it may be', () => {
    expect(bytesMaxOf(mediaKindOf('image/gif'))).toBe(8 * 1024 * 1024);
    expect(bytesMaxOf(mediaKindOf('application/pdf'))).toBe(20 * 1024 * 1024);
  });
});
