import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { namesIn } from '../../reading/names.js';

/** The names of people, firms and places of the text that no source has. */
export function unsourcedNames(
  text: string,
  language: PostLanguage | null,
  sources: readonly string[],
): TextRange[] {
  const known = wordsOf(sources.join('\n'));
  const isUnknown = (word: string) => {
    const bare = word.toLowerCase().replace(/[’']s?$/u, '');
    return (
      !known.has(bare) && !(bare.endsWith('s') && known.has(bare.slice(0, -1))) && !known.has(`${bare}s`)
    );
  };
  return language === null ? [] : namesIn(text, language, isUnknown);
}

function wordsOf(text: string): ReadonlySet<string> {
  const found = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)?/gu) ?? [];
  return new Set(
    found.flatMap((word) => [word, word.replace(/[’'].*$/u, ''), word.replace(/^.{1,2}[’']/u, '')]),
  );
}
