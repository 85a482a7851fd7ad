/** Days that the console shows of the use of the product, today included. */
export const USAGE_DAYS = 30;

/** What users do that is tracked by name (TRACKING-5), as the console calls it. */
export const TRACKED_FEATURES = new Map([
  ['prompt_calendar_view_change', 'Changed the view of the calendar'],
  ['prompt_calendar_use_prompt', 'Used a prompt'],
  ['prompt_calendar_draft_with_ai', 'Had a draft written from notes'],
  ['prompt_calendar_save_notes', 'Saved notes'],
]);

/** Pages of the app by the first part of their path, as the console calls them. */
export const TRACKED_PAGES = new Map([
  ['dashboard', 'Dashboard'],
  ['content-calendar', 'Content calendar'],
  ['posts', 'Posts and editor'],
  ['analytics', 'Analytics'],
  ['content-strategy', 'Content strategy'],
  ['profile', 'Profile and writing profile'],
  ['feedback', 'Feedback'],
  ['resources', 'Resources'],
  ['settings', 'Settings'],
  ['billing', 'Billing'],
  ['product', 'Plans'],
  ['onboarding', 'Onboarding'],
]);

/** The pages of a visit by name, each once, in the order they were opened; addresses that are none of ours are left out. */
export function pageNames(paths: readonly string[]): string[] {
  const names = paths.map((path) =>
    TRACKED_PAGES.get(path.replace(/^\/beta(?=\/)/u, '').split('/')[1] ?? ''),
  );
  return [...new Set(names)].filter((name) => name !== undefined);
}

/** What was done in a visit, in words. */
export function featureNames(features: readonly string[]): string[] {
  return features.map((name) => TRACKED_FEATURES.get(name)).filter((name) => name !== undefined);
}
