import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A new screen takes the focus to its main part, as a page load would, or to the field that it opens with; the first screen
 * leaves it where the browser put it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const focused = document.activeElement;
    if (focused?.matches('input, textarea') && main?.contains(focused)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}
