import { keptForms } from '../../lib/device/kept-forms';

const SLOT = 'training-posts-paste';

/** Posts that were pasted to be imported. */
interface KeptPaste {
  readonly text: string;
  /** The import that they were sent as; null before. */
  readonly sentAs: string | null;
}

const NOTHING: KeptPaste = { text: '', sentAs: null };

/** Text for an import, on this device until it was imported: over another page, a reload, an ended session and a refusal. */
export const keptPaste = {
  read(userId: string): KeptPaste {
    const form = keptForms.read(userId, SLOT)?.form;
    return isKeptPaste(form) ? form : NOTHING;
  },

  keep(userId: string, text: string, sentAs: string | null = null): void {
    const form: KeptPaste = { text, sentAs };
    if (text.trim() === '') keptForms.drop(userId, SLOT);
    else keptForms.keep(userId, SLOT, { name: 'Pasted posts for an import', form });
  },

  /** This import has taken what was sent: another text stays. */
  settle(userId: string, importId: string): void {
    if (keptPaste.read(userId).sentAs === importId) keptForms.drop(userId, SLOT);
  },
};

/** True when it has the present shape: data of an older version may not. */
function isKeptPaste(value: unknown): value is KeptPaste {
  if (typeof value !== 'object' || value === null) return false;
  const { text, sentAs }: Partial<Record<keyof KeptPaste, unknown>> = value;
  return typeof text === 'string' && (sentAs === null || typeof sentAs === 'string');
}
