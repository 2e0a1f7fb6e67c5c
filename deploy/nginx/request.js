/** Judges requests, for nginx, the proxies of Vite and the tests. njs needs the old syntax. */

/** What a path may have as it is (RFC 3986), and what browsers leave as it is in names of media too. */
var plain = /^[\w.~!$&'()*+,;=:@%-]*$/;
var plainInMedia = /^[\w.~!$&'()*+,;=:@%|[\]^-]*$/;

/** `.` and `..`, and no name at all, also before a `;`, at which some servers end it. */
var noName = /^[.]{0,2}(;|$)/;

/** Whether a byte may be encoded, by the text after its `%`: no control character, no separator, nothing needless. */
function mayBeEncoded(text) {
  var code = parseInt(text.slice(0, 2), 16);
  return code >= 32 && code !== 127 && !/[\w.~/\\-]/.test(String.fromCharCode(code));
}

/** Whether a segment of a path means the same before and after decoding, also twice. */
function isNormalSegment(segment) {
  var name;
  try {
    name = decodeURIComponent(segment);
  } catch (_error) {
    return false;
  }
  var encoded = segment.split('%').slice(1);
  return encoded.every(mayBeEncoded) && !noName.test(name) && !/%[\da-f]{2}/i.test(name);
}

/** Whether a target is a path with an optional query, has no second spelling, and no empty segment but the last. */
function isNormal(target) {
  var path = target.split('?')[0];
  var segments = path.split('/').slice(1);
  var allowed = segments[0] === 'media' ? plainInMedia : plain;
  return (
    path.charAt(0) === '/' &&
    /^[!"$-~]*$/.test(target.slice(path.length)) &&
    segments.every((segment, index) => {
      if (segment === '') return index === segments.length - 1;
      return allowed.test(segment) && isNormalSegment(segment);
    })
  );
}

/**
 * Whether a request may be a write from another site (cross-site request forgery). A browser says where it comes from, by
 * `Origin` or `Sec-Fetch-Site`; `own` is the site's origin.
 */
function isForeignWrite(method, origin, fetchSite, own) {
  if (method === 'GET' || method === 'HEAD') return false;
  if (origin && origin !== own) return true;
  return fetchSite ? fetchSite !== 'same-origin' : !origin;
}

/** For `js_set`. */
function normal(request) {
  return isNormal(request.variables.request_uri) ? '1' : '0';
}

/** For `js_set`. */
function foreignWrite(request) {
  var sent = request.headersIn;
  var own = request.variables.site_origin;
  return isForeignWrite(request.method, sent.Origin, sent['Sec-Fetch-Site'], own) ? '1' : '0';
}

export default { isNormal, isForeignWrite, normal, foreignWrite };
