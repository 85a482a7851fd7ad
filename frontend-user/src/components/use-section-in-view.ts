import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A section is being read once its head is in the upper part of the window, as a share of its height. */
const readingLine = 0.35;

/**
 * The id of the section that the reader is at: the one that the address names while it is in the window (the last ones of
 * a page never reach its top), else the last one above the reading line.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [inView, setInView] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const update = () => {
      const places = list.split(' ').flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, place: section.getBoundingClientRect() }] : [];
      });
      const height = window.innerHeight;
      const named = places.find(({ id }) => `#${id}` === hash)?.place;
      const isNamedSeen = named !== undefined && named.top < height && named.bottom > height * readingLine;
      const read = places.findLast(({ place }) => place.top < height * readingLine) ?? places[0];
      setInView(isNamedSeen ? hash.slice(1) : read?.id);
    };
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [list, hash]);
  return inView;
}
