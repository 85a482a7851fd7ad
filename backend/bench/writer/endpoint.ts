import pLimit from 'p-limit';
import { z } from 'zod';
import { DATA_RULE, dataBlock } from '../../src/platform/ai/data-block.js';
import type { LanguageModel } from '../../src/platform/ai/language-model.js';
import { reviewContext } from '../../src/modules/writing/review/review-context.js';
import { reviewText } from '../../src/modules/writing/review/review-text.js';
import { ModelDraftWriter } from '../../src/modules/writing/model/model-draft-writer.js';
import { draftData } from '../../src/modules/writing/model/draft-data.js';
import type { BenchCase } from './cases.js';

/** A draft of the endpoint's model, as the product would save it, with what the review still finds in it. */
export interface Candidate {
  readonly text: string;
  readonly findings: readonly string[];
}

export type Better = 'first' | 'second' | 'tie';

/** One question about two drafts, asked in both orders: only an answer that both orders agree on is one. */
export interface Verdict {
  readonly question: string;
  readonly better: Better;
  readonly because: readonly string[];
}

/** One task at the endpoint. The first candidate is the one with fewer findings; the judge does not know. */
export interface EndpointResult {
  readonly one: BenchCase;
  /** What the model was told, as data. */
  readonly told: Record<string, unknown>;
  readonly candidates: readonly [Candidate, Candidate];
  readonly verdicts: readonly Verdict[];
}

/** Asked one by one: a single judgement of "quality" prefers the longer text. */
const QUESTIONS = [
  'Which of the two sounds more like the author of the examples: length of sentences, openings, endings, temper?',
  'Which of the two keeps closer to what the author gave, without adding or bending facts?',
  'Which of the two would this author rather post as it stands, without an edit?',
] as const;

const JUDGE = [
  'You compare two drafts of a LinkedIn post, which were written from the same material for the same author. Answer the one question that is asked, by what the drafts show. Length is no merit. If they are equal in this, say tie.',
  DATA_RULE,
].join('\n');
const JUDGEMENT = z.object({ better: z.enum(['first', 'second', 'tie']), because: z.string() });

const AT_ONCE = 4;

/** Writes each task twice at the endpoint and compares both. @param onDone called as each is done */
export async function runEndpoint(
  cases: readonly BenchCase[],
  model: LanguageModel,
  onDone: (result: EndpointResult) => void,
): Promise<EndpointResult[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    cases.map((one) =>
      limit(async () => {
        const result = await compare(one, model);
        onDone(result);
        return result;
      }),
    ),
  );
}

async function compare(one: BenchCase, model: LanguageModel): Promise<EndpointResult> {
  const written = [await candidateOf(one, model), await candidateOf(one, model)] as const;
  const [a, b] = written;
  const candidates = b.findings.length < a.findings.length ? ([b, a] as const) : ([a, b] as const);
  const told = draftData(one.request);
  const verdicts: Verdict[] = [];
  for (const question of QUESTIONS) verdicts.push(await judge(model, question, told, candidates));
  return { one, told, candidates, verdicts };
}

async function candidateOf({ request }: BenchCase, model: LanguageModel): Promise<Candidate> {
  const text = await new ModelDraftWriter(model).write(request, {
    onText: () => undefined,
    signal: new AbortController().signal,
  });
  const findings = reviewText(text, reviewContext(request)).map(
    ({ kind, quotation }) => `${kind}: ${quotation}`,
  );
  return { text, findings };
}

async function judge(
  model: LanguageModel,
  question: string,
  told: Record<string, unknown>,
  [one, other]: readonly [Candidate, Candidate],
): Promise<Verdict> {
  const ask = (first: Candidate, second: Candidate) =>
    model.object({
      name: 'judgement',
      schema: JUDGEMENT,
      instructions: `${JUDGE}\n${question}`,
      messages: [
        { role: 'user', text: dataBlock({ material: told, first: first.text, second: second.text }) },
      ],
      temperature: 0,
    });
  const forward = await ask(one, other);
  const backward = await ask(other, one);
  return {
    question,
    better: agreed(forward.better, backward.better),
    because: [forward.because, backward.because],
  };
}

/** A judge that prefers a place to a text has no opinion. */
export function agreed(forward: Better, backward: Better): Better {
  const turned = { first: 'second', second: 'first', tie: 'tie' } as const;
  return forward === turned[backward] ? forward : 'tie';
}
