import { isNounAlone, isNounOrVerb } from '../german-nouns/german-nouns.js';
import { wordSet } from '../words/word-patterns.js';

/** German nouns that stand without an article, as names do, and that the list of nouns does not have: stuffs, food, plants, illnesses, weather, ways to work, what one is in. */
const BARE = wordSet(`
  spachtel rigips gips putz kies splitt schotter torf mulch reet schilf mörtel lehm kalk marmor granit schiefer asphalt teer bitumen styropor styrodur acryl silikon epoxid
  propan butan methan diesel benzin super kerosin heizöl ethanol bioethanol glykol ammoniak chlor ozon radon asbest zink kupfer messing edelstahl alu aluminium chrom nickel titan
  blei zinn carbon kevlar nylon polyester baumwolle leinen samt loden filz kork bast rattan bambus teak mahagoni ahorn wacholder efeu moos klee raps mais dinkel emmer hafer
  quinoa couscous bulgur tofu seitan mangold rukola rucola spargel lauch porree sellerie fenchel knoblauch ingwer kurkuma zimt pfeffer paprika chili senf essig malz most rahm quark
  schmand joghurt sirup nougat marzipan kakao kaffee espresso tee mate gin rum korn whisky wodka sekt champagner pils lager kölsch cider
  parkinson alzheimer dekubitus katheter insulin morphin cortison ibuprofen aspirin corona covid grippe krebs rheuma gicht asthma burnout depression diabetes demenz adhs autismus palliativ hospiz
  glatteis raureif föhn orkan hagel nebel dunst tau smog scrum kanban retros sprints agile yoga pilates reiki jazz techno punk pop rock rap samba tango
  pfusch murks verzug rabatz radau trubel stau skonto storno leasing factoring inkasso marketing controlling vertrieb versand einkauf verkauf zoll lifter hektik klamauk schabernack
  rage trance panik wallung schmackes karacho bedacht verlaub watte schach petto spe trab galopp pension rente klausur quarantäne haft obhut gewahrsam klausur bälde kürze
  gänze summe serie vertretung jux daffke affekt vollzeit teilzeit lohn not acht ekstase tränen ohnmacht misskredit verruf vogue mode ordnung flammen scherben fetzen gala schale jeans shorts
  deutschland österreich europa
  excel word powerpoint outlook teams slack zoom whatsapp instagram linkedin facebook google youtube tiktok chatgpt copilot datev elster`);

/** What compounds end in that no list has whole: "Wechselrichter", "Pflegegrad", "Sauerteig". */
const TAIL =
  /\p{L}{3}(?:grad|teig|stand|eis|reif|lauf|zug|richter|haltung|zeit|druck|schutz|dienst|gang|fall|trieb|weg|fluss|schluss|strom|saft|wein|brot|fleisch|fisch|obst|salat|suppe|kraut|papier|blech|draht|stahl|glas|gel|lack|schaum|leder|dampf|rauch|staub|sand|kalk|putz|beton|boden|satz|preis|plan|recht|stoff|kauf|ruf|griff|schnitt|schlag|stück|blick|spiel|sport|kurs|verkehr|bedarf|wert|erfolg|geiz|sinn|geist|wille|stolz|ernst|verlust|gewinn|lohn|kredit|vertrag|akku|motor|filter|pumpe|kraft|mut|band|leim|zeug|kram)n?$/u;

/** True for a German noun that stands where a name would. @param word in small letters */
export const isBareNoun = (word: string) =>
  BARE.has(word) || isNounAlone(word) || isNounOrVerb(word) || TAIL.test(word) || endsInNoun(word);

const HEAD_MIN = 3;
const TAIL_MIN = 4;
/** "Eigenregie", "Zeitlupe": whatever stands before the noun. */
function endsInNoun(word: string): boolean {
  for (let at = HEAD_MIN; at <= word.length - TAIL_MIN; at += 1) {
    const tail = word.slice(at);
    if (isNounAlone(tail) || isNounOrVerb(tail)) return true;
  }
  return false;
}
