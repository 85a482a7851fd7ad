import type { DraftWritingRequest } from '../draft-writer.service.js';
import {
  BRIEF_SECTIONS,
  type BriefItem,
  type BriefSectionName,
  type ExampleReason,
} from './brief-sections.js';
import { type FittedBrief, TOKENS_IN_MAX } from './fit-brief.js';
import { materialLines, materialTitle } from './material.js';
import type { WriterBrief, WriterBriefSection } from './writer-brief.js';

const REASONS: Readonly<Record<ExampleReason, string>> = {
  'near in subject': 'Its subject is near this one.',
  'read best': 'Readers responded to it most.',
  'liked best': 'You or your readers liked it.',
  newest: 'It is one of your newest.',
  'said in an interview': 'You said it in the voice interview.',
};

/** What a model is told, from the brief that it is sent. */
export function briefOfModel(
  request: DraftWritingRequest,
  { items, left_out, shortened, instructions, tokens }: FittedBrief,
): WriterBrief {
  return {
    sections: [...sectionsOf(items), ...matterSections(request)],
    examples: items.flatMap(({ example }) =>
      example === undefined
        ? []
        : [
            {
              post_id: example.post_id,
              opening: example.opening,
              reason: REASONS[example.reason],
              figures: example.figures,
            },
          ],
    ),
    left_out: sectionsOf(left_out),
    shortened: shortened.map(materialTitle),
    rules: instructions.split('\n'),
    tokens: { count: tokens, max: TOKENS_IN_MAX },
  };
}

/** The parts of a brief under their headings, in the order in which a writer gets them. */
export function sectionsOf(items: readonly BriefItem[]): WriterBriefSection[] {
  return (Object.keys(BRIEF_SECTIONS) as BriefSectionName[]).flatMap((name) => {
    const lines = items.filter(({ section }) => section === name).map(({ line }) => line);
    return lines.length === 0 ? [] : [{ name, title: BRIEF_SECTIONS[name], lines }];
  });
}

/** What a draft is made from. */
export function matterSections(request: DraftWritingRequest): WriterBriefSection[] {
  const lines = materialLines(request);
  return lines.length === 0 ? [] : [{ name: 'matter', title: 'What it is made from', lines }];
}
