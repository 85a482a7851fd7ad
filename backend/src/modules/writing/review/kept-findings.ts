import { isFactFinding, type TextFinding } from '@drumbeat/domain';
import type { ReviewContext } from './review-context.js';
import { reviewText } from './review-text.js';

/** A text with more of them is to be read anew rather than finding by finding. */
const KEPT_MAX = 30;

/** What a text is kept with: what only its author can settle. Phrases, hashtags and the like the editor finds by itself. */
export function keptFindings(text: string, context: ReviewContext): TextFinding[] {
  return reviewText(text, context)
    .filter((finding) => isFactFinding(finding) || finding.kind === 'rhythm')
    .slice(0, KEPT_MAX)
    .map(({ kind, quotation, reason }) => ({ kind, quotation, reason }));
}
