import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { givenAnswersIn, mayAnswer } from '../../../reading/denials/given-answers.js';
import { hasStem } from '../../../reading/words/stems.js';

/**
 * A yes where the author tells of a no, and the other way round, whatever stands beside it. Where they tell of both, it is held against
 * the one that speaks of most of the same.
 */
export function contraryAnswers(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const answers = givenAnswersIn(text, language);
  if (answers.length === 0) return [];
  const given = material.flatMap((source) => givenAnswersIn(source, language));
  return answers
    .filter((one) => {
      const likeness = (isYes: boolean) =>
        Math.max(
          -1,
          ...given
            .filter((other) => other.isOwn === one.isOwn && other.isYes === isYes)
            .map(({ about }) => [...one.about].filter((stem) => hasStem(about, stem)).length),
        );
      const [same, other] = [likeness(one.isYes), likeness(!one.isYes)];
      return (
        other > same && (same >= 0 || !material.some((source) => mayAnswer(source, one.isYes, language)))
      );
    })
    .map(({ place }) => place);
}
