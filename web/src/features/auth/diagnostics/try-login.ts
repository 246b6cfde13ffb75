import { ApiFailure, sentenceOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { checkLogin, type LoginForm } from '../validation.ts';

const patienceMs = 5000;

/** What became of a login that was only a test. */
export interface LoginTrial {
  isGood: boolean;
  sentence: string;
}

/** Signs in and out again at once; the token is kept nowhere. */
export async function tryLogin(typed: LoginForm): Promise<LoginTrial> {
  if (Object.keys(checkLogin(typed)).length > 0) {
    return { isGood: false, sentence: 'Type your email and password above first.' };
  }
  const isSilent = { isGood: false, sentence: `No answer within ${patienceMs / 1000} seconds.` };
  const silence = new Promise<LoginTrial>((resolve) => {
    window.setTimeout(resolve, patienceMs, isSilent);
  });
  // A late answer is not given up: its session has to be ended too.
  return Promise.race([signInAndOut(typed), silence]);
}

async function signInAndOut({ email, password }: LoginForm): Promise<LoginTrial> {
  try {
    const json = { email: email.trim(), password };
    const { token, message } = await answerOf(api.auth.login.$post({ json }));
    const said = `The server said: “${message ?? 'Welcome.'}”`;
    return (await endSession(token))
      ? { isGood: true, sentence: `${said} The session of this test has been ended.` }
      : {
          isGood: false,
          sentence: `${said} The session of this test could not be ended; you find it under Settings, Security.`,
        };
  } catch (failure) {
    const status = failure instanceof ApiFailure ? failure.status : 0;
    if (status === 0) return { isGood: false, sentence: sentenceOf(failure) };
    return { isGood: false, sentence: `The server said (${status}): “${sentenceOf(failure)}”` };
  }
}

async function endSession(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return answerOf(api.auth.logout.$post({}, { headers })).then(
    () => true,
    () => false,
  );
}
