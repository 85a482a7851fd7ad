import { titleFromContent } from './post-text.rules.js';

/** The title of all posts in the library that represent training posts (POST-9), until their user renames one. */
export const TRAINING_POST_TITLE = 'Training Post';

/** The post's distinguishing name: its title, or its beginning when it has the common title of training posts. */
export function postName({ title, content }: { title: string; content: string }): string {
  return title === TRAINING_POST_TITLE ? titleFromContent(content) : title;
}
