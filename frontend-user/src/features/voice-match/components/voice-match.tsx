import { bodyOf } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SkeletonLines } from '@drumbeat/ui';
import { type FetchStatus, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../components/lazy-part';
import type { VoiceMatch as Match } from '../../../entities/types';
import { api, ApiError } from '../../../lib/http/api';
import { linkTo } from '../../../lib/paths';
import { throttledText } from '../../../lib/http/throttle.rules';
import { voiceWords, type VoiceWords, wayOfWriting } from '../voice-words.rules';
import { BreakingSentenceRow, type QuotedSentence, shortQuotation } from './breaking-sentence';

const sentenceSheet = lazyPart(() => import('./sentence-sheet'));

/** As many as stand in a column beside the text without filling it. */
const SHORT_LIST = 3;

const LOOKS: Readonly<Record<VoiceWords['tone'], { icon: LucideIcon; color: string }>> = {
  good: { icon: CircleCheck, color: 'success.main' },
  quiet: { icon: CircleDashed, color: 'text.disabled' },
  warn: { icon: TriangleAlert, color: 'warning.main' },
};

/** Milliseconds until a comparison for which the server had no place is tried once more, by itself. */
const TRY_AGAIN = 3_000;
const isBusy = (error: Error) => error instanceof ApiError && error.status === 503;

/** How far a text sounds like its author's posts, with the text that was measured. The match of the text before stays until it is here. */
const voiceMatchQuery = (postId: string, content: string) =>
  queryOptions({
    queryKey: ['voice-match', postId, content],
    queryFn: async () => {
      const match = bodyOf(await api.POST('/api/voice-match', { body: { post_id: postId, content } }));
      return { ...match, text: content };
    },
    // The posts that it is compared with seldom change while one is written.
    staleTime: 5 * 60_000,
    // Each text is a key of its own: those of earlier saves need not be kept.
    gcTime: 60_000,
    retry: (failures, error) => failures === 0 && isBusy(error),
    retryDelay: TRY_AGAIN,
    placeholderData: keepPreviousData,
  });

interface VoiceMatchProps {
  postId: string;
  /** The text as it was saved last. */
  content: string;
  /** False while the author types or the text is on its way to the server: nothing is measured then. */
  isSettled: boolean;
  /** Marks these words in the text, and no others. */
  onMark: (quotations: readonly string[]) => void;
  /** Left out where the text cannot be changed. */
  onShow?: ((quotation: string) => void) | undefined;
  /** Has a writer write the sentence anew; left out without a model. */
  onRewrite?: ((quotation: string, wish: string) => void) | undefined;
}

/** How far the text sounds like its author, and which sentences do not. It prevents nothing. */
export default function VoiceMatch({ postId, content, isSettled, ...does }: VoiceMatchProps) {
  const query = useQuery({
    ...voiceMatchQuery(postId, content),
    enabled: isSettled && content.trim() !== '',
  });
  const { data } = query;
  const isStale = data !== undefined && (!isSettled || data.text !== content);
  const isMeasured = data?.kind === 'measured';
  return (
    <section aria-labelledby="voice-title" aria-busy={query.isFetching}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 1 }}>
        <Typography variant="h3" component="h2" id="voice-title">
          Voice
        </Typography>
        <Typography
          variant="caption"
          role="status"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {isMeasured ? `${data.score} of 100${isStale ? ', before your last change' : ''}` : ''}
        </Typography>
      </Box>
      {data ? <Measured match={data} text={data.text} isStale={isStale} {...does} /> : renderWithout(query)}
    </section>
  );
}

interface Unanswered {
  error: Error | null;
  refetch: () => unknown;
  fetchStatus: FetchStatus;
  /** Of the call that is under way. */
  failureCount: number;
}

/** Before there is an answer, or where none came. */
function renderWithout({ error, refetch, fetchStatus, failureCount }: Unanswered) {
  if (error) {
    return (
      <Line tone="quiet" title="Not compared with your posts" detail={throttledText(error) ?? error.message}>
        <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => refetch()}>
          Try again
        </Button>
      </Line>
    );
  }
  if (fetchStatus === 'fetching' && failureCount > 0) {
    return (
      <Line
        tone="quiet"
        title="Waiting for a place"
        detail="Many texts are being compared. This one is tried again in a moment."
      />
    );
  }
  if (fetchStatus === 'fetching') {
    return (
      <SkeletonLines
        lines={[
          { width: '60%', height: '1rem' },
          { width: '90%', height: '0.75rem', gapBefore: '0.5rem' },
        ]}
      />
    );
  }
  return (
    <Line
      tone="quiet"
      title="Not measured yet"
      detail="The text is compared with your posts once it is saved."
    />
  );
}

interface LineProps extends VoiceWords {
  children?: ReactNode;
}

function Line({ tone, title, detail, children }: LineProps) {
  const { icon: Icon, color } = LOOKS[tone];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, py: 1 }}>
      <Box component="span" sx={{ color, lineHeight: 0, pt: '1px' }}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <div>
        <Typography variant="label" component="p" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
        {children}
      </div>
    </Box>
  );
}

interface MeasuredProps extends Pick<VoiceMatchProps, 'onMark' | 'onShow' | 'onRewrite'> {
  match: Match;
  /** What was measured. */
  text: string;
  isStale: boolean;
}

function Measured({ match, text, isStale, onMark, onShow, onRewrite }: MeasuredProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [all, setAll] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const [opened, setOpened] = useState<QuotedSentence | null>(null);
  const sentences = match.sentences.map((sentence) => ({
    ...sentence,
    quotation: text.slice(sentence.start, sentence.end),
  }));
  const shown = all ? sentences : sentences.slice(0, SHORT_LIST);
  const { sentences: found } = match;
  useEffect(() => {
    if (!isMarking) return undefined;
    onMark(found.map(({ start, end }) => text.slice(start, end)));
    return () => onMark([]);
  }, [isMarking, found, text, onMark]);
  const show = ({ quotation }: QuotedSentence) => (onShow ? () => onShow(quotation) : undefined);
  const rewrite = (sentence: QuotedSentence) =>
    onRewrite ? () => onRewrite(sentence.quotation, wayOfWriting(sentence)) : undefined;
  return (
    <Box sx={isStale ? { opacity: 0.65 } : {}}>
      <Line {...voiceWords(match)}>
        {match.kind === 'not_enough_posts' ? (
          <Button
            component={Link}
            to={linkTo.writingProfile('training')}
            variant="text"
            size="small"
            sx={{ ml: -2 }}
          >
            Add training posts
          </Button>
        ) : null}
        {match.habits.map((habit) => (
          <Typography key={habit} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {habit}
          </Typography>
        ))}
      </Line>
      {sentences.length > 0 ? (
        <Box
          component="ul"
          aria-label="Sentences that are not built the way you write"
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {shown.map((sentence) => (
            <BreakingSentenceRow
              key={sentence.start}
              sentence={sentence}
              isPhone={isPhone}
              onPress={isPhone ? () => setOpened(sentence) : (show(sentence) ?? (() => setOpened(sentence)))}
            >
              {onRewrite && !isPhone ? (
                <Button
                  variant="text"
                  size="small"
                  aria-label={`Write it my way: ${shortQuotation(sentence)}`}
                  sx={{ ml: -2 }}
                  onClick={rewrite(sentence)}
                >
                  Write it my way
                </Button>
              ) : null}
            </BreakingSentenceRow>
          ))}
        </Box>
      ) : null}
      {sentences.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
          <Button
            variant="ghost"
            size="small"
            aria-pressed={isMarking}
            onClick={() => setMarking(!isMarking)}
          >
            {isMarking ? 'Take the marks off' : 'Mark in the text'}
          </Button>
          {sentences.length > SHORT_LIST ? (
            <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show all ${sentences.length}`}
            </Button>
          ) : null}
        </Box>
      ) : null}
      {opened ? (
        <Suspense>
          <sentenceSheet.Part
            sentence={opened}
            onShow={show(opened)}
            onRewrite={rewrite(opened)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
