import type { PostLanguage } from '@drumbeat/domain';
import { DAY_SOURCE, MONTH_SOURCE } from '../times/calendar-names.js';
import { perLanguage, type PerLanguage } from '../words/per-language.js';
import { TO_TWELVE_SOURCE } from '../figures/number-names.js';

/** Forms of verbs that are surely finite, and no noun or adjective beside a subject. */
const FINITE: PerLanguage<string> = {
  en: String.raw`is|are|was|were|am|has|have|had|did|does|do|can|can't|could|couldn't|will|won't|would|wouldn't|should|must|might|went|came|said|says|told|got|gets|made|took|takes|gave|left|felt|found|thought|knew|began|kept|held|stood|rang|drew|wrote|sat|paid|sold|sent|lost|ran|spoke|brought|bought|built|taught|caught|fell|grew|met|heard|threw|hid|won|saw|broke|cost|costs|goes|comes|looks|looked|asks|asked|called|wants|wanted|needs|needed|works|worked|started|stopped|turned|tried|happened|showed|opened|closed|moved|changed|used|rained|died|failed|arrived|walked|jumped|answered|replied|decided|noticed|reali[sz]ed|remembered|phoned|smiled|laughed|cried|refused|agreed|offered|handed|picked|pulled|pushed|smelled|leaked|cracked|collapsed|explained|finished|loved|hated|helped|lived|liked|seemed|goes|keeps|runs|sits|stands|leaves|calls|rings|walks|gives|shows|works|turns|brings|tells|thinks|knows|pays|sells|buys|sends|stared|nodded|shouted|(?:is|are|was|were|has|have|had|did|does|do|could|would|should)n['’]t`,
  de: 'ist|sind|bin|war|waren|hat|habe|hab|haben|hatte|hatten|wird|werden|wurde|wurden|kann|kannst|können|konnte|konnten|muss|müssen|musste|mussten|will|wollen|wollte|wollten|soll|sollen|sollte|sollten|darf|durfte|mag|möchte|geht|geh|gehe|gehen|ging|gingen|kommt|komm|komme|kommen|kam|kamen|steht|steh|stehe|stehen|stand|standen|sagt|sag|sage|sagen|sagte|sagten|meint|mein|meinte|meinten|macht|mach|mache|machen|machte|machten|gibt|gab|liegt|lag|lagen|läuft|lief|liefen|fährt|fahr|fahre|fuhr|fuhren|sieht|seh|sehe|sah|schaut|schau|schaue|schaute|denk|denke|dachte|weiß|wusste|ruft|ruf|rufe|rief|riefen|nimmt|nehm|nehme|nahm|nahmen|bringt|brachte|kriegt|krieg|kriege|kriegte|bekommt|bekam|findet|find|finde|fand|fanden|hält|hielt|lässt|lass|ließ|bleibt|blieb|blieben|braucht|brauch|brauche|brauchte|kostet|kostete|dauert|dauerte|fragt|frag|frage|fragte|schreibt|schreib|schrieb|zahlt|zahlte|arbeitet|arbeite|passt|passiert|passierte|fehlt|fehlte|heißt|hieß|zeigt|zeigte|stellt|stellte|setzt|setzte|sitzt|saß|merkt|merk|merkte|kauft|kauf|kaufte|holt|hol|holte|tut|tat|hör|hört|hörte|guck|guckt|guckte|mess|messe|misst|maß|bau|baut|baute|rechnet|rechne|wohnt|wohnte|tropft|tropfte|zieht|zog|trägt|trug|schickt|schick|schickte|probiert|reicht|reichte|klappt|klappte|funktioniert|stimmt|stimmte|tauscht|tausch|tauschte|reißt|riss|bricht|brach|fängt|fing|wartet|wartete|redet|redete|erzählt|erzählte|antwortet|antwortete|gefällt|gehört|lacht|lachte|weint|weinte|bestellt|bestellte|verkauft|verkaufte|singt|sang|fangen|bauen|heult|bezahlt|bezahlte|verliert|verlor',
  fr: String.raw`est|sont|était|étaient|suis|a|ai|ont|avait|avaient|avais|va|vont|vais|fait|font|faisait|fit|dit|dis|disait|peut|peuvent|pouvait|doit|doivent|devait|veut|voulait|sait|savait|met|prend|vient|viennent|venait|coûte|coûtait|marche|marchait|reste|restait|arrive|passe|tient|tenait|perd|faut|fallait|appelle|demande|demandait|regarde|ouvre|trouve|commence|semble|(?:m['’]|t['’]|l['’]|s['’]|n['’]|nous |vous |lui |leur |me |te |se |ne |y |en )+(?:a|ai|ont|avait|avaient|est|était|sont|dit|fait|demande|appelle|\p{L}{3,}(?:e|ent|ait|aient))`,
  es: String.raw`tengo|hago|digo|veo|voy|estoy|soy|puedo|quiero|pongo|llevo|es|son|era|eran|fue|fueron|está|están|estaba|estaban|ha|han|había|habían|tiene|tienen|tenía|tenían|tuvo|hay|hubo|va|van|iba|iban|dice|dicen|decía|dijo|dijeron|hace|hizo|puede|podía|pudo|quiere|quería|quiso|sabe|sabía|lleva|llevaba|cuesta|costó|costaba|queda|quedó|sale|salió|llega|llegó|viene|vino|pone|puso|parece|pasa|pasó|funciona|pide|pidió|llama|(?:me|te|se|nos|le|les|lo|la|no) \p{L}+|\p{L}{2,}(?:ó|aron|ieron)|(?!(?:café|aquí|allí|ahí|así|también|además|jamás|quizá|después|José)(?![\p{L}]))\p{L}{3,}(?:é|í)|(?:fui|di|vi|pude|puse|hice|tuve|dije|vine|supe|quise)|\p{L}{3,}(?:amos|imos|emos)|\p{L}{3,}(?:aba|aban)`,
};

/** Subjects that no other word is, so that a finite verb follows them. */
const PRONOUNS: PerLanguage<string> = {
  en: String.raw`(?:i|we|he|she|they|it|you)(?:['’](?:m|d|ve|ll|re|s))?(?! (?:and|or|but|who)(?![\p{L}]))(?=\s+\p{L})|(?:there|that|this|what)(?:['’]s|\s+(?:is|was|are|were))|(?:nobody|everybody|everyone)\s+\p{L}{2,}ed(?!\p{L})|(?:nobody|everybody|everyone|someone|somebody|people|nothing|everything|(?:both|all|none|some|one|${TO_TWELVE_SOURCE.en}|most|half) of (?:them|us|the \p{L}+)(?:, [^,]{2,25},)?)\s+(?:FINITE)|(?:the|my|our|his|her) \p{L}+, [^,]{3,25}, (?:he|she|they|it) \p{L}`,
  de: String.raw`(?:(?:der|die|das|mein|meine|unser|unsere) \p{L}+|ich|er|sie|es|wir|ihr|man|du|die|der|das|alle|beide|keiner|niemand|jeder|einer|die meisten|da|dann|jetzt|hier|dort|danach|deshalb|deswegen|darum|trotzdem|heute|heut|gestern|morgen|plötzlich|irgendwann|seitdem|seither|nachher|vorher|inzwischen|mittlerweile|früher|zuerst|zum Schluss|zum Glück|am Ende|natürlich|vielleicht|eigentlich|sofort|so|dafür|damit|davon|dabei|dazu|daneben|drinnen|draußen|unten|oben)\s+(?:FINITE)(?=\s+\p{L}[\p{L}\p{N}]*\s*\P{L}*\s*[\p{L}\p{N}]|\s+[\p{L}\p{N}]+\s*[.,!?]?$|\s+\p{N})|wir \p{L}{3,}en(?=\s+\p{L})|(?!(?:wenn|weil|dass|ob|als|wie|was|wer|wo|warum|bis|damals)(?!\p{L}))\p{L}+ \p{L}{2,}(?:st|t|te|ten|tet) (?:er|sie|es|ich|man|wir|du)(?=\s+\p{L})|(?:ge|be|ver|er|ent)\p{L}{2,}(?:t|en) (?:hat|haben|hatten?|ist|sind|war|waren|wurden?|wird)(?=\s+\p{L}+\s+\p{L})`,
  fr: String.raw`(?:(?:moi|lui|nous|toi|eux),? )?(?:(?:je|tu|ils?|elles?|on|ça|cela)(?=\s+(?!et(?!\p{L})|ou(?!\p{L})|aussi(?!\p{L})|qui(?!\p{L})|que(?!\p{L}))[\p{L}'’])|[jc]['’](?!est-à-dire)\p{L}|nous \p{L}+ons(?!\p{L})|vous \p{L}+ez(?!\p{L})|y a(?:vait)?(?!\p{L})|personne (?:ne|n['’]\p{L}+|a|avait)(?!\p{L})|(?:tout le monde|ce qui|quelqu['’]un) \p{L})`,
  es: String.raw`(?:yo|él|ella|ellos|ellas|nosotros|nosotras|usted|tú|nadie|eso|todo el mundo)\s+(?:FINITE|(?!\p{L}+ndo(?!\p{L}))\p{L}{2,}(?:é|í|amos|emos|imos|o)(?!\p{L}))|(?:resulta|es) que|hay|había|eran? (?:el|la|los|las|un|una) |(?:se|me|nos|le|les) (?:lo|la|los|las) \p{L}+(?:é|í|ó|amos|imos|aron|ieron)(?!\p{L})|(?:desde entonces|(?:al|el) \p{L}+(?: \p{L}+)?|a la \p{L}+) (?:(?:me|nos|le|les|se|lo|la) )?\p{L}+(?:é|ó|o|amos|imos|emos)(?!\p{L})|(?:me|nos|le|les|se) (?:dice|dijo|dijeron|dicen|pregunta|preguntó|llama|llamó|cuenta|contó|puse|puso|di|dio|dije|digo)|(?:voy|llego|subo|bajo|entro|salgo|abro|miro|cojo|llamo|veo|(?:le|les) (?:pregunto|digo|llamo))(?= )`,
};

/** Verbs whose subject was named before, as Spanish leaves it out: "movimos el pedal", "me llamó". */
const BARE_VERB: Partial<PerLanguage<RegExp>> = {
  es: /^(?:(?:desde entonces|ayer|luego|después|ahora|al final|al día siguiente) )?(?:no )?(?:(?:me|te|se|nos|le|les) )*(?:(?:lo|la|los|las) )?(?!(?:café|comité|bebé|qué|porqué)(?!\p{L}))(?:\p{L}{2,}(?:é|ó|[aei]mos|aron|ieron)|fui|fue|eran?|es|hay|puse|puso|hice|hizo|dije|dijo|vi|vio|di|dio|tuve|tuvo|veo|vino|tiene|está|pone|ponen)(?![\p{L}])/iu,
};

/** In small letters, as one pattern heeds them. */
const DAY = perLanguage((language) => DAY_SOURCE[language].toLowerCase());
const MONTH = perLanguage((language) => MONTH_SOURCE[language].toLowerCase());
/** When or where, before a subject. */
const FRONTED: PerLanguage<string> = {
  en: String.raw`so|then|now|today|yesterday|basically|suddenly|eventually|finally|meanwhile|afterwards|later|apparently|obviously|actually|honestly|luckily|unfortunately|sometimes|(?:last|next|this|that|every) (?:week|month|year|time|spring|summer|autumn|winter|morning|afternoon|evening|night|${DAY.en})|the (?:night|day|morning|week|evening) before(?: the \p{L}+)?|the (?:next|same|following|other) (?:day|week|month|morning|year|time)|one (?:day|morning|night)|in (?:the end|${MONTH.en}|spring|summer|autumn|winter)|at (?:first|the end|the time|that point)|(?:after|since) (?:that|then)|by then|(?:by|since|until|during|over) (?:last|this|next|the) \p{L}+|in (?:\p{L}+|\p{N}+) (?:days|weeks|months|years)(?: of \p{L}+ \p{L}+)?|on the \p{L}+(?:-\p{L}+)?|on (?:${DAY.en})|(?:\p{L}+|\p{N}+) (?:days?|weeks?|months?|years?|hours?|minutes?) (?:later|ago)`,
  de: String.raw`(?:letzte|nächste|diese|jede|vorige)[nrs]? (?:woche|monat|jahr|mal|${DAY.de}|sommer|winter)|(?:am|im) (?:\p{L}+ )?\p{L}+|(?:\p{L}+|\p{N}+) (?:tage?|wochen?|monate?|jahre?|stunden?|minuten) (?:später|danach)|nach (?:\p{L}+|\p{N}+) (?:tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?|stunden?|minuten)|vor (?:\p{L}+|\p{N}+) (?:tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)|bei (?:mir|uns|dem|der)(?: \p{L}+)?`,
  fr: String.raw`hier|aujourd['’]hui|là|maintenant|après|ensuite|puis|finalement|à la fin|au final|du coup|en fait|depuis|parfois|des fois|du jour au lendemain|(?:ce|le) (?:matin|soir|lendemain|${DAY.fr})|(?:${DAY.fr})(?: dernier)?|la semaine (?:dernière|passée)|l['’]an dernier|cette (?:année|semaine)|en (?:${MONTH.fr})|au bout d['’e]\s?(?:\p{L}+|\p{N}+) \p{L}+|(?:\p{L}+|\p{N}+) (?:jours?|semaines?|mois|ans?|heures?) (?:après|plus tard)|donc|alors|voilà`,
  es: String.raw`ya|ayer|hoy|ahora|luego|entonces|después|al final|por fin|de repente|desde entonces|el (?:otro día|${DAY.es})|la semana pasada|el (?:mes|año) pasado|al día siguiente|en (?:${MONTH.es})|a (?:la|los|las) (?:\p{L}+|\p{N}+)(?: \p{L}+)?|esta (?:mañana|semana|tarde)|este (?:año|mes)|(?:\p{L}+|\p{N}+) (?:días?|semanas?|meses|años?|horas?) después|nada|claro|pues`,
};

/** A noun with its article, before its verb: of "a drone and she had" there is none. */
const NOUNS: PerLanguage<string> = {
  en: String.raw`(?:the|a|an|my|our|his|her|their|your|these|those|this|that|one|${TO_TWELVE_SOURCE.en}|\p{N}+|every|another|nothing)\s+(?:(?!(?:and|but|or|so|i|we|he|she|they|you|it|who|which)\s)[\p{L}\p{N}'’-]+\s+){1,3}?(?:(?:in|at|of|on|from|for|with|next to|across) (?:the|my|our|a) \p{L}+\s+)?(?:(?:just|then|also|still|never|always|already|suddenly|actually|really|simply|even|only)\s+)?(?:FINITE)`,
  de: String.raw`(?:der|die|das|den|dem|ein|eine|einen|einem|mein|meine|meinem|unser|unsere|sein|seine|ihr|ihre|kein|keine|jeder|jede|alle|frau|herr|${TO_TWELVE_SOURCE.de})\s+(?:(?!(?:und|aber|oder|ich|wir|er|es|man|weil|dass|wenn)\s)[\p{L}\p{N}-]+\s+){1,3}?(?:FINITE)(?=\s+\p{L}[\p{L}\p{N}]*\s*\P{L}*\s*[\p{L}\p{N}]|\s+\p{N})`,
  fr: String.raw`les \p{L}+ (?!souvent|vraiment|\p{L}+ment(?!\p{L}))\p{L}{3,}ent(?!\p{L})|(?:l[ea]s?|un|une|mon|ma|mes|notre|nos|son|sa|ses|ce|cette|ces|leurs?)\s+(?:(?!(?:et|mais|ou|donc|je|qui|que)\s)[\p{L}\p{N}'’-]+\s+){1,3}?(?:FINITE|(?:ils?|elles?|on|ça)\s+\p{L}|c['’])|l['’]\p{L}+\s+(?:\p{L}+\s+)?(?:FINITE)`,
  es: String.raw`(?:el|la|los|las|un|una|mi|mis|nuestr[oa]s?|su|sus|est[ea]|es[ea]|otr[oa])\s+(?:(?!(?:y|e|o|pero|que|yo|él|ella)\s)[\p{L}\p{N}-]+\s+){1,3}?(?:FINITE)`,
};

/** "Then Dana said": a name before its verb. */
const NAMES: PerLanguage<string> = {
  en: String.raw`\p{Lu}\p{Ll}+(?: (?:from|at|in) (?:the )?\p{L}+| \p{Lu}\p{Ll}+)?\s+(?:FINITE)`,
  de: String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s+(?:FINITE)(?=\s+\p{L})`,
  fr: String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s+(?:FINITE)`,
  es: String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s+(?:FINITE)`,
};

const END = String.raw`(?![\p{L}\p{M}])`;
const compiled = (make: (language: PostLanguage) => string, flags: string): PerLanguage<RegExp> => {
  const one = (language: PostLanguage) =>
    new RegExp(make(language).replaceAll('FINITE', `(?:${FINITE[language]})${END}`), flags);
  return { en: one('en'), de: one('de'), fr: one('fr'), es: one('es') };
};
const fronted = (language: PostLanguage) => `^(?:(?:${FRONTED[language]})${END},? ){0,2}`;

/** Beginnings that are surely a clause of their own: a pronoun, or when it was and a subject. */
const CERTAIN = compiled((language) => `${fronted(language)}(?:${PRONOUNS[language]})`, 'iu');
const NOUN_FIRST = compiled((language) => `${fronted(language)}(?:${NOUNS[language]})`, 'iu');
const NAME_FIRST = compiled((language) => `^(?:(?:${FRONTED[language]}) )?(?:${NAMES[language]})`, 'u');
/** "Letzte Woche stand der Kran", "ayer volvió con la niña". */
const INVERTED: Partial<PerLanguage<RegExp>> = {
  de: new RegExp(String.raw`^(?:${FRONTED.de})\s+(?:${FINITE.de})${END}(?=\s+[\p{L}\p{N}])`, 'iu'),
  es: new RegExp(String.raw`^(?:(?:${FRONTED.es}),? )+(?:${FINITE.es})${END}`, 'iu'),
};
const HAS_FINITE = compiled((language) => String.raw`(?<![\p{L}])(?:FINITE|${PRONOUNS[language]})`, 'iu');

/** How surely a clause begins with the text: by a pronoun, by a noun and a verb, or by a verb without its subject. */
export type ClauseBeginning = 'surely' | 'by a noun' | 'by a verb';

export function beginsClause(text: string, language: PostLanguage): ClauseBeginning | null {
  if (CERTAIN[language].test(text)) return 'surely';
  if (INVERTED[language]?.test(text) === true) return 'surely';
  return NOUN_FIRST[language].test(text) || NAME_FIRST[language].test(text) ? 'by a noun' : null;
}

/** The same for what stands behind "and": there a verb may go on without its subject. */
export const goesOnWithClause = (text: string, language: PostLanguage): ClauseBeginning | null =>
  beginsClause(text, language) ?? (BARE_VERB[language]?.test(text) === true ? 'by a verb' : null);

const FRONTED_FIRST = compiled((language) => `^(?:${FRONTED[language]})${END}`, 'iu');

/** "In March the bloke rings": a step of a story, told with when it was. */
export const beginsWithTime = (text: string, language: PostLanguage): boolean =>
  FRONTED_FIRST[language].test(text);

/** Forms that only verbs have: "va a costar", "teníamos", "elle voulait". */
const VERB_ENDING: PerLanguage<RegExp> = {
  en: /(?!)/u,
  de: /(?!)/u,
  fr: /(?<![\p{L}])(?!(?:hier|mer|fer|ver|cher|hiver|dernier|premier|janvier|février|entier|métier|atelier|panier|papier|chantier|quartier|plaisir|loisir)$)\p{L}{3,}(?:er|ir|ait|aient)$/iu,
  es: /(?<![\p{L}])(?!(?:ayer|lugar|mujer|hogar|taller|alquiler|bar|mar|azúcar|par|pilar)$)\p{L}{2,}(?:[aei]r|[aei]mos|aban?|ían)$/iu,
};
const LAST_FINITE = compiled(() => String.raw`(?<![\p{L}\p{M}'’])(?:FINITE)$`, 'iu');

/** True where the text ends with a verb, as one that waits for what is done or how much it is. */
export const endsWithVerb = (text: string, language: PostLanguage): boolean =>
  LAST_FINITE[language].test(text) || VERB_ENDING[language].test(text);

/** True where something is said in the text, not only named. */
export const saysSomething = (text: string, language: PostLanguage): boolean =>
  HAS_FINITE[language].test(text);

const FIRST_FINITE = compiled(() => String.raw`^(?:FINITE)`, 'iu');

/** True where a verb that is surely finite stands first. */
export const beginsWithVerb = (text: string, language: PostLanguage): boolean =>
  FIRST_FINITE[language].test(text);
