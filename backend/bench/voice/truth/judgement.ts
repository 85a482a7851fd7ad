import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tone, UsageLevel } from '@drumbeat/domain';

/** What a person wrote down of a body of posts, in words before any rule was run. Levels are from 1 to 10. */
export interface Judgement {
  readonly language: string;
  readonly formality: number;
  readonly directness: number;
  readonly confidence: number;
  readonly energy: number;
  readonly tone: Tone;
  /** The tone that another reader might hear. */
  readonly tone_also: Tone;
  readonly humor: UsageLevel;
  readonly emoji: UsageLevel;
  readonly questions: UsageLevel;
  readonly hashtags: UsageLevel;
  readonly sentence_length: 'short' | 'medium' | 'long';
  /** The top one first. */
  readonly signature: readonly string[];
  readonly jargon: readonly string[];
  /** Borderline words, neither a hit nor a false find. */
  readonly jargon_also: readonly string[];
}

export interface Body {
  readonly name: string;
  readonly posts: readonly string[];
  readonly judgement: Judgement;
  /** True for one of the half on which the rules were tuned; the other half tells whether they hold. */
  readonly isTuned: boolean;
}

/** One of each near pair (en-calm and en-searching, de-ironic and de-warm), and two more. */
const TUNED: ReadonlySet<string> = new Set(['de-ironic', 'de-tax', 'en-calm', 'fr-trainer']);

const BODIES = join('backend', 'bench', 'voice', 'truth', 'bodies');

/** The bodies of posts that one person wrote in eight voices and judged by hand; by name. */
export function readBodies(root = process.cwd()): Body[] {
  const bodies = join(root, BODIES);
  return readdirSync(bodies)
    .sort()
    .map((name) => {
      const folder = join(bodies, name);
      const texts = readdirSync(folder).filter((file) => file.endsWith('.txt'));
      return {
        name,
        posts: texts.sort().map((file) => readFileSync(join(folder, file), 'utf8')),
        judgement: JSON.parse(readFileSync(join(folder, 'judgement.json'), 'utf8')) as Judgement,
        isTuned: TUNED.has(name),
      };
    });
}
