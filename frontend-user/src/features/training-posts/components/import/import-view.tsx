import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../../../components/failure-notice';
import { SectionSkeleton } from '../../../../components/section-skeleton';
import { linkTo } from '../../../../lib/paths';
import { useCurrentImport, type Import } from '../../api/imports';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportReview } from './import-review';
import { ImportStart } from './import-start';

/** "Import from LinkedIn": files, what they hold, what is chosen of it, and what became of that (IMPORT-1). */
export default function ImportView({ onAnalyse }: { onAnalyse: () => void }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useCurrentImport();
  // The view takes the place of the posts: its title is where reading goes on.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={titleId}>
      <Button
        component={RouterLink}
        to={linkTo.writingProfile('training')}
        variant="ghost"
        size="small"
        startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
        sx={{ ml: '-0.5rem', mb: 3 }}
      >
        Training posts
      </Button>
      <Typography
        ref={heading}
        variant="h3"
        component="h2"
        id={titleId}
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        Import from LinkedIn
      </Typography>
      {current.data !== undefined ? (
        <Step current={current.data} onAnalyse={onAnalyse} />
      ) : current.error ? (
        <FailureNotice
          title="Your import could not be loaded"
          error={current.error}
          onRetry={() => void current.refetch()}
        />
      ) : (
        <SectionSkeleton height="20rem" />
      )}
    </section>
  );
}

function Step({ current, onAnalyse }: { current: Import | null; onAnalyse: () => void }) {
  if (current === null) return <ImportStart failed={null} />;
  switch (current.state) {
    case 'failed':
      return <ImportStart key={current.id} failed={current} />;
    case 'ready':
      return <ImportReview key={current.id} current={current} />;
    case 'imported':
      return <ImportResult current={current} onAnalyse={onAnalyse} />;
    default:
      return <ImportProgress current={current} />;
  }
}
