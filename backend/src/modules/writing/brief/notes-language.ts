import {
  isCommonWord,
  isStopWord,
  languageOfFewWords,
  LANGUAGE_WORDS_MIN,
  POST_LANGUAGES,
  type PostLanguage,
  shownLanguage,
  wordsOfMaterial,
} from '@drumbeat/domain';
import type { DraftWritingRequest } from '../draft-writer.service.js';

/**
 * The language of the author's words; where these are too few to show one, that of their posts, then of the prompt. English
 * is the language of the application, for those who have written nothing yet.
 */
export function languageOfDraft(
  text: string,
  { own_posts, source, profile }: DraftWritingRequest,
): PostLanguage | null {
  const shown = wordsOfMaterial(text) >= LANGUAGE_WORDS_MIN ? shownLanguage(text) : languageOfFewWords(text);
  if (shown === 'other') return null;
  if (shown !== null) return shown;
  if (wordsOfMaterial(text) >= LANGUAGE_WORDS_MIN) return languageOfShortened(text, own_posts);
  const others = [
    ...(source.kind === 'prompt' ? [`${source.hook}\n${source.prompt_text}`] : []),
    own_posts.map(({ content }) => content).join('\n'),
    [...profile.content_pillars, profile.target_audience, profile.client_pain_points].join('\n'),
  ];
  // What they show and we do not know is not answered in English.
  const told = others.find((one) => wordsOfMaterial(one) >= LANGUAGE_WORDS_MIN);
  return told === undefined ? 'en' : shownLanguage(told);
}

/** Words with a cut say nothing of their language ("ds", "resp."), and what begins large may be a name, but in German. */
const WHOLE_WORDS = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}.])/gu;
const WITHOUT_VOWEL = /^(?:(?![aeiouyäöüáéíóúàèìòùâêîôû])\p{L})+$/iu;

/** That of the posts, where notes without function words ("mtg thurs. mgr wants charts") use its words, and those of no other as often. */
export function languageOfShortened(
  text: string,
  posts: DraftWritingRequest['own_posts'],
): PostLanguage | null {
  const language = shownLanguage(posts.map(({ content }) => content).join('\n'));
  if (language === null) return null;
  const knows = (word: string, one: PostLanguage) =>
    isStopWord(word.toLowerCase(), one) || isCommonWord(word.toLowerCase(), one);
  const words = [...new Set(text.match(WHOLE_WORDS) ?? [])].filter(
    (word) =>
      knows(word, language) || (!WITHOUT_VOWEL.test(word) && (language === 'de' || !/^\p{Lu}/u.test(word))),
  );
  const known = (one: PostLanguage) => words.filter((word) => knows(word, one)).length;
  const isMost = POST_LANGUAGES.every((one) => one === language || known(one) < known(language));
  return isMost && known(language) * 2 >= words.length ? language : null;
}
