/**
 * Creates self-signed certificates for a test run, so that the repository contains no key and no other program is
 * needed. Encodes DER itself (RFC 5280).
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
const hex = (tag: number, digits: string): Buffer => der(tag, Buffer.from(digits, 'hex'));

/** sha256WithRSAEncryption (1.2.840.113549.1.1.11): servers with an RSA key could offer ciphers without forward secrecy. */
const algorithm = sequence(hex(0x06, '2a864886f70d01010b'), hex(0x05, ''));

/** A new certificate for a host with its key, in one PEM text, valid until 2049. */
export function createCertificate(host = 'localhost'): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // The common name (2.5.4.3).
  const name = sequence(der(0x31, sequence(hex(0x06, '550403'), der(0x0c, Buffer.from(host)))));
  const body = sequence(
    der(0xa0, hex(0x02, '02')),
    hex(0x02, '01'),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  const certificate = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''];
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) + certificate.join('\n');
}
