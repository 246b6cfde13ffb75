import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findOfOpenLdap, requireProgram } from '../../../scripts/system-programs.mjs';
import { freePort } from '../ports.ts';
import { Daemon } from '../servers/daemon.ts';
import { waitFor } from '../wait.ts';
import { makeCertificate } from './certificates.ts';

export const baseDn = 'dc=example,dc=org';
export const peopleDn = `ou=people,${baseDn}`;
const rootDn = `cn=root,${baseDn}`;
const readerDn = `cn=reader,${baseDn}`;
const rootPassword = 'root of the tests';
const readerPassword = 'reader, of the tests';

/** An entry of the directory. */
export interface Entry {
  uid: string;
  password: string;
  mail?: string;
  /** More lines of LDIF. */
  more?: string[];
}

export const dnOf = ({ uid }: Pick<Entry, 'uid'>) => `uid=${uid},${peopleDn}`;

interface DirectoryOptions {
  /** For which names its certificate is made. */
  names?: string;
}

/** A real LDAP server with no entries but those that are added; disposing ends it. */
export class Directory implements AsyncDisposable {
  #daemon: Daemon | undefined;
  readonly port = freePort();
  readonly tlsPort = freePort();

  private constructor(
    readonly folder: string,
    /** The file to trust. */
    readonly certificate: string,
  ) {}

  static async start({ names = 'IP:127.0.0.1' }: DirectoryOptions = {}): Promise<Directory> {
    requireProgram('slapd');
    const folder = await mkdtemp(join(tmpdir(), 'perch-ldap-'));
    const { certificate, key } = await makeCertificate(folder, names);
    const directory = new Directory(folder, certificate);
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'slapd.conf'), configuration(folder, certificate, key));
    await writeFile(join(folder, 'first.ldif'), firstEntries);
    const config = ['-f', join(folder, 'slapd.conf')];
    await run([program('slapadd'), ...config, '-l', join(folder, 'first.ldif')]);
    await directory.resume();
    return directory;
  }

  /** For the environment of the server under test. */
  get env(): Record<string, string> {
    return {
      LDAP_URL: `ldaps://127.0.0.1:${this.tlsPort}`,
      LDAP_CA_FILE: this.certificate,
      LDAP_BIND_DN: readerDn,
      LDAP_BIND_PASSWORD: readerPassword,
      LDAP_BASE_DN: baseDn,
    };
  }

  async add({ uid, password, mail, more = [] }: Entry): Promise<void> {
    await this.change(
      [
        `dn: ${dnOf({ uid })}`,
        'changetype: add',
        'objectClass: inetOrgPerson',
        `uid: ${uid}`,
        `cn: ${uid}`,
        `sn: ${uid}`,
        `userPassword: ${password}`,
        ...(mail === undefined ? [] : [`mail: ${mail}`]),
        ...more,
      ].join('\n'),
    );
  }

  async addGroup(name: string, members: readonly string[]): Promise<void> {
    const lines = members.map((uid) => `member: ${dnOf({ uid })}`);
    await this.change(
      `dn: cn=${name},ou=groups,${baseDn}\nchangetype: add\nobjectClass: groupOfNames\ncn: ${name}\n${lines.join('\n')}`,
    );
  }

  /** Changes entries by LDIF, as the directory's administrator. */
  async change(ldif: string): Promise<void> {
    const bind = ['-x', '-D', rootDn, '-w', rootPassword];
    const url = `ldap://127.0.0.1:${this.port}`;
    await run([program('ldapmodify'), '-H', url, ...bind], `${ldif}\n`);
  }

  /** Ends it; its entries stay. */
  async stop(): Promise<void> {
    await this.#daemon?.[Symbol.asyncDispose]();
  }

  /** Starts it again. */
  async resume(): Promise<void> {
    const addresses = `ldap://127.0.0.1:${this.port} ldaps://127.0.0.1:${this.tlsPort}`;
    const daemon = new Daemon(
      [program('slapd'), '-d', 'none', '-h', addresses, '-f', join(this.folder, 'slapd.conf')],
      { cwd: this.folder },
    );
    this.#daemon = daemon;
    await waitFor('the directory to listen', async () => {
      if (daemon.hasEnded) throw new Error(`slapd has ended: ${daemon.log}`);
      return (await isListening(this.port)) && isListening(this.tlsPort);
    });
  }

  /** It accepts connections from now on, and answers nothing. */
  hang(): void {
    this.#daemon?.signal('SIGSTOP');
  }

  async [Symbol.asyncDispose]() {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const program = (name: string) => findOfOpenLdap(name) ?? name;

async function isListening(port: number): Promise<boolean> {
  try {
    const socket = await Bun.connect({ hostname: '127.0.0.1', port, socket: { data() {} } });
    socket.end();
    return true;
  } catch {
    return false;
  }
}

async function run(command: string[], input = ''): Promise<void> {
  const child = Bun.spawn(command, {
    stdin: new Blob([input]),
    stdout: 'ignore',
    stderr: 'pipe',
  });
  const said = await new Response(child.stderr).text();
  if ((await child.exited) !== 0) throw new Error(`${command[0]} failed: ${said}`);
}

const configuration = (folder: string, certificate: string, key: string) =>
  `include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/nis.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload memberof
pidfile ${folder}/slapd.pid
argsfile ${folder}/slapd.args
TLSCertificateFile ${certificate}
TLSCertificateKeyFile ${key}
database mdb
suffix "${baseDn}"
rootdn "${rootDn}"
rootpw "${rootPassword}"
directory ${folder}/data
dbnosync
overlay memberof
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${readerDn}" read by * none
`;

const firstEntries = `dn: ${baseDn}
objectClass: dcObject
objectClass: organization
dc: example
o: example

dn: ${peopleDn}
objectClass: organizationalUnit
ou: people

dn: ou=groups,${baseDn}
objectClass: organizationalUnit
ou: groups

dn: ${readerDn}
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: reader
userPassword: ${readerPassword}
`;
