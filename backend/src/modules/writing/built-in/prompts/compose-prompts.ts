import {
  countWords,
  CATEGORIES,
  PROMPT_LIMITS,
  findNeverUsePhrases,
  hookKey,
  type WrittenPrompt,
} from '@drumbeat/domain';
import { capitalized } from '../../reading/words/letters.js';
import type { FramedPrompt, PromptWritingRequest } from '../../prompt-writer.service.js';
import { frameFactsOf, type FrameFacts } from '../profile/frame-facts.js';
import { fillFrame } from './fill-frame.js';
import { SeededChoice } from './seeded-choice.js';
import { topicIn, type Topic } from './topic.js';
import { pairedTurns, weightedTurns, type Weighted } from './weighted-turns.js';
import { withoutPhrases } from '../without-phrases.js';
import { authorMaterialOf, type AuthorMaterial, type OwnSentence } from './author-material.js';
import { hasOpenObject } from '../drafts/openings/leaning.js';
import { leastUsed, SentenceTurns } from './sentence-turns.js';
import { TradeTurns, type TradeValues } from './trades/trade-turns.js';
import { composeWhy, WhyTurns } from './compose-why.js';
import { pillarKindOf } from './field.js';
import { FrameTaste, UsedAngles } from './frame-taste.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { FrameOrder, type Due } from './frame-order.js';
import type { PillarKind, PromptFrame } from './prompt-frame.js';
import {
  fits,
  hookFor,
  isMadeFor,
  promptSlots,
  suitsAuthor,
  suitsPillar,
  suitsProblem,
} from './prompt-slots.js';
import type { OwnSource } from './why.frames.js';

/** One prompt in this many is for the other readers, the rest are for the clients. */
const OTHERS_EVERY = 3;
/** One prompt in this many goes back to a post or a note, as long as there are such; of the others every second one looks into the author's trade. */
const OWN_EVERY = 2;
/** Of so many prompts one goes back to the same words of clients: the next would seem the same. */
const PROBLEM_EVERY = 12;
/** Of whoever has as many posts and notes as prompts are wanted, so many go back to these. */
const QUOTES_SHARE = 1 / 3;

interface Deck {
  readonly category: string;
  readonly frames: readonly PromptFrame[];
}

interface Pillar {
  readonly number: number;
  readonly topic: Topic;
  readonly kind: PillarKind;
}

interface Idea {
  readonly frame: PromptFrame;
  readonly category: string;
  readonly hook: string;
  readonly text: string;
  readonly sentence: OwnSentence | undefined;
  readonly problem: string | undefined;
  readonly trade: TradeValues;
}

/**
 * Prompts made from frames in the author's language, chosen by field, goal and pillar, and filled with the author's own words; every
 * second one goes back to a post or a note, where there are such. Pillars and categories take turns, those that the user liked
 * more often; no frame comes twice before all that fit are used up, no pillar gets a frame again that it has had, and no hook comes
 * twice at all. Fewer than requested when nothing new is left. Pure: the seed decides.
 */
export function composePrompts(request: PromptWritingRequest): FramedPrompt[] {
  const composer = new PromptComposer(request, false);
  const prompts = composer.compose();
  return composer.quotesTooFew ? new PromptComposer(request, true).compose() : prompts;
}

class PromptComposer {
  private readonly choice: SeededChoice;
  private readonly facts: FrameFacts;
  private readonly material: AuthorMaterial;
  private readonly trade: TradeTurns;
  private readonly taste: FrameTaste;
  private readonly neverUse: readonly string[];
  private readonly decks: readonly Weighted<Deck>[];
  /** The decks whose forms the author uses, or has liked. */
  private readonly turns: readonly Weighted<Deck>[];
  private readonly order: FrameOrder;
  private readonly problems: readonly string[];
  private readonly sentences: SentenceTurns;
  /** How often the batch has gone back to a problem of the clients'. */
  private readonly used = new Map<string, number>();
  private quotes = 0;
  /** By hook. */
  private readonly sources = new Map<string, OwnSource>();
  private readonly usedFrames = new Set<PromptFrame>();
  private readonly usedAngles: UsedAngles;
  private readonly whyTurns: WhyTurns;
  private readonly usedHooks: Set<string>;
  /** The hooks of the user's prompts, this batch's among them. */
  private readonly hooks: Pick<WrittenPrompt, 'hook' | 'pillar_number'>[];

  constructor(
    private readonly request: PromptWritingRequest,
    private readonly takesAnySentence: boolean,
  ) {
    this.choice = new SeededChoice(
      [request.seed, request.profile.industry, ...request.profile.content_pillars].join('\n'),
    );
    this.neverUse = request.preferences?.never_use_phrases ?? [];
    this.facts = frameFactsOf(request.profile, this.neverUse);
    this.material = authorMaterialOf(request, takesAnySentence);
    this.taste = new FrameTaste(request.lessons.past, request.existing);
    const { frames } = LANGUAGE_TEXTS[this.material.language];
    const isTradeKnown = this.material.trade !== 'other';
    this.decks = this.choice.shuffle(CATEGORIES).map((category) => ({
      item: {
        category,
        frames: this.choice
          .mixed(frames[category] ?? [])
          .filter(({ isForUnknownTrades }) => !isTradeKnown || isForUnknownTrades !== true),
      },
      weight: this.taste.weightOfCategory(category),
    }));
    this.order = new FrameOrder(
      this.decks.flatMap(({ item }) => item.frames),
      this.choice,
      this.material.goal,
    );
    this.turns = this.decks.filter(
      ({ item: { category }, weight }) => weight > 1 || !this.material.leftOut.includes(category),
    );
    // "Guilt" alone is nothing that somebody says.
    this.problems = this.choice.shuffle(
      this.facts.problems
        .filter((one) => countWords(one) > 1 && !hasOpenObject(one, this.material.language))
        .map((one) => (this.material.isSmall ? one : capitalized(one))),
    );
    this.sentences = new SentenceTurns(
      this.choice.shuffle(this.material.sentences),
      request.profile.content_pillars.length > 1,
    );
    this.trade = new TradeTurns(this.material, this.choice);
    this.whyTurns = new WhyTurns(Math.floor(this.choice.next() * 6));
    this.usedAngles = new UsedAngles(request.existing);
    this.hooks = [...request.existing];
    this.usedHooks = new Set(request.existing.map(({ hook }) => hookKey(hook)));
  }

  compose(): FramedPrompt[] {
    const decks = weightedTurns(this.turns, this.request.count);
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

  /** True where there are posts or notes, and no prompt goes back to one; of whoever has as many as prompts are wanted, a third does. */
  get quotesTooFew(): boolean {
    return this.quotes < this.quotesWanted;
  }

  private get quotesWanted(): number {
    const { own_posts = [], notes = [], count } = this.request;
    const texts = own_posts.length + notes.length;
    return texts < count ? Math.min(texts, 1) : Math.floor(count * QUOTES_SHARE);
  }

  private pillars(): Weighted<Pillar>[] {
    const { pillars, profile } = this.request;
    const all = profile.content_pillars.map((_, index) => index + 1);
    const chosen = pillars.length > 0 ? pillars.filter((number) => all.includes(number)) : all;
    return (chosen.length > 0 ? chosen : [1]).map((number) => {
      const typed = profile.content_pillars[number - 1] ?? '';
      const topic = topicIn(typed, this.material);
      const item = {
        number,
        topic: this.isClean(topic.label) ? topic : topicIn('', this.material),
        kind: pillarKindOf(typed),
      };
      return { item, weight: this.taste.weightOfPillar(number) };
    });
  }

  /** Null when the pillar has used every suitable frame. */
  private prompt(index: number, pillar: Pillar, turn: Deck): Omit<FramedPrompt, 'why'> | null {
    const idea = this.takeIdea(this.ideas(index, pillar, turn), pillar);
    if (idea === null) return null;
    const { frame, category, hook, text, sentence, problem, trade } = idea;
    this.trade.take(trade, `${hook}\n${text}`);
    this.usedFrames.add(frame);
    this.usedAngles.add(frame, pillar.number);
    this.usedHooks.add(hookKey(hook));
    this.hooks.push({ hook, pillar_number: pillar.number });
    const source = sentence?.kind ?? (problem === undefined ? undefined : 'problem');
    if (source !== undefined) this.sources.set(hook, source);
    if (problem !== undefined) this.used.set(problem, (this.used.get(problem) ?? 0) + 1);
    if (sentence !== undefined) {
      this.sentences.take(sentence);
      this.quotes += 1;
    }
    return { hook, prompt_text: text, category, pillar_number: pillar.number, frame_id: frame.id };
  }

  private why({ hook, category, pillar_number }: Omit<WrittenPrompt, 'why'>, index: number): string {
    const { profile, reasons } = this.request;
    const reason = reasons[index] ?? { kind: 'pillar' };
    const source = this.sources.get(hook);
    const kind = reason.kind === 'pillar' ? (source ?? category) : reason.kind;
    return composeWhy(
      {
        category,
        pillar_number,
        pillar: profile.content_pillars[pillar_number - 1] ?? '',
        language: this.material.language,
        reason,
        source,
      },
      this.whyTurns.take(kind),
      this.neverUse,
    );
  }

  /** Every frame that fits and that the pillar has not had, filled: those of the category whose turn it is come first. */
  private ideas(index: number, pillar: Pillar, turn: Deck): Idea[] {
    const others = [...new Set([...this.turns, ...this.decks])]
      .map(({ item }) => item)
      .filter((deck) => deck !== turn);
    const facts = this.factsFor(index);
    const typed = this.request.profile.content_pillars[pillar.number - 1] ?? '';
    const trade = this.trade.valuesFor(typed);
    const ideas = [turn, ...others].flatMap(({ category, frames }) => {
      return this.taste
        .likedFirst(this.order.of(frames, pillar.kind, this.due(index)))
        .filter((frame) => isMadeFor(frame, typed, this.material.language))
        .flatMap((frame) => this.idea({ frame, category, trade }, pillar, facts, index))
        .filter(
          ({ hook, text }) => hook.length <= PROMPT_LIMITS.hook && text.length <= PROMPT_LIMITS.promptText,
        );
    });
    const suits = (idea: Idea) => this.suits(idea, pillar);
    // A question that does not go with its pillar is asked where nothing else is left at all.
    return [...ideas.filter(suits), ...ideas.filter((idea) => !suits(idea))];
  }

  private suits({ frame, problem }: Idea, { number, topic }: Pillar): boolean {
    const { content_pillars } = this.request.profile;
    return (
      suitsPillar(frame, content_pillars[number - 1] ?? '', topic, this.material.language) &&
      suitsProblem(frame, problem) &&
      suitsAuthor(frame, number, this.material)
    );
  }

  private idea(
    { frame, category, trade }: Pick<Idea, 'frame' | 'category' | 'trade'>,
    pillar: Pillar,
    facts: FrameFacts,
    index: number,
  ): Idea[] {
    const sentence = this.sentences.next(frame, pillar.number, this.hooks);
    if (sentence === undefined && this.usedAngles.has(frame, pillar.number)) return [];
    const problem =
      frame.needs?.includes('problem') === true
        ? leastUsed(
            facts.problems.filter(
              (one) =>
                (this.used.get(one) ?? 0) <= Math.floor(index / PROBLEM_EVERY) &&
                this.material.isOfPillar(one, pillar.number),
            ),
            this.used,
          )[0]
        : undefined;
    const slots = promptSlots(pillar.topic, facts, this.material, {
      problem,
      sentence,
      trade,
    });
    if (!fits(frame, slots)) return [];
    const hook = fillFrame(hookFor(frame, pillar.topic, this.material), slots);
    return [
      {
        frame,
        category,
        hook,
        text: fillFrame(frame.text, slots),
        sentence,
        problem,
        trade,
      },
    ];
  }

  /** The profile's problems are no material for a prompt to the other readers. */
  private factsFor(index: number): FrameFacts {
    const { otherReaders } = this.facts;
    return otherReaders === null || index % OTHERS_EVERY !== 1
      ? { ...this.facts, problems: this.problems }
      : { ...this.facts, audience: otherReaders, problems: [] };
  }

  /** Where the prompt with this place in the batch looks first. */
  private due(index: number): Due {
    const turn = index % (2 * OWN_EVERY);
    if (this.sentences.isEmpty) return turn === 0 ? 'trade' : null;
    if (index % OWN_EVERY === 0 || (this.takesAnySentence && this.quotes < this.quotesWanted)) return 'own';
    return turn === 1 ? 'trade' : null;
  }

  /** A new frame with a new hook, rather one that the user does not dislike and has not had of late; null where there is none. */
  private takeIdea(ideas: readonly Idea[], pillar: Pillar): Idea | null {
    if (ideas.every(({ frame }) => this.usedFrames.has(frame))) this.usedFrames.clear();
    const unused = ideas.filter(({ frame }) => !this.usedFrames.has(frame));
    const isClean = ({ hook, text }: Idea) => this.isClean(`${hook}\n${text}`);
    const isNew = ({ hook }: Idea) => !this.usedHooks.has(hookKey(hook));
    const fresh = unused.filter((idea) => isNew(idea) && isClean(idea));
    const liked = fresh.filter(({ frame }) => !this.taste.isAvoided(frame));
    const wanted = liked[0] ?? fresh[0];
    if (wanted !== undefined) {
      const isAsGood = (one: Idea) =>
        (one.sentence === undefined) === (wanted.sentence === undefined) &&
        (this.suits(one, pillar) || !this.suits(wanted, pillar));
      return liked.find((one) => isAsGood(one) && !this.taste.isTooSoon(one.frame)) ?? wanted;
    }
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
}
