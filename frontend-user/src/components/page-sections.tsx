import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

/** A section is being read once its head is in the upper part of the window, as a share of its height. */
const readingLine = 0.35;

/**
 * The id of the section that the reader is at: the one that the address names while it is in the window (the last ones of
 * a page never reach its top), else the last one above the reading line.
 */
function useSectionInView(ids: readonly string[]): string | undefined {
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

/** An address that ends in `#section` shows that section and takes the focus there, also when the page opens with it. */
function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 46rem)',
  gap: '3rem',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 46rem)', gap: 0 },
}));

const List = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 'calc(var(--db-bar) + 1.25rem)',
  display: 'grid',
  gap: 2,
  padding: '1.25rem 0',
  marginLeft: '-0.625rem',
  [theme.breakpoints.down('lg')]: {
    position: 'static',
    display: 'flex',
    gap: '0.25rem',
    // The row scrolls inside itself, to the very edge of a phone.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '0.25rem',
    margin: '0 -0.25rem',
  },
}));

const Anchor = styled(RouterLink)(({ theme }) => ({
  padding: '0.3125rem 0.625rem',
  borderRadius: '0.375rem',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.down('lg')]: {
    padding: '0.5rem 0.625rem',
    whiteSpace: 'nowrap',
    background: theme.vars.palette.surface.sunken,
  },
}));

interface PageSectionsProps {
  /** Accessible name of the list of sections. */
  label: string;
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long page with the list of its sections: beside it, or above it where there is no room. Each has an address. */
export function PageSections({ label, sections, children }: PageSectionsProps) {
  useHashTarget();
  const inView = useSectionInView(sections.map(({ id }) => id));
  return (
    <Frame>
      <List aria-label={label}>
        {sections.map(({ id, title }) => (
          <Anchor key={id} to={{ hash: id }} aria-current={id === inView ? 'location' : undefined}>
            {title}
          </Anchor>
        ))}
      </List>
      <div>{children}</div>
    </Frame>
  );
}
