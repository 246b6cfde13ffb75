import manifest from '../../../package.json' with { type: 'json' };

export const { version } = manifest;

/** What `perch --version` prints. */
export const versionLine = `perch ${version}`;
