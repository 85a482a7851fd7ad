import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { requestOf } from '../../test/support/writing/invented-authors.js';
import { composeDraft } from '../../src/modules/writing/built-in/drafts/compose-draft.js';
import { composeRewrite } from '../../src/modules/writing/built-in/drafts/rewrites/compose-rewrite.js';
import { isDenial } from '../../src/modules/writing/reading/denials/negations.js';
import { NothingToChangeError } from '../../src/modules/writing/writing.errors.js';
import { readDenials } from './cases.js';

const SHORTER: Readonly<Record<PostLanguage, string>> = {
  en: 'Shorter',
  de: 'Kürzer',
  fr: 'Plus court',
  es: 'Más corto',
};
/** Sentences that "Shorter" takes out, so that it has something to do around the denial. */
const PADDING: Readonly<Record<PostLanguage, string>> = {
  en: 'That was really a thing at the time. It was kind of what it was, in a way.',
  de: 'Das war eigentlich so eine Sache. Es war auf eine Art so, wie es ja nun einmal so war.',
  fr: 'C’était en fait une chose. C’était en quelque sorte une façon de faire.',
  es: 'Era en realidad una cosa de esas. Era en cierto modo una manera de ser.',
};
const nobody = {
  profile: {
    full_name: 'Ada Example',
    content_pillars: [],
    target_audience: '',
    ideal_target_client: null,
    client_pain_points: null,
    industry: 'Consulting',
    business_size: null,
    content_strategy: null,
    generated_icp_summary: null,
  },
  posts: [],
  notes: [],
  answers: [],
};
const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).sort();

const sentences = readDenials().flatMap(({ person: { language, own_posts }, task, good }) =>
  [task.notes ?? '', good]
    .filter((said) => said !== '' && isDenial(said, language))
    .map((said) => ({ language, post: own_posts[0] ?? '', said })),
);

describe('What an author denies, without a model', () => {
  it('is tried in each language', () => {
    expect([...new Set(sentences.map(({ language }) => language))].sort()).toEqual(['de', 'en', 'es', 'fr']);
    expect(sentences.length).toBeGreaterThan(100);
  });

  it('stands in the draft word for word', () => {
    for (const { said } of sentences)
      expect(words(composeDraft(requestOf(nobody, said)))).toEqual(expect.arrayContaining(words(said)));
  });

  it('is left by "Shorter", in a sentence and in brackets', () => {
    const shortened = sentences.flatMap(({ language, post, said }) => {
      const plain = said.replace(/\.$/u, '');
      const texts = [`${plain}.`, `(${plain}.)`].map((denial) =>
        [post, `${PADDING[language]} ${denial}`, post].join('\n\n'),
      );
      const shorts = texts.map((text) => shorter(text, SHORTER[language]));
      for (const short of shorts) expect(short).toContain(plain);
      return shorts.some((short, at) => short !== texts[at]) ? [said] : [];
    });
    expect(shortened.length).toBeGreaterThan(100);
  });
});

/** The text itself where there is nothing to take out. */
function shorter(text: string, wish: string): string {
  try {
    return composeRewrite({ text, wish, neverUse: [], openings: [], whole: text, keepsAsides: false });
  } catch (error) {
    if (error instanceof NothingToChangeError) return text;
    throw error;
  }
}
