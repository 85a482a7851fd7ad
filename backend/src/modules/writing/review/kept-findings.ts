import {
  isFactFinding,
  isKeptFinding,
  type KeptFindingKind,
  type PlacedFinding,
  type TextFinding,
} from '@drumbeat/domain';
import type { ReviewContext } from './review-context.js';
import { reviewText } from './review-text.js';

/** A text with more of them is to be read anew rather than finding by finding. */
const KEPT_MAX = 30;

/** What a text is kept with: what only its author can settle. Phrases, hashtags and the like the editor finds by itself. */
export function keptFindings(text: string, context: ReviewContext): TextFinding[] {
  return onceEach(reviewText(text, context).filter(isKeptFinding)).slice(0, KEPT_MAX);
}

/** The facts of a first line that neither its post nor its author has. Read with the post, whose language it may be too short to show. */
export function openingFindings(opening: string, post: string, context: ReviewContext): TextFinding[] {
  const text = `${post}\n\n${opening}`;
  return onceEach(
    reviewText(text, context)
      .filter(isFactFinding)
      .filter(({ place }) => place.start >= text.length - opening.length),
  );
}

/** Of the same words one is kept: it stands for every place that has them. */
function onceEach(findings: readonly PlacedFinding<KeptFindingKind>[]): TextFinding[] {
  const byWords = findings.map(
    (finding) => [`${finding.kind} ${finding.quotation}`, withoutPlace(finding)] as const,
  );
  return [...new Map(byWords).values()];
}

const withoutPlace = ({ kind, quotation, lengths, origin }: PlacedFinding<KeptFindingKind>): TextFinding => ({
  kind,
  quotation,
  ...(lengths === undefined ? {} : { lengths }),
  ...(origin === undefined ? {} : { origin }),
});
