import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../per-language.js';
import { beginsClause, saysSomething } from './main-clauses.js';
import { causeAt, tellsWhatIsSaid } from './held-clauses.js';

/** Words that a clause begins with and that no clause before it can have as its object, where it begins without any conjunction. */
const BEGINS: PerLanguage<RegExp> = {
  // "The van we bought" is one thing: only behind what no clause tells more of.
  en: /(?<=(?<![\p{L}])(?:me|us|him|anyway|though|either|yesterday|today|again|ago|later|too|already|(?:hours?|minutes?|days?|weeks?|months?|years?|quid|pounds|euros|dollars))) (?=(?:i|we|he|she|they|it)(?:['’](?:s|re|ve|m|d|ll)|\s+\p{L}))/giu,
  de: / (?=(?:der|die|das|er|sie|es|ich|wir|da|dann) \p{Ll})/gu,
  fr: / (?=(?:elles?|ils?|on) (?!et(?!\p{L})|aussi)\p{L}|(?:elle|il) s['’]|c['’](?:est|était)|j['’](?:ai|avais)|je \p{L}|(?:elle|il) m['’])/giu,
  es: /(?!)/gu,
};
/** What stands before such a word and belongs to its clause. */
const BELONGS: PerLanguage<RegExp> = {
  en: /(?:\b(?:and|but|so|that|if|when|because|than|what|how|where|why|let|make|made|help|helped|saw|heard|is|was) )(?:me|us|him)?$/iu,
  de: /(?<![\p{L}])(?:und|oder|aber|sondern|denn|weil|dass|ob|obwohl|damit|bevor|nachdem|während|solange|sobald|falls|wenn|als|wie|wo|was|wer|warum|bis|dann|da|doch|nur|auch|noch|erst|den|der|die|das|dem|in|an|auf|mit|von|zu|für|um|bei|nach|vor|über|aus|durch|gegen|ohne|seit|wegen|sage?n?|gesagt|gemeint|gefragt|\p{L}+(?:t|te|ten|e))$/iu,
  fr: /(?<![\p{L}])(?:et|ou|mais|donc|alors|puis|que|qui|quand|si|comme|où|dont|car|parce qu['’]?|ce que|ce qu['’]?|dit|dis|disait|pense|crois|sais|répond\p{L}*|demand\p{L}*|est|a|peut-être|après|maintenant|là|bon|voilà|enfin|hier|là-bas|depuis|finalement|moi|toi|eux)$|['’]$/iu,
  es: /(?!)/u,
};
/** "Ich wollte was zur Orgel sagen": its last verb closes the clause. */
const ANNOUNCED_DE =
  /(?<!\p{L})(?:wollte|will|muss|möchte|sollte)(?!\p{L}).* (?:sagen|erzählen|berichten)$/iu;
const LEFT_MIN = 4;
/** Nobody's clause is longer, and a text of any length is read in its time. */
const NEAR = 240;

/** Where a clause begins behind another one without a conjunction or a mark: "m'a envoyé une stagiaire elle s'appelle Inès". */
export function unjoinedPlaces(sentence: string, language: PostLanguage): number[] {
  return [...sentence.matchAll(BEGINS[language])]
    .map(({ index }) => index)
    .filter((at) =>
      beginsUnjoined(sentence.slice(Math.max(0, at - NEAR), at), sentence.slice(at + 1, at + NEAR), language),
    );
}

const SEGMENT =
  /(?:^|[,.;:]|(?<![\p{L}])(?:and|but|und|aber|et|mais|donc|y|pero)\s)(?!.*(?:[,.;:]|(?<![\p{L}])(?:and|but|und|aber|et|mais|donc|y|pero)\s))(.*)$/isu;

function beginsUnjoined(left: string, behind: string, language: PostLanguage): boolean {
  const segment = (SEGMENT.exec(left)?.[1] ?? left).trim();
  return (
    segment.split(/\s+/u).length >= LEFT_MIN &&
    (!BELONGS[language].test(left) ||
      (language === 'de' && ANNOUNCED_DE.test(segment) && /^da (?:hat|war|ist|kam|sagt)/iu.test(behind))) &&
    causeAt(segment, language) === undefined &&
    !tellsWhatIsSaid(left, language) &&
    !OPEN_QUESTION.test(segment) &&
    saysSomething(segment, language) &&
    beginsClause(behind, language) === 'surely'
  );
}
/** "Ce qu'on voit", "what it costs", "où elle habite": a clause within another one. */
const OPEN_QUESTION =
  /(?<![\p{L}])(?:qu['’]|(?:que|qui|où|dont|what|where|how|why|which|who|whether|was|wie|wer|wo|warum)(?![\p{L}]))/iu;
