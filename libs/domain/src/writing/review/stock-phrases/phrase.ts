export interface StockPhrase {
  readonly pattern: RegExp;
  /** The reason why readers find it machine-made or impersonal, in half a sentence. */
  readonly reason: string;
  /** How it reads at its worst, for a writer that is told what to avoid; only of those that come unasked. */
  readonly example?: string;
}

export const phrase = (source: string, reason: string, example?: string): StockPhrase => ({
  pattern: new RegExp(source, 'giu'),
  reason,
  ...(example === undefined ? {} : { example }),
});

export const APOSTROPHE = "['’]";
export const WORD_END = String.raw`(?![\p{L}\p{N}])`;
export const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
export const words = (source: string, reason: string, example?: string) =>
  phrase(`${WORD_START}(?:${source})${WORD_END}`, reason, example);

/** Where a sentence begins, and where a question is the last thing of its line or comes with a call for comments. */
export const SENTENCE_START = String.raw`(?<=^|[\n.!?…] *)`;
export const LAST_OF_LINE = String.raw`(?=[^\p{L}\p{N}\n”“"»]*(?:#|\n|$)|[^\n]*(?:comment|kommentar|coment))`;
export const BAIT = 'it asks for a comment without giving a reason for one';
export const ANNOUNCES = 'it announces a point instead of making it';
export const SUMS_UP = 'it sums up what the reader has just read';
