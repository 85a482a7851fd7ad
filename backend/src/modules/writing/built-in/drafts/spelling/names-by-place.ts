import { isCommonForm, isCommonWord, isStopWord, type PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { GIVEN_NAMES, KNOWN_PLACES } from '../../../reading/names/known-names.js';
import { capitalized } from '../../../reading/words/letters.js';
import { isNounOrVerb } from '../../../reading/german-nouns/german-nouns.js';
import { beginsWithVerb } from '../../../reading/spoken/main-clauses.js';

const SURNAME_MIN = 3;
/** Before a name; "st." before a saint's. "The dr. said" has none. */
const TITLES: PerLanguage<string> = {
  en: String.raw`(?:mrs?|ms|miss|dr|prof|st|sir|professor|doctor)`,
  de: String.raw`(?:dr|prof|ing|st)`,
  fr: String.raw`(?:mm?|mme|mlle|monsieur|madame|dr|pr|me)`,
  es: String.raw`(?:sra?|srta|dra?|prof|profa|don|doña|señor(?:a|ita)?|(?:(?<=el )(?:arquitecto|ingeniero|doctor|alcalde|notario|juez)|(?<=la )(?:arquitecta|ingeniera|doctora|alcaldesa|notaria|jueza)))`,
};
/** Without a full stop these are no titles, or words of their own. */
const NEEDS_STOP = /^(?:st|ing|m|mm|me|pr|prof|dr|dra)$/u;
/** Behind these stands a surname even where it is a word as well: "mrs. baker". */
const ALWAYS_NAMED = /^(?:mrs?|ms|m|mm|mme|mlle|sra?|srta)$/u;

/** "I miss home", "people miss jobs", "10 ms later", "the mrs said", "my dr": no title before a name. */
const NO_TITLE_EN: Readonly<Record<string, RegExp>> = {
  miss: /(?:(?<![\p{L}])(?:i|we|you|they|who|people|to|not|never|always|often|still|really|will|would|can|could|might|may|must|should|do|did|does|just|the|a|don['’]?t|didn['’]?t|\p{L}+n['’]t|\p{L}+['’](?:ll|d))|[^aeious]s)\s$/iu,
  ms: /(?:\p{N}|(?<![\p{L}])(?:an|in|on|with my))\s?$/iu,
  mrs: /(?<![\p{L}])(?:the|my|his|your)\s$/iu,
  dr: /(?<![\p{L}])(?:the|an?|my|our|his|her|your|their|this|that|no)\s$/iu,
};
const NO_TITLE_DE =
  /(?<![\p{L}])(?:(?:k|m|d|s)?eine?[mnr]?|de[rmns]|die|unsere?[mnr]?|ihre?[mnr]?|zum|beim|vom)\s$/iu;
/** "Ms word" is a product, "ms patients" have an illness. */
const NO_MS =
  /^(?:word|office|excel|teams|outlook|access|project|paint|windows|dos|society|patients?|nurses?|team|clinic|diagnosis)$/u;
/** Surnames that end as plurals and verbs do. */
const ENDS_IN_S =
  /^(?:jones|davies|evans|williams|hughes|roberts|edwards|phillips|james|thomas|lewis|harris|morris|adams|rogers)$/u;
const IN_HASTE = /^(?:asap|appts?|tmrw|tomoz|pls|thx|bc)$/u;

/** Of a title that is a word as well, or a word cut short: true where what follows is a name for being no other word. */
function isUnknownName(word: string, language: PostLanguage): boolean {
  if (language === 'en' && ENDS_IN_S.test(word)) return !isStopWord(word, 'en');
  if (word.length < SURNAME_MIN || isStopWord(word, language) || isCommonForm(word, language)) return false;
  if (language === 'de')
    return !isCommonWord(word, 'de') && !isNounOrVerb(word) && !/(?:[^dt]t|te|en)$/u.test(word);
  return (
    !/(?:ing|ed|ly)$/u.test(word) && !IN_HASTE.test(word) && (!word.endsWith('s') || ENDS_IN_S.test(word))
  );
}

/** Spanish given names that are words as well: behind a title they are no others. */
const NAMES_ES =
  /^(?:pilar|dolores|consuelo|rosario|mercedes|remedios|esperanza|gracia|luz|concepción|encarnación|asunción|milagros|amparo|jesús|ángel|ángeles|nieves|rosa|alba|maría)$/u;
/** "El señor bajito", "la señora octogenaria". */
const DESCRIBES_ES =
  /(?:[aiu]d[oa]|it[oa]|[aeo]ri[oa]|os[oa]|ent[ea]|ante|or|ora|al|il|ísim[oa]|ble|ista|an[oa]|és|esa|ic[oa]|iv[oa]|ón|ona)$/u;
const BEHIND_ARTICLE_ES = /(?<![\p{L}])(?:el|la|al|del)\s$/iu;
function isNameBehindSenor(word: string, before: string): boolean {
  if (NAMES_ES.test(word) || GIVEN_NAMES.has(capitalized(word))) return true;
  const isWord = isStopWord(word, 'es') || isCommonWord(word, 'es') || beginsWithVerb(word, 'es');
  return BEHIND_ARTICLE_ES.test(before) && !isWord && word.length > SURNAME_MIN && !DESCRIBES_ES.test(word);
}

/** Where the next word is a place, unless everybody uses it: English and French nouns have an article, but for places. */
const AT: PerLanguage<RegExp | null> = {
  en: /(?:(?<![\p{L}])(?:near|outside|towards)|(?<![\p{L}])(?:farm(?:er)?|client|customer|council|school|hospital|shop|site|job|house|flat|pub|village|town|station|office|church|clinic|people|family|couple|guy|woman|man|lady|warehouse|hotel|restaurant|bakery|garage|practice|surgery|branch|road|live[sd]?|moved|based|born|went|drove|came|back) (?:in|from|at|to|over in|up in|down in|out in))\s$/u,
  de: null,
  fr: /(?<![\p{L}])(?:(?:ferme|marché|chantier|clients?|cliente|village|commune|gare|habite|installée?|basée?|née?|voisine?|maison|boutique|atelier|école|hôpital|usine|rucher|cabinet|formation|magasin|entrepôt|livraison|verger|salon|restaurant|boulangerie|hôtel|\p{L}{2,}(?:ier|ière|eur|euse|ien|ienne|iste)) à|(?:mairie|maire|commune|village|gare|marché|canton|préfecture|habitants) de|près de|vers)\s$/u,
  es: /(?<![\p{L}])(?:(?:explotación|granja|cuadra|caserío|obra|clienta?|tienda|taller|colegio|hospital|bodega|finca|nave|almacén|feria|mercado|vive|vivo|nació|polígono|casa|piso|parcela|comunidad|comedor|reforma|edificio|local|bar|restaurante|oficina) en|(?:explotación|cuadra|caserío|ayuntamiento|alcalde|alcaldesa|pueblo|vecin[oa]s?|puerto|estación|valle|barrio|polígono|provincia|feria|mercado|carretera|ampa|comunidad|comedor|colegio|instituto) de|cerca de|hacia)\s$/u,
};
/** Large towns whose names are no other word. */
const TOWNS: ReadonlySet<string> = new Set(
  `leeds bradford sheffield manchester liverpool birmingham bristol newcastle nottingham leicester coventry cardiff swansea edinburgh glasgow aberdeen dundee
   belfast dublin galway limerick plymouth exeter southampton portsmouth brighton norwich ipswich cambridge oxford cornwall devon yorkshire
   lancashire scotland wales ireland seattle denver houston dallas austin detroit philadelphia atlanta miami toronto vancouver montreal
   sydney melbourne brisbane perth auckland wellington
   marseille lyon toulouse nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon angers brest limoges amiens perpignan
   besançon metz mulhouse rouen caen nancy orléans quimper lorient vannes bayonne pau poitiers avignon bretagne normandie alsace bruxelles genève lausanne
   valencia sevilla zaragoza málaga murcia bilbao alicante córdoba valladolid vigo gijón vitoria granada oviedo pamplona almería burgos
   albacete santander logroño badajoz salamanca huelva tarragona lleida girona cádiz jaén ourense lugo cáceres donostia galicia asturias
   cantabria navarra aragón cataluña andalucía euskadi bogotá lima quito santiago`.split(/\s+/u),
);
/** A place that is known is one behind any of these. */
const ANYWHERE =
  /(?<![\p{L}])(?:in|near|from|to|at|outside|around|à|de|vers|sur|en|desde|hasta|hacia|a|del)\s$/u;
/** Matter, work and kinds: "granja de porcino", "house in plywood", "maison à colombages". */
const NO_PLACE =
  /(?:ing|ed|ly|wood|work|er|ir|re|oir|ant|ages|és?|ées?|ado|ada|ido|uno|ino|ario|eras?|eros?|ción|dad|mente)$/u;
const END = /^\s*(?:[.,;:!?)“"”–—\n]|$)/u;

const WORD = String.raw`\p{Ll}[\p{L}\p{M}]*(?:[-'’][\p{L}\p{M}]+)?`;
const FIRST = String.raw`(?<![\p{L}\p{M}\p{N}#@/.'’-])`;
const SMALL_WORD = new RegExp(`${FIRST}${WORD}(?![\\p{L}\\p{M}@]|\\.\\p{L})`, 'gu');

/** Notes with the capitals of titles and the names behind them: "our dentist dr. okoye". In German too, where nouns tell nothing of names. */
export function withTitledNames(notes: string, language: PostLanguage): string {
  const titled = new RegExp(
    `${FIRST}(?<title>${TITLES[language]})(?<stop>\\.?) (?<name>${WORD})(?<more> ${WORD})?`,
    'giu',
  );
  const saints =
    language === 'fr'
      ? withParticles(notes.replace(SAINTS_FR, inCapitals))
      : language === 'es'
        ? withSaints(notes)
        : language === 'de'
          ? notes.replace(SAINTS_DE, inCapitals)
          : notes;
  return saints.replace(titled, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<'title' | 'stop' | 'name', string>> & { more?: string };
    const { title, stop, name, more = '' } = groups;
    const small = title.toLowerCase();
    const word = name.toLowerCase();
    const place = found.find((one) => typeof one === 'number') ?? 0;
    const before = saints.slice(Math.max(0, place - BEFORE), place);
    const isGiven = GIVEN_NAMES.has(capitalized(word));
    // "il m. a dit"
    if (/^mm?$/u.test(small) && name.length < SURNAME_MIN) return whole;
    if (/^\p{Lu}/u.test(name)) return whole;
    if (
      language === 'en' &&
      (NO_TITLE_EN[small]?.test(before) === true || (small === 'ms' && NO_MS.test(word)))
    )
      return whole;
    if (small === 'miss' || (stop === '' && NEEDS_STOP.test(small))) {
      const mayName =
        small === 'miss' || (/^dra?$/u.test(small) && !(language === 'de' && NO_TITLE_DE.test(before)));
      const isBare = language === 'en' || language === 'de' ? isUnknownName(word, language) : false;
      if (!mayName || !(isGiven || isBare)) return whole;
    }
    // "Le monsieur d'hier"
    const behindParticle = /^[dl]['’](?<rest>.+)$/u.exec(word)?.groups?.['rest'];
    if (
      behindParticle !== undefined &&
      (isStopWord(behindParticle, language) || isCommonWord(behindParticle, language))
    )
      return whole;
    // "La sra. preguntó"
    const isOther =
      (language !== 'en' && beginsWithVerb(word, language)) ||
      isStopWord(word, language) ||
      (!ALWAYS_NAMED.test(small) && !isGiven && isCommonWord(word, language));
    const isName = small.startsWith('señor')
      ? isNameBehindSenor(word, before)
      : small === 'miss' || (/^(?:don|doña)$/u.test(small) && NAMES_ES.test(word)) || !isOther;
    if (!isName) return whole;
    const next = more.trimStart();
    const isSecond = isGiven && !isStopWord(next, language) && !isCommonWord(next, language);
    const isRole = /^(?:monsieur|madame|arquitect|ingenier|doctor|alcald|notari|juez|don|doña|señor)/u.test(
      small,
    );
    return `${isRole ? title : capitalized(title)}${stop} ${inCapitals(name)}${isSecond ? ` ${capitalized(next)}` : more}`;
  });
}

/** "En santa catarina": "semana santa" has nothing before it that a place has. */
const SAINTS_ES = new RegExp(
  `(?<=(?<![\\p{L}])(?:en|de|a|desde|hasta|hacia|por) )(san|santa|santo) (${WORD})(?![\\p{L}\\p{M}])`,
  'gu',
);
const withSaints = (notes: string): string =>
  notes.replace(SAINTS_ES, (whole: string, saint: string, name: string) =>
    isStopWord(name, 'es') ||
    (saint !== 'san' && isCommonWord(name, 'es') && !GIVEN_NAMES.has(capitalized(name)))
      ? whole
      : `${capitalized(saint)} ${capitalized(name)}`,
  );

/** "Monsieur le goff", and not "monsieur le maire". */
const PARTICLES_FR = new RegExp(
  `${FIRST}(monsieur|madame|mademoiselle|mme|mlle|m\\.) (le|du|des) (${WORD})(?![\\p{L}\\p{M}])`,
  'gu',
);
/** By whom somebody is called instead of by a name. */
const OFFICE_FR =
  /(?:eur|rice|ier|ière|aire|ent|ente|iste|ien|ienne|ssion|é|ée|ois|tre|isse|juge|maire|curé)s?$/u;
const withParticles = (notes: string): string =>
  notes.replace(PARTICLES_FR, (whole: string, title: string, particle: string, name: string) =>
    name.length < SURNAME_MIN || isStopWord(name, 'fr') || isCommonWord(name, 'fr') || OFFICE_FR.test(name)
      ? whole
      : `${title.length > 4 ? title : capitalized(title)} ${capitalized(particle)} ${inCapitals(name)}`,
  );

/** Given names that are words as well. */
const WORDS_TOO: PerLanguage<ReadonlySet<string>> = {
  en: new Set(['frank', 'lily', 'nick', 'matt', 'heather', 'jake', 'karen', 'martin', 'martina']),
  de: new Set(),
  fr: new Set(['marie', 'olivier', 'laurent', 'florence', 'martin', 'robert']),
  es: new Set(['alba', 'ella', 'mercedes', 'barbara', 'maria']),
};
const NAME_MIN = 4;

/** Given names that many have: "una madre, lucía, dijo". German has rules of its own for them. */
function withGivenNames(notes: string, language: PostLanguage): string {
  if (language === 'de') return notes;
  return notes.replace(SMALL_WORD, (word) =>
    word.length >= NAME_MIN && GIVEN_NAMES.has(capitalized(word)) && !WORDS_TOO[language].has(word)
      ? capitalized(word)
      : word,
  );
}

/** "Dupont-lefevre", "st-andiol". */
const inCapitals = (name: string) =>
  name
    .split(/(?<=[ -])/u)
    .map(capitalized)
    .join('');
/** "In sankt margarethen": nothing else is called so. */
const SAINTS_DE = /(?<![\p{L}\p{M}\p{N}#@/.-])sankt \p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}@]|\.\p{L})/gu;
const SAINTS_FR = /(?<![\p{L}\p{M}\p{N}#@/.-])ste?-\p{Ll}[\p{L}\p{M}]+(?:-\p{L}+)?(?![\p{L}@]|\.\p{L})/gu;

/** The same of notes without any capitals: places behind what stands before these, no word that everybody uses, and given names. */
export function withNamesOfSmall(notes: string, language: PostLanguage): string {
  if (/[\p{Ll},] \p{Lu}\p{Ll}/u.test(notes)) return notes;
  const at = AT[language];
  if (at === null) return notes;
  const named = new Set<string>();
  const isKnown = (word: string) => KNOWN_PLACES.has(capitalized(word)) || TOWNS.has(word);
  const isPlace = (word: string, before: string, behind: string) => {
    if (named.has(word) || (isKnown(word) && ANYWHERE.test(before))) return true;
    if (word.length < PLACE_MIN || isStopWord(word, language) || isCommonWord(word, language)) return false;
    // What a verb follows is a place as well, but for French and Spanish adjectives.
    const ends = END.test(behind) || language === 'en' || isStopWord(nextWord(behind), language);
    return at.test(before) && ends && !NO_PLACE.test(word);
  };
  const capital = (text: string) =>
    text.replace(SMALL_WORD, (word, place: number) => {
      const before = text.slice(Math.max(0, place - BEFORE), place);
      if (!isPlace(word, before, text.slice(place + word.length))) return word;
      named.add(word);
      return capitalized(word);
    });
  return withGivenNames(withCalledNames(capital(notes), language), language);
}

/** "Elle s'appelle nolwenn", "a lad called gaz": behind these stands a name, and what is no word is one from there on. */
const CALLED: PerLanguage<RegExp> = {
  en: /(?<=(?<![\p{L}])(?:(?:lad|man|woman|guy|bloke|girl|boy|chap|lady|fellow|kid|one|dog|cat) (?:called|named)|(?:name is|name was|name['’]s)) )\p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}])/gu,
  de: /(?!)/gu,
  fr: /(?<=(?<![\p{L}])(?:s['’]appell(?:e|ait)|se nomme|nommée?) )\p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}])/gu,
  es: /(?<=(?<![\p{L}])(?:se llam(?:a|aba)|me llamo) )\p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}])/gu,
};

function withCalledNames(notes: string, language: PostLanguage): string {
  const called = new Set(
    (notes.match(CALLED[language]) ?? []).filter(
      (word) => !isStopWord(word, language) && !isCommonWord(word, language),
    ),
  );
  return called.size === 0
    ? notes
    : notes.replace(SMALL_WORD, (word) => (called.has(word) ? capitalized(word) : word));
}

const PLACE_MIN = 4;
const BEFORE = 40;
const nextWord = (behind: string) => /^\s(\p{L}+)/u.exec(behind)?.[1]?.toLowerCase() ?? '';
