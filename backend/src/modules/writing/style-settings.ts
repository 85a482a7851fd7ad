import {
  defaultWritingProfile,
  STYLE_LABELS,
  styleValue,
  type StyleSettingName,
  type StyleValue,
  type WritingProfile,
  type WritingSource,
} from '@drumbeat/domain';

/** The settings that the user has changed, each as a source; those as they came say nothing about a person. */
export function styleSources(
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
