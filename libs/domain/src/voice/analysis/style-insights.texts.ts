import type { Tone } from '../../preferences/tone.rules.js';
import type { PostLanguage } from '../language/stop-words.js';
import type { PhrasePlace } from '../phrases/signature-phrases.rules.js';

/** What an analysis says to the author, in the language of the posts. Counts are whole numbers, averages formatted. */
export interface InsightTexts {
  readonly read: (posts: number, sentences: number) => string;
  readonly notEnough: string;
  readonly onlyCounted: string;
  readonly sentences: (words: number) => string;
  readonly noQuestions: string;
  readonly questions: (posts: number, of: number) => string;
  readonly noEmojis: string;
  readonly emojis: (perPost: string) => string;
  readonly hashtags: (perPost: string) => string;
  readonly words: (words: string) => string;
  readonly phrase: Readonly<Record<PhrasePlace, (phrase: string, posts: number, of: number) => string>>;
  readonly tone: (tone: string) => string;
  readonly tones: Readonly<Record<Tone, string>>;
  /** Formality, directness, confidence and energy. */
  readonly scales: readonly [string, string, string, string];
  readonly levels: (scales: string) => string;
}

const one = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

const ENGLISH: InsightTexts = {
  read: (posts, sentences) =>
    `Read ${one(posts, 'post', 'posts')} with ${one(sentences, 'sentence', 'sentences')}.`,
  notEnough: 'That is not enough to hear a voice yet.',
  onlyCounted: 'In the language of your posts only what can be counted is known: no scales and no tone.',
  sentences: (words) => `Your sentences have ${one(words, 'word', 'words')} on average.`,
  noQuestions: 'You ask your readers no questions.',
  questions: (posts, of) => `You ask a question in ${posts} of ${one(of, 'post', 'posts')}.`,
  noEmojis: 'You use no emojis.',
  emojis: (perPost) => `You use emojis: ${perPost} per post on average.`,
  hashtags: (perPost) => `Hashtags: ${perPost} per post on average.`,
  words: (words) => `Words you come back to: ${words}.`,
  phrase: {
    opening: (phrase, posts, of) => `You open with “${phrase}” in ${posts} of ${of} posts.`,
    address: (phrase, posts, of) => `You address your readers with “${phrase}” in ${posts} of ${of} posts.`,
    closing: (phrase, posts, of) => `You close with “${phrase}” in ${posts} of ${of} posts.`,
    within: (phrase, posts, of) => `You say “${phrase}” in ${posts} of ${of} posts.`,
  },
  tone: (tone) => `The tone is ${tone}.`,
  tones: {
    professional: 'professional',
    casual: 'casual',
    authoritative: 'authoritative',
    conversational: 'conversational',
    inspirational: 'inspirational',
    educational: 'educational',
  },
  scales: ['formality', 'directness', 'confidence', 'energy'],
  levels: (scales) => `Of 10: ${scales}.`,
};

const GERMAN: InsightTexts = {
  read: (posts, sentences) =>
    `Gelesen: ${one(posts, 'Beitrag', 'Beiträge')}, ${one(sentences, 'Satz', 'Sätze')}.`,
  notEnough: 'Das reicht noch nicht, um eine Stimme zu hören.',
  onlyCounted: 'In der Sprache der Beiträge ist nur bekannt, was sich zählen lässt: weder Skalen noch Ton.',
  sentences: (words) => `Die Sätze haben im Schnitt ${one(words, 'Wort', 'Wörter')}.`,
  noQuestions: 'Keine Fragen an die Leser.',
  questions: (posts, of) => `Eine Frage steht in ${posts} von ${one(of, 'Beitrag', 'Beiträgen')}.`,
  noEmojis: 'Keine Emojis.',
  emojis: (perPost) => `Emojis: im Schnitt ${perPost} je Beitrag.`,
  hashtags: (perPost) => `Hashtags: im Schnitt ${perPost} je Beitrag.`,
  words: (words) => `Wörter, die wiederkehren: ${words}.`,
  phrase: {
    opening: (phrase, posts, of) => `Anfang in ${posts} von ${of} Beiträgen: „${phrase}“.`,
    address: (phrase, posts, of) => `Anrede in ${posts} von ${of} Beiträgen: „${phrase}“.`,
    closing: (phrase, posts, of) => `Schluss in ${posts} von ${of} Beiträgen: „${phrase}“.`,
    within: (phrase, posts, of) => `In ${posts} von ${of} Beiträgen steht „${phrase}“.`,
  },
  tone: (tone) => `Der Ton ist ${tone}.`,
  tones: {
    professional: 'sachlich',
    casual: 'locker',
    authoritative: 'bestimmt',
    conversational: 'im Gespräch',
    inspirational: 'ermutigend',
    educational: 'lehrend',
  },
  scales: ['Förmlichkeit', 'Direktheit', 'Sicherheit', 'Energie'],
  levels: (scales) => `Von 10: ${scales}.`,
};

const FRENCH: InsightTexts = {
  read: (posts, sentences) =>
    `${one(posts, 'post lu', 'posts lus')}, ${one(sentences, 'phrase', 'phrases')}.`,
  notEnough: 'Ce n’est pas encore assez pour entendre une voix.',
  onlyCounted: 'Dans la langue de ces posts, on ne sait que ce qui se compte : ni échelles ni ton.',
  sentences: (words) => `Les phrases ont ${one(words, 'mot', 'mots')} en moyenne.`,
  noQuestions: 'Aucune question aux lecteurs.',
  questions: (posts, of) => `Une question dans ${posts} posts sur ${of}.`,
  noEmojis: 'Aucun émoji.',
  emojis: (perPost) => `Émojis : ${perPost} par post en moyenne.`,
  hashtags: (perPost) => `Hashtags : ${perPost} par post en moyenne.`,
  words: (words) => `Mots qui reviennent : ${words}.`,
  phrase: {
    opening: (phrase, posts, of) => `Ouverture de ${posts} posts sur ${of} : « ${phrase} ».`,
    address: (phrase, posts, of) => `Adresse au lecteur dans ${posts} posts sur ${of} : « ${phrase} ».`,
    closing: (phrase, posts, of) => `Fin de ${posts} posts sur ${of} : « ${phrase} ».`,
    within: (phrase, posts, of) => `« ${phrase} » se trouve dans ${posts} posts sur ${of}.`,
  },
  tone: (tone) => `Le ton est ${tone}.`,
  tones: {
    professional: 'professionnel',
    casual: 'décontracté',
    authoritative: 'assuré',
    conversational: 'celui de la conversation',
    inspirational: 'inspirant',
    educational: 'pédagogique',
  },
  scales: ['formalité', 'franchise', 'assurance', 'énergie'],
  levels: (scales) => `Sur 10 : ${scales}.`,
};

const SPANISH: InsightTexts = {
  read: (posts, sentences) =>
    `${one(posts, 'publicación leída', 'publicaciones leídas')}, ${one(sentences, 'frase', 'frases')}.`,
  notEnough: 'Todavía no basta para oír una voz.',
  onlyCounted: 'En el idioma de estos textos solo se sabe lo que se puede contar: ni escalas ni tono.',
  sentences: (words) => `Las frases tienen ${one(words, 'palabra', 'palabras')} de media.`,
  noQuestions: 'Ninguna pregunta a los lectores.',
  questions: (posts, of) => `Hay una pregunta en ${posts} de ${one(of, 'publicación', 'publicaciones')}.`,
  noEmojis: 'Ningún emoji.',
  emojis: (perPost) => `Emojis: ${perPost} por publicación de media.`,
  hashtags: (perPost) => `Hashtags: ${perPost} por publicación de media.`,
  words: (words) => `Palabras que vuelven: ${words}.`,
  phrase: {
    opening: (phrase, posts, of) => `Comienzo de ${posts} de ${of} publicaciones: «${phrase}».`,
    address: (phrase, posts, of) => `Saludo a los lectores en ${posts} de ${of} publicaciones: «${phrase}».`,
    closing: (phrase, posts, of) => `Final de ${posts} de ${of} publicaciones: «${phrase}».`,
    within: (phrase, posts, of) => `«${phrase}» está en ${posts} de ${of} publicaciones.`,
  },
  tone: (tone) => `El tono es ${tone}.`,
  tones: {
    professional: 'profesional',
    casual: 'informal',
    authoritative: 'firme',
    conversational: 'de conversación',
    inspirational: 'inspirador',
    educational: 'didáctico',
  },
  scales: ['formalidad', 'franqueza', 'seguridad', 'energía'],
  levels: (scales) => `De 10: ${scales}.`,
};

export const INSIGHT_TEXTS: Readonly<Record<PostLanguage, InsightTexts>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};
