import type { Brief } from './brief.js';

const maxTitleLength = 40;

/** A choice that depends on the request only: deterministic. */
function pick<Option>(options: readonly [Option, ...Option[]], seed: number): Option {
  return options[seed % options.length] ?? options[0];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A whole post on the brief's topic: hook, body, list, question, hashtag. */
export function postOn({ topic, audience }: Brief, seed: number): string {
  const hook = pick(
    [
      'I used to get this wrong.',
      'Nobody puts this on a slide.',
      'The short version took me years.',
      'This comes up in almost every first call.',
    ],
    seed,
  );
  const lesson = pick(
    [
      'What helped was writing down the decision before the meeting, not after it.',
      'What helped was asking one more question before giving the answer.',
      'What helped was a number that everybody could check.',
    ],
    seed >> 2,
  );
  return [
    `${upperFirst(topic)}.`,
    hook,
    `For ${audience} the details differ, but the pattern is the same. ${lesson}`,
    'Three things to try this week:\n\n1. Write down what you believe today.\n2. Ask two people who disagree.\n3. Change one thing, and say which.',
    'What would you add?',
    `#${hashtagOn({ topic })}`,
  ].join('\n\n');
}

/** The `index`th idea for a post on the brief's topic. */
export function ideaOn({ topic, audience }: Brief, index: number): string {
  const idea = pick(
    [
      `Tell the story of the day you changed your mind about this: ${topic}.`,
      `Give ${audience} three numbers, before and after, on this: ${topic}.`,
      `Name the advice on this that you no longer give: ${topic}.`,
      `Walk through one decision, step by step: ${topic}.`,
      `Answer the question that ${audience} ask most about this: ${topic}.`,
      `Describe a mistake that cost you something, and the habit that came of it: ${topic}.`,
    ],
    index,
  );
  const round = Math.floor(index / 6);
  return round === 0 ? idea : `${idea} Take ${round + 1}.`;
}

/** The `index`th reason to write about the brief's topic. */
export function reasonOn({ topic, audience }: Brief, index: number): string {
  return pick(
    [
      `It is what you want to be known for: ${topic}.`,
      `Of this you have seen more than ${audience}: ${topic}.`,
      `It lets others see how you work on this: ${topic}.`,
    ],
    index,
  );
}

export function hookOn({ topic }: Pick<Brief, 'topic'>, index: number): string {
  const hook = pick(
    [
      `I changed my mind about this: ${topic}.`,
      `The numbers behind ${topic}.`,
      `The advice I stopped giving: ${topic}.`,
      `One decision, step by step: ${topic}.`,
      `The question I get most: ${topic}?`,
      `What it cost me to learn this: ${topic}.`,
    ],
    index,
  );
  const round = Math.floor(index / 6);
  return round === 0 ? hook : `${hook} (${round + 1})`;
}

/** The `index`th question to ask before a post on the brief's topic is written. */
export function questionOn({ topic, audience }: Brief, index: number): string {
  return pick(
    [
      `What happened, in a sentence or two: ${topic}?`,
      `Which number shows it best: ${topic}?`,
      `What should ${audience} take from it?`,
    ],
    index,
  );
}

/** The `index`th remark on a writing style. */
export function habitOn(index: number): string {
  return pick(
    [
      'You say what you mean in the first line.',
      'You keep your sentences plain and close to what happened.',
      'You end on a thought that the reader can use.',
    ],
    index,
  );
}

export function titleOn({ topic }: Pick<Brief, 'topic'>, index: number): string {
  const title = upperFirst(
    topic.length <= maxTitleLength ? topic : topic.slice(0, topic.lastIndexOf(' ', maxTitleLength)),
  );
  return index === 0 ? title : `${title}, part ${index + 1}`;
}

/** The topic's first long words joined as a hashtag, without '#'. */
export function hashtagOn({ topic }: Pick<Brief, 'topic'>, index = 0): string {
  const words = topic.match(/[\p{L}\p{N}]{4,}/gu) ?? ['Work'];
  return index === 0
    ? words.slice(0, 2).map(upperFirst).join('')
    : upperFirst(words[index % words.length] ?? 'Work') + (index >= words.length ? String(index) : '');
}
