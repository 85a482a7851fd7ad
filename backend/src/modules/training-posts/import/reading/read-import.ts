import { IMPORT_REFUSALS, type ImportRefusal } from '@drumbeat/domain';
import { z } from 'zod';
import { inspectApart, type InspectionLimits } from '../../../../platform/inspection/inspection-process.js';
import { moduleBeside } from '../../../../platform/programs/module-beside.js';
import type { ImportTask } from './import.reader.js';
import { readTable } from './read-table.js';

const READER = moduleBeside(import.meta.url, 'import.reader');

/** A whole archive of an eager member is some 60 MB of texts, of which ours is a part; a workbook unpacks to tens of megabytes. */
export const LIMITS: ImportTask['limits'] = {
  entriesMax: 20_000,
  unpackedMax: 128 * 1024 * 1024,
  charactersMax: 24 * 1024 * 1024,
};

/** 2,000 posts take 140 MB (docs/benchmarks.md) and a few seconds; unpacked files and their texts are there twice. */
const PROCESS: InspectionLimits = { timeoutMs: 120_000, cpuMaxMs: 60_000, memoryMaxMb: 640 };

const refusals = Object.keys(IMPORT_REFUSALS) as [ImportRefusal, ...ImportRefusal[]];
const readings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), tables: z.array(readTable) }),
  z.object({ kind: z.literal('refused'), refusal: z.enum(refusals), file: z.int() }),
]);

/** The tables of all files, or why one of them is not read; `file` is its place, null where it is not known. */
export type ImportReading =
  | Extract<z.infer<typeof readings>, { kind: 'read' }>
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal; readonly file: number | null };

/** Reads untrusted files in a process of its own, under limits of time and memory. */
export async function readImport(
  files: ImportTask['files'],
  { limits = LIMITS, process = PROCESS }: { limits?: ImportTask['limits']; process?: InspectionLimits } = {},
): Promise<ImportReading> {
  const task: ImportTask = { files, limits };
  const inspection = await inspectApart(READER, task, process);
  if (inspection.kind === 'answered') return readings.parse(inspection.answer);
  return {
    kind: 'refused',
    refusal: inspection.kind === 'crashed' ? 'unreadable' : 'too_demanding',
    file: null,
  };
}
