import { POST_LANGUAGES, sentencesOf } from '@drumbeat/domain';
import { plain } from '../../reading/words/word-patterns.js';
import { NO_PROPOSAL } from './no-proposal.words.js';
import { REFUSAL_WORDS } from './refusal.words.js';

/** True for a hook that says that none is proposed, and nothing else: an author who never proposes a price says what. */
function proposesNothing(hook: string): boolean {
  const words = plain(hook);
  return POST_LANGUAGES.some((language) => {
    const { proposal, beside } = NO_PROPOSAL[language];
    const { self, limit } = REFUSAL_WORDS[language];
    if (![proposal, self, limit].every((sign) => sign.test(words))) return false;
    return (words.match(/[\p{L}\p{M}']+/gu) ?? []).every((one) =>
      [proposal, beside, limit].some((role) => role.exec(one)?.[0] === one),
    );
  });
}

/** True for a text that asks for another subject, or calls its own one sensitive, and asks its author to tell nothing. */
function asksForAnother(text: string): boolean {
  const words = plain(text);
  return POST_LANGUAGES.some((language) => {
    const { asks, otherSubject, sensitive } = NO_PROPOSAL[language];
    const isKeptOff = otherSubject.test(words) || sensitive.test(words);
    return (
      isKeptOff &&
      !sentencesOf(words).some(
        (sentence) => !otherSubject.test(sentence) && (sentence.includes('?') || asks.test(sentence)),
      )
    );
  });
}

/** True where a prompt is none: it asks its author for nothing but another subject. */
export const isNoProposal = ({ hook, text }: { readonly hook: string; readonly text: string }): boolean =>
  proposesNothing(hook) || asksForAnother(text);
