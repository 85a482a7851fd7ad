import type { BriefItem } from '../brief/brief-sections.js';
import { type FittedBrief, fitBrief } from '../brief/fit-brief.js';
import { LETTERS } from '../brief/habits/habits.rules.js';
import { materialData, materialSubject, OPENINGS_MATERIAL } from '../brief/material.js';
import { briefOfModel } from '../brief/tell-author.js';
import type { WriterBrief } from '../brief/writer-brief.js';
import { voiceBrief } from '../brief/voice-brief.js';
import { notesOf } from '../brief/notes.js';
import type { KindOfNotes } from '../reading/kind-of-notes.js';
import type { DraftWritingRequest, OpeningsRequest, WritingExample } from '../draft-writer.service.js';
import {
  draftInstructions,
  openingsInstructions,
  selectionInstructions,
  TOLD,
  type Told,
} from './draft-instructions.js';

/** The same request is looked at for its sources, for its text and for what its author is shown. */
const known = new WeakMap<DraftWritingRequest | OpeningsRequest, FittedBrief>();

function once<Request extends DraftWritingRequest | OpeningsRequest>(
  request: Request,
  fitted: (request: Request) => FittedBrief,
): FittedBrief {
  const brief = known.get(request) ?? fitted(request);
  known.set(request, brief);
  return brief;
}

/** The brief of a draft as a model is told it, and the parts of it that have room. */
export function draftBrief(request: DraftWritingRequest): FittedBrief {
  return once(request, fittedDraft);
}

function fittedDraft(request: DraftWritingRequest): FittedBrief {
  const { source, selection } = request;
  const items = voiceBrief(request, { source, subject: materialSubject(request) });
  const material = materialData(request);
  const told = toldIn(
    items,
    material,
    source.kind === 'notes' ? notesOf(source.notes, request).kind : 'written',
  );
  return fitBrief({
    items,
    material,
    instructions: selection === null ? draftInstructions(told) : selectionInstructions(told),
  });
}

function toldIn(
  items: readonly BriefItem[],
  material: Readonly<Record<string, unknown>>,
  notes: KindOfNotes,
): Told {
  const isLetter = ({ line }: BriefItem) => Object.values(LETTERS).some((habit) => line.startsWith(habit));
  return new Set([
    ...items.map(({ section }) => section),
    ...Object.keys(material),
    ...(items.some(isLetter) ? [TOLD.letters] : []),
    notes,
  ]);
}

/** What a model is told for a draft, in words for the author. */
export function draftWriterBrief(request: DraftWritingRequest): WriterBrief {
  return briefOfModel(request, draftBrief(request));
}

/** All that a model gets to know for a draft: texts of users and of staff, so data and nothing but data. */
export function draftData(request: DraftWritingRequest): Record<string, unknown> {
  return draftBrief(request).data;
}

export function openingsBrief(request: OpeningsRequest): FittedBrief {
  return once(request, ({ content }) => {
    const items = voiceBrief(request, { source: null, subject: content });
    const material = OPENINGS_MATERIAL.data(request);
    return fitBrief({
      items,
      material,
      instructions: openingsInstructions(toldIn(items, material, 'written')),
    });
  });
}

/** The author's posts that a model reads, the most useful first. */
export function examplesRead(request: DraftWritingRequest | OpeningsRequest): WritingExample[] {
  const { items } = 'source' in request ? draftBrief(request) : openingsBrief(request);
  const posts = [...request.own_posts, ...request.examples];
  return items.flatMap(({ example }) => posts.find(({ id }) => id === example?.post_id) ?? []);
}
