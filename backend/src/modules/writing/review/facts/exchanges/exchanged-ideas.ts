import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { ideasIn, type Idea } from '../../../reading/clauses/ideas.js';
import { hasStem } from '../../../reading/words/stems.js';

/** "The idea was mine" of "the idea came from Ruben", and the other way round: of several ideas the one that is told in most of the same words. */
export function exchangedIdeas(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  return heldAgainst(text, material, language, (one, same) =>
    one.isDenied
      ? same.every(({ whose, isDenied }) => whose === one.whose && !isDenied)
      : same.every(({ whose, isDenied }) => (whose === one.whose) === isDenied),
  );
}

/** "The idea was not mine" of "the idea came from Ruben" is what the notes say. */
export function deniedIdeas(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  return heldAgainst(
    text,
    material,
    language,
    (one, same) => one.isDenied && one.whose === 'me' && same.every(({ whose }) => whose === 'other'),
  );
}

function heldAgainst(
  text: string,
  material: readonly string[],
  language: PostLanguage,
  isFound: (one: Idea, same: readonly Idea[]) => boolean,
): TextRange[] {
  const own = ideasIn[language](text);
  if (own.length === 0) return [];
  const said = material.flatMap(ideasIn[language]);
  return own
    .filter((one) => {
      const same = said.filter(({ kind }) => kind === one.kind);
      const shared = ({ words }: Idea) => [...one.words].filter((stem) => hasStem(words, stem)).length;
      const most = Math.max(0, ...same.map(shared));
      const near = same.filter((other) => shared(other) === most);
      return near.length > 0 && isFound(one, near);
    })
    .map(({ place }) => place);
}
