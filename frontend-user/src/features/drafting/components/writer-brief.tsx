import { bodyOf } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame, EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice';
import type {
  DraftRequest,
  WriterBriefSection as Section,
  WriterBrief as Brief,
} from '../../../entities/types';
import { paths } from '../../../lib/paths';
import { BriefSize } from './brief-size';
import { StandingRules } from './standing-rules';
import { BriefSection } from './brief-section';
import { api } from '../../../lib/http/api';

/** What the writer would be told for this request. Read anew at each opening: posts, figures and settings change elsewhere. */
const writerBriefQuery = (request: DraftRequest) =>
  queryOptions({
    queryKey: ['writer-brief', request],
    queryFn: async () => bodyOf(await api.POST('/api/posts/brief', { body: request })),
    gcTime: 0,
    retry: false,
    // Without a network it fails at once, in words: somebody waits in front of it.
    networkMode: 'always',
  });

interface WriterBriefProps {
  /** What would be sent to the writer now. */
  request: DraftRequest;
  onClose: () => void;
}

const introductions = {
  model: (label: string) =>
    `Your next request sends this to ${label}, with the rules that everybody’s drafts follow. Nothing else about you is sent.`,
  'built-in': () =>
    'The built-in writer arranges your own words on Drumbeat’s server and sends nothing anywhere. This is what it goes by.',
} as const;

/** All that the writer would be told about the user, in plain words. */
export default function WriterBrief({ request, onClose }: WriterBriefProps) {
  const brief = useQuery(writerBriefQuery(request));
  return (
    <DialogFrame open wide title="What the writer is told" onClose={onClose}>
      {renderBody()}
    </DialogFrame>
  );

  function renderBody() {
    if (brief.error) {
      return (
        <FailureNotice
          title="It could not be read"
          error={brief.error}
          onRetry={() => void brief.refetch()}
        />
      );
    }
    if (brief.isPending) return <Waiting />;
    return <Told brief={brief.data} onLeave={onClose} />;
  }
}

const Waiting = () => (
  <Box role="status" aria-busy aria-label="Reading what the writer is told" sx={{ minHeight: '60dvh' }}>
    <SkeletonLines
      lines={[
        { width: '85%' },
        { width: '30%', gapBefore: '2rem' },
        { width: '70%' },
        { width: '60%' },
        { width: '30%', gapBefore: '2rem' },
        { width: '75%' },
        { width: '50%' },
      ]}
    />
  </Box>
);

function Told({ brief, onLeave }: { brief: Brief; onLeave: () => void }) {
  const { writer, sections, examples, left_out: leftOut, shortened, rules, tokens } = brief;
  return (
    <>
      <Typography sx={{ mb: 4, color: 'text.secondary', textWrap: 'pretty' }}>
        {introductions[writer.kind](writer.label)}
      </Typography>
      {brief.posts_known === 0 ? <NoPosts onLeave={onLeave} /> : null}
      {sections.map((section) => (
        <BriefSection
          key={section.name}
          section={section}
          {...(section.name === 'examples' ? { examples } : {})}
          onLeave={onLeave}
        />
      ))}
      {leftOut.length > 0 || shortened.length > 0 ? (
        <LeftOut sections={leftOut} shortened={shortened} onLeave={onLeave} />
      ) : null}
      {rules.length > 0 ? <StandingRules rules={rules} /> : null}
      {tokens ? <BriefSize {...tokens} /> : null}
    </>
  );
}

interface LeftOutProps {
  sections: readonly Section[];
  shortened: readonly string[];
  onLeave: () => void;
}

/** What the writer would have been told, had there been room. */
function LeftOut({ sections, shortened, onLeave }: LeftOutProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" id={titleId}>
        Left out for room
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary', textWrap: 'pretty' }}>
        What matters least goes first, each part whole.
        {shortened.map((title) => ` ${title}: its end is left out, too.`)}
      </Typography>
      {sections.map((section) => (
        <BriefSection key={section.name} section={section} isNested onLeave={onLeave} />
      ))}
    </Box>
  );
}

/** Without posts of the user's the writer has only what the profile says. */
const NoPosts = ({ onLeave }: { onLeave: () => void }) => (
  <Box sx={{ mb: 6 }}>
    <EmptyState
      sign={['open', 'open', 'open']}
      title="It has no post of yours to learn from"
      component="h3"
      action={
        <Button
          component={RouterLink}
          to={paths.createPost}
          variant="outlined"
          size="small"
          onClick={onLeave}
        >
          Paste an earlier post
        </Button>
      }
    >
      From three posts on it knows how you write. Posts count once they are out; those from before Drumbeat
      count, too: paste each into a blank post, and mark it as posted.
    </EmptyState>
  </Box>
);
