import { z } from 'zod';
import { inspectApart, type InspectionLimits } from '../../../platform/inspection/inspection-process.js';
import { moduleBeside } from '../../../platform/programs/module-beside.js';
import type { PdfTask } from './pdf.reader.js';

const READER = moduleBeside(import.meta.url, 'pdf.reader');

const readings = z.union([
  z.object({ kind: z.literal('read'), pages: z.int() }),
  z.object({ kind: z.enum(['protected', 'unreadable']) }),
]);

/** Result of reading a PDF. */
export type PdfReading = z.infer<typeof readings> | { readonly kind: 'too_long' | 'too_much_memory' };

/** Counts the pages of an untrusted PDF. A file of 20 MB takes a second, on a busy machine several, and 200 to 240 MB. */
export async function readPdf(task: PdfTask, limits: InspectionLimits): Promise<PdfReading> {
  const inspection = await inspectApart(READER, task, limits);
  if (inspection.kind === 'answered') return readings.parse(inspection.answer);
  return inspection.kind === 'crashed' ? { kind: 'unreadable' } : { kind: inspection.kind };
}
