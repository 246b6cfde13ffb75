// Loaded before component tests: a document in this process, for what needs no browser to be seen.
import { afterEach } from 'bun:test';

import { GlobalRegistrator } from '@happy-dom/global-registrator';

GlobalRegistrator.register({ url: 'http://localhost:3000/' });

// It looks for the document when it is loaded.
const { cleanup } = await import('@testing-library/react');
afterEach(cleanup);
