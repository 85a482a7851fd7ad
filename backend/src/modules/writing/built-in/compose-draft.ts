import { POST_TEXT_MAX, findNeverUsePhrases } from '@drumbeat/domain';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { authorFactsOf, type AuthorFacts } from './author-facts.js';
import { fillFrame, type SlotValues } from './fill-frame.js';
import type { DraftFrames } from './frames/draft-frame.js';
import { DRAFT_FRAMES, GENERAL_DRAFT, NOTES_DRAFT } from './frames/draft.frames.js';
import { hashtagsFor } from './hashtags-for.js';
import { mentionedPillar } from './mentioned-pillar.js';
import { notesText } from './notes-text.js';
import { shortened, tidyPhrase } from './phrase.js';
import { asksOf } from './prompt-asks.js';
import { SeededChoice } from './seeded-choice.js';
import { topicOf, type Topic } from './topic.js';
import { voiceOf, writtenOut, type Voice } from './voice.js';
import { withoutPhrases } from './without-phrases.js';

const NO_TOPIC = 'my line of work';
/** Room for what the phrase check may put in the place of single letters. */
const SAFETY = 200;
/** Paragraphs by the preferred length: the author's content, an address to the audience, one more sentence. */
const PARTS = {
  short: { matter: 2, asides: 0, bridges: 0 },
  medium: { matter: 3, asides: 1, bridges: 0 },
  long: { matter: 3, asides: 1, bridges: 1 },
} as const;
const LISTICLE = 'Listicle with a hook';

/**
 * A draft from frames: hook, a few short paragraphs with the author's own matter or [places] for it, closing, hashtags.
 * At most 3,000 characters, none of the never-use phrases. Pure: the seed decides.
 */
export function composeDraft(request: DraftWritingRequest): string {
  return new DraftComposer(request).compose();
}

class DraftComposer {
  private readonly choice: SeededChoice;
  private readonly neverUse: readonly string[];
  private readonly facts: AuthorFacts;
  private readonly voice: Voice;
  private readonly topic: Topic | null;
  private readonly slots: SlotValues;

  constructor(private readonly request: DraftWritingRequest) {
    this.choice = new SeededChoice(request.seed);
    this.neverUse = request.preferences?.never_use_phrases ?? [];
    this.facts = authorFactsOf(request.profile, this.neverUse);
    this.voice = voiceOf(request.preferences, request.instructions);
    this.topic = this.findTopic();
    this.slots = {
      topic: this.topic?.phrase ?? NO_TOPIC,
      ...(this.facts.audience === null ? {} : { audience: this.facts.audience.phrase }),
      ...(this.facts.problems[0] === undefined ? {} : { problem: this.facts.problems[0] }),
    };
  }

  compose(): string {
    const { source } = this.request;
    const frames = source.kind === 'notes' ? NOTES_DRAFT : (DRAFT_FRAMES[source.category] ?? GENERAL_DRAFT);
    const { hook, body } =
      source.kind === 'notes'
        ? this.fromNotes(this.withAnswers(source.notes))
        : this.fromPrompt(source, frames);
    const ending = [...this.signature(), ...this.openWish(), this.closing(frames), ...this.hashtags()];
    const opening = this.voice.emoji >= 1 ? `${hook} ${frames.emoji}` : hook;
    return withoutPhrases(assembled(opening, body, ending), this.neverUse)
      .slice(0, POST_TEXT_MAX)
      .trim();
  }

  private fromPrompt(
    source: Extract<DraftWritingRequest['source'], { kind: 'prompt' }>,
    frames: DraftFrames,
  ): { hook: string; body: string[] } {
    const hook = source.hook.trim();
    const answers = this.request.answers.map(({ answer }) => answer);
    // Answers replace the placeholders for them.
    const asks = [...answers, ...asksOf(source.prompt_text).slice(answers.length)];
    const own = source.category === LISTICLE ? [this.list(hook), ...asks.slice(1)] : asks;
    const blanks = frames.blanks.slice(own.length).map((blank) => this.fill(blank));
    const matter = [...own, ...blanks].slice(0, PARTS[this.voice.length].matter);
    return { hook, body: [this.frame(frames.intros), ...matter, ...this.additions(frames)] };
  }

  /** Additions to the author's content: an address to the audience, and in long drafts one more sentence. */
  private additions(frames: DraftFrames): string[] {
    const { asides, bridges } = PARTS[this.voice.length];
    return [...this.several(frames.asides ?? [], asides), ...this.several(frames.bridges, bridges)];
  }

  private withAnswers(notes: string): string {
    return [notes, ...this.request.answers.map(({ answer }) => answer)].join('\n\n');
  }

  private fromNotes(notes: string): { hook: string; body: string[] } {
    const { hook, paragraphs } = notesText(notes);
    const blanks = NOTES_DRAFT.blanks.map((blank) => this.fill(blank));
    const places =
      paragraphs.length === 0
        ? blanks
        : paragraphs.length === 1
          ? [blanks[0] ?? '', blanks[2] ?? '']
          : [this.frame(NOTES_DRAFT.bridges)];
    const isEnough = this.voice.length === 'short' && paragraphs.length >= 2;
    return {
      hook: hook ?? this.frame(NOTES_DRAFT.intros),
      body: [...paragraphs, ...(isEnough ? [] : places)],
    };
  }

  /** As many items as the hook promises, else three. */
  private list(hook: string): string {
    const promised = Number(/\b([2-9])\b/u.exec(hook)?.[1] ?? 3);
    const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
    return names
      .slice(0, promised)
      .map(
        (name, index) =>
          `${this.voice.emoji >= 3 ? '🔹' : `${index + 1}.`} [your ${name} point, in one or two lines]`,
      )
      .join('\n');
  }

  private signature(): string[] {
    const usable = this.voice.signature.filter(
      (text) => findNeverUsePhrases(text, this.neverUse).length === 0,
    );
    const expression = this.choice.pick(usable);
    return expression === undefined ? [] : [`As I like to say: “${shortened(tidyPhrase(expression), 150)}”.`];
  }

  private openWish(): string[] {
    const { openWish } = this.voice;
    return openWish === null ? [] : [`[Your wish for this version: ${shortened(tidyPhrase(openWish), 200)}]`];
  }

  private closing(frames: DraftFrames): string {
    const text = this.frame(this.voice.closesWithQuestion ? frames.questions : frames.statements);
    return this.voice.emoji >= 2 ? `${text} 👇` : text;
  }

  private hashtags(): string[] {
    if (!this.voice.hasHashtags) return [];
    const tags = hashtagsFor([tagged(this.topic), this.facts.industry]).filter(
      (tag) => findNeverUsePhrases(tag, this.neverUse).length === 0,
    );
    return tags.length === 0 ? [] : [tags.join(' ')];
  }

  /** One of the frames, filled: one whose facts are known and that breaks no rule, where there is one. */
  private frame(frames: readonly string[]): string {
    return this.several(frames, 1)[0] ?? '';
  }

  private several(frames: readonly string[], count: number): string[] {
    const possible = frames.filter((frame) =>
      [...frame.matchAll(/\{(\p{L}+)\}/gu)].every(
        ([, slot = '']) => this.slots[slot.toLowerCase()] !== undefined,
      ),
    );
    const filled = this.choice.shuffle(possible).map((frame) => this.fill(frame));
    const clean = filled.filter((text) => findNeverUsePhrases(text, this.neverUse).length === 0);
    return (clean.length > 0 ? clean : filled).slice(0, Math.max(0, count));
  }

  private fill(frame: string, slots: SlotValues = this.slots): string {
    return fillFrame(this.voice.isFormal ? writtenOut(frame) : frame, slots);
  }

  /** The prompt's pillar, or the pillar whose words the notes use. */
  private findTopic(): Topic | null {
    const { source, profile } = this.request;
    const label =
      source.kind === 'prompt' ? source.pillar_label : mentionedPillar(source.notes, profile.content_pillars);
    if (label === null) return null;
    const topic = topicOf(label, '');
    return topic.phrase === '' || findNeverUsePhrases(topic.label, this.neverUse).length > 0 ? null : topic;
  }
}

/** A noun phrase may lose what follows its head, a phrase of any grammar is a tag as a whole or not at all. */
function tagged(topic: Topic | null): string | null {
  if (topic === null || (topic.kind === 'any' && topic.label.split(' ').length > 3)) return null;
  return topic.label;
}

/** Drops body paragraphs from the end until everything fits. */
function assembled(opening: string, body: readonly string[], ending: readonly string[]): string {
  const join = (paragraphs: readonly string[]) =>
    [opening, ...paragraphs, ...ending].filter((paragraph) => paragraph !== '').join('\n\n');
  const max = POST_TEXT_MAX - SAFETY;
  if (join(body).length <= max) return join(body);
  const more = '[Your notes go on from here. LinkedIn takes 3,000 characters.]';
  const kept = [...body];
  while (kept.length > 1 && join([...kept, more]).length > max) kept.pop();
  const tooLong = join([...kept, more]).length - max;
  const [only = ''] = kept;
  return join(tooLong > 0 ? [shortened(only, Math.max(0, only.length - tooLong)), more] : [...kept, more]);
}
