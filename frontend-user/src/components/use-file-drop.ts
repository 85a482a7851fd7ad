import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Handles files dropped anywhere on the page, or pasted. Returns true while some are dragged over it. */
export function useFileDrop(enabled: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    // Leaving one element for another inside the page is no end of it: enters and leaves are counted.
    let depth = 0;
    const enter = ({ dataTransfer }: DragEvent) => {
      if (!carriesFiles(dataTransfer)) return;
      depth += 1;
      setHovering(true);
    };
    const over = (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    const leave = ({ dataTransfer }: DragEvent) => {
      if (!carriesFiles(dataTransfer)) return;
      depth -= 1;
      if (depth <= 0) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setHovering(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      // A text with an additional picture, as from a table, is pasted as text.
      if (!event.clipboardData || event.clipboardData.types.includes('text/plain')) return;
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take([...event.clipboardData.files]);
    };
    document.addEventListener('dragenter', enter);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [enabled]);
  return enabled && hovering;
}
