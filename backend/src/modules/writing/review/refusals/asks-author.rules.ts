import { countWords, POST_LANGUAGES, sentencesOf, type PostLanguage } from '@drumbeat/domain';
import { topicStems } from '../topic-stems.js';
import { ASKING_WORDS } from './asks-author.words.js';

const WORDS_MAX = 80;
/** A short run-up: "Two quick questions:". */
const SHORT = 5;
/** Words of what the author gave, in a sentence about the text that asks nothing. */
const MATTER_MAX = 1;

/**
 * True where an answer asks whoever gave the material, and tells nothing of it: a question about the text or what is to stand in it, or
 * something that is needed for it, and no sentence beside these that rests on a source. A post asks its readers about the subject.
 * @param answer with straight apostrophes and small letters; so is `given`, all that the author gave
 */
export function asksAuthor(answer: string, given: string): boolean {
  if (countWords(answer) > WORDS_MAX || given.includes(answer.trim())) return false;
  const known = new Set(topicStems(given));
  return POST_LANGUAGES.some((language) => asksIn(answer, given, known, language));
}

function asksIn(answer: string, given: string, known: ReadonlySet<string>, language: PostLanguage): boolean {
  const { writing, chooses, before, needs, self } = ASKING_WORDS[language];
  const sentences = sentencesOf(answer);
  const asks = (sentence: string) => sentence.includes('?') || (needs.test(sentence) && self.test(sentence));
  const isOfWriting = (sentence: string) => [before, chooses, writing].some((sign) => sign.test(sentence));
  // Who writes about writing asks their readers so.
  const isOwn = sentencesOf(given).some((sentence) => sentence.includes('?') && isOfWriting(sentence));
  const tells = (sentence: string) =>
    !asks(sentence) &&
    !before.test(sentence) &&
    (/\p{N}/u.test(sentence) ||
      topicStems(sentence).filter((one) => known.has(one)).length >
        (isOfWriting(sentence) ? MATTER_MAX : 0) ||
      (countWords(sentence) > SHORT && !isOfWriting(sentence)));
  return (
    !isOwn &&
    sentences.some((sentence) => asks(sentence)) &&
    sentences.some(isOfWriting) &&
    !sentences.some(tells)
  );
}
