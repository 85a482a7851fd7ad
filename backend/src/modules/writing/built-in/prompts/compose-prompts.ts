import { CATEGORIES, PROMPT_LIMITS, findNeverUsePhrases, type WrittenPrompt } from '@drumbeat/domain';
import type { PromptWritingRequest } from '../prompt-writer.service.js';
import { authorFactsOf, type AuthorFacts } from './author-facts.js';
import { composeWhy } from './compose-why.js';
import { fillFrame, type SlotValues } from './fill-frame.js';
import { FrameTaste, UsedAngles } from './frame-taste.js';
import { hookKey } from '../hook.js';
import type { PromptFrame } from './frames/prompt-frame.js';
import { FACT_HINTS, TONE_HINTS, type PromptHint } from './frames/prompt-hint.frames.js';
import type { People } from './people.js';
import { PROMPT_FRAMES } from './frames/prompt.frames.js';
import { fits, hookFor, promptSlots, severalReaders } from './prompt-frame.rules.js';
import { SeededChoice } from './seeded-choice.js';
import { fallbackTopic, topicOf, type Topic } from './topic.js';
import { pairedTurns, weightedTurns, type Weighted } from './weighted-turns.js';
import { withoutPhrases } from './without-phrases.js';

/** Replaces an unusable pillar. */
const NO_TOPIC = 'our line of work';
/** Every how many prompts one closes with a hint from the profile. */
const HINT_EVERY = 3;
/** One prompt in this many is for the other readers, the rest are for the clients. */
const OTHERS_EVERY = 3;

interface Deck {
  readonly category: string;
  readonly frames: readonly PromptFrame[];
}

interface Pillar {
  readonly number: number;
  readonly topic: Topic;
}

interface Idea {
  readonly frame: PromptFrame;
  readonly category: string;
  readonly hook: string;
  readonly text: string;
}

/**
 * Prompts made from frames: pillars and categories take turns, those that the user liked more often; no frame comes twice
 * before all that fit are used up, no pillar gets a frame again that it has had, and no hook comes twice at all.
 * Fewer than requested when nothing new is left. Pure: the seed decides.
 */
export function composePrompts(request: PromptWritingRequest): WrittenPrompt[] {
  return new PromptComposer(request).compose();
}

class PromptComposer {
  private readonly choice: SeededChoice;
  private readonly facts: AuthorFacts;
  private readonly taste: FrameTaste;
  private readonly neverUse: readonly string[];
  private readonly decks: readonly Weighted<Deck>[];
  private readonly problems: readonly string[];
  private readonly hints: readonly PromptHint[];
  private readonly usedFrames = new Set<PromptFrame>();
  private readonly usedAngles: UsedAngles;
  /** Uses of each kind of reason, so that the next one is worded differently. */
  private readonly whyTurns = new Map<string, number>();
  private readonly firstTurn: number;
  private readonly usedHooks: Set<string>;

  constructor(private readonly request: PromptWritingRequest) {
    this.choice = new SeededChoice(request.seed);
    this.neverUse = request.preferences?.never_use_phrases ?? [];
    this.facts = authorFactsOf(request.profile, this.neverUse);
    this.taste = new FrameTaste(request.lessons.past);
    this.decks = this.choice.shuffle(CATEGORIES).map((category) => ({
      item: { category, frames: this.taste.likedFirst(this.choice.shuffle(PROMPT_FRAMES[category] ?? [])) },
      weight: this.taste.weightOfCategory(category),
    }));
    this.problems = this.choice.shuffle(this.facts.problems);
    const tone = request.preferences?.writing_style_tone;
    this.hints = this.choice.shuffle([...FACT_HINTS, ...(tone === undefined ? [] : TONE_HINTS[tone])]);
    this.firstTurn = Math.floor(this.choice.next() * 6);
    this.usedAngles = new UsedAngles(request.existing);
    this.usedHooks = new Set(request.existing.map(({ hook }) => hookKey(hook)));
  }

  compose(): WrittenPrompt[] {
    const decks = weightedTurns(this.decks, this.request.count);
    const pillars = this.pillars();
    const turns = pairedTurns(pillars, decks);
    const prompts = decks.flatMap((deck, index) => {
      // When a pillar is exhausted, the next one is used.
      const from = pillars.findIndex(({ item }) => item === turns[index]);
      const candidates = [...pillars.slice(from), ...pillars.slice(0, from)];
      for (const { item } of candidates) {
        const prompt = this.prompt(index, item, deck);
        if (prompt !== null) return [prompt];
      }
      return [];
    });
    // Last, when each prompt has the place that its reason and its date belong to.
    return prompts.map((prompt, index) => ({ ...prompt, why: this.why(prompt, index) }));
  }

  private pillars(): Weighted<Pillar>[] {
    const { pillars, profile } = this.request;
    const all = profile.content_pillars.map((_, index) => index + 1);
    const chosen = pillars.length > 0 ? pillars.filter((number) => all.includes(number)) : all;
    return (chosen.length > 0 ? chosen : [1]).map((number) => ({
      item: { number, topic: this.topic(number) },
      weight: this.taste.weightOfPillar(number),
    }));
  }

  private topic(pillarNumber: number): Topic {
    const topic = topicOf(this.request.profile.content_pillars[pillarNumber - 1] ?? '', NO_TOPIC);
    return this.isClean(topic.label) ? topic : fallbackTopic(NO_TOPIC);
  }

  /** Null when the pillar has used every suitable frame. */
  private prompt(index: number, pillar: Pillar, turn: Deck): Omit<WrittenPrompt, 'why'> | null {
    const idea = this.takeIdea(this.ideas(index, pillar, turn));
    if (idea === null) return null;
    const { frame, category, hook, text } = idea;
    this.usedFrames.add(frame);
    this.usedAngles.add(frame, pillar.number);
    this.usedHooks.add(hookKey(hook));
    return { hook, prompt_text: text, category, pillar_number: pillar.number };
  }

  private why({ category, pillar_number }: Omit<WrittenPrompt, 'why'>, index: number): string {
    const { profile, reasons } = this.request;
    const reason = reasons[index] ?? { kind: 'pillar' };
    const kind = reason.kind === 'pillar' ? category : reason.kind;
    const turn = this.whyTurns.get(kind) ?? this.firstTurn;
    this.whyTurns.set(kind, turn + 1);
    return composeWhy(
      {
        category,
        pillar_number,
        pillar: profile.content_pillars[pillar_number - 1] ?? '',
        readers: severalReaders(this.facts.audience),
        reason,
      },
      turn,
      this.neverUse,
    );
  }

  /** Every frame that fits and that the pillar has not had, filled: those of the category whose turn it is come first. */
  private ideas(index: number, { number, topic }: Pillar, turn: Deck): Idea[] {
    // The profile's problems and the ideal client are no matter for a prompt to the other readers.
    const isForOthers = this.isForOthers(index);
    const problem = isForOthers ? undefined : this.problems[index % Math.max(1, this.problems.length)];
    const facts = isForOthers ? { ...this.facts, client: null } : this.facts;
    const slots = promptSlots(topic, facts, {
      people: this.peopleFor(index),
      problem,
      namesReaders: index % 2 === 0,
    });
    const textSlots = { ...slots, topic: toTheUser(topic.phrase), quoted: toTheUser(topic.quoted) };
    const others = this.decks.map(({ item }) => item).filter((deck) => deck !== turn);
    return [turn, ...others].flatMap(({ category, frames }) =>
      frames
        .filter((frame) => fits(frame, topic, slots) && !this.usedAngles.has(frame, number))
        .map((frame) => ({
          frame,
          category,
          hook: fillFrame(hookFor(frame, topic), slots),
          text: this.text(frame, textSlots, index),
        }))
        .filter(
          ({ hook, text }) => hook.length <= PROMPT_LIMITS.hook && text.length <= PROMPT_LIMITS.promptText,
        ),
    );
  }

  private isForOthers(index: number): boolean {
    return this.facts.otherReaders !== null && index % OTHERS_EVERY === 1;
  }

  private peopleFor(index: number): People | null {
    return this.isForOthers(index) ? this.facts.otherReaders : this.facts.audience;
  }

  /** A new frame with a new hook, rather one that the user does not dislike; null where there is none. */
  private takeIdea(ideas: readonly Idea[]): Idea | null {
    if (ideas.every(({ frame }) => this.usedFrames.has(frame))) this.usedFrames.clear();
    const unused = ideas.filter(({ frame }) => !this.usedFrames.has(frame));
    const isClean = ({ hook, text }: Idea) => this.isClean(`${hook}\n${text}`);
    const isNew = ({ hook }: Idea) => !this.usedHooks.has(hookKey(hook));
    const fresh = unused.filter((idea) => isNew(idea) && isClean(idea));
    const wanted = fresh.find(({ frame }) => !this.taste.isAvoided(frame)) ?? fresh[0];
    if (wanted !== undefined) return wanted;
    const freed = unused.map((idea) => ({
      ...idea,
      hook: withoutPhrases(idea.hook, this.neverUse),
      text: withoutPhrases(idea.text, this.neverUse),
    }));
    return freed.find(isNew) ?? null;
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

/** The replacement for a pillar, addressed to the user. */
function toTheUser(phrase: string): string {
  return phrase === NO_TOPIC ? 'your line of work' : phrase;
}
