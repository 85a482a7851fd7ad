import { bodyOf } from '@drumbeat/api-client';
import type { GenerationOutcome } from '@drumbeat/domain';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, DraftRequest } from '../../../entities/types';
import { useEditorText, type EditorSelection } from '../../../entities/posts/editor-text';
import { changeFindings } from '../../../entities/posts/post-cache';
import { reportOutcome } from '../api/writer';
import type { Place, Suggestion } from '../suggestion';
import { useDraftStream, type DraftStream } from './use-draft-stream';
import { useTextChanges } from './use-text-changes';
import { api } from '../../../lib/http/api';
import { queryKeys } from '../../../entities/query-keys';

const pageSize = 50;

/** A post's generations, newest first; the editor needs the first page only. */
const generationsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'generations', postId],
    queryFn: async () =>
      bodyOf(
        await api.GET('/api/posts/{id}/generations', {
          params: { path: { id: postId }, query: { limit: pageSize } },
        }),
      ).data,
  });

/**
 * Texts that the writer suggests for a post: one streaming or waiting for a decision, others kept beside the text.
 * @param onWritten Hears the request that a text came for
 */
export function useSuggestions(postId: string, onWritten: (request: DraftRequest) => void) {
  const editor = useEditorText();
  const changes = useTextChanges();
  const queryClient = useQueryClient();
  const history = generationsQuery(postId);
  const { data: generations = [] } = useQuery(history);
  const { stream, start, stop, reset } = useDraftStream();
  const [shown, setShown] = useState<Suggestion | null>(null);
  const [selected, setSelected] = useState<EditorSelection | null>(null);

  async function write(request: DraftRequest, part: EditorSelection | null) {
    if (shown) dismiss(shown);
    setSelected(part);
    const end = await start(request);
    if (end?.kind === 'suggestion') {
      onWritten(request);
      changeFindings(queryClient, postId, ({ findings }) => ({
        findings: [...end.findings, ...findings],
      }));
      setShown({
        id: end.generation_id,
        text: end.text,
        sources: end.sources,
        findings: end.findings,
        isPartial: false,
        selected: part,
      });
    }
    await queryClient.invalidateQueries({ queryKey: history.queryKey });
  }

  /** The selected part, if one is. */
  function selectedPart(): EditorSelection | null {
    const selection = editor.selection();
    return selection.text.trim() === '' ? null : selection;
  }

  /** The present text is sent with every request; only the selection is rewritten. */
  function requestFor(instructions: string, part: EditorSelection | null): DraftRequest {
    return {
      post_id: postId,
      mode: 'suggest',
      content: editor.text(),
      ...(part ? { selection: part.text } : {}),
      ...(instructions ? { instructions } : {}),
    };
  }

  function ask(instructions: string) {
    const part = selectedPart();
    return write(requestFor(instructions, part), part);
  }

  function again(more: Pick<DraftRequest, 'answers' | 'skip_questions'> = {}) {
    if (!isUnfinished(stream) && stream.kind !== 'asking') return undefined;
    return write({ ...stream.request, content: editor.text(), ...more }, selected);
  }

  function settle({ id, text }: Suggestion, outcome: GenerationOutcome) {
    if (id === shown?.id) setShown(null);
    queryClient.setQueryData(history.queryKey, (all) =>
      all?.map((one) => (one.id === id ? { ...one, outcome, output: text } : one)),
    );
    // A stopped text may reach the history only now.
    void reportOutcome(id, outcome).then(() => queryClient.invalidateQueries({ queryKey: history.queryKey }));
  }

  const dismiss = (suggestion: Suggestion) => settle(suggestion, 'dismissed');

  const leaveUnfinished = () => {
    if (isUnfinished(stream)) reset();
  };

  const waiting = shown ?? partOf(stream, selected);
  return {
    stream,
    /** Finished, stopped, or the partial text of a failed one. */
    shown: waiting,
    kept: generations
      .filter(({ kind, outcome, id }) => kind === 'suggestion' && outcome === 'beside' && id !== waiting?.id)
      .map(({ id, output, sources, status }) => ({
        id,
        text: output,
        sources,
        findings: [],
        isPartial: status !== 'completed',
        selected: null,
      })),
    /** The sources of the newest text. */
    sources: shown?.sources ?? generations.find((one) => one.sources.length > 0)?.sources ?? [],
    ask,
    /** Asks for this part of the text, whatever is selected. */
    askFor: (part: EditorSelection, instructions: string) => write(requestFor(instructions, part), part),
    /** What `ask` would send now. */
    requestFor: (instructions: string) => requestFor(instructions, selectedPart()),
    stop,
    tryAgain: () => again(),
    answer: (answers: Answer[]) => again(answers.length > 0 ? { answers } : { skip_questions: true }),
    use: (suggestion: Suggestion, place: Place) => {
      if (!changes.use(suggestion, place)) return;
      settle(suggestion, place === 'cursor' ? 'inserted' : 'replaced');
      leaveUnfinished();
    },
    keepBeside: (suggestion: Suggestion) => {
      settle(suggestion, 'beside');
      leaveUnfinished();
    },
    discard: (suggestion: Suggestion) => {
      dismiss(suggestion);
      leaveUnfinished();
    },
    /** Discards questions, or a failure, without a text. */
    leave: reset,
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

const isUnfinished = (stream: DraftStream) => stream.kind === 'failed' || stream.kind === 'stopped';

/** An interrupted text, as a usable suggestion. */
function partOf(stream: DraftStream, selected: EditorSelection | null): Suggestion | null {
  if (!isUnfinished(stream) || stream.text.trim() === '') return null;
  return {
    id: stream.generationId ?? '',
    text: stream.text,
    sources: [],
    findings: [],
    isPartial: true,
    selected,
  };
}
