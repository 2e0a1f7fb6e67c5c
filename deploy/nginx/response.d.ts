type Headers = Record<string, string | string[] | undefined>;
declare const response: {
  cleanHeaders: (
    path: string,
    status: number,
    headers: Headers,
    origin: string,
    secure: boolean,
  ) => Headers;
};
export default response;
