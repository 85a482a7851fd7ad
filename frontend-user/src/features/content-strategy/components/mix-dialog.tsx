import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS, equalMix, mixProblem } from '@drumbeat/domain';
import { wordsOf } from '@drumbeat/api-client';
import { DialogFrame, InputField } from '@drumbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { useAskedClose } from '../../../components/unsaved-dialog';
import { notify } from '../../../lib/notices/notify';
import { saveMix, type StrategyPillar } from '../api/content-strategy';

interface MixDialogProps {
  open: boolean;
  onClose: () => void;
  pillars: readonly StrategyPillar[];
}

/** The share that each pillar should have of the posts; together they are 100 percent. */
export default function MixDialog({ open, onClose, pillars }: MixDialogProps) {
  const [before] = useState(() => pillars.map(({ target }) => String(target)));
  const [shares, setShares] = useState(before);
  const { close, question } = useAskedClose(
    shares.some((share, at) => share !== before[at]),
    onClose,
  );
  const save = useMutation(saveMix);
  const numbers = shares.map((share) => (share.trim() === '' ? Number.NaN : Number(share)));
  const problem = mixProblem(numbers, pillars.length);
  return (
    <DialogFrame
      open={open}
      onClose={close}
      title="Target mix"
      subtitle="Of a hundred posts, how many should each pillar have?"
      actions={
        <>
          <Button
            variant="text"
            color="inherit"
            onClick={() => setShares(equalMix(pillars.length).map(String))}
            sx={{ mr: 'auto' }}
          >
            Equal shares
          </Button>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={problem !== null}
            loading={save.isPending}
            onClick={() =>
              save.mutate(numbers, {
                onSuccess: () => {
                  notify.success('Target mix saved');
                  onClose();
                },
              })
            }
          >
            Save
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {pillars.map(({ number, name }, at) => (
          <InputField
            key={number}
            label={`${number}. ${name}`}
            value={shares[at] ?? ''}
            onChange={(event) =>
              setShares(shares.map((share, place) => (place === at ? event.target.value : share)))
            }
            inputMode="numeric"
            endAdornment="%"
          />
        ))}
        <Typography role="status" sx={{ color: problem === null ? 'text.secondary' : 'error.main' }}>
          {problem ?? 'Together 100 percent.'}
        </Typography>
        {save.error ? (
          <InlineAlert tone="bad">{wordsOf(save.error, ACCOUNT_TEXTS.unexpected)}</InlineAlert>
        ) : null}
      </Box>
      {question}
    </DialogFrame>
  );
}
