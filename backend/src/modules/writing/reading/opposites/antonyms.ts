import type { PostLanguage } from '@drumbeat/domain';
import { DEEDS, type Meaning } from './opposite-deeds.js';
import { MOVES } from './opposite-moves.js';
import { OUTCOMES } from './opposite-outcomes.js';
import { STATES } from './opposite-states.js';

/**
 * Opposites by what they mean, each in all four languages, so that none knows more than the others: the properties, directions, times and
 * deeds that people name by two words. "~" stands for what a form adds at its end, "…" for what stands between the parts of a German verb.
 */
const MEANINGS: readonly Meaning[] = [
  [
    'doubled|doubles|doubling / halved|halves|halving',
    'verdoppelt~|verdoppeln / halbiert~|halbieren',
    'doublé~|double / baissé de moitié|réduit de moitié|réduite de moitié|chuté de moitié',
    'duplic~|dobló|doblaron / a la mitad',
  ],
  // Properties of things.
  [
    'big|large|huge / small|tiny|little',
    'groß~|riesig~ / klein~|winzig~',
    'grand~|énorme~ / petit~|minuscule~',
    'grande~|enorme~ / pequeñ~|diminut~',
  ],
  ['long~ / short~', 'lang~ / kurz~', 'long~|longue~ / court~|bref|brève~', 'larg~ / cort~|breve~'],
  [
    'high~|tall~ / low~',
    'hoch|hohe~|höher|höhere[nmrs]?|höchste[nmrs]? / niedrig~',
    'haut~|élevé~ / bas|basse~',
    'alt~ / baj~',
  ],
  ['wide~|broad~ / narrow~', 'breit~ / schmal~|eng~', 'large~ / étroit~', 'anch~ / estrech~'],
  [
    'deep~ / shallow~',
    'tief~ / flach~|seicht~',
    'profond~ / peu profond~',
    'profund~|hond~ / poco profund~|superficial~',
  ],
  ['thick~ / thin~', 'dick~ / dünn~', 'épais|épaisse~ / mince~|fin|fine~', 'grues~ / fin|fina~|delgad~'],
  ['heavy|heavier / light|lighter', 'schwer~ / leicht~', 'lourd~ / léger~|légère~', 'pesad~ / liger~'],
  [
    'hot|hotter|warm~ / cold~|cool~',
    'heiß~|warm~ / kalt~|kühl~',
    'chaud~ / froid~|frais|fraîche~',
    'caliente~|cálid~ / frí~|fresc~',
  ],
  [
    'wet|damp / dry',
    'nass~|feucht~ / trocken~',
    'mouillé~|humide~ / sec|secs|sèche~',
    'mojad~|húmed~ / sec~',
  ],
  ['clean|spotless / dirty|filthy', 'sauber~ / schmutzig~|dreckig~', 'propre~ / sale~', 'limpi~ / suci~'],
  ['full|packed / empty', 'voll~ / leer~', 'plein~ / vide~', 'llen~ / vací~'],
  ['strong~ / weak~', 'stark~ / schwach~', 'fort|forte~|solide~ / faible~', 'fuerte~ / débil~'],
  ['hard~ / soft~', 'hart~ / weich~', 'dur~ / mou|molle~|tendre~', 'dur~ / bland~'],
  [
    'bright~ / dark~|dim',
    'hell~ / dunkel|dunkle~|finster~',
    'clair~|lumineux|lumineuse~ / sombre~',
    'clar~|luminos~ / oscur~',
  ],
  [
    'loud~|noisy / quiet~|silent',
    'laut~ / leise~|still~',
    'bruyant~ / silencieux|silencieuse~',
    'ruidos~ / silencios~',
  ],
  [
    'new|newer|brand-new / old|older|used(?! to)',
    'neu~ / alt~|gebraucht~',
    'neuf|neuve~|nouveau|nouvelle~ / vieux|vieille~|ancien|ancienne~',
    'nuev~ / viej~|antigu~|usad~',
  ],
  [
    'young~ / elderly|old|older',
    'jung~|jünger~ / alt~|älter~',
    'jeune~ / âgé~|vieux|vieille~',
    'joven|jóvenes / mayor|mayores|viej~',
  ],
  [
    'fast|quick~ / slow~',
    'schnell~|flott~ / langsam~',
    'rapide~|vite / lent~|lentement',
    'rápid~ / lent~|despacio',
  ],
  ['smooth~ / rough~', 'glatt~ / rau~', 'lisse~ / rugueux|rugueuse~', 'lis~ / áspe[^ ]+'],
  ['straight / crooked|bent', 'gerade~ / krumm~|schief~', 'droit~ / tordu~|penché~', 'rect~ / torcid~'],
  [
    'fresh / stale|rotten',
    'frisch~ / alt~|verdorben~',
    'frais|fraîche~ / rassis|rassise~|pourri~',
    'fresc~ / rancio|podrid~',
  ],
  [
    'whole|intact / broken|damaged',
    'heil~|ganz~|intakt~ / kaputt~|beschädigt~',
    'intact~|entier~ / cassé~|abîmé~',
    'enter~|intact~ / rot~|dañad~',
  ],
  [
    'cheap~ / expensive|dear~|pricey',
    'billig~|günstig~ / teuer~|teure~',
    'bon marché / cher~|chère~',
    'barat~ / car~',
  ],
  [
    'easy|easier|simple / difficult|hard|harder|tougher|complicated',
    'einfach~|leicht~ / schwierig~|kompliziert~|schwer~|härter',
    'facile~|simple~ / difficile~|compliqué~',
    'fácil~|sencill~ / difícil~|complicad~',
  ],
  [
    'safe~ / dangerous|risky',
    'sicher~ / gefährlich~|riskant~',
    'sûr~ / dangereux|dangereuse~|risqué~',
    'segur~ / peligros~|arriesgad~',
  ],
  [
    'good|great / bad|poor|terrible',
    'gut~ / schlecht~|miserabel',
    'bon|bonne~ / mauvais~',
    'buen~ / mal[oa]s?',
  ],
  [
    'better / worse|less well',
    'besser~ / schlechter~',
    'meilleur~|mieux|plus bien / pire~|moins bien|moins bon~',
    'mejor~ / peor~|menos bien',
  ],
  ['well|smoothly / badly|poorly', 'gut~|glatt / schlecht~|schief', 'bien / mal', 'bien / mal'],
  [
    'right|correct / wrong',
    'richtig~ / falsch~',
    'juste~|bon|bonne~ / faux|fausse~',
    'correct~ / equivocad~|erróne~',
  ],
  ['true / false|untrue', 'wahr~ / falsch~|gelogen', 'vrai~ / faux|fausse~', 'verdad|ciert~ / mentira|fals~'],
  [
    'public~ / private~|secret~',
    'öffentlich~ / privat~|geheim~',
    'public|publique~ / privé~|secret~',
    'públic~ / privad~|secret~',
  ],
  [
    'on time|punctual~|punctually / late',
    'pünktlich~ / verspätet~|zu spät',
    "à l['’]heure|ponctuel~ / en retard",
    'puntual~|a tiempo / tarde|con retraso',
  ],
  // Of people.
  ['rich~|wealthy / poor~|broke', 'reich~|wohlhabend~ / arm~|pleite', 'riche~ / pauvre~', 'ric~ / pobre~'],
  ['healthy|well / ill|sick', 'gesund~ / krank~', 'en bonne santé|sain~ / malade~', 'san~ / enferm~'],
  ['alive|living / dead', 'lebendig~|lebt|lebte / tot~|tote~', 'vivant~ / mort~', 'viv~ / muert~'],
  [
    'happy|glad|pleased|delighted / sad|upset|unhappy',
    'froh~|glücklich~|zufrieden~ / traurig~|unglücklich~|verärgert~',
    'heureux|heureuse~|content~ / triste~|fâché~',
    'feliz|felices|content~ / triste~|enfadad~',
  ],
  [
    'calm~ / nervous~|panicked',
    'ruhig~|gelassen~ / nervös~|aufgeregt~',
    'calme~ / nerveux|nerveuse~|paniqué~',
    'tranquil~ / nervios~',
  ],
  [
    'brave~|bold / afraid|scared|timid',
    'mutig~ / ängstlich~|feig~',
    'courageux|courageuse~ / peureux|peureuse~|effrayé~',
    'valiente~ / cobarde~|asustad~',
  ],
  [
    'polite~|kind~|friendly / rude~|unkind|hostile',
    'höflich~|freundlich~ / grob~|unhöflich~|unfreundlich~',
    'poli~|aimable~|gentil~ / grossier~|impoli~|désagréable~',
    'educad~|amable~ / grosser~|maleducad~|antipátic~',
  ],
  [
    'generous~ / stingy|mean|tight-fisted',
    'großzügig~ / geizig~|knauserig~',
    'généreux|généreuse~ / avare~|radin~',
    'generos~ / tacañ~',
  ],
  [
    'hard-working|diligent / lazy',
    'fleißig~ / faul~',
    'travailleur~|travailleuse~ / paresseux|paresseuse~',
    'trabajador~ / perezos~|vag[oa]s?',
  ],
  [
    'experienced / inexperienced|green',
    'erfahren~ / unerfahren~',
    'expérimenté~ / débutant~|inexpérimenté~',
    'experimentad~ / novat~|inexpert~',
  ],
  [
    'alone|by (?:my|him|her)self / together',
    'allein|alleine / zusammen|gemeinsam',
    'seul~ / ensemble',
    'sol[oa]s? / junt[oa]s',
  ],
  [
    'grateful / ungrateful',
    'dankbar~ / undankbar~',
    'reconnaissant~ / ingrat~',
    'agradecid~ / desagradecid~',
  ],
  // Where and when.
  [
    'up|upwards / down|downwards',
    'hinauf|hoch|nach oben / hinunter|runter|nach unten',
    'en haut|à la hausse / en bas|à la baisse',
    'arriba|al alza / abajo|a la baja',
  ],
  [
    'above / below|underneath',
    'oberhalb|über|(?<=(?:Wohnung|Etage|Stock|Stockwerk|Geschoss|Zimmer|Raum|Fach|Regal|Zeile)\\s)darüber / unterhalb|unter|(?<=(?:Wohnung|Etage|Stock|Stockwerk|Geschoss|Zimmer|Raum|Fach|Regal|Zeile)\\s)darunter',
    'au-dessus / en dessous|au-dessous',
    'encima / debajo',
  ],
  [
    'inside|indoors / outside|outdoors',
    'drinnen|innen / draußen|außen',
    "à l['’]intérieur|dedans / à l['’]extérieur|dehors",
    'dentro / fuera',
  ],
  [
    'near~|close|nearby / far|far away',
    'nah|nahe~ / fern~|weit weg',
    'près|proche~ / loin',
    'cerca|cercan~ / lejos|lejan~',
  ],
  [
    'front / back|rear',
    'vorne|vordere~ / hinten|hintere~',
    'devant|avant / derrière|arrière',
    'delante|delanter~ / detrás|traser~',
  ],
  ['north|northern / south|southern', 'Norden|nördlich~ / Süden|südlich~', 'nord / sud', 'norte / sur'],
  [
    'day|daytime / night|night-time',
    'Tag|tagsüber / Nacht|nachts',
    'jour|journée / nuit',
    'día|de día / noche',
  ],
  ['summer / winter', 'Sommer|sommers / Winter|winters', 'été / hiver', 'verano / invierno'],
  [
    'morning / evening',
    'Morgen|morgens / Abend|abends',
    'matin|matinée / soir|soirée',
    'por la mañana / por la noche|por la tarde',
  ],
  ['first / last', 'erste~ / letzte~', 'premier|première~ / dernier|dernière~', 'primer~ / últim~'],
  ...DEEDS,
  ...STATES,
  ...OUTCOMES,
  ...MOVES,
];

const ENDINGS: Readonly<Record<PostLanguage, string>> = {
  en: '(?:e?r|e?st|ly|s)?',
  // "Leiser" and "leisesten" of "leise".
  de: '(?:e[mnrs]?|er[en]?|[mnrs]|re[mnrs]?|sten?|innen|in)?',
  fr: '(?:es?|s|x)?',
  es: '(?:[oae]s?|es|s|mente)?',
};
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const satisfies readonly PostLanguage[];

/** "Nahm den Antrag an": the part of a German verb that ends its clause; elsewhere "an" begins something. */
const GAP = String.raw`(?:e?n|t)?\s(?:[^.,;:!?\n]{1,60}?\s)?`;
const AT_THE_END = String.raw`(?=[\s.,;:!?)–—]*$|[.,;:!?)]|\s(?:und|aber|oder|sondern|weil|denn|während|bis)\s)`;
/** "Länger", "größte" of "lang~" and "groß~". */
const MORE = '(?:er|ere[nmrs]?|e?ste[nmrs]?)';
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

function withForms(form: string, language: PostLanguage): string {
  const [one = '', part] = form.split('…');
  if (part !== undefined) return `${one}${GAP}${part}${AT_THE_END}`;
  if (!form.endsWith('~')) return form;
  const bare = form.slice(0, -1);
  const more =
    language === 'de' ? bare.replace(/[aou](?=[^aeiouäöü]+$)/u, (vowel) => UMLAUTS[vowel] ?? vowel) : bare;
  return `${bare}${ENDINGS[language]}${more === bare ? '' : `|${more}${MORE}`}`;
}

/** The pairs of a language, each side as the alternatives of a pattern. */
export function antonymsOf(language: PostLanguage): [one: string, other: string][] {
  return MEANINGS.map((meaning) => {
    const sides = meaning[LANGUAGES.indexOf(language)]?.split(' / ') ?? [];
    const [one = '', other = ''] = sides.map((side) =>
      side
        .split('|')
        .map((form) => withForms(form, language))
        .join('|'),
    );
    return [one, other];
  });
}
