import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import Button from '@mui/material/Button';
import { inFigures, WRITING_LIMITS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { ScrollText, Square } from 'lucide-react';
import { type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import { lazyPart, useLater } from '../../../components/lazy-part';
import type { DraftRequest } from '../../../entities/types';
import { type FirstLines, useFirstLines } from '../hooks/use-first-lines';
import { useFollowedResult } from '../hooks/use-followed-result';
import { type Suggestions, useSuggestions } from '../hooks/use-suggestions';
import { DraftingResult } from './drafting-result';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { type EditorSelection, useEditorText } from '../../../entities/posts/editor-text';
import { writerQuery } from '../api/writer';
import { AskProblem } from './ask-problem';
import { DraftPanelHeading } from './draft-panel-heading';
import { Ask, AskRow, Panel, Wish, Wishes } from './draft-panel.styles';
import { DrawnFrom } from './drawn-from';

const BRIEF_LABEL = 'What the writer is told';
const writerBrief = lazyPart(() => import('./writer-brief'));

/** Common instructions that need no typing, as sent to each kind of writer: the built-in one cannot write anew. */
const wishes = {
  model: [
    { name: 'Shorter', instructions: 'Make it shorter: keep the point, one example and the ending.' },
    {
      name: 'More like me',
      instructions: 'Write it more the way I write: my words, my length of sentences.',
    },
    { name: 'Simpler words', instructions: 'Say the same in simpler words and shorter sentences.' },
  ],
  'built-in': [
    { name: 'Shorter', instructions: 'Make it shorter.' },
    { name: 'Fewer filler words', instructions: 'Take the filler words out.' },
  ],
} as const;
const placeholders = {
  model: 'What should change? Say it the way you would to a colleague.',
  'built-in': 'What should change? Shorter, a list, another first line, no hashtags.',
} as const;

interface DraftPanelProps {
  suggestions: Suggestions;
  firstLines: FirstLines;
  isWide: boolean;
  /** What is typed to change, until a text came for it. */
  wish: string;
  onWish: (wish: string) => void;
}

/** Names the writer, takes instructions, and requests a suggestion; the post stays unchanged. */
function DraftPanel({ suggestions, firstLines, isWide, wish: instructions, onWish }: DraftPanelProps) {
  const editor = useEditorText();
  useLater(writerBrief);
  /** The request whose brief is shown; null while none is. */
  const [told, setTold] = useState<DraftRequest | null>(null);
  const [open, setOpen] = useState(false);
  const [selectedCharacters, setSelectedCharacters] = useState(0);
  const writer = useQuery(writerQuery);
  const kind = writer.data?.kind ?? 'built-in';
  const isWriting = suggestions.stream.kind === 'writing';
  const busy = isWriting || firstLines.isPending;
  const problem = tooLongProblem(instructions.trim(), WRITING_LIMITS.instructions);
  const ask = (wish: string) => {
    if (busy) return;
    firstLines.dismiss();
    void suggestions.ask(wish);
  };
  const showBrief = () => setTold(suggestions.requestFor(instructions.trim()));
  return (
    <>
      <Panel
        aria-labelledby="draft-panel-title"
        onFocus={() => setSelectedCharacters(editor.selection().text.trim().length)}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) ask(instructions.trim());
        }}
      >
        <DraftPanelHeading
          id="draft-panel-title"
          action={
            isWide ? (
              <Button
                variant="text"
                size="small"
                disabled={problem !== undefined}
                onClick={showBrief}
                sx={{ ml: 'auto', mr: '-0.25rem', flex: 'none' }}
              >
                {BRIEF_LABEL}
              </Button>
            ) : null
          }
        >
          {selectedCharacters > 0
            ? `Only the ${inFigures(selectedCharacters)} selected characters are written anew`
            : writer.data?.label}
        </DraftPanelHeading>
        <AskRow>
          <Ask
            aria-label="What should change"
            placeholder={placeholders[kind]}
            value={instructions}
            aria-invalid={problem !== undefined}
            onFocus={() => setOpen(true)}
            onChange={(event) => onWish(event.target.value)}
          />
          {isWide ? null : (
            <IconAction
              icon={ScrollText}
              label={BRIEF_LABEL}
              disabled={problem !== undefined}
              onClick={showBrief}
            />
          )}
          {isWriting ? (
            // A separate element: a button that changed to "Draft again" during the click would submit the form.
            <Button
              key="stop"
              variant="outlined"
              size="small"
              startIcon={<Square size={14} strokeWidth={2} aria-hidden />}
              onClick={suggestions.stop}
            >
              Stop
            </Button>
          ) : (
            <Button
              key="draft"
              type="submit"
              variant="outlined"
              size="small"
              disabled={busy || problem !== undefined}
            >
              Draft again
            </Button>
          )}
        </AskRow>
        <AskProblem problem={problem} />
        <Wishes role="group" aria-label="Suggestions" data-open={open}>
          {wishes[kind].map((wish) => (
            <Wish key={wish.name} type="button" aria-disabled={busy} onClick={() => ask(wish.instructions)}>
              {wish.name}
            </Wish>
          ))}
          <Wish type="button" aria-disabled={busy} onClick={() => (busy ? undefined : firstLines.ask())}>
            Stronger first line
          </Wish>
        </Wishes>
        <DrawnFrom sources={suggestions.sources} />
      </Panel>
      {told ? (
        <Suspense>
          <writerBrief.Part request={told} onClose={() => setTold(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Has a part of the text written anew, as a suggestion. False while another text is written. */
export type RewritePart = (part: EditorSelection, instructions: string) => boolean;

interface DraftingProps {
  postId: string;
  /** For other tools of the editor. */
  rewriter?: Ref<RewritePart>;
  /** The column beside the text for suggestions, if there is room. */
  beside: HTMLElement | null;
}

/** The writer's panel below the text, and its results: beside the text, on a phone above the panel. */
export default function Drafting({ postId, rewriter, beside }: DraftingProps) {
  const [wish, setWish] = useState('');
  const suggestions = useSuggestions(postId, ({ instructions }) =>
    setWish((typed) => (typed.trim() === instructions ? '' : typed)),
  );
  const firstLines = useFirstLines(postId);
  const isBusy = suggestions.stream.kind === 'writing' || firstLines.isPending;
  const current = useRef<HTMLDivElement>(null);
  const follow = useFollowedResult(current, suggestions);
  useImperativeHandle(rewriter, () => (part, instructions) => {
    if (isBusy) return false;
    firstLines.dismiss();
    follow();
    void suggestions.askFor(part, instructions);
    return true;
  });
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const result = <DraftingResult ref={current} {...{ suggestions, firstLines }} folds={!isWide} />;
  return (
    <>
      {isWide ? (
        beside && createPortal(result, beside)
      ) : (
        <Box
          sx={{
            maxHeight: '55dvh',
            overflowY: 'auto',
            '&:not(:empty)': { p: '0.75rem 1rem', borderTop: 1, borderColor: 'divider' },
          }}
        >
          {result}
        </Box>
      )}
      <DraftPanel
        suggestions={suggestions}
        firstLines={firstLines}
        isWide={isWide}
        wish={wish}
        onWish={setWish}
      />
    </>
  );
}
