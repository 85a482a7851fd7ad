import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A form of this page with words that the server does not have. */
interface UnsavedForm {
  /** Id of the form element that a button elsewhere may send; null where it cannot be sent as it is. */
  readonly formId: string | null;
  readonly isSending: boolean;
  /** Becomes another number with each time that it was sent and is unsaved all the same. */
  readonly tries: number;
  /** The part of the address that takes the words along when it changes: a query too, as it does by itself, or another path alone. */
  readonly livesOn?: 'address' | 'path';
  /** What is asked before its words are left. */
  readonly question?: string;
  /** Says what would be lost, where the page does not show it: a sentence. */
  readonly said?: string;
}

/** Where somebody is, or goes. */
type Place = Readonly<Record<'pathname' | 'search', string>>;

let forms: readonly Required<UnsavedForm>[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Required<UnsavedForm>[]): void {
  forms = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The unsaved forms of the page, as they are now. */
export const unsavedForms = () => forms;

/** Those of the forms whose words are gone at the other place. */
export const lostBetween = (all: readonly Required<UnsavedForm>[], here: Place, next: Place) =>
  all.filter(
    ({ livesOn }) => here.pathname !== next.pathname || (livesOn !== 'path' && here.search !== next.search),
  );

export const useUnsavedForms = () => useSyncExternalStore(subscribe, unsavedForms);

/** Has the console ask before this form’s words are left, as long as there are some. */
export function useUnsaved(
  isUnsaved: boolean,
  {
    formId,
    isSending,
    tries,
    livesOn = 'address',
    question = 'Save your changes?',
    said = 'What you changed here is not saved yet.',
  }: UnsavedForm,
): void {
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const form = { formId, isSending, tries, livesOn, question, said };
    replace([...forms, form]);
    return () => replace(forms.filter((one) => one !== form));
  }, [isUnsaved, formId, isSending, tries, livesOn, question, said]);
}

/** The tries of a form that a mutation sends. */
export const triesOf = ({ isError, submittedAt }: { isError: boolean; submittedAt: number }) =>
  isError ? submittedAt : 0;
