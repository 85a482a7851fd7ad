import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { EmptyState, visuallyHidden } from '@drumbeat/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageSection } from '../../../components/page-section';
import { PageSections } from '../../../components/page-sections';
import { SearchInput } from '../../../components/search-input';
import { type HelpBlock, isAbout } from '../help-topic';
import { accountAndPrivacy } from '../topics/account-and-privacy';
import { publishing } from '../topics/publishing';
import { workingWithDrumbeat } from '../topics/working-with-drumbeat';

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

function HelpBlocks({ blocks }: { blocks: readonly HelpBlock[] }) {
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

const topics = [...workingWithDrumbeat, ...publishing, ...accountAndPrivacy];

/** The same for visitors at /help and for users at /resources (NAVIGATION-10); only users get the ways to their own pages. */
export function HelpContent({ forUser }: { forUser: boolean }) {
  const [search, setSearch] = useState('');
  const found = topics.filter((topic) => isAbout(topic, search.trim()));
  return (
    <>
      <Box role="search" sx={{ maxWidth: '26rem', mb: { xs: 4, lg: 2 } }}>
        <SearchInput
          label="Search the guides"
          placeholder="Pillars, LinkedIn, export…"
          value={search}
          onChange={setSearch}
          maxLength={100}
          sx={{ width: '100%' }}
        />
      </Box>
      <p role="status" style={visuallyHidden}>
        {search.trim() ? `${found.length} of ${topics.length} topics` : ''}
      </p>
      {found.length === 0 ? (
        <Box sx={{ maxWidth: '36rem' }}>
          <EmptyState
            sign={SearchX}
            title="No topic with these words"
            component="h2"
            action={
              <Button variant="outlined" size="small" onClick={() => setSearch('')}>
                Show all topics
              </Button>
            }
          >
            Try one word, or a simpler one.
          </EmptyState>
        </Box>
      ) : (
        <PageSections label="Topics" sections={found}>
          {found.map(({ id, title, blocks, link }) => (
            <PageSection key={id} id={id} title={title}>
              <HelpBlocks blocks={blocks} />
              {forUser && link ? (
                <Link component={RouterLink} to={link.to} sx={{ mt: 4 }}>
                  {link.label}
                </Link>
              ) : null}
            </PageSection>
          ))}
        </PageSections>
      )}
    </>
  );
}
