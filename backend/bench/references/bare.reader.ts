import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

/** A bare read of an archive and a workbook, with no limits and no judgement: what it takes at least to have their rows. */
export async function read({
  files,
}: {
  readonly files: readonly { readonly content: Uint8Array }[];
}): Promise<object> {
  const rows: unknown[] = [];
  for (const { content } of files) {
    for (const [name, entry] of Object.entries(unzipSync(content))) {
      if (name.endsWith('Shares.csv')) rows.push(...parse(strFromU8(entry), { relax_quotes: true }));
      if (name.endsWith('.xml')) {
        for (const [, text] of strFromU8(entry).matchAll(/<t>([^<]*)<\/t>/gu)) rows.push(text);
      }
    }
  }
  return { kind: 'read', rows };
}
