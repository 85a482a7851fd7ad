import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PostCheck } from '../post-check';
import type { TextFinding, TextRange } from '@drumbeat/domain';
import { CircleCheck, TriangleAlert } from 'lucide-react';

interface CheckRowProps {
  check: PostCheck;
  /** Shows its place in the text; left out when there is no text to show it in. */
  onShow?: ((place: TextRange) => void) | undefined;
  /** The author says that the words of a finding are theirs. */
  onVouch: (finding: TextFinding) => void;
  /** The author says that they are not, after all. */
  onTakeBack: (finding: TextFinding) => void;
  /** Takes the sentence of a finding, at its place, out; left out where the text cannot be changed. */
  onTakeOut?: ((finding: TextFinding, place: TextRange) => void) | undefined;
  /** True while the server is told so. */
  isPending?: boolean;
}

/** One check: its finding and advice. */
export function CheckRow({
  check,
  onShow,
  onVouch,
  onTakeBack,
  onTakeOut,
  isPending = false,
}: CheckRowProps) {
  const { fine, title, detail, advice, place, finding, vouched } = check;
  const isHabit = check.id === 'habit';
  const takeBack = isHabit ? 'Not meant after all' : 'Not mine after all';
  const Icon = fine ? CircleCheck : TriangleAlert;
  return (
    <Box
      component="li"
      tabIndex={-1}
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, py: 2 }}
    >
      <Box component="span" sx={{ color: fine ? 'success.main' : 'warning.main', lineHeight: 0, pt: '1px' }}>
        <Icon size={18} strokeWidth={1.75} role="img" aria-label={fine ? 'Fine' : 'To look at'} />
      </Box>
      <div>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: '1.25rem',
          }}
        >
          <Typography variant="label" component="p" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {place && !fine && onShow ? (
            <Button
              variant="text"
              size="small"
              aria-label={`Show: ${title}`}
              sx={{ flex: 'none', my: -1.5, mr: -2 }}
              onClick={() => onShow(place)}
            >
              Show
            </Button>
          ) : null}
        </Box>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {detail} {advice}
        </Typography>
        {finding ? (
          <Button
            variant="text"
            size="small"
            aria-label={`${isHabit ? 'Leave it' : 'It is mine'}: ${title}`}
            loading={isPending}
            sx={{ ml: -2 }}
            onClick={() => onVouch(finding)}
          >
            {isHabit ? 'Leave it' : 'It is mine'}
          </Button>
        ) : null}
        {vouched ? (
          <Button
            variant="text"
            size="small"
            aria-label={`${takeBack}: ${title}`}
            loading={isPending}
            sx={{ ml: -2 }}
            onClick={() => onTakeBack(vouched)}
          >
            {takeBack}
          </Button>
        ) : null}
        {finding && place && !isHabit && onTakeOut ? (
          <Button
            variant="text"
            size="small"
            aria-label={`Take it out: ${title}`}
            disabled={isPending}
            onClick={() => onTakeOut(finding, place)}
          >
            Take it out
          </Button>
        ) : null}
      </div>
    </Box>
  );
}
