import { join } from 'node:path';
import { learnVoice, standing, readMasked, type Voice } from '@drumbeat/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { referenceOf } from '../../../src/modules/voice-match/reference/references.js';
import { composeDraft } from '../../../src/modules/writing/built-in/drafts/compose-draft.js';
import { inventedAuthor, requestOf } from '../../../test/support/writing/invented-authors.js';
import { readCorpus } from './corpus.js';

const { authors } = readCorpus(join(import.meta.dirname, 'authors'));
const NAMES = ['dave', 'eleanor', 'hanna', 'tom'] as const;
/** Subjects that no voice knows. */
const ASKED = ['11', '38', '50'] as const;

const postsOf = (name: string) => authors.get(name) ?? [];
const knownOf = (name: string) =>
  postsOf(name)
    .filter(({ subject }) => !ASKED.some((asked) => asked === subject))
    .map(({ text }) => text)
    .slice(0, 20);

describe('A draft by the built-in writer', () => {
  const voices = new Map<string, Voice>();
  beforeAll(() => {
    for (const name of NAMES) voices.set(name, learnVoice(knownOf(name), referenceOf('en'))!);
  });

  it.each(NAMES.flatMap((name) => ASKED.map((subject) => [name, subject] as const)))(
    'for %s on subject %s matches their voice better than the other three',
    (name, subject) => {
      // Their own words as notes, without their paragraphs: these are what the writer has to find.
      const notes = postsOf(name)
        .find((post) => post.subject === subject)!
        .text.replaceAll(/\s+/gu, ' ');
      const { profile } = inventedAuthor('cfo');
      const draft = readMasked(
        composeDraft(requestOf({ profile, posts: knownOf(name).slice(0, 10) }, notes)),
        'en',
      );
      const likest = NAMES.map((each) => ({ each, value: standing(draft, voices.get(each)!).likeness })).sort(
        (a, b) => b.value - a.value,
      );
      expect(likest[0]?.each).toBe(name);
    },
  );
});
