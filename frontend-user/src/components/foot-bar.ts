/** How high above the window's lower edge its foot bar ends, in px; unset where there is none. */
export const FOOT_HEIGHT = '--db-foot';

/**
 * Ref of a bar that sticks to the foot of the window. Notices come up there, too: they stand above it, so that none lies over
 * a button just when somebody presses it.
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
  // Where it sticks depends on the width of the window: on a phone the tab bar lies below it.
  observer.observe(document.documentElement);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty(FOOT_HEIGHT);
  };
}
