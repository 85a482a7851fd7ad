/** Words that end the head of a phrase: "personal branding on LinkedIn" is tagged #PersonalBranding. */
const AFTER_HEAD = new Set(
  'with for on in of at to from about and or the a an as your my our by into without &'.split(' '),
);
const MAX_WORDS = 3;
const MAX_LENGTH = 30;

/** At most three hashtags from phrases such as a pillar and an industry, with '#', each once. */
export function hashtagsFor(phrases: readonly (string | null)[]): string[] {
  const tags = phrases
    .map((phrase) => (phrase === null ? null : hashtagOf(phrase)))
    .filter((tag) => tag !== null);
  const byFolded = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...byFolded.values()].slice(0, 3);
}

function hashtagOf(phrase: string): string | null {
  const words = phrase
    .replace(/^(?:my|our|your|the|an?)\s+/iu, '')
    .split(/[\s/-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const end = words.findIndex((word, index) => index > 0 && AFTER_HEAD.has(word.toLowerCase()));
  // "women in tech" is a name as a whole; of more words the head is the name.
  const head = words.length <= MAX_WORDS || end < 0 ? words : words.slice(0, end);
  const tag = head.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('');
  const isActivity = head.length === 1 && words.length > 1 && tag.endsWith('ing');
  const isReadable =
    head.length <= MAX_WORDS && tag.length <= MAX_LENGTH && /^\p{L}/u.test(tag) && tag.length >= 2;
  return isReadable && !isActivity ? `#${tag}` : null;
}
