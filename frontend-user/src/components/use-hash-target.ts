import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address that ends in `#section` shows that section and takes the focus there, also when the page opens with it. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}
