import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { type LoginForm, validateLogin } from '../validation.ts';

const timeoutMs = 5000;

/** The result of a test login. */
export interface LoginTestResult {
  isGood: boolean;
  sentence: string;
}

/** Signs in and out again at once; the token is not stored. */
export async function tryLogin(typed: LoginForm): Promise<LoginTestResult> {
  if (Object.keys(validateLogin(typed)).length > 0) {
    return { isGood: false, sentence: 'Type your email and password above first.' };
  }
  const isSilent = { isGood: false, sentence: `No answer within ${timeoutMs / 1000} seconds.` };
  const silence = new Promise<LoginTestResult>((resolve) => {
    window.setTimeout(resolve, timeoutMs, isSilent);
  });
  // Not aborted after the timeout: a late response opens a session that has to be ended too.
  return Promise.race([signInAndOut(typed), silence]);
}

async function signInAndOut({ email, password }: LoginForm): Promise<LoginTestResult> {
  try {
    const json = { email: email.trim(), password };
    const { token, message } = await parseResponse(api.auth.login.$post({ json }));
    const said = `The server said: “${message ?? 'Welcome.'}”`;
    return (await endSession(token))
      ? { isGood: true, sentence: `${said} The session of this test has been ended.` }
      : {
          isGood: false,
          sentence: `${said} The session of this test could not be ended; you find it under Settings, Security.`,
        };
  } catch (failure) {
    const status = failure instanceof ApiError ? failure.status : 0;
    if (status === 0) return { isGood: false, sentence: errorMessage(failure) };
    return { isGood: false, sentence: `The server said (${status}): “${errorMessage(failure)}”` };
  }
}

async function endSession(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return parseResponse(api.auth.logout.$post({}, { headers })).then(
    () => true,
    () => false,
  );
}
