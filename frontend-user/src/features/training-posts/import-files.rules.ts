import { IMPORT_FILE_BYTES_MAX, IMPORT_FILES_MAX, IMPORT_REFUSALS } from '@drumbeat/domain';

/** Endings of the files that an import reads; what a file holds is seen when it is read. */
export const IMPORT_FILE_ENDINGS = ['.zip', '.xlsx', '.csv', '.txt', '.md'] as const;

/** Why these files cannot be imported, as far as names and sizes tell; null where they may be sent (IMPORT-6). @param files sizes in bytes */
export function importFilesProblem(
  files: readonly { readonly name: string; readonly size: number }[],
): string | null {
  if (files.length > IMPORT_FILES_MAX) return IMPORT_REFUSALS.too_many_files;
  for (const { name, size } of files) {
    const problem = fileProblem(name.toLowerCase(), size);
    if (problem !== null) return `${name}: ${problem}`;
  }
  return null;
}

function fileProblem(name: string, size: number): string | null {
  if (name.endsWith('.xls')) return IMPORT_REFUSALS.encrypted;
  if (!IMPORT_FILE_ENDINGS.some((ending) => name.endsWith(ending))) return IMPORT_REFUSALS.type;
  if (size > IMPORT_FILE_BYTES_MAX) return IMPORT_REFUSALS.too_large;
  return size === 0 ? IMPORT_REFUSALS.unreadable : null;
}
