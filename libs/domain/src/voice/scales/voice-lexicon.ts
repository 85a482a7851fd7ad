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
  | 'joking';

type Lexicon = Readonly<Record<WordSign, string>>;

/**
 * Words and phrases as parts of patterns, '|' between them, with straight apostrophes. Only English and German have
 * them: other languages are judged by signs without words (numbers, marks, lengths).
 */
const ENGLISH: Lexicon = {
  hedge:
    "maybe|perhaps|probably|possibly|might|i think|i guess|i suppose|i believe|i feel like|it seems|seems to|seemed to|sort of|kind of|somewhat|arguably|i'm not sure|i am not sure|not sure|i wonder|i don't know|i do not know|i still don't|could be|tends? to|in my opinion",
  certainty:
    'always|never|must|definitely|certainly|obviously|clearly|undoubtedly|absolutely|no doubt|without doubt|the truth is|the fact is|guarantee[ds]?|proven?|every single|period|i know|no excuses|nobody|everyone',
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
  addressing: "you|your|yours|you're|you've|you'd|we|let's|us",
  joking:
    'haha+|hehe+|lol|just kidding|kidding|joke|jokes|joking|funny|irony|ironic|spoiler|plot twist|ask me how i know',
};

const GERMAN: Lexicon = {
  hedge:
    'vielleicht|wohl|eventuell|möglicherweise|wahrscheinlich|vermutlich|ich glaube|ich denke|ich vermute|ich finde|irgendwie|könnte|könnten|scheint|anscheinend|eigentlich|meiner meinung nach|ich weiß nicht|nicht sicher|ich frage mich|ein bisschen|tendenziell',
  certainty:
    'immer|nie|niemals|definitiv|sicher|garantiert|offensichtlich|zweifellos|klar ist|fakt ist|die wahrheit ist|absolut|auf jeden fall|jeder|niemand|ich weiß,|bewiesen|punkt',
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
    'daher|jedoch|hinsichtlich|bezüglich|sowie|zudem|folglich|gemäß|demnach|dementsprechend|ferner|darüber hinaus|im rahmen|aufgrund|sicherstellen|gewährleisten|maßnahmen?|strategie|strategisch\\p{L}*|umsetzung|seitens|mittels|ihnen',
  teaching:
    'zum beispiel|beispielsweise|schritt|schritte|lernen|gelernt|bedeutet|heißt|weil|warum|tipp|tipps|fehler|so geht|der unterschied|erklär\\p{L}*|kurz gesagt|regel|regeln|der grund|checkliste|lektion',
  inspiring:
    'träume?|traum|glaube an|mut|mutig|wachsen|wachstum|reise|dankbar|dankbarkeit|hoffnung|herz|leidenschaft|stolz|möglich|unmöglich|inspirier\\p{L}*|potenzial|gib nie auf|zukunft|sinn|stärke|du kannst|vision',
  addressing: 'du|dir|dich|dein\\p{L}*|ihr|euch|eu(?:er|re)\\p{L}*|wir|uns',
  joking: 'haha+|hehe+|witz|witze|lustig|ironie|ironisch|spoiler|kein scherz|scherz|spaß beiseite|frag nicht',
};

const LEXICONS: Partial<Record<PostLanguage, Lexicon>> = { en: ENGLISH, de: GERMAN };

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
  const source = LEXICONS[language]?.[sign];
  return source !== undefined && patternOf(`${language}.${sign}`, source, FIRST.has(sign)).test(sentence);
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
