/** Mutants of lists with their pages, and mutants that keep, merge or share what they should not. */
import { pages, stores } from './makers.ts';
import { changesResponse, inJson, type Json, type Mutant, mutant } from './mutant.ts';

let overlap: Json = {};

export const keptMutants: Mutant[] = [
  pages('/count', 'a count of the records so far', (body, page) => {
    body.count = page * (body.results as []).length;
  }),
  pages('/next', '`next` leaves out a page', (body, page) => {
    if (page === 1) body.next = '/api/services/?page=3';
  }),
  pages('/next', '`next` on another origin', (body) => {
    body.next &&= 'http://backend.internal/api/services/?page=2';
  }),
  pages('/previous', '`previous` on page one', (body) => {
    body.previous = '/api/services/?page=1';
  }),
  pages('/previous', 'no `previous` on page two', (body) => {
    body.previous = null;
  }),
  pages('/previous', '`previous` names the page itself', (body, page) => {
    if (page > 1) body.previous = `/api/services/?page=${page}`;
  }),
  pages('/results/*/id', 'pages that overlap', (body, page) => {
    if (page === 1) overlap = (body.results as Json[]).at(-1) as Json;
    else (body.results as Json[]).unshift(overlap);
  }),
  stores('updateProfile', '/profile/education', 'lists are appended', () => {
    let kept: unknown[] = [];
    return (profile, operation) => {
      const education = (profile.education as unknown[]) ?? [];
      if (operation === 'updateProfile') profile.education = [...kept, ...education];
      kept = (profile.education as unknown[]) ?? [];
    };
  }),
  mutant('listTestimonials', '/results', 'in another order each time', () => {
    let turn = 0;
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (operation !== 'listTestimonials' || ++turn % 2 === 0) return response;
      return inJson(response, (body) => ({ results: (body.results as []).toReversed() }));
    };
  }),
  changesResponse('createPaymentIntent', '/client_secret', 'one secret for all', (_, response) =>
    response.status < 300 ? inJson(response, () => ({ client_secret: 'pi_1_secret_1' })) : response,
  ),
  mutant('updateProfile', '/profile/resume', 'a resume is cut off after 1 MiB', () => {
    return async (sent, next) => {
      const response = await next(sent);
      const { body } = response;
      return body.indexOf('%PDF-') === 0
        ? { ...response, body: body.subarray(0, 2 ** 20) }
        : response;
    };
  }),
  mutant('updateProfile', '/profile/language_ids', 'languages that are left out stay', () => {
    let kept: unknown[] = [];
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (operation !== 'updateProfile' || response.status >= 300) return response;
      return inJson(response, (body) => {
        const profile = body.profile as Json;
        const sentIds = (profile.language_ids as unknown[]) ?? [];
        kept = sentIds.length > 0 ? sentIds : kept;
        return { ...body, profile: { ...profile, language_ids: kept } };
      });
    };
  }),
  stores('updateProfile', '/profile/education/*/major', 'entries are merged', () => {
    let kept: Json[] = [];
    return (profile, operation) => {
      const education = (profile.education as Json[]) ?? [];
      for (const [at, entry] of education.entries()) {
        if (operation === 'updateProfile') entry.major ??= kept[at]?.major ?? null;
      }
      kept = education;
    };
  }),
];
