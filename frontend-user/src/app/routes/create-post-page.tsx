import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { EditorBar } from '../../features/editor/components/editor-bar';
import type { DraftRequest } from '../../entities/types';
import { unsentPost } from '../../entities/posts/unsent-post';
import { linkTo, paths } from '../../lib/paths';
import { AccountMenu } from '../shell/account-menu';
import type { RouteHandle } from '../shell/route-handle';
import { notesOf, type OwnNotes } from '../../features/editor/draft-from-notes';
import { NewDraft } from '../../features/editor/components/new-draft';

/** The page's source: the user's own notes, or a prompt's number; null without one. */
function requestOf(search: URLSearchParams, own: OwnNotes | null): DraftRequest | null {
  if (own) return { custom_notes: own.notes };
  const prompt = Number(search.get('prompt'));
  return Number.isSafeInteger(prompt) && prompt > 0 ? { prompt_id: prompt } : null;
}

export const handle: RouteHandle = { writing: true };

/** /posts/create: a blank post; ?prompt=… or ?custom_notes=…&is_custom=true: one that is drafted. Other notes are another draft. */
export function Component() {
  return <NewPost key={useLocation().key} />;
}

function NewPost() {
  const [search] = useSearchParams();
  const location = useLocation();
  const [own] = useState(() => notesOf(search, location.state));
  const [request] = useState(() => requestOf(search, own));
  if (request) return <NewDraft request={request} own={own} account={<AccountMenu compact />} />;
  // A request for a draft of something missing is not a request for a blank page.
  return search.size > 0 ? <NothingToDraftFrom /> : <BlankPost />;
}

/** Has the post's own address from the first letter on, with or without a network. */
function BlankPost() {
  const [id] = useState(unsentPost.begin);
  return <Navigate replace to={linkTo.post(id)} state={unsentPost.mark} />;
}

function NothingToDraftFrom() {
  return (
    <>
      <title>New draft – Drumbeat</title>
      <EditorBar
        heading="New draft"
        back={{ to: paths.calendar, label: 'Back to Content Calendar' }}
        title={<span style={{ fontWeight: 600, fontSize: '0.9375rem' }}>New draft</span>}
        status={null}
        account={<AccountMenu compact />}
      />
      <Box component="main" id="main" sx={{ maxWidth: '40rem', p: { xs: 4, md: 10 } }}>
        <FailureNotice
          title="There is nothing to draft from"
          error={new Error('Select a prompt on the calendar, or write some notes of your own.')}
          action={
            <Button component={RouterLink} to={paths.calendar} variant="outlined" size="small">
              Open the calendar
            </Button>
          }
        />
      </Box>
    </>
  );
}
