/** A part of a text, in UTF-16 units; `end` is the first unit behind it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
