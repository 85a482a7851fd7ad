import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { HelpBlock } from '../help-topic';

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  padding: '0 0.375rem',
  borderRadius: '0.25rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  background: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
}));

const listStyle = { display: 'grid', gap: 2, pl: 5 } as const;

export function HelpBlocks({ blocks }: { blocks: readonly HelpBlock[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, fontSize: '0.9375rem', lineHeight: '1.5rem' }}>
      {blocks.map((block, position) => (
        <Block key={position} block={block} />
      ))}
    </Box>
  );
}

function Block({ block }: { block: HelpBlock }) {
  if (typeof block === 'string') {
    return <Typography sx={{ font: 'inherit', textWrap: 'pretty' }}>{block}</Typography>;
  }
  if ('keys' in block) {
    return (
      <Box component="dl" sx={{ display: 'grid', gap: 3 }}>
        {block.keys.map(({ press, does }) => (
          <Box key={does} sx={{ display: 'grid', gridTemplateColumns: { sm: '14rem 1fr' }, columnGap: 4 }}>
            <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {press.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Box>
            <dd>{does}</dd>
          </Box>
        ))}
      </Box>
    );
  }
  const isOrdered = 'steps' in block;
  const items = isOrdered ? block.steps : block.list;
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      sx={{ ...listStyle, '& li': { listStyle: isOrdered ? 'decimal' : 'disc' } }}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}
