import { strToU8, zipSync } from 'fflate';
import type { ExportedPost } from './linkedin-archive.builder.js';

/** How an account's language writes names, numbers and days. */
export interface ExportLocale {
  readonly sheets: readonly [string, string, string, string, string];
  readonly headers: readonly [url: string, date: string, engagements: string, impressions: string];
  readonly number: (value: number) => string;
  readonly date: (day: Date) => string;
}

const two = (value: number) => String(value).padStart(2, '0');
const grouped = (value: number, separator: string) => String(value).replace(/\B(?=(?:\d{3})+$)/g, separator);

/** Numbers and days are texts (LINKEDIN-25). */
export const EXPORT_LOCALES = {
  us: {
    sheets: ['DISCOVERY', 'ENGAGEMENT', 'TOP POSTS', 'FOLLOWERS', 'DEMOGRAPHICS'],
    headers: ['Post URL', 'Post publish date', 'Engagements', 'Impressions'],
    number: (value) => grouped(value, ','),
    date: (day) => `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`,
  },
  german: {
    sheets: ['ENTDECKUNG', 'ENGAGEMENT', 'TOP-BEITRÄGE', 'FOLLOWER', 'DEMOGRAFIE'],
    headers: ['Beitrags-URL', 'Veröffentlichungsdatum', 'Interaktionen', 'Impressions'],
    number: (value) => grouped(value, '.'),
    date: (day) => `${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`,
  },
  french: {
    sheets: ['DÉCOUVERTE', 'ENGAGEMENT', 'MEILLEURS POSTS', 'ABONNÉS', 'DONNÉES'],
    headers: ['URL du post', 'Date de publication', 'Engagements', 'Impressions'],
    number: (value) => grouped(value, '\u202F'),
    date: (day) => `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`,
  },
} as const satisfies Record<string, ExportLocale>;

type Cell = string | number | null | { readonly formula: string; readonly value: string };
type Row = readonly Cell[];

/** The analytics' "Content" export: five sheets, the third with two tables beside each other, each in an order of its own. */
export function linkedInAnalytics(
  posts: readonly ExportedPost[],
  locale: ExportLocale = EXPORT_LOCALES.us,
): Buffer {
  const [url, date, engagements, impressions] = locale.headers;
  const row = (post: ExportedPost, figure: number) => [
    `https://www.linkedin.com/feed/update/${post.activityUrn}`,
    locale.date(post.postedAt),
    locale.number(figure),
  ];
  const byEngagements = [...posts].sort((one, other) => other.engagements - one.engagements);
  const byImpressions = [...posts].sort((one, other) => other.impressions - one.impressions);
  const topPosts = byEngagements.map((post, place): Row => {
    const seen = byImpressions[place]!;
    return [...row(post, post.engagements), null, ...row(seen, seen.impressions)];
  });
  const first = posts.at(-1)?.postedAt ?? new Date(0);
  return workbook(locale.sheets, [
    [
      ['Overall Performance', `${locale.date(first)} - ${locale.date(posts[0]?.postedAt ?? first)}`],
      ['Impressions', '12'],
    ],
    [
      ['Date', 'Impressions', 'Engagements'],
      [locale.date(first), '4', '0'],
    ],
    [
      ['Maximum of 50 posts available to include in this list'],
      [],
      [url, date, engagements, null, url, date, impressions],
      ...topPosts,
    ],
    [['Total followers', '101'], []],
    [
      ['Top Demographics', 'Value', 'Percentage'],
      ['Company size', '11-50', '12%'],
    ],
  ]);
}

/** A workbook of texts, numbers and formulas. */
export function workbook(names: readonly string[], sheets: readonly (readonly Row[])[]): Buffer {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const shared = (text: string) => {
    const known = places.get(text) ?? texts.push(text) - 1;
    places.set(text, known);
    return known;
  };
  const xmls = sheets.map((rows) => sheetXml(rows, shared));
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
        .map(
          (name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}">${sheets
        .map(
          (_, n) =>
            `<Relationship Id="rId${n + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rId90" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId91" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${MAIN}"><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': xml(
      `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
  };
  xmls.forEach((sheet, place) => (files[`xl/worksheets/sheet${place + 1}.xml`] = sheet));
  return Buffer.from(zipSync(files, { level: 6 }));
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function sheetXml(rows: readonly Row[], shared: (text: string) => number): Uint8Array {
  const cellXml = (cell: Cell, name: string) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${name}" t="s"><v>${shared(cell)}</v></c>`;
    return `<c r="${name}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
  };
  const rowXml = (row: Row, place: number) =>
    `<row r="${place + 1}">${row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${place + 1}`)).join('')}</row>`;
  return xml(`<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`);
}

function xml(content: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
