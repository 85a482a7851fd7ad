/** Names of fields that are read better than their keys. */
export type FieldNames = Readonly<Record<string, string>>;
/** Of every list. */
const NAMES: FieldNames = { q: 'Search' };

/** 'Content pillars' of content_pillars and of contentPillars. */
function nameOf(property: string, names: FieldNames): string {
  const words = property
    .replaceAll(/(?<=[a-z])[A-Z]/gu, (start) => ` ${start.toLowerCase()}`)
    .replaceAll('_', ' ');
  return names[property] ?? NAMES[property] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const figures = (limit: string) => (/^-?\d+$/u.test(limit) ? Number(limit).toLocaleString('en-US') : limit);

/** What class-validator says behind the key of a field, and what people say behind its name. `it` is 'it', or 'each' of a list. */
const SAID: readonly (readonly [RegExp, (it: string, limit: string, other: string) => string])[] = [
  [
    /^must be shorter than or equal to (\d+) characters$/u,
    (it, most) => `: keep ${it} to ${figures(most)} characters`,
  ],
  [
    /^must be longer than or equal to (\d+) characters$/u,
    (it, least) => `: give ${it} ${figures(least)} characters or more`,
  ],
  [
    /^must be longer than or equal to (\d+) and shorter than or equal to (\d+) characters$/u,
    (it, least, most) => `: give ${it} ${figures(least)} to ${figures(most)} characters`,
  ],
  [/^should not be empty$/u, () => ' must not be empty'],
  [/^must be an integer number$/u, () => ' must be a whole number'],
  [/^must be a number conforming to the specified constraints$/u, () => ' must be a number'],
  [/^must not be less than (\S+)$/u, (_it, least) => ` must be ${figures(least)} or more`],
  [/^must not be greater than (\S+)$/u, (_it, most) => ` must be ${figures(most)} or less`],
  [/^must be a string$/u, () => ' must be text'],
  [/^must be a boolean value$/u, () => ' must be true or false'],
  [/^must be an array$/u, () => ' must be a list'],
  [/^must be a Date instance$/u, () => ' must be a date'],
  [
    /^must be one of the following values: (.*)$/u,
    (_it, choices) => ` must be one of ${choices.replaceAll(/,(?=\S)/gu, ', ')}`,
  ],
  [/^must be equal to (.+)$/u, (_it, only) => ` must be ${only}`],
  [/^must match .+ regular expression$/u, () => ' is not written as it should be'],
  [/^must contain no more than (\d+) elements$/u, (_it, most) => `: ${figures(most)} at most`],
  [/^must contain at least (\d+) elements$/u, (_it, least) => `: ${figures(least)} or more`],
];

function saidOf(it: string, rest: string): string {
  for (const [pattern, words] of SAID) {
    const found = pattern.exec(rest);
    if (found) return words(it, found[1] ?? '', found[2] ?? '');
  }
  return ` ${rest}`;
}

const EACH = 'each value in ';
const NESTED = /^nested property (\w+) must be either object or array$/u;

/**
 * The message of class-validator in words, with the name of the field in the place of its key: 'Content pillars: keep each to
 * 80 characters'. What a rule of the product says in words of its own is left as it is, and so is what names an unknown field.
 */
export function problemWords(property: string, message: string, names: FieldNames = {}): string {
  const name = nameOf(property, names);
  if (message === `All ${property}'s elements must be unique`) return `${name}: name each only once`;
  const earliest = `minimal allowed date for ${property} is `;
  if (message.startsWith(earliest)) {
    const day = new Date(message.slice(earliest.length)).toISOString().slice(0, 10);
    return `${name} must be ${day} or later`;
  }
  const isOfEach = message.startsWith(EACH);
  const said = isOfEach ? message.slice(EACH.length) : message;
  // Of a list the field is its place in it, and the list's name stands in the message alone.
  const nested = NESTED.exec(said)?.[1];
  if (nested !== undefined) return `${nameOf(nested, names)}${isOfEach ? ': each' : ''} must be an object`;
  if (!said.startsWith(`${property} `)) return message;
  const what = saidOf(isOfEach ? 'each' : 'it', said.slice(property.length + 1));
  const isOfOne = !isOfEach || what.startsWith(':');
  return isOfOne ? `${name}${what}` : `${name}: each${what}`;
}
