import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWords, type MatchLanguage, matchLanguageOf, readMasked } from '@drumbeat/domain';

export interface CorpusPost {
  /** What it is about: the name of its file. */
  readonly subject: string;
  readonly text: string;
  readonly words: number;
  readonly masked: ReturnType<typeof readMasked>;
}

export interface Corpus {
  readonly language: MatchLanguage;
  readonly authors: ReadonlyMap<string, readonly CorpusPost[]>;
}

export function corpusPost(subject: string, text: string, language: MatchLanguage): CorpusPost {
  return { subject, text, words: countWords(text), masked: readMasked(text, language) };
}

/** A folder with a folder of `.txt` files for each author; posts of the same name are on the same subject. */
export function readCorpus(folder: string): Corpus {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const texts = names.map((name) => {
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.txt'));
    return files
      .sort()
      .map((file): [string, string] => [
        file.slice(0, -'.txt'.length),
        readFileSync(join(folder, name, file), 'utf8').trim(),
      ]);
  });
  const language = matchLanguageOf(
    texts
      .flat()
      .slice(0, 20)
      .map(([, text]) => text)
      .join('\n'),
  );
  if (!language) throw new Error(`The texts in ${folder} are neither English nor German`);
  const postsOf = (files: readonly [string, string][]) =>
    files.map(([subject, text]) => corpusPost(subject, text, language));
  return { language, authors: new Map(names.map((name, at) => [name, postsOf(texts[at] ?? [])])) };
}
