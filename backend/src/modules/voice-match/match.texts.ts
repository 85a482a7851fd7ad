import { type BreakReason, counted, layoutReading, shownValue, type UnusualLayout } from '@drumbeat/domain';

const NAMES: Readonly<Record<string, string>> = {
  EMOJI: 'an emoji',
  HASHTAG: 'a hashtag',
  LINK: 'a link',
  MENTION: 'a mention',
  LINE: 'a new line',
  BLANK: 'a new paragraph',
  START: 'the beginning',
  END: 'the end of the post',
  '!': 'an exclamation mark',
  '!!': 'several exclamation marks',
  '?': 'a question mark',
  '?!': 'mixed question and exclamation marks',
  '…': 'three dots',
  '—': 'a long dash',
  '–': 'a dash',
  '-': 'a hyphen for a dash',
  ';': 'a semicolon',
  ':': 'a colon',
  ',': 'a comma',
  '.': 'a full stop',
  '(': 'a bracket',
  ')': 'a closing bracket',
  '"': 'quotation marks',
};

function named(token: string): string {
  return NAMES[token] ?? `“${token}”`;
}

function inPosts(posts: number, of: number): string {
  return posts === 0 ? `in none of your ${of} posts` : `in ${posts} of your ${of} posts`;
}

/** Why a sentence breaks the voice, as its author is told. */
export function breakReasonText(reason: BreakReason): string {
  switch (reason.kind) {
    case 'mark':
      return `You use ${named(reason.mark)} ${inPosts(reason.posts, reason.of)}.`;
    case 'pattern':
      return `${placeOf(reason.behind)} you usually go on with ${named(reason.usual)} (${counted(reason.times, 'time')}).`;
    case 'length':
      return `This sentence has ${reason.words} words; nineteen of twenty of yours have at most ${reason.most}.`;
    case 'order':
      return `None of your posts has words in this order: “${reason.words}”.`;
  }
}

function placeOf(behind: readonly string[]): string {
  const tokens = behind.filter((token) => token !== 'START');
  if (tokens.length === 0) return 'At the beginning of a post';
  const words = tokens.filter((token) => NAMES[token] === undefined);
  if (words.length === tokens.length) return `After “${tokens.join(' ')}”`;
  return `After ${tokens.map(named).join(' and ')}`;
}

/** A habit of the whole text that is not its author's, in words. */
export function unusualLayoutText({ feature, usual, here }: UnusualLayout): string {
  const { what, reading } = layoutReading(feature);
  const [now, usually] = [shownValue(feature, here), shownValue(feature, usual)];
  if (reading === 'yes')
    return `${here > 0 ? 'Here' : 'Missing here'}: ${what}. Of your posts ${usually} have it.`;
  return `${what[0]?.toUpperCase() ?? ''}${what.slice(1)}: ${now} here, usually ${usually}.`;
}
