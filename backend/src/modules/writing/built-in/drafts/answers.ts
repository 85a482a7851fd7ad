import { POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { capitalized } from '../../reading/words/letters.js';
import { DRAFT_TEXTS } from './draft.texts.js';

/** Which of the writer's own questions an answer is to. */
type Asked = 'wrong' | 'matters' | null;

interface Answer {
  readonly question: string;
  readonly answer: string;
}

/**
 * An answer follows its question, which a post does not print. What it leans on there (a head for "that …", a name for "they") is
 * taken from the question; nothing else is added.
 */
interface Shapes {
  /** "Because": without it a whole sentence is left. German turns its verb around, and keeps it. */
  readonly cause: RegExp | null;
  readonly causeClause: RegExp | null;
  /** A clause without its head. */
  readonly clause: RegExp;
  /** "To stop them": a purpose, or a cause that is no clause. */
  readonly purpose: RegExp;
  /** Behind a comma: the main clause, so that the sentence was whole. */
  readonly main: RegExp;
  /** What a cause names before it says something of it: "la dette, elle, elle gèle pas". The comma is within the clause. */
  readonly named: RegExp | null;
  /** An answer of a word or two that is a thing, or only says yes. */
  readonly thing: RegExp;
  readonly yes: RegExp;
  /** "They", by whom the question means most people, before what they do. */
  readonly they: RegExp;
}

const SHAPES: Readonly<Record<PostLanguage, Shapes>> = {
  en: {
    cause: /^(?:because|['’]?cause|cos|cuz)\s+(?!of\s)/iu,
    causeClause: null,
    clause:
      /^that (?=(?:the|an?|it|he|she|they|we|you|i|there|this|these|those|nobody|everybody|everyone|people|if|when|my|our|your|his|her|their|more|less|\p{N}+)(?![\p{L}]))/iu,
    purpose: /^(?:to (?!(?:me|us|him|her|them|the|an?|my|our)(?![\p{L}]))|so that |because of )/iu,
    main: /,\s(?:the|an?|it|he|she|we|you|they|i|nobody|everybody|everyone|that|there)\s\p{L}/iu,
    named:
      /^(?:(?:the|an?|my|our|their|this|that) )?\p{L}+, (?=(?:it|he|she|they|that|we|you|i)(?![\p{L}]))/iu,
    thing: /^(?:(?:the|an?|my|our|their) )?\p{L}+$/iu,
    yes: /^(?:yes|yeah|yep|sure|of course|always|often|never|sometimes)$/iu,
    they: /^they (?=(?!['’])\p{L})/iu,
  },
  de: {
    cause: null,
    causeClause: /^weil /iu,
    clause: /^(?:dass|daß) /iu,
    purpose:
      /^(?:damit (?:niemand|keine?r?|alle|wir|sie|er|es|man|die|der|das|ich|jede[rs]?)(?![\p{L}])|um (?!\p{N})(?=.*(?:(?<![\p{L}])zu(?![\p{L}])|\p{L}zu\p{L}))|wegen )/iu,
    main: /,\s(?!dass|weil|und|aber|oder|die|der|das|dem|den|deren|wenn|als|obwohl|nicht|sondern|nur|zu|um|wie|was|wer|wo|ob|damit|sonst|seit|mit|selbst|fast|jetzt|erst)\p{Ll}+(?:t|te|en|ten)\s\p{L}/u,
    named: null,
    thing: /^(?:(?:[Dd](?:er|ie|as)|[Ee]ine?|[Mm]eine?|[Uu]nsere?) )?\p{Lu}\p{L}*$/u,
    yes: /^(?:ja|klar|immer|oft|nie|manchmal|natürlich)$/iu,
    they: /^sie (?=\p{Ll}+en(?![\p{L}]))/iu,
  },
  fr: {
    cause: /^(?:parce que |parce qu['’]|puisque |puisqu['’])/iu,
    causeClause: null,
    clause: /^(?:que |qu['’])/iu,
    purpose: /^(?:pour (?:que |qu['’]|ne |\p{L}+(?:er|ir|re)(?![\p{L}]))|afin |à cause )/iu,
    main: /,\s(?:l[ea]|les|l['’]|il|elle|on|nous|vous|je|tu|ils|elles|personne|c['’]est)[\s\p{L}]/iu,
    named:
      /^(?:(?:l[ea]s?|une?|des|mon|ma|mes|notre|nos|leurs?|ce|cette|ces) |l['’])?\p{L}+, (?:(?:lui|elles?|eux|moi|toi|nous|vous|ça), )?/iu,
    thing: /^(?:(?:l[ea] |les |l['’]|une? |mon |ma |notre ))?\p{L}+$/iu,
    yes: /^(?:oui|si|bien sûr|toujours|souvent|jamais|parfois)$/iu,
    they: /^ils (?=\p{L})/iu,
  },
  es: {
    cause: /^(?:porque|ya que) /iu,
    causeClause: null,
    clause: /^que /iu,
    purpose: /^para (?:que |(?:no )?\p{L}+[aei]r(?:se|l[oae]s?)?(?![\p{L}]))/iu,
    main: /,\s(?:el|la|los|las|un|una|nadie|todos|yo|se|no)\s\p{L}/iu,
    named:
      /^(?:(?:el|la|los|las|un|una|mi|mis|nuestr[oa]s?|esa|ese) )?\p{L}+, (?:(?:es[ae]s?|eso|él|ellas?|ellos|yo|tú), )?/iu,
    thing: /^(?:(?:el|la|los|las|un|una|mi|nuestr[oa]) )?\p{L}+$/iu,
    yes: /^(?:sí|claro|siempre|a menudo|nunca|a veces)$/iu,
    they: /^(?:ellos )?(?=(?:creen|piensan|dicen|hacen|compran|venden|miran|buscan|culpan)(?![\p{L}]))/iu,
  },
};

export interface ToldAnswers {
  /** Each a text of its own that is understood without its question, in the order of telling. */
  readonly told: readonly string[];
  /** What says nothing without a question that is not known. */
  readonly leftOut: readonly string[];
}

const ORDER: readonly Asked[] = [null, 'wrong', 'matters'];

/** What happened first, then what others get wrong about it, then why it matters; answers to other questions in their order. */
export function toldAnswers(answers: readonly Answer[], isLowerCase: boolean): ToldAnswers {
  const told: string[] = [];
  const leftOut: string[] = [];
  const inOrder = answers
    .map(({ question, answer }) => ({ answer: answer.trim(), ...askedBy(question) }))
    .sort((a, b) => ORDER.indexOf(a.asked) - ORDER.indexOf(b.asked));
  for (const { answer, asked, language } of inOrder) {
    const standing = standingAnswer(answer, asked, language);
    if (standing === null) leftOut.push(answer);
    else if (standing === answer) told.push(answer);
    else told.push(isLowerCase ? standing : capitalized(standing));
  }
  return { told, leftOut };
}

function askedBy(question: string): { asked: Asked; language: PostLanguage | null } {
  for (const language of POST_LANGUAGES) {
    if (DRAFT_TEXTS[language].wrong === question) return { asked: 'wrong', language };
    if (DRAFT_TEXTS[language].matters === question) return { asked: 'matters', language };
  }
  return { asked: null, language: null };
}

/** Null where the answer says nothing without its question, and that is none of the writer's. */
function standingAnswer(answer: string, asked: Asked, askedIn: PostLanguage | null): string | null {
  const [first = ''] = /^[^.!?…\n]*/u.exec(answer) ?? [];
  // Who answers in another language than they were asked in keeps their own words.
  const language = POST_LANGUAGES.find(
    (one) => (askedIn ?? one) === one && leansOnQuestion(first, asked, one),
  );
  if (language === undefined)
    return asked === 'wrong' && askedIn !== null ? withPeople(answer, askedIn) : answer;
  const { cause, causeClause } = SHAPES[language];
  if (cause?.test(first) === true) return answer.replace(cause, '');
  const { wrongIs, mattersAs, mattersBecause } = DRAFT_TEXTS[language];
  const isCause = causeClause?.test(first) === true;
  if (asked === null || (asked === 'wrong' && isCause)) return null;
  const [frame, said] =
    asked === 'wrong' ? [wrongIs, answer] : [isCause ? mattersBecause : mattersAs, answer];
  return frame.replace('{answer}', () => (keepsCapital(first, language) ? said : small(said)));
}

function leansOnQuestion(first: string, asked: Asked, language: PostLanguage): boolean {
  const { cause, causeClause, clause, purpose, main, named, thing, yes } = SHAPES[language];
  if (yes.test(first) || (asked !== null && thing.test(first))) return true;
  const said =
    cause?.test(first) === true && named !== null ? first.replace(cause, '').replace(named, '') : first;
  return (
    [cause, causeClause, clause, purpose].some((shape) => shape?.test(first) === true) && !main.test(said)
  );
}

/** A word alone may be a noun of the Germans or a name. */
function keepsCapital(first: string, language: PostLanguage): boolean {
  return /^\p{Lu}\p{L}*$/u.test(first) && (language === 'de' || SHAPES[language].thing.test(first));
}

const small = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** "They blame the driver" follows a question about most people, and in the post it would speak of somebody else. */
function withPeople(answer: string, language: PostLanguage): string {
  const { they } = SHAPES[language];
  if (!they.test(answer)) return answer;
  return `${DRAFT_TEXTS[language].people} ${small(answer.replace(they, ''))}`;
}
