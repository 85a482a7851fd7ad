import type { PostLanguage } from '@drumbeat/domain';

/** What the built-in writer says in a draft's own language: places for its author to fill, and the questions before it. */
export interface DraftTexts {
  /** A place for evidence, where a text has no figure, no name and nothing that somebody said. */
  readonly example: string;
  /** A place for the point, where a text ends before it. */
  readonly point: string;
  /** A place for the question with which the author usually closes. */
  readonly question: string;
  /** In a letter, where the author greets each time in another way. */
  readonly salutation: string;
  /** In place of what LinkedIn has no room for. */
  readonly goesOn: string;
  /** What a ghost-writer asks first; {subject} is the author's own. In the order of the telling. */
  readonly seen: string;
  readonly wrong: string;
  readonly matters: string;
  /** The two questions as the heads of answers that are no sentences; {answer} is the author's own. */
  readonly wrongIs: string;
  readonly mattersAs: string;
  /** Before a cause that cannot lose its conjunction. */
  readonly mattersBecause: string;
  /** Whom the second question is about. */
  readonly people: string;
}

export const DRAFT_TEXTS: Readonly<Record<PostLanguage, DraftTexts>> = {
  en: {
    example: '[One case: who, when, which number.]',
    point: '[What you take from it, in one sentence.]',
    question: '[Your question to the readers.]',
    salutation: '[Your salutation,]',
    goesOn: '[Your notes go on from here. LinkedIn takes 3,000 characters.]',
    seen: 'What did you see happen with {subject}? Who, when, how many?',
    wrong: 'What would most people get wrong about it?',
    matters: 'Why does it matter, in one sentence?',
    wrongIs: 'What most people get wrong: {answer}',
    mattersAs: 'Why it matters: {answer}',
    mattersBecause: 'It matters {answer}',
    people: 'most people',
  },
  de: {
    example: '[Ein Fall: wer, wann, welche Zahl.]',
    point: '[Was du daraus mitnimmst, in einem Satz.]',
    question: '[Deine Frage an die Leser.]',
    salutation: '[Deine Anrede,]',
    goesOn: '[Hier gehen deine Notizen weiter. LinkedIn nimmt 3.000 Zeichen.]',
    seen: 'Was hast du bei {subject} selbst erlebt? Wer, wann, wie viel?',
    wrong: 'Was sehen die meisten dabei falsch?',
    matters: 'Warum ist das wichtig, in einem Satz?',
    wrongIs: 'Was die meisten falsch sehen: {answer}',
    mattersAs: 'Warum das wichtig ist: {answer}',
    mattersBecause: 'Das ist wichtig, {answer}',
    people: 'die meisten',
  },
  fr: {
    example: '[Un cas précis : qui, quand, quel chiffre.]',
    point: '[Ce que vous en retenez, en une phrase.]',
    question: '[Question aux lecteurs.]',
    salutation: '[Salutation,]',
    goesOn: '[Vos notes continuent ici. LinkedIn accepte 3 000 caractères.]',
    seen: 'Qu’avez-vous vu vous-même à propos de {subject} ? Qui, quand, combien ?',
    wrong: 'Sur quoi la plupart des gens se trompent-ils ?',
    matters: 'Pourquoi est-ce important, en une phrase ?',
    wrongIs: 'Ce que la plupart comprennent mal : {answer}',
    mattersAs: 'Pourquoi c’est important : {answer}',
    mattersBecause: 'C’est important {answer}',
    people: 'la plupart des gens',
  },
  es: {
    example: '[Un caso: quién, cuándo, qué cifra.]',
    point: '[Lo que sacas de ello, en una frase.]',
    question: '[Tu pregunta a quien te lee.]',
    salutation: '[Tu saludo,]',
    goesOn: '[Tus notas siguen desde aquí. LinkedIn admite 3.000 caracteres.]',
    seen: '¿Qué has visto tú con {subject}? ¿Quién, cuándo, cuánto?',
    wrong: '¿En qué se equivoca casi todo el mundo?',
    matters: '¿Por qué importa, en una frase?',
    wrongIs: 'Lo que casi todo el mundo entiende mal: {answer}',
    mattersAs: 'Por qué importa: {answer}',
    mattersBecause: 'Importa {answer}',
    people: 'casi todos',
  },
};

/** Where the text says nothing yet, the question names no subject. */
export const WITHOUT_SUBJECT: Readonly<Record<PostLanguage, string>> = {
  en: 'What did you see happen? Who, when, how many?',
  de: 'Was hast du selbst erlebt? Wer, wann, wie viel?',
  fr: 'Qu’avez-vous vu vous-même ? Qui, quand, combien ?',
  es: '¿Qué has visto tú? ¿Quién, cuándo, cuánto?',
};
