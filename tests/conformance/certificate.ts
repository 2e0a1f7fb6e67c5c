/**
 * Creates a self-signed certificate for a test run, so that no key is in the repository. DER encoding by hand (RFC
 * 5280).
 */
import { generateKeyPairSync, sign } from 'node:crypto';

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const time = (text: string): Buffer => der(0x17, Buffer.from(text));

/** ecdsa-with-SHA256 (1.2.840.10045.4.3.2). */
const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/** Common name (2.5.4.3) localhost. */
const name = sequence(
  der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')))),
);

/** A new key and certificate in PEM, valid until 2049. */
export function createCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
