import { OPENINGS } from '../../brief/habits/line-kinds.js';
import { BRIEF_SECTIONS } from '../../brief/brief-sections.js';
import { matterSections } from '../../brief/tell-author.js';
import type { WriterBrief, WriterBriefSection } from '../../brief/writer-brief.js';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import type { AuthorForm } from './form/author-form.js';
import { chosenForm, deniedForms } from './form/chosen-form.js';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { ownMaterialOf, setsNoHashtags } from './compose-draft.js';

/**
 * What the built-in writer goes by: the author's words, the form of their posts, and what they never say. A text that is rewritten
 * keeps its form, and nothing is added to it.
 */
export function briefOfBuiltIn(request: DraftWritingRequest, isRewriting: boolean): WriterBrief {
  const sections: readonly WriterBriefSection[] = [
    ...(isRewriting ? [] : [formSection(request)]),
    {
      name: 'never_use_phrases',
      title: BRIEF_SECTIONS.never_use_phrases,
      lines: request.preferences?.never_use_phrases ?? [],
    },
    ...matterSections(
      isRewriting ? { ...request, source: { kind: 'notes', notes: '' }, answers: [] } : request,
    ),
  ];
  return {
    sections: sections.filter(({ lines }) => lines.length > 0),
    examples: [],
    left_out: [],
    shortened: [],
    rules: [],
    tokens: null,
  };
}

function formSection(request: DraftWritingRequest): WriterBriefSection {
  const form = chosenForm(request, ownMaterialOf(request).language);
  const denied = deniedForms(request);
  const hasHabits = request.own_posts.length >= HABIT_POSTS_MIN;
  return {
    name: 'form',
    title: 'The form that it gives to your words',
    lines: [
      ...(hasHabits ? formLines(form) : [USUAL_FORM]),
      ...(setsNoHashtags(request) ? ['No hashtags: it is set so.'] : hasHabits ? [tagLine(form)] : []),
      ...(denied.length === 0 ? [] : [`Left out, as you said that it is not you: ${denied.join('; ')}.`]),
    ],
  };
}

const USUAL_FORM = `A first line by itself and short paragraphs: the usual form, because fewer than ${HABIT_POSTS_MIN} posts of yours are known.`;

function formLines(form: AuthorForm): string[] {
  const { closing, openingEmoji, closingEmoji, lateEmoji, letter } = form;
  return [
    ...(letter === null
      ? []
      : [
          `A letter, as most of your posts: ${letter.salutation === null ? 'a salutation, yours to fill in' : `“${letter.salutation}”`} before it${letter.signOff === null ? '' : `, “${letter.signOff.replace(/\s*\n\s*/gu, ' / ')}” below it`}, and your words in their order.`,
        ]),
    ...form.openings.map(
      ({ kind, posts, of }) =>
        `${OPENINGS[kind]} where a sentence of yours does and can stand first, as ${posts} of ${of} of your posts.`,
    ),
    ...(form.opensAlone ? ['The first sentence stands by itself, as in most of your posts.'] : []),
    `Paragraphs of about ${form.wordsPerParagraph} words, as in your posts.`,
    ...(form.closesAlone ? ['The last sentence stands by itself, as in most of your posts.'] : []),
    ...(form.closesWithQuestion
      ? ['A question at the end, as in most of your posts: yours to fill in.']
      : []),
    ...(closing === null ? [] : [`The line that most of your posts end with: “${closing}”`]),
    ...(openingEmoji === null
      ? []
      : [`${openingEmoji} behind the first paragraph, as in most of your posts.`]),
    ...(closingEmoji === null ? [] : [`${closingEmoji} behind the last words, as in most of your posts.`]),
    ...(lateEmoji === null || closingEmoji !== null
      ? []
      : [
          `${lateEmoji.emoji} ${lateEmoji.isInLast ? 'in the last paragraph' : 'in the paragraph before the last'}, as in most of your posts.`,
        ]),
    ...(form.usesLists ? ['Lists stay lists, as in your posts.'] : []),
    ...(form.isLowerCase ? ['Sentences begin with a small letter, as yours do.'] : []),
  ];
}

const tagLine = ({ tags }: AuthorForm) =>
  tags.perPost === 0
    ? 'No hashtags: most of your posts have none.'
    : `Hashtags only of those that you use: ${tags.used.map(({ tag }) => tag).join(' ')}`;
