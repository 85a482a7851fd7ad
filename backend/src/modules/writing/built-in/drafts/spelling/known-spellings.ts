import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';

const spelled = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(/\s+/u).map((name) => [name.toLowerCase(), name]));

/** What has one spelling, and is no other word in any of the four languages. */
const ANYWHERE = `PDF PDFs URL URLs HTML CSV API APIs SQL CRM ERP KPI KPIs CEO CFO CTO COO SEO B2B B2C SaaS USB GPS USA ChatGPT iPhone
  iPhones iPad iPads iOS MacBook SLA SLAs NDA OKR OKRs FAQ QR LinkedIn YouTube WhatsApp GitHub PowerPoint PayPal eBay TikTok Gmail Instagram Facebook`;
const OF_LANGUAGE: PerLanguage<ReadonlyMap<string, string>> = {
  en: spelled(
    `${ANYWHERE} UK EU NHS BBC VAT GDPR HMRC DIY TV ROI MRI FTE FTEs HR EHR GP GPs QA UX CCTV Q1 Q2 Q3 Q4 H1 H2`,
  ),
  de: spelled(
    `${ANYWHERE} EU DSGVO GmbH TÜV MwSt EDV Lkw Pkw Kfz MFH EFH Excel TV ROI PDL MRT EKG IHK HWK AOK BGB HGB GbR KfW UX Q1 Q2 Q3 Q4`,
  ),
  fr: spelled(
    `${ANYWHERE} PME TPE TVA RGPD CDI CDD DRH DAF BTP URSSAF EHPAD SNCF RATP RTT SMIC Excel IRM CHU DPE SCI T1 T2 T3 T4 T5 ESAT`,
  ),
  es: spelled(`${ANYWHERE} IVA DNI ONG AMPA ITV IRPF Excel ERTE RRHH`),
};
/** English "excel" is a verb but for "an excel". */
const ENGLISH_EXCEL = /(?<=(?<![\p{L}])(?:an?|the|in|my|our|his|her|their|one) )excel(?![\p{L}-])/gu;

const EXAMPLE_DE = /(?<![\p{L}.])z\.b\.(?!\p{L})/gu;
const EXAMPLE_FIRST_DE = /(?<![\p{L}.])Z\.b\.(?!\p{L})/gu;

/** Units that many type in small letters, behind a figure. */
const UNITS = spelled('kW kWh kWp MWh GWh kHz MHz GHz dB kPa kV GB TB MB');
const MEASURED = /(?<=\p{N}[^\S\n]?)(?:k?wp?|[kmg]wh|[kmg]hz|db|kpa|kv|[gtm]b)(?![\p{L}\p{N}])/gu;

const SQUARE = /(?<=\p{N})[^\S\n]?m2(?![\p{L}\p{N}])/gu;

/** These are written small wherever they stand: no sentence and no German noun gives them a capital. */
const SYMBOLS: ReadonlySet<string> = new Set(
  'ppm ppb kg mg ml cl dl km cm mm qm m² m³ kWh kW mbar px rpm dpi bpm'.split(' '),
);
export const isUnitSymbol = (word: string): boolean => SYMBOLS.has(word);

const WORD = /(?<![\p{L}\p{M}\p{N}#@/.'’_-])\p{Ll}[\p{L}\p{N}]+(?![\p{L}\p{M}@_]|[.-]\p{L})/gu;

/**
 * Notes with acronyms, brands and units as they are spelled: "pdf", "iphone", "14 kw". A word that its author's posts have in small
 * letters stays so.
 */
export function withKnownSpellings(notes: string, language: PostLanguage, posts: readonly string[]): string {
  const known = OF_LANGUAGE[language];
  const own = new Set(posts.flatMap((post) => post.match(WORD) ?? []));
  const spelledOut = notes
    .replace(WORD, (word) => (own.has(word) ? word : (known.get(word) ?? word)))
    .replace(MEASURED, (unit) => UNITS.get(unit) ?? unit)
    .replace(SQUARE, ' m²');
  if (language === 'de') return spelledOut.replace(EXAMPLE_DE, 'z.B.').replace(EXAMPLE_FIRST_DE, 'Z.B.');
  return language === 'en' ? spelledOut.replace(ENGLISH_EXCEL, 'Excel') : spelledOut;
}
