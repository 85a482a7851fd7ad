import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SkeletonLines, Status } from '@drumbeat/ui';
import { LoaderCircle, Square } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { ApiError } from '../../../lib/http/api';
import { throttledText } from '../../../lib/http/throttle.rules';
import { isDeclined } from '../hooks/use-draft-stream';
import type { FirstLines } from '../hooks/use-first-lines';
import type { Suggestions } from '../hooks/use-suggestions';
import { KeptTexts } from './kept-texts';
import { OpeningsChooser } from './openings-chooser';
import { QuestionsForm } from './questions-form';
import { SuggestedText } from './suggested-text';
import { SuggestionCard } from './suggestion-card';

interface DraftingResultProps {
  suggestions: Suggestions;
  firstLines: FirstLines;
}

interface WayOfShowing {
  folds: boolean;
  /** What waits for the user, or what the user waits for; it can take the focus. */
  ref: Ref<HTMLDivElement>;
}

/** The writer's progress, questions or suggestion, and the texts kept beside the post; `folds` when space is short. */
export function DraftingResult({ ref, folds, ...work }: DraftingResultProps & WayOfShowing) {
  const { suggestions } = work;
  const current = renderCurrent(work);
  if (current === null && suggestions.kept.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {current === null ? null : (
        <Box ref={ref} role="group" aria-label="From the writer" tabIndex={-1}>
          {current}
        </Box>
      )}
      {suggestions.kept.length > 0 ? <KeptTexts suggestions={suggestions} folds={folds} /> : null}
    </Box>
  );
}

/** The one thing that waits for the user, or that the user waits for. */
function renderCurrent({ suggestions, firstLines }: DraftingResultProps): ReactNode {
  const { stream, shown } = suggestions;
  if (firstLines.isPending) return <Waiting heading="First lines" />;
  if (firstLines.error) {
    const isBeyond = firstLines.error instanceof ApiError && isBeyondWriter(firstLines.error);
    return isBeyond ? (
      <Failure tone="info" message={firstLines.error.message} />
    ) : (
      <Failure
        message={throttledText(firstLines.error) ?? firstLines.error.message}
        onRetry={firstLines.ask}
      />
    );
  }
  if (firstLines.offered) {
    return (
      <OpeningsChooser openings={firstLines.offered} onUse={firstLines.use} onCancel={firstLines.dismiss} />
    );
  }
  if (stream.kind === 'writing') return <Writing text={stream.text} onStop={suggestions.stop} />;
  if (stream.kind === 'asking') {
    return (
      <QuestionsForm
        key={stream.questions.join(' ')}
        request={stream.request}
        questions={stream.questions}
        onAnswer={(answers) => void suggestions.answer(answers)}
        onCancel={suggestions.leave}
      />
    );
  }
  const failed = stream.kind === 'failed' ? stream : null;
  if (failed === null && shown === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {failed ? (
        <Failure
          message={failed.error.message}
          tone={isBeyondWriter(failed.error) || isDeclined(failed.error) ? 'info' : 'bad'}
          {...(failed.error.retryable || isDeclined(failed.error)
            ? { onRetry: () => void suggestions.tryAgain() }
            : {})}
        />
      ) : null}
      {shown ? (
        <SuggestionCard
          heading={failed ? 'Written so far' : 'Suggestion'}
          suggestion={shown}
          onUse={(place) => suggestions.use(shown, place)}
          onKeepBeside={() => suggestions.keepBeside(shown)}
          onDiscard={() => suggestions.discard(shown)}
        />
      ) : null}
    </Box>
  );
}

function Writing({ text, onStop }: { text: string; onStop: () => void }) {
  return (
    <Box component="section" aria-label="Suggestion" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="h3" component="h2">
          Suggestion
        </Typography>
        <Box component="span" role="status" sx={{ display: 'inline-flex' }}>
          <Status small busy tone="info" icon={LoaderCircle}>
            Writing…
          </Status>
        </Box>
        <Button
          variant="text"
          size="small"
          startIcon={<Square size={14} strokeWidth={2} aria-hidden />}
          sx={{ ml: 'auto' }}
          onClick={onStop}
        >
          Stop and keep this
        </Button>
      </Box>
      <SuggestedText busy label="Suggested text" text={text} />
    </Box>
  );
}

function Waiting({ heading }: { heading: string }) {
  return (
    <section aria-label={heading} aria-busy>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <SkeletonLines
        lines={[90, 75, 85, 70, 80].map((width) => ({
          width: `${width}%`,
          height: '1rem',
          gapBefore: '0.75rem',
        }))}
      />
    </section>
  );
}

/** What the writer cannot do is nobody's mistake, and another try changes nothing. */
const isBeyondWriter = ({ code }: { code: string }) => code.startsWith('writing.');

interface FailureProps {
  message: string;
  tone?: 'bad' | 'info';
  onRetry?: () => void;
}

function Failure({ message, tone = 'bad', onRetry }: FailureProps) {
  return (
    <InlineAlert
      tone={tone}
      action={
        onRetry ? (
          <Button variant="text" size="small" onClick={onRetry}>
            Try again
          </Button>
        ) : undefined
      }
    >
      {message} Your text is as it was.
    </InlineAlert>
  );
}
