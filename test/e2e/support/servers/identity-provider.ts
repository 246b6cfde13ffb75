import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { root } from '../../../../scripts/project.mjs';
import { bun } from './perch.ts';

/** Who signs in at the provider. */
interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  preferred_username: string;
}

/** A real OpenID provider, at which everyone is signed in as one person; disposing ends it. */
export class IdentityProvider implements AsyncDisposable {
  #output = '';

  private constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += String(chunk);
    });
  }

  static async open(person: ProviderPerson): Promise<IdentityProvider> {
    const program = join(root, 'test/support/providers/openid-process.ts');
    const args = [program, JSON.stringify(person)];
    // It warns of each start that it is one for tests.
    const child = spawn(bun, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    const provider = new IdentityProvider(child);
    await expect.poll(() => provider.#output).toContain('\n');
    return provider;
  }

  /** For the environment of the server under test. */
  get env(): Record<string, string> {
    const line = this.#output.split('\n').find((each) => each.startsWith('{')) ?? '';
    return JSON.parse(line);
  }

  /** The provider does not answer any more. */
  close(): void {
    this.child.kill();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }
}
