import { styled } from '@mui/material/styles';
import { PreviewDocument } from './preview-document';
import type { PreviewImage, PreviewMedia } from './preview-media';

/** LinkedIn shows one image between a wide banner and a tall portrait, and crops what is beyond. */
const widest = 1.91;
const tallest = 0.8;

/** More images than this hide behind the last one, which counts them. */
const shownImages = 5;

interface Layout {
  /** Aspect ratio (width by height) of the whole. */
  ratio: number;
  columns: string;
  /** Rows that each image spans, in order; the first ones are on the left. */
  spans: readonly number[];
}

/** LinkedIn's layout of two, three, four, and five or more images: large on the left, small on the right. */
const layouts: readonly Layout[] = [
  { ratio: 2, columns: '1fr 1fr', spans: [6, 6] },
  { ratio: 1.5, columns: '2fr 1fr', spans: [6, 3, 3] },
  { ratio: 1.5, columns: '3fr 1fr', spans: [6, 2, 2, 2] },
  { ratio: 1.2, columns: '3fr 2fr', spans: [3, 3, 2, 2, 2] },
];

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateRows: 'repeat(6, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gap: 2,
  marginTop: '0.5rem',
  background: 'var(--li-card)',
  '& > li': { position: 'relative', minHeight: 0, minWidth: 0, background: 'var(--li-line)' },
  '& img': {
    position: 'absolute',
    inset: 0,
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
});

const More = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(0 0 0 / 0.6)',
  color: '#ffffff',
  fontSize: '1.5rem',
  fontWeight: 600,
});

function layoutOf(images: readonly PreviewImage[]): Layout {
  const [first] = images;
  const several = layouts[Math.min(images.length, shownImages) - 2];
  if (several) return several;
  const ratio = first?.width && first.height ? first.width / first.height : widest;
  return { ratio: Math.min(widest, Math.max(tallest, ratio)), columns: '1fr', spans: [6] };
}

/** One to twenty images as LinkedIn's card crops and counts them. */
function PreviewImages({ images }: { images: readonly PreviewImage[] }) {
  const { ratio, columns, spans } = layoutOf(images);
  const hidden = images.length - shownImages;
  return (
    <Grid
      aria-label={`${images.length} ${images.length === 1 ? 'image' : 'images'}`}
      style={{ aspectRatio: ratio, gridTemplateColumns: columns }}
    >
      {images.slice(0, shownImages).map(({ id, url, altText }, index) => (
        <li key={id} style={{ gridRow: `span ${spans[index] ?? 1}` }}>
          <img src={url} alt={altText || `Image ${index + 1}`} />
          {hidden > 0 && index === shownImages - 1 ? (
            <More>
              <span aria-hidden>+{hidden}</span>
            </More>
          ) : null}
        </li>
      ))}
    </Grid>
  );
}

/** Attachments under the text of the card. Most posts have none, so its code is loaded with the first one. */
export default function PreviewAttachments({ media }: { media: PreviewMedia }) {
  return media.kind === 'images' ? (
    <PreviewImages images={media.images} />
  ) : (
    <PreviewDocument {...media.document} />
  );
}
