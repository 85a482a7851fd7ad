import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PreviewDocument as PreviewDocumentProps } from './preview-media';

const Frame = styled('section')({
  position: 'relative',
  marginTop: '0.5rem',
  background: 'var(--li-line)',
  overflow: 'hidden',
});

const Bar = styled('p')({
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
  display: 'flex',
  gap: '0.25rem',
  padding: '0.5rem 1rem',
  background: 'rgb(0 0 0 / 0.75)',
  color: '#ffffff',
  fontWeight: 600,
  '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :last-of-type': { flex: 'none', fontWeight: 400 },
});

const Sheet = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  '& canvas, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
});

const Turn = styled('button')({
  position: 'absolute',
  top: 'calc(50% - 1.25rem)',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.75)',
  color: '#ffffff',
  cursor: 'pointer',
  '&:hover': { background: '#000000' },
});

const Place = styled('p')({
  position: 'absolute',
  right: '0.75rem',
  bottom: '0.75rem',
  padding: '0.125rem 0.5rem',
  borderRadius: '1rem',
  background: 'rgb(0 0 0 / 0.75)',
  color: '#ffffff',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});

/** Aspect ratio of the placeholder, until the page itself is rendered. */
const sheetRatio = 0.8;

/** A document as LinkedIn's card turns its pages, with the title over them. */
export function PreviewDocument({
  title,
  pages,
  page,
  drawn,
  ratio = sheetRatio,
  onPage,
}: PreviewDocumentProps) {
  const counted = `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  return (
    <Frame aria-label={`Document: ${title}, ${counted}`}>
      <Bar>
        <span>{title}</span>
        <span>• {counted}</span>
      </Bar>
      <Sheet style={{ aspectRatio: ratio }}>{drawn ?? <span>Page {page}</span>}</Sheet>
      {page > 1 ? (
        <Turn
          type="button"
          aria-label="Previous page"
          style={{ left: '0.75rem' }}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </Turn>
      ) : null}
      {page < pages ? (
        <Turn
          type="button"
          aria-label="Next page"
          style={{ right: '0.75rem' }}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={20} aria-hidden />
        </Turn>
      ) : null}
      <Place role="status" aria-label={`Page ${page} of ${pages}`}>
        {page} / {pages}
      </Place>
    </Frame>
  );
}
