import { z } from 'zod';

const text = z.string();
const malformed = z.int().nonnegative();

/** What a file says, each field as written: dates, figures and addresses are judged later. */
export const readTable = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shares'),
    malformed,
    rows: z.array(z.object({ date: text, url: text, text, sharedUrl: text, mediaUrl: text })),
  }),
  z.object({
    kind: z.literal('comments'),
    malformed,
    rows: z.array(z.object({ date: text, url: text, text })),
  }),
  z.object({
    kind: z.literal('articles'),
    rows: z.array(z.object({ title: text, url: text, date: text, text })),
  }),
  z.object({
    kind: z.literal('figures'),
    rows: z.array(
      z.object({ measure: z.enum(['engagements', 'impressions']), url: text, date: text, figure: text }),
    ),
  }),
  z.object({
    kind: z.literal('posts'),
    malformed,
    rows: z.array(
      z.object({ text, url: text, date: text, impressions: text, likes: text, comments: text, shares: text }),
    ),
  }),
  z.object({ kind: z.literal('pasted'), text }),
]);

export type ReadTable = z.infer<typeof readTable>;
