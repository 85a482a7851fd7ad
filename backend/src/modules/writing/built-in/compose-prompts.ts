import { CATEGORIES, PROMPT_LIMITS, findNeverUsePhrases, type WrittenPrompt } from '@drumbeat/domain';
import type { PromptWritingRequest } from '../prompt-writer.service.js';
import { authorFactsOf, type AuthorFacts } from './author-facts.js';
import { fillFrame, type SlotValues } from './fill-frame.js';
import { hookKey, partTitles } from '../hook.js';
import type { PromptFrame } from './frames/prompt-frame.js';
import { FACT_HINTS, TONE_HINTS, type PromptHint } from './frames/prompt-hint.frames.js';
import { PROMPT_FRAMES } from './frames/prompt.frames.js';
import { fits, promptSlots } from './prompt-frame.rules.js';
import { SeededChoice } from './seeded-choice.js';
import { topicOf, type Topic } from './topic.js';
import { withoutPhrases } from './without-phrases.js';

/** Stands for a pillar that says nothing. */
const NO_TOPIC = 'our line of work';
/** Every how many prompts one closes with a hint from the profile. */
const HINT_EVERY = 3;

/** A user who has a hook this often has written more prompts than one account ever held. */
const MAX_PARTS = 99;
/** Room for " (part 12)". */
const HOOK_MAX = PROMPT_LIMITS.hook - 10;

interface Deck {
  readonly category: string;
  readonly frames: readonly PromptFrame[];
}

interface Idea {
  readonly frame: PromptFrame;
  readonly category: string;
  readonly hook: string;
  readonly text: string;
}

/**
 * Prompts made from frames: pillars and categories take turns, no frame comes twice before all that fit are used up, no
 * hook comes twice at all while there is another one. Pure: the seed decides.
 */
export function composePrompts(request: PromptWritingRequest): WrittenPrompt[] {
  return new PromptComposer(request).compose();
}

class PromptComposer {
  private readonly choice: SeededChoice;
  private readonly facts: AuthorFacts;
  private readonly neverUse: readonly string[];
  private readonly decks: readonly Deck[];
  private readonly problems: readonly string[];
  private readonly hints: readonly PromptHint[];
  private readonly usedFrames = new Set<PromptFrame>();
  private readonly usedHooks: Set<string>;

  constructor(private readonly request: PromptWritingRequest) {
    this.choice = new SeededChoice(request.seed);
    this.neverUse = request.preferences?.never_use_phrases ?? [];
    this.facts = authorFactsOf(request.profile, this.neverUse);
    this.decks = this.choice
      .shuffle(CATEGORIES)
      .map((category) => ({ category, frames: this.choice.shuffle(PROMPT_FRAMES[category] ?? []) }));
    this.problems = this.choice.shuffle(this.facts.problems);
    const tone = request.preferences?.writing_style_tone;
    this.hints = this.choice.shuffle([...FACT_HINTS, ...(tone === undefined ? [] : TONE_HINTS[tone])]);
    this.usedHooks = new Set(request.recent_hooks.map(hookKey));
  }

  compose(): WrittenPrompt[] {
    const pillars = this.pillars();
    return Array.from({ length: this.request.count }, (_, index) => {
      // Pillars move on by one more after each round of categories, so that every pillar meets every category.
      const round = Math.floor(index / this.decks.length);
      const pillar = pillars[(index + round) % pillars.length] ?? { number: 1, topic: this.topic(1) };
      return this.prompt(index, pillar.number, pillar.topic);
    });
  }

  private pillars(): { number: number; topic: Topic }[] {
    const { pillars, profile } = this.request;
    const all = profile.content_pillars.map((_, index) => index + 1);
    const chosen = pillars.length > 0 ? pillars.filter((number) => all.includes(number)) : all;
    return chosen.map((number) => ({ number, topic: this.topic(number) }));
  }

  private topic(pillarNumber: number): Topic {
    const fallback = this.facts.industry ?? NO_TOPIC;
    const topic = topicOf(this.request.profile.content_pillars[pillarNumber - 1] ?? '', fallback);
    const phrase = withoutPhrases(topic.phrase, this.neverUse);
    return /[\p{L}\p{N}]/u.test(phrase) ? { ...topic, phrase } : { phrase: fallback, kind: 'noun' };
  }

  private prompt(index: number, pillarNumber: number, topic: Topic): WrittenPrompt {
    const { frame, category, hook, text } = this.takeIdea(this.ideas(index, topic));
    this.usedFrames.add(frame);
    this.usedHooks.add(hookKey(hook));
    return { hook, prompt_text: text, category, pillar_number: pillarNumber };
  }

  /** Every frame that fits, filled: those of the category whose turn it is come first. */
  private ideas(index: number, topic: Topic): Idea[] {
    const problem = this.problems[index % Math.max(1, this.problems.length)];
    const slots = promptSlots(topic, this.facts, { problem, namesReaders: index % 2 === 0 });
    const turn = index % this.decks.length;
    return [...this.decks.slice(turn), ...this.decks.slice(0, turn)].flatMap(({ category, frames }) =>
      frames
        .filter((frame) => fits(frame, topic, slots))
        .map((frame) => ({
          frame,
          category,
          hook: fillFrame(frame.hook, slots),
          text: this.text(frame, { ...slots, topic: toTheUser(topic.phrase) }, index),
        }))
        .filter(({ hook, text }) => hook.length <= HOOK_MAX && text.length <= PROMPT_LIMITS.promptText),
    );
  }

  /** A new frame with a new hook where there is one; then a new frame as the next part of a hook that was there. */
  private takeIdea(ideas: readonly Idea[]): Idea {
    if (ideas.every(({ frame }) => this.usedFrames.has(frame))) this.usedFrames.clear();
    const unused = ideas.filter(({ frame }) => !this.usedFrames.has(frame));
    const isClean = ({ hook, text }: Idea) => this.isClean(`${hook}\n${text}`);
    const fresh = unused.find((idea) => !this.usedHooks.has(hookKey(idea.hook)) && isClean(idea));
    if (fresh !== undefined) return fresh;
    const idea = unused.find(isClean) ?? unused[0];
    if (idea === undefined) throw new Error('No frame fits a topic: every category has frames without needs');
    return {
      ...idea,
      hook: this.nextPart(withoutPhrases(idea.hook, this.neverUse)),
      text: withoutPhrases(idea.text, this.neverUse),
    };
  }

  /** A hook that has been used is the title of a series. */
  private nextPart(hook: string): string {
    for (let part = 1; ; part += 1) {
      const titles = part === 1 ? [hook] : partTitles(hook, part);
      const title = titles.find((each) => this.isClean(each)) ?? hook;
      if (!this.usedHooks.has(hookKey(title)) || part > MAX_PARTS) return title;
    }
  }

  private isClean(text: string): boolean {
    return findNeverUsePhrases(text, this.neverUse).length === 0;
  }

  private text(frame: PromptFrame, slots: SlotValues, index: number): string {
    const text = fillFrame(frame.text, slots);
    if (index % HINT_EVERY !== HINT_EVERY - 1) return text;
    const hints = this.hints.filter(
      ({ needs = [] }) =>
        needs.every((need) => slots[need] !== undefined) &&
        !needs.some((need) => frame.needs?.some((own) => own === need)),
    );
    const hint = hints[Math.floor(index / HINT_EVERY) % Math.max(1, hints.length)];
    const longer = hint === undefined ? text : `${text} ${fillFrame(hint.text, slots)}`;
    return longer.length <= PROMPT_LIMITS.promptText && this.isClean(longer) ? longer : text;
  }
}

/** A pillar in the user's own voice, said to the user. */
function toTheUser(phrase: string): string {
  return phrase.replace(/\b(?:my|our)\b/gu, 'your');
}
