import { MESSAGE_LIMITS } from '@drumbeat/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';

/** The only answer to a message; the user gets a notice in the app. */
export function ReplyForm() {
  return (
    <ConsoleForm isGuarded actions={<SaveButton label="Send the answer" />}>
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
