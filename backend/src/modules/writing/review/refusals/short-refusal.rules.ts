import {
  countWords,
  isStopWord,
  POST_LANGUAGES,
  sentencesOf,
  shownLanguage,
  type PostLanguage,
} from '@drumbeat/domain';
import { partOfRefusal } from './declined-task.rules.js';
import { word } from './refusal.words.js';

/** What the sentences of a refusal have that a post has not, in one language: small letters, straight apostrophes. */
interface Signs {
  /** What binds whoever writes for others, and that it forbids. */
  readonly ownRules: RegExp;
  readonly forbids: RegExp;
  /** Keeps out of it, whatever it is. */
  readonly withdraws: RegExp;
  /** Who speaks of themselves cannot, may not or would rather not. */
  readonly cannot: RegExp;
  /** What is done to texts alone. */
  readonly writes: RegExp;
  /** What is done to any task, and the task: "help with this". */
  readonly doesTask: RegExp;
  /** Sends on, to whom, with what. */
  readonly sends: RegExp;
  readonly expert: RegExp;
  readonly withThis: RegExp;
  /** Offers, and what is otherwise in it. */
  readonly offers: RegExp;
  readonly otherwise: RegExp;
  readonly text: RegExp;
}

const EN_THIS = String.raw`(?:this|that|it|here|(?:this|that|such an?) (?:\p{L}+ )?(?:one|request|topic|subject|kind|type|sort|conversation|post|text|piece|material|matter|case|story))(?=\s?[,.;:!?—–]|$|\s(?:as|since|because|given|of|for you|with a|when|if)(?!\p{L}))`;
const DE_THIS = String.raw`(?:das|dies|dabei|damit|dazu|hier|hierbei|hierzu|daran|darüber|(?:bei |mit |zu |über )?diese[rsmn]? (?:thema|anfrage|punkt|stelle|fall|wunsch|text|beitrag|bitte|auftrag|geschichte|aufgabe))`;
const FR_THIS = String.raw`(?:cela|ça|ici|là-dessus|en parler|(?:sur |à |avec )?(?:ce|cette) (?:sujet|point|thème|demande|texte|histoire|cas|publication))`;
const ES_THIS = String.raw`(?:esto|eso|aquí|ahí|ello|al respecto|(?:sobre |con |en |a )?(?:este|esta) (?:tema|punto|petición|solicitud|texto|historia|caso|encargo|asunto|publicación))`;

const SIGNS: Readonly<Record<PostLanguage, Signs>> = {
  en: {
    ownRules: word(
      String.raw`my (?:\p{L}+ ){0,2}(?:guidelines?|polic(?:y|ies)|instructions|programming|safeguards|rules|principles|boundaries)|(?:guidelines|policies|rules|principles) (?:that )?i(?:'m| am)? (?:follow|work|operate|bound|given)`,
    ),
    forbids: word(
      String.raw`\p{L}+n't|not|never|no|against|prevent\p{L}*|stops?|forbids?|keeps?|bars?|rules? out|prohibits?|conflicts?|violates?|outside|off[- ]limits`,
    ),
    withdraws: word(
      String.raw`i(?:'ll| will|'m going to| am going to| must| have to| need to|'d rather| would rather|'d better| should| prefer to|'d prefer to)(?: have| need)?(?: to)?(?: respectfully| politely| simply| just)? (?:pass on (?:this|that|it|the)|pass(?=\s?[.,!—–]|$)|stop (?:here|there|short)(?! every)|leave (?:this|that|it) (?:here|there|alone|one|to)|sit (?:this|that)(?: one)? out|step (?:back|away) (?:here|from (?:this|that|it|the request))|bow out|opt out|steer clear of (?:this|that|it)|stay (?:away|out|clear) (?:from|of) (?:this|that|it)(?= |\s?[.,!—–]|$)|skip (?:this|that)(?: one)?(?=\s?[.,!—–]|$)|draw the line (?:here|at)|hold off (?:here|on (?:this|that|it)))|(?:writ|describ|discuss|cover|post|shar|publish|nam|portray)ing(?: [\p{L}'-]+){0,8} (?:is not|isn't|is hardly) (?:something|a thing|anything) (?:that )?i(?:'ll|'m|'d)?|(?:difficult|hard|tricky) for me to (?:cover|address|discuss|write|take on)`,
    ),
    cannot: word(
      String.raw`i(?: really| simply| just)? (?:can't|cannot|can not|won't|will not|wouldn't|shouldn't|couldn't|don't feel comfortable|do not feel comfortable|don't want to|prefer not to)|i'd (?:rather|prefer) not(?: to)?|i would (?:rather|prefer) not(?: to)?|i(?:'m| am) (?:afraid (?:that )?i can't|not able|unable|not comfortable|uncomfortable|uneasy|not allowed|not permitted|not going|not willing|not in a position|hesitant|reluctant)|i have to decline|i must decline|not (?:something|a topic|one) (?:that )?i(?:'m| am| can| could| will| feel)`,
    ),
    writes: word(
      String.raw`writ(?:e|ing)(?! down| off)|draft(?:ing)?|discuss(?:ing)?|comment(?:ing)? on|weigh(?:ing)? in|publish(?:ing)?|post(?:ing)?|compos(?:e|ing)|produc(?:e|ing) (?:a|this|that|content|text)|generat(?:e|ing)|speak(?:ing)? to (?:this|that|it)|(?:put|turn)(?:ting|ing)? (?:this|that|it|them) (?:in|into) (?:words|a post|a text|content)`,
    ),
    doesTask: word(
      String.raw`(?:help|assist|support|continue|proceed|handle|tackle|take|work|contribute|do|touch|share|provide|cover|address|go|going|engage|engaging|be|put|turn|deal)(?:ing)? (?:\p{L}+ ){0,3}${EN_THIS}`,
    ),
    sends: word(
      String.raw`i(?:'d| would)? (?:suggest|recommend|advise|encourage)|(?:might|may) want to|(?:best|better) to|maybe|perhaps|please|consider|would be (?:better|best)`,
    ),
    expert: word(
      String.raw`(?:copy|ghost)?writers?|lawyers?|attorneys?|professionals?|specialists?|experts?|editors?|legal|compliance|hr|communications|counsel|adviso?ers?|authorit(?:y|ies)|press office`,
    ),
    withThis: word(String.raw`(?:for|with|about|on|in) (?:this|that|such)|this one|here|instead|first`),
    offers: word(
      String.raw`i'd (?:prefer|rather)|if you(?:'d)? (?:like|want|wish|prefer)|i can|i could|i'd be|happy|glad|would you|shall i|perhaps|maybe|how about|feel free|could we|do you|we could`,
    ),
    otherwise: word(
      String.raw`instead|something else|another|different|general|anonymi[sz]ed|without (?:the )?names?|other|alternative`,
    ),
    text: word('topics?|posts?|text|version|piece|subject|draft|angle|something|write|help'),
  },
  de: {
    ownRules: word(
      String.raw`mein(?:e[nrm]?)? (?:\p{L}+ )?(?:\p{L}*richtlinien?|vorgaben|regeln|anweisungen|grundsätze[n]?)|(?:richtlinien|vorgaben|regeln|grundsätze),? (?:denen ich|nach denen ich|an die ich)`,
    ),
    forbids: word(
      String.raw`nicht|nichts|kein\p{L}*|verbiet\p{L}+|untersag\p{L}+|hinder\p{L}+|verst[oö]\p{L}+|widersp\p{L}+|gegen`,
    ),
    withdraws: word(
      String.raw`(?:hier|da|dabei|diese[mrn] \p{L}+) (?:\p{L}+ ){0,3}(?:bin ich|ich) (?:\p{L}+ ){0,2}(?:raus|außen vor)|ich bin (?:hier|da|dabei|bei diese[mr] \p{L}+) (?:\p{L}+ ){0,2}(?:raus|außen vor)|an dieser stelle (?:\p{L}+ ){0,4}(?:passen|passe|aufhören|abbrechen|breche|höre|stopp\p{L}*|raus)|(?:muss|möchte) ich (?:\p{L}+ ){0,4}passen|ich (?:muss|möchte) (?:\p{L}+ ){0,4}passen|(?:davon|hiervon) (?:\p{L}+ ){0,3}(?:absehen|abstand)|(?:sehe|nehme) ich (?:\p{L}+ ){0,3}(?:davon ab|abstand)|ich (?:sehe|nehme) (?:\p{L}+ ){0,3}(?:davon ab|abstand)|(?:hier|da|dabei|daraus|diese[mr] \p{L}+) (?:\p{L}+ ){0,2}halte ich mich|ich halte mich (?:hier|da|dabei|daraus|bei diese[mr] \p{L}+) (?:\p{L}+ ){0,3}(?:raus|heraus|zurück)|davon lasse ich|(?:ich lasse|lasse ich) (?:\p{L}+ ){0,2}die finger von (?:\p{L}+ )?(?:geschichten|themen|texten|beiträgen)|(?:da|dabei|hier|daran) (?:mache|wirke) ich (?:\p{L}+ )?nicht mit|(?:höre|breche) ich hier|ich (?:höre|breche) hier`,
    ),
    cannot: word(
      String.raw`(?:(?:kann|darf|werde|möchte|will|mag|würde|könnte) ich|ich (?:kann|darf|werde|möchte|will|mag|würde|könnte)|(?:fühle|tue|sehe) ich mich|ich (?:fühle|tue|sehe) mich|ist (?:es )?mir|mir ist)(?=[^.!?]*(?<!\p{L})(?:nicht|nichts|kein\p{L}*|ungern|unwohl|schwer|unmöglich|außerstande)(?!\p{L}))|verzichte ich|ich verzichte|(?:muss|möchte) ich (?:[\p{L},]+ ){0,6}ablehnen|ich (?:muss|möchte) (?:[\p{L},]+ ){0,6}ablehnen`,
    ),
    writes: word(
      String.raw`schreib\p{L}*|verfass\p{L}+|formulier\p{L}+|veröffentlich\p{L}+|äußer\p{L}+|festlegen|kommentier\p{L}+|thematisier\p{L}+|generier\p{L}+|in worte|texte?s?|beitrags?|beiträge|posts?|entwurf|entwürfe`,
    ),
    doesTask: word(
      String.raw`${DE_THIS}[^.!?]*(?:helfen|weiterhelfen|mitmachen|unterstützen|umsetzen|übernehmen|mitwirken|weitermachen|fortfahren|beitragen|nachkommen|leisten|machen|aufgreifen|eingehen|ablehnen|wohl|unwohl|schwer)`,
    ),
    sends: word(
      'ich (?:würde|empfehle|rate|schlage)|würde ich|am besten|vielleicht|besser|bitte|wende|wenden|wäre|hilft',
    ),
    expert: word(
      String.raw`texter\p{L}*|\p{L}*anwält\p{L}*|\p{L}*anwalt|rechtsabteilung|fachpersonen?|profis?|expert\p{L}*|redaktion|agentur|fachmann|fachleute|fachstelle|\p{L}*beratung|\p{L}*beauftragte\p{L}*|pressestelle|sachverständige\p{L}*|gutachter\p{L}*`,
    ),
    withThis: word(
      String.raw`lassen sie das|lass das|hier|dafür|dazu|damit|diese\p{L}*|hierfür|hierzu|hierbei`,
    ),
    offers: word(
      String.raw`gerne?|wenn (?:du|sie)|möchte(?:st|n)|ich kann|kann ich|ich könnte|könnte ich|vielleicht|soll ich|falls|wie wäre`,
    ),
    otherwise: word(
      String.raw`stattdessen|andere\p{L}*|anders|allgemein\p{L}*|anonym\p{L}*|ohne namen|alternativ\p{L}*|neutral\p{L}*`,
    ),
    text: word(
      String.raw`themen?|\p{L}*beitrag|\p{L}*text|fassung|version|stück|entwurf|vorschlag|etwas|schreiben?|helfe\p{L}*`,
    ),
  },
  fr: {
    ownRules: word(
      String.raw`mes (?:\p{L}+ )?(?:consignes|règles|directives|principes|instructions)|ma politique|(?:consignes|règles|directives|principes) (?:que je|auxquelles je|qui me)`,
    ),
    forbids: word(
      String.raw`ne|n'\p{L}+|pas|interdi\p{L}+|m'interdi\p{L}+|empêch\p{L}+|m'empêch\p{L}+|contraire|encontre|enfrein\p{L}+`,
    ),
    withdraws: word(
      String.raw`je (?:m'arrête|m'arrêterai|vais m'arrêter|dois m'arrêter) (?:ici|là)|je préfère (?:m'arrêter|en rester|passer mon tour|m'abstenir|m'en tenir|laisser ce)|je (?:vais )?passer? mon tour|je (?:m'abstien\p{L}+|vais (?:devoir )?m'abstenir|dois m'abstenir)(?=\s?[.,;:!]|$| ici| de (?:rédiger|publier|traiter|commenter)| d'(?:écrire|aborder))|je m'en tiens là|je ne me (?:risquerai|lancerai|permettrai|hasarderai) pas (?:à|de|d') ?(?:raconter|écrire|commenter|évoquer|parler|rédiger)|ce n'est pas à moi (?:de|d')\s?(?:parler|écrire|commenter|raconter|juger|évoquer)|je (?:vais )?(?:devoir )?décliner?(?=\s?[.,;:!]|$| cette| votre| ta)`,
    ),
    cannot: word(
      String.raw`je ne (?:\p{L}+ )?(?:peux|puis|pourrai|vais|veux|souhaite|suis|saurais|me sens)|je n'ai pas|je (?:préfère|préférerais|aime mieux) (?:ne pas|m'abstenir|éviter|n')|il m'est (?:\p{L}+ )?(?:impossible|difficile)|mal à l'aise`,
    ),
    writes: word(
      String.raw`rédiger|rédaction|(?:d')?écrire|publier|commenter|(?:d')?aborder|(?:d')?évoquer|m'exprimer|me prononcer|générer|textes?|publications?|contenus?`,
    ),
    doesTask: word(
      String.raw`(?:aider|continuer|poursuivre|traiter|faire|donner suite|intervenir|répondre|aller|travailler|participer|m'engager|produire|contribuer|l'aise)[^.!?]*${FR_THIS}`,
    ),
    sends: word(
      String.raw`je (?:vous|te) (?:conseille|suggère|recommande|invite)|je (?:conseille|suggère|recommande)rais|mieux vaut|il vaudrait mieux|peut-être|adresse\p{L}*|consulte\p{L}*|rapproche\p{L}*`,
    ),
    expert: word(
      String.raw`(?:un |une )?(?:rédacteur|rédactrice|juriste|avocate?|professionnel\p{L}*|spécialiste|experte?|service juridique|service communication|agence|conseil juridique)`,
    ),
    withThis: word(
      String.raw`pour (?:cela|ça|ce|cette)|sur (?:ce|cette|cela)|ici|à ce sujet|plutôt(?=\s?[.!,]|$)|là-dessus|dans ce cas`,
    ),
    offers: word(
      String.raw`si (?:vous|tu)|je peux|je pourrais|volontiers|souhaite[sz]-\p{L}+|voulez-vous|veux-tu|peut-être|n'hésite\p{L}*|je (?:vous|te) propose`,
    ),
    otherwise: word(
      String.raw`autre|plutôt|général\p{L}*|(?:d')?anonym\p{L}*|à la place|sans (?:nom|le nom|les noms|nommer)|différent\p{L}*`,
    ),
    text: word('sujet|texte|version|publication|thème|angle|chose|écrire|rédiger|aider'),
  },
  es: {
    ownRules: word(
      String.raw`mis (?:\p{L}+ )?(?:directrices|normas|políticas|pautas|principios|instrucciones|reglas)|(?:directrices|normas|pautas|reglas) (?:que sigo|que me|con las que)`,
    ),
    forbids: word(String.raw`no|impid\p{L}+|prohíb\p{L}+|prohib\p{L}+|contra|infring\p{L}+`),
    withdraws: word(
      String.raw`me (?:abstengo|abstendré)(?=\s?[.,;:!]|$| aquí| de (?:escribir|redactar|opinar|comentar|participar|publicar))|prefiero (?:abstenerme|dejarlo (?:aquí|ahí)|parar aquí|no (?:seguir|continuar|entrar|meterme|participar) (?:en|con|por) (?:esto|eso|este|esta|ello|ahí))|(?:lo dejo|me detengo|me paro|paro|voy a (?:parar|detenerme|dejarlo)) (?:aquí|ahí)|en (?:esto|este tema) (?:no entro|paso|prefiero no)|paso de (?:esto|este)|(?:debo|tengo que|voy a tener que) (?:parar|detenerme|abstenerme|declinar|rechazar)(?=\s?[.,;:!]|$| aquí| esta| este| tu| su)`,
    ),
    cannot: word(
      String.raw`no (?:me )?(?:puedo|podré|podría|voy a|quiero|es posible|siento|corresponde|estoy)|(?:prefiero|preferiría) (?:no|evitar|abstenerme)|me resulta (?:imposible|difícil)|incómod[oa]`,
    ),
    writes: word(
      String.raw`escribir\p{L}*|redactar\p{L}*|publicar\p{L}*|comentar\p{L}*|abordar|opinar|pronunciarme|generar|hablar públicamente|decir nada|entrar en (?:lo que|es[eao]s?|est[eao]s?|detalles|temas)|hablando de|escribiendo|redactando|opinando|comentando|textos?|contenidos?|publicaciones|publicación`,
    ),
    doesTask: word(
      String.raw`(?:ayudar\p{L}*|continuar|seguir|tratar|hacer|entrar|responder|trabajar|participar|colaborar|meterme|intervenir|cómod[oa]|incómod[oa])[^.!?]*${ES_THIS}`,
    ),
    sends: word(
      String.raw`(?:te|le|os) (?:sugiero|recomiendo|aconsejo|propongo)|sería mejor|mejor|quizás?|consulta\p{L}*|acude|convendría|lo ideal`,
    ),
    expert: word(
      String.raw`abogad[oa]s?|redactor\p{L}*|profesional\p{L}*|expert[oa]s?|especialistas?|asesor\p{L}*|gabinete|agencia|departamento legal`,
    ),
    withThis: word(
      String.raw`(?:para|en|sobre|con) (?:esto|eso|este|esta)|aquí|al respecto|en este caso|primero`,
    ),
    offers: word(
      String.raw`si (?:quieres|lo deseas|desea|prefieres|te parece)|puedo|podría|podríamos|quizás?|con gusto|¿?quieres|¿?te gustaría|encantad[oa]`,
    ),
    otherwise: word(
      String.raw`otr[oa]s?|en su lugar|general|genéric[oa]|anónim[oa]|sin (?:nombres?|nombrar)|distint[oa]|diferente`,
    ),
    text: word('tema|texto|versión|publicación|enfoque|cosa|escribir|redactar|ayudar\\p{L}*'),
  },
};

/** What an author cannot do so, or not now, they do otherwise: "without", "yet", "alone". */
const BUT_OTHERWISE = word(
  String.raw`without|unless|any ?more|again|alone|yet|enough|every|always|ohne|allein\p{L}*|mehr|wieder|noch|genug|immer|jede[nrms]?|sans|seule?|encore|assez|plus|toujours|chaque|sin|sol[oa]|sól[oa]|más|todavía|aún|siempre|cada`,
);
const WORDS_MAX = 60;
/** Words of thanks, which name nothing. */
const THANKS_WORDS = 5;
/** Words of the notes in a reason. A sentence that goes around a refusal has none. */
const REASON_SHARED_MAX = 4;
const STEM = 5;

/**
 * True for one short paragraph in which the first person declines, or sends on or offers something else instead, and which tells nothing
 * besides, whatever it takes from the notes. A post that declines something says of what, and what came of it.
 * @param text as it came; `given` is all that the author gave, with straight apostrophes and small letters
 */
export function declinesInShort(text: string, given: string): boolean {
  const own = text.replace(/[’ʼ]/gu, "'").toLowerCase();
  if (/\n\s*\n/u.test(text.trim()) || /[\p{N}"“”„«»#[\]]/u.test(own) || countWords(own) > WORDS_MAX)
    return false;
  const [language, known] = [shownLanguage(own), new Set(stemsOf(given))];
  const languages = language === null ? POST_LANGUAGES : [language];
  if (namesKnown(text, given, language)) return false;
  return languages.some((one) => {
    if (sentencesOf(given).some((sentence) => declines(sentence, one))) return false;
    const sentences = sentencesOf(own).filter((sentence) => /\p{L}/u.test(sentence));
    return (
      sentences.some((sentence) => declines(sentence, one) || turnsAway(sentence, one)) &&
      sentences.every(
        (sentence) => declines(sentence, one) || turnsAway(sentence, one) || goesAround(sentence, one, known),
      )
    );
  });
}

function declines(sentence: string, language: PostLanguage): boolean {
  const { ownRules, forbids, withdraws, cannot, writes, doesTask } = SIGNS[language];
  const isOfTask = writes.test(sentence) || doesTask.test(sentence);
  if (ownRules.test(sentence) && forbids.test(sentence) && isOfTask) return true;
  if (withdraws.test(sentence)) return true;
  return cannot.test(sentence) && isOfTask && !BUT_OTHERWISE.test(sentence);
}

/** "I'd suggest a professional writer for this one", "Perhaps a general post instead?" */
function turnsAway(sentence: string, language: PostLanguage): boolean {
  const { sends, expert, withThis, offers, otherwise, text } = SIGNS[language];
  return (
    (sends.test(sentence) && expert.test(sentence) && withThis.test(sentence)) ||
    (offers.test(sentence) && otherwise.test(sentence) && text.test(sentence))
  );
}

/** "Let's leave the breeder out of it." */
const LEAVES_OUT = word(
  String.raw`let's (?:leave|keep) [^.!?]*(?:out of (?:it|this)|aside)|lassen wir [^.!?]*(?:weg|außen vor|beiseite)|laissons [^.!?]*(?:de côté|en dehors)|dejemos [^.!?]*(?:fuera|aparte|de lado)`,
);

function goesAround(sentence: string, language: PostLanguage, known: ReadonlySet<string>): boolean {
  if (LEAVES_OUT.test(sentence)) return true;
  const part = partOfRefusal(sentence, language);
  const shared = new Set(stemsOf(sentence).filter((stem) => known.has(stem))).size;
  if (part === 'gives a reason' || part === 'keeps away') return shared <= REASON_SHARED_MAX;
  return part === 'goes with it' && (shared === 0 || countWords(sentence) <= THANKS_WORDS);
}

/** A name within a sentence that is one in the notes too; German has capitals at every noun, and shows one behind "Herr" and "Frau". */
function namesKnown(text: string, given: string, language: PostLanguage | null): boolean {
  const named =
    language === 'de'
      ? /(?<=(?:Herrn?|Frau)\s)\p{Lu}[\p{L}\p{M}-]+/gu
      : /(?<=[\p{Ll}\p{M},;:]\s)\p{Lu}[\p{Ll}\p{M}]{2,}/gu;
  const words = new Set(given.match(/[\p{L}\p{M}]+/gu));
  return (text.match(named) ?? []).some((name) => words.has(name.toLowerCase()));
}

const stemsOf = (text: string) =>
  (text.match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((one) => !POST_LANGUAGES.some((language) => isStopWord(one, language)))
    .map((one) => one.slice(0, STEM));
