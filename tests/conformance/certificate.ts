/** Certificates for a test run, so that no key is in the repository. */
import { execFileSync } from 'node:child_process';

/** A new self-signed certificate for a host with its key, in one PEM text; made by openssl. */
export function createCertificate(host = 'localhost'): string {
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  const output = ['-keyout', '-', '-out', '-'];
  return execFileSync('openssl', [...made, ...output], { encoding: 'utf8', stdio: 'pipe' });
}
