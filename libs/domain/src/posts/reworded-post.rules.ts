import { cleanPostText, titleFromContent } from './post-text.rules.js';

interface PostWords {
  readonly title: string;
  readonly content: string;
}

/** A post's title and text after a change of one or both: a title derived from the text is updated, another stays (POST-11). */
export function rewordedPost(before: PostWords, change: Partial<PostWords>): PostWords {
  const { content = before.content, title = titleAfter(before, content) } = change;
  return { title, content };
}

const titleAfter = (before: PostWords, content: string) =>
  before.title === titleOf(before.content) ? titleOf(content) : before.title;

/** From the text as stored. */
const titleOf = (content: string) => titleFromContent(cleanPostText(content));
