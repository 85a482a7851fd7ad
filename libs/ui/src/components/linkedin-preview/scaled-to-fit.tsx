import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ScaledToFitProps {
  /** Layout width of the content, in CSS pixels. */
  width: number;
  children: ReactNode;
}

/** Lays its content out at the given width and shrinks the picture where there is less room: lines keep their breaks. */
export function ScaledToFit({ width, children }: ScaledToFitProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ scale: number; height: number } | null>(null);
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      // Out of sight there is no width; shrunk to nothing, the text could not be measured once it is shown.
      if (outer.clientWidth === 0) return;
      const scale = Math.min(1, outer.clientWidth / width);
      setSize({ scale, height: inner.offsetHeight * scale });
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [width]);
  const scale = size?.scale ?? 1;
  return (
    <div ref={frame} style={{ width: '100%', height: size?.height, overflow: 'hidden' }}>
      <div
        ref={content}
        style={{
          width,
          // Room for the card's edge, which is drawn outside of it.
          padding: 1,
          boxSizing: 'border-box',
          marginInline: scale === 1 ? 'auto' : undefined,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          transformOrigin: 'top left',
        }}
      >
        {children}
      </div>
    </div>
  );
}
