import { z } from 'zod';
import type { ImageTask } from './image.reader.js';
import { inspectApart, type InspectionLimits } from '../../../platform/inspection/inspection-process.js';
import { moduleBeside } from '../../../platform/programs/module-beside.js';

const READER = moduleBeside(import.meta.url, 'image.reader');

const readings = z.union([
  z.object({
    kind: z.literal('read'),
    width: z.int(),
    height: z.int(),
    content: z.instanceof(Buffer),
    /** WebP. */
    thumbnail: z.instanceof(Buffer),
  }),
  z.object({ kind: z.enum(['too_many_pixels', 'too_long_a_side', 'too_large', 'unreadable']) }),
]);

/** Result of writing an image anew. */
export type ImageReading = z.infer<typeof readings> | { readonly kind: 'too_long' | 'too_much_memory' };

/**
 * Writes an untrusted image anew: upright, and without EXIF, GPS and other metadata. Of its pixels a GIF takes 14 bytes for each of one
 * frame, a progressive JPEG 9, others few.
 */
export async function readImage(task: ImageTask, limits: InspectionLimits): Promise<ImageReading> {
  const inspection = await inspectApart(READER, task, limits);
  if (inspection.kind === 'answered') return readings.parse(inspection.answer);
  return inspection.kind === 'crashed' ? { kind: 'unreadable' } : { kind: inspection.kind };
}
