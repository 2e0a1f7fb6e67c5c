// Default handlers of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import { http } from 'msw';
import { examples, headers } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, respondWithExample } from '../responses/respondWithExample.ts';

/**
 * One handler per operation. In mode 'preferred' it responds only to requests whose `Prefer` header names an example,
 * in mode 'default' it responds with the first example of the first success status.
 */
export function agencyHandlers(mode: HandlerMode) {
  const respond = (id: keyof typeof examples) =>
    respondWithExample(operations[id], examples[id], headers[id], mode);
  return [
    http.get('*/api/careers/profile/check/', respond('checkProfile')),
    http.post('*/api/jobs/:slug/apply/', respond('applyToJob')),
    http.post('*/api/careers/login/', respond('careersLogin')),
    http.post('*/api/careers/register/', respond('careersRegister')),
    http.get('*/api/careers/dropdowns/', respond('getCareersDropdowns')),
    http.post('*/api/careers/profile/', respond('createProfile')),
    http.put('*/api/careers/profile/', respond('updateProfile')),
    http.get('*/api/services/:id/', respond('getService')),
    http.get('*/api/project-details/:id/', respond('getProject')),
    http.get('*/api/games/:id/', respond('getGame')),
    http.get('*/api/jobs/:slug/', respond('getJob')),
    http.get('*/api/video-banners/', respond('listVideoBanners')),
    http.get('*/api/services/', respond('listServices')),
    http.get('*/api/testimonials/', respond('listTestimonials')),
    http.get('*/api/teams/', respond('listTeams')),
    http.get('*/api/project-details/', respond('listProjects')),
    http.get('*/api/case-studies/', respond('listCaseStudies')),
    http.get('*/api/games/', respond('listGames')),
    http.post('*/api/send-email/', respond('sendEmail')),
    http.get('*/api/departments/', respond('listDepartments')),
    http.get('*/api/jobs/', respond('listJobs')),
    http.get('*/api/case-studies/:id', respond('getCaseStudy')),
  ];
}
