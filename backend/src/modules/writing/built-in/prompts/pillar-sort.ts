import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { isNounPillar } from './noun-pillar.js';
import { isOfPeople } from './people-pillar.js';
import type { PillarSort } from './prompt-frame.js';
import { isClause, isSaying } from './topic.js';

/** Before the noun that a pillar hangs on, besides one adjective. */
const BEFORE: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`(?:(?:the|my|our|an?) )?(?:(?!in |on |at |of |for )[\p{L}-]+ )?`,
  de: String.raw`(?:(?:der|die|das|mein|meine|unser|unsere|ein|eine) )?(?:\p{L}+(?:e|en|er|es) )?`,
  fr: String.raw`(?:(?:les?|la|mon|ma|mes|notre|nos|une?|des) |l['’])?(?:(?:petite?s?|belles?|vieux|vieilles?|vraie?s?) )?`,
  es: String.raw`(?:(?:el|la|los|las|mis?|nuestr[oa]s?|una?) )?`,
};
const headed = (language: PostLanguage, nouns: string) =>
  new RegExp(String.raw`^${BEFORE[language]}(?:${nouns})(?!\p{L})`, 'iu');
const anywhere = (nouns: string) => new RegExp(String.raw`(?<!\p{L})(?:${nouns})(?!\p{L})`, 'iu');

/** Whom an author speaks of without working beside them. */
const OTHERS: PerLanguage<string> = {
  en: 'women|men|children|kids|girls|boys|families|farmers|clients|customers|patients|neighbours|neighbors|owners|artisans|trainees|volunteers|young people|old people',
  de: String.raw`frauen|männer|kinder|mädchen|jungen|familien|jugendliche|senioren|menschen|kund(?:en|innen)|patient(?:en|innen)|nachbarn|\p{L}*(?:handwerker|besitzer|gäste|bauern|spieler)(?:innen)?`,
  fr: 'femmes|hommes|enfants|filles|garçons|familles|jeunes|clients?|clientes|patients?|voisins|artisans|propriétaires|paysans|aînés',
  es: 'mujeres|hombres|niñ[oa]s|chic[oa]s|familias|jóvenes|mayores|clientes|pacientes|vecin[oa]s|artesan[oa]s|ganader[oa]s|agricultor(?:es|as)|dueñ[oa]s|propietari[oa]s',
};

const PLACES: PerLanguage<RegExp> = {
  en: headed(
    'en',
    'workshop|yard|village|valley|river|harbou?r|forest|woods|coast|hills?|island|high street|neighbourhood|greenhouse|kitchen|studio|bench|shed|farmyard|moor|fells?',
  ),
  de: headed(
    'de',
    String.raw`\p{L}*(?:werkstatt|dorf|hafen|wald|küste|straße|insel|gebirge|viertel|gewächshaus|küche|atelier|hofladen|backstube|altstadt)|tal|hof|moor`,
  ),
  fr: headed(
    'fr',
    'atelier|village|vallée|massif|port|forêt|côte|quartier|île|montagne|serre|cuisine|rue|bourg|estuaire|marais',
  ),
  es: headed(
    'es',
    'taller|pueblo|valle|puerto|bosque|costa|barrio|isla|sierra|comarca|invernadero|cocina|calle|plaza|monte|ría',
  ),
};
/** "Auf den Dächern von Görlitz", "Inside the kiln room". */
const SOMEWHERE: PerLanguage<RegExp> = {
  en: /^(?:on|in|inside|at|around|under|behind|along) (?:the|my|our) /iu,
  de: /^(?:auf|im|in|am|an|unter|hinter|über|bei|beim) (?:(?:de[rnm]|meine[rnm]?|unsere[rnm]?) )?\p{Lu}/iu,
  fr: /^(?:(?:dans|sur|sous|derrière) (?:les? |la |l['’]|mon |ma |notre )|au |aux |à la |à l['’]|en )\p{L}/iu,
  es: /^(?:en|bajo|tras|por) (?:el|la|los|las|mi|nuestr[oa]) /iu,
};

const EVERYDAY: PerLanguage<RegExp> = {
  en: headed('en', 'everyday(?: life)?|daily (?:life|work)|day-to-day|life'),
  de: headed('de', String.raw`\p{L}*alltag|leben`),
  fr: headed('fr', 'quotidien|vie'),
  es: headed('es', 'día a día|vida'),
};

const CASES: PerLanguage<RegExp> = {
  en: /^(?:(?:the|my|our|some|real|true|client|field|case) )*(?:cases?|stories|story|tales|case studies|anecdotes)(?!\p{L})|(?<!\p{L})(?:stories|tales|cases) (?:from|of|that)(?!\p{L})|(?<!\p{L})that taught (?:me|us)(?!\p{L})|^from (?:my|the|our) (?:practice|bench|case ?book|diary)(?!\p{L})/iu,
  de: /^(?:(?:die|meine|unsere|echte|kleine|wahre|neue)\s)*(?:\p{L}*geschichten|\p{L}*fälle|fallbeispiele|erlebnisse|anekdoten)(?!\p{L})|^aus (?:der|meiner|unserer|dem|meinem|unserem) \p{L}+$/iu,
  fr: /^(?:(?:les|mes|nos|de|petites?|vraies?)\s)*(?:cas|histoires|récits|anecdotes|études de cas)(?!\p{L})|^(?:carnets?|chroniques?) d/iu,
  es: /^(?:(?:los|las|mis|nuestr[oa]s)\s)*(?:casos|historias|anécdotas|relatos|cuentos)(?!\p{L})|^(?:crónicas|diario) de/iu,
};

const FAILURES: PerLanguage<RegExp> = {
  en: headed(
    'en',
    'breakdowns?|failures|accidents|outbreaks|leaks|defects|near misses|emergencies|floods|damage',
  ),
  de: headed(
    'de',
    String.raw`\p{L}*(?:ausbrüche|ausfälle|pannen|unfälle|schäden|schadensfälle|störungen|notfälle|mängel|havarien|reklamationen)`,
  ),
  fr: headed('fr', 'pannes|accidents|sinistres|dégâts|fuites|défauts|urgences|malfaçons|avaries'),
  es: headed('es', 'averías|accidentes|fallos|siniestros|daños|fugas|brotes|urgencias|defectos'),
};

const VALUES: PerLanguage<RegExp> = {
  en: headed(
    'en',
    'honesty|ethics|patience|trust|courage|respect|fairness|integrity|kindness|humility|responsibility|dignity|loyalty|gratitude|discipline|values|care',
  ),
  de: headed(
    'de',
    'ehrlichkeit|ethik|geduld|vertrauen|mut|respekt|fairness|haltung|werte|verantwortung|demut|sorgfalt|würde|verlässlichkeit|dankbarkeit|disziplin|anstand|gelassenheit',
  ),
  fr: headed(
    'fr',
    'honnêteté|éthique|patience|confiance|courage|respect|équité|valeurs|responsabilité|humilité|prudence|dignité|bienveillance|loyauté|rigueur|discipline',
  ),
  es: headed(
    'es',
    'honestidad|honradez|ética|paciencia|confianza|valentía|respeto|valores|responsabilidad|humildad|prudencia|dignidad|lealtad|disciplina|sinceridad',
  ),
};

const PRICES: PerLanguage<RegExp> = {
  en: anywhere('prices?|costs?|fees?|rates?|quotes?|charges?|tariffs?'),
  de: anywhere(String.raw`\p{L}*(?:preis|preise|kosten|honorare?|gebühren|tarife?)|kostet`),
  fr: anywhere('prix|coûts?|coûte(?:nt)?|tarifs?|honoraires'),
  es: anywhere('precios?|costes?|costos?|cuestan?|tarifas?|honorarios|cuotas?'),
};

const TOOLS: PerLanguage<RegExp> = {
  en: anywhere('tools?|toolbox|instruments|machines|kit|gear|equipment'),
  de: anywhere(
    String.raw`\p{L}*(?:werkzeuge?|werkzeugkiste|koffer|kameras?|geräte?|maschinen|instrumente|ausrüstung)`,
  ),
  fr: anywhere('outils?|outillage|instruments|machines|matériel|équipement'),
  es: anywhere('herramientas?|instrumentos|máquinas|equipamiento|aparatos'),
};

const PATTERNS: readonly (readonly [PillarSort, PerLanguage<RegExp>])[] = [
  ['cases', CASES],
  ['failures', FAILURES],
  ['values', VALUES],
  ['prices', PRICES],
];
const THINGS: readonly (readonly [PillarSort, PerLanguage<RegExp>])[] = [
  ['tools', TOOLS],
  ['place', PLACES],
  ['place', SOMEWHERE],
  ['everyday', EVERYDAY],
];

/** Null for any other matter, which most questions can be asked of, and for a sentence. */
export function pillarSortOf(typed: string, language: PostLanguage): PillarSort | null {
  const pillar = typed.trim();
  const found = (patterns: typeof PATTERNS) =>
    patterns.find(([, pattern]) => pattern[language].test(pillar))?.[0] ?? null;
  if (isClause(pillar) || isSaying(pillar)) return PRICES[language].test(pillar) ? 'prices' : null;
  const sort = found(PATTERNS);
  if (sort !== null) return sort;
  if (isOfPeople(pillar, language) || namesOthers(pillar, language)) return 'people';
  // "Buying machines", "To choose a tool": what is done with a thing is none.
  return isDone(pillar, language) ? null : found(THINGS);
}

const namesOthers = (pillar: string, language: PostLanguage): boolean =>
  !isDone(pillar, language) &&
  (headed(language, OTHERS[language]).test(pillar) ||
    new RegExp(
      String.raw`\s(?:and|und|et|y|e)\s(?:(?:their|ihre|leurs|sus|les|los|las|unsere|our) )?(?:${OTHERS[language]})$`,
      'iu',
    ).test(pillar));

/** "Máquinas que duran" */
const WHICH = /,? (?:que|qui|dont|die|der|das) .*$/u;
const isDone = (pillar: string, language: PostLanguage): boolean =>
  !SOMEWHERE[language].test(pillar) &&
  (language === 'en'
    ? /^(?:\p{L}+ing|to)(?!\p{L})/iu.test(pillar)
    : !isNounPillar(pillar.replace(WHICH, ''), language));
