import {
  defaultWritingProfile,
  openingOf,
  STYLE_LABELS,
  type StyleSettingName,
  styleValue,
  type StyleValue,
  type WritingProfile,
  type WritingSource,
} from '@drumbeat/domain';
import { excerptOf, materialSources, OPENINGS_MATERIAL } from './brief/material.js';
import type { DraftWritingRequest, OpeningsRequest, WritingExample } from './draft-writer.service.js';

/** The settings that the user has changed, each as a source; those as they came say nothing about a person. */
function styleSources(
  preferences: WritingProfile | null,
  names: readonly StyleSettingName[],
): WritingSource[] {
  if (preferences === null) return [];
  const defaults = defaultWritingProfile();
  return names.flatMap((name) => {
    const excerpt = inWords(styleValue(preferences, name));
    if (excerpt === inWords(styleValue(defaults, name))) return [];
    return [{ kind: 'style' as const, label: STYLE_LABELS[name], excerpt, id: null }];
  });
}

function inWords(value: StyleValue): string {
  if (typeof value === 'number') return `${value} of 10`;
  return typeof value === 'string' ? value : value.join(', ');
}

/** Inputs that a writer uses besides the source. */
export interface WriterUses {
  readonly settings: readonly StyleSettingName[];
  /** The posts of the author's that it reads. */
  readonly examples: readonly WritingExample[];
}

/** The inputs actually given to a writer: the list "Drawn from". */
export function drawnFrom(
  request: DraftWritingRequest | OpeningsRequest,
  { settings, examples }: WriterUses,
): WritingSource[] {
  return [
    ...('source' in request ? materialSources(request) : OPENINGS_MATERIAL.sources(request)),
    ...examples.map(exampleSource),
    ...styleSources(request.preferences, settings),
  ];
}

function exampleSource({ id, title, content }: WritingExample): WritingSource {
  const label = title.trim() || excerptOf(openingOf(content));
  return { kind: 'training_post', label, excerpt: excerptOf(content), id };
}
