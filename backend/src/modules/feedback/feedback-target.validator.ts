import { FEEDBACK_ASPECTS, FEEDBACK_TYPES, isAspectOf, type FeedbackType } from '@drumbeat/domain';
import { ValidateBy, isUUID, type ValidationArguments } from 'class-validator';

const MEANT_BY: Record<FeedbackType, { readonly text: string; accepts(id: unknown): boolean }> = {
  prompt: { text: 'the number of a prompt, as text', accepts: isPromptNumber },
  post: { text: 'the id of a post', accepts: (id) => isUUID(id) },
};

/** The id of what the neighbouring `type` names. Where the type is none, that is what is said. */
export function IsTargetId(): PropertyDecorator {
  return ValidateBy({
    name: 'isTargetId',
    validator: {
      validate: (value: unknown, about) => {
        const type = typeOf(about);
        return type === null || MEANT_BY[type].accepts(value);
      },
      defaultMessage: (about) => `$property must be ${MEANT_BY[typeOf(about) ?? 'prompt'].text}`,
    },
  });
}

/** A list of aspects valid for the neighbouring `type`. */
export function AreAspects(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'areAspects',
      validator: {
        validate: (value: unknown, about) => {
          const type = typeOf(about);
          return type === null || isAspectOf(type, value);
        },
        defaultMessage: (about) =>
          `each value in $property must be one of ${FEEDBACK_ASPECTS[typeOf(about) ?? 'prompt'].join(', ')}`,
      },
    },
    { each: true },
  );
}

function typeOf(about: ValidationArguments | undefined): FeedbackType | null {
  const { type } = (about?.object ?? {}) as { readonly type?: unknown };
  return FEEDBACK_TYPES.find((one) => one === type) ?? null;
}

function isPromptNumber(id: unknown): boolean {
  return typeof id === 'string' && /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
}
