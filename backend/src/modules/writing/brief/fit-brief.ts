import { dataBlock } from '../../../platform/ai/data-block.js';
import { estimateTokens } from '../../../platform/ai/token-estimate.js';
import { BRIEF_SECTIONS, IN_BRIEF, type BriefItem, type BriefSectionName } from './brief-sections.js';
import { MAY_END_EARLIER } from './material.js';
import { wholeSentences } from './whole-sentences.js';

/** Tokens of a call to write a draft, instructions and data together: what a small model reads well, and what stays cheap. */
export const TOKENS_IN_MAX = 6_000;
/** The words around the messages (roles, separators) and what an estimate misses. */
const TOKENS_ASIDE = 100;

export interface FittedBrief {
  /** For a model, as material. */
  readonly data: Record<string, unknown>;
  /** The parts that have room, in the order of the sections. */
  readonly items: readonly BriefItem[];
  /** The parts that have none. */
  readonly left_out: readonly BriefItem[];
  /** Names of the texts of the material that end earlier, for room. */
  readonly shortened: readonly string[];
  readonly instructions: string;
  /** Estimated, with the instructions. */
  readonly tokens: number;
}

interface Fit {
  readonly items: readonly BriefItem[];
  /** What the text is made from; it comes last, nearest to the answer. */
  readonly material: Readonly<Record<string, unknown>>;
  readonly instructions: string;
}

/**
 * The brief and the material within TOKENS_IN_MAX: the least valuable parts are left out first, each whole. Where even the material
 * alone is too long, its longest text ends earlier, with a sentence; a part that is to be rewritten is never shortened.
 */
export function fitBrief({ items, material, instructions }: Fit): FittedBrief {
  const room = TOKENS_IN_MAX - TOKENS_ASIDE - estimateTokens(instructions);
  const tokensOf = (kept: readonly BriefItem[], fitting: Readonly<Record<string, unknown>>) =>
    estimateTokens(dataBlock(assembled(kept, fitting)));
  const kept = [...items];
  while (tokensOf(kept, material) > room) {
    const least = leastWorth(kept);
    if (least === -1) break;
    kept.splice(least, 1);
  }
  let fitting = material;
  while (tokensOf(kept, fitting) > room) {
    const shorter = shortened(fitting, tokensOf(kept, fitting) - room);
    if (shorter === null) break;
    fitting = shorter;
  }
  return {
    data: assembled(kept, fitting),
    items: kept,
    left_out: items.filter((item) => !kept.includes(item)),
    shortened: Object.keys(material).filter((name) => fitting[name] !== material[name]),
    instructions,
    tokens: TOKENS_ASIDE + estimateTokens(instructions) + tokensOf(kept, fitting),
  };
}

/** The last of those that are worth least; -1 where all have to stay. */
function leastWorth(items: readonly BriefItem[]): number {
  let least = -1;
  items.forEach(({ worth }, index) => {
    if (Number.isFinite(worth) && worth <= (items[least]?.worth ?? Number.MAX_VALUE)) least = index;
  });
  return least;
}

function assembled(
  items: readonly BriefItem[],
  material: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const brief: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for (const section of Object.keys(BRIEF_SECTIONS) as BriefSectionName[]) {
    const of = items.filter((item) => item.section === section);
    if (of.length === 0) continue;
    const isBrief = IN_BRIEF.has(section);
    if (isBrief && data['brief'] === undefined) data['brief'] = brief;
    (isBrief ? brief : data)[section] = of.every(({ field }) => field !== undefined)
      ? Object.fromEntries(of.map(({ field, value }) => [field, value]))
      : of.map(({ value }) => value);
  }
  return { ...data, ...material };
}

/** Characters of a token, at least: so that one step is nearly enough. */
const CHARACTERS_PER_TOKEN = 3;

/** The longest of the texts without its last sentences; null where none can be shortened. */
function shortened(
  material: Readonly<Record<string, unknown>>,
  tokens: number,
): Record<string, unknown> | null {
  const texts = MAY_END_EARLIER.flatMap((name) => {
    const text = material[name];
    return typeof text === 'string' && text !== '' ? [{ name, text }] : [];
  }).sort((a, b) => b.text.length - a.text.length);
  const [longest] = texts;
  if (longest === undefined) return null;
  const max = Math.max(0, longest.text.length - Math.max(50, tokens * CHARACTERS_PER_TOKEN));
  return { ...material, [longest.name]: wholeSentences(longest.text, max) };
}
