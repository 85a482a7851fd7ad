import {
  isCommonWord,
  isStopWord,
  POST_LANGUAGES,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import { valueOfWord } from '../figures/number-words.js';
import { perText } from '../words/per-text.js';
import type { PerLanguage } from '../words/per-language.js';
import { wordSet } from '../words/word-patterns.js';

/** Capitals that name no firm and no office: tools, roles, measures, kinds of things, what a whole country or continent is called. */
const COMMON = wordSet(`
  PDF URL HTML CSS CSV API SQL JSON XML CRM ERP CMS LMS POS KPI OKR CEO CFO CTO COO CIO CMO CPO CHRO VP MD SEO SEA SEM SMM SERP B2B B2C SaaS USB HDMI
  GPS USA US UK EU UN UNO NATO SLA NDA FAQ QR LED LCD TV HD PC CPU GPU RAM SSD IP TCP VPN WLAN WIFI LAN IT OT AI KI IA ML LLM AR VR XR IOT
  HR PR PA QA QC UX UI CX RFP RFQ RFI PO SKU ROI ROAS CAC LTV ARR MRR EBIT EBITDA GAAP IFRS IPO VC PE GDP BIP PIB PIN ID SIM SMS MMS CD DVD
  DIY DJ MC VIP RSVP ASAP FYI TBC TBD ETA ETD AOB BTW PS NB OK OKAY AM PM GMT CET UTC MRI MRT CT EKG ECG EEG ICU ER GP GPS DNA RNA PCR HIV ADHD ADHS
  ADS PTSD BMI IQ EQ FTE FTES DEI ESG CSR MBA PHD BA MA STEM PE SUV HGV LGV ABS AC DC CAD CAM CNC BIM PVC PET CFC CO UV IR RPM BPM PH
  VAT NHS BBC GDPR HMRC CCTV EHR DBS PPE HSE PAYE ISA CPD SEND EHCP PTA GCSE UCAS MP
  DSGVO GMBH AG KG SE OHG GBR UG EV MWST EDV LKW PKW KFZ MFH EFH PDL IHK HWK BGB HGB TÜV BG KITA AU WC DIN ISO EN VOB HOAI DAF WEG AGB UST EÜR BWA GF
  GmbH SaaS PaaS IaaS PhD PoE IoT VoIP EuGH BaföG StVO StGB StPO EnEV PoC MoU QoS RoI DaF DaZ NiMH LoI CoC OeM
  SPD CDU CSU FDP AFD ÖPNV ÖPV WG ZDF ARD
  PME TPE TVA RGPD CDI CDD DRH BTP URSSAF EHPAD RTT SMIC IRM CHU CPAM DPE SCI ESAT CSE RSE BAC BTS IUT AOP AOC IGP CV RH PDG DG TER TGV VTT BD SAV HT TTC
  IVA DNI NIF CIF ONG AMPA ITV IRPF ERTE RRHH PYME PYMES ESO SL UCI SPD CEIP IES TIC
`);

/** German ones may have small letters within: "KfW", "EnBW". */
const ACRONYM =
  /(?<![\p{L}\p{M}\p{N}_#@/&.'’-]|[\p{L}\p{N}]\.)(?<article>[LlDd]['’])?(?<name>\p{Lu}{2,6}|\p{Lu}\p{Ll}{1,2}\p{Lu}{1,3})(?:['’]s)?(?![\p{L}\p{M}\p{N}_@/&]|-\p{L}|\.\p{L})/gu;

/** Behind these it is somebody who acts, or whom something is done with; as a plain noun it has none of them but its article. */
const BEFORE: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:the|from|by|for|with|at|to|and|of|told|asked|called|rang|joined|left|sued|paid|our client|client|firm|company)\s$/iu,
  de: /(?<!\p{L})(?:der|die|das|dem|den|des|von|vom|bei|beim|für|mit|zur|zum|an|und|gegen|durch|firma|kunde|kundin|konzern)\s$/iu,
  fr: /(?<!\p{L})(?:le|la|les|du|des|de|chez|par|pour|avec|à|au|aux|et|client|société|entreprise)\s$/iu,
  es: /(?<!\p{L})(?:el|la|los|las|del|de|al|a|por|para|con|en|y|cliente|empresa)\s$/iu,
};
const SENTENCE_BEGINS = /(?:^|\n|[.!?…:]["'”’“»)]*\s+|[„“"«(¿¡]\s?)$/u;
/** What follows a name that a sentence begins with: anything but another noun's capital, a figure or a colon. */
const VERB_BEHIND = /^\s\p{Ll}/u;
const BESIDE = /\p{L}{2,}/gu;

/** "MSC rang me", "von der AOK", "L'INAO": a firm or an office by its initials that no source has, neither so nor spelled out. */
export function acronymNames(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean,
  sources: readonly string[],
): TextRange[] {
  return [...text.matchAll(ACRONYM)].flatMap(({ 0: match, index, groups }) => {
    const name = groups?.['name'] ?? '';
    const start = index + (groups?.['article']?.length ?? 0);
    if (language !== 'de' && /\p{Ll}/u.test(name)) return [];
    if (COMMON.has(name) || isWord(name) || !isWanted(name) || isShouted(text, index, match)) return [];
    const before = text.slice(Math.max(0, index - 24), index);
    const behind = text.slice(index + match.length);
    const isNamed =
      groups?.['article'] !== undefined ||
      BEFORE[language].test(before) ||
      (SENTENCE_BEGINS.test(before) && VERB_BEHIND.test(behind));
    if (!isNamed || sources.some((source) => isSpelledOut(name, source))) return [];
    return [{ start, end: start + name.length }];
  });
}

/** "FOUR", "NOT": a loud word, in whatever language. */
const isWord = (name: string) => {
  const word = name.toLowerCase();
  return POST_LANGUAGES.some(
    (each) =>
      isStopWord(word, each) ||
      (word.length > 3 && isCommonWord(word, each)) ||
      valueOfWord(word, each) !== null,
  );
};

/** Beside another word in capitals it is loud, too. */
function isShouted(text: string, index: number, match: string): boolean {
  const before =
    text
      .slice(Math.max(0, index - 20), index)
      .match(BESIDE)
      ?.at(-1) ?? '';
  const behind = text.slice(index + match.length, index + match.length + 20).match(BESIDE)?.[0] ?? '';
  return [before, behind].some((word) => /^\p{Lu}{2,}$/u.test(word) && isWord(word));
}

/** The first letters of the words with a capital that stand together, but for small ones between them: "Maritime and Coastguard Agency". */
const initialsIn = perText((source: string): readonly string[] =>
  [...source.matchAll(/\p{Lu}[\p{L}\p{M}’'-]+(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}\p{M}’'-]+)+/gu)].map(
    ([run]) => (run.match(/(?<![\p{L}\p{M}’'])\p{Lu}/gu) ?? []).join(''),
  ),
);

/** The same of words without capitals, of which three in a row are hardly chance. */
const CHANCE_BELOW = 3;
const initialsOfWords = perText((source: string): string =>
  (source.match(/(?<![\p{L}\p{M}])\p{L}(?=\p{L}{3})|[.!?;,\n]/gu) ?? []).join('').toUpperCase(),
);

const isSpelledOut = (name: string, source: string) =>
  initialsIn(source).some((initials) => initials.includes(name.replace(/\p{Ll}/gu, ''))) ||
  (name.length >= CHANCE_BELOW && initialsOfWords(source).includes(name));
