import { RefusedFileError } from './refused-file.error.js';

/** A text in UTF-8, in UTF-16 with its mark, or in the Western code page that Excel writes. @throws RefusedFileError for what is no text */
export function decodedText(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  if (content.includes(0)) throw new RefusedFileError('type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
