/** Filters a backend's response headers, in nginx (njs, hence the old syntax) and in `npm run preview`. */

var kept = (
  'accept-ranges allow cache-control content-encoding content-language content-length ' +
  'content-range content-type date etag expires last-modified retry-after vary'
).split(' ');

/** Types that a browser may show as a document on the site's origin: none that can run scripts. */
var shown = /^(image\/(avif|gif|jpeg|png|webp)|video\/(mp4|webm)|application\/pdf)(;|$)/;

/** Allows redirects to paths of the backend only; gives '' otherwise. */
function cleanLocation(location, origin) {
  var path = location.indexOf(`${origin}/`) === 0 ? location.slice(origin.length) : location;
  return /^\/(api|media)(\/[\w.~%-]+)*\/?([?][\w.~%&=+-]*)?$/.test(path) ? path : '';
}

/** Limits a cookie to the site's host, and to TLS if the site uses it. Scripts may read only the CSRF token. */
function cleanCookie(cookie, secure) {
  var parts = cookie.split(';').map((part) => part.trim());
  var attributes = parts.slice(1).filter((part) => /^(path|max-age|expires)=/i.test(part));
  var flags = /^csrftoken=/.test(parts[0]) ? [] : ['HttpOnly'];
  if (secure) flags.push('Secure');
  return [parts[0]].concat(attributes, flags, ['SameSite=Lax']).join('; ');
}

/**
 * The headers to send, by lower-case name. `origin` is the backend's if it may redirect and set cookies, otherwise
 * empty; `secure` is true if the site uses TLS.
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

/** nginx calls it for each response (`js_header_filter`). */
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
