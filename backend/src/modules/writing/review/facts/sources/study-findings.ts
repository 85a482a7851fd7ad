import type { TextRange } from '@drumbeat/domain';
import { word } from '../../../reading/words/word-patterns.js';

const everyWord = (source: string) => word(source, 'giu');

/** Studies and experts that nobody names, as those who make them up call on them; each language with what it says of them. */
const CALLED_ON: readonly RegExp[] = [
  everyWord(
    String.raw`(?:(?:recent|numerous|many|several|countless|various|most) )?(?:studies|research(?:ers)?|surveys|scientists|experts|science|statistics)(?: (?:has|have))?(?: (?:also|clearly|consistently|repeatedly))? (?:show|shows|shown|suggests?|prove|proves|proven|found|finds?|confirms?|confirmed|says?|agree|indicates?|tells? us)`,
  ),
  everyWord(
    String.raw`according to (?:(?:a|an|the|one|recent|new|many|several|most) )*(?:stud(?:y|ies)|research|surveys?|experts|scientists|statistics)`,
  ),
  everyWord(
    String.raw`(?:a|one) (?:recent |new |famous )?(?:study|survey) (?:shows?|showed|found|says|suggests)`,
  ),
  everyWord(
    String.raw`(?:(?:aktuelle|neue|viele|zahlreiche|verschiedene|mehrere) )?(?:studien|untersuchungen|umfragen|statistiken|expert(?:en|innen)|forscher(?:innen)?|wissenschaftler|die (?:forschung|wissenschaft)) (?:zeigen|zeigt|belegen|belegt|beweisen|beweist|bestätigen|bestätigt|sagen|sagt|besagen|sind sich einig)`,
  ),
  everyWord(
    String.raw`laut (?:(?:einer|der|aktuellen?|neuen?|vielen|mehreren) )*(?:studien?|untersuchung(?:en)?|umfragen?|expert(?:en|innen)|forschern?|statistik(?:en)?)|(?:studien|einer (?:aktuellen |neuen )?(?:studie|umfrage)|experten) zufolge|(?:eine|eine aktuelle|eine neue) (?:studie|umfrage) (?:zeigt|belegt|ergab|besagt)`,
  ),
  everyWord(
    String.raw`(?:les|des|de (?:nombreuses|récentes)|plusieurs|toutes les) (?:études|recherches|enquêtes|sondages|experts|chercheurs|scientifiques|statistiques) (?:récentes )?(?:le )?(?:montrent|prouvent|démontrent|confirment|indiquent|disent|révèlent|s'accordent)`,
  ),
  everyWord(
    String.raw`(?:selon|d['’]après) (?:(?:une|des|les|plusieurs|de nombreuses|certaines?) )?(?:études?|enquêtes?|sondages?|experts|chercheurs|statistiques)(?: récentes?)?|(?:une étude|la recherche|la science)(?: récente)? (?:montre|prouve|démontre|révèle|confirme|dit)`,
  ),
  everyWord(
    String.raw`(?:los|las|varios|varias|numerosos|muchos|diversos|distintos) (?:estudios|investigaciones|encuestas|expertos|científicos|estadísticas)(?: recientes)? (?:lo )?(?:muestran|demuestran|confirman|indican|dicen|revelan|sugieren|señalan|coinciden)`,
  ),
  everyWord(
    String.raw`(?:según|de acuerdo con) (?:(?:un|una|los|las|varios|muchos|algunos) )?(?:estudios?|encuestas?|investigaci(?:ón|ones)|expertos|estadísticas)(?: recientes?)?|(?:un estudio|la ciencia|la investigación)(?: reciente)? (?:muestra|demuestra|revela|confirma|dice)`,
  ),
];

/** One that a source speaks of: "a study in March", "the experts". "She studies law" and "SEO expert" speak of none. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:an?|the|this|that|these|those|one|two|three|\p{N}+|eine[rmn]?|die|der|den|diese[rn]?|unsere[rn]?|zwei|drei|laut|une|des|les|la|cette|ces|notre|deux|trois|una?|el|los|las|est[aeo]s?|dos|tres|según)\s|l['’])(?:[\p{L}\p{M}-]+\s){0,2}(?:stud(?:y|ies)|surveys?|research(?:ers?)?|scientists|experts|statistics|studien?|untersuchung(?:en)?|umfragen?|forsch(?:ung|er|ern|erinnen)|wissenschaft(?:ler|lern)?|expert(?:en|innen)|statistik(?:en)?|études?|recherches?|enquêtes?|sondages?|chercheurs?|scientifiques|statistiques|estudios?|investigaci(?:ón|ones)|encuestas?|científicos|expertos|estadísticas)(?![\p{L}\p{M}])`,
  'iu',
);

/** Calls on studies and experts of whom no source says anything. */
export function unsourcedStudies(text: string, sources: readonly string[]): TextRange[] {
  if (
    sources.some((source) => NAMED.test(source) || CALLED_ON.some((pattern) => source.search(pattern) >= 0))
  )
    return [];
  return CALLED_ON.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
  ).filter(
    (place, index, all) =>
      !all.slice(0, index).some((other) => other.start < place.end && place.start < other.end),
  );
}
