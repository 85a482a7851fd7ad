import { isFactFinding, WRITING_LIMITS, type PlacedFinding } from '@drumbeat/domain';
import { questionProblems, tidyQuestion } from '../question.rules.js';
import type { ReviewContext } from '../review/review-context.js';
import { reviewText } from '../review/review-text.js';
import { isClaimed } from './prompt-findings.js';

/** A model's questions as they can be shown, and what is wrong with the others. */
export interface ReadQuestions {
  readonly usable: readonly string[];
  readonly problems: readonly string[];
}

/**
 * A question that states what nobody said would be read by its author as known, and one that does not ask is none: each of them is
 * left out alone. Both are told, for a model that is asked once more.
 */
export function readQuestions(questions: readonly string[], sources: ReviewContext): ReadQuestions {
  const tidied = [
    ...new Map(questions.map((one) => [tidyQuestion(one).toLowerCase(), tidyQuestion(one)])).values(),
  ];
  const read = tidied.map((question, index) => ({
    question,
    problems: [
      ...questionProblems([question]).map((problem) =>
        problem.replace('Question 1', `Question ${index + 1}`),
      ),
      ...inventionsIn(question, sources),
    ],
  }));
  return {
    usable: read
      .filter(({ problems }) => problems.length === 0)
      .map(({ question }) => question)
      .slice(0, WRITING_LIMITS.questions),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const inventionsIn = (question: string, sources: ReviewContext): string[] =>
  reviewText(question, sources)
    .filter((finding) => isFactFinding(finding) && isStated(question, finding))
    .map(({ quotation }) => `"${quotation}" is not from the author: ask for such a fact, and state none.`);

/** "Last week" asks when it was, where "on Tuesday" says it. */
const RECENT =
  /^(?:last|yesterday|letzte[nrms]?|vorige[nrms]?|vergangene[nrms]?|gestern|hier|ayer)(?!\p{L})|(?:dernier|dernière|passée?|pasad[oa])$/iu;

const isStated = (question: string, finding: PlacedFinding) =>
  finding.kind === 'date'
    ? !RECENT.test(finding.quotation)
    : isClaimed(question, finding, { kind: 'pillar' });
