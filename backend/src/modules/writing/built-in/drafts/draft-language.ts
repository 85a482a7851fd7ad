import {
  isCommonWord,
  isStopWord,
  languageOfFewWords,
  LANGUAGE_WORDS_MIN,
  type PostLanguage,
  shownLanguage,
  wordsOfMaterial,
} from '@drumbeat/domain';
import type { DraftWritingRequest } from '../../draft-writer.service.js';

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

/** That of the posts, where notes without function words ("mtg thurs. mgr wants charts") use its words. */
function languageOfShortened(text: string, posts: DraftWritingRequest['own_posts']): PostLanguage | null {
  const language = shownLanguage(posts.map(({ content }) => content).join('\n'));
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  if (language === null) return null;
  const known = words.filter((word) => isStopWord(word, language) || isCommonWord(word, language));
  return known.length * 2 >= words.length ? language : null;
}
