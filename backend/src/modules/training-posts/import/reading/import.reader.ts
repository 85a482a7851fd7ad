import type { ImportRefusal } from '@drumbeat/domain';
import { BoundedZip, type ZipLimits } from './bounded-zip.js';
import { decodedText } from './decoded-text.js';
import { isWorkbook, readAnalytics } from './linkedin-analytics.js';
import { readArchive } from './linkedin-archive.js';
import { readPlainCsv } from './plain-csv.js';
import type { ReadTable } from './read-table.js';
import { RefusedFileError } from './refused-file.error.js';

export interface ImportTask {
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly limits: ZipLimits & {
    /** Characters of all texts that are answered. */
    readonly charactersMax: number;
  };
}

export type ImportAnswer =
  | { readonly kind: 'read'; readonly tables: ReadTable[] }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal; readonly file: number };

const ZIP = [0x50, 0x4b];
/** The container of old Excel files, and of those with a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads the files of an import in a process of its own (inspection-process.ts). Answers the tables, or the first refusal with the place
 * of its file.
 */
export async function read({ files, limits }: ImportTask): Promise<ImportAnswer> {
  const tables: ReadTable[] = [];
  for (const [file, { name, content }] of files.entries()) {
    try {
      tables.push(...(await readFile(name, Buffer.from(content), limits)));
      if (charactersOf(tables) > limits.charactersMax) throw new RefusedFileError('unpacks_too_much');
    } catch (error) {
      if (error instanceof RefusedFileError) return { kind: 'refused', refusal: error.refusal, file };
      return { kind: 'refused', refusal: 'unreadable', file };
    }
  }
  return { kind: 'read', tables };
}

async function readFile(name: string, content: Buffer, limits: ZipLimits): Promise<ReadTable[]> {
  if (beginsWith(content, OLD_OFFICE)) throw new RefusedFileError('encrypted');
  if (beginsWith(content, ZIP)) {
    const zip = await BoundedZip.open(content, limits);
    return isWorkbook(zip) ? [await readAnalytics(zip, content)] : readArchive(zip);
  }
  const text = decodedText(content);
  if (/\.csv$/iu.test(name)) return [readPlainCsv(text)];
  if (/\.(?:txt|md)$/iu.test(name)) return [{ kind: 'pasted', text }];
  throw new RefusedFileError('type');
}

function beginsWith(content: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => content[place] === byte);
}

function charactersOf(tables: readonly ReadTable[]): number {
  let characters = 0;
  for (const table of tables) {
    if (table.kind === 'pasted') characters += table.text.length;
    else for (const row of table.rows) for (const field of Object.values(row)) characters += field.length;
  }
  return characters;
}
