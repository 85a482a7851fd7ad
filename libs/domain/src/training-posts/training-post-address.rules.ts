import { isLinkedInUrl, notOnLinkedInText, urnFromUrl } from '../linkedin/post-urn.js';

/** Training posts come from LinkedIn itself, also where a sandbox stands in for it. */
const SITE = 'https://www.linkedin.com';

/** Why this cannot be the address of a training post: it is no https address on linkedin.com. Null when it can (TRAINING-2). */
export function trainingAddressProblem(url: string): string | null {
  return isLinkedInUrl(url, SITE) ? null : notOnLinkedInText(SITE);
}

/** URN of the post that the address names, whatever else stands in it; null where it names none (TRAINING-10). */
export function linkedInPostOf(url: string): string | null {
  return urnFromUrl(url, SITE);
}
