import type { PostLanguage } from '../language/stop-words.js';

/** Traits indicated by words; their weights are in voice-signs.ts. */
export type WordSign =
  | 'hedge'
  | 'certainty'
  | 'advice'
  | 'command'
  | 'driving'
  | 'calm'
  | 'colloquial'
  | 'formal'
  | 'teaching'
  | 'inspiring'
  | 'addressing'
  | 'polite'
  | 'familiar'
  | 'joking';

type Lexicon = Readonly<Record<WordSign, string>>;

/**
 * Words and phrases as parts of patterns, '|' between them, with straight apostrophes. Posts in languages without them are not
 * judged, only counted.
 */
const ENGLISH: Lexicon = {
  hedge:
    "maybe|perhaps|probably|possibly|might|i think|i guess|i suppose|i believe|i feel like|it seems|seems to|seemed to|sort of|kind of|somewhat|arguably|i'm not sure|i am not sure|not sure|i wonder|i don't know|i do not know|i still don't|could be|tends? to|in my opinion",
  certainty:
    'always|never|must|definitely|certainly|obviously|clearly|undoubtedly|absolutely|no doubt|without doubt|the truth is|the fact is|guarantee[ds]?|proven?|every single|period|i know|no excuses|nobody(?! (?:had|has|was|were|came|knew|said|told|went|saw|thought|ever|\\p{L}+ed)(?!\\p{L}))|everyone',
  advice: "you should|you shouldn't|you must|you need to|you have to|you can't|make sure|the only way",
  command:
    "don't|do not|stop|start|send|ask|tell|read|write|make|take|try|use|treat|do|never|always|remember|forget|build|find|get|give|go|keep|look|put|say|set|show|think|turn|learn|pick|choose|comment|follow|save|join|be|raise|hire|fire|pay|sell|buy|measure|delete|block|call|cut|count|check|define|avoid|consider|imagine|listen|invest|create|book|wait|drop|speak|talk|hold|let go",
  driving:
    "let's|let us|let's go|huge|amazing|incredible|excited|thrilled|wow|finally|unstoppable|momentum|massive|insane|boom|can't wait|right now|come on",
  calm: 'slowly|quietly|calmly|calm|quiet|patiently|patience|gently|gradually|over time|take your time|pause|breathe|in peace|steady',
  colloquial:
    "\\p{L}+(?:n't|'re|'ve|'ll|'d|'m)|(?:it|that|here|there|what|he|she|who|let)'s|gonna|wanna|gotta|kinda|yeah|yep|nope|hey|lol|guys|folks|stuff|cool|awesome|crazy|super|btw|tbh|ok|okay|damn|heck|bit of a",
  formal:
    'therefore|moreover|furthermore|however|consequently|hence|thus|regarding|concerning|pursuant|in accordance|accordingly|nevertheless|with respect to|in order to|stakeholders?|organi[sz]ations?|strateg(?:y|ic|ies)|framework|compliance|ensure[sd]?|facilitat(?:e|es|ed)|respective(?:ly)?|as well as',
  teaching:
    "how to|for example|for instance|e\\.g\\.|step|steps|learn|learned|learnt|lesson|lessons|means|because|why|here's how|here is how|tip|tips|mistake|mistakes|the difference between|explained?|in short|rule|checklist|the reason",
  inspiring:
    'dreams?|believe|courage|brave|grow|growth|journey|grateful|gratitude|hope|heart|passion|proud|possible|impossible|inspire[sd]?|inspiring|potential|never give up|purpose|future|change the world|bigger than|strength|you can',
  polite:
    'please|(?:would|could) you (?:please|mind|consider|kindly)|feel free|if you like|you might want to|you may want to|with respect|dear \\p{L}+|yours sincerely',
  addressing: "you|your|yours|you're|you've|you'd|we|let's|us",
  familiar: 'dude|buddy|mate|my friends?|y’?all|folks|guys',
  joking:
    'haha+|hehe+|lol|just kidding|kidding|joke|jokes|joking|funny|irony|ironic|spoiler|plot twist|ask me how i know',
};

const GERMAN: Lexicon = {
  hedge:
    'vielleicht|wohl|eventuell|möglicherweise|wahrscheinlich|vermutlich|ich glaube|ich denke|ich vermute|ich finde|irgendwie|könnte|könnten|scheint|anscheinend|eigentlich|meiner meinung nach|ich weiß nicht|nicht sicher|ich frage mich|ein bisschen|tendenziell',
  certainty:
    'immer|nie|niemals|definitiv|sicher|garantiert|offensichtlich|zweifellos|klar ist|fakt ist|die wahrheit ist|absolut|auf jeden fall|jeder|(?<!(?:hatte|hat|war|haben|wusste|\\p{L}{3,}te) (?:\\p{L}+ )?)niemand(?! (?:hat|hatte|war|wusste|\\p{L}{3,}te)(?!\\p{L}))|ich weiß,|bewiesen|punkt',
  advice:
    'du solltest|ihr solltet|sie sollten|du musst|ihr müsst|sie müssen|du darfst nicht|man sollte|man muss|hör auf|hört auf|am besten|der einzige weg',
  command:
    '\\p{L}+en sie|hör|hört|mach|macht|lass|lasst|schreib|schreibt|frag|fragt|nimm|nehmt|denk|denkt|fang|fangt|schick|schickt|stell|stellt|probier|probiert|vergiss|vergesst|nutze|nutzt|setze|setzt|teste|testet|achte|achtet|schau|schaut|lies|lest|gib|gebt|sag|sagt|zeig|zeigt|bau|baut|such|sucht|bleib|bleibt|leg|legt|hol|holt|ruf|ruft|geh|geht|komm|kommt|sei|seid|kauf|verkauf|prüfe|prüft|rechne|zähl|zähle|streich|warte|lern|lerne',
  driving:
    "los geht's|endlich|großartig|riesig|mega|wahnsinn|unglaublich|begeistert|sofort|vollgas|unbedingt|auf geht's|ich freue mich riesig|energie",
  calm: 'langsam|leise|ruhig|ruhe|geduld|geduldig|in ruhe|nach und nach|allmählich|mit der zeit|pause|gelassen|durchatmen|bedacht',
  colloquial:
    "\\p{L}+'s|hab|mal|halt|krass|cool|echt|geil|ne|nee|nix|leute|hey|moin|ok|okay|quatsch|klar|super|bisschen|na ja|tja|krasse[nrs]?|mega",
  formal:
    'daher|jedoch|hinsichtlich|bezüglich|sowie|zudem|folglich|gemäß|demnach|dementsprechend|ferner|darüber hinaus|im rahmen|aufgrund|sicherstellen|gewährleisten|maßnahmen?|strategie|strategisch\\p{L}*|umsetzung|seitens|mittels|sofern|weshalb|mitunter|zugleich|jene[rsmn]?|betrug|beträgt|obgleich|sowohl|festgestellt|entschieden|genügt|verpflichtet|vorliegend\\p{L}*|in betracht|in anspruch|in der regel|an dieser stelle|so (?:hätte|wäre|würde)\\p{L}*|(?:der|die|dem|den|ein|eine|einem|einen|unser|unsere|unserer) (?:mandant|beklagte|kläger|wettbewerber)\\p{L}*|dessen|deren|landgericht|oberlandesgericht|sehr geehrte[rn]?',
  teaching:
    'zum beispiel|beispielsweise|schritt|schritte|lernen|gelernt|bedeutet|heißt|weil|warum|tipp|tipps|fehler|so geht|der unterschied|erklär\\p{L}*|kurz gesagt|regel|regeln|der grund|checkliste|lektion',
  inspiring:
    'träume?|traum|glaube an|mut|mutig|wachsen|wachstum|reise|dankbar|dankbarkeit|hoffnung|herz|leidenschaft|stolz|möglich|unmöglich|inspirier\\p{L}*|potenzial|gib nie auf|zukunft|sinn|stärke|du kannst|vision',
  polite:
    'bitte|gern|gerne|dürfen wir|möchten sie|wären sie|ihnen|sehr geehrte[rn]?|mit freundlichen grüßen|wenn sie mögen|wenn ihr mögt|wenn du magst|es empfiehlt sich|empfehlen wir|ratsam',
  addressing: 'du|dir|dich|dein\\p{L}*|ihr|euch|eu(?:er|re)\\p{L}*|wir|uns',
  familiar: 'du|dir|dich|dein\\p{L}*|euch|eu(?:er|re)\\p{L}*',
  joking: 'haha+|hehe+|witz|witze|lustig|ironie|ironisch|spoiler|kein scherz|scherz|spaß beiseite|frag nicht',
};

const FRENCH: Lexicon = {
  hedge:
    "peut-être|sans doute|probablement|possiblement|je crois|je pense|je suppose|il me semble|il semble|on dirait|je ne sais pas|je ne suis pas sûre?|je me demande|plus ou moins|un peu|plutôt|à mon avis|j'imagine|éventuellement|il se peut|pourrait|pourraient",
  certainty:
    "toujours|(?<!(?:ai|as|a|ont|avais|avait|avaient) (?:\\p{L}+ )?)jamais|certainement|évidemment|clairement|absolument|sans aucun doute|la vérité|garanti[es]?|prouvé[es]?|tout le monde|personne ne|aucun doute|c'est certain|je sais que|point final|il faut|bien sûr",
  advice:
    'vous devez|vous devriez|tu dois|tu devrais|il faut|il ne faut pas|ne \\p{L}+(?:ez|ons) (?:pas|jamais|plus)|assurez-vous|le seul moyen',
  command:
    "(?!(?:assez|chez|nez|rez|vous)(?!\\p{L}))\\p{L}+ez|n'?e? ?\\p{L}+ez|(?:ne|n') ?\\p{L}+ez|arrête|arrêtez|essaie|regarde|écoute|fais|faites|dites|dis|prends|mets|pose|garde|va|viens|oublie|lis|écris|demande",
  driving:
    "allez|allons-y|c'est parti|énorme|incroyable|génial|géniale|formidable|enfin|vite|maintenant|tout de suite|bravo|hop|quelle énergie|hâte|foncez|fonce|surprise|magnifique",
  calm: 'lentement|doucement|calmement|calme|silence|patience|patiemment|peu à peu|au fil du temps|pause|tranquillement|sereinement|respirez',
  colloquial:
    "ça|c'est|t'as|y a|ouais|bon|bah|ben|hein|truc|trucs|boulot|super|cool|sympa|franchement|du coup|voilà|mec|les gars|coucou|salut|ok|on \\p{L}+|zéro|rigolo",
  formal:
    'par conséquent|toutefois|néanmoins|cependant|en outre|ainsi que|afin de|conformément|concernant|relatif|relative|relatives|relatifs|notamment|dans le cadre|il convient|veuillez|au sein de|à cet égard|stratégi(?:e|que|ques)|mise en œuvre|dispositif|parties prenantes|organisation|lequel|laquelle|lesquels|lesquelles|dont',
  teaching:
    'par exemple|étape|étapes|apprendre|appris|apprenez|parce que|car|pourquoi|comment|conseil|conseils|astuce|erreur|erreurs|règle|règles|la différence|voici|méthode|cela signifie|exercice|leçon|premier|deuxième',
  inspiring:
    'rêves?|courage|oser|osez|grandir|croire|croyez|espoir|cœur|passion|fière?s?|fier|gratitude|reconnaissante?|possible|impossible|inspir\\p{L}*|avenir|force|voyage|vision|confiance',
  addressing: 'tu|te|toi|ton|ta|tes|vous|votre|vos|nous|on',
  polite:
    "s'il vous plaît|s'il te plaît|je vous prie|je vous invite|veuillez|merci de|si vous voulez|si vous le souhaitez|pourriez-vous",
  familiar: 'tu|te|toi|ton|tes|les amis|les gars',
  joking: 'haha+|hihi+|mdr|lol|blague|blagues|je plaisante|ironie|ironique|spoiler|drôle',
};

const SPANISH: Lexicon = {
  hedge:
    'quizás?|tal vez|probablemente|posiblemente|creo|pienso|supongo|me parece|parece que|puede que|no sé|no estoy segur[oa]|me pregunto|más o menos|un poco|a lo mejor|en mi opinión|podría|podrían|diría',
  certainty:
    'siempre|nunca|jamás|seguro|ciertamente|evidentemente|claramente|absolutamente|sin duda|la verdad es|garantizad[oa]s?|demostrad[oa]s?|todo el mundo|nadie(?! (?:le|la|lo|me|había|\\p{L}+(?:aba|ía|ó))(?!\\p{L}))|sé que|punto|hay que',
  advice:
    'debes|deben|debe|tienes que|tiene que|hay que|deberías|debería|no \\p{L}+(?:es|as|e|a) nunca|asegúrate|la única manera',
  command:
    '(?:no )?(?:mide|midan|pide|pon|ponga|haz|haga|deja|deje|mira|mire|escribe|pregunta|pregunte|cuenta|cuente|empieza|empiece|revisa|revise|usa|use|toma|lee|llama|llame|busca|busque|prueba|pruebe|apunta|apunte|anota|anote|compara|compare|calcula|calcule|separa|quita|quite|guarda|guarde|piensa|di|diga|ve|vaya|ven|sal|olvida|para|cambia|cambie|elige|corta|suma|resta|ordena|mueve|mueva|muevas|compres|compra|contrata|firma|firme|habla|escucha|recuerda|abre|cierra|dale|dime|pidas|pongas|hagas|esperes|espera)',
  driving:
    'vamos|venga|por fin|enorme|increíble|genial|qué ganas|ya mismo|ahora mismo|emocionad[oa]|brutal|espectacular|a por ello|a tope',
  calm: 'despacio|lentamente|con calma|calma|tranquil[oa]s?|silencio|paciencia|poco a poco|con el tiempo|pausa|serenidad|respira',
  colloquial:
    'vale|bueno|pues|oye|tío|tía|guay|mola|rollo|cosas?|un montón|vaya|jaja+|ok|súper|currar|curro|lío|chapuza|toma ya|qué va|anda|ojo|total',
  formal:
    'por consiguiente|sin embargo|no obstante|asimismo|además|mediante|conforme a|con respecto a|respecto de|en virtud de|a fin de|dicho|dicha|dichos|dichas|cabe destacar|estrateg(?:ia|ias|icos?|icas?)|implementación|en el marco de|organización|el cual|la cual|los cuales|las cuales|estimad[oa]s?|usted|ustedes',
  teaching:
    'por ejemplo|paso|pasos|aprender|aprendí|aprendimos|porque|por qué|cómo|consejo|consejos|error|errores|regla|reglas|la diferencia|significa|es decir|método|lección|primero|segundo',
  inspiring:
    'sueños?|valentía|coraje|crecer|creer|esperanza|corazón|pasión|orgullos[oa]s?|gratitud|agradecid[oa]s?|posible|imposible|inspir\\p{L}*|futuro|fuerza|viaje|visión|confianza',
  addressing: 'tú|te|ti|tu|tus|vosotros|vuestr[oa]s?|usted|ustedes|nos|nuestr[oa]s?|nosotros',
  polite:
    'por favor|le ruego|les ruego|si quieres|si quiere|si gustas|le invito|les invito|podrías|podría usted|gracias de antemano',
  familiar: 'vosotr[oa]s|vuestr[oa]s?|tío|tía|colegas?|amig[oa]s?|chic[oa]s',
  joking: 'jaja+|jeje+|broma|bromas|es broma|ironía|irónic[oa]|spoiler|chiste|gracioso',
};

const LEXICONS: Readonly<Record<PostLanguage, Lexicon>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

/** Signs that count only at the beginning of a sentence. */
const FIRST: ReadonlySet<WordSign> = new Set<WordSign>(['command']);
/** "Start is" and "Sales of" are nouns. */
const NO_NOUN = String.raw`(?! (?:is|are|was|were|of|has|have|had|will|can)(?![\p{L}\p{N}]))`;

const patterns = new Map<string, RegExp>();

/**
 * True when a sentence has words of this kind.
 * @param sentence with folded typography
 */
export function hasWords(sentence: string, sign: WordSign, language: PostLanguage): boolean {
  const source = LEXICONS[language][sign];
  return patternOf(`${language}.${sign}`, source, FIRST.has(sign)).test(sentence);
}

function patternOf(name: string, source: string, first: boolean): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const from = first ? String.raw`^[^\p{L}\p{N}]*` : String.raw`(?<![\p{L}\p{N}'])`;
  const pattern = new RegExp(
    `${from}(?:${source})${String.raw`(?![\p{L}\p{N}])`}${first ? NO_NOUN : ''}`,
    'iu',
  );
  patterns.set(name, pattern);
  return pattern;
}
