import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EditBase, useEditContext } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Page } from '../../components/page';
import { RecordPage, toldByPage } from '../../components/record-page';
import type { Prompt } from '../../providers/records';
import { DeletePromptButton } from '../../entities/prompts/delete-prompt-button';
import { PromptForm } from '../../entities/prompts/prompt-form';
import { linkTo } from '../../lib/paths';

function PromptEditor() {
  const { record, error, refetch } = useEditContext<Prompt>();
  const navigate = useNavigate();
  return (
    <RecordPage name="Prompt" record={record} error={error} onRetry={() => void refetch()}>
      {(prompt) => (
        <Page
          title="Prompt"
          documentTitle={prompt.hook}
          subtitle={
            <>
              For{' '}
              <Link component={RouterLink} to={linkTo.user(prompt.user_id)}>
                {prompt.user_name ?? prompt.user_email}
              </Link>
              {prompt.batch_id ? (
                <>
                  , from{' '}
                  <Link component={RouterLink} to={linkTo.batch(prompt.batch_id, prompt.id)}>
                    a batch
                  </Link>
                </>
              ) : null}
            </>
          }
        >
          <Box sx={{ maxWidth: '40rem' }}>
            <PromptForm
              userId={prompt.user_id}
              actions={
                <DeletePromptButton
                  prompt={prompt}
                  onDeleted={() => void navigate(linkTo.list('content-prompts'))}
                />
              }
            />
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** A prompt as staff correct it before, or after, the user sees it. */
export function PromptEdit() {
  return (
    <EditBase<Prompt> queryOptions={toldByPage}>
      <PromptEditor />
    </EditBase>
  );
}
