import type { PerLanguage } from '../words/per-language.js';

/** Sounds that are no word of their language: "um" is one in German, "eh" and "er" are, too. */
export const SOUNDS: PerLanguage<string> = {
  en: 'u+m+|u+h+m*|e+rm+|uhh+|er(?=[\\s\uE002]+(?:[Ii]|we|he|she|they|it|so|and|\\p{L}{3,}ed)(?![\\p{L}]))',
  de: 'ä+h+m*|ä+m+|ö+h+m*|e+hm+',
  fr: 'e+uh+|h+eu+h*|e+hm+',
  es: 'e+h+m*|e+m+|m{3,}',
};
/** Sounds that are a word, a unit or an answer as well: they count where commas part them from all else. */
export const PARTED_SOUNDS: PerLanguage<string> = {
  en: 'er|hm+|mm+|mhm',
  de: 'hm+|mhm|öm',
  fr: 'hum|hm+|hem|mm+',
  es: 'hm+|mm+',
};
/** What is said for its sound alone, between commas or before the end. */
export const TAGS: PerLanguage<string> = {
  en: '(?<!left, )right|you know(?: what i mean)?|i mean|like|you see|kind of thing|and stuff|and so on and so forth',
  de: 'ne|nech|nicht wahr|gell|woll|also wirklich|weißt du|wissen Sie|wissen sie|weißte|verstehste|sag ich mal|sage ich mal|sagen wir mal|tja|naja|na ja|nun ja|genau',
  fr: 'hein|ben|bah|quoi|voilà|tu vois|vous voyez|tu sais|vous savez|disons|on va dire|bon',
  es: 'o sea|este|pues|bueno|digamos|¿no\\?|¿sabes\\?|¿vale\\?|¿verdad\\?|¿eh\\?|¿me explico\\?|sabes|vale|ya sabes|oye|mira',
};
/** The same before a sound, where a clause begins: "et euh ben on a", "bueno pues eh". */
export const BEFORE_SOUND: PerLanguage<string> = {
  en: 'you know|i mean',
  de: 'also|naja|na ja',
  fr: 'ben|bah|donc voilà|voilà|bon',
  es: 'bueno pues|pues|o sea|bueno',
};
/** And behind one, where what follows shows that they are no other word. */
export const BEHIND_SOUND: PerLanguage<string> = {
  en: 'you know(?= (?:i|we|he|she|they|it|the|last|then|there)(?![\\p{L}]))|i mean(?= (?:i|we|he|she|they|it|the)(?![\\p{L}]))',
  de: 'also(?= (?:ich|wir|er|sie|es|man|der|die|das|da)(?![\\p{L}]))|naja|na ja',
  fr: "(?:ben|bah|bon)(?=,? (?:(?:je|on|ils?|elles?|ça|nous|vous|tu|là)(?![\\p{L}])|[jc]['’]))|(?:donc )?voilà",
  es: 'pues|o sea(?! que)',
};
/** They ask whether somebody listens, between what is said before and behind. */
export const CHECKS = /^(?:ne|nech|gell|woll|hein|voilà|o sea|¿.*\?|right)$/iu;
/** What was done stands behind it. */
export const PERFECT: Partial<PerLanguage<RegExp>> = {
  en: /(?<![\p{L}])(?:have|has|had) (?:given|made|found|bought|sold|sent|got|told|seen|brought|built|put|paid)$/iu,
  fr: /(?<![\p{L}])(?:ai|a|as|ont|avons|avait|avaient|avais) (?:donné|fait|trouvé|acheté|vendu|envoyé|mis|pris|vu|payé|reçu|posé|changé)$/iu,
  es: /(?<![\p{L}])(?:he|ha|han|hemos|había|habían|habíamos) (?:dado|hecho|encontrado|comprado|vendido|enviado|puesto|visto|pagado|traído|cambiado)$/iu,
};
/** "Gone, uh, almost two weeks": what is added stands behind a comma, unless a verb has nothing yet that it is done to. */
export const ADDS: PerLanguage<RegExp> = {
  en: /^(?:an?|almost|nearly|about|maybe|no|not|sorry|actually|\p{N}+)(?![\p{L}])/iu,
  de: /^(?:eine?[nmrs]?|fast|etwa|ungefähr|so|nein|nicht|kein\p{L}*|quatsch|\p{N}+)(?![\p{L}])/iu,
  fr: /^(?:une?|presque|environ|non|pas|enfin|\p{N}+)(?![\p{L}])/iu,
  es: /^(?:una?|casi|unos|unas|no(?=,)|perdón|\p{N}+)(?![\p{L}])/iu,
};
export const AWAITS =
  /(?:^|[.!?,;:\n]\s*|(?<![\p{L}])(?:i|we|he|she|they|it|you|who|and|but|ich|wir|er|sie|es|man|je|tu|on|il|elle|ils|elles|yo|que|qui|et|y)\s)\p{L}+$/iu;

/** A conjunction or a pronoun that a clause begins with keeps the comma before it. */
export const OPENS_CLAUSE: PerLanguage<RegExp> = {
  en: /^(?:and|but|so|because|which|who|then|or|while|although|though)(?![\p{L}'’])/iu,
  de: /^(?:und|aber|sondern|weil|dass|wenn|ob|denn|obwohl|damit|also|oder|während|bis|wo|was|wie)(?![\p{L}])/iu,
  fr: /^(?:et|mais|donc|parce|car|quand|alors|puis|ou|si)(?![\p{L}'’])/iu,
  es: /^(?:y|e|pero|porque|cuando|así|entonces|o|aunque|si)(?![\p{L}])/iu,
};
/** Words behind which none can stand: "the, uh, valve", "hat, äh, dreimal". */
export const OPEN_WORDS: PerLanguage<RegExp> = {
  en: /(?<![\p{L}'’])(?:the|an?|my|our|his|her|its|their|this|these|those|of|in|on|at|to|for|from|with|by|about|into|over|under|is|are|was|were|be|been|has|have|had|will|would|can|could|should|must|and|or|but|so|because|that|who|which|when|if|said|says|i|we|he|she|they|it|you|very|really|too|just|about|like|not|no|\p{N}+)$/iu,
  de: /(?<![\p{L}])(?:der|die|das|den|dem|des|(?:k|m|d|s)?eine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|diese[nmrs]?|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|für|über|unter|vor|um|gegen|durch|ist|sind|war|waren|bin|hat|habe|hab|haben|hatten?|wird|wurden?|kann|muss|soll|will|und|oder|aber|weil|dass|wenn|sagt|sagte|ich|wir|er|sie|es|man|du|so|sehr|nicht|nur|dann|da|\p{N}+)$/iu,
  fr: /(?<![\p{L}])(?:l[ea]s?|une?|des?|du|au|aux|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cette|ces|à|en|dans|sur|pour|par|avec|sans|chez|est|sont|était|ai|as?|ont|avait|va|et|ou|mais|donc|parce que|que|qui|quand|si|je|tu|il|elle|on|nous|vous|ils|elles|dit|pas|très|plus|\p{N}+)$/iu,
  es: /(?<![\p{L}])(?:el|la|los|las|una?|unos|unas|mis?|nuestr[oa]s?|sus?|est[ea]|es[ea]|de|del|a|al|en|con|por|para|sin|sobre|es|son|era|fue|está|estaba|ha|han|he|hemos|había|va|y|o|pero|porque|que|cuando|si|yo|él|ella|me|te|se|nos|le|lo|dice|dijo|no|muy|más|\p{N}+)$/iu,
};
/** "Der hat, ähm, der rechnet": begun again with another verb, where the first one said nothing yet. */
export const BEGUN: Partial<PerLanguage<string>> = {
  en: "(?<again>i|he|she|it|we|they|you)(?: (?:was|is|has|had|have|were|are|did|would|could)|['’](?:s|d|m|ve|re|ll))",
  de: '(?<again>ich|er|sie|es|wir|man|der|die|das) (?:hat|habe|hab|haben|hatte|ist|bin|sind|war|wird|kann|muss|will)',
  fr: '(?<again>il|elle|on|ils|elles|je|tu|ça) (?:a|est|était|avait|ont|sont|va|peut|doit)',
};
/** Where no comma shows them: what goes on behind them does. */
export const BARE_CHECKS: PerLanguage<RegExp> = {
  en: /(?<!(?<![\p{L}])(?:do|did|if|as|what|all|that|way|how|let|than|you|they|i|we))(?<=\p{L}),? you know(?=,? (?:and|but|so|because)(?![\p{L}])|[.!]|$)/gmu,
  de: /(?<!(?<![\p{L}])(?:sag\p{L}*|gesagt|mein\p{L}*|dann|nur|auch|so|wie|für|auf|über|um|und|oder))(?<=\p{L})(?:, (?:ne|nech|gell)(?!,)| (?:ne|nech|gell))(?:\?|(?=,| (?:und|aber|weil|dann)(?![\p{L}])|[.!]|$))/gmu,
  fr: /(?<=\p{L})(?:, hein(?!,)| hein)(?=,? (?:et|mais|donc|alors|parce|puis)(?![\p{L}])|[.!,]|$)/gmu,
  es: /(?<=\p{L}),? ¿(?:no|sabes|vale|verdad|eh)\?(?=,? (?:y|pero|porque|entonces)(?![\p{L}]))/gmu,
};
/** "An um", "she says um.": somebody speaks of the sound. */
export const NAMED_SOUND =
  /(?<![\p{L}])(?:an|every|each|no|single|(?:k|jed)?eine?[nms]?|jedes|chaque|aucun|cada|ningún)\s$|(?<![\p{L}])(?:an|["„“«])\s?$/iu;
