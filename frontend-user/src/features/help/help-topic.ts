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
  /** Where a user does what the topic is about; a visitor has no such page. */
  link?: { to: string; label: string };
}

const wordsOf = (block: HelpBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return block.keys.flatMap(({ press, does }) => [...press, does]);
};

/** Whether every word of the search is somewhere in the topic, in any case. */
export function isAbout(topic: HelpTopic, search: string): boolean {
  const text = [topic.title, ...topic.blocks.flatMap(wordsOf)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
