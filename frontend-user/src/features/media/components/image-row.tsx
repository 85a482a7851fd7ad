import Box from '@mui/material/Box';
import { ALT_TEXT_MAX } from '@drumbeat/domain';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { InputField } from '@drumbeat/ui';
import { Captions, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconAction } from '../../../components/icon-action';
import type { PostMedia } from '../../../entities/types';
import { MediaRowFrame, Thumbnail } from './media-row-frame';

interface ImageRowProps {
  image: PostMedia;
  position: number;
  count: number;
  readOnly: boolean;
  dragged: boolean;
  /** Id of the hint on how to move it. */
  hintId: string;
  onDescribe: (altText: string) => void;
  onMove: (by: -1 | 1) => void;
  onGrab: () => void;
  onRemove: () => void;
}

/** One image: moved by its grip, with alternative text, and removable. */
export function ImageRow(props: ImageRowProps) {
  const { image, position, count, readOnly, dragged, hintId, onDescribe, onMove, onGrab, onRemove } = props;
  const name = `image ${position + 1}`;
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <MediaRowFrame data-row={position} data-dragged={dragged || undefined}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {count > 1 && !readOnly ? (
          <IconAction
            icon={GripVertical}
            label={`Move ${name}`}
            hint="Drag, or press the up and down arrow keys"
            size="small"
            aria-describedby={hintId}
            onKeyDown={moveByKey}
            onPointerDown={onGrab}
            sx={{ ml: -2, cursor: 'grab', touchAction: 'none', color: 'text.disabled' }}
          />
        ) : null}
        <Thumbnail>
          <img src={image.thumbnail_url ?? image.url} alt="" draggable={false} />
        </Thumbnail>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <InputField
          label={count > 1 ? `Description of image ${position + 1}` : 'Description of the image'}
          multiline
          maxRows={4}
          value={image.alt_text}
          readOnly={readOnly}
          placeholder={readOnly ? 'Not described' : 'What would you tell somebody on the phone?'}
          hint={image.alt_text.trim() === '' && !readOnly ? <Nudge /> : image.file_name}
          onChange={({ target }) => onDescribe(target.value)}
          problem={tooLongProblem(image.alt_text, ALT_TEXT_MAX)}
        />
      </Box>
      {readOnly ? null : (
        <IconAction icon={X} label={`Remove ${name}`} hint="Remove" size="small" onClick={onRemove} />
      )}
    </MediaRowFrame>
  );
}

/** Suggests an alternative text; posting works without one. */
function Nudge() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, color: 'warning.main' }}>
      <Captions size={14} strokeWidth={2} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
      Not described yet. Readers with a screen reader would hear only “image”.
    </Box>
  );
}
