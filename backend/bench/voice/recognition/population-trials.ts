import {
  countWords,
  learnVoice,
  type MatchLanguage,
  prepareReference,
  readMasked,
  standing,
} from '@drumbeat/domain';
import { maskedPost } from '../reference/masked-people.js';
import type { Asked } from './calibration.js';

/** So many neighbours, who are often alike, are left out of the population at a time and held against each other. */
const LEFT_OUT = 4;
/** A little less than the product asks, as the people's posts are short. */
const WORDS_MIN = 70;

/** Everybody's voice from all of their posts but one, held against that one and the posts of their neighbours. */
export function populationTrials(
  people: ReadonlyMap<string, readonly string[]>,
  language: MatchLanguage,
): Asked[] {
  const all = [...people].map(([name, texts]) => ({
    name,
    posts: texts.map((text) => ({ text, words: countWords(text), read: readMasked(text, language) })),
  }));
  const found: Asked[] = [];
  for (let from = 0; from < all.length; from += LEFT_OUT) {
    const asked = all.slice(from, from + LEFT_OUT);
    const reference = prepareReference({
      language,
      people: [...all.slice(0, from), ...all.slice(from + LEFT_OUT)].map(({ posts }) =>
        posts.map(({ text }) => maskedPost(text, language)),
      ),
    });
    for (const { name, posts } of asked)
      for (const left of posts) {
        const known = posts.filter((post) => post !== left).map(({ text }) => text);
        const voice = learnVoice(known, reference);
        if (!voice) continue;
        const others = asked.filter((other) => other.name !== name).flatMap((other) => other.posts);
        for (const [relation, texts] of [['own', [left]] as const, ['other', others] as const])
          for (const { words, read } of texts)
            if (words >= WORDS_MIN)
              found.push({ voice: name, posts: known.length, relation, standing: standing(read, voice) });
      }
  }
  return found;
}
