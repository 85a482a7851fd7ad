/** Distance of the foot bar's top from the window's bottom edge, in px; unset without a foot bar. */
export const FOOT_HEIGHT = '--db-foot';

/**
 * Ref of a bar that sticks to the foot of the window. What is typed or gone to behind it scrolls into sight above it. Notices appear
 * there, too: they are placed above it, so that none covers a button just as it is pressed.
 */
export const footBar = (bar: HTMLElement | null) => measured(bar, [SCROLLED_ABOVE, FOOT_HEIGHT]);

/** The same for one that leaves room for notices beside it. */
export const narrowFootBar = (bar: HTMLElement | null) => measured(bar, [SCROLLED_ABOVE]);

const SCROLLED_ABOVE = 'scroll-padding-bottom';

function measured(bar: HTMLElement | null, properties: readonly string[]): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const inset = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    const height = bar.offsetHeight === 0 ? 0 : bar.offsetHeight + inset;
    for (const property of properties) style.setProperty(property, `${height}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  // Its position depends on the window's width: on a phone the tab bar is below it.
  observer.observe(document.documentElement);
  measure();
  return () => {
    observer.disconnect();
    for (const property of properties) style.removeProperty(property);
  };
}
