import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { isSamePeriod, periodsIn } from '../../../reading/times/periods.js';
import {
  isSameSize,
  quantitiesIn,
  spansInCompounds,
  type Quantity,
} from '../../../reading/figures/quantities.js';
import { comesEvery } from './rate-findings.js';
import { minutesTold } from './half-hours.js';

const MINUTE = 60;

/** What a text says as long as its author does, in whatever words: "twelve months" of "a year". */
export function toldSpans(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  const own = quantitiesIn(text, language);
  const said = own.length === 0 ? [] : material.flatMap((one) => quantitiesIn(one, language));
  return [
    ...own.filter((one) => said.some((other) => isSameSize(one, other))).map(({ place }) => place),
    ...spansInOtherWords(text, language, material),
  ];
}

/**
 * The same where one of the two has no unit by itself: "every three months" of what comes each quarter, "12 Krankheitstage" of "zwölf
 * Tage krank", "75 minutos" of "hora y cuarto".
 */
export function spansInOtherWords(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const isSpan = ({ dimension }: Quantity) => dimension === 'time';
  const [own, compounds] = [quantitiesIn(text, language).filter(isSpan), spansInCompounds(text, language)];
  const periods = periodsIn(text);
  if (own.length + compounds.length + periods.length === 0) return [];
  const inCompounds = material.flatMap((one) => spansInCompounds(one, language));
  const said = [...material.flatMap((one) => quantitiesIn(one, language)).filter(isSpan), ...inCompounds];
  const told = minutesTold(material, language);
  const often = material.flatMap(periodsIn).map(({ seconds }) => seconds);
  const isOften = (seconds: number) => often.some((other) => isSamePeriod(other, seconds));
  const every = material.flatMap(comesEvery);
  return [
    ...own
      .filter(
        (one) =>
          isOften(one.size) ||
          told.has(one.size / MINUTE) ||
          inCompounds.some((other) => isSameSize(one, other)),
      )
      .map(({ place }) => place),
    ...compounds.filter((one) => said.some((other) => isSameSize(one, other))).map(({ place }) => place),
    ...periods.filter(
      ({ seconds }) =>
        isOften(seconds) ||
        [...said.map(({ size }) => size), ...every].some((one) => isSamePeriod(one, seconds)),
    ),
  ];
}
