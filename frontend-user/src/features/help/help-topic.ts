/** A piece of a topic: a paragraph, a list, steps in their order, or keys and what they do. */
export type HelpBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { keys: readonly { press: readonly string[]; does: string }[] };

export interface HelpTopic {
  /** Its address: /help#id, /resources#id. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
  /** The topic's page for a user; a visitor has none. */
  link?: { to: string; label: string };
}

const wordsOf = (block: HelpBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return block.keys.flatMap(({ press, does }) => [...press, does]);
};

/** True when the topic contains every word of the search, ignoring case. */
export function isAbout(topic: HelpTopic, search: string): boolean {
  const text = [topic.title, ...topic.blocks.flatMap(wordsOf)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
