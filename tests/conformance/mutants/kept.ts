/** Mutants that keep, merge or share what they should not, and a list without a fixed order. */
import { stores } from './makers.ts';
import { changesResponse, inJson, type Json, type Mutant, mutant } from './mutant.ts';

export const keptMutants: Mutant[] = [
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
