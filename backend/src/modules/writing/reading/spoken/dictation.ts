import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../per-language.js';
import { OPEN_WORDS } from './hesitations.words.js';
import { beginsClause, beginsWithTime, beginsWithVerb } from './main-clauses.js';

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
/** "Recording the lift was a pain", "je note le numéro il est faux": with no object yet, the noun behind may be one. */
const BARE_VERB: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:dictating|recording)(?: quickly| real quick)?$/iu,
  de: /(?<!\p{L})diktiere?(?: (?:dir|euch|ihnen|mal|jetzt|kurz|schnell|eben|gerade|hier))*$/iu,
  fr: /(?<!\p{L})(?:dicte|note|enregistre)(?: vite fait| vite| rapidement)*$/iu,
  es: /(?<!\p{L})(?:dicto|grabo)(?: rápido| rapidito| un momento| ahora)*$/iu,
};
/** What they say may go on: "a voice note I got from Brad", "auf dem Rückweg ein", "das ein Kunde", "Sprachnotiz der Chefin". */
const GOES_ON: Partial<PerLanguage<readonly (readonly [RegExp, RegExp])[]>> = {
  en: [[/(?:note|memo|message|dictation)$/iu, /^(?:i|we|you|he|she|they|it)(?!\p{L})/iu]],
  de: [
    [
      /(?<!\p{L})d?r?auf$/iu,
      /^(?:de[rnm]|die|das|(?:[kmds]|uns)?eine?[nmr]?|unser\p{L}*|ihr\p{L}*|jede\p{L}*)(?!\p{L})/iu,
    ],
    [/(?<!\p{L})ein$/iu, /^(?!(?:[Dd](?:er|ie|as)|[Mm]eine?|[Uu]nsere?|[Ff]rau|[Hh]err)(?!\p{L}))\p{Lu}/u],
    [/(?:nachricht|memo|notiz|diktat)$/iu, /^(?:der|des|\p{L}*[ms]einer|unserer|ihrer)(?!\p{L})/iu],
  ],
};
/** An article or a preposition, behind which a clause has its verb before anything else; those of time stand in other rules. */
const PHRASE: PerLanguage<RegExp> = {
  en: /^(?!in (?:the end|\p{L}+ (?:days|weeks|months|years))|(?:on|over|since|until|by|during) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun|week|day|last|this|next|then|night|summer|winter|spring))(?:on|over|since|until|by|during) the(?!\p{L})/iu,
  de: /^(?:de[rnm]|die|das|[kmds]?eine?[nmr]?|unser\p{L}*|ihr\p{L}*|am|im|bei|nach|vor)(?!\p{L})/iu,
  fr: /(?!)/u,
  es: /^a (?!las (?!\p{L}+as )|los (?:\p{L}+|\p{N}+) (?:días|meses|años|minutos)|la (?:semana|hora|una|mañana))(?:la|las|los)(?!\p{L})/iu,
};
const PARTS = /^(?:ich|wir|er|sie|es|man|du|ein|auf|rein|drauf|ab|mit)(?!\p{L})/iu;
/** "Because I heard she left": what they heard is told. */
const TELLS =
  /(?<!\p{L})(?:heard|told|know|think|thought|said|says?|saw|see|felt|hope|guess|noticed|found|denke?|dachte|glaube?|weiß|wusste|hörte?|gehört)$/iu;

/** True where the text begins in the middle of a clause: "dem Rückweg ein wir waren", "ein wir waren", "am Steuer wir waren". */
function isTorn(rest: string, language: PostLanguage): boolean {
  if (!PHRASE[language].test(rest)) return false;
  if (language !== 'de') return true;
  const words = [...rest.matchAll(/\S+/gu)].slice(1, 5).map(({ index }) => rest.slice(index));
  const verb = words.findIndex((left) => beginsWithVerb(left, language));
  const part = words.findIndex((left) => PARTS.test(left));
  return verb === -1 || (part !== -1 && part < verb);
}

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
  const starts = new RegExp(`^(?:(?:${leads}|${sounds}|resulta que)(?![\\p{L}'’])[\\s,.…]*)+`, 'iu');
  const begins = (rest: string) => {
    const led = starts.exec(rest)?.[0] ?? '';
    const clause = rest.slice(led.length);
    if (/(?:resulta que|(?:pues|y) nada(?:,? que)?)[\s,.…]*$/iu.test(led)) return true;
    if (isTorn(clause, language)) return false;
    if (beginsClause(clause, language) !== null || beginsWithTime(clause, language)) return true;
    // "So brad called": a name that was heard without its capital.
    return led !== '' && beginsWithVerb(clause.replace(/^\S+\s+/u, ''), language);
  };
  const sound = new RegExp(
    `^(?:(?:${sounds})(?![\\p{L}'’])[\\s,.…]*)+(?=(?:${WHY[language]})(?![\\p{L}'’]))`,
    'iu',
  );
  const rest = text.slice(said.length).replace(/^[\s,.:…–-]+/u, '');
  if (rest !== '' && /^[^\S\n]*[.:\n]/u.test(text.slice(said.length))) return rest;
  const isObject = BARE_VERB[language].test(said) && beginsClause(rest, language) === 'by a noun';
  const goesOn = GOES_ON[language]?.some(([end, next]) => end.test(said) && next.test(rest)) ?? false;
  if (isObject || goesOn) return text;
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
    const next = rest.slice(end);
    if (TELLS.test(rest.slice(0, end))) return null;
    if (OPEN_WORDS[language].test(rest.slice(0, end))) {
      // "Im Auto ein wir waren": a clause begins where none can.
      if (/^\s(?:ich|wir|er|es|man)(?!\p{L})/iu.test(next) && begins(next.trimStart())) return null;
      continue;
    }
    const isMarked = /^[.;\n]/u.test(next);
    const left = next.replace(/^[\s,.;:…–-]+/u, '');
    if (left === '') return null;
    if (isMarked || begins(left)) return left;
    const further = new RegExp(`^(?:${WHY[language]})(?![\\p{L}'’])`, 'iu').test(left);
    if (further) return behind(next, language, begins);
  }
  return null;
}
