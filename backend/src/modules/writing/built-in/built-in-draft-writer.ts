import {
  type StyleSettingName,
  THIN_WORDS,
  type WritingSource,
  withoutPlaces,
  wordsOfMaterial,
} from '@drumbeat/domain';
import type { WriterBrief } from '../brief/writer-brief.js';
import {
  type DraftProgress,
  DraftWriter,
  type DraftWritingRequest,
  type OpeningsRequest,
  type WritingExample,
} from '../draft-writer.service.js';
import { drawnFrom } from '../drawn-from.js';
import { HABIT_POSTS_MIN } from '../habit.limits.js';
import { NoOtherOpeningError, NothingLeftToWriteError, WishNeedsModelError } from '../writing.errors.js';
import { readFormsAhead } from './drafts/form/author-form.js';
import { chosenForm, deniedForms } from './drafts/form/chosen-form.js';
import { composeDraft, type OwnMaterial, ownMaterialOf } from './drafts/compose-draft.js';
import { composeOpenings } from './drafts/openings/compose-openings.js';
import { composeRewrite, isRewritingWish } from './drafts/rewrites/compose-rewrite.js';
import { composeQuestions } from './drafts/questions.js';
import { languageOfShortened } from '../brief/notes-language.js';
import type { KindOfNotes } from '../reading/kind-of-notes.js';
import { isTypedSmall } from './drafts/spelling/own-capitals.js';
import { briefOfBuiltIn } from './drafts/built-in-brief.js';
import { wishesOf } from './drafts/rewrites/wishes.js';

/** Settings that arranging can obey; the form comes from the author's own posts, and the finer ones need a model. */
const SETTINGS: readonly StyleSettingName[] = [
  'formatting_preferences',
  'never_use_phrases',
  'denied_habits',
];

/** Drafts of the author's own words, arranged without a model; nothing is invented. Same request, same draft. */
export class BuiltInDraftWriter extends DraftWriter {
  readonly description = {
    kind: 'built-in',
    label: 'Built-in writer: arranges your own words and adds none',
  } as const;
  readonly writesFromPrompts = false;

  readAhead(posts: readonly WritingExample[]): Promise<void> {
    return readFormsAhead(posts.map(({ content }) => content));
  }

  async write(request: DraftWritingRequest, { onText, signal }: DraftProgress): Promise<string> {
    signal.throwIfAborted();
    if (wishesOf(request.instructions ?? '').isMore) throw new WishNeedsModelError();
    const text = textToRewrite(request);
    const written = text === null ? composeDraft(request) : rewrite(text, request);
    if (written === '') throw new NothingLeftToWriteError();
    for (const paragraph of written.split(/(?<=\n\n)/u)) onText(paragraph);
    return written;
  }

  async ask(request: DraftWritingRequest): Promise<string[]> {
    return composeQuestions(request);
  }

  async suggestOpenings(request: OpeningsRequest): Promise<string[]> {
    const openings = composeOpenings(request);
    if (openings.length === 0) throw new NoOtherOpeningError();
    return openings;
  }

  brief(request: DraftWritingRequest): WriterBrief {
    return briefOfBuiltIn(request, textToRewrite(request) !== null);
  }

  sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[] {
    const isDraft = 'source' in request;
    const isRewriting = isDraft && textToRewrite(request) !== null;
    const sources = drawnFrom(request, {
      settings: isRewriting ? ['never_use_phrases'] : SETTINGS,
      examples: [],
    });
    if (!isDraft) return [...sources, ...carried(request)];
    // A rewritten text is still drawn from what it was made of; a new one of a prompt goes on from the text that is there.
    const isUsed = ({ kind }: WritingSource) =>
      kind !== 'post' || isRewriting || request.source.kind === 'prompt';
    const used = sources.filter(isUsed);
    if (isRewriting) return [...used, ...carried(request)];
    const advice = toReadOver(request);
    return [
      ...used,
      ...(advice.length === 0 && isOfPresentText(request) ? carried(request) : advice),
      ...notesOnDraft(request),
    ];
  }
}

const note = (kind: 'style' | 'notes', label: string, excerpt: string): WritingSource[] => [
  { kind, label, excerpt, id: null },
];

const READ_OVER = {
  spoken:
    'These notes read as spoken: sounds such as “um”, repeats and what you took back are left out, all other words are yours. Look at the first and the last sentence above all: what you said of the recording may still stand there.',
  shorthand:
    'These notes are in shorthand: words that are surely one word are spelled out, all others are as you typed them, and no sentence is written for you.',
  unknown:
    'These notes read as spoken or as quick notes, in a language that the built-in writer does not know: nothing was left out, parted or spelled out.',
} as const;

const kindOf = (material: OwnMaterial, { source }: DraftWritingRequest): KindOfNotes =>
  material.kind === 'spoken' || source.kind === 'notes' ? material.kind : 'written';

/** The words stay those that were spoken or cut short, in whatever order and however few: so does what was said of them. */
const carried = ({ advice = [] }: Pick<DraftWritingRequest, 'advice'>): readonly WritingSource[] => advice;

/** True for a draft that is made of what stands in the post already, and of no notes. */
const isOfPresentText = ({ source, previous_text }: DraftWritingRequest): boolean =>
  source.kind === 'prompt' || source.notes.trim() === previous_text?.trim();

/** Of what was spoken or typed in shorthand a draft has sentences that nobody has written yet. */
function toReadOver(request: DraftWritingRequest): WritingSource[] {
  const material = ownMaterialOf(request);
  const kind = kindOf(material, request);
  if (kind === 'written') return [];
  const excerpt = READ_OVER[material.language === null ? 'unknown' : kind];
  return [{ kind: 'advice', label: 'Read it over before you post', excerpt, id: null }];
}

/** What the list of sources says about a draft besides the words in it: of its form, and of what became of the notes. */
function notesOnDraft(request: DraftWritingRequest): WritingSource[] {
  const { language, isThin, shortened, leftOut, untold, text } = ownMaterialOf(request);
  const denied = deniedForms(request);
  return [
    ...(request.own_posts.length >= HABIT_POSTS_MIN
      ? note(
          'style',
          'The form of your posts',
          `Length of paragraphs, closing, emoji and hashtags as in what you have posted${denied.length === 0 ? '' : `, without what you said is not you: ${denied.join('; ')}`}.`,
        )
      : []),
    ...(isThin
      ? note(
          'notes',
          'Places to fill in',
          'There was nothing of yours to arrange yet, so the draft asks for it in brackets.',
        )
      : []),
    ...(language === 'de' && isTypedSmall(text)
      ? note(
          'notes',
          'Capitals of nouns',
          'Your notes are in small letters. What is certainly a noun got its capital; the other words are as you typed them.',
        )
      : []),
    ...(shortened.length === 0
      ? []
      : note(
          'notes',
          'Shortened words',
          `Spelled out, as they are one word only: ${shortened.map((word) => `“${word}”`).join(', ')}.`,
        )),
    ...leftOut.flatMap((answer) =>
      note('notes', 'An answer that is left out', `It says nothing without its question: “${answer}”`),
    ),
    ...(untold === null
      ? []
      : note(
          'notes',
          'A line that is left out',
          `It says what your text is about, and your text says so itself: “${untold}”`,
        )),
    ...(language === null
      ? note(
          'notes',
          'Your words alone',
          'The built-in writer knows English, German, French and Spanish. These words are in none of them, so no word was added and none was moved.',
        )
      : []),
  ];
}

/** The part or the text that an instruction is about; null when the draft is to be composed from scratch. */
function textToRewrite({ selection, previous_text, instructions }: DraftWritingRequest): string | null {
  if (selection !== null) return selection;
  const text = previous_text ?? '';
  if (instructions === null || wordsOfMaterial(withoutPlaces(text)) < THIN_WORDS) return null;
  return isRewritingWish(instructions) ? text : null;
}

function rewrite(text: string, request: DraftWritingRequest): string {
  const { preferences, instructions, previous_text } = request;
  return composeRewrite({
    text,
    wish: instructions,
    neverUse: preferences?.never_use_phrases ?? [],
    openings: composeOpenings({ ...request, content: text }),
    whole: previous_text ?? text,
    language: languageOfShortened(previous_text ?? text, request.own_posts),
    notes: request.source.kind === 'notes' ? request.source.notes : null,
    keepsAsides:
      chosenForm(request, null).usesAsides || kindOf(ownMaterialOf(request), request) === 'shorthand',
  });
}
