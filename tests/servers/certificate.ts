import { execFileSync } from 'node:child_process';

/**
 * A new self-signed certificate for a host with its key, in one PEM text, so that the repository contains no key. RSA, because
 * servers with such a key could offer ciphers without forward secrecy.
 */
export const createCertificate = (host = 'localhost'): string =>
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey rsa:2048 -nodes -days 30 -keyout - -out -'.split(' '),
      ...['-subj', `/CN=${host}`],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
