/** What of a backend's response reaches the visitor, by the same rules in nginx (njs, so in plain old words) and in `npm run preview`. */

var kept = (
  'accept-ranges allow cache-control content-encoding content-language content-length ' +
  'content-range content-type date etag expires last-modified retry-after vary'
).split(' ');

/** Types that a browser may show as a document of its own under the site's origin: none that runs scripts. */
var shown = /^(image\/(avif|gif|jpeg|png|webp)|video\/(mp4|webm)|application\/pdf)(;|$)/;

/** A redirect stays within the backend's own part of the site. */
function cleanLocation(location, origin) {
  var path = location.indexOf(`${origin}/`) === 0 ? location.slice(origin.length) : location;
  return /^\/(api|media)(\/[\w.~%-]+)*\/?([?][\w.~%&=+-]*)?$/.test(path) ? path : '';
}

/** The site's own host alone gets a cookie back, over TLS where the site has it, and only the CSRF token is for scripts. */
function cleanCookie(cookie, secure) {
  var parts = cookie.split(';').map((part) => part.trim());
  var attributes = parts.slice(1).filter((part) => /^(path|max-age|expires)=/i.test(part));
  var flags = /^csrftoken=/.test(parts[0]) ? [] : ['HttpOnly'];
  if (secure) flags.push('Secure');
  return [parts[0]].concat(attributes, flags, ['SameSite=Lax']).join('; ');
}

/**
 * The headers to send, by lower-case name. `origin` is the backend's own if it may redirect and set cookies, or else
 * empty; `secure` tells whether visitors reach the site over TLS.
 */
function cleanHeaders(path, status, headers, origin, secure) {
  /** @type {Record<string, any>} */
  var sent = {};
  Object.keys(headers).forEach((name) => {
    var lower = name.toLowerCase();
    var value = headers[name];
    if (kept.indexOf(lower) >= 0) sent[lower] = value;
    if (origin && lower === 'location') sent[lower] = cleanLocation(value, origin);
    if (origin && lower === 'set-cookie') {
      sent[lower] = [].concat(value).map((cookie) => cleanCookie(cookie, secure));
    }
  });
  if (/^\/media\//.test(path) && status !== 304 && !shown.test(sent['content-type'] || '')) {
    sent['content-disposition'] = 'attachment';
  }
  return sent;
}

/** Filter of nginx for the head of a response. */
function filter(request) {
  var variables = request.variables;
  var out = request.headersOut;
  var origin = variables.twinbridge_backend;
  var secure = variables.twinbridge_secure === '1';
  var sent = cleanHeaders(request.uri, request.status, out, origin, secure);
  Object.keys(out).forEach((name) => {
    if (!(name.toLowerCase() in sent)) delete out[name];
  });
  ['location', 'set-cookie', 'content-disposition'].forEach((name) => {
    if (name in sent) out[name] = sent[name];
  });
}

export default { cleanHeaders, filter };
