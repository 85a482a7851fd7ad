import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';

/** A list of short texts, sent as an array or as the JSON text of one (VOICE-7). Blank entries are dropped. */
export function TextList(
  limits: { readonly items: number; readonly length: number } = {
    items: PREFERENCE_LIMITS.listItems,
    length: PREFERENCE_LIMITS.listItem,
  },
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => trimmed(parsed(value))),
    IsArray(),
    ArrayMaxSize(limits.items),
    IsString({ each: true }),
    MaxLength(limits.length, { each: true }),
  );
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Left as it is, for the validation to refuse it with the field's name.
    return value;
  }
}

function trimmed(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item: unknown) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '');
}
