import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

import { freePort } from '../ports.ts';
import { type Claims, claimsOf, newSigningKey, type SigningKey } from './signing-key.ts';

/** An account at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  name?: string;
  groups?: unknown;
}

const callback = /^http:\/\/localhost:\d+\/api\/auth\/oidc\/callback$/;
const clientId = 'perch';
const clientSecret = 'secret of the client, with : and %';

/** The real `oidc-provider` on loopback, which signs in the person that a test chooses, and lies where it asks. */
export class OpenIdProvider implements AsyncDisposable {
  readonly port = freePort();
  readonly issuer = `http://127.0.0.1:${this.port}`;
  /** The person who signs in next. */
  person: ProviderPerson = { sub: 'person-0' };
  /** Signs the tokens. */
  key: SigningKey = newSigningKey('first');
  /** The keys that it publishes; those of `key` without it. */
  published: SigningKey | undefined;
  /** Makes the ID token out of true claims. */
  lie: ((claims: Claims, sign: SigningKey['sign']) => string) | undefined;
  /** Answers requests of these paths instead of the provider. */
  readonly instead = new Map<string, () => Response | Promise<Response>>();
  /** Paths that were asked for. */
  readonly requests: string[] = [];
  readonly #persons = new Map<string, ProviderPerson>();
  readonly #server = createServer();

  /** The variables that connect a server with it. */
  get env(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Example ID',
      SIGN_IN_TIMEOUT: '60',
    };
  }

  async start({ authMethod = 'client_secret_basic' } = {}): Promise<this> {
    const provider = this.#createProvider(authMethod);
    this.#server.on('request', provider.callback());
    await new Promise<void>((resolve) => {
      this.#server.listen(this.port, '127.0.0.1', resolve);
    });
    return this;
  }

  async [Symbol.asyncDispose]() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #createProvider(authMethod: string): Provider {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: ['https://perch.example/api/auth/oidc/callback'],
          token_endpoint_auth_method: authMethod === 'client_secret_post' ? authMethod : undefined,
        },
      ],
      jwks: { keys: [this.key.privateJwk] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username'],
        groups: ['groups'],
      },
      scopes: ['openid', 'offline_access'],
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      cookies: { keys: ['cookies of tests'] },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: async () => ({ ...this.#persons.get(sub), sub }),
      }),
      // No page asks for consent.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope('openid email profile groups');
        await grant.save();
        return grant;
      },
    });
    // The port of a test's server is not known yet.
    provider.Client.prototype.redirectUriAllowed = (address: string) => callback.test(address);
    provider.use(async (context, next) => {
      this.requests.push(context.path);
      const answer = await this.instead.get(context.path)?.();
      if (answer) {
        context.status = answer.status;
        for (const [name, value] of answer.headers) context.set(name, value);
        context.body = Buffer.from(await answer.arrayBuffer());
        return;
      }
      if (context.path.startsWith('/interaction/')) {
        const { person } = this;
        this.#persons.set(person.sub, person);
        const result = { login: { accountId: person.sub, remember: false } };
        context.redirect(await provider.interactionResult(context.req, context.res, result));
        return;
      }
      await next();
      if (context.path === '/jwks') {
        context.body = { keys: [(this.published ?? this.key).publicJwk] };
      }
      const token: unknown = context.path === '/token' && context.body?.id_token;
      if (typeof token === 'string') context.body.id_token = this.#tokenOf(claimsOf(token));
    });
    return provider;
  }

  #tokenOf(claims: Claims): string {
    return this.lie?.(claims, this.key.sign) ?? this.key.sign(claims);
  }
}
