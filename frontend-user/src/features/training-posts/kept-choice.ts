import type { ImportedKind } from '@drumbeat/domain';
import { keptForms } from '../../lib/device/kept-forms';
import { FIRST_CHOICE, type ImportChoice } from './import-choice.rules';

const SLOT = 'training-posts-import';

/** A choice as it stands on the device. */
interface KeptChoice {
  readonly import: string;
  readonly kinds: readonly ImportedKind[];
  readonly exceptions: readonly (readonly [id: number, kind: ImportedKind])[];
}

/** What a user has chosen of an import and not sent: on this device, over a reload and an ended session. */
export const keptChoice = {
  /** The first choice where there is none of this import. */
  read(userId: string, importId: string): ImportChoice {
    const form = keptForms.read(userId, SLOT)?.form;
    if (!isKeptChoice(form) || form.import !== importId) return FIRST_CHOICE;
    return { kinds: form.kinds, exceptions: new Map(form.exceptions) };
  },

  keep(userId: string, importId: string, { kinds, exceptions }: ImportChoice): void {
    const form: KeptChoice = { import: importId, kinds, exceptions: [...exceptions] };
    keptForms.keep(userId, SLOT, { name: 'What you chose of your import', form });
  },

  drop: (userId: string): void => keptForms.drop(userId, SLOT),
};

/** True when it has the present shape: data of an older version may not. */
function isKeptChoice(value: unknown): value is KeptChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { import: id, kinds, exceptions }: Partial<Record<keyof KeptChoice, unknown>> = value;
  return (
    typeof id === 'string' &&
    Array.isArray(kinds) &&
    kinds.every(isKind) &&
    Array.isArray(exceptions) &&
    exceptions.every(
      (one: unknown) =>
        Array.isArray(one) && one.length === 2 && typeof one[0] === 'number' && isKind(one[1]),
    )
  );
}

const isKind = (value: unknown): value is ImportedKind =>
  value === 'post' || value === 'article' || value === 'comment';
