/** What differs between one deployment and another. */

/** A backend: its address as an origin, such as `https://api.twinbridge.example`. */
export type Upstream = { origin: string; scheme: string; host: string; address: string };

const loopback = /^(localhost|127[.]\d+[.]\d+[.]\d+|\[::1\])$/;

/** Text that can stand in a configuration file as it is. Throws a sentence that names the option. */
export function plainWord(value: string, option: string): string {
  if (!/^[\w./:@%+\-[\]]+$/.test(value)) {
    throw new Error(`--${option} holds a character that it may not hold: ${value}`);
  }
  return value;
}

/** Reads an origin. Throws a sentence when it is none, or carries a path, a query or a credential. */
export function readOrigin(value: string, option: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(
      `--${option} has to be an origin such as https://www.example.com, not ${value}`,
    );
  }
  return url;
}

/** Reads a backend's origin. Without TLS it has to be on this machine, because a credential or token travels to it. */
export function readUpstream(value: string, option: string): Upstream {
  const { origin, protocol, host, hostname, port } = readOrigin(value, option);
  if (protocol === 'http:' && !loopback.test(hostname)) {
    throw new Error(`--${option} has to begin with https://, because secrets travel to ${host}`);
  }
  const address = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  return { origin, scheme: protocol.slice(0, -1), host, address };
}
