import { readFileSync } from 'node:fs';

import { SMTPServer } from 'smtp-server';

// bun test/support/services/smtp-process.ts PORT [USER PASSWORD]: a mail server that prints each mail as a
// line of JSON. It refuses recipients whose address begins with `refused`, and never answers
// to the content of mails for one that begins with `slow`.
const [port, user, password] = process.argv.slice(2);
// With a certificate it is encrypted: from the first byte (`tls`), or when the client asks for it (`starttls`).
const { SMTP_ENCRYPTION: encryption, SMTP_CERTIFICATE = '', SMTP_KEY = '' } = process.env;

function refusal(responseCode: number, text: string) {
  return Object.assign(new Error(text), { responseCode });
}

const server = new SMTPServer({
  authOptional: user === undefined,
  allowInsecureAuth: encryption === undefined,
  secure: encryption === 'tls',
  ...(encryption && { cert: readFileSync(SMTP_CERTIFICATE), key: readFileSync(SMTP_KEY) }),
  // Without a certificate of the test's, the one that it has is rightly refused by clients.
  disabledCommands: [
    ...(encryption === undefined ? ['STARTTLS'] : []),
    ...(user === undefined ? ['AUTH'] : []),
  ],
  logger: false,
  onAuth(auth, _session, done) {
    if (auth.username === user && auth.password === password) done(null, { user });
    else done(refusal(535, 'Wrong user or password'));
  },
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('refused')) done(refusal(550, 'There is no such mailbox'));
    else done();
  },
  async onData(stream, { envelope }, done) {
    const raw = Buffer.concat(await Array.fromAsync(stream)).toString();
    const to = envelope.rcptTo.map(({ address }) => address);
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    console.log(JSON.stringify({ from, to, raw }));
    if (!to.some((address) => address.startsWith('slow'))) done();
  },
});
server.on('error', (error) => console.error(error.message));
server.listen(Number(port), '127.0.0.1', () => console.log('"listening"'));
