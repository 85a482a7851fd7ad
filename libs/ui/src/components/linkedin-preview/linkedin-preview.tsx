import { Ellipsis, Globe, MessageSquareText, Repeat2, Send, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Fold, lineHeight, measureFold } from './fold';
import {
  Actions,
  Card,
  Clip,
  Face,
  Head,
  type LinkedInScheme,
  PostText,
  SeeMore,
  SmallLine,
} from './linkedin-preview.styles';
import type { PreviewMedia } from './preview-media';
import { ScaledToFit } from './scaled-to-fit';

/** The cut of the text in `ref`, measured again whenever its text or its size changes. `onFold` must be stable. */
function useFold(text: string, onFold?: (fold: Fold | null) => void) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [fold, setFold] = useState<Fold | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // The observer also reports once right after `observe`, so a changed text of equal size is measured too.
    const observer = new ResizeObserver(() => {
      const measured = measureFold(element);
      setFold((previous) => (sameFold(previous, measured) ? previous : measured));
      onFold?.(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, onFold]);
  return { ref, fold };
}

const sameFold = (a: Fold | null, b: Fold | null) =>
  a === b || (a?.lines === b?.lines && a?.visibleCharacters === b?.visibleCharacters);

const PreviewAttachments = lazy(() => import('./preview-attachments'));
const PreviewComment = lazy(() => import('./preview-comment'));

export interface LinkedInPreviewProps {
  text: string;
  /** The member's name as LinkedIn shows it. */
  name: string;
  device: 'phone' | 'desktop';
  scheme: LinkedInScheme;
  /** Under the text: images, or the pages of a document. */
  media?: PreviewMedia | null;
  /** The first comment; empty for none. */
  comment?: string;
  /** Shows the whole text, as after "…see more". */
  open?: boolean;
  /** Called with LinkedIn's cut, null when the whole text fits. */
  onFold?: (fold: Fold | null) => void;
}

/** Width of LinkedIn's card in CSS pixels. */
const cardWidths = { phone: 375, desktop: 552 } as const;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The post as LinkedIn's card would show it, with the cut by lines. */
export function LinkedInPreview({
  text,
  name,
  device,
  scheme,
  media = null,
  comment = '',
  open = false,
  onFold,
}: LinkedInPreviewProps) {
  const { ref, fold } = useFold(text, onFold);
  const [seeMore, setSeeMore] = useState(false);
  const folded = fold !== null && !open && !seeMore;
  return (
    <ScaledToFit width={cardWidths[device]}>
      <Card scheme={scheme} aria-label="How LinkedIn shows it">
        <Head>
          <Face aria-hidden>{initials(name)}</Face>
          <div>
            <p style={{ fontWeight: 600, lineHeight: '1.125rem' }}>
              {name}{' '}
              <span style={{ fontWeight: 400, fontSize: '0.75rem', color: 'var(--li-quiet)' }}>• You</span>
            </p>
            <SmallLine>
              Now • <Globe size={14} aria-hidden />
            </SmallLine>
          </div>
          <Ellipsis size={18} aria-hidden />
        </Head>
        <Clip style={folded ? { maxHeight: fold.lines * lineHeight } : undefined}>
          <PostText ref={ref}>{text}</PostText>
          {folded ? (
            <SeeMore type="button" onClick={() => setSeeMore(true)}>
              …see more
            </SeeMore>
          ) : null}
        </Clip>
        <Suspense>{media ? <PreviewAttachments media={media} /> : null}</Suspense>
        <Actions aria-hidden style={media ? { marginTop: 0, borderTop: 0 } : undefined}>
          <span>
            <ThumbsUp size={18} /> Like
          </span>
          <span>
            <MessageSquareText size={18} /> Comment
          </span>
          <span>
            <Repeat2 size={18} /> Repost
          </span>
          <span>
            <Send size={18} /> Send
          </span>
        </Actions>
        <Suspense>
          {comment.trim() === '' ? null : (
            <PreviewComment name={name} initials={initials(name)} text={comment.trim()} />
          )}
        </Suspense>
      </Card>
    </ScaledToFit>
  );
}
