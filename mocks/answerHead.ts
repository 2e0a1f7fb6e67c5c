/** Answers a HEAD request as `answer` does the same GET, without the body. */
export async function answerHead(
  request: Request,
  answer: (get: Request) => Promise<Response>,
): Promise<Response> {
  const response = await answer(new Request(request, { method: 'GET' }));
  return response.type === 'error' ? response : new Response(null, response);
}
