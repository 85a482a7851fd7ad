import {
  linkedInPostOf,
  type PerformanceFigures,
  type TrainingPostDifference,
  type TrainingPostFields,
} from '@drumbeat/domain';
import { comparablePaste } from './pasted-text.policy.js';

const FIGURES = [
  'impressions',
  'likes',
  'comments',
  'shares',
] as const satisfies readonly (keyof PerformanceFigures)[];

type Given = Partial<TrainingPostFields>;

/**
 * What the second save of a post would change of the first (TRAINING-10). A field that was left blank says nothing, and a
 * zero is blank: nobody's figures are lost by pasting the text once more.
 */
export function offeredUpdate(known: TrainingPostFields, given: Given): TrainingPostDifference[] {
  const differences: TrainingPostDifference[] = [];
  const { postContent, linkedinUrl, postDate } = given;
  if (postContent !== undefined && comparablePaste(postContent) !== comparablePaste(known.postContent)) {
    differences.push({ field: 'postContent', from: known.postContent, to: postContent });
  }
  for (const field of FIGURES) {
    const to = given[field] ?? 0;
    if (to > 0 && to !== known[field]) differences.push({ field, from: known[field], to });
  }
  if (linkedinUrl && !isSameAddress(linkedinUrl, known.linkedinUrl)) {
    differences.push({ field: 'linkedinUrl', from: known.linkedinUrl, to: linkedinUrl });
  }
  if (postDate && postDate !== known.postDate) {
    differences.push({ field: 'postDate', from: known.postDate, to: postDate });
  }
  return differences;
}

function isSameAddress(one: string, other: string | null): boolean {
  if (one === other) return true;
  const post = linkedInPostOf(one);
  return post !== null && other !== null && post === linkedInPostOf(other);
}
