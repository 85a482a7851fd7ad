import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

interface OpeningsChooserProps {
  openings: readonly string[];
  onUse: (opening: string) => void;
  onCancel: () => void;
}

/** First lines, of which one leads the post. */
export function OpeningsChooser({ openings, onUse, onCancel }: OpeningsChooserProps) {
  const [chosen, setChosen] = useState(openings[0] ?? '');
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography variant="h3" component="h2" id="openings-title">
          First lines
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          A sentence of your own moves to the top; a new one takes the place of the first.
        </Typography>
      </div>
      <RadioGroup
        aria-labelledby="openings-title"
        value={chosen}
        onChange={(_event, opening) => setChosen(opening)}
        sx={{ gap: 1 }}
      >
        {openings.map((opening) => (
          <FormControlLabel
            key={opening}
            value={opening}
            control={<Radio size="small" />}
            label={opening}
            sx={{
              alignItems: 'flex-start',
              m: 0,
              '& .MuiRadio-root': { p: '2px', mr: 2 },
              '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" size="small" onClick={() => onUse(chosen)}>
          Use this line
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Keep mine
        </Button>
      </Box>
    </Box>
  );
}
