import { problemsByOpening, tidyOpening, WRITING_LIMITS, type TextFinding } from '@drumbeat/domain';
import { z } from 'zod';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel } from '../../../platform/ai/language-model.js';
import { ModelRefusalError } from '../../../platform/ai/model.errors.js';
import type { OpeningsRequest } from '../draft-writer.service.js';
import { announcementOf } from '../review/frames/answer-frame.rules.js';
import { handedOver } from '../review/frames/part-talk.js';
import { openingFindings } from '../review/kept-findings.js';
import { declinesRewrite } from '../review/refusals/declines-rewrite.rules.js';
import { isRefusal } from '../review/refusals/refusal.rules.js';
import { openingsContext } from '../review/review-context.js';
import { tidyAnswer } from '../review/tidy-answer.js';
import { openingsBrief } from './draft-data.js';

const COUNT = WRITING_LIMITS.openings;
/** Each line is held against all that is known: of more than were asked for some are looked at, for those that break a rule. */
const READ_MAX = 2 * COUNT;
/** Told to the model, and not held against it: four good lines are four. */
const OPENINGS = z.object({ openings: z.array(z.string()).meta({ minItems: COUNT, maxItems: COUNT }) });

interface OfferedLine {
  readonly line: string;
  /** What of it neither the post nor its author says. */
  readonly findings: readonly TextFinding[];
}

interface Offered {
  readonly lines: string[];
  readonly findings: readonly TextFinding[];
}

/**
 * First lines from a model, at most five: good ones are kept, and the others are asked for again, once. One that is still bad is left
 * out, and so is one that says what neither the post nor its author does, unless there are no others: then its findings are told.
 * @throws ModelOutputError where no line is left
 * @throws ModelRefusalError where the model declines in place of them
 */
export async function openingsFrom(model: LanguageModel, request: OpeningsRequest): Promise<Offered> {
  const rules = {
    neverUsePhrases: request.preferences?.never_use_phrases ?? [],
    present: request.content,
  };
  const review = openingsContext(request);
  const { data, instructions } = openingsBrief(request);
  const declines = (answer: string) =>
    isRefusal(answer, review.material) || declinesRewrite(answer, request.content);
  const tidied = (line: string) => tidyOpening(tidyAnswer(tidyOpening(line), review));
  let good: OfferedLine[] = [];
  let invented: OfferedLine[] = [];
  await model.object({
    name: 'openings',
    schema: OPENINGS,
    instructions,
    messages: [{ role: 'user', text: dataBlock(data) }],
    temperature: 0.9,
    isRefusal: declines,
    problems: ({ openings }, attempt) => {
      if (openings.length > 0 && openings.every((line) => declines(tidied(line))))
        throw new ModelRefusalError();
      const kept = good.map(({ line }) => line);
      const isLine = (line: string) => !declines(line) && !announces(line, request.content);
      const lines = [...kept, ...openings.slice(0, READ_MAX).map(tidied).filter(isLine)];
      const checked = problemsByOpening(lines, rules).map((problems, index) => ({
        line: lines[index] ?? '',
        problems,
        findings: openingFindings(lines[index] ?? '', request.content, review),
      }));
      const valid = checked.filter(({ problems }) => problems.length === 0);
      good = valid.filter(({ findings }) => findings.length === 0).slice(0, COUNT);
      invented = valid.filter(({ findings }) => findings.length > 0);
      const offered = good.length + (attempt === 1 ? 0 : invented.length);
      if (good.length === COUNT || (attempt === 2 && offered > 0)) return [];
      return [
        ...checked
          .slice(kept.length)
          .flatMap(({ problems, findings }, index) => [
            ...problems.map((problem) => `Opening ${index + 1} ${problem}`),
            ...findings.map(
              ({ quotation }) => `Opening ${index + 1} says "${quotation}", which the post does not say.`,
            ),
          ]),
        `The other openings are good and kept. New ones needed: ${COUNT - good.length}.`,
      ];
    },
  });
  const offered = good.length > 0 ? good : invented;
  return {
    lines: offered.map(({ line }) => line).slice(0, COUNT),
    findings: offered.flatMap(({ findings }) => findings),
  };
}

/** "Here are five first lines:" in place of one. */
function announces(line: string, content: string): boolean {
  const range = announcementOf(`${line}\n\n${content}`, { material: [content], ownPosts: [] });
  return (
    (range !== null && range.end >= line.length) ||
    handedOver(`${line}\n\n${content}`, [content]) > line.length - 1
  );
}
