import type { PostLanguage } from '@drumbeat/domain';
import { isWhollyQuoted } from '../../../reading/sentences/quotations.js';
import { saysSomething } from '../../../reading/spoken/main-clauses.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { isContrast, wordsOf } from '../sentence-signs.js';
import { isVerdict } from './verdicts.js';

const DENIED_WORDS_MAX = 10;
const WAS_NOT: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:(?:is|are|was|were|did|does|do) not|(?:is|are|was|were|did|does|do)n['’]t|made no)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren|lag|lagen|kam|kamen|ging|ginge?n?)(?!\p{L}).*(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:c['’]|n['’])?(?:est|était|étaient|sont|venait|viennent)) pas(?!\p{L})/iu,
  es: /(?<!\p{L})no (?:es|son|era|eran|fue|fueron|estaba|venía)(?!\p{L})/iu,
};
const ONE_THING = /^(?:an?|eine?n?|une?|una)\s/iu;
const isOneThing = (sentence: string, language: PostLanguage) =>
  ONE_THING.test(sentence.replace(/^["“„«¿¡(•\s]+/u, '')) &&
  !isContrast(sentence, language) &&
  !saysSomething(sentence, language);

/**
 * True for a sentence that says what was behind one that says what was not ("The wheels made no difference. We made the breaks longer."),
 * or only measures a thing that the one before tells of ("A hole of 60 by 60.").
 */
export function belongsBehind(sentence: string, previous: string, language: PostLanguage): boolean {
  if (isVerdict(sentence, language) || isWhollyQuoted(sentence)) return false;
  if (wordsOf(previous).length <= DENIED_WORDS_MAX && WAS_NOT[language].test(previous)) return true;
  return isOneThing(sentence, language);
}
