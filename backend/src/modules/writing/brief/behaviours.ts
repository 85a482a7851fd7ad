import { PREFERENCE_LIMITS, type UsageLevel, type WritingProfile } from '@drumbeat/domain';

/** Five sentences for the ten steps of a scale, from its low end: two steps each. */
type Scale = readonly [string, string, string, string, string];

/**
 * What a step of a scale means on the page: a model cannot write "7 of 10". It says nothing of lengths, order, questions and marks,
 * which are counted by themselves: a calm voice may have long sentences.
 */
const SCALES: Readonly<
  Record<'writing_style_formality' | 'directness_level' | 'confidence_level' | 'energy_level', Scale>
> = {
  writing_style_formality: [
    'Writes as people talk at lunch: contractions, half sentences, everyday words.',
    'Writes as people talk at work: contractions and plain words, whole sentences.',
    'Neither stiff nor chatty: plain whole sentences.',
    'Keeps to good form: whole sentences, no slang.',
    'Writes with formal care: complete sentences, exact terms, no contractions, no slang.',
  ],
  directness_level: [
    'Suggests a point instead of stating it; leaves readers to conclude.',
    'Puts a point gently: "in my experience", "it may be".',
    'Says the point plainly, without pushing it.',
    'Says the point as it is, without softening it.',
    'Says it bluntly, without detours; verdicts and commands are welcome.',
  ],
  confidence_level: [
    'Thinks aloud: shows doubt, and what is not settled yet.',
    'Says what is known and admits what is not.',
    'States what experience shows and claims no more.',
    'States things as they are; hedges only where it matters.',
    'Speaks with certainty: no "I think", no "maybe".',
  ],
  energy_level: [
    'Calm and dry: tells it without stir or push.',
    'Even and unhurried.',
    'Lively where the story is, calm elsewhere.',
    'Brisk: active verbs, a pull towards the next line.',
    'Driving: strong verbs, everything moves.',
  ],
};

export type ScaleName = keyof typeof SCALES;

export const SCALE_NAMES = Object.keys(SCALES) as readonly ScaleName[];

/** A step from 1 to 10 as behaviour. */
export function scaleBehaviour(name: ScaleName, level: number): string {
  const { min, max } = PREFERENCE_LIMITS.level;
  const step = Math.min(Math.max(Math.round(level), min), max) - min;
  return SCALES[name][Math.floor(step / 2)] ?? '';
}

export const TONE_BEHAVIOURS: Readonly<Record<WritingProfile['writing_style_tone'], string>> = {
  professional: 'Sounds like a colleague who knows the trade: matter-of-fact and courteous.',
  casual: 'Sounds like a friend over coffee: relaxed, everyday words.',
  authoritative: 'Sounds like somebody whose verdict counts: says what holds, and why.',
  conversational: 'Sounds like one side of a talk: speaks to the reader, turns of speech welcome.',
  inspirational:
    'Sounds like somebody who believes in it and wants readers to begin; by a true story, never by slogans.',
  educational: 'Sounds like a teacher: one step after the other, each with its example.',
};

/** For those whose posts address hardly anybody. */
export const TALKING_TO_NOBODY = 'Sounds like somebody who tells it at the table: turns of speech welcome.';

type Usage = Readonly<Record<UsageLevel, string>>;

export const USAGE_BEHAVIOURS: Readonly<
  Record<'emoji_usage_preference' | 'question_usage' | 'humor_usage' | 'cta_preferences', Usage>
> = {
  emoji_usage_preference: {
    none: 'No emoji.',
    minimal: 'Hardly any emoji: at most one, and none in most posts.',
    light: 'An emoji here and there: one a post at most.',
    moderate: 'Two to four emoji a post.',
    frequent: 'Emoji in nearly every paragraph.',
  },
  question_usage: {
    none: 'No questions.',
    minimal: 'Hardly any questions: none in most posts.',
    light: 'A question now and then.',
    moderate: 'About one question a post.',
    frequent: 'Two or more questions a post.',
  },
  humor_usage: {
    none: 'No jokes.',
    minimal: 'Serious; a dry aside at most.',
    light: 'A dry remark now and then.',
    moderate: 'A joke or a wry turn in most posts.',
    frequent: 'Funny throughout, at nobody’s cost.',
  },
  cta_preferences: {
    none: 'Never asks readers to do something at the end.',
    minimal: 'Hardly ever asks readers to do something.',
    light: 'Now and then ends with something to do.',
    moderate: 'Ends every other post with something for readers to do.',
    frequent: 'Ends with something for readers to do.',
  },
};

export const SENTENCE_BEHAVIOURS: Readonly<Record<WritingProfile['average_sentence_length'], string>> = {
  short: 'Short sentences: under 12 words on average.',
  medium: 'Sentences of 12 to 20 words on average.',
  long: 'Long sentences: more than 20 words on average.',
};

export const LENGTH_BEHAVIOURS: Readonly<Record<WritingProfile['content_length_preference'], string>> = {
  short: 'Short posts: under 100 words.',
  medium: 'Posts of 100 to 250 words.',
  long: 'Long posts: more than 250 words.',
};

/** Goals that the settings offer; any other one is told as it was written. */
export const GOAL_BEHAVIOURS: Readonly<Record<string, string>> = {
  brand_awareness: 'remember who wrote this, and for what they can be called',
  lead_generation: 'recognise their own problem in it and want to talk about it',
  thought_leadership: 'think differently about something they took for granted',
  networking: 'want to tell their own experience with it',
  recruiting: 'picture themselves working there',
  education: 'be able to do one thing that they could not do before',
};
