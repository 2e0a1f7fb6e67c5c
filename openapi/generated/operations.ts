// Every call of the contracts with its named examples by status. Generated from openapi/ by `npm run generate`; do not edit.

/** Calls by operationId. `body` is the content type that a call sends; `list` says where a list is in the body and which call returns one of its records; `examples` maps a status to the names that select its responses, each with a sentence on what it is. */
export const operations = {
  "listVideoBanners": {
    "id": "listVideoBanners",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/video-banners/",
    "summary": "Slides of the home page's video carousel",
    "screens": [
      "/: video banner"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": false,
      "detail": null
    },
    "examples": {
      "200": {
        "videoBanners": "Three video banners",
        "noVideoBanners": "No video banners have been published",
        "videoBannerWithoutDescription": "One video banner with a title and no description"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listServices": {
    "id": "listServices",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/services/",
    "summary": "All services",
    "screens": [
      "/: services and about",
      "/services",
      "/services-details/:id: related services",
      "*: footer"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": true,
      "detail": {
        "id": "getService",
        "by": "id",
        "envelope": null
      }
    },
    "examples": {
      "200": {
        "services": "Nine services, in the order the studio shows them",
        "servicesFirstPage": "The first five of nine; the rest stands on a second page",
        "noServices": "No services have been published"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "pageNotFound": "A page after the last one"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "getService": {
    "id": "getService",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/services/{id}/",
    "summary": "One service",
    "screens": [
      "/services-details/:id"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "mobileApps": "The first service, with every field filled",
        "mobileGames": "Mobile Game Development",
        "machineLearning": "AI and Machine Learning",
        "cloudIntegration": "Cloud Integration",
        "cybersecurity": "Cybersecurity",
        "webPlatforms": "Web Platforms",
        "productDesign": "Product Design",
        "digitalMarketing": "Digital Marketing",
        "devopsAndSupport": "DevOps and Support",
        "serviceSparse": "A service with nothing but a title"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "serviceNotFound": "Unknown id"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listTestimonials": {
    "id": "listTestimonials",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/testimonials/",
    "summary": "What clients say",
    "screens": [
      "/: testimonials"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": false,
      "detail": null
    },
    "examples": {
      "200": {
        "testimonials": "Six testimonials from clients",
        "noTestimonials": "No testimonials have been published"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listTeams": {
    "id": "listTeams",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/teams/",
    "summary": "Team groups with their members",
    "screens": [
      "/: team",
      "/team-details/:id"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": false,
      "detail": null
    },
    "examples": {
      "200": {
        "teams": "The main page team and the studio leads",
        "teamsWithoutMainPage": "Only the studio leads, with no main page group",
        "noTeams": "No teams have been published"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listProjects": {
    "id": "listProjects",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/project-details/",
    "summary": "The portfolio",
    "screens": [
      "/portfolio",
      "/project-details/:id: neighbours"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": true,
      "detail": {
        "id": "getProject",
        "by": "id",
        "envelope": null
      }
    },
    "examples": {
      "200": {
        "projects": "Twelve projects",
        "projectsFirstPage": "The first six of twelve; the rest stands on a second page",
        "noProjects": "No projects have been published"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "pageNotFound": "A page after the last one"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "getProject": {
    "id": "getProject",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/project-details/{id}/",
    "summary": "One project",
    "screens": [
      "/project-details/:id"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "project": "The first project, with every field filled",
        "fieldnote": "Fieldnote",
        "kiteline": "Kiteline",
        "orchardPos": "Orchard POS",
        "meridianClinics": "Meridian Clinics",
        "slateAndChalk": "Slate and Chalk",
        "tidewatch": "Tidewatch",
        "parcelPilot": "Parcel Pilot",
        "saffronTable": "Saffron Table",
        "northlightEnergy": "Northlight Energy",
        "quarryErp": "Quarry ERP",
        "murmur": "Murmur",
        "projectSparse": "A project with a title, a small image and whom it was for"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "projectNotFound": "Unknown id"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listCaseStudies": {
    "id": "listCaseStudies",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/case-studies/",
    "summary": "All case studies",
    "screens": [
      "/case-studies"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": true,
      "detail": {
        "id": "getCaseStudy",
        "by": "id",
        "envelope": "case_study"
      }
    },
    "examples": {
      "200": {
        "caseStudies": "Eleven case studies",
        "caseStudiesNine": "Exactly nine case studies, which is one full page",
        "caseStudiesFirstPage": "The first six of eleven; the rest stands on a second page",
        "noCaseStudies": "No case studies have been published"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "pageNotFound": "A page after the last one"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "getCaseStudy": {
    "id": "getCaseStudy",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/case-studies/{id}",
    "summary": "One case study",
    "screens": [
      "/case-studies/:id"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "freightDesk": "Ten screenshots, one video as a plain address, a long story",
        "clinicQueue": "Exactly six screenshots and no video",
        "snookerLegends": "Seven screenshots and one video given as an object",
        "gridForecast": "Three screenshots and a story about a forecast",
        "retailTill": "Four screenshots, addresses and objects mixed",
        "schoolPortal": "Five screenshots and a story about plain words",
        "phishingDrill": "Two screenshots and a story about security without blame",
        "cloudMove": "Three screenshots and a story about a careful migration",
        "foodRescue": "Four screenshots, all given as plain addresses",
        "museumGuide": "Four screenshots and nothing written yet",
        "payrollBot": "A story with no screenshots and no video",
        "caseStudyBare": "A case study with nothing but a title",
        "caseStudyNull": "The case study is null",
        "caseStudyMissing": "The answer has no case study in it"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "caseStudyNotFound": "Unknown id"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listGames": {
    "id": "listGames",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/games/",
    "summary": "All games",
    "screens": [
      "*: Games menu"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "results",
      "paged": false,
      "detail": {
        "id": "getGame",
        "by": "id",
        "envelope": null
      }
    },
    "examples": {
      "200": {
        "games": "Six games",
        "noGames": "No games have been published"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "getGame": {
    "id": "getGame",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/games/{id}/",
    "summary": "One game",
    "screens": [
      "/game-details/:id"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "game": "One game, with a trailer and both store links",
        "snookerLegends3d": "Snooker Legends 3D",
        "kiteDuel": "Kite Duel",
        "thamesDrift": "Thames Drift",
        "bazaarBlocks": "Bazaar Blocks",
        "lanternRun": "Lantern Run",
        "gameSparse": "A game with nothing but a name"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "gameNotFound": "Unknown id"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "sendEmail": {
    "id": "sendEmail",
    "api": "agency",
    "base": "",
    "method": "POST",
    "path": "/api/send-email/",
    "summary": "Send a message to the agency",
    "screens": [
      "/: contact form",
      "/contact-us"
    ],
    "security": [
      "basicAuth"
    ],
    "body": "application/json",
    "list": null,
    "examples": {
      "200": {
        "messageSent": "Success by status and message",
        "messageSentByStatus": "Success by status alone",
        "messageSentByMessage": "Success by message alone",
        "messageSentByFlag": "Success by flag alone",
        "messageSentByCount": "Success by a number as the flag, how many messages went out",
        "messageSentDespiteStatus": "A message makes it a success even when status says error",
        "messageRefused": "200 with an error text, which is shown",
        "messageUnclear": "200 without any sign of success"
      },
      "202": {
        "messageAccepted": "Success by message, before it was sent"
      },
      "400": {
        "messageInvalid": "Failure with an error text, which is shown",
        "messageIncomplete": "A required field is missing"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "403": {
        "crossSiteRefused": "A write from another site",
        "csrfFailed": "No CSRF token, or not the one of the cookie"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "messageFailed": "Failure without a text"
      },
      "502": {
        "messageQueued": "Failure status with a message, treated as success",
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "careersLogin": {
    "id": "careersLogin",
    "api": "agency",
    "base": "",
    "method": "POST",
    "path": "/api/careers/login/",
    "summary": "Sign in to the careers area",
    "screens": [
      "careers: sign-in dialog"
    ],
    "security": [
      "basicAuth"
    ],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "credentialsIncomplete": "Email or password missing"
      },
      "401": {
        "credentialsWrong": "Wrong email or password",
        "missingCredential": "No basic-auth credential"
      },
      "403": {
        "crossSiteRefused": "A write from another site",
        "csrfFailed": "No CSRF token, or not the one of the cookie"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "signInFailed": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "signedIn": "Signed in, no profile yet",
        "signedInWithProfile": "Signed in, profile included"
      }
    }
  },
  "careersRegister": {
    "id": "careersRegister",
    "api": "agency",
    "base": "",
    "method": "POST",
    "path": "/api/careers/register/",
    "summary": "Create a careers account",
    "screens": [
      "careers: registration dialog"
    ],
    "security": [
      "basicAuth"
    ],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "emailTaken": "The email has an account",
        "passwordsDiffer": "The two passwords differ",
        "passwordWeak": "The password is too short or too common",
        "emailInvalid": "Not an email address"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "403": {
        "crossSiteRefused": "A write from another site",
        "csrfFailed": "No CSRF token, or not the one of the cookie"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "registrationFailed": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "registered": "A new account never has a profile"
      }
    }
  },
  "getCareersDropdowns": {
    "id": "getCareersDropdowns",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/careers/dropdowns/",
    "summary": "Choices of the profile form",
    "screens": [
      "careers: profile dialog"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "dropdowns": "All the drop-down lists of the application form",
        "dropdownsEmpty": "All the lists are there and all are empty"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "createProfile": {
    "id": "createProfile",
    "api": "agency",
    "base": "",
    "method": "POST",
    "path": "/api/careers/profile/",
    "summary": "Create the candidate profile",
    "screens": [
      "careers: profile dialog"
    ],
    "security": [
      "basicAuth",
      "careersSession"
    ],
    "body": "multipart/form-data",
    "list": null,
    "examples": {
      "400": {
        "profileExists": "There is a profile already",
        "resumeNotPdf": "The resume is not a PDF",
        "profileIncomplete": "A required field is missing or not valid"
      },
      "401": {
        "notSignedIn": "No session, or it has expired",
        "missingCredential": "No basic-auth credential"
      },
      "403": {
        "crossSiteRefused": "A write from another site",
        "csrfFailed": "No CSRF token, or not the one of the cookie"
      },
      "409": {
        "profileExistsConflict": "There is a profile already, said with 409"
      },
      "413": {
        "resumeTooLarge": "More than 10 MB",
        "bodyTooLarge": "Refused by the edge"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "profileNotSaved": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "profileCreated": "Created"
      }
    }
  },
  "updateProfile": {
    "id": "updateProfile",
    "api": "agency",
    "base": "",
    "method": "PUT",
    "path": "/api/careers/profile/",
    "summary": "Update the candidate profile",
    "screens": [
      "careers: profile dialog"
    ],
    "security": [
      "basicAuth",
      "careersSession"
    ],
    "body": "multipart/form-data",
    "list": null,
    "examples": {
      "400": {
        "resumeNotPdf": "The resume is not a PDF",
        "profileIncomplete": "A required field is missing or not valid"
      },
      "401": {
        "notSignedIn": "No session, or it has expired",
        "missingCredential": "No basic-auth credential"
      },
      "403": {
        "crossSiteRefused": "A write from another site",
        "csrfFailed": "No CSRF token, or not the one of the cookie"
      },
      "404": {
        "profileMissing": "Nothing to update"
      },
      "413": {
        "resumeTooLarge": "More than 10 MB",
        "bodyTooLarge": "Refused by the edge"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "profileNotSaved": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "profileUpdated": "Updated"
      }
    }
  },
  "checkProfile": {
    "id": "checkProfile",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/careers/profile/check/",
    "summary": "Who is signed in, and have they a profile",
    "screens": [
      "careers: session"
    ],
    "security": [
      "basicAuth",
      "careersSession"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "profileFound": "A profile with its user",
        "profileNotCreated": "Signed in, no profile yet"
      },
      "401": {
        "notSignedIn": "No session, or it has expired",
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listDepartments": {
    "id": "listDepartments",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/departments/",
    "summary": "Departments with their job counts",
    "screens": [
      "/careers: department filter"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "departments",
      "paged": false,
      "detail": null
    },
    "examples": {
      "200": {
        "departments": "Six departments with their job counts, closed jobs included",
        "noDepartments": "No departments have been set up"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "listJobs": {
    "id": "listJobs",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/jobs/",
    "summary": "Jobs, filtered",
    "screens": [
      "/careers: open positions"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": {
      "key": "jobs",
      "paged": false,
      "detail": {
        "id": "getJob",
        "by": "slug",
        "envelope": "job"
      }
    },
    "examples": {
      "200": {
        "jobs": "Sixteen jobs in both cities, two of them closed",
        "noJobs": "No vacancies at the moment",
        "jobsSparse": "One job with hardly anything filled in"
      },
      "400": {
        "filterInvalid": "No id of a department, or no job type"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "getJob": {
    "id": "getJob",
    "api": "agency",
    "base": "",
    "method": "GET",
    "path": "/api/jobs/{slug}/",
    "summary": "One job",
    "screens": [
      "/job-details/:slug"
    ],
    "security": [
      "basicAuth"
    ],
    "body": null,
    "list": null,
    "examples": {
      "200": {
        "job": "One open job, with every field filled",
        "gameplayProgrammer": "Gameplay Programmer",
        "communityManagerGames": "Community Manager, Games",
        "androidEngineer": "Android Engineer",
        "machineLearningEngineer": "Machine Learning Engineer",
        "urduTypeAndLocalisationDesigner": "Urdu Type and Localisation Designer",
        "gameDesignIntern": "Game Design Intern",
        "studioCoordinator": "Studio Coordinator",
        "environmentArtist3d": "3D Environment Artist",
        "searchAndContentSpecialist": "Search and Content Specialist",
        "backEndEngineer": "Back-end Engineer",
        "productDesigner": "Product Designer",
        "applicationSecurityTester": "Application Security Tester",
        "dataAnnotationLead": "Data Annotation Lead",
        "financeOperationsIntern": "Finance Operations Intern",
        "jobInactive": "A job that is no longer open to applications"
      },
      "401": {
        "missingCredential": "No basic-auth credential"
      },
      "404": {
        "jobNotFound": "Unknown slug"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "serverError": "Unexpected failure"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      }
    }
  },
  "applyToJob": {
    "id": "applyToJob",
    "api": "agency",
    "base": "",
    "method": "POST",
    "path": "/api/jobs/{slug}/apply/",
    "summary": "Apply to a job",
    "screens": [
      "/careers: Apply on a card",
      "/job-details/:slug: Apply Now"
    ],
    "security": [
      "basicAuth",
      "careersSession"
    ],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "alreadyApplied": "Already applied, in message",
        "alreadyAppliedError": "Already applied, in error",
        "alreadyAppliedDetail": "Already applied, in detail",
        "alreadyAppliedErrors": "Already applied, first of errors",
        "jobClosed": "The job is not active",
        "applicationInvalid": "No application, or one with a wrong field"
      },
      "401": {
        "notSignedIn": "No session, or it has expired",
        "missingCredential": "No basic-auth credential"
      },
      "403": {
        "profileRequired": "No profile yet",
        "crossSiteRefused": "A write from another site, refused by the edge",
        "csrfFailed": "No CSRF token, or not the one of the cookie"
      },
      "404": {
        "jobNotFound": "Unknown slug"
      },
      "409": {
        "alreadyAppliedConflict": "Already applied, said with 409"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "applicationFailed": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "applied": "Stored",
        "alreadyAppliedOk": "Already applied, said with a success status"
      }
    }
  },
  "registerAccount": {
    "id": "registerAccount",
    "api": "hrms",
    "base": "/hrms",
    "method": "POST",
    "path": "/dj-rest-auth/registration/",
    "summary": "Create a subscriber's account",
    "screens": [
      "/subscription: sign-up",
      "/combinedcomponent: sign-up",
      "/humanresource: payment dialog",
      "/scrapper: payment dialog",
      "/pricing: payment dialog",
      "/login: sign-up"
    ],
    "security": [],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "usernameTaken": "With a text that is shown",
        "emailTaken": "The email has an account, said at its field and in detail",
        "passwordsDiffer": "The two passwords differ",
        "passwordWeak": "The password is too short or too common",
        "emailInvalid": "Not an email address",
        "fieldProblems": "Without detail"
      },
      "403": {
        "crossSiteRefused": "A write from another site"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "registrationUnavailable": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "accountCreated": "Created and signed in"
      }
    }
  },
  "loginAccount": {
    "id": "loginAccount",
    "api": "hrms",
    "base": "/hrms",
    "method": "POST",
    "path": "/auth/login/login/",
    "summary": "Log a subscriber in",
    "screens": [
      "/subscription: login",
      "/combinedcomponent: login",
      "/humanresource: payment dialog",
      "/scrapper: payment dialog",
      "/pricing: payment dialog",
      "/login"
    ],
    "security": [],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "loginWrong": "With a text that is shown",
        "loginFieldProblems": "Without detail"
      },
      "403": {
        "crossSiteRefused": "A write from another site"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "loginUnavailable": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "loggedIn": "The key"
      }
    }
  },
  "createPaymentIntent": {
    "id": "createPaymentIntent",
    "api": "hrms",
    "base": "/hrms",
    "method": "POST",
    "path": "/payments/create-payment-intent/",
    "summary": "Create a payment intent",
    "screens": [
      "/subscription: payment",
      "/combinedcomponent: payment",
      "/humanresource: payment dialog",
      "/scrapper: payment dialog",
      "/pricing: payment dialog",
      "/login: payment"
    ],
    "security": [
      "tokenAuth"
    ],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "intentRefused": "With a text that is shown"
      },
      "401": {
        "invalidToken": "Unknown token"
      },
      "403": {
        "crossSiteRefused": "A write from another site"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "intentFailed": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "intentCreated": "The secret for the card form",
        "intentRefusedOk": "Refused, said with a success status; the text is shown",
        "intentWithoutSecret": "A broken response, taken as a failure"
      }
    }
  },
  "recordPaymentMethod": {
    "id": "recordPaymentMethod",
    "api": "hrms",
    "base": "/hrms",
    "method": "POST",
    "path": "/payments/payment-method/",
    "summary": "Record the subscription",
    "screens": [
      "/subscription: payment",
      "/combinedcomponent: payment",
      "/humanresource: payment dialog",
      "/scrapper: payment dialog",
      "/pricing: payment dialog",
      "/login: payment"
    ],
    "security": [
      "tokenAuth"
    ],
    "body": "application/json",
    "list": null,
    "examples": {
      "400": {
        "subscriptionRefused": "With a text that is shown",
        "subscriptionInvalid": "A value is missing or cannot be"
      },
      "401": {
        "invalidToken": "Unknown token"
      },
      "403": {
        "crossSiteRefused": "A write from another site"
      },
      "413": {
        "bodyTooLarge": "A body above the limit"
      },
      "429": {
        "tooManyRequests": "Above the rate"
      },
      "500": {
        "subscriptionFailed": "Failure without a text"
      },
      "502": {
        "badGateway": "No backend"
      },
      "504": {
        "gatewayTimeout": "A backend that hangs"
      },
      "2XX": {
        "subscriptionRecorded": "Recorded",
        "subscriptionRefusedOk": "Not recorded, said with a success status; the text is shown"
      }
    }
  }
} as const;

/** Name of a call. */
export type OperationId = keyof typeof operations;
