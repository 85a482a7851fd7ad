import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PostLanguage } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { InlineAlert } from '../../../components/inline-alert';
import { useBeginAgain } from '../api/voice-interview';
import type { InterviewTexts } from '../texts/interview-texts';

interface StartOverDialogProps {
  language: PostLanguage;
  texts: InterviewTexts['restart'];
  onClose: () => void;
  onBegun: () => void;
}

/** Asks before the answers are deleted. */
export function StartOverDialog({ language, texts, onClose, onBegun }: StartOverDialogProps) {
  const again = useBeginAgain();
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={again.isPending}
            onClick={() => again.mutate(language, { onSuccess: onBegun })}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: again.isError ? 4 : 0 }}>{texts.lead}</Typography>
      {again.isError ? <InlineAlert tone="bad">{again.error.message}</InlineAlert> : null}
    </DialogFrame>
  );
}
