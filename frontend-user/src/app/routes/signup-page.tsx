import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { SignupForm } from '../../features/auth/components/signup-form';

/** /signup?source or utm_source: a new account, without a card. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <>
      <title>Sign up – Drumbeat</title>
      <AuthLayout
        title={ACCOUNT_TEXTS.marketingLine}
        lead="Your first prompts are on the calendar soon after. No card."
        poster={{
          title: (
            <>
              Prompts every Monday.
              <br />
              Posts by Friday.
            </>
          ),
          text: 'A person prepares your prompts. You write, with help that has read your posts.',
        }}
      >
        <SignupForm source={search.get('source') ?? search.get('utm_source')} />
      </AuthLayout>
    </>
  );
}
