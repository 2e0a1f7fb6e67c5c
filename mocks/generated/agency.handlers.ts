// Examples and default handlers of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import { createOpenApiHttp } from 'openapi-msw';
import { examples } from '#contract/generated/agency.examples.ts';
import type { paths } from '#contract/generated/agency.d.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, selectExample } from '../prefer.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*' });

/**
 * One handler an operation. In mode 'preferred' it answers only a request whose `Prefer` header names an example,
 * in mode 'default' it answers with the first example of the first success status.
 */
export const agencyHandlers = (mode: HandlerMode) => [
  http.get('/api/video-banners/', ({ request, response }) => {
    switch (selectExample(request, operations.listVideoBanners, mode)) {
      case 'videoBanners':
        return response(200).json(examples.listVideoBanners.videoBanners);
      case 'noVideoBanners':
        return response(200).json(examples.listVideoBanners.noVideoBanners);
      case 'videoBannerWithoutDescription':
        return response(200).json(examples.listVideoBanners.videoBannerWithoutDescription);
      case 'missingCredential':
        return response(401).json(examples.listVideoBanners.missingCredential);
      case 'serverError':
        return response(500).json(examples.listVideoBanners.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/services/', ({ request, response }) => {
    switch (selectExample(request, operations.listServices, mode)) {
      case 'services':
        return response(200).json(examples.listServices.services);
      case 'noServices':
        return response(200).json(examples.listServices.noServices);
      case 'missingCredential':
        return response(401).json(examples.listServices.missingCredential);
      case 'serverError':
        return response(500).json(examples.listServices.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/services/{id}/', ({ request, response }) => {
    switch (selectExample(request, operations.getService, mode)) {
      case 'mobileApps':
        return response(200).json(examples.getService.mobileApps);
      case 'serviceSparse':
        return response(200).json(examples.getService.serviceSparse);
      case 'missingCredential':
        return response(401).json(examples.getService.missingCredential);
      case 'serviceNotFound':
        return response(404).json(examples.getService.serviceNotFound);
      case 'serverError':
        return response(500).json(examples.getService.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/testimonials/', ({ request, response }) => {
    switch (selectExample(request, operations.listTestimonials, mode)) {
      case 'testimonials':
        return response(200).json(examples.listTestimonials.testimonials);
      case 'noTestimonials':
        return response(200).json(examples.listTestimonials.noTestimonials);
      case 'missingCredential':
        return response(401).json(examples.listTestimonials.missingCredential);
      case 'serverError':
        return response(500).json(examples.listTestimonials.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/teams/', ({ request, response }) => {
    switch (selectExample(request, operations.listTeams, mode)) {
      case 'teams':
        return response(200).json(examples.listTeams.teams);
      case 'teamsWithoutMainPage':
        return response(200).json(examples.listTeams.teamsWithoutMainPage);
      case 'noTeams':
        return response(200).json(examples.listTeams.noTeams);
      case 'missingCredential':
        return response(401).json(examples.listTeams.missingCredential);
      case 'serverError':
        return response(500).json(examples.listTeams.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/project-details/', ({ request, response }) => {
    switch (selectExample(request, operations.listProjects, mode)) {
      case 'projects':
        return response(200).json(examples.listProjects.projects);
      case 'noProjects':
        return response(200).json(examples.listProjects.noProjects);
      case 'missingCredential':
        return response(401).json(examples.listProjects.missingCredential);
      case 'serverError':
        return response(500).json(examples.listProjects.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/project-details/{id}/', ({ request, response }) => {
    switch (selectExample(request, operations.getProject, mode)) {
      case 'project':
        return response(200).json(examples.getProject.project);
      case 'projectSparse':
        return response(200).json(examples.getProject.projectSparse);
      case 'missingCredential':
        return response(401).json(examples.getProject.missingCredential);
      case 'projectNotFound':
        return response(404).json(examples.getProject.projectNotFound);
      case 'serverError':
        return response(500).json(examples.getProject.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/case-studies/', ({ request, response }) => {
    switch (selectExample(request, operations.listCaseStudies, mode)) {
      case 'caseStudies':
        return response(200).json(examples.listCaseStudies.caseStudies);
      case 'caseStudiesNine':
        return response(200).json(examples.listCaseStudies.caseStudiesNine);
      case 'noCaseStudies':
        return response(200).json(examples.listCaseStudies.noCaseStudies);
      case 'missingCredential':
        return response(401).json(examples.listCaseStudies.missingCredential);
      case 'serverError':
        return response(500).json(examples.listCaseStudies.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/case-studies/{id}', ({ request, response }) => {
    switch (selectExample(request, operations.getCaseStudy, mode)) {
      case 'freightDesk':
        return response(200).json(examples.getCaseStudy.freightDesk);
      case 'clinicQueue':
        return response(200).json(examples.getCaseStudy.clinicQueue);
      case 'snookerLegends':
        return response(200).json(examples.getCaseStudy.snookerLegends);
      case 'gridForecast':
        return response(200).json(examples.getCaseStudy.gridForecast);
      case 'retailTill':
        return response(200).json(examples.getCaseStudy.retailTill);
      case 'schoolPortal':
        return response(200).json(examples.getCaseStudy.schoolPortal);
      case 'phishingDrill':
        return response(200).json(examples.getCaseStudy.phishingDrill);
      case 'cloudMove':
        return response(200).json(examples.getCaseStudy.cloudMove);
      case 'foodRescue':
        return response(200).json(examples.getCaseStudy.foodRescue);
      case 'museumGuide':
        return response(200).json(examples.getCaseStudy.museumGuide);
      case 'payrollBot':
        return response(200).json(examples.getCaseStudy.payrollBot);
      case 'caseStudyBare':
        return response(200).json(examples.getCaseStudy.caseStudyBare);
      case 'caseStudyNull':
        return response(200).json(examples.getCaseStudy.caseStudyNull);
      case 'caseStudyMissing':
        return response(200).json(examples.getCaseStudy.caseStudyMissing);
      case 'missingCredential':
        return response(401).json(examples.getCaseStudy.missingCredential);
      case 'caseStudyNotFound':
        return response(404).json(examples.getCaseStudy.caseStudyNotFound);
      case 'serverError':
        return response(500).json(examples.getCaseStudy.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/games/', ({ request, response }) => {
    switch (selectExample(request, operations.listGames, mode)) {
      case 'games':
        return response(200).json(examples.listGames.games);
      case 'noGames':
        return response(200).json(examples.listGames.noGames);
      case 'missingCredential':
        return response(401).json(examples.listGames.missingCredential);
      case 'serverError':
        return response(500).json(examples.listGames.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/games/{id}/', ({ request, response }) => {
    switch (selectExample(request, operations.getGame, mode)) {
      case 'game':
        return response(200).json(examples.getGame.game);
      case 'gameSparse':
        return response(200).json(examples.getGame.gameSparse);
      case 'missingCredential':
        return response(401).json(examples.getGame.missingCredential);
      case 'gameNotFound':
        return response(404).json(examples.getGame.gameNotFound);
      case 'serverError':
        return response(500).json(examples.getGame.serverError);
      default:
        return undefined;
    }
  }),
  http.post('/api/send-email/', ({ request, response }) => {
    switch (selectExample(request, operations.sendEmail, mode)) {
      case 'messageSent':
        return response(200).json(examples.sendEmail.messageSent);
      case 'messageSentByStatus':
        return response(200).json(examples.sendEmail.messageSentByStatus);
      case 'messageSentByMessage':
        return response(200).json(examples.sendEmail.messageSentByMessage);
      case 'messageSentByFlag':
        return response(200).json(examples.sendEmail.messageSentByFlag);
      case 'messageSentDespiteStatus':
        return response(200).json(examples.sendEmail.messageSentDespiteStatus);
      case 'messageRefused':
        return response(200).json(examples.sendEmail.messageRefused);
      case 'messageUnclear':
        return response(200).json(examples.sendEmail.messageUnclear);
      case 'messageInvalid':
        return response(400).json(examples.sendEmail.messageInvalid);
      case 'missingCredential':
        return response(401).json(examples.sendEmail.missingCredential);
      case 'messageFailed':
        return response(500).json(examples.sendEmail.messageFailed);
      case 'messageQueued':
        return response(502).json(examples.sendEmail.messageQueued);
      default:
        return undefined;
    }
  }),
  http.post('/api/careers/login/', ({ request, response }) => {
    switch (selectExample(request, operations.careersLogin, mode)) {
      case 'signedIn':
        return response(200).json(examples.careersLogin.signedIn);
      case 'signedInWithProfile':
        return response(200).json(examples.careersLogin.signedInWithProfile);
      case 'credentialsIncomplete':
        return response(400).json(examples.careersLogin.credentialsIncomplete);
      case 'credentialsWrong':
        return response(401).json(examples.careersLogin.credentialsWrong);
      case 'signInFailed':
        return response(500).json(examples.careersLogin.signInFailed);
      default:
        return undefined;
    }
  }),
  http.post('/api/careers/register/', ({ request, response }) => {
    switch (selectExample(request, operations.careersRegister, mode)) {
      case 'registered':
        return response(201).json(examples.careersRegister.registered);
      case 'emailTaken':
        return response(400).json(examples.careersRegister.emailTaken);
      case 'passwordsDiffer':
        return response(400).json(examples.careersRegister.passwordsDiffer);
      case 'passwordWeak':
        return response(400).json(examples.careersRegister.passwordWeak);
      case 'emailInvalid':
        return response(400).json(examples.careersRegister.emailInvalid);
      case 'missingCredential':
        return response(401).json(examples.careersRegister.missingCredential);
      case 'registrationFailed':
        return response(500).json(examples.careersRegister.registrationFailed);
      default:
        return undefined;
    }
  }),
  http.get('/api/careers/dropdowns/', ({ request, response }) => {
    switch (selectExample(request, operations.getCareersDropdowns, mode)) {
      case 'dropdowns':
        return response(200).json(examples.getCareersDropdowns.dropdowns);
      case 'dropdownsEmpty':
        return response(200).json(examples.getCareersDropdowns.dropdownsEmpty);
      case 'missingCredential':
        return response(401).json(examples.getCareersDropdowns.missingCredential);
      case 'serverError':
        return response(500).json(examples.getCareersDropdowns.serverError);
      default:
        return undefined;
    }
  }),
  http.post('/api/careers/profile/', ({ request, response }) => {
    switch (selectExample(request, operations.createProfile, mode)) {
      case 'profileCreated':
        return response(201).json(examples.createProfile.profileCreated);
      case 'profileExists':
        return response(400).json(examples.createProfile.profileExists);
      case 'resumeNotPdf':
        return response(400).json(examples.createProfile.resumeNotPdf);
      case 'profileIncomplete':
        return response(400).json(examples.createProfile.profileIncomplete);
      case 'notSignedIn':
        return response(401).json(examples.createProfile.notSignedIn);
      case 'resumeTooLarge':
        return response(413).json(examples.createProfile.resumeTooLarge);
      case 'profileNotSaved':
        return response(500).json(examples.createProfile.profileNotSaved);
      default:
        return undefined;
    }
  }),
  http.put('/api/careers/profile/', ({ request, response }) => {
    switch (selectExample(request, operations.updateProfile, mode)) {
      case 'profileUpdated':
        return response(200).json(examples.updateProfile.profileUpdated);
      case 'resumeNotPdf':
        return response(400).json(examples.updateProfile.resumeNotPdf);
      case 'profileIncomplete':
        return response(400).json(examples.updateProfile.profileIncomplete);
      case 'notSignedIn':
        return response(401).json(examples.updateProfile.notSignedIn);
      case 'profileMissing':
        return response(404).json(examples.updateProfile.profileMissing);
      case 'resumeTooLarge':
        return response(413).json(examples.updateProfile.resumeTooLarge);
      case 'profileNotSaved':
        return response(500).json(examples.updateProfile.profileNotSaved);
      default:
        return undefined;
    }
  }),
  http.get('/api/careers/profile/check/', ({ request, response }) => {
    switch (selectExample(request, operations.checkProfile, mode)) {
      case 'profileFound':
        return response(200).json(examples.checkProfile.profileFound);
      case 'profileNotCreated':
        return response(200).json(examples.checkProfile.profileNotCreated);
      case 'notSignedIn':
        return response(401).json(examples.checkProfile.notSignedIn);
      case 'serverError':
        return response(500).json(examples.checkProfile.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/departments/', ({ request, response }) => {
    switch (selectExample(request, operations.listDepartments, mode)) {
      case 'departments':
        return response(200).json(examples.listDepartments.departments);
      case 'noDepartments':
        return response(200).json(examples.listDepartments.noDepartments);
      case 'missingCredential':
        return response(401).json(examples.listDepartments.missingCredential);
      case 'serverError':
        return response(500).json(examples.listDepartments.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/jobs/', ({ request, response }) => {
    switch (selectExample(request, operations.listJobs, mode)) {
      case 'jobs':
        return response(200).json(examples.listJobs.jobs);
      case 'noJobs':
        return response(200).json(examples.listJobs.noJobs);
      case 'jobsSparse':
        return response(200).json(examples.listJobs.jobsSparse);
      case 'missingCredential':
        return response(401).json(examples.listJobs.missingCredential);
      case 'serverError':
        return response(500).json(examples.listJobs.serverError);
      default:
        return undefined;
    }
  }),
  http.get('/api/jobs/{slug}/', ({ request, response }) => {
    switch (selectExample(request, operations.getJob, mode)) {
      case 'job':
        return response(200).json(examples.getJob.job);
      case 'jobInactive':
        return response(200).json(examples.getJob.jobInactive);
      case 'missingCredential':
        return response(401).json(examples.getJob.missingCredential);
      case 'jobNotFound':
        return response(404).json(examples.getJob.jobNotFound);
      case 'serverError':
        return response(500).json(examples.getJob.serverError);
      default:
        return undefined;
    }
  }),
  http.post('/api/jobs/{slug}/apply/', ({ request, response }) => {
    switch (selectExample(request, operations.applyToJob, mode)) {
      case 'applied':
        return response(200).json(examples.applyToJob.applied);
      case 'alreadyAppliedOk':
        return response(200).json(examples.applyToJob.alreadyAppliedOk);
      case 'alreadyApplied':
        return response(400).json(examples.applyToJob.alreadyApplied);
      case 'alreadyAppliedError':
        return response(400).json(examples.applyToJob.alreadyAppliedError);
      case 'alreadyAppliedDetail':
        return response(400).json(examples.applyToJob.alreadyAppliedDetail);
      case 'alreadyAppliedErrors':
        return response(400).json(examples.applyToJob.alreadyAppliedErrors);
      case 'jobClosed':
        return response(400).json(examples.applyToJob.jobClosed);
      case 'notSignedIn':
        return response(401).json(examples.applyToJob.notSignedIn);
      case 'profileRequired':
        return response(403).json(examples.applyToJob.profileRequired);
      case 'jobNotFound':
        return response(404).json(examples.applyToJob.jobNotFound);
      case 'applicationFailed':
        return response(500).json(examples.applyToJob.applicationFailed);
      default:
        return undefined;
    }
  }),
];
