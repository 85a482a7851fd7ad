import { Transform } from 'class-transformer';

/** Trims white space from a text, or of every text in a list; leaves everything else for the validators to refuse. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trim) : trim(value)));
}

/** As Trimmed, for a text that may be missing: a blank one becomes null. */
export function TrimmedOrNull(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    const text = trim(value);
    return text === '' ? null : text;
  });
}

function trim(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
