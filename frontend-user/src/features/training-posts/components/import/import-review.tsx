import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ImportedKind, inFigures, QUOTAS } from '@drumbeat/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { CheckField } from '../../../../components/check-field';
import { footBar } from '../../../../components/foot-bar';
import { InlineAlert } from '../../../../components/inline-alert';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { trainingPostsQuery } from '../../../../entities/training-posts/training-posts';
import { useChooseImport, useForgetImport, type Import, type ImportSummary } from '../../api/imports';
import { chosenOf, withAll, withKind, type ImportChoice } from '../../import-choice.rules';
import { keptChoice } from '../../kept-choice';
import { keptPaste } from '../../kept-paste';
import { ImportItems } from './import-items';

const KINDS: Readonly<Record<ImportedKind, { one: string; many: string }>> = {
  post: { one: 'post', many: 'posts' },
  article: { one: 'article', many: 'articles' },
  comment: { one: 'comment', many: 'comments' },
};
const amount = (kind: ImportedKind, count: number) =>
  `${inFigures(count)} ${KINDS[kind][count === 1 ? 'one' : 'many']}`;

/** What was found in the files, and the choice of what is imported. */
export function ImportReview({ current: { id, summary } }: { current: Import }) {
  const { id: userId } = useCurrentUser();
  const [choice, setChoice] = useState(() => keptChoice.read(userId, id));
  // Rows change what is chosen by then: two of them may be pressed before the page is drawn.
  const latest = useRef(choice);
  const change = useCallback(
    (next: (before: ImportChoice) => ImportChoice) => {
      latest.current = next(latest.current);
      keptChoice.keep(userId, id, latest.current);
      setChoice(latest.current);
    },
    [userId, id],
  );
  const dropChoice = () => keptChoice.drop(userId);
  const settle = () => {
    dropChoice();
    keptPaste.settle(userId, id);
  };
  const choose = useChooseImport(id);
  const forget = useForgetImport();
  const saved = useInfiniteQuery(trainingPostsQuery);
  if (summary === null) return null;
  const chosen = summary.kinds.reduce((sum, kind) => sum + chosenOf(choice, kind), 0);
  const room = QUOTAS.training_posts - (saved.data?.pages[0]?.data.total ?? 0);
  // What is there already and gets newer figures takes no room.
  const most = Math.max(0, room) + summary.newer_figures;
  const isBusy = choose.isPending || forget.isPending;
  return (
    <>
      <Found summary={summary} />
      {summary.kinds.length > 0 ? (
        <Kinds summary={summary} choice={choice} onChange={(next) => change(() => next)} />
      ) : null}
      <ImportItems id={id} summary={summary} choice={choice} onChange={change} />
      <Box
        ref={footBar}
        sx={(theme) => ({
          position: 'sticky',
          bottom: { xs: 'calc(3.75rem + env(safe-area-inset-bottom))', md: 0 },
          zIndex: 5,
          display: 'grid',
          gap: 3,
          mt: 4,
          py: 3,
          borderTop: 1,
          borderColor: 'divider',
          background: theme.vars.palette.background.default,
        })}
      >
        {chosen > most ? (
          <InlineAlert tone="warn">
            There is room for {inFigures(Math.max(0, room))} of {inFigures(QUOTAS.training_posts)} training
            posts. Posts come first, then articles and comments, each the newest first.
          </InlineAlert>
        ) : null}
        {choose.error ? <InlineAlert tone="bad">{choose.error.message}</InlineAlert> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant="contained"
            disabled={Math.min(chosen, most) === 0 || isBusy}
            loading={choose.isPending}
            onClick={() => choose.mutate(choice, { onSuccess: settle })}
          >
            Import {inFigures(Math.min(chosen, most))}
          </Button>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => forget.mutate(id, { onSuccess: dropChoice })}
          >
            Choose other files
          </Button>
        </Box>
      </Box>
    </>
  );
}

function Found({ summary }: { summary: ImportSummary }) {
  const { posts, with_figures, newer_figures, doubtful, known, left_out, unlisted } = summary;
  const found = (
    [
      ['post', posts],
      ['article', summary.articles],
      ['comment', summary.comments],
    ] satisfies [ImportedKind, number][]
  ).flatMap(([kind, count]) => (count > 0 ? [amount(kind, count)] : []));
  const lines = [
    posts > 0 ? figuresFound(posts, with_figures) : null,
    newer_figures > 0 ? `${inFigures(newer_figures)} are there already and get newer figures.` : null,
    doubtful > 0 ? doubted(doubtful) : null,
    known > 0 ? `${inFigures(known)} are there already, with nothing new.` : null,
    ...left_out.map(({ text, count }) => `${inFigures(count)} left out. ${text}.`),
    unlisted > 0 ? `${inFigures(unlisted)} more are beyond what one import lists.` : null,
  ].filter((line) => line !== null);
  return (
    <Box sx={{ mt: 4 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {found.length === 0 ? 'Nothing to import was found.' : `Found: ${found.join(', ')}.`}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, mt: 2, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

/** They are taken if their user means it, as where figures are typed. */
const doubted = (count: number) =>
  `${inFigures(count)} ${count === 1 ? 'has' : 'have'} more reactions than impressions. Check the numbers, or leave ${count === 1 ? 'it' : 'them'} out.`;

/** Whether analytics were among the files is not known here: nothing is said of them where no figure was found. */
function figuresFound(posts: number, withFigures: number): string {
  if (withFigures === 0) return 'No figures were found for them; LinkedIn’s analytics have these.';
  const others = withFigures < posts ? '; none were found for the others' : '';
  return `${inFigures(withFigures)} of ${amount('post', posts)} matched with their figures${others}.`;
}

interface KindsProps {
  summary: ImportSummary;
  choice: ImportChoice;
  onChange: (choice: ImportChoice) => void;
}

function Kinds({ summary: { kinds }, choice, onChange }: KindsProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, mt: 5, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ mb: 2, p: 0, fontWeight: 600 }}>
        What to import
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 2 }}>
        {kinds.map((kind) => {
          const chosen = chosenOf(choice, kind);
          return (
            <CheckField
              key={kind.kind}
              label={`${inFigures(chosen)} of ${amount(kind.kind, kind.importable)}`}
              checked={chosen === 0 ? false : chosen === kind.importable ? true : 'mixed'}
              onChange={() => onChange(withKind(choice, kind.kind, chosen < kind.importable))}
            />
          );
        })}
        <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
          <Button
            variant="ghost"
            size="small"
            onClick={() => onChange(withAll(kinds.map(({ kind }) => kind)))}
          >
            Select all
          </Button>
          <Button variant="ghost" size="small" onClick={() => onChange(withAll([]))}>
            Select none
          </Button>
        </Box>
      </Box>
      {kinds.some(({ kind }) => kind === 'comment') ? (
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
          Comments show how you talk to people. They take room from posts, so they come in only if you select
          them.
        </Typography>
      ) : null}
    </Box>
  );
}
