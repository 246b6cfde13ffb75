import { OpenIdProvider } from './openid-provider.ts';

// bun openid-process.ts <person as JSON>: a provider in a process of its own, for tests that do not run in Bun.
// Prints the variables that connect a server with it.

const provider = await new OpenIdProvider().start();
provider.person = JSON.parse(process.argv[2] ?? '{}');
console.log(JSON.stringify(provider.env));
