import { counted, inQuotes, STYLE_LABELS, type VoiceChange } from '@drumbeat/domain';
import type { EditPlace } from './compared-text.js';
import type { EditHabit, LearnedWhere } from './edit-habits.rules.js';
import type { OpeningType } from './form-edits.rules.js';

/** What the texts of a rule depend on. */
export type RuleInWords = Pick<
  EditHabit,
  'kind' | 'key' | 'phrase' | 'instead' | 'measure' | 'occurrences' | 'opportunities'
> & { readonly learned_where: LearnedWhere };

/** What a rule makes of a draft: as what its user did, as what to ask them, and as what a writer is told. */
interface RuleTexts {
  /** "You removed … 4 times" */
  readonly did: string;
  readonly ask: string;
  readonly rule: string;
}

const OPENINGS: Readonly<Record<OpeningType, { readonly by: string; readonly rule: string }>> = {
  question: { by: 'a question', rule: 'Begins with a question.' },
  quotation: { by: 'a quotation', rule: 'Begins with what somebody said.' },
  figure: { by: 'a line with a figure', rule: 'Begins with a line that has a figure.' },
  short: { by: 'a short sentence', rule: 'Begins with a sentence of a few words.' },
};

const PLACES: Readonly<Record<EditPlace, string>> = {
  opening: 'at the beginning',
  within: 'within the text',
  close: 'at the end',
};

/** A sentence that ends in a question: what was noticed, and what could be made of it. */
export function proposalSentence(rule: RuleInWords): string {
  const { did, ask } = textsOf(rule);
  return `${did}: ${ask}?`;
}

/** What was noticed, as the reason of a change of the voice. */
export const noticedSentence = (rule: RuleInWords) => `${textsOf(rule).did}.`;

/** The rule for a writer, with where it was learned. */
export function briefSentence(rule: RuleInWords, pillars: readonly string[]): string {
  const { rule: told } = textsOf(rule);
  return `${told} Learned from ${counted(rule.occurrences, 'draft')} that the author edited (${whereWords(rule.learned_where, pillars)}).`;
}

/** "at the end, in drafts from prompts, about “Pricing”" */
export function whereWords({ places, from, pillars }: LearnedWhere, labels: readonly string[]): string {
  const named = pillars.flatMap((number) => labels[number - 1] ?? []).map(inQuotes);
  return [
    ...(places.length === 1 ? places.map((place) => PLACES[place]) : []),
    `in drafts from ${from.length === 1 ? SOURCES[from[0] ?? 'prompt'] : 'prompts and notes'}`,
    ...(named.length === 0 ? [] : [`about ${named.join(', ')}`]),
  ].join(', ');
}

const SOURCES = { prompt: 'prompts', notes: 'notes' } as const;

function textsOf(rule: RuleInWords): RuleTexts {
  const { kind, phrase, instead, occurrences } = rule;
  const quoted = inQuotes(phrase);
  const times = counted(occurrences, 'time');
  const [often, inDrafts] = [oftenOf(rule), draftsOf(rule)];
  switch (kind) {
    case 'cut_phrase':
      return {
        did: `You removed ${quoted} ${times}`,
        ask: 'never use it',
        rule: `Never says ${quoted}.`,
      };
    case 'replaced_phrase':
      return {
        did: `You wrote ${inQuotes(instead)} for ${quoted} ${times}`,
        ask: `never use ${quoted}`,
        rule: `Says ${inQuotes(instead)}, never ${quoted}.`,
      };
    case 'added_phrase': {
      const { places } = rule.learned_where;
      const where = places.length === 1 ? ` ${PLACES[places[0] ?? 'within']}` : '';
      return {
        did: `You added ${quoted}${where} ${times}`,
        ask: 'a signature phrase',
        rule: `Says ${quoted}${where}, where it fits.`,
      };
    }
    case 'closing_question':
      return {
        did: `You ${often} the closing question${inDrafts}`.replace('remove', 'delete'),
        ask: 'end without one',
        rule: 'Ends without a question.',
      };
    case 'hashtags':
      return { did: `You ${often} the hashtags${inDrafts}`, ask: 'write without them', rule: 'No hashtags.' };
    case 'emoji_removed':
      return (rule.measure ?? 0) === 0
        ? { did: `You ${often} the emoji${inDrafts}`, ask: 'write without them', rule: 'No emoji.' }
        : { did: `You ${often} emoji${inDrafts}`, ask: 'use fewer of them', rule: 'Few emoji.' };
    case 'emoji_added':
      return {
        did: `You add emoji in ${share(rule)}`,
        ask: 'use more of them',
        rule: 'More emoji than the form asks for.',
      };
    case 'paragraphs_split':
      return {
        did: `You split paragraphs in ${share(rule)}`,
        ask: 'shorter paragraphs',
        rule: 'Short paragraphs.',
      };
    case 'paragraphs_merged':
      return {
        did: `You join paragraphs in ${share(rule)}`,
        ask: 'longer paragraphs',
        rule: 'Paragraphs of several sentences.',
      };
    case 'opening_replaced': {
      const opening = OPENINGS[rule.key as OpeningType];
      return {
        did: `You replaced the first line by ${opening.by} in ${share(rule)}`,
        ask: 'begin so',
        rule: opening.rule,
      };
    }
    case 'shortened':
      return {
        did: `You cut drafts by ${partOf(1 - (rule.measure ?? 1))}`,
        ask: 'shorter posts',
        rule: 'Shorter than a draft would be: nothing that can go.',
      };
    case 'lengthened':
      return {
        did: `You make drafts longer by ${partOf((rule.measure ?? 1) - 1)}`,
        ask: 'longer posts',
        rule: 'Longer than a draft would be: with the detail that was told.',
      };
  }
}

type Counts = Pick<RuleInWords, 'occurrences' | 'opportunities'>;

const oftenOf = ({ occurrences, opportunities }: Counts) =>
  occurrences === opportunities ? 'always remove' : 'remove';

const draftsOf = (counts: Counts) =>
  counts.occurrences === counts.opportunities ? '' : ` in ${share(counts)}`;

const share = ({ occurrences, opportunities }: Counts) =>
  occurrences === opportunities ? `all ${occurrences} drafts` : `${occurrences} of ${opportunities} drafts`;

/** Parts by their middle: a share is named by the nearest. */
const PARTS = [
  { share: 0.25, words: 'a quarter' },
  { share: 0.33, words: 'a third' },
  { share: 0.5, words: 'half' },
  { share: 0.67, words: 'two thirds' },
  { share: 0.75, words: 'three quarters' },
  { share: 1, words: 'as much again' },
] as const;

function partOf(part: number): string {
  if (part >= 1.25) return 'more than as much again';
  const nearest = [...PARTS].sort((a, b) => Math.abs(a.share - part) - Math.abs(b.share - part));
  return nearest[0]?.words ?? '';
}

/** What accepting a rule changes: "“Questions” goes from moderate to light. “Formatting” gets “No hashtags”." */
export function effectSentence(changes: readonly VoiceChange[]): string {
  return changes
    .map(({ field, from, to }) => {
      const label = inQuotes(STYLE_LABELS[field]);
      if (Array.isArray(to)) return `${label} gets ${(to as string[]).map(inQuotes).join(', ')}.`;
      return `${label} goes from ${String(from)} to ${String(to)}.`;
    })
    .join(' ');
}
