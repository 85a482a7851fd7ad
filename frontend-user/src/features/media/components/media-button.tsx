import { MEDIA_MIME_TYPES } from '@drumbeat/domain';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { IconAction } from '../../../components/icon-action';

interface MediaButtonProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files from the device; they can be dropped on the page or pasted just as well. */
export function MediaButton({ disabled, onFiles }: MediaButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconAction
        icon={ImagePlus}
        size="small"
        label="Add images or a PDF"
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Images or a PDF"
        accept={MEDIA_MIME_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
