import {
  countWords,
  isStopWord,
  POST_LANGUAGES,
  sentencesOf,
  shownLanguage,
  type PostLanguage,
} from '@drumbeat/domain';
import { beginningsOf } from '../../reading/word-beginnings.js';
import { REFUSES_AROUND, start, word } from './refusal.words.js';

/** What the sentences of a refusal are made of, in one language: small letters, straight apostrophes. */
interface Parts {
  /** Who speaks of themselves. */
  readonly self: RegExp;
  /** What is not possible, not wanted, or kept away from. */
  readonly limit: RegExp;
  /** What was asked for: a text, or help with one. */
  readonly task: RegExp;
  /** What was asked for, as the subject of a sentence: "this request". */
  readonly thisTask: RegExp;
  /** Begins a reason: what is in the notes, or what a text could do. */
  readonly reasonBegins: RegExp;
  readonly reason: RegExp;
}

const PARTS: Readonly<Record<PostLanguage, Parts>> = {
  en: {
    self: word("i|i'(?:m|d|ll|ve)|me|my|myself|let's"),
    limit: word(
      String.raw`can't|cannot|can not|couldn't|shouldn't|let's not|unwilling|not me|not about|has to be no|too (?:delicate|sensitive|risky)|don't think|unable|not able|rather (?:not|leave|avoid|skip)|prefer(?:red)? (?:not|to (?:avoid|leave|skip|stay))|won't|will not|wouldn't|avoid(?:ing)?|refrain\p{L}*|declin\p{L}+|refus\p{L}+|pass(?:ing)? on|sit(?:ting)? (?:this|that) (?:one )?out|stay(?:ing)? (?:away|clear|out)|steer(?:ing)? (?:away|clear)|step(?:ping)? (?:back|away)|hold(?:ing)? (?:off|back)|back out|opt(?:ing)? out|not (?:something|one|a \p{L}+|what|for me|comfortable|allowed|permitted|appropriate|willing|prepared|going|the right|in a position|here|do|be|want)|nothing|outside|beyond|uncomfortable|hesitant|reluctant|off[- ]limits|inappropriate|irresponsible|don't|isn't|aren't|leave (?:this|that|it)|draw the line|(?:have|need|must) to? ?stop|(?:a|it's) no|need to|no (?:way|post|draft|text)|wary|against|prevented|barred|asked to|told to|instructed|trained|designed|\p{L}+ guidelines`,
    ),
    task: word(
      String.raw`help(?:ing|ful)?|assist\p{L}*|write|writing|written|draft\p{L}*|compos\p{L}+|creat(?:e|ing)|produc(?:e|ing)|generat(?:e|ing)|posts?|text|content|copy|requests?|topics?|subjects?|prompt|piece|article|material|this one|that one|publish\p{L}*|publicly|ghostwrit\p{L}+|put\p{L}* (?:this|that|it) (?:in|into|out)|tak(?:e|ing) (?:this|that) on|support`,
    ),
    thisTask: word('(?:this|that|your|the|such an?)(?: \\p{L}+)? (?:request|prompt|topic|subject|content)'),
    reasonBegins: start(
      String.raw`(?:it|this|that|they|the|these|those|your|there|since|because|as|given|doing so|publishing|sharing|posting|naming|writing)`,
    ),
    reason: word(
      String.raw`describ\p{L}+|involv\p{L}+|contain\p{L}*|nam(?:es|ed|ing)|concern\p{L}*|touch\p{L}*|includ\p{L}+|mention\p{L}*|identif\p{L}+|could|might|may|risk\p{L}*|seem\p{L}*|appear\p{L}*|relat\p{L}+|sensitive|confidential|private|privacy|harm\p{L}*|legal|medical|consent|permission|verif\p{L}+|misleading|defam\p{L}+`,
    ),
  },
  de: {
    self: word(String.raw`ich|mir|mich|mein(?:e[nmrs]?)?`),
    limit: word(
      String.raw`nicht|nichts|kein(?:e[nmrs]?)?|absehen|sehe|verzicht\p{L}+|ablehnen|lehne|unterlassen|zurückhalten|halte|passen|passe|heraushalten|raushalten|abstand|außerhalb|unwohl|unmöglich|ungern|lieber|außen vor|untersagt|angewiesen|gebeten|vermeiden|aussteigen|zu (?:heikel|sensibel|riskant)|grenzen?|schwer`,
    ),
    task: word(
      String.raw`helfen|hilfe|weiterhelfen|unterstütz\p{L}+|schreib\p{L}*|geschrieben|verfass\p{L}+|geschichten?|öffentlich|übernehm\p{L}+|aussagen|verantwort\p{L}+|texte?s?|beitrags?|beiträge|posts?|inhalte?n?|anfrage|themen?|themas|formulier\p{L}+|erstell\p{L}+|veröffentlich\p{L}+|entwurf|entwürfe|übernehmen|umsetzen|nachkommen|auftrag|wunsch|aufgabe|bitte`,
    ),
    thisTask: word(
      String.raw`(?:diese[rsnm]?|die|das|deine?|ihre?|eine solche) (?:\p{L}+ )?(?:anfrage|thema|wunsch|bitte|auftrag|inhalte?)`,
    ),
    reasonBegins: start(
      String.raw`(?:es|das|dies|diese[rs]?|der|die|den|da|weil|denn|darin|hier|ihre|deine|so ein\p{L}*|ein solche\p{L}*)`,
    ),
    reason: word(
      String.raw`geht um|beschreib\p{L}+|enthält|enthalten|betrifft|betreffen|nennt|nennen|könnte|könnten|dürfte|berühr\p{L}+|handelt|sensib\p{L}+|vertraulich\p{L}*|persönliche[nrs]?|identifizier\p{L}+|erkennbar\p{L}*|rechtlich\p{L}*|medizinisch\p{L}*|einwilligung|zustimmung|schaden|schützen|schutz`,
    ),
  },
  fr: {
    self: word(String.raw`je|j'\p{L}+|me|m'\p{L}+|mes|mon|ma|moi`),
    limit: word(
      String.raw`pas|rien|refus\p{L}+|déclin\p{L}+|abst\p{L}+|m'abst\p{L}+|évit\p{L}+|renonc\p{L}+|impossible|hors|interdi\p{L}+|mal à l'aise|réticen\p{L}+|au-delà|plutôt|limites?|sans|sort(?:ent)?|dépass\p{L}+|m'en tien\p{L}*|trop (?:délicate?|sensible|risquée?)|pass(?:e|er) mon tour|m'arrête`,
    ),
    task: word(
      String.raw`aid\p{L}+|t'aider|rédi\p{L}+|rédaction|d'écrire|écri\p{L}+|textes?|publications?|posts?|contenus?|demandes?|requête|sujets?|produire|promouvoir|publi\p{L}+|thème|message|faire|traiter|l'écrire`,
    ),
    thisTask: word(
      String.raw`(?:cette|ce|votre|ta|la|le|une telle|un tel) (?:\p{L}+ )?(?:demande|requête|sujet|contenu|thème)`,
    ),
    reasonBegins: start(
      String.raw`(?:il|elle|cela|ça|ce|c'est|cette|ces|le|la|les|vos|tes|votre|car|comme|puisque|parce)`,
    ),
    reason: word(
      String.raw`s'agit|décri\p{L}+|contien\p{L}+|concern\p{L}+|nomm\p{L}+|pourrai\p{L}+|touch\p{L}+|mentionn\p{L}+|identifi\p{L}+|sensible\p{L}*|confidentiel\p{L}*|privée?s?|juridiques?|médica\p{L}+|consentement|nuire|accord|risqu\p{L}+`,
    ),
  },
  es: {
    self: word(
      String.raw`yo|me|mí|mis?|puedo|podr(?:é|ía)|debo|prefiero|prefería|quiero|quisiera|estoy|soy|voy|siento|tengo|hago|haré|ayudo|dejo|doy|paso|redacto|escribo|publico|evito|declino|rechazo|renuncio|lamento`,
    ),
    limit: word(
      String.raw`no|nada|evit\p{L}+|abst\p{L}+|abstenerme|rechaz\p{L}+|declin\p{L}+|renunci\p{L}+|imposible|fuera|excede|incómod\p{L}+|prohib\p{L}+|límites?|sin|prefiero|dejarlo|demasiado`,
    ),
    task: word(
      String.raw`ayud\p{L}+|redac\p{L}+|escri\p{L}+|textos?|publicaci\p{L}+|publicar\p{L}*|posts?|contenidos?|petición|peticiones|solicitud|solicitudes|temas?|borrador|generar\p{L}*|crear\p{L}*|encargo|mensaje|hacerlo|tratar\p{L}*`,
    ),
    thisTask: word(
      String.raw`(?:esta|este|tu|su|la|el|una|un)(?: \p{L}+)? (?:petición|solicitud|tema|contenido|encargo)`,
    ),
    reasonBegins: start(
      String.raw`(?:es|se trata|esto|eso|esta|este|estos|estas|el|la|los|las|tus|sus|porque|ya que|como|podría)`,
    ),
    reason: word(
      String.raw`trata|describ\p{L}+|contien\p{L}+|conten\p{L}+|nombr\p{L}+|podría\p{L}*|puede|toca|mencion\p{L}+|identific\p{L}+|sensible\p{L}*|confidencial\p{L}*|privad\p{L}+|legal\p{L}*|médic\p{L}+|consentimiento|permiso|perjudic\p{L}+|riesgo|dañ\p{L}+`,
    ),
  },
};

/** "I have been asked to avoid", of whoever works by instructions. */
const INSTRUCTED = word(
  String.raw`i(?:'ve| have| was|'m| am) (?:been )?(?:asked|told|instructed|trained|designed|not meant|not supposed)|(?:wurde|bin) ich (?:\p{L}+ )*(?:angewiesen|gebeten)|on m'a demandé|se me ha (?:pedido|indicado)`,
);
/** Reasons that hardly anybody gives who tells what happened. */
const WARNS = word(
  String.raw`trac(?:ed|e) back|expos\p{L}+ (?:you|them|somebody|someone)|legal action|defamat\p{L}+|identifiab\p{L}+|privacy|rückschlüsse|erkennbar|identifizierbar|persönlichkeitsrecht\p{L}*|verleumd\p{L}+|diffamat\p{L}+|identifiables?|vie privée|poursuites|identificables?|privacidad|difama\p{L}+|demanda judicial`,
);
/** Sends the reader to somebody else. */
const SENDS_ON = word(
  String.raw`(?:can|may|could) i help|puis-je (?:vous|t'|te) ?aider|kann ich (?:dir|ihnen|sonst)|¿?puedo ayudarte|(?:speak|talk|check|consult|work|reach out)(?:ing)? (?:to|with)|consult\p{L}*|professional|lawyer|compliance|legal team|fachstelle|rechtsberat\p{L}+|anwält\p{L}+|anwalt|rechtsabteilung|juriste|avocat\p{L}*|professionnel\p{L}*|abogad\p{L}+|profesional\p{L}*|asesor\p{L}*|happy to|glad to|gern|gerne|volontiers|con gusto|encantad[oa]`,
);

const WORDS_MAX = 70;
/** Words that carry the matter of the notes: with fewer, nothing is known of what a post would tell. */
const GIVEN_MIN = 6;
/** A refusal names its subject in so many of them. */
const SHARED_MAX = 3;
/** More of them in a reason, or in what goes around one, tell what happened. */
const OF_NOTES_MAX = { 'keeps away': SHARED_MAX, 'gives a reason': 1, 'goes with it': 0, tells: 0 } as const;

/**
 * True for a short answer that is about the task alone, in whatever words: each sentence keeps its writer away from what was asked for, gives a
 * reason, or sends on, and hardly a word is of the notes. What is made from notes has their words, and a post that begins like this goes
 * on with what happened.
 * @param own with straight apostrophes and small letters, without what somebody else said; so is `given`, all that the author gave
 */
export function declinesTask(own: string, given: string): boolean {
  if (countWords(own) > WORDS_MAX) return false;
  const known = new Set(beginningsOf(given));
  if (known.size < GIVEN_MIN) return false;
  const shared = new Set(beginningsOf(own).filter((stem) => known.has(stem)));
  if (shared.size > SHARED_MAX || sentencesOf(given).some((sentence) => isOfAuthor(sentence, own)))
    return false;
  return POST_LANGUAGES.some((language) => {
    const kinds = sentencesOf(own).map((sentence) => {
      const kind = partOfRefusal(sentence, language);
      const ofNotes = beginningsOf(sentence).filter((stem) => known.has(stem)).length;
      return ofNotes > OF_NOTES_MAX[kind] ? 'tells' : kind;
    });
    return kinds.includes('keeps away') && !kinds.includes('tells');
  });
}

/**
 * True for a short answer in which somebody says what they do not do, and that has not one word of the notes and answers which it was to be made of: whatever it says,
 * it is no draft of them. A text in another language has none of their words either.
 */
export function hasNothingOf(own: string, made: string): boolean {
  if (countWords(own) > NOTHING_WORDS_MAX || /[\p{N}[\]]/u.test(own)) return false;
  const known = new Set(contentOf(made));
  if (known.size < MADE_MIN || contentOf(own).some((one) => known.has(one))) return false;
  const [spoken, notes] = [shownLanguage(own), shownLanguage(made)];
  return (
    (spoken === null || spoken === notes) &&
    POST_LANGUAGES.some((language) => {
      const { self, limit } = PARTS[language];
      return sentencesOf(own).some((sentence) => self.test(sentence) && limit.test(sentence));
    })
  );
}

/** The words of content, by their first letters, so that forms of one are the same. */
const contentOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((one) => !POST_LANGUAGES.some((language) => isStopWord(one, language)))
    .map((one) => one.slice(0, FIRST_LETTERS));
const FIRST_LETTERS = 4;
const NOTHING_WORDS_MAX = 40;
/** Fewer words may all be said in other ones. */
const MADE_MIN = 12;

/** True for a sentence of the notes in which the author keeps away from the same. */
function isOfAuthor(said: string, own: string): boolean {
  if (countWords(said) > SAID_MAX) return false;
  const isKept = POST_LANGUAGES.some((language) => partOfRefusal(said, language) === 'keeps away');
  const known = new Set(beginningsOf(own));
  return isKept && beginningsOf(said).some((stem) => known.has(stem));
}
/** A sentence that runs on says a bit of everything. */
const SAID_MAX = 25;

/** What a sentence does in a refusal; it tells where it does nothing of it. */
export function partOfRefusal(sentence: string, language: PostLanguage): keyof typeof OF_NOTES_MAX {
  const { self, limit, task, thisTask, reasonBegins, reason } = PARTS[language];
  if (self.test(sentence) && limit.test(sentence) && task.test(sentence)) return 'keeps away';
  if (thisTask.test(sentence) && (limit.test(sentence) || INSTRUCTED.test(sentence))) return 'keeps away';
  if (WARNS.test(sentence) || (reasonBegins.test(sentence) && reason.test(sentence))) return 'gives a reason';
  // Who can only do something else does it, unless it is a text.
  const isAround = REFUSES_AROUND[language].test(sentence) && (!ONLY.test(sentence) || task.test(sentence));
  return SENDS_ON.test(sentence) || isAround ? 'goes with it' : 'tells';
}

const ONLY = start('i can only|ich kann (?:nur|aber)|je peux (?:seulement|toutefois)|puedo (?:solo|sólo)');
