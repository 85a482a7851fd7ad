import { countEmojis, emojiRanges } from '@drumbeat/domain';
import type { DraftWritingRequest } from '../../../draft-writer.service.js';
import type { AuthorForm, LateEmoji } from './author-form.js';
import { deniesEmoji } from './chosen-form.js';

/** A draft before its ending. */
export interface Parts {
  readonly opening: string;
  readonly paragraphs: readonly string[];
}

/** The author's emoji where most of their posts have it, behind the first paragraph and near the end; none beside those of the text. */
export function withEmoji(parts: Parts, text: string, form: AuthorForm, isFollowed: boolean): Parts {
  if (parts.opening === '' || countEmojis(text) > 0) return parts;
  const { openingEmoji, lateEmoji } = form;
  const placed = lateEmoji === null ? parts : withLateEmoji(parts, lateEmoji, isFollowed);
  return openingEmoji === null ? placed : { ...placed, opening: `${placed.opening} ${openingEmoji}` };
}

/** @param isFollowed by a question or a place, which is the last paragraph then */
function withLateEmoji(
  { opening, paragraphs }: Parts,
  { emoji, isInLast, replacesStop }: LateEmoji,
  isFollowed: boolean,
): Parts {
  const place = isFollowed || isInLast ? paragraphs.length - 1 : Math.max(0, paragraphs.length - 2);
  if (paragraphs.length === 0) return { opening: isFollowed ? `${opening} ${emoji}` : opening, paragraphs };
  return {
    opening,
    paragraphs: paragraphs.map((paragraph, index) =>
      index === place
        ? `${replacesStop ? paragraph.replace(/(?<=\p{L})\.$/u, '') : paragraph} ${emoji}`
        : paragraph,
    ),
  };
}

const emojisOf = (text: string) => emojiRanges(text).map(({ start, end }) => text.slice(start, end));

/** The line of a prompt without emoji that its author never used: whoever wrote the prompt set them. */
export function ownEmojiAlone(
  line: string,
  {
    own_posts,
    previous_text,
    answers,
    preferences,
  }: Pick<DraftWritingRequest, 'own_posts' | 'previous_text' | 'answers' | 'preferences'>,
): string {
  if (countEmojis(line) === 0) return line;
  const own = [
    ...(deniesEmoji({ preferences }) ? [] : own_posts.map(({ content }) => content)),
    ...answers.map(({ answer }) => answer),
    previous_text?.startsWith(line) === true ? '' : (previous_text ?? ''),
  ];
  const used = new Set(own.flatMap(emojisOf));
  return emojiRanges(line)
    .toReversed()
    .reduce(
      (text, { start, end }) =>
        used.has(text.slice(start, end)) ? text : `${text.slice(0, start)}${text.slice(end)}`,
      line,
    )
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim();
}
