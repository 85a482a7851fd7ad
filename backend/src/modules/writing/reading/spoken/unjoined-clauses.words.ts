import type { PerLanguage } from '../words/per-language.js';
import { DAY_SOURCE, MONTH_SOURCE } from '../times/calendar-names.js';
import { TO_TWELVE_SOURCE } from '../figures/number-names.js';

/** Words that a clause begins with and that no clause before it can have as its object, where it begins without any conjunction. */
export const BEGINS: PerLanguage<RegExp> = {
  // "The van we bought" is one thing, and so is "the week we left it": only behind what no clause tells more of.
  en: /(?<=(?<![\p{L}])(?:me|us|him|anyway|though|either|yesterday|today|again|ago|later|too|already|(?<!(?<!\p{L})(?:the|that|every|each|first|last|next) )(?:hours?|minutes?|days?|weeks?|months?|years?|quid|pounds|euros|dollars))) (?=(?:i|we|he|she|they|it)(?:['’](?:s|re|ve|m|d|ll)|\s+\p{L}))/giu,
  de: / (?=(?:der|die|das|er|sie|es|ich|wir|da|dann) \p{Ll})/gu,
  fr: / (?=(?:elles?|ils?|on) (?!et(?!\p{L})|aussi)\p{L}|(?:elle|il) s['’]|c['’](?:est|était)|j['’](?:ai|avais)|je \p{L}|(?:elle|il) m['’]|personne (?:ne|n['’]))/giu,
  es: /(?!)/gu,
};

/** What stands before such a word and belongs to its clause. */
export const BELONGS: PerLanguage<RegExp> = {
  en: /(?:\b(?:and|but|so|that|if|when|because|than|what|how|where|why|let|make|made|help|helped|saw|heard|is|was) )(?:me|us|him)?$/iu,
  de: /(?<![\p{L}])(?:und|oder|aber|sondern|denn|weil|dass|ob|obwohl|damit|bevor|nachdem|während|solange|sobald|falls|wenn|als|wie|wo|was|wer|warum|bis|dann|da|doch|nur|auch|noch|erst|den|der|die|das|dem|in|an|auf|mit|von|zu|für|um|bei|nach|vor|über|aus|durch|gegen|ohne|seit|wegen|sage?n?|gesagt|gemeint|gefragt|\p{L}+(?:t|te|ten|e))$/iu,
  fr: /(?<![\p{L}])(?:et|ou|mais|donc|alors|puis|que|qui|quand|si|comme|où|dont|car|parce qu['’]?|ce que|ce qu['’]?|dit|dis|disait|pense|crois|sais|répond\p{L}*|demand\p{L}*|est|a|peut-être|après|maintenant|là|bon|voilà|enfin|hier|là-bas|depuis|finalement|moi|toi|eux)$|['’]$/iu,
  es: /(?!)/u,
};

/** When it was: whoever tells a story says it at the end of a clause. "The Monday we left" is told more of, and "may" is a verb as well. */
const WHEN_EN = String.raw`(?<!(?<!\p{L})the )(?:(?:${DAY_SOURCE.en})s?|${MONTH_SOURCE.en.replace('|May', '')}|(?:19|20)\p{N}{2})|(?:last|this|every|each) (?:week|month|year|summer|winter|spring|autumn|night|morning|time)|since then|(?:for|in) (?:a|an|\p{L}+|\p{N}+) (?:hours?|minutes?|days?|weeks?|months?|years?)`;
const WHEN_FR = String.raw`(?<!(?<!\p{L})(?:du|le|au) )(?:${DAY_SOURCE.fr})|tous les \p{L}+|le (?:matin|soir|lendemain)|en (?:${MONTH_SOURCE.fr}|(?:19|20)\p{N}{2})|(?:pendant|depuis) (?:\p{L}+|\p{N}+) (?:jours?|semaines?|mois|ans?)|la semaine dernière|l['’]an dernier`;
const WHEN_ES = String.raw`(?:el|los) (?:(?:${DAY_SOURCE.es})s?)|por la (?:mañana|tarde|noche)|en (?:${MONTH_SOURCE.es}|(?:19|20)\p{N}{2})|(?:durante )?(?:un|${TO_TWELVE_SOURCE.es}|\p{N}+) (?:días?|semanas?|meses|mes|años?)|todas las \p{L}+|todos los \p{L}+|la semana pasada|el año pasado|ayer`;

/** With these a clause is whole, and nothing behind them can be its object or tell more of its last noun. */
export const ENDS_WHOLE: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’])(?:${WHEN_EN}|back|away|home|there|again|anyway|together|yesterday|ago|(?<!(?<!\p{L})(?:to|of|for|with|from|in|on|at|by) )(?:it|them)|on (?:its|his|her|their|my|our) own)$`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:zurück|(?:war|ist|waren|sind) (?:nicht |schon |ganz |wieder )?(?:aus|an|zu|auf|weg|kaputt|offen|leer|voll|fertig|undicht|verstopft|defekt|gut|fort|nass|trocken|kalt|heiß|zu spät))$`,
    'iu',
  ),
  fr: new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${WHEN_FR}|chez (?:nous|lui|eux|moi)|plus tard)$`, 'iu'),
  es: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${WHEN_ES}|otra vez|de nuevo|allí|aquí|más tarde|a casa)$`,
    'iu',
  ),
};

/** A German participle, which ends what "hat" or "ist" has begun, as far as its form shows it. */
export const PARTICIPLE_DE =
  /(?<![\p{L}])(?:(?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen|weiter|rein|raus|runter|hoch)?ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{2,}(?:t|en)|\p{L}{3,}iert)$/iu;
export const PERFECT_DE =
  /(?<![\p{L}])(?:hab|habe|hat|haben|hatten?|ist|sind|bin|war|waren|wurden?|wird|worden)(?![\p{L}])/iu;
/** Said or asked: what follows is what was said. */
export const SAID_DE =
  /(?:ge(?:sagt|fragt|meint|dacht|hört|wusst|glaubt|merkt|sehen|schrieben|hofft)|erzählt|behauptet|versprochen|erfahren|verstanden|überlegt|bemerkt)$/iu;

const FINITE_ES = String.raw`(?:\p{L}{2,}(?:ó|[aei]mos|aron|ieron|aba|aban)|(?!(?:café|bebé|porqué|comité)(?!\p{L}))\p{L}{3,}é|fui|fue|era|eran|estaba|hice|hizo|dije|dijo|tuve|tuvo|puse|puso|vino|vine)`;
const NO_VERBS_ES = String.raw`(?!(?:últimos|próximos|primos|\p{L}*gramos|tramos|ramos|extremos|máximos|mínimos|racimos|mimos|íntimos|séptimos|décimos)(?!\p{L}))`;
const CLITICS_ES = String.raw`(?:no )?(?:(?:me|te|se|nos|le|les) )?(?:(?:lo|la|los|las) )?`;
/** A clause of Spanish that begins with its verb, where the one before it has ended. */
export const SPANISH_CLAUSE = new RegExp(
  String.raw`^${CLITICS_ES}${NO_VERBS_ES}${FINITE_ES}(?![\p{L}])(?! (?:que|a \p{L}+[aei]r)(?![\p{L}]))`,
  'iu',
);
/** The same of the author's own deed, or of nobody: no noun before it can be its subject, and Spanish tells more of one with "que" alone. */
export const OWN_CLAUSE_ES = new RegExp(
  String.raw`^(?:${CLITICS_ES}${NO_VERBS_ES}(?:\p{L}{2,}[aei]mos|(?!(?:café|bebé|porqué|comité)(?!\p{L}))\p{L}{3,}é|fui|hice|dije|tuve|puse|vine)(?![\p{L}])(?! que(?![\p{L}]))|nadie (?:(?:me|se|nos|le|les|lo|la) )*(?:ha|han|había|\p{L}{2,}(?:ó|aba|ía|a|e))(?![\p{L}]))`,
  'iu',
);
/** What has a verb of its own: "the driver we trained" is told more of, "le gars de l'assurance" and "la harina" have none. */
export const HAS_CLAUSE: PerLanguage<RegExp> = {
  en: /^(?!(?:(?:last|this|next) \p{L}+ )?(?:the|an?|my|our|this|that|every) (?:\p{L}+ ){1,2}(?:i|we|he|she|they|you) )/iu,
  de: /^/u,
  fr: /^(?!(?:(?:le|la|les|mon|ma|mes|ce|cet|cette|un|une|notre|nos|son|sa) |l['’])\p{L}+(?: (?:du |des |de la |de l['’]|de |d['’]|à |en )\p{L}+)?$)/iu,
  es: new RegExp(
    String.raw`(?<![\p{L}])${NO_VERBS_ES}(?:${FINITE_ES}|es|son|hay|está|están|tiene|tienen|ha|han|he|quería|tenía|hacía|podía|decía|sabía|venía|salía|vivía|parecía|debía|pedía|seguía|llega|viene|dice|vienen|cuesta|sale)(?![\p{L}])`,
    'iu',
  ),
};

/** When or how it was may belong to what follows: "vienen aquí ahora vendemos más". */
export const FRONTED_ES =
  /(?<![\p{L}])(?:ahora|luego|después|entonces|ya|ayer|hoy|siempre|nunca|solo|sólo|también|tampoco|casi|así|además|(?:el|los|la|las|un|una|ese|este|cada|otro|otra|aquel|esa|esta) (?:\p{L}+ )?(?:día|días|vez|semana|mes|meses|año|años|rato|tarde|noche|mañana|verano|invierno|pasad[oa])|en \p{L}+|al (?:final|principio|día siguiente))$/iu;
/** No verb has another one for its object without "que" or an infinitive: "no calentaba fui por la tarde". */
export const SPANISH_VERB = new RegExp(
  String.raw`(?<![\p{L}])(?!(?:para|había|habían|estaba|estaban|era|eran|fue|dijo|dije|vamos|vemos|tenemos|hemos)$)${NO_VERBS_ES}${FINITE_ES}$`,
  'iu',
);

/** Who did something to what was named already: a relative clause has no "it" of its own. */
export const FILLED_EN =
  /^(?:i|we|he|she|they|nobody|everybody|my \p{L}+|the \p{L}+) (?:\p{L}{3,}ed|told|gave|sold|bought|made|took|put|left|found|kept|held|built|drove|sent|showed|rang|got|did|broke|brought|cut|hid|threw|lost) (?:it|them|him|us|me)(?![\p{L}'’])(?! (?:to|for|with|from|in|on|at|about|of|into|by)(?: (?:is|was|were|are|had|has|got|left|came|went|did)(?!\p{L})|$))/iu;
/** "The day he told me", "the way she held it": when, how and why have no gap either. Nor has what somebody knows or hopes. */
export const OPEN_EN =
  /(?<![\p{L}])(?:day|week|month|year|time|moment|minute|hour|night|morning|afternoon|evening|summer|winter|spring|autumn|way|reason|place|point|first|fact|idea|know|knew|think|hope|wish|believe|guess|feel|felt|suppose|see|saw|bet|mean|meant|sure|glad|sorry|afraid|happy|proud|lucky|certain|aware|clear|once|since|before|after|until|till|as|like|than|so|such|every|each|any)$/iu;
