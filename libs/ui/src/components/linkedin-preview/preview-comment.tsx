import { styled } from '@mui/material/styles';
import { Face } from './linkedin-preview.styles';

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.5rem',
  padding: '0.25rem 1rem 0.75rem',
});

const Bubble = styled('div')({
  padding: '0.5rem 0.75rem',
  borderRadius: '0 0.5rem 0.5rem 0.5rem',
  background: 'color-mix(in srgb, var(--li-line) 60%, var(--li-card))',
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface PreviewCommentProps {
  name: string;
  initials: string;
  text: string;
}

/** The author's first comment, under the card's buttons. */
export default function PreviewComment({ name, initials, text }: PreviewCommentProps) {
  return (
    <Row aria-label="First comment">
      <Face aria-hidden style={{ width: '2rem', height: '2rem', fontSize: '0.75rem' }}>
        {initials}
      </Face>
      <Bubble>
        <p style={{ fontWeight: 600, fontSize: '0.75rem', lineHeight: '1rem' }}>
          {name} <span style={{ fontWeight: 400, color: 'var(--li-quiet)' }}>• Author</span>
        </p>
        <p>{text}</p>
      </Bubble>
    </Row>
  );
}
