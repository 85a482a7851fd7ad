import { PREFERENCE_LIMITS } from '../../preferences/writing-profile.js';
import { VOICE_SCALES, type VoiceScale } from '../analysis/style-analysis.js';

/** A voice's position on each scale, from 1 to 10. */
export type VoiceLevels = Readonly<Record<VoiceScale, number>>;

/** Above 7 is high, below 4 is low (VOICE-5). */
export function band(level: number): 'high' | 'low' | null {
  if (level > 7) return 'high';
  return level < 4 ? 'low' : null;
}

/** Percent: the average distance of the four scales from 5, times 10; at most 50 (VOICE-5). */
export function voiceUniqueness(levels: VoiceLevels): number {
  const distance = VOICE_SCALES.reduce(
    (sum, scale) => sum + Math.abs(levels[scale] - PREFERENCE_LIMITS.level.default),
    0,
  );
  return Math.round((distance / VOICE_SCALES.length) * 10);
}

export const ARCHETYPES = [
  'Authority',
  'Motivator',
  'Expert',
  'Storyteller',
  'Friend',
  'Professional',
] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** The effect of a voice on readers, as text for its owner. */
export const ARCHETYPE_TEXTS: Readonly<Record<Archetype, string>> = {
  Authority:
    'You say what holds, and you say it outright. Readers come to you for a verdict they can act on.',
  Motivator:
    'You write with drive and leave nobody standing still. Readers come to you for the push to begin.',
  Expert: 'You know what you talk about and need few words to show it. Readers come to you for the method.',
  Storyteller: 'You let the scene speak and leave the conclusion open. Readers come to you to see it happen.',
  Friend: 'You write as you talk, without a tie. Readers come to you because it feels like a conversation.',
  Professional: 'You keep to the point and to good form. Readers come to you for a clear and balanced view.',
};

/**
 * The archetype of a voice. The six of VOICE-6 are chosen, in this order, by the most prominent feature:
 * 1. certain and blunt without being casual: Authority. 2. driving: Motivator. 3. certain: Expert (also casual and
 * blunt). 4. gentle or searching: Storyteller. 5. casual: Friend. 6. none of these: Professional.
 */
export function archetypeOf(levels: VoiceLevels): Archetype {
  const [formality, directness, confidence, energy] = VOICE_SCALES.map((scale) => band(levels[scale]));
  if (confidence === 'high' && directness === 'high' && formality !== 'low') return 'Authority';
  if (energy === 'high') return 'Motivator';
  if (confidence === 'high') return 'Expert';
  if (directness === 'low' || confidence === 'low') return 'Storyteller';
  return formality === 'low' ? 'Friend' : 'Professional';
}
