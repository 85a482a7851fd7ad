import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  learnVoice,
  MATCH_WORDS_MIN,
  type MatchLanguage,
  matchVoice,
  type Reference,
} from '@drumbeat/domain';
import { inventedAuthor } from '../../../test/support/writing/invented-authors.js';

/** Scores of one author's voice. */
export interface HeldOut {
  readonly voice: string;
  readonly own: readonly number[];
  readonly strangers: readonly number[];
}

interface HeldOutAuthor {
  readonly name: string;
  readonly known: readonly string[];
  /** Texts that no voice is learned from; of an author without any, two of the known ones at a time. */
  readonly asked: readonly string[];
}

/** Whom nothing was fitted on: authors of the writer's tests with ten posts, and two more with three unseen ones each. */
const WRITERS = {
  en: ['cfo', 'vet', 'bakeries', 'surveyor'],
  de: ['ux', 'undertaker'],
} as const;
const WITH_DRAFTS: Readonly<Record<MatchLanguage, string>> = { en: 'moira', de: 'henrik' };
/** Their posts by number: these are unseen, those before them are known. */
const FIRST_UNSEEN = 11;

/** @param folder with `held-out` below */
function read(folder: string): [file: string, text: string][] {
  return readdirSync(folder)
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8').trim()]);
}

export function heldOutAuthors(folder: string, language: MatchLanguage): HeldOutAuthor[] {
  const name = WITH_DRAFTS[language];
  const posts = read(join(folder, language, name));
  const isKnown = ([file]: [string, string]) => Number.parseInt(file, 10) < FIRST_UNSEEN;
  const texts = (files: [string, string][]) => files.map(([, text]) => text);
  return [
    {
      name,
      known: texts(posts.filter(isKnown)),
      asked: texts(posts.filter((post) => !isKnown(post))),
    },
    ...WRITERS[language].map((writer) => ({ name: writer, known: inventedAuthor(writer).posts, asked: [] })),
  ];
}

/** Single texts by people of whom nothing else is known, who write plainly and tell what happened. */
export function strangersTexts(folder: string, language: MatchLanguage): string[] {
  return read(join(folder, language, 'strangers')).map(([, text]) => text);
}

export function heldOut(folder: string, reference: Reference): HeldOut[] {
  const { language } = reference;
  const authors = heldOutAuthors(folder, language);
  return authors.flatMap(({ name, known, asked }) => {
    const voice = learnVoice(known, reference);
    if (!voice) return [];
    const scoreOf = (text: string, by = voice) => {
      const match = matchVoice(text, by);
      return match.kind === 'measured' ? [match.score] : [];
    };
    const others = authors.filter((each) => each.name !== name);
    return [
      {
        voice: name,
        own:
          asked.length > 0
            ? asked.flatMap((text) => scoreOf(text))
            : pairsOf(known).flatMap((pair) => {
                const without = learnVoice(
                  known.filter((post) => !pair.includes(post)),
                  reference,
                );
                return without ? scoreOf(pair.join('\n\n'), without) : [];
              }),
        strangers: [
          ...others.flatMap((other) => [...other.asked, ...longEnough(other.known)]),
          ...strangersTexts(folder, language),
        ].flatMap((text) => scoreOf(text)),
      },
    ];
  });
}

function pairsOf(posts: readonly string[]): string[][] {
  return Array.from({ length: Math.floor(posts.length / 2) }, (_, at) => posts.slice(2 * at, 2 * at + 2));
}

/** Short posts one behind the other, until there is enough to compare. */
function longEnough(posts: readonly string[]): string[] {
  const texts: string[] = [];
  let waiting: string[] = [];
  for (const post of posts) {
    waiting.push(post);
    const text = waiting.join('\n\n');
    if (text.split(/\s+/u).length <= MATCH_WORDS_MIN) continue;
    texts.push(text);
    waiting = [];
  }
  return texts;
}
