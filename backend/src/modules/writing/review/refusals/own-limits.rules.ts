import { isStopWord, POST_LANGUAGES, sentencesOf, type PostLanguage } from '@drumbeat/domain';

/** What the words of a text about its writer are for, in one language: small letters, straight apostrophes. */
interface Roles {
  /** Who speaks of themselves. */
  readonly self: RegExp;
  /** What is not possible, not allowed, or declined. */
  readonly limit: RegExp;
  /** What binds whoever writes for others. */
  readonly rule: RegExp;
  /** What was asked for: a text, or to write one. */
  readonly task: RegExp;
  /** What goes with these and tells nothing else. */
  readonly filler: RegExp;
}

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'gu');

const ROLES: Readonly<Record<PostLanguage, Roles>> = {
  en: {
    self: word("i|i'm|i'd|me|my"),
    limit: word(
      "can't|cannot|can not|not able|unable|not possible|not allowed|not permitted|n't(?: something)?|isn't|not let|keeps?|prevents?|stops?|forbids?|prohibits?|conflicts?|violates?|turn(?:ed)? down|declin\\p{L}+|refus\\p{L}+|no (?:post|text|draft|content)|not (?:content|something)|outside|beyond|won't|impossible",
    ),
    rule: word('guidelines?|polic(?:y|ies)|rules|principles|told to|permit\\p{L}*|allow\\p{L}*|comply'),
    task: word(
      'posts?|texts?|drafts?|drafting|content|requests?|writ(?:e|ing|ten)|prompts?|produc(?:e|ing)|generat(?:e|ing)|creat(?:e|ing)|rewrit(?:e|ing)',
    ),
    filler: word(
      'help\\p{L}*|kinds?|types?|sorts?|something|things?|afraid|details?|information|follow|under|fall|able|named?|please|like|possible|sorry|unfortunately|provide|more|share|assist\\p{L}*|topic|subject|able|conflict',
    ),
  },
  de: {
    self: word('ich|mir|mich|mein(?:e[nmrs]?)?'),
    limit: word(
      'nicht (?:möglich|gestattet|erlaubt|vorgesehen)|unmöglich|(?:kann|darf|werde|möchte) (?:ich )?(?:\\p{L}+ ){0,6}(?:nicht|kein\\p{L}*)|erlauben (?:mir )?(?:\\p{L}+ ){0,4}(?:nicht|kein\\p{L}*)|passen|passt nicht|gehör(?:t|en) nicht|ablehnen|außerstande|hinder(?:t|n)|verbiete(?:t|n)|untersag(?:t|en)|verstößt|widerspricht',
    ),
    rule: word('richtlinien?|vorgaben|regeln|grundsätze|darf|erlaub\\p{L}+|gestattet'),
    task: word(
      'post|posts|beitrag|beiträge|text(?:e|es)?|inhalte?|entwurf|anfrage|verfassen|schreiben?|erstellen|formulieren|generieren',
    ),
    filler: word(
      'leider|solche[nmrs]?|dazu|helfen|hilfe|details|informationen|thema|art|gehör(?:t|en)|passt|passen',
    ),
  },
  fr: {
    self: word('je|me|moi|mes|mon|ma'),
    limit: word(
      'pas possible|impossible|(?:ne|n) (?:me )?(?:permettent|permet|peux|puis) (?:me )?pas|(?:ne )?(?:fait|font) pas partie|pas autorisée?|refuser|décliner|empêchent?|interdi(?:t|sent)|enfreint|dépasse',
    ),
    rule: word('consignes|règles|directives|principes|permettent|permet|autorisée?'),
    task: word(
      'textes?|publications?|posts?|contenus?|demande|requête|brouillon|rédiger|écrire|produire|générer|créer',
    ),
    filler: word(
      'malheureusement|type|genre|tel|telle|tels|suite|donner|partie|aider|sujet|désolée?|possible|cela',
    ),
  },
  es: {
    self: word('yo|me|mí|mis?|puedo|podré|estoy'),
    limit: word(
      'no (?:me )?(?:está|es|está permitid[oa]|permiten|permite|puedo|podré|entra|resulta)|imposible|no (?:\\p{L}+ )?permitid[oa]|rechazar|declinar|impiden?|prohíben?|infringe|excede',
    ),
    rule: word('normas|directrices|políticas?|pautas|principios|permiten|permite|permitid[oa]'),
    task: word(
      'textos?|publicación|publicaciones|posts?|contenidos?|solicitud|petición|borrador|escribir(?:l[oa])?|redactar(?:l[oa])?|crear|generar|producir',
    ),
    filler: word(
      'lamentablemente|tipo|así|atender|resulta|entra|ayudar\\p{L}*|tema|siento|detalles|información|está',
    ),
  },
};

/** A longer text tells something. */
const WORDS_MAX = 60;
/** Words that are about something else than the writer and the task. */
const OTHERS_MAX = 3;
const LONG_FROM = 4;

/**
 * True for a text that speaks of what its writer cannot or may not write, in whatever order, and of nothing else: a sentence of itself, a
 * limit and the task, and hardly a word of content beside them. A post that begins with what its author cannot do goes on with
 * something that happened.
 * @param given with straight apostrophes and small letters, without what somebody else said
 */
export function speaksOfOwnLimits(given: string): boolean {
  const text = given.replace(/(?<!\p{L})([cdjlmnst]|qu)'(?=\p{L})/gu, '$1e ');
  // Whoever tells figures tells a story.
  if (/\p{N}/u.test(text) || (text.match(/\p{L}+/gu)?.length ?? 0) > WORDS_MAX) return false;
  return POST_LANGUAGES.some((language) => {
    const roles = ROLES[language];
    const has = (sentence: string, role: RegExp) => sentence.search(role) !== -1;
    const isLimit = (sentence: string) =>
      has(sentence, roles.self) &&
      has(sentence, roles.task) &&
      (has(sentence, roles.limit) ||
        (has(sentence, roles.rule) && /(?<!\p{L})(?:no|not|nicht|kein\p{L}*|pas)(?!\p{L})/u.test(sentence)));
    return sentencesOf(text).some(isLimit) && othersIn(text, roles, language) <= OTHERS_MAX;
  });
}

/** The words of content that are left where what is said of the writer and the task is taken away. */
function othersIn(text: string, roles: Roles, language: PostLanguage): number {
  const left = Object.values(roles).reduce<string>((rest, role: RegExp) => rest.replace(role, ' '), text);
  return (left.match(/[\p{L}\p{M}']+/gu) ?? []).filter(
    (one) => one.length >= LONG_FROM && !isStopWord(one, language),
  ).length;
}
