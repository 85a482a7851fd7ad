import { AutocompleteInput, CreateBase, FormDataConsumer, ReferenceInput, required } from 'react-admin';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { SwitchInput } from '../../components/form/switch-input';
import { Page } from '../../components/page';
import type { User } from '../../providers/records';
import { BatchSize } from './batch-size';
import { BatchStart } from './batch-start';
import { Lessons } from './lessons';
import { PillarChoice } from './pillar-choice';

const defaults = { count: 6, weeks: 3, pillars: [], push_to_calendar: true };

/** The order for a batch: user, number of prompts, pillars, weeks, and whether they go to the calendar at once. */
export function BatchCreate() {
  return (
    <CreateBase redirect="show">
      <Page
        title="New batch"
        documentTitle="New batch"
        subtitle="A worker writes the prompts from the person’s pillars, audience and voice."
      >
        <ConsoleForm
          defaultValues={defaults}
          actions={<SaveButton label="Order the batch" needsChange={false} />}
          aside={
            <FormDataConsumer<{ user_id?: string }>>
              {({ formData }) => (formData.user_id ? <Lessons userId={formData.user_id} /> : null)}
            </FormDataConsumer>
          }
        >
          <ReferenceInput
            source="user_id"
            reference="users"
            perPage={50}
            sort={{ field: 'email', order: 'ASC' }}
          >
            <AutocompleteInput
              label="For"
              optionText={({ full_name, email }: User) => (full_name ? `${full_name}, ${email}` : email)}
              filterToQuery={(q: string) => ({ q })}
              validate={required()}
              helperText={false}
            />
          </ReferenceInput>
          <FormDataConsumer<{ user_id?: string }>>
            {({ formData }) => (formData.user_id ? <PillarChoice userId={formData.user_id} /> : null)}
          </FormDataConsumer>
          <BatchSize />
          <FormDataConsumer<{ user_id?: string }>>
            {({ formData }) => <BatchStart userId={formData.user_id ?? null} />}
          </FormDataConsumer>
          <SwitchInput source="push_to_calendar" label="Push to the calendar as soon as they are written" />
        </ConsoleForm>
      </Page>
    </CreateBase>
  );
}
