import { INSIGHT_TEXTS, POST_LANGUAGES } from '@drumbeat/domain';

/** A character that no text of ours has. */
const ANY = '\u0000';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** What is said with figures and words of somebody's, whatever these are. */
const like = (texts: readonly string[]) =>
  texts.map((text) =>
    escaped(text)
      .replace(/\d+/gu, String.raw`[\d.,]+`)
      .replaceAll(ANY, '.+?'),
  );

let known: { readonly summary: RegExp; readonly insight: RegExp } | undefined;

function patterns(): NonNullable<typeof known> {
  const texts = POST_LANGUAGES.map((language) => INSIGHT_TEXTS[language]);
  const numbers = [1, 2];
  const pairs = numbers.flatMap((count) => numbers.map((of) => [count, of] as const));
  const any = (sentences: readonly string[]) => [...new Set(like(sentences))].join('|');
  known ??= {
    summary: new RegExp(
      `^(?:${any(texts.flatMap(({ read }) => pairs.map(([posts, sentences]) => read(posts, sentences))))})(?:\\s|$)`,
      'u',
    ),
    insight: new RegExp(
      `^(?:${any(
        texts.flatMap((words) => [
          ...numbers.map(words.sentences),
          ...pairs.map(([posts, of]) => words.questions(posts, of)),
          ...numbers.flatMap((posts) => Object.values(words.phrase).map((phrase) => phrase(ANY, posts, 2))),
          words.words(ANY),
          words.noQuestions,
          words.noEmojis,
          words.emojis('1'),
          words.hashtags('1'),
          words.onlyCounted,
        ]),
      )})$`,
      'u',
    ),
  };
  return known;
}

/**
 * True for what the analysis by rules says to the author: each of it is a count, which a writer gets from the habits and the settings
 * in one form, or says that there is not enough of something.
 */
export function isCountedInsight(text: string): boolean {
  const { summary, insight } = patterns();
  return summary.test(text.trim()) || insight.test(text.trim());
}
