import { LoginPage as SignIn } from '../features/auth/login/login-page.tsx';
import { lazy } from './lazy.ts';
import { withMessages } from './with-messages.ts';

const FirstScreen = lazy(
  withMessages('setup', async () => ({
    default: (await import('../features/setup/setup-page.tsx')).FirstScreen,
  })),
);

export const LoginPage = () => <SignIn FirstScreen={FirstScreen} />;
