import { expect } from '@jest/globals';
import { fireEvent, screen, within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { eventually } from './time';

/** The one at the keyboard and the mouse. It waits for nothing between two keys. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The scope of a query: a part of the page instead of all of it. */
export interface Where extends ByRoleOptions {
  inside?: HTMLElement;
}

function all(role: ByRoleMatcher, name: string | RegExp | undefined, { inside, ...options }: Where) {
  const place = inside ? within(inside) : screen;
  return withKnownStyles(() =>
    place.queryAllByRole(role, { ...(name === undefined ? {} : { name }), ...options }),
  );
}

const compute = window.getComputedStyle.bind(window);

/**
 * Runs a query that changes nothing, and computes each element's style once for it: names and visibility ask for it again and again,
 * and jsdom goes through all style sheets each time.
 */
function withKnownStyles<Found>(query: () => Found): Found {
  const known = new Map<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
  try {
    return query();
  } finally {
    window.getComputedStyle = compute;
  }
}

/** Waits for the one element of this role and whole name. */
export const the = (role: ByRoleMatcher, name?: string | RegExp, where: Where = {}): Promise<HTMLElement> =>
  eventually(() => {
    const [found, ...others] = all(role, name, where);
    if (!found || others.length > 0)
      throw new Error(`${others.length + (found ? 1 : 0)} of ${role} “${name}”`);
    expect(found).toBeVisible();
    return found;
  });

/** True when it is there now. */
export const isThere = (role: ByRoleMatcher, name?: string | RegExp, where: Where = {}): boolean =>
  all(role, name, where).length > 0;

/** Waits until no such element is there. */
export const gone = (role: ByRoleMatcher, name?: string | RegExp, where: Where = {}): Promise<void> =>
  eventually(() => expect(all(role, name, where)).toHaveLength(0));

/** Waits until the page shows this text, by itself in one element. */
export const says = (text: string | RegExp, inside?: HTMLElement): Promise<HTMLElement> =>
  eventually(() => {
    const [found] = (inside ? within(inside) : screen).queryAllByText(text);
    if (!found) throw new Error(`Nothing says “${text}”: ${document.body.textContent}`);
    return found;
  });

/** Waits until no element shows this text. */
export const doesNotSay = (text: string | RegExp): Promise<void> =>
  eventually(() => expect(screen.queryAllByText(text)).toHaveLength(0));

/** Waits for a field by its label. */
export const field = (label: string | RegExp, inside?: HTMLElement): Promise<HTMLInputElement> =>
  eventually(() => (inside ? within(inside) : screen).getByLabelText<HTMLInputElement>(label));

/** Presses the button, once it can be pressed. */
export async function press(
  name: string | RegExp,
  where: Where = {},
  role: ByRoleMatcher = 'button',
): Promise<void> {
  const button = await the(role, name, where);
  await eventually(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** Chooses an option of a native list by its value or its text. */
export async function select(label: string | RegExp, option: string, inside?: HTMLElement): Promise<void> {
  const list = await field(label, inside);
  await user.selectOptions(list, option);
}

/** Sets the text of a field at once, as pasting does, and keeps the focus there. */
export async function fill(label: string | RegExp, text: string, inside?: HTMLElement): Promise<void> {
  const input = await field(label, inside);
  input.focus();
  fireEvent.input(input, { target: { value: text } });
}
