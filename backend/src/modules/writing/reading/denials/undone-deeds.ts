import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { isFormOf } from './verb-forms.js';
import { isNegator, wordsAsSaid } from './negations.js';
import { stemOf } from '../words/stems.js';
import { perLanguage, type PerLanguage } from '../words/per-language.js';

/** "Forgot to call", "could not pick it": a deed, named in the infinitive, that somebody left undone, refused or was unable to do. */
export interface UndoneDeed {
  /** From its mark to its verb. */
  readonly place: TextRange;
  /** The infinitive. */
  readonly verb: string;
  /** What else is spoken of in its clause; where that is pronouns alone, in the sentence before. */
  readonly beside: ReadonlySet<string>;
}

const EDGE = String.raw`(?<![\p{L}\p{M}'’])`;
const BETWEEN = String.raw`(?:\p{L}+ly\s|even\s|ever\s|just\s)?`;
/** Verbs whose sense denies the infinitive behind them. */
const LEFT_UNDONE: Readonly<Record<PostLanguage, readonly string[]>> = {
  en: [
    String.raw`(?:forg[eo]t(?:s|ten|ting)?|fail(?:ed|s)?|refus(?:ed|es?|ing)|declin(?:ed|es?)|neglect(?:ed|s)?|omit(?:ted|s)?|unable|unwilling|powerless)\sto\s${BETWEEN}(?<verb>\p{L}{2,})`,
  ],
  // The infinitive stands before or behind: "den Hahn zuzudrehen hat er vergessen".
  de: [
    String.raw`(?:vergessen|vergaß\p{L}*|vergisst|versäumt\p{L}*|weiger\p{L}*|geweigert|unterlassen|unterließ\p{L}*|außerstande)(?!\p{L})[^.;:!?]{0,160}?\s(?<verb>zu\s\p{L}{3,30}n|\p{L}{2,20}zu\p{L}{3,30}n)(?!\p{L})`,
    String.raw`(?<verb>zu\s\p{L}{3,30}n|\p{L}{2,20}zu\p{L}{3,30}n),?\s(?:hat|habe|haben|hatten?|war|ist)\s[^.,;:!?]{0,160}?(?:vergessen|versäumt|geweigert|unterlassen)(?!\p{L})`,
  ],
  fr: [
    String.raw`(?:oubli(?:é\p{L}*|e|ai[st]|er)|refus(?:é\p{L}*|e|ent|ai[st]|er)|omis|néglig(?:é\p{L}*|e)|incapables?)\s(?:de\s|d['’])(?:l[ae]s?\s|l['’]|lui\s|nous\s|me\s|m['’])?(?<verb>\p{L}{1,30}(?:er|ir|re))(?!\p{L})`,
    String.raw`(?<verb>\p{L}{1,30}(?:er|ir|re))\s[^.;:!?]{1,40},\s[^.,;:!?]{0,60}l['’](?:a|ai|ont|avons)\s(?:oublié|refusé|omis)(?!\p{L})`,
  ],
  es: [
    String.raw`(?:olvid\p{L}+(?:\sde)?|neg(?:ó|aron|ué|amos|aba\p{L}*|ado)\sa|niegan?\sa|rechaz(?:ó|aron)|omiti(?:ó|eron)|incapac?(?:z|es)\sde)\s(?<verb>\p{L}{1,30}(?:ar|er|ir))(?:l[aeo]s?|se)?(?!\p{L})`,
    String.raw`(?<verb>\p{L}{1,30}[aei]r)\s[^.;:!?]{1,40}[,:]\s[^.,;:!?]{0,60}se\s(?:(?:le|me|nos|les)\s)?olvid\p{L}+`,
  ],
};
/** A past ability or will that is denied: what could not be done was not done. */
const NOT_ABLE: Readonly<Record<PostLanguage, readonly string[]>> = {
  en: [
    String.raw`(?:could(?:n['’]t|\snot)|would(?:n['’]t|\snot)|(?:was|were)(?:n['’]t|\snot)\sable\sto|(?:did(?:n['’]t|\snot)|never)\smanaged?\sto)\s${BETWEEN}(?!have|be\s|do\s)(?<verb>\p{L}{2,})`,
  ],
  de: [
    String.raw`(?:konnten?|wollten?|konntest)\s[^.;:!?,]{0,160}?nicht\s(?:[^.;:!?,]{0,160}\s)?(?<verb>\p{L}{3,30}n)(?=[.,;:!?]|$)`,
    String.raw`nicht\s(?:in\sder\sLage|geschafft|gelungen|imstande)(?!\p{L})[^.;:!?]{0,160}?\s(?<verb>zu\s\p{L}{3,30}n|\p{L}{2,20}zu\p{L}{3,30}n)(?!\p{L})`,
  ],
  fr: [
    String.raw`(?:n['’](?:a|ai|ont|avons|avez|as)\spas\s(?:pu|su|réussi\sà|voulu|pensé\sà)|ne\s(?:pouvai\p{L}+|savai\p{L}+|voulai\p{L}+)\spas|n['’]arrivai\p{L}+\spas\sà)\s(?:l[ae]s?\s|l['’]|y\s)?(?<verb>\p{L}{1,30}(?:er|ir|re))(?!\p{L})`,
  ],
  es: [
    String.raw`no\s(?:(?:l[aeo]s?|se|me|nos)\s)?(?:pud\p{L}+|sup[oei]\p{L}*|consigui\p{L}+|conseguí|logr\p{L}+|quis\p{L}+|podía\p{L}*|sabía\p{L}*|quería\p{L}*)\s(?<verb>\p{L}{1,30}(?:ar|er|ir))(?:l[aeo]s?|se)?(?!\p{L})`,
  ],
};
const compiled = (of: PerLanguage<readonly string[]>) =>
  perLanguage((language) => of[language].map((one) => new RegExp(EDGE + one, 'giu')));
const LEFT = compiled(LEFT_UNDONE);
const UNABLE = compiled(NOT_ABLE);

/** "Never forgot to call", "vergiss nicht": the deed was done, or is asked for. */
const DENIED_BEFORE = 3;
const PART_END = /[.;:!?()–—\n]|,(?!\s(?:den|die|das|dem|der|ihn|sie|es|ein\p{L}*)\s|\s\p{L}*\s?zu)/u;
const JOINT = /\s(?:and|but|und|aber|et|mais|y|pero|because|weil|parce|porque)\s/iu;

/** The deeds of a text that were left undone. */
export function undoneDeedsIn(text: string, language: PostLanguage): UndoneDeed[] {
  return sentenceRanges(text).flatMap((range, index, all) => {
    const sentence = text.slice(range.start, range.end);
    if (/\?\s*$/u.test(sentence)) return [];
    const before = all[index - 1];
    return [...LEFT[language], ...UNABLE[language]].flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap((match) => {
        const isLeft = LEFT[language].includes(pattern);
        if (isLeft && isDeniedBefore(sentence.slice(0, match.index), language)) return [];
        const verb = infinitiveOf(match.groups?.['verb'] ?? '', language);
        const end = match.index + match[0].length;
        const lead = sentence.slice(0, match.index).split(PART_END).at(-1) ?? '';
        const rest = sentence.slice(end).split(PART_END)[0]?.split(JOINT)[0] ?? '';
        const own = (part: string) =>
          wordsAsSaid(part).filter((one) => !isNegator(one, language) && !isFormOf(one, verb, language));
        const within =
          language === 'de' || match[0].startsWith(match.groups?.['verb'] ?? ' ') ? match[0] : '';
        const words = own(`${lead.split(JOINT).at(-1) ?? ''} ${within.replace(MARKS, ' ')} ${rest}`);
        const beside = words.flatMap((one) => stemOf(one, language) ?? []);
        const above =
          beside.length > 0 || before === undefined ? [] : own(text.slice(before.start, before.end));
        return [
          {
            place: { start: range.start + match.index, end: range.start + end },
            verb,
            beside: new Set([...beside, ...above.flatMap((one) => stemOf(one, language) ?? [])]),
          },
        ];
      }),
    );
  });
}

/** What marks a deed as undone is no matter of it. */
const MARKS =
  /(?<!\p{L})(?:vergessen|vergaß\p{L}*|versäumt\p{L}*|weiger\p{L}*|geweigert|unterl\p{L}+|außerstande|konnte\p{L}*|wollte\p{L}*|nicht|lage|geschafft|gelungen|hat|oubli\p{L}+|refus\p{L}+|olvid\p{L}+)(?!\p{L})/giu;

/** Whether a verb denies the infinitive behind it ("failed to pay"), or is denied itself ("did not refuse to pay"); null for neither. @param clause as typed */
export function undoingOf(clause: string, language: PostLanguage): 'undone' | 'done' | null {
  const found = LEFT[language].flatMap((pattern) => [...clause.matchAll(pattern)]);
  if (found.length === 0) return null;
  return found.some(({ index }) => !isDeniedBefore(clause.slice(0, index), language)) ? 'undone' : 'done';
}

const isDeniedBefore = (before: string, language: PostLanguage) =>
  wordsAsSaid(before)
    .slice(-DENIED_BEFORE)
    .some((one) => isNegator(one, language));

/** "Zuzudrehen" is "zudrehen", "zu entlüften" "entlüften". */
function infinitiveOf(verb: string, language: PostLanguage): string {
  const small = verb.toLowerCase();
  if (language !== 'de') return small;
  return small.replace(/^zu\s/u, '').replace(/^(\p{L}{2,}?)zu(?=\p{L}{3,}n$)/u, '$1');
}
