import { join } from 'node:path';

/** A certificate that nothing but itself vouches for. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Makes a certificate for these names, as openssl writes them: `DNS:…` or `IP:…`, with commas between them. */
export async function makeCertificate(folder: string, names: string): Promise<Certificate> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=Perch test', '-addext', `subjectAltName=${names}`];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-noenc', '-days', '2'];
  const made = Bun.spawn(
    ['openssl', 'req', ...kind, ...subject, '-keyout', key, '-out', certificate],
    { stdout: 'ignore', stderr: 'pipe' },
  );
  const said = await new Response(made.stderr).text();
  if ((await made.exited) !== 0) throw new Error(`openssl made no certificate: ${said}`);
  return { certificate, key };
}
