import { BRIEF_SECTIONS } from '../brief/brief-sections.js';
import { matterSections } from '../brief/tell-author.js';
import type { ToldBrief, ToldSection } from '../brief/told-brief.js';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { authorFormOf, type AuthorForm } from './author-form.js';
import { ownMatterOf } from './compose-draft.js';

/** What the built-in writer goes by: the author's words, the form of their posts, and what they never say. */
export function toldToBuiltIn(request: DraftWritingRequest): ToldBrief {
  const { own_posts: own, preferences } = request;
  const form = authorFormOf(
    own.map(({ content }) => content),
    ownMatterOf(request).language,
  );
  const neverUse = preferences?.never_use_phrases ?? [];
  const sections: readonly ToldSection[] = [
    { name: 'form', title: 'The form that it gives to your words', lines: formLines(form, own.length) },
    { name: 'never_use_phrases', title: BRIEF_SECTIONS.never_use_phrases, lines: neverUse },
    ...matterSections(request),
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

/** Fewer posts show no form. */
const POSTS_MIN = 3;

function formLines(form: AuthorForm, posts: number): string[] {
  if (posts < POSTS_MIN) {
    return [
      `A first line by itself and short paragraphs: the usual form, because fewer than ${POSTS_MIN} posts of yours are known.`,
    ];
  }
  const { tags, closing, openingEmoji, closingEmoji } = form;
  return [
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
    ...(tags.perPost === 0
      ? ['No hashtags: most of your posts have none.']
      : [`Hashtags only of those that you use: ${tags.used.map(({ tag }) => tag).join(' ')}`]),
    ...(form.usesLists ? ['Lists stay lists, as in your posts.'] : []),
    ...(form.isLowerCase ? ['Sentences begin with a small letter, as yours do.'] : []),
  ];
}
