import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { inFigures, QUOTAS } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { linkTo } from '../../../../lib/paths';
import { useForgetImport, type Import } from '../../api/imports';

interface ImportResultProps {
  current: Import;
  /** Has the voice analysed, which the page follows. */
  onAnalyse: () => void;
}

/** What became of the chosen texts, and what to do with them now. */
export function ImportResult({ current: { id, outcome }, onAnalyse }: ImportResultProps) {
  const navigate = useNavigate();
  const forget = useForgetImport();
  const leave = (to: string) => forget.mutate(id, { onSettled: () => void navigate(to) });
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start', mt: 5 }}>
      <div role="status">
        <Status tone="good" icon={CircleCheck}>
          The import is done
        </Status>
        <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 3, fontVariantNumeric: 'tabular-nums' }}>
          {outcomesOf(outcome).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </div>
      <Typography sx={{ color: 'text.secondary' }}>
        An analysis reads up to 500 of your texts, the best and the newest ones first, and brings your AI
        profile up to date.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant="contained"
          disabled={forget.isPending}
          onClick={() => {
            onAnalyse();
            leave(linkTo.writingProfile());
          }}
        >
          Analyse my voice
        </Button>
        <Button
          variant="outlined"
          loading={forget.isPending}
          onClick={() => leave(linkTo.writingProfile('training'))}
        >
          Show my posts
        </Button>
        <Button variant="ghost" disabled={forget.isPending} onClick={() => forget.mutate(id)}>
          Import more
        </Button>
      </Box>
    </Box>
  );
}

function outcomesOf({ added, updated, unchanged, no_room }: Import['outcome']): string[] {
  const lines = [
    `${inFigures(added)} added`,
    updated > 0 ? `${inFigures(updated)} updated with newer figures` : null,
    unchanged > 0 ? `${inFigures(unchanged)} left as they were` : null,
    no_room > 0
      ? `${inFigures(no_room)} not added: ${inFigures(QUOTAS.training_posts)} training posts can be kept`
      : null,
  ];
  return lines.filter((line) => line !== null);
}
