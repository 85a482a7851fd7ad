/**
 * Sources of patterns (flags `iu`) for the forms of French and Spanish verbs by their infinitive: an ending of it, and what stands in
 * its place. Compounds of a verb go as it does ("remettre", "proponer"); nouns that only end so ("affaire", "avenir") are no compounds.
 */
type VerbClass = readonly [ending: RegExp, forms: string];

const AFTER_R = '(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)';
const PAST = '(?:ais|ait|ions|iez|aient)';
const PARTICIPLE = 'ue?s?';
/** Of most verbs outside of the group in "-er": "vendons", "vendant", "vendait". */
const PLURAL = `ons|ez|ent|es?|ant|${PAST}`;

const FRENCH: readonly VerbClass[] = [
  [
    /^être$/u,
    `(?:être|suis|est?|sommes|êtes|sont|été|étant|ét${PAST}|ser${AFTER_R}|soi[st]|soient|soyons|soyez|fut|furent)`,
  ],
  [
    /^avoir$/u,
    `(?:avoir|ai|as|a|avons|avez|ont|ayant|av${PAST}|eue?s?|aur${AFTER_R}|aies?|ait|aient|ayons|ayez|eut|eurent)`,
  ],
  [/^aller$/u, `(?:vais|vas?|vont|all(?:er|ons|ez|ée?s?|ant|${PAST})|ir${AFTER_R}|aill(?:es?|ent))`],
  [
    /(?<=^(?:re|dé|satis|contre)?)faire$/u,
    `f(?:ai(?:re|[st]|tes?|ts|sons|sant|s${PAST})|ont|er${AFTER_R}|ass(?:es?|ent|ions|iez)|it|irent)`,
  ],
  [
    /(?<=^(?:ap|com|re|entre|sur)?)prendre$/u,
    `pr(?:end(?:re|s|r${AFTER_R})?|en(?:ons|ez|ant|${PAST})|enn(?:es?|ent)|is|ises?|it|irent)`,
  ],
  [
    /(?<=^(?:re|per|pro|sou|trans|com|compro|ad|é)?)mettre$/u,
    `m(?:ets?|ett(?:re|r${AFTER_R}|${PLURAL})|is|ises?|it|irent)`,
  ],
  [
    /(?<=^(?:re|de|par|inter|sur|sou|con|pré|sub|[mts]e)?v|^(?:re|ob|main|con|sou|dé|appar|entre)?t)enir$/u,
    `(?:en(?:ir|ons|ez|ant|${PARTICIPLE}|${PAST})|ien(?:[st]|nes?|nent|dr${AFTER_R})|int|inrent)`,
  ],
  [
    /(?<=^(?:re|inter|contre|pré)?)dire$/u,
    `di(?:re|[st]|tes?|ts|sons|s?ez|sent|sant|ses?|s${PAST}|r${AFTER_R})`,
  ],
  [
    /(?<=^(?:re|entre|pré)?)voir$/u,
    `v(?:oir|oi[st]|oies?|oient|oy(?:ons|ez|ant|${PAST})|${PARTICIPLE}|it|irent|err${AFTER_R}|oir${AFTER_R})`,
  ],
  [
    /^pouvoir$/u,
    `p(?:ouv(?:oir|ons|ez|ant|${PAST})|eu[xt]|euvent|u|ourr${AFTER_R}|uiss(?:es?|ent|ions|iez))`,
  ],
  [
    /^vouloir$/u,
    `v(?:oul(?:oir|ons|ez|ant|${PARTICIPLE}|${PAST})|eu[xt]|eulent|oudr${AFTER_R}|euill(?:es?|ent|ez))`,
  ],
  [/^devoir$/u, `d(?:ev(?:oir|ons|ez|ant|${PAST}|r${AFTER_R})|oi[st]|oivent|oives?|û|ue?s?)`],
  [
    /^savoir$/u,
    `s(?:avoir|ai[st]|av(?:ons|ez|ent|${PAST})|ach(?:ant|es?|ons|ez|ent)|aur${AFTER_R}|${PARTICIPLE})`,
  ],
  [/cevoir$/u, `(?:cev(?:oir|ons|ez|ant|${PAST}|r${AFTER_R})|çoi[st]|çoives?|çoivent|çue?s?)`],
  [/(?<=ouv|off|ouff)rir$/u, `(?:r(?:ir|ir${AFTER_R}|${PLURAL})|ertes?|erts?)`],
  [
    /(?<=^(?:re|res|con|pres|des|en)?(?:sor|par|sen|men|ser|dor))(?:tir|vir|mir)$/u,
    `(?:[st]|[tvm](?:ir|ie?s?|ir${AFTER_R}|${PLURAL}))`,
  ],
  [/courir$/u, `cour(?:ir|[st]|${PARTICIPLE}|r${AFTER_R}|${PLURAL})`],
  [/uire$/u, `ui(?:re|[st]|tes?|ts|r${AFTER_R}|s(?:${PLURAL}))`],
  [/(?<=^(?!m).+)indre$/u, `i(?:n(?:dre|[st]|tes?|ts|dr${AFTER_R})|gn(?:${PLURAL}))`],
  [/(?<=.(?:en|on|er|or|an))dre$/u, `d(?:re|s|r${AFTER_R}|${PARTICIPLE}|${PLURAL})?`],
  [/rompre$/u, `romp(?:re|[st]|r${AFTER_R}|${PARTICIPLE}|${PLURAL})`],
  [/suivre$/u, `sui(?:[st]|v(?:re|ie?s?|r${AFTER_R}|${PLURAL}))`],
  [/(?<=^(?:re|sur)?)vivre$/u, `v(?:i[st]|iv(?:re|r${AFTER_R}|${PLURAL})|écue?s?)`],
  [/battre$/u, `bat(?:s|t(?:re|r${AFTER_R}|${PARTICIPLE}|${PLURAL}))?`],
  [/^croire$/u, `cr(?:oire|oi[st]|oient|oy(?:ons|ez|ant|${PAST})|oir${AFTER_R}|${PARTICIPLE})`],
  [/crire$/u, `cri(?:re|[st]|tes?|ts|r${AFTER_R}|v(?:${PLURAL}))`],
  [/(?<=^(?:re|é)?)lire$/u, `l(?:i(?:re|[st]|r${AFTER_R}|s(?:${PLURAL}))|${PARTICIPLE})`],
  [/(?<=conn|par)a[îi]tre$/u, `(?:a[îi](?:tre|[st]|tr${AFTER_R}|ss(?:${PLURAL}))|${PARTICIPLE})`],
];

/** "Ponerlo", "ponernos". */
const ENCLITIC = '(?:l[aeo]s?|[mts]e|n?os)?';
const HABIT = '(?:ía|ías|ían|íamos|íais)';
const FUTURE = '(?:é|ás|á|emos|éis|án|ía|ías|ían|íamos|íais)';
const STRONG_PAST = '(?:e|iste|o|imos|isteis|i?eron|i?era|i?eran|i?eras|i?ese|i?esen)';
const PRESENT = 'es?|en|emos|éis';
const WITH_G = 'g(?:o|as?|an|amos|áis)';

const SPANISH: readonly VerbClass[] = [
  [
    /^ser$/u,
    `(?:ser|soy|eres|es|somos|sois|son|sido|siendo|era[sn]?|éramos|ser${FUTURE}|sea[sn]?|seamos|fu(?:i|iste|e|imos|eron|era[n]?))`,
  ],
  [
    /^estar$/u,
    `est(?:ar|oy|á[sn]?|amos|áis|ado|ando|aba[sn]?|ábamos|ar${FUTURE}|é[n]?|emos|uv${STRONG_PAST})`,
  ],
  [
    /^haber$/u,
    `(?:haber|he|has|ha|hay|hemos|habéis|han|habido|habiendo|hab${HABIT}|habr${FUTURE}|haya[sn]?|hub${STRONG_PAST})`,
  ],
  [
    /^ir$/u,
    `(?:ir|voy|va[sn]?|vamos|vais|ido|yendo|iba[sn]?|íbamos|ir${FUTURE}|vaya[sn]?|vayamos|ve|fu(?:i|iste|e|imos|eron|era[n]?))`,
  ],
  [
    /^dar$/u,
    `d(?:ar${ENCLITIC}|oy|a[sn]?|amos|ais|ado|ando|aba[sn]?|ábamos|ar${FUTURE}|é|e[sn]|emos|i|iste|io|imos|ieron|iera[n]?)`,
  ],
  [
    /^(?:pre|re)?ver$/u,
    `v(?:er${ENCLITIC}|eo|e[sn]?|emos|éis|isto|ista|iendo|e${HABIT}|er${FUTURE}|ea[sn]?|eamos|i|iste|io|imos|ieron)`,
  ],
  [
    /(?<=^(?:pro|com|ex|dis|su|im|o|re|contra)?)poner$/u,
    `p(?:on(?:er${ENCLITIC}|iendo|iéndo\\p{L}+|${PRESENT}|${WITH_G}|${HABIT}|dr${FUTURE})?|us${STRONG_PAST}|uest[oa]s?)`,
  ],
  [
    /(?<=^(?:des|re|satis)?)hacer$/u,
    `(?:ha(?:cer${ENCLITIC}|ciendo|ciéndo\\p{L}+|c(?:${PRESENT}|${HABIT})|z|${WITH_G}|r${FUTURE})|hic${STRONG_PAST}|hizo|hech[oa]s?)`,
  ],
  [
    /(?<=^(?:man|ob|con|sos|de|re|entre)?)tener$/u,
    `t(?:en(?:er${ENCLITIC}|iendo|emos|éis|id[oa]s?|${WITH_G}|${HABIT}|dr${FUTURE})?|ien(?:es?|en)|uv${STRONG_PAST})`,
  ],
  [
    /(?<=^(?:con|inter|pre|pro)?)venir$/u,
    `v(?:en(?:ir|imos|id[oa]?|${WITH_G}|${HABIT}|dr${FUTURE})?|ien(?:es?|en)|in${STRONG_PAST}|iniendo)`,
  ],
  [
    /(?<=^(?:pre|contra|ben|mal)?)decir$/u,
    `d(?:ec(?:ir${ENCLITIC}|imos|ís|${HABIT})|ic(?:es?|en|iendo)|i${WITH_G}|i|ir${FUTURE}|ij${STRONG_PAST}|ich[oa]s?)`,
  ],
  [
    /^saber$/u,
    `s(?:ab(?:er|${PRESENT}|iendo|id[oa]s?|${HABIT}|r${FUTURE})|é|ep(?:as?|an|amos)|up${STRONG_PAST})`,
  ],
  [
    /^poder$/u,
    `p(?:od(?:er|emos|éis|id[oa]|${HABIT}|r${FUTURE})|ued(?:o|es?|en|as?|an)|udiendo|ud${STRONG_PAST})`,
  ],
  [
    /^querer$/u,
    `qu(?:er(?:er|emos|éis|id[oa]s?|iendo|${HABIT}|r${FUTURE})|ier(?:o|es?|en|as?|an)|is${STRONG_PAST})`,
  ],
  [
    /(?<=^(?:a|dis|con|sus|ex)?)traer$/u,
    `tra(?:er${ENCLITIC}|${PRESENT}|ig(?:o|as?|an|amos)|yendo|íd[oa]s?|${HABIT}|er${FUTURE}|j${STRONG_PAST})`,
  ],
  [
    /^(?:sobre)?salir$/u,
    `sal(?:ir|e[sn]?|imos|ís|id[oa]?|iendo|${WITH_G}|${HABIT}|dr${FUTURE}|í|iste|ió|ieron|iera[n]?)?`,
  ],
  [
    /ducir$/u,
    `du(?:c(?:ir${ENCLITIC}|es?|en|imos|iendo|id[oa]s?|${HABIT}|ir${FUTURE})|zc(?:o|as?|an|amos)|j${STRONG_PAST})`,
  ],
];

const CLASSES: Readonly<Record<'fr' | 'es', readonly VerbClass[]>> = { fr: FRENCH, es: SPANISH };

/** Helping verbs have forms that are in every text, so that they are looked for in a phrase alone. */
export const isHelpingVerb = (word: string) =>
  /^(?:être|avoir|aller|ser|estar|haber|ir)$/u.test(word.toLowerCase());

/** The forms of a verb that follows no rule; null of a verb that follows one, and of other words. @param word in lower case */
export function irregularForms(word: string, language: 'fr' | 'es'): string | null {
  const found = CLASSES[language].find(([ending]) => ending.test(word));
  return found === undefined ? null : `(?:${word.replace(found[0], () => found[1])})`;
}
