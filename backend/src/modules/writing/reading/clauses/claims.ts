import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { unelided } from '../words/word-patterns.js';

/** Verbs of saying and thinking: what follows them is somebody's thought. */
const REPORTS: PerLanguage<RegExp> = {
  en: unelided(
    'thought|thinks|believed|believes|felt|feared|fears|hoped|assumed|assumes|claimed|claims|guessed|figured|imagined|said|says|saying|told|tells|wrote|writes|replied|answered|asked(?! for)|asks(?! for)|insisted|swore|swears|promised|heard|read that|sure that|according to|supposedly|(?:they|people|he|she|you|everybody|everyone|owners|clients) (?:think|believe|say)',
  ),
  de: unelided(
    'dachten?|denkt|glaubten?|glaubt|meinten?|meint|fürchteten?|fürchtet|hofften?|hofft|vermuteten?|behaupteten?|behauptet|sagten?|sagt|gesagt|erzählten?|erzählt|schrieb(?:en)?|schreibt|antworteten?|fragten?|fragt|hieß|heißt es|laut|angeblich|(?:sie|viele|alle|leute|menschen|kunden) (?:denken|glauben|meinen|sagen)',
  ),
  fr: unelided(
    String.raw`pens(?:ait|aient|ais|ions)|pense que|croy(?:ait|aient|ais|ions)|croit|croient|craign(?:ait|ais|aient|ions)|espér(?:ait|ais|aient|ions)|supposait|disait|disaient|dit|disent|dis|a écrit|écrit|répondu|répondit|demandait|demandé|prétend|prétendait|affirme|affirmait|selon|paraît`,
  ),
  es: unelided(
    String.raw`pens(?:aban?|ábamos|ó|é)|cree|creen|cre[ií](?:a|an|amos)|tem[ií](?:a|an|amos)|esper(?:aban?|ábamos)|supon[ií](?:a|an|amos)|dice|dicen|decían?|dijo|dijeron|escribió|respondió|contestó|preguntó|afirma|afirmaba|según|dicho`,
  ),
};
/** What the author thinks now is theirs. */
const OWN_VIEW = unelided(
  String.raw`i (?:still )?(?:think|believe|say|guess)|ich (?:denke|glaube|meine|sage)|je (?:pense|crois|dis)|(?:yo )?(?:pienso|creo|digo)`,
);

/** True where a clause tells that somebody else says or thinks something. */
export const isReport = (clause: string, language: PostLanguage) =>
  REPORTS[language].test(clause.replace(ORDERED, '')) && !OWN_VIEW.test(clause);
/** "Told the manager to hire a nurse" says what is to be done, and claims nothing for anybody. */
const ORDERED = /(?<!\p{L})(?:told|asked) (?:\p{L}+ ){1,3}?(?:not )?to(?= \p{L})/giu;

const SUPPOSED: PerLanguage<RegExp> = {
  en: /^(?:if|unless|whether|suppose)\s/iu,
  de: /^(?:wenn|falls|ob|sofern)\s/iu,
  fr: /^(?:si|s['’])\s?/iu,
  es: /^si\s/iu,
};
/** Behind a clause: "nobody but me". */
const EXCEPTED =
  /^\s?(?:but|außer|sauf|mais pas|salvo|excepto|sino)\s(?:me|him|her|us|them|you|mir|mich|ihm|ihr|uns|moi|lui|elle|nous|yo|él|ella|nosotros)(?!\p{L})/iu;
const ADVICE =
  /^(?:(?:keep|leave|open|close) (?:the|a|an|your|it|them|every|all)(?!\p{L})|don't|do not|never(?!\p{L}| (?:\p{L}+ed|had|was|were|got|went|did|saw|paid|made|lost|sold|sent|took|gave|told|said|came|wrote|knew|found|met|left)(?!\p{L}))|nie(?:mals)?(?!\p{L}| (?:habe|hat|haben|hatten?|bin|ist|sind|war|waren|wird|wurden?|gab|kam)(?!\p{L}))|(?:ne\s|n')(?!(?:a|ai|ont|est|sont|\p{L}+ai(?:t|ent|s))(?!\p{L}))|nunca (?=\p{L}+(?:as|es|áis|éis)(?!\p{L}))|i'm not saying|i am not saying|ich sage nicht|ich behaupte nicht|je ne dis pas|no digo)/u;

/** True for what is advised or supposed. @param clause in small letters */
export const isAdvisedOrSupposed = (clause: string, language: PostLanguage) =>
  ADVICE.test(clause) || SUPPOSED[language].test(clause);

/** Behind a clause: "Goods lost: none", "Ware verloren: keine". */
const COUNTED_NONE =
  /^\s?[:–—]\s?(?:none|no|zero|nothing|nobody|keine[rsn]?|null|nichts|niemand|aucune?|rien|zéro|ningun[oa]|cero|nada|0)\s?(?:[.!,;]|$)/iu;

/** True where a clause is bounded, or denied, by what stands behind it. */
export const isExcepted = (behind: string) => EXCEPTED.test(behind) || COUNTED_NONE.test(behind);
