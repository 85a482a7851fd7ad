import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../per-language.js';
import { OPEN_WORDS } from './hesitations.words.js';
import { beginsClause, beginsWithTime } from './main-clauses.js';

/** Nobody posts that they dictate, or that they are about to tell. */
const DICTATES: PerLanguage<string> = {
  en: String.raw`(?:(?:this is|here['’]s|it['’]s) (?:just )?)?(?:(?:just )?(?:an? )?(?:quick |short |little )*(?:voice (?:note|memo|message)|dictation)|(?:just )?me (?:just )?(?:talking|speaking|dictating|recording|rambling))|this is for (?:the|my) (?:linkedin|post|blog)(?: thing| post| page| one)?|(?:i['’]m |i am )?(?:just )?(?:quickly )?(?:dictating|recording)(?: this| it)?(?: quickly| real quick)?|(?:i['’]ll |let me )(?:just )?(?:quickly )?(?:dictate|record) (?:this|it)(?: quickly)?|let me (?:quickly )?tell you(?: quickly)?(?: what happened)?`,
  de: String.raw`(?:(?:hier|das ist|nur|mal) )*(?:eine? )?(?:ganz )?(?:kurze? |schnelle )?(?:sprach(?:nachricht|memo|notiz)|diktat)|(?:ganz )?kurz diktiert|ich (?:diktiere?|diktier['’]s)(?: (?:das|es|dir|euch|ihnen|mal|jetzt|kurz|schnell|eben|gerade|hier))*|ich sprech(?:e|['’]s)? (?:das |es |dir |mal |jetzt |kurz |schnell |eben |gerade |hier )*(?:ein|auf|rein|drauf)|ich nehm(?:e|['’]s)? (?:das |es |mal |jetzt |kurz |schnell |eben |gerade |hier )*auf|ich erzähle? (?:dir|euch|ihnen) (?:mal )?(?:kurz|schnell)`,
  fr: String.raw`(?:(?:c['’]est|juste|voici) )*(?:une? )?(?:petite? )?(?:(?:mémo|message) vocal|note vocale)|je (?:vous |te |me )?(?:dicte|note|enregistre)(?: ça| ceci| un (?:petit )?(?:mémo|vocal|message)(?: vocal)?| vite fait| vite| rapidement| pour (?:plus tard|moi|mémoire|ne pas oublier))*|je (?:te|vous) raconte (?:ça )?(?:vite fait|vite|rapidement|en deux mots)`,
  es: String.raw`(?:(?:esto es|va) )?(?:una? )?(?:nota|mensaje|audio) de voz|(?:te |os |les |me )?(?:dicto|grabo)(?: esto| un audio| una nota| rápido| rapidito| un momento| ahora)*|(?:te|os|les) cuento (?:rápido|rapidito|rápidamente|una cosa)(?: lo del? \p{L}+)?`,
};
/** Where and why: a conjunction with its subject and verb, or a preposition before what people dictate in; its words follow. */
const WHY: PerLanguage<string> = {
  en: String.raw`(?:cos|cause|['’]cause|coz|because|as|while|before|since) (?:i['’]m|i am|i['’]ve|i|we['’]re|it['’]s)|in case i|(?:into|from|in|on|at|between)(?= (?:\p{L}+ )?(?:phone|car|van|cab|truck|lorry|train|bus|bike|taxi|plane|way|road|move|walk|motorway|traffic|platform|airport|jobs|meetings|calls)(?!\p{L}))`,
  de: String.raw`(?:weil|während|bevor|solange|damit) (?:ich['’]s|ich|wir|es)|(?:im|in|aus|am|auf|beim|vom|zwischen)(?= (?:\p{L}+ )?(?:auto|wagen|handy|telefon|zug|bus|bahn|weg|fahrrad|rad|taxi|flieger|stau|gehen|fahren|laufen|ampel|terminen?)(?!\p{L}))`,
  fr: String.raw`(?:parce que|car|pendant que|tant que|avant que|comme) (?:je suis|j['’]ai|j['’]y pense|je|on est|on)|avant d['’]|(?:dans|en|sur|au|depuis|entre)(?= (?:\p{L}+ )?(?:voiture|train|bus|métro|vélo|taxi|route|chemin|marchant|conduisant|téléphone|rendez-vous|camion)(?!\p{L}))`,
  es: String.raw`(?:porque|mientras|que|ya que|antes de que) (?:estoy|voy|si no|se me|me|tengo|vamos|estamos)|(?:desde|en|entre)(?= (?:\p{L}+ )?(?:coche|carro|furgo|furgoneta|tren|metro|bus|bici|moto|taxi|camino|semáforo|teléfono|móvil|atasco|reuniones)(?!\p{L}))`,
};
const WORDS_MAX = 8;

/**
 * The text behind what somebody says of their dictating before all else: "ok so voice note cos I'm driving um". Where it is not clear where that ends,
 * all of it stays. @param leads what somebody begins to speak with @param sounds of hesitation; both as patterns
 */
export function withoutDictation(
  text: string,
  language: PostLanguage,
  leads: string,
  sounds: string,
): string {
  const opening = `^\\s*(?:(?:${leads}|${sounds}|eh|oh|ah)[\\s,.…:]+)*`;
  const said = new RegExp(`${opening}(?:${DICTATES[language]})(?![\\p{L}'’])`, 'iu').exec(text)?.[0];
  if (said === undefined) return text;
  const starts = new RegExp(`^(?:${leads}|${sounds}|resulta que)(?![\\p{L}'’])`, 'iu');
  const begins = (rest: string) =>
    starts.test(rest) || beginsClause(rest, language) !== null || beginsWithTime(rest, language);
  const sound = new RegExp(
    `^(?:(?:${sounds})(?![\\p{L}'’])[\\s,.…]*)+(?=(?:${WHY[language]})(?![\\p{L}'’]))`,
    'iu',
  );
  const rest = text.slice(said.length).replace(/^[\s,.:…–-]+/u, '');
  if (rest !== '' && /^[^\S\n]*[.:\n]/u.test(text.slice(said.length))) return rest;
  return behind(rest.replace(sound, ''), language, begins) ?? text;
}

/** What begins behind as many reasons as there are; null where nothing surely does. */
function behind(given: string, language: PostLanguage, begins: (rest: string) => boolean): string | null {
  const rest = given.replace(/^[\s,.:…–-]+/u, '');
  if (rest === '') return null;
  const why = new RegExp(`^(?:${WHY[language]})(?![\\p{L}'’])`, 'iu').exec(rest)?.[0];
  if (why === undefined) return begins(rest) ? rest : null;
  const words = [...rest.slice(why.length).matchAll(/[^\s.,;]+/gu)].slice(0, WORDS_MAX);
  for (const { 0: word, index } of words) {
    const end = why.length + index + word.length;
    if (OPEN_WORDS[language].test(rest.slice(0, end))) continue;
    const next = rest.slice(end);
    const isMarked = /^[.;\n]/u.test(next);
    const left = next.replace(/^[\s,.;:…–-]+/u, '');
    if (left === '') return null;
    if (isMarked || begins(left)) return left;
    const further = new RegExp(`^(?:${WHY[language]})(?![\\p{L}'’])`, 'iu').test(left);
    if (further) return behind(next, language, begins);
  }
  return null;
}
