import type { AddressForm, InterviewField, InterviewQuestion, Stance, UsageLevel } from '@drumbeat/domain';

/** Why nothing can be dictated, or why it stopped. */
export type DictationProblem =
  'unsupported' | 'insecure' | 'denied' | 'microphone' | 'network' | 'language' | 'silence' | 'other';

interface QuestionTexts {
  readonly title: string;
  readonly lead: string;
  /** Label of the field; the title asks. */
  readonly label: string;
  /** Label of the second field, where there is one. */
  readonly more?: string;
}

type Level = Exclude<InterviewField, 'question_usage'>;

/** All that the interview says, in one language. */
export interface InterviewTexts {
  readonly name: string;
  readonly back: string;
  readonly next: string;
  readonly skip: string;
  readonly leave: string;
  readonly progress: (step: number, of: number) => string;
  readonly saved: string;
  readonly saving: string;
  /** The network is away, or the server. */
  readonly onDevice: string;
  readonly tooLong: (over: number) => string;
  readonly language: string;
  readonly intro: {
    readonly lead: string;
    readonly points: readonly [questions: string, pairs: string, result: string];
    readonly privacy: string;
    readonly begin: string;
    readonly goOn: string;
    readonly toSummary: string;
    readonly again: string;
  };
  readonly questions: Readonly<Record<InterviewQuestion, QuestionTexts>>;
  /** The sentence to be rewritten. */
  readonly dull: string;
  readonly stances: Readonly<Record<Stance, string>>;
  readonly addresses: Readonly<Partial<Record<AddressForm, string>>>;
  readonly pair: {
    readonly title: string;
    readonly lead: string;
    readonly both: string;
    readonly neither: string;
  };
  readonly keys: { readonly text: string; readonly choice: (count: number) => string };
  readonly dictation: {
    readonly start: string;
    readonly stop: string;
    readonly listening: string;
    readonly privacy: string;
    readonly problems: Readonly<Record<DictationProblem, string>>;
  };
  readonly summary: {
    readonly title: string;
    readonly lead: string;
    readonly empty: string;
    readonly take: string;
    readonly less: string;
    readonly more: string;
    readonly level: (value: number) => string;
    readonly fields: Readonly<Record<InterviewField, string>>;
    /** What a level means, from the lowest to the highest. */
    readonly levels: Readonly<Record<Level, readonly [string, string, string, string, string]>>;
    readonly usages: Readonly<Record<UsageLevel, string>>;
    readonly chose: string;
    readonly said: string;
    readonly neverUse: string;
    readonly neverUseRemove: (phrase: string) => string;
    /** Where a phrase comes from that was not named itself. */
    readonly fromDisliked: string;
    readonly address: string;
    readonly addressed: (form: AddressForm) => string;
    readonly texts: Readonly<Record<'story' | 'rewrite', string>>;
    readonly textsWhy: string;
    readonly change: string;
    readonly standing: Readonly<Record<'posts' | 'person', (value: string) => string>>;
    readonly keep: string;
    readonly replace: string;
    readonly save: string;
    readonly failed: string;
  };
  readonly done: {
    readonly title: string;
    readonly lead: string;
    readonly kept: (fields: string) => string;
    readonly toProfile: string;
    readonly toSummary: string;
  };
  readonly restart: {
    readonly title: string;
    readonly lead: string;
    readonly confirm: string;
    readonly cancel: string;
  };
  readonly otherRound: string;
  readonly loadFailed: string;
}
