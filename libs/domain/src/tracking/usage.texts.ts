import { pathGroup, paths } from '../navigation/paths.js';

/** Days that the console shows of the use of the product, today included. */
export const USAGE_DAYS = 30;

/** What users do that is tracked by name (TRACKING-5), as the console calls it. */
export const TRACKED_FEATURES = new Map([
  ['prompt_calendar_view_change', 'Changed the view of the calendar'],
  ['prompt_calendar_use_prompt', 'Used a prompt'],
  ['prompt_calendar_draft_with_ai', 'Had a draft written from notes'],
  ['prompt_calendar_save_notes', 'Saved notes'],
]);

/** The first part of an address, which names the page to staff; what is added below `/beta` is left out. */
const firstPart = (path: string) => path.replace(/^\/beta(?=\/)/u, '').split('/')[1] ?? '';

/** Names of pages whose address says too little. */
const NAMES = new Map([
  ['posts', 'Posts and editor'],
  ['profile', 'Profile and writing profile'],
  ['product', 'Plans'],
]);

/** "content-calendar" as "Content calendar". */
const nameOf = (part: string) =>
  NAMES.get(part) ?? part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');

/** Pages behind the sign-in by the first part of their address, as the console calls them. */
export const TRACKED_PAGES = new Map(
  Object.values(paths)
    .filter((path) => ['product', 'account', 'plans', 'onboarding'].includes(pathGroup(path)))
    .map((path) => [firstPart(path), nameOf(firstPart(path))]),
);

/** The pages of a visit by name, each once, in the order they were opened; addresses that are none of ours are left out. */
export function pageNames(visited: readonly string[]): string[] {
  const names = visited.map((path) => TRACKED_PAGES.get(firstPart(path)));
  return [...new Set(names)].filter((name) => name !== undefined);
}

/** What was done in a visit, in words. */
export function featureNames(features: readonly string[]): string[] {
  return features.map((name) => TRACKED_FEATURES.get(name)).filter((name) => name !== undefined);
}
