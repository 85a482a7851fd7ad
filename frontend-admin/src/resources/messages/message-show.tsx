import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EditBase, maxLength, required, TextInput, useEditContext, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useEffect, useEffectEvent } from 'react';
import { MESSAGE_LIMITS } from '@drumbeat/domain';
import { FactList } from '../../components/fact-list';
import { Page } from '../../components/page';
import { Quiet } from '../../components/quiet';
import { RecordPage, toldByPage } from '../../components/record-page';
import { Section } from '../../components/section';
import { momentLabel } from '../../lib/times';
import { markMessageRead, MessageState, type Message } from './message-state';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { linkTo } from '../../lib/paths';

/** The only answer to a message; the user gets a notice in the app. */
function ReplyForm() {
  return (
    <ConsoleForm actions={<SaveButton label="Send the answer" />}>
      <TextInput
        source="reply"
        label="Your answer"
        multiline
        minRows={3}
        validate={[required(), maxLength(MESSAGE_LIMITS.reply)]}
        helperText={`At most ${MESSAGE_LIMITS.reply} characters. It is sent once and cannot be changed.`}
      />
    </ConsoleForm>
  );
}

/** Marks a message as read once staff has opened it. */
function useMarkRead(message: Message | undefined): void {
  const refresh = useRefresh();
  const unreadId = message?.read_at === null ? message.id : null;
  // On failure the message stays unread, which is then correct.
  const markRead = useEffectEvent((id: string) => void markMessageRead(id).then(refresh, () => undefined));
  useEffect(() => {
    if (unreadId !== null) markRead(unreadId);
  }, [unreadId]);
}

function MessageEditor() {
  const { record, error, refetch } = useEditContext<Message>();
  useMarkRead(record);
  return (
    <RecordPage name="Message" record={record} error={error} onRetry={() => void refetch()}>
      {(message) => (
        <Page
          title={`A line from ${message.user_name ?? message.user_email}`}
          documentTitle={message.text}
          subtitle={<MessageState message={message} />}
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
              <Typography component="blockquote" variant="h3" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                “{message.text}”
              </Typography>
              {message.reply === null ? (
                <ReplyForm />
              ) : (
                <Section title="Your answer" note={message.replied_at && momentLabel(message.replied_at)}>
                  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {message.reply}
                  </Typography>
                </Section>
              )}
            </Box>
            <MessageFacts message={message} />
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

function MessageFacts({ message }: { message: Message }) {
  const { user_id, user_email, prompt_id, prompt_hook, created_at } = message;
  return (
    <Section title="Facts">
      <FactList
        facts={[
          [
            'From',
            <Link key="from" component={RouterLink} to={linkTo.user(user_id)}>
              {user_email}
            </Link>,
          ],
          [
            'About',
            prompt_id === null ? (
              <Quiet key="about">Nothing in particular</Quiet>
            ) : (
              <Link key="about" component={RouterLink} to={linkTo.prompt(prompt_id)}>
                {prompt_hook}
              </Link>
            ),
          ],
          ['Sent', momentLabel(created_at)],
        ]}
      />
    </Section>
  );
}

/** One message, marked as read by opening it, and its answer. */
export function MessageShow() {
  const notify = useNotify();
  return (
    <EditBase<Message>
      queryOptions={toldByPage}
      mutationMode="pessimistic"
      redirect={false}
      transform={({ reply }: Message) => ({ reply: reply?.trim() })}
      mutationOptions={{ onSuccess: () => notify('The answer is sent', { type: 'success' }) }}
    >
      <MessageEditor />
    </EditBase>
  );
}
