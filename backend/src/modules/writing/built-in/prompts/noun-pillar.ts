import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { isNounPhrase } from '../profile/listed-problems.js';

import { wordSet } from '../../reading/words/word-patterns.js';

/** English shows an order by its verb alone: "Raise your prices". */
const VERBS_EN = wordSet(
  `ask avoid be become begin bring build choose decide do don't don’t earn explain find forget get give go grow have hire hold keep know learn
   leave let listen make manage never protect raise say see sell send speak stop talk teach tell think try write`,
);
/** These are nouns as well: "Work and family", "Price of a roof". */
const VERBS_OR_NOUNS_EN = wordSet(
  `answer buy call charge count cut dare fire fix help kill look measure move pay pick price put read run save serve set show shut spend start
   stay take treat trust turn use win work`,
);
const NOUN_AFTER = wordSet('and & or of in for at on vs is are was that which with without from to');
/** "Bien travailler": what stands before a verb. */
const BEFORE_INFINITIVE: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: /^(?:(?:bien|mieux|toujours|ne (?:pas|plus|jamais|rien)|savoir|se|s['’]|y|en|tout)\s*)+(?=\p{L})/iu,
  es: /^(?:(?:bien|mejor|siempre|nunca|no|cómo|saber|ya)\s+)+/iu,
};
/** Nouns that end as infinitives do. */
const NOUNS: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: /^(?:av?enir|loisir|plaisir|désir|souvenir|cuir|tir|noir|soir|espoir|miroir|couloir|trottoir|terroir|hiver|fer|mer|ver|cancer|enfer|leader|manager|designer|loyer|foyer|boucher|rocher|clocher|danger|berger|verger|boulanger|étranger|premier|dernier|\p{L}*(?:pap|mét|cah|chant|quart|atel|doss|courr|mob|fonc|panc|cour|hôtel|hosp|fich|sent|poir|pomm|charpent|financ|immobil|escal|jardin|menuis)ier)s?$/iu,
  es: /^(?:bar|hogar|lugar|mar|azúcar|taller|mujer|poder|alquiler|líder|placer|ayer|celular|militar|familiar|escolar|titular|auxiliar|pilar|par|pesar|carácter|máster|chófer)$/iu,
};
const INFINITIVES: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: /^\p{L}+(?:er|ir|oir)$|^(?:\p{L}*(?:prendre|mettre|faire|vendre|rendre|tendre|pondre|fendre|perdre|crire|lire|dire|duire|truire|suivre|vivre|battre|rompre|joindre|craindre|naître|croire|boire|plaire|clure|vaincre)|être)$/iu,
  es: /^\p{L}+[aeií]r(?:se|l[aeo]s?|nos|te|me)?$/iu,
};

/** "Auf den Dächern", "From the case book": no other preposition stands before one. */
const PREPOSITION: PerLanguage<RegExp> = {
  en: /^(?:on|in|at|from|with|without|behind|before|after|between|under|inside|outside|beyond|around|near|along)(?!\p{L})/iu,
  de: /^(?:auf|aus|in|im|an|am|bei|beim|mit|von|vom|vor|nach|zwischen|hinter|unter|über|ohne|für|gegen|zu|zum|zur|seit|trotz)(?!\p{L})/iu,
  fr: /^(?:dans|sur|à|au|aux|en|chez|avec|sans|pour|entre|derrière|avant|après|sous|vers)(?!\p{L})/iu,
  es: /^(?:en|con|sin|por|para|entre|tras|bajo|desde|hacia|detrás|dentro|fuera|antes|después|al)(?!\p{L})/iu,
};

/**
 * True for a pillar that does a noun's work in a sentence. An infinitive ("Die richtigen Fragen stellen", "To price well"), an order or a
 * sentence does not: nobody asks "before it is about to price well". In doubt it is none, for then the sentence only gets longer.
 */
export function isNounPillar(pillar: string, language: PostLanguage): boolean {
  if (PREPOSITION[language].test(pillar)) return false;
  if (language === 'en') return !isDoingEn(pillar);
  if (language === 'de') return isNounPhrase(pillar, language);
  return !isInfinitive(pillar, language) && isNounPhrase(pillar, language);
}

function isDoingEn(pillar: string): boolean {
  const [first = '', second] = pillar.toLowerCase().split(/[\s,:]+/u);
  if (first === 'to' || first === 'not') return second !== undefined;
  if (second === undefined) return false;
  return VERBS_EN.has(first) || (VERBS_OR_NOUNS_EN.has(first) && !NOUN_AFTER.has(second));
}

function isInfinitive(pillar: string, language: 'fr' | 'es'): boolean {
  const [first = ''] = pillar.replace(BEFORE_INFINITIVE[language], '').split(/[\s,:]+/u);
  return INFINITIVES[language].test(first) && !NOUNS[language].test(first);
}
