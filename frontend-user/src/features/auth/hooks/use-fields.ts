import { useState, type SubmitEvent } from 'react';

type Check = (value: string) => string | null;

/**
 * The fields of a small form: their values, and what is wrong with each once its reader has left it or sent the form. The pages
 * that a visitor sees first do without the form library of the others: it is a twelfth of all that they load.
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  checks: Readonly<Partial<Record<Name, Check>>>,
) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [refusals, setRefusals] = useState<Partial<Record<Name, string>>>({});

  const problemOf = (name: Name): string | null => checks[name]?.(values[name]) ?? null;

  return {
    values,
    /** For an InputField or a PasswordInput. */
    field: (name: Name) => ({
      name,
      value: values[name],
      problem: refusals[name] ?? (left.includes(name) ? (problemOf(name) ?? undefined) : undefined),
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        setRefusals((before) => ({ ...before, [name]: undefined }));
      },
      onBlur: () => setLeft((before) => [...before, name]),
    }),
    /** True when the named fields are valid; otherwise shows the errors and focuses the first invalid field. */
    check: (form: HTMLFormElement, names: readonly Name[]): boolean => {
      setLeft((before) => [...before, ...names]);
      const wrong = names.find((name) => problemOf(name) !== null);
      if (wrong !== undefined) focusField(form, wrong);
      return wrong === undefined;
    },
    /** Shows the server's error at a field, until it is changed. */
    refuse: (form: HTMLFormElement, name: Name, why: string) => {
      setRefusals((before) => ({ ...before, [name]: why }));
      focusField(form, name);
    },
  };
}

export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>;

/** The submitted form; prevents the page load. */
export function sentForm(event: SubmitEvent<HTMLFormElement>): HTMLFormElement {
  event.preventDefault();
  return event.currentTarget;
}

/** Focuses a field by its name. */
export function focusField(form: HTMLFormElement, name: string, { select = false } = {}): void {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  if (select) input.select();
}
