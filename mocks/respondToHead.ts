/** Responds to a HEAD request with the headers of the same GET request. `handle` responds to the GET. */
export async function respondToHead(
  request: Request,
  handle: (get: Request) => Promise<Response>,
): Promise<Response> {
  const response = await handle(new Request(request, { method: 'GET' }));
  return response.type === 'error' ? response : new Response(null, response);
}
