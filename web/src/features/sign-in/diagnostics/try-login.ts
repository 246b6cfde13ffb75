import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { m } from '../../../language/messages.ts';
import { secondFactorOf } from '../login/second-factor.ts';
import { type LoginForm, validateLogin } from '../validation.ts';

const timeoutMs = 5000;

/** The result of a test login. */
export interface LoginTestResult {
  isGood: boolean;
  sentence: string;
}

/** Signs in and immediately out again; the token is not stored. */
export async function tryLogin(typed: LoginForm): Promise<LoginTestResult> {
  if (Object.keys(validateLogin(typed)).length > 0) {
    return { isGood: false, sentence: m.diagnostics.login.nothingTyped };
  }
  const sentence = m.diagnostics.noAnswer({ seconds: timeoutMs / 1000 });
  const silence = new Promise<LoginTestResult>((resolve) => {
    window.setTimeout(resolve, timeoutMs, { isGood: false, sentence });
  });
  // Not aborted after the timeout: a late response opens a session that has to be ended too.
  return Promise.race([signInAndOut(typed), silence]);
}

async function signInAndOut({ email, password }: LoginForm): Promise<LoginTestResult> {
  try {
    const json = { email: email.trim(), password };
    const { token, message } = await parseResponse(api.auth.login.$post({ json }));
    const isEnded = await endSession(token);
    const { welcome, ended, notEnded } = m.diagnostics.login;
    const answer = message ?? welcome;
    return { isGood: isEnded, sentence: isEnded ? ended({ answer }) : notEnded({ answer }) };
  } catch (failure) {
    if (secondFactorOf(failure)) {
      return { isGood: true, sentence: m.diagnostics.login.needsSecondFactor };
    }
    const status = failure instanceof ApiError ? failure.status : 0;
    const answer = errorMessage(failure);
    if (status === 0) return { isGood: false, sentence: answer };
    return { isGood: false, sentence: m.diagnostics.login.refused({ status, answer }) };
  }
}

async function endSession(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return parseResponse(api.auth.logout.$post({}, { headers })).then(
    () => true,
    () => false,
  );
}
