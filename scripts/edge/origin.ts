const loopback = /^(localhost|127[.]\d+[.]\d+[.]\d+|\[::1\])$/;

/** Reads an origin. Throws if it is missing or invalid, or has a path, a query or a credential; `name` is the setting's. */
export function parseOrigin(value: string | undefined, name: string): URL {
  if (!value) throw new Error(`${name} is missing. See --help.`);
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(`${name} has to be an origin such as https://www.example.com, not ${value}`);
  }
  return url;
}

/** Reads a backend's origin. Without TLS it must be on this machine, because requests carry a credential or token. */
export function parseUpstream(value: string | undefined, name: string): URL {
  const url = parseOrigin(value, name);
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) {
    throw new Error(`${name} has to begin with https://, because secrets travel to ${url.host}`);
  }
  return url;
}
