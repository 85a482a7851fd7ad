import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  EditBase,
  maxLength,
  RecordContextProvider,
  required,
  TextInput,
  useEditContext,
  useNotify,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FEEDBACK_LIMITS } from '@drumbeat/domain';
import { FactList } from '../../components/fact-list';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { Page } from '../../components/page';
import { RecordPage, toldByPage } from '../../components/record-page';
import { Section } from '../../components/section';
import { momentLabel } from '../../lib/times';
import type { Feedback } from '../../providers/records';
import { FeedbackState } from './feedback-state';
import { FeedbackWords, Stars } from './feedback-words';
import { linkTo } from '../../lib/paths';

/** The answer to what somebody says now; they get a notice. */
function ReplyForm() {
  return (
    <ConsoleForm actions={<SaveButton label="Send the answer" />}>
      <TextInput
        source="reply"
        label="Your answer"
        multiline
        minRows={3}
        validate={[required(), maxLength(FEEDBACK_LIMITS.reply)]}
        helperText={`At most ${FEEDBACK_LIMITS.reply} characters. It cannot be changed; who changes their feedback afterwards can be answered again.`}
      />
    </ConsoleForm>
  );
}

function Replied({ feedback: { reply, replied_at, is_answered } }: { feedback: Feedback }) {
  if (reply === null || replied_at === null) return null;
  return (
    <Section
      title="Your answer"
      note={`${momentLabel(replied_at)}${is_answered ? '' : ', before the feedback was changed'}`}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reply}</Typography>
    </Section>
  );
}

function FeedbackEditor() {
  const { record, error, refetch } = useEditContext<Feedback>();
  return (
    <RecordPage name="Feedback" record={record} error={error} onRetry={() => void refetch()}>
      {(feedback) => (
        <Page
          title={`Feedback of ${feedback.user_name ?? feedback.user_email}`}
          documentTitle={`Feedback on ${feedback.target_title}`}
          subtitle={<FeedbackState feedback={feedback} />}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
              gap: '2.5rem 4rem',
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <Stars rating={feedback.rating} />
                <FeedbackWords feedback={feedback} />
              </Box>
              <Replied feedback={feedback} />
              {feedback.is_answered ? null : (
                // An earlier answer is no beginning of the next one.
                <RecordContextProvider value={{ ...feedback, reply: null }}>
                  <ReplyForm />
                </RecordContextProvider>
              )}
            </Box>
            <FeedbackFacts feedback={feedback} />
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

function FeedbackFacts({ feedback }: { feedback: Feedback }) {
  const { user_id, user_email, type, targetId, target_title, contextInfo, updated_at } = feedback;
  const about = type === 'post' ? linkTo.post(targetId) : linkTo.prompt(targetId);
  return (
    <Section title="Facts">
      <FactList
        facts={[
          [
            'By',
            <Link key="by" component={RouterLink} to={linkTo.user(user_id)}>
              {user_email}
            </Link>,
          ],
          [
            type === 'post' ? 'Post' : 'Prompt',
            <Link key="about" component={RouterLink} to={about}>
              {target_title}
            </Link>,
          ],
          ...(contextInfo?.content_preview ? ([['It read', contextInfo.content_preview]] as const) : []),
          ['Changed', momentLabel(updated_at)],
        ]}
      />
    </Section>
  );
}

/** What one person said about one prompt or post, and the answer to it. */
export function FeedbackShow() {
  const notify = useNotify();
  return (
    <EditBase<Feedback>
      queryOptions={toldByPage}
      mutationMode="pessimistic"
      redirect={false}
      transform={({ reply }: Feedback) => ({ reply: reply?.trim() })}
      mutationOptions={{ onSuccess: () => notify('The answer is sent', { type: 'success' }) }}
    >
      <FeedbackEditor />
    </EditBase>
  );
}
