/** Filters the backends' responses in nginx by allow-lists. njs needs the old syntax. */
import judge from 'request.js';

/** Headers that pass. `Location` and `Set-Cookie` have rules of their own. */
var kept = (
  'accept-ranges allow cache-control content-encoding content-language content-length ' +
  'content-range content-type date etag expires last-modified retry-after vary'
).split(' ');

var json = /^application\/([\w.-]+[+])?json\s*(;|$)/i;

/** Types of media that a browser may show as a document on the site's origin, because they cannot run scripts. */
var shown = /^(image\/(avif|gif|jpeg|png|webp)|video\/(mp4|webm)|application\/pdf)\s*(;|$)/i;

/** Types of media that a page may embed, but that are downloads when opened as a document. */
var embedded = /^image\/svg[+]xml\s*(;|$)/i;

/** The edge's own refusals of calls. */
var problems = {
  403: 'This request did not come from the website.',
  404: 'There is no such call.',
  405: 'This call does not take that method.',
  413: 'This is too large to be sent.',
  429: 'Too many requests. Please wait a minute and try again.',
  502: 'The service cannot be reached at the moment. Please try again later.',
  504: 'The service did not answer in time. Please try again later.',
};

/** A refusal as JSON, in the three fields that the site's forms read. */
function bodyOf(status) {
  var text = problems[status];
  return JSON.stringify({ error: text, message: text, detail: text });
}

/** Sends a refusal (`js_content`). */
function problem(request) {
  var status = Number(request.variables.status);
  request.headersOut['Content-Type'] = 'application/json';
  if (status === 429) request.headersOut['Retry-After'] = '60';
  request.return(status, bodyOf(status));
}

/** Limits a cookie to the site's host. Scripts may read only the CSRF token. `flags` end it, such as `; Secure`. */
function cleanCookie(cookie, flags) {
  var parts = cookie.split(';').map((part) => part.trim());
  var attributes = parts.slice(1).filter((part) => /^(path|max-age|expires)=/i.test(part));
  if (parts[0].indexOf('csrftoken=') !== 0) attributes.push('HttpOnly');
  return [parts[0]].concat(attributes).join('; ') + flags;
}

/** The path of a redirect that stays on the agency's own calls and media, otherwise ''. */
function ownPath(location, agency) {
  var path = location.indexOf(`${agency}/`) === 0 ? location.slice(agency.length) : location;
  return /^\/(api|media)\//.test(path) && judge.isNormal(path) ? path : '';
}

/** Removes the headers of a response, but for the size of a file whose range is refused. */
function clear(request) {
  Object.keys(request.headersOut).forEach((name) => {
    if (name !== 'Content-Range') delete request.headersOut[name];
  });
}

/**
 * Sends a 502 instead of the response, and closes the connection to the backend, because the rest of it cannot be
 * trusted. njs cannot replace the status line that nginx took from the backend, so for HTTP/1 it writes the response as
 * bytes.
 */
function refuse(request, reason) {
  var out = request.headersOut;
  var body = bodyOf(502);
  clear(request);
  request.status = 502;
  if (/^HTTP\/1/.test(request.variables.server_protocol)) {
    request.send(
      'HTTP/1.1 502 Bad Gateway\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n' +
        `X-Content-Type-Options: nosniff\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    request.finish();
  } else {
    out['Content-Type'] = 'application/json';
    request.return(502, body);
  }
  // Ends the request without the rest of the response.
  throw new Error(`The backend's response is refused: ${reason}.`);
}

/**
 * Gives a response with another type than the listed ones a harmless type; refuses such a response of a successful
 * call.
 */
function limitType(request) {
  var out = request.headersOut;
  var type = out['Content-Type'] || '';
  var isMedia = /^\/media\//.test(request.uri);
  if (json.test(type) || (isMedia && shown.test(type))) return;
  if (/^(204|304)$/.test(request.status) || out['Content-Length'] === '0') return;
  if (request.status >= 300) out['Content-Type'] = 'text/plain; charset=utf-8';
  else if (!isMedia) refuse(request, 'a call responds with JSON');
  else {
    out['Content-Disposition'] = 'attachment';
    if (!embedded.test(type)) out['Content-Type'] = 'application/octet-stream';
  }
}

/** nginx calls it for each response (`js_header_filter`). */
function filter(request) {
  var variables = request.variables;
  var out = request.headersOut;
  var status = request.status;
  // nginx takes a response without a status line for HTTP/0.9.
  var isHttp1 = request.httpVersion !== '' && request.httpVersion !== '0.9';
  // A 502 may come from `refuse`.
  if (status !== 502 && !(isHttp1 && status >= 200 && status <= 599)) {
    refuse(request, 'it is not HTTP/1 with a final status');
  }
  var cookies = out['Set-Cookie'] || [];
  var path = ownPath(out.Location || '', variables.site_agency);
  Object.keys(out).forEach((name) => {
    if (kept.indexOf(name.toLowerCase()) < 0) delete out[name];
  });
  limitType(request);
  if (!variables.site_agency) return;
  if (path) out.Location = path;
  if (!cookies.length) return;
  out['Set-Cookie'] = cookies.map((cookie) => cleanCookie(cookie, variables.site_cookie_flags));
}

export default { clear, filter, problem };
