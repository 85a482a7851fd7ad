import { isPeriod, unitAt, type Unit } from './units.js';

const SPANS =
  /^(?:years|months|weeks|days|hours|minutes|seconds|jahren?|monaten?|wochen|tagen?|stunden|minuten|sekunden|ans|années|semaines|jours|heures|secondes|años|meses|semanas|días|horas|segundos)$/iu;
const WHICH =
  /(?<![\p{L}\p{M}])(?:first|second|third|last|next|this|that|each|every|per|an?|one|same|whole|past|pro|je|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|letzte[nrms]?|nächste[nrms]?|diese[nrms]?|jede[nrms]?|eine[nrms]?|ganze[nrms]?|vorige[nrms]?|vergangene[nrms]?|premi(?:er|ère)|deuxième|dernier|dernière|prochaine?|cet|cette|ce|chaque|par|une?|toute?|primer[oa]?|segund[oa]|últim[oa]|próxim[oa]|esta|este|cada|por|una?|tod[oa]|mism[oa])\s$/iu;

/** How far before a figure the word for its period and what says which one it was are looked for. */
const BEFORE_MAX = 40;

/**
 * The period that a figure numbers: "month 8", "day 5". "For years 63 children" and "in the first week 140 rolls" say how long and when, and the
 * figure counts something else.
 * @param before what stands before the figure
 * @param isRange whether another figure follows: "weeks 3 to 6"
 */
export function numberedPeriod(before: string, isRange: boolean): Unit | null {
  const near = before.slice(-BEFORE_MAX);
  const word = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?=\s$)/u.exec(near)?.[0] ?? '';
  const { unit } = unitAt(word) ?? {};
  if (unit === undefined || !isPeriod(unit)) return null;
  const isSpan = !isRange && (SPANS.test(word) || WHICH.test(near.trimEnd().slice(0, -word.length)));
  return isSpan ? null : unit;
}
