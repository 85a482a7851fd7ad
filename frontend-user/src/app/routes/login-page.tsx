import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { LoginForm } from '../../features/auth/components/login-form';

/** /login?email&message&next: signs in; the session gate then leads on to `next`. */
export function Component() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  return (
    <>
      <title>Sign in – Drumbeat</title>
      <AuthLayout
        title={ACCOUNT_TEXTS.loginTitle}
        poster={{
          title: (
            <>
              Three posts a week.
              <br />
              In your own voice.
            </>
          ),
          text: 'Nine weeks of one studio owner, Monday, Wednesday, Friday. It took six to find the beat.',
        }}
      >
        <LoginForm key={email} email={email} message={search.get('message') ?? search.get('error')} />
      </AuthLayout>
    </>
  );
}
