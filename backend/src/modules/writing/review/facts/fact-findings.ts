import type { PlacedFinding, PostLanguage, TextRange } from '@drumbeat/domain';
import { spelledDenials } from '../../reading/denials/spelled-denials.js';
import { overlaps, wholeFindingsOf } from '../placed-findings.js';
import type { ReviewContext } from '../review-context.js';
import { contradictionsIn } from './contradictions.js';
import { isYear, unsourcedDates } from './dates/date-findings.js';
import { exchangedQuotations } from './exchanges/exchanged-quotations.js';
import { unsourcedAges } from './figures/age-findings.js';
import { otherHalfHours } from './figures/half-hours.js';
import { unsourcedNumbers } from './figures/number-findings.js';
import { unsourcedRanks } from './figures/rank-findings.js';
import { unsourcedNames } from './names/name-findings.js';
import { unsourcedAwards } from './sources/award-findings.js';
import { unsourcedCitations } from './sources/citation-findings.js';
import { unsourcedLinks } from './sources/link-findings.js';
import { unsourcedQuotations } from './sources/quotation-findings.js';
import { unsourcedStudies } from './sources/study-findings.js';

/** The facts of the text that no source of it has, or has otherwise, each as its kind. The rules themselves are in the rooms beside this file. */
export function factFindings(
  text: string,
  language: PostLanguage | null,
  context: ReviewContext,
): PlacedFinding[] {
  const sources = [...context.material, ...context.known];
  const at = wholeFindingsOf(text);
  const invented = unsourcedQuotations(text, [...sources, ...(context.asTyped ?? [])]).map((place) =>
    at('quotation', place),
  );
  const exchanged = exchangedQuotations(text, language, context.material).map((place) =>
    at('quotation', place),
  );
  const quotations = [...invented, ...exchanged];
  const citations = unsourcedCitations(text, sources).map((place) => at('number', place));
  const isCited = ({ place }: PlacedFinding) => citations.some((citation) => overlaps(citation.place, place));
  const dates = unsourcedDates(text, language, context).map((place) => at('date', place));
  const ranked = [
    ...unsourcedRanks(text, language, context.material),
    ...unsourcedAges(text, language, context.material),
    ...otherHalfHours(text, language, sources),
  ].map((place) => at('number', place));
  const isRanked = (place: TextRange) => ranked.some((finding) => overlaps(finding.place, place));
  const numbers = [
    ...ranked,
    ...unsourcedNumbers(text, language, context)
      .filter(({ place }) => !isYear(text, place) && !isRanked(place))
      .map(({ kind, place }) => at(kind, place)),
  ];
  // Where it is known which post a place comes from, its author is asked about it.
  const named = context.elsewhere === undefined ? context : { ...context, ownPosts: [] };
  const awards = unsourcedAwards(text, language, sources);
  const names = [
    ...awards,
    ...unsourcedNames(text, language, named).filter((place) => !awards.some((one) => overlaps(one, place))),
    ...unsourcedLinks(text, sources),
    ...unsourcedStudies(text, sources),
  ].map((place) => at('name', place));
  const spelled = spelledDenials(text, language);
  const material = context.material.map((said) => spelledDenials(said, language).text);
  const negations = contradictionsIn(spelled.text, language, material).map((place) =>
    at('negation', spelled.original(place)),
  );
  // What lies in an invented quotation is invented with it.
  const isQuoted = ({ place }: PlacedFinding) =>
    quotations.some((quotation) => overlaps(quotation.place, place));
  return [
    ...quotations,
    ...citations.filter((finding) => !isQuoted(finding)),
    ...distinct([...dates, ...numbers, ...names]).filter(
      (finding) => !isQuoted(finding) && !isCited(finding),
    ),
    ...negations,
  ];
}

/** Two rules may find the same word. */
const distinct = (findings: readonly PlacedFinding[]) =>
  findings.filter(
    ({ kind, place }, index) =>
      !findings
        .slice(0, index)
        .some((one) => one.kind === kind && one.place.start === place.start && one.place.end === place.end),
  );
