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
      case 'tooManyRequests':
        return response(429).json(examples.listVideoBanners.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listVideoBanners.serverError);
      case 'badGateway':
        return response(502).json(examples.listVideoBanners.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listVideoBanners.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.get('/api/services/', ({ request, response }) => {
    switch (selectExample(request, operations.listServices, mode)) {
      case 'services':
        return response(200).json(examples.listServices.services);
      case 'servicesFirstPage':
        return response(200).json(examples.listServices.servicesFirstPage);
      case 'noServices':
        return response(200).json(examples.listServices.noServices);
      case 'missingCredential':
        return response(401).json(examples.listServices.missingCredential);
      case 'tooManyRequests':
        return response(429).json(examples.listServices.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listServices.serverError);
      case 'badGateway':
        return response(502).json(examples.listServices.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listServices.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.get('/api/services/{id}/', ({ request, response }) => {
    switch (selectExample(request, operations.getService, mode)) {
      case 'mobileApps':
        return response(200).json(examples.getService.mobileApps);
      case 'mobileGames':
        return response(200).json(examples.getService.mobileGames);
      case 'machineLearning':
        return response(200).json(examples.getService.machineLearning);
      case 'cloudIntegration':
        return response(200).json(examples.getService.cloudIntegration);
      case 'cybersecurity':
        return response(200).json(examples.getService.cybersecurity);
      case 'webPlatforms':
        return response(200).json(examples.getService.webPlatforms);
      case 'productDesign':
        return response(200).json(examples.getService.productDesign);
      case 'digitalMarketing':
        return response(200).json(examples.getService.digitalMarketing);
      case 'devopsAndSupport':
        return response(200).json(examples.getService.devopsAndSupport);
      case 'serviceSparse':
        return response(200).json(examples.getService.serviceSparse);
      case 'missingCredential':
        return response(401).json(examples.getService.missingCredential);
      case 'serviceNotFound':
        return response(404).json(examples.getService.serviceNotFound);
      case 'tooManyRequests':
        return response(429).json(examples.getService.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.getService.serverError);
      case 'badGateway':
        return response(502).json(examples.getService.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.getService.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.listTestimonials.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listTestimonials.serverError);
      case 'badGateway':
        return response(502).json(examples.listTestimonials.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listTestimonials.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.listTeams.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listTeams.serverError);
      case 'badGateway':
        return response(502).json(examples.listTeams.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listTeams.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.get('/api/project-details/', ({ request, response }) => {
    switch (selectExample(request, operations.listProjects, mode)) {
      case 'projects':
        return response(200).json(examples.listProjects.projects);
      case 'projectsFirstPage':
        return response(200).json(examples.listProjects.projectsFirstPage);
      case 'noProjects':
        return response(200).json(examples.listProjects.noProjects);
      case 'missingCredential':
        return response(401).json(examples.listProjects.missingCredential);
      case 'tooManyRequests':
        return response(429).json(examples.listProjects.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listProjects.serverError);
      case 'badGateway':
        return response(502).json(examples.listProjects.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listProjects.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.get('/api/project-details/{id}/', ({ request, response }) => {
    switch (selectExample(request, operations.getProject, mode)) {
      case 'project':
        return response(200).json(examples.getProject.project);
      case 'fieldnote':
        return response(200).json(examples.getProject.fieldnote);
      case 'kiteline':
        return response(200).json(examples.getProject.kiteline);
      case 'orchardPos':
        return response(200).json(examples.getProject.orchardPos);
      case 'meridianClinics':
        return response(200).json(examples.getProject.meridianClinics);
      case 'slateAndChalk':
        return response(200).json(examples.getProject.slateAndChalk);
      case 'tidewatch':
        return response(200).json(examples.getProject.tidewatch);
      case 'parcelPilot':
        return response(200).json(examples.getProject.parcelPilot);
      case 'saffronTable':
        return response(200).json(examples.getProject.saffronTable);
      case 'northlightEnergy':
        return response(200).json(examples.getProject.northlightEnergy);
      case 'quarryErp':
        return response(200).json(examples.getProject.quarryErp);
      case 'murmur':
        return response(200).json(examples.getProject.murmur);
      case 'projectSparse':
        return response(200).json(examples.getProject.projectSparse);
      case 'missingCredential':
        return response(401).json(examples.getProject.missingCredential);
      case 'projectNotFound':
        return response(404).json(examples.getProject.projectNotFound);
      case 'tooManyRequests':
        return response(429).json(examples.getProject.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.getProject.serverError);
      case 'badGateway':
        return response(502).json(examples.getProject.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.getProject.gatewayTimeout);
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
      case 'caseStudiesFirstPage':
        return response(200).json(examples.listCaseStudies.caseStudiesFirstPage);
      case 'noCaseStudies':
        return response(200).json(examples.listCaseStudies.noCaseStudies);
      case 'missingCredential':
        return response(401).json(examples.listCaseStudies.missingCredential);
      case 'tooManyRequests':
        return response(429).json(examples.listCaseStudies.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listCaseStudies.serverError);
      case 'badGateway':
        return response(502).json(examples.listCaseStudies.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listCaseStudies.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.getCaseStudy.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.getCaseStudy.serverError);
      case 'badGateway':
        return response(502).json(examples.getCaseStudy.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.getCaseStudy.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.listGames.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listGames.serverError);
      case 'badGateway':
        return response(502).json(examples.listGames.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listGames.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.get('/api/games/{id}/', ({ request, response }) => {
    switch (selectExample(request, operations.getGame, mode)) {
      case 'game':
        return response(200).json(examples.getGame.game);
      case 'snookerLegends3d':
        return response(200).json(examples.getGame.snookerLegends3d);
      case 'kiteDuel':
        return response(200).json(examples.getGame.kiteDuel);
      case 'thamesDrift':
        return response(200).json(examples.getGame.thamesDrift);
      case 'bazaarBlocks':
        return response(200).json(examples.getGame.bazaarBlocks);
      case 'lanternRun':
        return response(200).json(examples.getGame.lanternRun);
      case 'gameSparse':
        return response(200).json(examples.getGame.gameSparse);
      case 'missingCredential':
        return response(401).json(examples.getGame.missingCredential);
      case 'gameNotFound':
        return response(404).json(examples.getGame.gameNotFound);
      case 'tooManyRequests':
        return response(429).json(examples.getGame.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.getGame.serverError);
      case 'badGateway':
        return response(502).json(examples.getGame.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.getGame.gatewayTimeout);
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
      case 'messageSentByCount':
        return response(200).json(examples.sendEmail.messageSentByCount);
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
      case 'crossSiteRefused':
        return response(403).json(examples.sendEmail.crossSiteRefused);
      case 'csrfFailed':
        return response(403).json(examples.sendEmail.csrfFailed);
      case 'bodyTooLarge':
        return response(413).json(examples.sendEmail.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.sendEmail.tooManyRequests);
      case 'messageFailed':
        return response(500).json(examples.sendEmail.messageFailed);
      case 'messageQueued':
        return response(502).json(examples.sendEmail.messageQueued);
      case 'badGateway':
        return response(502).json(examples.sendEmail.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.sendEmail.gatewayTimeout);
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
      case 'missingCredential':
        return response(401).json(examples.careersLogin.missingCredential);
      case 'crossSiteRefused':
        return response(403).json(examples.careersLogin.crossSiteRefused);
      case 'csrfFailed':
        return response(403).json(examples.careersLogin.csrfFailed);
      case 'bodyTooLarge':
        return response(413).json(examples.careersLogin.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.careersLogin.tooManyRequests);
      case 'signInFailed':
        return response(500).json(examples.careersLogin.signInFailed);
      case 'badGateway':
        return response(502).json(examples.careersLogin.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.careersLogin.gatewayTimeout);
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
      case 'crossSiteRefused':
        return response(403).json(examples.careersRegister.crossSiteRefused);
      case 'csrfFailed':
        return response(403).json(examples.careersRegister.csrfFailed);
      case 'bodyTooLarge':
        return response(413).json(examples.careersRegister.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.careersRegister.tooManyRequests);
      case 'registrationFailed':
        return response(500).json(examples.careersRegister.registrationFailed);
      case 'badGateway':
        return response(502).json(examples.careersRegister.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.careersRegister.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.getCareersDropdowns.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.getCareersDropdowns.serverError);
      case 'badGateway':
        return response(502).json(examples.getCareersDropdowns.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.getCareersDropdowns.gatewayTimeout);
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
      case 'missingCredential':
        return response(401).json(examples.createProfile.missingCredential);
      case 'crossSiteRefused':
        return response(403).json(examples.createProfile.crossSiteRefused);
      case 'csrfFailed':
        return response(403).json(examples.createProfile.csrfFailed);
      case 'resumeTooLarge':
        return response(413).json(examples.createProfile.resumeTooLarge);
      case 'bodyTooLarge':
        return response(413).json(examples.createProfile.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.createProfile.tooManyRequests);
      case 'profileNotSaved':
        return response(500).json(examples.createProfile.profileNotSaved);
      case 'badGateway':
        return response(502).json(examples.createProfile.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.createProfile.gatewayTimeout);
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
      case 'missingCredential':
        return response(401).json(examples.updateProfile.missingCredential);
      case 'crossSiteRefused':
        return response(403).json(examples.updateProfile.crossSiteRefused);
      case 'csrfFailed':
        return response(403).json(examples.updateProfile.csrfFailed);
      case 'profileMissing':
        return response(404).json(examples.updateProfile.profileMissing);
      case 'resumeTooLarge':
        return response(413).json(examples.updateProfile.resumeTooLarge);
      case 'bodyTooLarge':
        return response(413).json(examples.updateProfile.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.updateProfile.tooManyRequests);
      case 'profileNotSaved':
        return response(500).json(examples.updateProfile.profileNotSaved);
      case 'badGateway':
        return response(502).json(examples.updateProfile.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.updateProfile.gatewayTimeout);
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
      case 'missingCredential':
        return response(401).json(examples.checkProfile.missingCredential);
      case 'tooManyRequests':
        return response(429).json(examples.checkProfile.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.checkProfile.serverError);
      case 'badGateway':
        return response(502).json(examples.checkProfile.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.checkProfile.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.listDepartments.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listDepartments.serverError);
      case 'badGateway':
        return response(502).json(examples.listDepartments.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listDepartments.gatewayTimeout);
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
      case 'tooManyRequests':
        return response(429).json(examples.listJobs.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.listJobs.serverError);
      case 'badGateway':
        return response(502).json(examples.listJobs.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.listJobs.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.get('/api/jobs/{slug}/', ({ request, response }) => {
    switch (selectExample(request, operations.getJob, mode)) {
      case 'job':
        return response(200).json(examples.getJob.job);
      case 'gameplayProgrammer':
        return response(200).json(examples.getJob.gameplayProgrammer);
      case 'communityManagerGames':
        return response(200).json(examples.getJob.communityManagerGames);
      case 'androidEngineer':
        return response(200).json(examples.getJob.androidEngineer);
      case 'machineLearningEngineer':
        return response(200).json(examples.getJob.machineLearningEngineer);
      case 'urduTypeAndLocalisationDesigner':
        return response(200).json(examples.getJob.urduTypeAndLocalisationDesigner);
      case 'gameDesignIntern':
        return response(200).json(examples.getJob.gameDesignIntern);
      case 'studioCoordinator':
        return response(200).json(examples.getJob.studioCoordinator);
      case 'environmentArtist3d':
        return response(200).json(examples.getJob.environmentArtist3d);
      case 'searchAndContentSpecialist':
        return response(200).json(examples.getJob.searchAndContentSpecialist);
      case 'backEndEngineer':
        return response(200).json(examples.getJob.backEndEngineer);
      case 'productDesigner':
        return response(200).json(examples.getJob.productDesigner);
      case 'applicationSecurityTester':
        return response(200).json(examples.getJob.applicationSecurityTester);
      case 'dataAnnotationLead':
        return response(200).json(examples.getJob.dataAnnotationLead);
      case 'financeOperationsIntern':
        return response(200).json(examples.getJob.financeOperationsIntern);
      case 'jobInactive':
        return response(200).json(examples.getJob.jobInactive);
      case 'missingCredential':
        return response(401).json(examples.getJob.missingCredential);
      case 'jobNotFound':
        return response(404).json(examples.getJob.jobNotFound);
      case 'tooManyRequests':
        return response(429).json(examples.getJob.tooManyRequests);
      case 'serverError':
        return response(500).json(examples.getJob.serverError);
      case 'badGateway':
        return response(502).json(examples.getJob.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.getJob.gatewayTimeout);
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
      case 'missingCredential':
        return response(401).json(examples.applyToJob.missingCredential);
      case 'profileRequired':
        return response(403).json(examples.applyToJob.profileRequired);
      case 'crossSiteRefused':
        return response(403).json(examples.applyToJob.crossSiteRefused);
      case 'csrfFailed':
        return response(403).json(examples.applyToJob.csrfFailed);
      case 'jobNotFound':
        return response(404).json(examples.applyToJob.jobNotFound);
      case 'bodyTooLarge':
        return response(413).json(examples.applyToJob.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.applyToJob.tooManyRequests);
      case 'applicationFailed':
        return response(500).json(examples.applyToJob.applicationFailed);
      case 'badGateway':
        return response(502).json(examples.applyToJob.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.applyToJob.gatewayTimeout);
      default:
        return undefined;
    }
  }),
];
