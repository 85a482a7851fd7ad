/** What a figure counts, where that can be told apart in four languages. */
export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'percent'
  | 'point'
  | 'dollar'
  | 'euro'
  | 'pound'
  | 'franc'
  | 'cent'
  | 'times'
  | 'kilometre'
  | 'degree'
  | 'fahrenheit'
  | 'kilo'
  | 'watt'
  | 'kilowatt'
  | 'megawatt'
  | 'gigawatt'
  | 'kilobyte'
  | 'megabyte'
  | 'gigabyte'
  | 'terabyte'
  | 'client'
  | 'employee'
  | 'person';

const whole = (words: string) => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{M}])`, 'iu');

const UNITS: readonly [Unit, RegExp][] = [
  [
    'point',
    whole(
      String.raw`percentage points?|prozentpunkten?|prozentpunkte|points? de pourcentage|puntos? porcentual(?:es)?`,
    ),
  ],
  ['percent', whole(String.raw`%|per ?cent|pct|prozent|proz\.|pour ?cent|por ?ciento`)],
  ['second', whole(String.raw`seconds?|secs?|sekunden?|sek|secondes?|segundos?|seg`)],
  ['minute', whole(String.raw`minutes?|mins?|minuten?|minutos?`)],
  ['hour', whole(String.raw`hours?|hrs?|h|stunden?|std|heures?|horas?`)],
  ['day', whole(String.raw`days?|tagen?|tage?|tages|tg\.|jours?|journées?|días?`)],
  ['week', whole(String.raw`weeks?|wks?|wochen?|semaines?|semanas?|sem`)],
  ['month', whole(String.raw`months?|mths?|mos?|monate?n?|mois|mes|meses`)],
  ['year', whole(String.raw`years?|yrs?|jahren?|jahre?s?|ans|années?|años?`)],
  ['dollar', whole(String.raw`\$|usd|us-dollars?|dollars?|dólares|bucks`)],
  ['euro', whole(String.raw`€|eur|euros?`)],
  ['pound', whole(String.raw`£|gbp|pounds?|quid|libras?`)],
  ['franc', whole(String.raw`chf|fr\.|franken|francs?|francos?`)],
  ['cent', whole(String.raw`cents?|centimes?|céntimos?`)],
  ['times', whole(String.raw`x|×|times|mal|fois|veces`)],
  [
    'fahrenheit',
    whole(String.raw`(?:(?:°|deg\.?|degrees?|grad|degrés?|grados?)\s?)?fahrenheit|(?:°|deg\.?)\s?f`),
  ],
  [
    'degree',
    whole(
      String.raw`(?:(?:°|deg\.?|degrees?|grad|degrés?|grados?)\s?)?celsius|(?:°|deg\.?)\s?c|degrees?|deg|grad|degrés?|grados?|°`,
    ),
  ],
  ['kilometre', whole(String.raw`km|kilomet(?:er|re)s?|kilometern?|kilomètres?|kilómetros?|miles?`)],
  ['kilo', whole(String.raw`kg|kilos?|kilogramm?s?|kilogrammes?`)],
  ['watt', whole(String.raw`watts?|vatios?`)],
  ['kilowatt', whole(String.raw`kw|kilowatts?|kilovatios?`)],
  ['megawatt', whole(String.raw`mw|megawatts?|megavatios?`)],
  ['gigawatt', whole(String.raw`gw|gigawatts?|gigavatios?`)],
  ['kilobyte', whole(String.raw`kb|kilo-?bytes?|kilo-?octets?|ko`)],
  ['megabyte', whole(String.raw`mb|mega-?bytes?|méga-?octets?`)],
  ['gigabyte', whole(String.raw`gb|giga-?bytes?|giga-?octets?`)],
  ['terabyte', whole(String.raw`tb|tera-?bytes?|téra-?octets?`)],
  ['client', whole(String.raw`clients?|customers?|kund(?:e|en|in|innen)|clientes?|clientas?`)],
  [
    'employee',
    whole(
      String.raw`employees?|staff|mitarbeiter(?:n|in|innen)?|mitarbeitende[nr]?|angestellte[nr]?|beschäftigte[nr]?|salariée?s?|employée?s?|collaborateurs?|emplead[oa]s?`,
    ),
  ],
  ['person', whole(String.raw`people|ppl|persons?|personen?|leuten?|köpfen?|personnes?|personas?|pers`)],
];

/** Letters that notes set for a unit, and that mean something else in the other case: "2 J." is German, "2 j" French. */
const LETTERS: readonly [Unit, RegExp][] = [
  ['year', /^J(?![\p{L}\p{M}'’])/u],
  ['day', /^j(?![\p{L}\p{M}'’])/u],
  // "12 mon père" is French.
  [
    'month',
    /^(?:Mon(?![\p{L}\p{M}])|mon(?=\.?[,;:!?)\n]|\.(?:\s|$)|\s(?:for|to|in|ago|later|after|before|and|or|on|at|with|da|nach|bis|und|oder|später|lang|her|vor|im|auf|ohne|mit)(?!\p{L})))/u,
  ],
  ['watt', /^W(?![\p{L}\p{M}'’])/u],
  ['megabyte', /^Mo(?![\p{L}\p{M}'’])/u],
  ['gigabyte', /^Go(?![\p{L}\p{M}'’])/u],
  ['terabyte', /^To(?![\p{L}\p{M}'’])/u],
  ['employee', /^(?:MA|FTE|VZÄ)(?![\p{L}\p{M}])/u],
];

const TIME: readonly Unit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
const MONEY: readonly Unit[] = ['dollar', 'euro', 'pound', 'franc', 'cent'];
const POWER: readonly Unit[] = ['watt', 'kilowatt', 'megawatt', 'gigawatt'];
const DATA: readonly Unit[] = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
const PEOPLE: readonly Unit[] = ['client', 'employee', 'person'];

/** Units that measure: twelve weeks are no twelve days, and no twelve invoices. */
export const isMeasure = (unit: Unit) => !PEOPLE.includes(unit);

/** Degrees without a scale are Celsius, as most of the world says them. */
export const isTemperature = (unit: Unit) => unit === 'degree' || unit === 'fahrenheit';

/** A small number with one of these is a claim, where "two reasons" is a way of speaking. */
export const isClaim = (unit: Unit) => unit !== 'person' && unit !== 'times' && !isTemperature(unit);

/** How many of the smaller unit the larger one has; only what is exact, or said as if it were. */
const EXACT: readonly [Unit, Unit, number][] = [
  ['year', 'month', 12],
  ['year', 'week', 52],
  ['week', 'day', 7],
  ['day', 'hour', 24],
  ['hour', 'minute', 60],
  ['minute', 'second', 60],
  ['month', 'day', 30],
  ['month', 'week', 4],
  ['euro', 'cent', 100],
  ['dollar', 'cent', 100],
  ['gigawatt', 'megawatt', 1_000],
  ['megawatt', 'kilowatt', 1_000],
  ['kilowatt', 'watt', 1_000],
  ['terabyte', 'gigabyte', 1_000],
  ['gigabyte', 'megabyte', 1_000],
  ['megabyte', 'kilobyte', 1_000],
];

/** The same amounts in other units: 14 days for 2 weeks. */
export function inOtherUnits(value: number, unit: Unit): { value: number; unit: Unit }[] {
  return EXACT.flatMap(([large, small, count]) => {
    if (unit === large) return [{ value: value * count, unit: small }];
    if (unit === small) return [{ value: value / count, unit: large }];
    return [];
  });
}

const sameGroup = (a: Unit, b: Unit, group: readonly Unit[]) => group.includes(a) && group.includes(b);

/** True where both may count the same: a person may be a client, and a currency without its country is any. */
export function isSameUnit(a: Unit, b: Unit): boolean {
  return a === b || (sameGroup(a, b, PEOPLE) && (a === 'person' || b === 'person'));
}

/** True for two units of which one may be taken for the other: weeks for days, dollars for euros. */
export const isSameKind = (a: Unit, b: Unit) =>
  [TIME, MONEY, POWER, DATA].some((group) => sameGroup(a, b, group)) ||
  (isTemperature(a) && isTemperature(b));

/** True for what is numbered as well as counted: month 8, day 5. */
export const isPeriod = (unit: Unit) => TIME.includes(unit);

export const isMoney = (unit: Unit) => MONEY.includes(unit);

/** The unit at the beginning of the text, as a whole word. */
export function unitAt(text: string): { readonly unit: Unit; readonly length: number } | null {
  for (const [unit, pattern] of [...LETTERS, ...UNITS]) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { unit, length: match.length };
  }
  return null;
}
