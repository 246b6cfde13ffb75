import { LoginPage as SignIn } from '../features/sign-in/login/login-page.tsx';
import { withMessages } from '../language/with-messages.ts';
import { lazy } from '../lib/lazy.ts';

const FirstScreen = lazy(
  withMessages('setup', async () => ({
    default: (await import('../features/setup/setup-page.tsx')).FirstScreen,
  })),
);

export const LoginPage = () => <SignIn FirstScreen={FirstScreen} />;
