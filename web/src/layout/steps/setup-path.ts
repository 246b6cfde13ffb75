import { setupSteps } from '@perch/contract/settings/limits';

/** Where the guided set-up continues after its first step, the account. */
export const setupPath = '/setup';

export const setupStepCount = setupSteps.length + 1;
