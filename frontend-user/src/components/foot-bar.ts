/** Distance of the foot bar's top from the window's bottom edge, in px; unset without a foot bar. */
export const FOOT_HEIGHT = '--db-foot';

/**
 * Ref of a bar that sticks to the foot of the window. Notices appear there, too: they are placed above it, so that
 * none covers a button just as it is pressed.
 */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const inset = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    style.setProperty(FOOT_HEIGHT, `${bar.offsetHeight === 0 ? 0 : bar.offsetHeight + inset}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  // Its position depends on the window's width: on a phone the tab bar is below it.
  observer.observe(document.documentElement);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty(FOOT_HEIGHT);
  };
}
