import { PREFERENCE_LIMITS, type WritingProfile } from '@drumbeat/domain';

type Lists = Readonly<Partial<WritingProfile>>;

/**
 * Names of the lists that have too many characters in all their entries together. One that stood there longer, from before the bound, may
 * be kept and be made shorter, never longer.
 */
export function grownLists(before: Lists, values: Lists): string[] {
  const was = charactersOfLists(before);
  return [...charactersOfLists(values)]
    .filter(([field, characters]) => characters > Math.max(PREFERENCE_LIMITS.list, was.get(field) ?? 0))
    .map(([field]) => field);
}

function charactersOfLists({ personalization_data, ...fields }: Lists): Map<string, number> {
  const lists = Object.entries<unknown>({
    ...fields,
    'personalization_data.analysis_insights': personalization_data?.analysis_insights,
  });
  return new Map(
    lists.flatMap(([field, list]) => (Array.isArray(list) ? [[field, list.join('').length] as const] : [])),
  );
}
