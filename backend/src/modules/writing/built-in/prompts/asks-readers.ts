import { isQuestion, type PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { word } from '../../reading/words/word-patterns.js';
import { addressesMany, addressOf } from '../../brief/habits/address.js';
import { formsOf } from '../../brief/habits/form-of-post.js';

/** "Frage: Was ist deine größte Schwäche?", "she asked, is that you?": a question that is told. */
const TOLD =
  /^[^?]*\p{L}:\s|(?<!\p{L})(?:asked|asks|wondered|ask me|fragte?n?|fragen|gefragt|demand(?:e|é|ait|ent)|pregunt(?:ó|a|an|aba|aban|aron))(?!\p{L})/iu;

/** "And who am I to say?": asked of nobody. */
const OF_ONESELF: PerLanguage<RegExp> = {
  en: word('i|me|my'),
  de: word('ich|mir|mich|mein(?:e[rnms]?)?'),
  fr: word(String.raw`je|moi|mon|ma|mes|j`),
  es: word('yo|mi|mis|me'),
};

/** Forms of "you" in a question that are not plain elsewhere: "Habt ihr", "¿Lo harías?". */
const ASKED_OF_YOU: PerLanguage<RegExp> = {
  en: word('you|your|yours|anyone|anybody'),
  de: /(?<!\p{L})(?:[Ii]hr|[Dd]u|[Dd]ein\p{L}*|[Ee]uch|[Ee]uer|[Ee]ure\p{L}*)(?!\p{L})|(?<=\p{Ll} )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  fr: word('tu|toi|ton|ta|tes|vous|votre|vos'),
  es: word(
    String.raw`tú|te|tu|tus|ti|usted|ustedes|os|vosotr[oa]s|vuestr[oa]s?|\p{L}{2,}(?:áis|éis)|\p{L}{2,}[ai]steis|\p{L}{3,}rías|sabes|has|quieres|puedes|tienes|crees|haces|conoces|piensas`,
  ),
};

/** True where a post puts a question to those who read it: it speaks to them, or ends with it and asks neither its author nor somebody who is told of. */
export function asksReaders(posts: readonly string[], usual: PostLanguage): boolean {
  return formsOf(posts).some((post) => {
    const language = post.language ?? usual;
    return post.sentences.some((sentence, index) => {
      const { own } = sentence;
      if (!isQuestion(sentence) || !/[?？]/u.test(own) || TOLD.test(own)) return false;
      const said = { own, language };
      if (ASKED_OF_YOU[language].test(own) || addressOf(said) !== null || addressesMany(said) !== null)
        return true;
      return index === post.sentences.length - 1 && !OF_ONESELF[language].test(own);
    });
  });
}
