import { eventually, within } from '@drumbeat/testing';

/** The displayed notices with this text. */
export const notices = (text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed="true"])')].filter(
    ({ textContent }) => textContent.includes(text),
  );

/** Waits for the notice with this text, and dismisses it, so that the next one of its kind is not mistaken for it; over a dialog, too. */
export async function noticeSays(text: string, { dismiss = true } = {}): Promise<void> {
  const notice = await eventually(() => {
    const [found] = notices(text);
    if (!found)
      throw new Error(
        `No notice says “${text}”: ${notices('')
          .map(({ textContent }) => textContent)
          .join()}`,
      );
    return found;
  });
  // A click alone: a pointer would take the focus along, and sonner returns it whenever it removes the notice, also from a later dialog.
  if (dismiss) within(notice).getByLabelText('Dismiss').click();
}
