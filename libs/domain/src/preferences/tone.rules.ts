import type { UsageLevel } from './usage-level.js';

/** The allowed tones (VOICE-3). */
export type Tone =
  'professional' | 'casual' | 'authoritative' | 'conversational' | 'inspirational' | 'educational';

export const TONES: readonly Tone[] = [
  'professional',
  'casual',
  'authoritative',
  'conversational',
  'inspirational',
  'educational',
];

/** writing_style_formality set by a tone (VOICE-3). */
export const FORMALITY_BY_TONE: Readonly<Record<Tone, number>> = {
  professional: 8,
  authoritative: 9,
  educational: 7,
  conversational: 4,
  casual: 3,
  inspirational: 6,
};

/**
 * Question usage set by a tone. Conversational, educational and professional are fixed (VOICE-3). The rest is our
 * choice: casual as conversational, inspirational sometimes, authoritative rarely.
 */
export const QUESTION_USAGE_BY_TONE: Readonly<Record<Tone, UsageLevel>> = {
  conversational: 'frequent',
  educational: 'moderate',
  professional: 'minimal',
  casual: 'frequent',
  inspirational: 'moderate',
  authoritative: 'minimal',
};

/** The tone named before a "|" ("casual | friendly" → casual); null when that is no allowed tone (VOICE-3). */
export function parseTone(value: string): Tone | null {
  const name = (value.split('|')[0] ?? '').trim().toLowerCase();
  return TONES.find((tone) => tone === name) ?? null;
}
