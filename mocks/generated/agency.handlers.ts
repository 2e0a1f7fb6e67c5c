// Default handlers of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import { http } from 'msw';
import { respondWithExample } from '../responses/examples.ts';

/** A handler per operation: a GET of a record responds with that record, any other call with the first example. */
export const agencyHandlers = [
  http.get('*/api/video-banners/', respondWithExample('listVideoBanners')),
  http.get('*/api/services/', respondWithExample('listServices')),
  http.get('*/api/services/:id/', respondWithExample('getService')),
  http.get('*/api/testimonials/', respondWithExample('listTestimonials')),
  http.get('*/api/teams/', respondWithExample('listTeams')),
  http.get('*/api/project-details/', respondWithExample('listProjects')),
  http.get('*/api/project-details/:id/', respondWithExample('getProject')),
  http.get('*/api/case-studies/', respondWithExample('listCaseStudies')),
  http.get('*/api/case-studies/:id', respondWithExample('getCaseStudy')),
  http.get('*/api/games/', respondWithExample('listGames')),
  http.get('*/api/games/:id/', respondWithExample('getGame')),
  http.post('*/api/send-email/', respondWithExample('sendEmail')),
  http.post('*/api/careers/login/', respondWithExample('careersLogin')),
  http.post('*/api/careers/register/', respondWithExample('careersRegister')),
  http.get('*/api/careers/dropdowns/', respondWithExample('getCareersDropdowns')),
  http.post('*/api/careers/profile/', respondWithExample('createProfile')),
  http.put('*/api/careers/profile/', respondWithExample('updateProfile')),
  http.get('*/api/careers/profile/check/', respondWithExample('checkProfile')),
  http.get('*/api/departments/', respondWithExample('listDepartments')),
  http.get('*/api/jobs/', respondWithExample('listJobs')),
  http.get('*/api/jobs/:slug/', respondWithExample('getJob')),
  http.post('*/api/jobs/:slug/apply/', respondWithExample('applyToJob')),
];
