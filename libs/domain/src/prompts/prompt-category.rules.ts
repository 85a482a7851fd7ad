/** The displayed group and filter of a prompt (PROMPT-2). */
export type PromptType = 'educational' | 'story' | 'question' | 'promotional' | 'personal';

export const PROMPT_TYPES: readonly PromptType[] = [
  'educational',
  'story',
  'question',
  'promotional',
  'personal',
];

export const PROMPT_TYPE_LABELS: Readonly<Record<PromptType, string>> = {
  educational: 'Educational',
  story: 'Story',
  question: 'Question',
  promotional: 'Promotional',
  personal: 'Personal',
};

/** The type of each known category (PROMPT-2). */
const TYPE_BY_CATEGORY: ReadonlyMap<string, PromptType> = new Map([
  ['Educational how-to post', 'educational'],
  ['Listicle with a hook', 'educational'],
  ['First-person anecdote', 'story'],
  ['Engagement-driven question', 'question'],
  ['Thought leadership/opinion piece', 'promotional'],
  ['Case study/success story', 'personal'],
]);

/** The categories that Drumbeat writes; the column is free text, and an admin may use others. */
export const CATEGORIES: readonly string[] = [...TYPE_BY_CATEGORY.keys()];

/** The category's display type; a category that the table does not know is educational. */
export function promptTypeOf(category: string): PromptType {
  return TYPE_BY_CATEGORY.get(category) ?? 'educational';
}

/** The known categories of a type. A filter for educational must also take every unknown category (promptTypeOf). */
export function categoriesOfType(type: PromptType): string[] {
  return CATEGORIES.filter((category) => TYPE_BY_CATEGORY.get(category) === type);
}

/** Tags derive from the category: lower case, spaces to hyphens, nothing else changes (PROMPT-3). */
export function promptTags(category: string): string[] {
  const tag = category.trim().toLowerCase().replace(/ +/g, '-');
  return tag === '' ? [] : [tag];
}
