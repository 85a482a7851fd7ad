import { titleFromContent } from './post-text.rules.js';

/** The title of all posts in the library that stand for training posts (POST-9), until their user gives one another. */
export const TRAINING_POST_TITLE = 'Training Post';

/** What tells a post from the others: what has the title that training posts share goes by how it begins. */
export function postName({ title, content }: { title: string; content: string }): string {
  return title === TRAINING_POST_TITLE ? titleFromContent(content) : title;
}
