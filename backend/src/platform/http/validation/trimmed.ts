import { Transform } from 'class-transformer';

/** Something that is seen: no space, no control and no sign without a width, such as U+200B, or one of Braille without a dot. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{FFFC}]/u;

function seenText(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}

/** Trims white space from a text, or of every text in a list; leaves everything else for the validators to refuse. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trim) : trim(value)));
}

/** As Trimmed, for a text that may be missing: one in which nothing is seen becomes null. */
export function TrimmedOrNull(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    const text = trim(value);
    return text === '' ? null : text;
  });
}

function trim(value: unknown): unknown {
  return typeof value === 'string' ? seenText(value) : value;
}
