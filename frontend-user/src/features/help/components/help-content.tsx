import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { EmptyState, visuallyHidden } from '@drumbeat/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { PageSection } from '../../../components/page-section';
import { PageSections } from '../../../components/page-sections';
import { SearchInput } from '../../../components/search-input';
import { isAbout } from '../help-topic';
import { accountAndPrivacy } from '../topics/account-and-privacy';
import { publishing } from '../topics/publishing';
import { workingWithDrumbeat } from '../topics/working-with-drumbeat';
import { HelpBlocks } from './help-blocks';

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
