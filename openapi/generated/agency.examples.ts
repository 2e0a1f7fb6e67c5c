// Named examples of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { operations as contract } from './agency.d.ts';

type Body<Id extends keyof contract, Status extends keyof contract[Id]['responses']> =
  contract[Id]['responses'][Status] extends { content: { 'application/json': infer Value } } ? Value : never;

/** Response bodies by operation and example name; undefined without a body. */
export const examples = {
  listVideoBanners: {
    videoBanners: {
      "results": [
        {
          "id": 1,
          "video": "/media/banners/two-cities.webm",
          "title": "Two cities, one studio",
          "description": "We make software, games and clear thinking in London and Lahore, with one team and one conversation between them."
        },
        {
          "id": 2,
          "video": "/media/banners/play.webm",
          "title": "Serious about play",
          "description": "From a snooker hall to a rooftop kite battle, our games start as a rough idea that nobody here could put down."
        },
        {
          "id": 3,
          "video": "/media/banners/signal.webm",
          "title": "Find the signal, lose the noise",
          "description": "We connect your systems, guard them, and teach them to notice what matters on an ordinary Tuesday."
        }
      ]
    } satisfies Body<'listVideoBanners', 200>,
    noVideoBanners: {
      "results": []
    } satisfies Body<'listVideoBanners', 200>,
    videoBannerWithoutDescription: {
      "results": [
        {
          "id": 4,
          "video": "/media/banners/two-cities.webm",
          "title": "Good morning from both cities",
          "description": null
        }
      ]
    } satisfies Body<'listVideoBanners', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listVideoBanners', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listVideoBanners', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listVideoBanners', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listVideoBanners', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listVideoBanners', 504>,
  },
  listServices: {
    services: {
      "count": 9,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "Mobile App Development",
          "short_text": "Native and cross-platform apps that open fast, work offline and earn their place on the home screen.",
          "icon1": "/media/services/mobile-apps-icon.svg",
          "icon2": "/media/services/mobile-apps-shape.svg"
        },
        {
          "id": 2,
          "title": "Mobile Game Development",
          "short_text": "Games with a hook you feel in ten seconds and a reason to come back tomorrow.",
          "icon1": "/media/services/mobile-games-icon.svg",
          "icon2": "/media/services/mobile-games-shape.svg"
        },
        {
          "id": 3,
          "title": "AI and Machine Learning",
          "short_text": "Models that answer a real question, show their working and know when to ask a person.",
          "icon1": "/media/services/ai-machine-learning-icon.svg",
          "icon2": "/media/services/ai-machine-learning-shape.svg"
        },
        {
          "id": 4,
          "title": "Cloud Integration",
          "short_text": "We get your systems talking to each other, and keep them talking when one of them has a bad day.",
          "icon1": "/media/services/cloud-integration-icon.svg",
          "icon2": "/media/services/cloud-integration-shape.svg"
        },
        {
          "id": 5,
          "title": "Cybersecurity",
          "short_text": "Calm, practical security: find the weak points, fix them in order, and rehearse the bad day.",
          "icon1": "/media/services/cybersecurity-icon.svg",
          "icon2": "/media/services/cybersecurity-shape.svg"
        },
        {
          "id": 6,
          "title": "Web Platforms",
          "short_text": "Portals, shops and public services that load quickly and make sense the first time.",
          "icon1": "/media/services/web-platforms-icon.svg",
          "icon2": "/media/services/web-platforms-shape.svg"
        },
        {
          "id": 7,
          "title": "Product Design",
          "short_text": "Research, interface and identity work that settles arguments with evidence and good drawing.",
          "icon1": "/media/services/product-design-icon.svg",
          "icon2": "/media/services/product-design-shape.svg"
        },
        {
          "id": 8,
          "title": "Digital Marketing",
          "short_text": "Plain-spoken campaigns, useful content and reporting you can read over one cup of tea.",
          "icon1": "/media/services/digital-marketing-icon.svg",
          "icon2": "/media/services/digital-marketing-shape.svg"
        },
        {
          "id": 9,
          "title": "DevOps and Support",
          "short_text": "Steady releases, quiet nights and a named person who answers when you ring.",
          "icon1": "/media/services/devops-support-icon.svg",
          "icon2": null
        }
      ]
    } satisfies Body<'listServices', 200>,
    servicesFirstPage: {
      "count": 9,
      "next": "/api/services/?page=2",
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "Mobile App Development",
          "short_text": "Native and cross-platform apps that open fast, work offline and earn their place on the home screen.",
          "icon1": "/media/services/mobile-apps-icon.svg",
          "icon2": "/media/services/mobile-apps-shape.svg"
        },
        {
          "id": 2,
          "title": "Mobile Game Development",
          "short_text": "Games with a hook you feel in ten seconds and a reason to come back tomorrow.",
          "icon1": "/media/services/mobile-games-icon.svg",
          "icon2": "/media/services/mobile-games-shape.svg"
        },
        {
          "id": 3,
          "title": "AI and Machine Learning",
          "short_text": "Models that answer a real question, show their working and know when to ask a person.",
          "icon1": "/media/services/ai-machine-learning-icon.svg",
          "icon2": "/media/services/ai-machine-learning-shape.svg"
        },
        {
          "id": 4,
          "title": "Cloud Integration",
          "short_text": "We get your systems talking to each other, and keep them talking when one of them has a bad day.",
          "icon1": "/media/services/cloud-integration-icon.svg",
          "icon2": "/media/services/cloud-integration-shape.svg"
        },
        {
          "id": 5,
          "title": "Cybersecurity",
          "short_text": "Calm, practical security: find the weak points, fix them in order, and rehearse the bad day.",
          "icon1": "/media/services/cybersecurity-icon.svg",
          "icon2": "/media/services/cybersecurity-shape.svg"
        }
      ]
    } satisfies Body<'listServices', 200>,
    noServices: {
      "count": 0,
      "next": null,
      "previous": null,
      "results": []
    } satisfies Body<'listServices', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listServices', 401>,
    pageNotFound: {
      "detail": "Invalid page."
    } satisfies Body<'listServices', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listServices', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listServices', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listServices', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listServices', 504>,
  },
  getService: {
    mobileApps: {
      "id": 1,
      "title": "Mobile App Development",
      "short_text": "Native and cross-platform apps that open fast, work offline and earn their place on the home screen.",
      "icon1": "/media/services/mobile-apps-icon.svg",
      "icon2": "/media/services/mobile-apps-shape.svg",
      "text": "A phone app is a guest in somebody's pocket. It has to be quick, polite about battery and data, and useful at the bus stop as well as at the desk. We build apps for iOS and Android with that in mind, from the first sketch to the hundredth release.\n\nOne team looks after the whole journey. A designer in London and an engineer in Lahore will usually share the same board, the same prototype and the same morning call, so nothing has to be explained twice. You see a working build on your own phone by the end of the second week, and a new one every Friday after that.\n\nWhen the app is live we stay close. We read the reviews, watch the crash reports and plan the next version with you, because the most useful feedback starts on launch day.",
      "thumb": "/media/services/mobile-apps.webp",
      "challenge": "Most apps are not abandoned because they lack features. They are abandoned because the first minute is slow, the sign-up asks for too much, or the screen goes blank in a lift. Teams often discover this after launch, when every fix has to wait for a store review.",
      "what_we_do": "We begin with the first minute. We prototype it, put it in front of people who have never heard of you, and keep changing it until they stop asking what to do next. Only then do we plan the rest of the app around it.\n\nThe build is native where touch and speed matter most, and shared where they do not. Every screen has an offline state, every form can be used with a screen reader, and every release is tested on old handsets as well as new ones.",
      "included_services": [
        {
          "id": 101,
          "feature_list": [
            "iOS and Android apps, native or shared code",
            "Clickable prototypes tested with real users"
          ]
        },
        {
          "id": 103,
          "feature_list": "Offline mode and background sync"
        },
        {
          "id": 104,
          "feature_list": "Store listings, review and release"
        },
        {
          "id": 105,
          "feature_list": "Crash reporting and monthly care"
        }
      ],
      "detail_services_list": [
        "Product discovery and scoping",
        "Interface and motion design",
        "Native and cross-platform builds",
        "Accessibility and device testing",
        "Release management"
      ]
    } satisfies Body<'getService', 200>,
    mobileGames: {
      "id": 2,
      "title": "Mobile Game Development",
      "short_text": "Games with a hook you feel in ten seconds and a reason to come back tomorrow.",
      "icon1": "/media/services/mobile-games-icon.svg",
      "icon2": "/media/services/mobile-games-shape.svg",
      "text": "We have made games about snooker halls, rickshaws, rooftop kite battles and the tide on the Thames. They have one thing in common: somebody at the studio could not put the first grey-box prototype down.\n\nOur games team works from Lahore with art direction from London. It covers design, physics, character art, sound, multiplayer and the unglamorous work of keeping a frame rate steady on a three-year-old phone. We build our own titles and we build for publishers, brands and museums, and we bring the same stubbornness to both.",
      "thumb": "/media/services/mobile-games.webp",
      "challenge": "A game can look wonderful in a pitch and still be dull in the hand. By the time the art is finished it is painful to admit that the core is not fun, so studios press on, and players notice within a single session.",
      "what_we_do": "We find the fun before we pay for the polish. Each idea gets a rough playable version in days, made of boxes and borrowed sounds, and it is played by people outside the team. If they hand the phone back too soon, we change the game or drop it.\n\nOnce the core holds, we build outwards: levels, art, music, progression, and a live plan that treats players fairly. We do not design around compulsion, and we will tell you plainly when a monetisation idea would spoil the game.",
      "included_services": [
        {
          "id": 201,
          "feature_list": "Playable prototypes within two weeks"
        },
        {
          "id": 202,
          "feature_list": "2D and 3D art, animation and effects"
        },
        {
          "id": 203,
          "feature_list": "Real-time and turn-based multiplayer"
        },
        {
          "id": 204,
          "feature_list": "Original music and sound design"
        },
        {
          "id": 205,
          "feature_list": "Performance tuning for older handsets"
        },
        {
          "id": 206,
          "feature_list": "Live events and seasonal updates"
        }
      ],
      "detail_services_list": [
        "Game design and prototyping",
        "Art direction and animation",
        "Physics and gameplay code",
        "Multiplayer servers",
        "Playtesting",
        "Launch and live care"
      ]
    } satisfies Body<'getService', 200>,
    machineLearning: {
      "id": 3,
      "title": "AI and Machine Learning",
      "short_text": "Models that answer a real question, show their working and know when to ask a person.",
      "icon1": "/media/services/ai-machine-learning-icon.svg",
      "icon2": "/media/services/ai-machine-learning-shape.svg",
      "text": "Good machine learning starts with a dull sentence: \"Every Thursday, someone here spends the whole afternoon doing this.\" We look for that afternoon. Forecasting demand, reading delivery notes, sorting support tickets, spotting the odd reading from a pump: these are small, stubborn jobs where a careful model gives people their time back.\n\nWe are equally happy to say no. If a spreadsheet formula or a clearer form would solve the problem, we will suggest that first and charge you less.\n\nWhen a model is right for the job, we build it so that it can be checked. Each answer comes with its source or its reasons, each version can be rolled back, and a person always has the last word where the outcome matters to somebody's life.",
      "thumb": "/media/services/ai-machine-learning.webp",
      "challenge": "A demonstration on tidy data is easy to admire. The same model on Monday's real data, with its gaps, typing errors and odd customers, is another matter. Many projects stop there because nobody agreed beforehand what a good answer would look like.",
      "what_we_do": "We write the test before the model. Together with your team we collect a few hundred real cases, agree the right answers, and use them as the yardstick for everything that follows.\n\nThen we build the simplest thing that passes, run it quietly beside your current process, and switch it on only when both of us trust it. Monitoring, retraining and a clear off switch are part of the delivery.",
      "included_services": [
        {
          "id": 301,
          "feature_list": "Data review and honest feasibility report"
        },
        {
          "id": 302,
          "feature_list": "Forecasting and anomaly detection"
        },
        {
          "id": 303,
          "feature_list": "Document reading and search assistants"
        },
        {
          "id": 304,
          "feature_list": "Computer vision on device or in the cloud"
        },
        {
          "id": 305,
          "feature_list": "Monitoring, retraining and rollback"
        }
      ],
      "detail_services_list": [
        "Use case discovery",
        "Evaluation sets and benchmarks",
        "Model building and tuning",
        "Assistants grounded in your documents",
        "Privacy and bias review"
      ]
    } satisfies Body<'getService', 200>,
    cloudIntegration: {
      "id": 4,
      "title": "Cloud Integration",
      "short_text": "We get your systems talking to each other, and keep them talking when one of them has a bad day.",
      "icon1": "/media/services/cloud-integration-icon.svg",
      "icon2": "/media/services/cloud-integration-shape.svg",
      "text": "Somewhere in every growing company there is a person who copies orders from one system into another. They are careful, they are tired, and everything depends on them. Cloud integration is how we give them their evenings back.\n\nWe connect finance, stock, customer and shop systems, move ageing servers into well-kept cloud accounts, and write down how it all fits together. The finished map is yours, drawn in plain words, with the names of the people who look after each part.",
      "thumb": "/media/services/cloud-integration.webp",
      "challenge": "Integrations tend to be built one at a time, each in a hurry, each by somebody who has since moved on. They work until a field is renamed, and then the failure shows up three systems away as a missing invoice.",
      "what_we_do": "We map what moves where, who relies on it and what happens when it stops. Then we replace the fragile links first, using queues, retries and alerts that name the problem in words an office manager can act on. Moves to the cloud are rehearsed in full, with a tested way back, before any weekend is booked.",
      "included_services": [
        {
          "id": 401,
          "feature_list": "A living map of your systems and data"
        },
        {
          "id": 402,
          "feature_list": "API design and event queues"
        },
        {
          "id": 403,
          "feature_list": "Rehearsed migrations with a way back"
        },
        {
          "id": 404,
          "feature_list": "Cost reviews and right-sizing"
        }
      ],
      "detail_services_list": [
        "Integration audits",
        "API and event design",
        "Data migration",
        "Cloud account set-up",
        "Cost and resilience reviews"
      ]
    } satisfies Body<'getService', 200>,
    cybersecurity: {
      "id": 5,
      "title": "Cybersecurity",
      "short_text": "Calm, practical security: find the weak points, fix them in order, and rehearse the bad day.",
      "icon1": "/media/services/cybersecurity-icon.svg",
      "icon2": "/media/services/cybersecurity-shape.svg",
      "text": "We do not sell fear. Most of the incidents we are called to began with something ordinary, such as a reused password, a forgotten test server or a convincing invoice on a busy Friday. Ordinary problems can be found and fixed in an orderly way.\n\nOur security team tests applications, networks and, with care, people. Reports are written so that a developer can reproduce the problem and a director can understand why it matters. We stay for the fixing as well, which is the part that makes you safer.",
      "thumb": "/media/services/cybersecurity.webp",
      "challenge": "A long report of findings, sorted by colour, is easy to commission and hard to use. It lands on a team that already has a full month, the reds and ambers blur together, and the same weaknesses turn up again at the next audit.",
      "what_we_do": "We rank findings by what an attacker would really do with them in your business, then sit with your developers and close the first ones together. Each fix comes with a test, so it stays fixed.\n\nFor the human side we run phishing drills that teach without shaming, and tabletop rehearsals where the whole leadership practises the first two hours of a breach.",
      "included_services": [
        {
          "id": 501,
          "feature_list": "Application and network penetration tests"
        },
        {
          "id": 502,
          "feature_list": "Secure code review alongside your team"
        },
        {
          "id": 503,
          "feature_list": "Phishing drills without blame"
        },
        {
          "id": 504,
          "feature_list": "Incident rehearsals for leadership"
        },
        {
          "id": 505,
          "feature_list": "Certification readiness and evidence"
        }
      ],
      "detail_services_list": [
        "Threat modelling",
        "Penetration testing",
        "Secure development coaching",
        "Staff awareness",
        "Incident response planning"
      ]
    } satisfies Body<'getService', 200>,
    webPlatforms: {
      "id": 6,
      "title": "Web Platforms",
      "short_text": "Portals, shops and public services that load quickly and make sense the first time.",
      "icon1": "/media/services/web-platforms-icon.svg",
      "icon2": "/media/services/web-platforms-shape.svg",
      "text": "A web platform is where your customers do the serious things: book, pay, apply, complain, renew. We build those places to be clear, fast and kind to people on a slow connection or a borrowed computer.\n\nBehind the pages we care about the editors too. If your team cannot change a price, add a clinic or correct a spelling mistake without ringing us, we have not finished.",
      "thumb": "/media/services/web-platforms.webp",
      "challenge": "Large sites grow by addition. Each department adds a page, each campaign adds a script, and after a few years nobody can say which of the four contact forms still reaches a human being.",
      "what_we_do": "We start by taking things away. We look at what people come to do, remove what stands in front of it, and rebuild the remaining journeys on one tidy foundation with one design system.\n\nEvery page meets a speed budget and an accessibility checklist before it is merged. Your editors are trained on their own content, before launch, with a person from our side at the next desk.",
      "included_services": [
        {
          "id": 601,
          "feature_list": "Customer portals and online shops"
        },
        {
          "id": 602,
          "feature_list": "Headless content management"
        },
        {
          "id": 603,
          "feature_list": "Payments, bookings and accounts"
        },
        {
          "id": 604,
          "feature_list": "Speed budgets checked on every change"
        },
        {
          "id": 605,
          "feature_list": "Training for the people who publish"
        }
      ],
      "detail_services_list": [
        "Content and journey audits",
        "Front-end engineering",
        "Back-end and APIs",
        "Accessibility",
        "Editor training"
      ]
    } satisfies Body<'getService', 200>,
    productDesign: {
      "id": 7,
      "title": "Product Design",
      "short_text": "Research, interface and identity work that settles arguments with evidence and good drawing.",
      "icon1": "/media/services/product-design-icon.svg",
      "icon2": "/media/services/product-design-shape.svg",
      "text": "Design at Twinbridge begins with listening and ends with files your engineers enjoy opening. In between there is a great deal of paper, a fair amount of walking about with people at work, and a prototype that changes every few days.\n\nBecause we work across two cities, we design for two reading directions, several scripts and very different network conditions as a matter of habit. That breadth makes products sturdier everywhere.",
      "thumb": "/media/services/product-design.webp",
      "challenge": "Teams rarely lack opinions about a product. They lack a quick, shared way to find out which opinion is right, so decisions drift upwards to whoever is most senior and the interface becomes a record of meetings.",
      "what_we_do": "We turn opinions into questions and questions into prototypes. Five good conversations with the right people will usually settle what five weeks of discussion could not. From there we draw the full product, name every state, and hand over a design system with the reasons written beside the rules.",
      "included_services": [
        {
          "id": 701,
          "feature_list": "Field research and interviews"
        },
        {
          "id": 702,
          "feature_list": "Prototypes you can hold"
        },
        {
          "id": 703,
          "feature_list": "Interface, icon and motion design"
        },
        {
          "id": 704,
          "feature_list": "Design systems with written reasons"
        },
        {
          "id": 705,
          "feature_list": "Right-to-left and multilingual layouts"
        }
      ],
      "detail_services_list": [
        "User research",
        "Service mapping",
        "Interface design",
        "Brand and visual identity",
        "Design systems"
      ]
    } satisfies Body<'getService', 200>,
    digitalMarketing: {
      "id": 8,
      "title": "Digital Marketing",
      "short_text": "Plain-spoken campaigns, useful content and reporting you can read over one cup of tea.",
      "icon1": "/media/services/digital-marketing-icon.svg",
      "icon2": "/media/services/digital-marketing-shape.svg",
      "text": "We market the way we would like to be marketed to: say something true, say it well, and stop when people have had enough. That means fewer channels, better writing and a clear idea of who we are talking to.\n\nOur marketers sit beside the people who build the product, so a landing page can be changed in the afternoon it is found wanting, and a promise in an advert is checked with the engineer who has to keep it.\n\nEvery month you receive one page that says what we tried, what it cost, what it brought and what we would stop doing.",
      "thumb": "/media/services/digital-marketing.webp",
      "challenge": "It is easy to buy attention and hard to know what it was worth. Dashboards multiply, each platform claims the same sale, and the budget follows whichever chart went up last.",
      "what_we_do": "We agree one measure that matters to the business and set it up properly before any money is spent. Then we run small, well-separated tests, keep the ones that work, and write down the ones that do not.\n\nContent comes from your own people wherever possible. A half-hour talk with your head baker or chief surveyor is worth more than a month of filler, and search engines agree.",
      "included_services": [
        {
          "id": 801,
          "feature_list": "Search and content planning"
        },
        {
          "id": 802,
          "feature_list": "Paid campaigns with tested budgets"
        },
        {
          "id": 803,
          "feature_list": "App store listings and launch plans"
        },
        {
          "id": 804,
          "feature_list": "Email that people are glad to open"
        },
        {
          "id": 805,
          "feature_list": "One-page monthly reports"
        }
      ],
      "detail_services_list": [
        "Audience research",
        "Search and content",
        "Paid media",
        "App store optimisation",
        "Measurement and reporting"
      ]
    } satisfies Body<'getService', 200>,
    devopsAndSupport: {
      "id": 9,
      "title": "DevOps and Support",
      "short_text": "Steady releases, quiet nights and a named person who answers when you ring.",
      "icon1": "/media/services/devops-support-icon.svg",
      "icon2": null,
      "text": "Software spends most of its life after launch. Somebody has to patch it, watch it, back it up and notice that the certificate expires on a bank holiday. We are very happy to be that somebody.\n\nWith engineers in two time zones, the working day at Twinbridge is long without any one person's being so. You get a named lead in each city, a shared channel, and a written note after every incident that says what happened and what we changed.",
      "thumb": "/media/services/devops-support.webp",
      "challenge": "When releases are rare they become large, and when they are large they become frightening. Teams respond by releasing even less often, until a one-line correction needs a weekend and three signatures.",
      "what_we_do": "We make releasing boring. Automated builds, tests and previews come first, followed by deployments that can be reversed in a minute. Small changes go out daily, and nobody holds their breath.\n\nAfter that we take on the watch: alerts tuned until only the real ones ring, backups that are restored in practice every month, and a plain list of known risks that shrinks over time.",
      "included_services": [
        {
          "id": 901,
          "feature_list": "Build and release pipelines"
        },
        {
          "id": 902,
          "feature_list": "Monitoring and on-call cover"
        },
        {
          "id": 903,
          "feature_list": "Backups restored and tested monthly"
        },
        {
          "id": 904,
          "feature_list": "Patching and certificate care"
        },
        {
          "id": 905,
          "feature_list": "Written notes after every incident"
        },
        {
          "id": 906,
          "feature_list": "A named lead in each city"
        }
      ],
      "detail_services_list": [
        "Infrastructure as code",
        "Continuous delivery",
        "Observability",
        "On-call support",
        "Disaster recovery practice"
      ]
    } satisfies Body<'getService', 200>,
    serviceSparse: {
      "id": 99,
      "title": "Untitled service",
      "short_text": null,
      "icon1": null,
      "icon2": null,
      "text": null,
      "thumb": null,
      "challenge": null,
      "what_we_do": null,
      "included_services": [],
      "detail_services_list": []
    } satisfies Body<'getService', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'getService', 401>,
    serviceNotFound: {
      "detail": "No Service matches the given query."
    } satisfies Body<'getService', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'getService', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'getService', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'getService', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'getService', 504>,
  },
  listTestimonials: {
    testimonials: {
      "results": [
        {
          "id": 1,
          "text": "On the second Friday they handed me a phone and asked me to pay a mooring fee while wearing gloves. It worked. Our harbour office used to queue out of the door on Saturdays, and now the skippers pay from the water. What I value most is that they answer the telephone in winter too.",
          "image": "/media/testimonials/priya-nandan.webp",
          "name": "Priya Nandan",
          "designation": "Harbour Manager, Port Ellery Authority",
          "platform": "Project review"
        },
        {
          "id": 2,
          "text": "We asked for an artificial intelligence system and they talked us into fixing a form first. Then they built a small forecast that sits beside it, and our planners trust it because it says when it is unsure. I have never had a supplier argue so politely for a smaller invoice.",
          "image": "/media/testimonials/tom-ashdown.webp",
          "name": "Tom Ashdown",
          "designation": "Operations Director, Bramblehythe Energy Co-operative",
          "platform": null
        },
        {
          "id": 3,
          "text": "Reception at our busiest clinic changed in a month. Patients can see their place in the queue from the tea stall across the road, and my nurses no longer shout names over the noise. The designers sat at our front desk for two full days before they drew anything at all, and it shows.",
          "image": "/media/testimonials/sana-rehman.webp",
          "name": "Dr Sana Rehman",
          "designation": "Medical Director, Garden Gate Family Clinics",
          "platform": "Video interview"
        },
        {
          "id": 4,
          "text": "Their security report was the first one our developers finished reading. Eleven findings, in the order we should fix them, each with a test to prove it stayed fixed. Then a tester came and sat with us for a fortnight. He brought biscuits, closed the worst gap by Tuesday, and taught us how he had found it.",
          "image": "/media/testimonials/victor-lund.webp",
          "name": "Victor Lund",
          "designation": "Head of Technology, Fernwick Haulage",
          "platform": "Client survey"
        },
        {
          "id": 5,
          "text": "I run nine shops and I do not enjoy software. They replaced our tills on a Sunday night, stayed in the stockroom through Monday, and by Wednesday my staff were showing each other shortcuts. When the internet fails the till simply carries on, and nobody in the queue can tell the difference.",
          "image": "/media/testimonials/maryam-aziz.webp",
          "name": "Maryam Aziz",
          "designation": "Owner, Aziz and Daughters Grocers",
          "platform": "Project review"
        },
        {
          "id": 6,
          "text": "As a publisher I see a great many pitches and very few prototypes. Twinbridge sent a grey box with a kite in it, and my whole floor stopped work to play. They protected that feeling all the way to release, told us early when a date would slip, and never once hid behind a spreadsheet.",
          "image": "/media/testimonials/owen-clarke.webp",
          "name": "Owen Clarke",
          "designation": "Executive Producer, Paperweir Publishing",
          "platform": null
        }
      ]
    } satisfies Body<'listTestimonials', 200>,
    noTestimonials: {
      "results": []
    } satisfies Body<'listTestimonials', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listTestimonials', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listTestimonials', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listTestimonials', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listTestimonials', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listTestimonials', 504>,
  },
  listTeams: {
    teams: {
      "results": [
        {
          "id": 1,
          "name": "Main Page Team",
          "members": [
            {
              "id": 1,
              "thumb": "/media/team/amara-whitlock.webp",
              "member": "Amara Whitlock",
              "memberLink": "https://twinbridge.example/people/amara-whitlock",
              "designation": "Director",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 2,
              "thumb": "/media/team/bilal-qureshi.webp",
              "member": "Bilal Qureshi",
              "memberLink": "https://twinbridge.example/people/bilal-qureshi",
              "designation": "CTO",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 3,
              "thumb": "/media/team/celia-marsh.webp",
              "member": "Celia Marsh",
              "memberLink": "https://twinbridge.example/people/celia-marsh",
              "designation": "COO",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 4,
              "thumb": "/media/team/danyal-sheikh.webp",
              "member": "Danyal Sheikh",
              "memberLink": "https://twinbridge.example/people/danyal-sheikh",
              "designation": "Head of Games",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 5,
              "thumb": "/media/team/esme-okafor.webp",
              "member": "Esme Okafor",
              "memberLink": "https://twinbridge.example/people/esme-okafor",
              "designation": "Design Lead",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 6,
              "thumb": "/media/team/farah-lodhi.webp",
              "member": "Farah Lodhi",
              "memberLink": "https://twinbridge.example/people/farah-lodhi",
              "designation": "Head of Data and AI",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 7,
              "thumb": "/media/team/gethin-rowe.webp",
              "member": "Gethin Rowe",
              "memberLink": null,
              "designation": "Security Lead",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 8,
              "thumb": "/media/team/hina-baig.webp",
              "member": "Hina Baig",
              "memberLink": null,
              "designation": "Head of Marketing",
              "icon1": null,
              "icon2": null
            }
          ]
        },
        {
          "id": 2,
          "name": "Studio Leads",
          "members": [
            {
              "id": 9,
              "thumb": "/media/team/imran-tariq.webp",
              "member": "Imran Tariq",
              "memberLink": "https://twinbridge.example/people/imran-tariq",
              "designation": "Mobile Lead, Lahore",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 10,
              "thumb": "/media/team/jonas-field.webp",
              "member": "Jonas Field",
              "memberLink": null,
              "designation": "Web Platforms Lead, London",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 11,
              "thumb": "/media/team/kiran-malik.webp",
              "member": "Kiran Malik",
              "memberLink": "https://twinbridge.example/people/kiran-malik",
              "designation": "Cloud and DevOps Lead, Lahore",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 12,
              "thumb": "/media/team/leila-anwar.webp",
              "member": "Leila Anwar",
              "memberLink": null,
              "designation": "Studio Producer, London",
              "icon1": null,
              "icon2": null
            }
          ]
        }
      ]
    } satisfies Body<'listTeams', 200>,
    teamsWithoutMainPage: {
      "results": [
        {
          "id": 2,
          "name": "Studio Leads",
          "members": [
            {
              "id": 9,
              "thumb": "/media/team/imran-tariq.webp",
              "member": "Imran Tariq",
              "memberLink": "https://twinbridge.example/people/imran-tariq",
              "designation": "Mobile Lead, Lahore",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 10,
              "thumb": "/media/team/jonas-field.webp",
              "member": "Jonas Field",
              "memberLink": null,
              "designation": "Web Platforms Lead, London",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 11,
              "thumb": "/media/team/kiran-malik.webp",
              "member": "Kiran Malik",
              "memberLink": "https://twinbridge.example/people/kiran-malik",
              "designation": "Cloud and DevOps Lead, Lahore",
              "icon1": null,
              "icon2": null
            },
            {
              "id": 12,
              "thumb": "/media/team/leila-anwar.webp",
              "member": "Leila Anwar",
              "memberLink": null,
              "designation": "Studio Producer, London",
              "icon1": null,
              "icon2": null
            }
          ]
        }
      ]
    } satisfies Body<'listTeams', 200>,
    noTeams: {
      "results": []
    } satisfies Body<'listTeams', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listTeams', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listTeams', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listTeams', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listTeams', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listTeams', 504>,
  },
  listProjects: {
    projects: {
      "count": 12,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "Harbour Wallet",
          "thumb": "/media/projects/harbour-wallet.webp",
          "list1": "Product design, iOS, Android",
          "list2": "Harbour authority, 2025"
        },
        {
          "id": 2,
          "title": "Fieldnote (www.fieldnote.example)",
          "thumb": "/media/projects/fieldnote.webp",
          "list1": "Research, web platform, speech recognition",
          "list2": "Agricultural survey group, 2025"
        },
        {
          "id": 3,
          "title": "Kiteline (https://kiteline.example)",
          "thumb": "/media/projects/kiteline.webp",
          "list1": "Brand, online shop, bilingual content",
          "list2": "Family workshop, 2025"
        },
        {
          "id": 4,
          "title": "Orchard POS (iOS)",
          "thumb": "/media/projects/orchard-pos.webp",
          "list1": "Product design, iOS, hardware integration",
          "list2": "Farm shop collective, 2025"
        },
        {
          "id": 5,
          "title": "Meridian Clinics",
          "thumb": "/media/projects/meridian-clinics.webp",
          "list1": "Service design, web platform, accessibility",
          "list2": "Private clinic group, 2025"
        },
        {
          "id": 6,
          "title": "Slate and Chalk",
          "thumb": "/media/projects/slate-and-chalk.webp",
          "list1": "Mobile app, on-device machine learning",
          "list2": "Education charity, 2025"
        },
        {
          "id": 7,
          "title": "Tidewatch",
          "thumb": "/media/projects/tidewatch.webp",
          "list1": "Cloud integration, data engineering, alerting",
          "list2": "Coastal council, 2024"
        },
        {
          "id": 8,
          "title": "Parcel Pilot (2024)",
          "thumb": "/media/projects/parcel-pilot.webp",
          "list1": "Mobile app, routing, field research",
          "list2": "Regional courier firm, 2024"
        },
        {
          "id": 9,
          "title": "Saffron Table",
          "thumb": "/media/projects/saffron-table.webp",
          "list1": "Brand, booking platform, content marketing",
          "list2": "Supper club, 2024"
        },
        {
          "id": 10,
          "title": "Northlight Energy (northlight.example)",
          "thumb": "/media/projects/northlight-energy.webp",
          "list1": "Forecasting, web platform, data visualisation",
          "list2": "Energy co-operative, 2024"
        },
        {
          "id": 11,
          "title": "Quarry ERP",
          "thumb": "/media/projects/quarry-erp.webp",
          "list1": "Cloud integration, data migration, training",
          "list2": "Stone quarry, 2023"
        },
        {
          "id": 12,
          "title": "Murmur",
          "thumb": "/media/projects/murmur.webp",
          "list1": "Sound design, iOS, Android",
          "list2": "Studio project, 2023"
        }
      ]
    } satisfies Body<'listProjects', 200>,
    projectsFirstPage: {
      "count": 12,
      "next": "/api/project-details/?page=2",
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "Harbour Wallet",
          "thumb": "/media/projects/harbour-wallet.webp",
          "list1": "Product design, iOS, Android",
          "list2": "Harbour authority, 2025"
        },
        {
          "id": 2,
          "title": "Fieldnote (www.fieldnote.example)",
          "thumb": "/media/projects/fieldnote.webp",
          "list1": "Research, web platform, speech recognition",
          "list2": "Agricultural survey group, 2025"
        },
        {
          "id": 3,
          "title": "Kiteline (https://kiteline.example)",
          "thumb": "/media/projects/kiteline.webp",
          "list1": "Brand, online shop, bilingual content",
          "list2": "Family workshop, 2025"
        },
        {
          "id": 4,
          "title": "Orchard POS (iOS)",
          "thumb": "/media/projects/orchard-pos.webp",
          "list1": "Product design, iOS, hardware integration",
          "list2": "Farm shop collective, 2025"
        },
        {
          "id": 5,
          "title": "Meridian Clinics",
          "thumb": "/media/projects/meridian-clinics.webp",
          "list1": "Service design, web platform, accessibility",
          "list2": "Private clinic group, 2025"
        },
        {
          "id": 6,
          "title": "Slate and Chalk",
          "thumb": "/media/projects/slate-and-chalk.webp",
          "list1": "Mobile app, on-device machine learning",
          "list2": "Education charity, 2025"
        }
      ]
    } satisfies Body<'listProjects', 200>,
    noProjects: {
      "count": 0,
      "next": null,
      "previous": null,
      "results": []
    } satisfies Body<'listProjects', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listProjects', 401>,
    pageNotFound: {
      "detail": "Invalid page."
    } satisfies Body<'listProjects', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listProjects', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listProjects', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listProjects', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listProjects', 504>,
  },
  getProject: {
    project: {
      "id": 1,
      "title": "Harbour Wallet",
      "thumb": "/media/projects/harbour-wallet.webp",
      "thumb_full": "/media/projects/harbour-wallet-full.webp",
      "description": "<p>Visiting skippers used to tie up, walk the length of the quay and wait at a window to pay their mooring fee. On a wet Saturday the queue reached the fish market. The harbour authority wanted an app; the skippers wanted their tea.</p>\n<p>We spent three days on the pontoons before we drew a screen. People had cold hands, wet gloves and one bar of signal, so <strong>Harbour Wallet</strong> has very large targets, a short path from berth to receipt, and a payment that finishes by itself once the phone is back in range.</p>\n<ul>\n<li>Berths recognised from a painted number on the quay</li>\n<li>Fees, water and electricity on one receipt</li>\n<li>A harbour office view that works on an old desktop screen</li>\n</ul>\n<p>The window still opens every morning. These days people come to it for the weather and a chat.</p>",
      "list1": "Product design, iOS, Android",
      "list2": "Harbour authority, 2025"
    } satisfies Body<'getProject', 200>,
    fieldnote: {
      "id": 2,
      "title": "Fieldnote (www.fieldnote.example)",
      "thumb": "/media/projects/fieldnote.webp",
      "thumb_full": "/media/projects/fieldnote-full.webp",
      "description": "<p>Soil surveyors write with one hand and hold a spade with the other. Fieldnote is the notebook they asked us for: it listens to dictation, stamps each note with a place and a depth, and never assumes that there is a signal.</p>\n<p>Our designers carried the early prototypes across four muddy farms. Two ideas died there. The one that survived was a single round button, big enough for a thumb in a glove, which starts a note and otherwise keeps out of the way.</p>\n<p>In the evening the day's notes arrange themselves into a draft report. The surveyor corrects it, adds an opinion, and sends it from <a href=\"https://www.fieldnote.example\">www.fieldnote.example</a> before supper.</p>",
      "list1": "Research, web platform, speech recognition",
      "list2": "Agricultural survey group, 2025"
    } satisfies Body<'getProject', 200>,
    kiteline: {
      "id": 3,
      "title": "Kiteline (https://kiteline.example)",
      "thumb": "/media/projects/kiteline.webp",
      "thumb_full": "/media/projects/kiteline-full.webp",
      "description": "<p>A family of kite makers in Lahore's walled city had sold from one shop for three generations. Their customers had scattered across the world, and orders arrived as photographs, voice notes and the occasional letter.</p>\n<p>We built Kiteline as a shop that keeps the pleasure of choosing. You pick a frame, paper and tail; the kite assembles itself on the page and leans into an imaginary wind. Each order prints as a bench card, in Urdu, in the sequence the workshop actually uses.</p>\n<blockquote>My father checks the cards with a pencil, exactly as before. He only stopped looking for them.</blockquote>\n<p>The shop went live ten weeks before spring at <a href=\"https://kiteline.example\">kiteline.example</a>, and the family now runs it without us.</p>",
      "list1": "Brand, online shop, bilingual content",
      "list2": "Family workshop, 2025"
    } satisfies Body<'getProject', 200>,
    orchardPos: {
      "id": 4,
      "title": "Orchard POS (iOS)",
      "thumb": "/media/projects/orchard-pos.webp",
      "thumb_full": "/media/projects/orchard-pos-full.webp",
      "description": "<p>Farm shops sell by weight, by bunch, by tray and by \"whatever is left\". Ordinary tills dislike all four. Orchard POS is a tablet till that understands produce and lets the person at the counter make a sensible decision quickly.</p>\n<p>It works for a full trading day with no connection, reads the scales directly, and changes the layout with the season so that asparagus is never hidden behind pumpkins.</p>\n<ul>\n<li>Prices by weight, piece, bundle and box</li>\n<li>End-of-day mark-downs in two taps</li>\n<li>Waste recorded honestly, so that ordering improves</li>\n</ul>\n<p>We trained the first shops ourselves, mostly in barns.</p>",
      "list1": "Product design, iOS, hardware integration",
      "list2": "Farm shop collective, 2025"
    } satisfies Body<'getProject', 200>,
    meridianClinics: {
      "id": 5,
      "title": "Meridian Clinics",
      "thumb": "/media/projects/meridian-clinics.webp",
      "thumb_full": "/media/projects/meridian-clinics-full.webp",
      "description": "<p>Six clinics had six websites, six telephone systems and one set of overworked receptionists. Patients could not tell which clinic offered what, or when, without ringing to ask.</p>\n<p>We rebuilt everything as a single platform with one calm question on the front page: <em>what do you need help with?</em> The answer leads to a service, a clinic and a free appointment, in plain language and in three scripts.</p>\n<p>Receptionists were part of the team from the first workshop. They wrote most of the wording, vetoed two of our cleverer ideas, and now edit the site themselves between patients.</p>",
      "list1": "Service design, web platform, accessibility",
      "list2": "Private clinic group, 2025"
    } satisfies Body<'getProject', 200>,
    slateAndChalk: {
      "id": 6,
      "title": "Slate and Chalk",
      "thumb": "/media/projects/slate-and-chalk.webp",
      "thumb_full": "/media/projects/slate-and-chalk-full.webp",
      "description": "<p>Teachers at a group of village schools were planning lessons on paper, photographing the paper, and sending the photographs to each other. It was a fine system until somebody changed phones.</p>\n<p>Slate and Chalk keeps the paper. A teacher writes a plan by hand, photographs it once, and the app reads the headings, files it by subject and week, and shares it with every colleague who teaches the same class.</p>\n<p>The reading model was trained on real handwriting, given freely by forty patient teachers. It runs on the phone itself, so it works in schools where the connection arrives only when the bus does.</p>",
      "list1": "Mobile app, on-device machine learning",
      "list2": "Education charity, 2025"
    } satisfies Body<'getProject', 200>,
    tidewatch: {
      "id": 7,
      "title": "Tidewatch",
      "thumb": "/media/projects/tidewatch.webp",
      "thumb_full": "/media/projects/tidewatch-full.webp",
      "description": "<p>A small coastal council had eleven tide gauges, each with its own software and its own idea of the time. Wardens drove out to read them by torchlight on the worst nights of the year.</p>\n<p>Tidewatch gathers the readings into one map, checks them against each other and flags a gauge that has begun to drift. When the water is likely to reach a road, it rings the warden on duty and says which road.</p>\n<ul>\n<li>One clock and one format for every gauge</li>\n<li>Warnings in plain words, tested with the wardens</li>\n<li>A paper fallback, printed automatically each afternoon</li>\n</ul>\n<p>We rehearsed the first winter with the council in a village hall, using last year's storms.</p>",
      "list1": "Cloud integration, data engineering, alerting",
      "list2": "Coastal council, 2024"
    } satisfies Body<'getProject', 200>,
    parcelPilot: {
      "id": 8,
      "title": "Parcel Pilot (2024)",
      "thumb": "/media/projects/parcel-pilot.webp",
      "thumb_full": "/media/projects/parcel-pilot-full.webp",
      "description": "<p>Couriers know things that maps do not: which gate sticks, which dog is friendly, where the flats are numbered backwards. That knowledge used to leave with them whenever they changed routes.</p>\n<p>Parcel Pilot lets a courier leave a ten-second note at a door for whoever comes next. Routes are planned around those notes, around school hours and around the driver's lunch, which is fixed and cannot be optimised away.</p>\n<p>We rode along for a week before we began, and again after launch. The second week involved noticeably less walking in circles.</p>",
      "list1": "Mobile app, routing, field research",
      "list2": "Regional courier firm, 2024"
    } satisfies Body<'getProject', 200>,
    saffronTable: {
      "id": 9,
      "title": "Saffron Table",
      "thumb": "/media/projects/saffron-table.webp",
      "thumb_full": "/media/projects/saffron-table-full.webp",
      "description": "<p>Saffron Table is a supper club with one long table, a different cook each week and a waiting list that lived in somebody's head. The founders wanted to grow without becoming a chain.</p>\n<p>We gave them a booking page that feels like an invitation, a kitchen sheet that counts allergies correctly, and a campaign built entirely from the cooks' own stories. There are no discounts and no countdown clocks.</p>\n<p>Guests now find the table through the recipes. Many of them print the recipes, and a few have come back to cook.</p>",
      "list1": "Brand, booking platform, content marketing",
      "list2": "Supper club, 2024"
    } satisfies Body<'getProject', 200>,
    northlightEnergy: {
      "id": 10,
      "title": "Northlight Energy (northlight.example)",
      "thumb": "/media/projects/northlight-energy.webp",
      "thumb_full": "/media/projects/northlight-energy-full.webp",
      "description": "<p>Northlight is an energy co-operative owned by the villages it serves. Its members wanted to know a simple thing: when is a good time to put the washing on?</p>\n<p>Behind that question lies a forecast of wind, sun and demand for every half hour of the next two days. In front of it we put a single coloured band and one sentence, which appear on the website, in a text message and on a small screen in the village shop.</p>\n<blockquote>It is the only forecast my neighbours read aloud to each other.</blockquote>\n<p>The members' portal at <a href=\"https://northlight.example\">northlight.example</a> also shows how the forecast did yesterday, including the days when it was wrong.</p>",
      "list1": "Forecasting, web platform, data visualisation",
      "list2": "Energy co-operative, 2024"
    } satisfies Body<'getProject', 200>,
    quarryErp: {
      "id": 11,
      "title": "Quarry ERP",
      "thumb": "/media/projects/quarry-erp.webp",
      "thumb_full": "/media/projects/quarry-erp-full.webp",
      "description": "<p>A stone quarry ran on a planning system older than some of its drivers. It was slow and loyal, and only one person, due to retire in the autumn, knew how to close the month.</p>\n<p>We sat beside her for five weeks and wrote down what she did and why. Then we replaced the system one function at a time, running old and new together until the figures agreed three months in a row.</p>\n<ul>\n<li>Weighbridge, stock and invoicing on one record</li>\n<li>Screens that can be read through a dusty cab window</li>\n<li>A handbook in the words of the person who ran the old system</li>\n</ul>\n<p>She switched off the old server herself. There was cake.</p>",
      "list1": "Cloud integration, data migration, training",
      "list2": "Stone quarry, 2023"
    } satisfies Body<'getProject', 200>,
    murmur: {
      "id": 12,
      "title": "Murmur",
      "thumb": "/media/projects/murmur.webp",
      "thumb_full": "/media/projects/murmur-full.webp",
      "description": "<p>Murmur is a listening app for people who cannot sleep. It mixes field recordings from our two cities, such as rain on a Thames barge or a ceiling fan in a July afternoon, into something that never quite repeats.</p>\n<p>There is no account, no streak and no morning score. You choose a place, put the phone face down, and the screen goes dark. The sound engine was borrowed from our games team and fits in less memory than a photograph.</p>\n<p>It began as a Friday experiment and became the app that our own families use the most.</p>",
      "list1": "Sound design, iOS, Android",
      "list2": "Studio project, 2023"
    } satisfies Body<'getProject', 200>,
    projectSparse: {
      "id": 99,
      "title": "Untitled study",
      "thumb": "/media/projects/kiteline.webp",
      "thumb_full": null,
      "description": null,
      "list1": null,
      "list2": "Our own studio, 2025"
    } satisfies Body<'getProject', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'getProject', 401>,
    projectNotFound: {
      "detail": "No Project matches the given query."
    } satisfies Body<'getProject', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'getProject', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'getProject', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'getProject', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'getProject', 504>,
  },
  listCaseStudies: {
    caseStudies: {
      "count": 11,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "A freight desk without sticky notes",
          "main_image_url": "/media/case-studies/freight-desk.webp",
          "year": 2025,
          "outcome": "Four dispatchers, one shared board"
        },
        {
          "id": 2,
          "title": "The waiting room that emptied itself",
          "main_image_url": "/media/case-studies/clinic-queue.webp",
          "year": 2024,
          "outcome": "No more queues before dawn"
        },
        {
          "id": 3,
          "title": "Teaching a phone to play snooker",
          "main_image_url": "/media/case-studies/snooker-legends.webp",
          "year": 2023,
          "outcome": "A cue ball true to a coin's width"
        },
        {
          "id": 4,
          "title": "Tomorrow's power, in one sentence",
          "main_image_url": "/media/case-studies/grid-forecast.webp",
          "year": 2025,
          "outcome": "One forecast that every village can read"
        },
        {
          "id": 5,
          "title": "Nine shops, one Sunday night",
          "main_image_url": "/media/case-studies/retail-till.webp",
          "year": 2022,
          "outcome": "Nine tills that work without a line"
        },
        {
          "id": 6,
          "title": "A school portal parents actually open",
          "main_image_url": "/media/case-studies/school-portal.webp",
          "year": 2024,
          "outcome": "Permission slips back the same day"
        },
        {
          "id": 7,
          "title": "A phishing drill with no villains",
          "main_image_url": "/media/case-studies/phishing-drill.webp",
          "year": 2025,
          "outcome": "Real attacks reported within a season"
        },
        {
          "id": 8,
          "title": "Moving house without closing the shop",
          "main_image_url": "/media/case-studies/cloud-move.webp",
          "year": 2021,
          "outcome": "Three servers moved, no order missed"
        },
        {
          "id": 9,
          "title": "Getting supper there before it spoils",
          "main_image_url": "/media/case-studies/food-rescue.webp",
          "year": 2023,
          "outcome": "Surplus suppers collected every night"
        },
        {
          "id": 10,
          "title": "A museum guide that looks up",
          "main_image_url": "/media/case-studies/museum-guide.webp",
          "year": 2022,
          "outcome": "Eyes on the paintings, not on the screen"
        },
        {
          "id": 11,
          "title": "The payroll bot that asks first",
          "main_image_url": "/media/case-studies/payroll-bot.webp",
          "year": 2025,
          "outcome": "A last week of the month given back"
        }
      ]
    } satisfies Body<'listCaseStudies', 200>,
    caseStudiesNine: {
      "count": 9,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "A freight desk without sticky notes",
          "main_image_url": "/media/case-studies/freight-desk.webp",
          "year": 2025,
          "outcome": "Four dispatchers, one shared board"
        },
        {
          "id": 2,
          "title": "The waiting room that emptied itself",
          "main_image_url": "/media/case-studies/clinic-queue.webp",
          "year": 2024,
          "outcome": "No more queues before dawn"
        },
        {
          "id": 3,
          "title": "Teaching a phone to play snooker",
          "main_image_url": "/media/case-studies/snooker-legends.webp",
          "year": 2023,
          "outcome": "A cue ball true to a coin's width"
        },
        {
          "id": 4,
          "title": "Tomorrow's power, in one sentence",
          "main_image_url": "/media/case-studies/grid-forecast.webp",
          "year": 2025,
          "outcome": "One forecast that every village can read"
        },
        {
          "id": 5,
          "title": "Nine shops, one Sunday night",
          "main_image_url": "/media/case-studies/retail-till.webp",
          "year": 2022,
          "outcome": "Nine tills that work without a line"
        },
        {
          "id": 6,
          "title": "A school portal parents actually open",
          "main_image_url": "/media/case-studies/school-portal.webp",
          "year": 2024,
          "outcome": "Permission slips back the same day"
        },
        {
          "id": 7,
          "title": "A phishing drill with no villains",
          "main_image_url": "/media/case-studies/phishing-drill.webp",
          "year": 2025,
          "outcome": "Real attacks reported within a season"
        },
        {
          "id": 8,
          "title": "Moving house without closing the shop",
          "main_image_url": "/media/case-studies/cloud-move.webp",
          "year": 2021,
          "outcome": "Three servers moved, no order missed"
        },
        {
          "id": 9,
          "title": "Getting supper there before it spoils",
          "main_image_url": "/media/case-studies/food-rescue.webp",
          "year": 2023,
          "outcome": "Surplus suppers collected every night"
        }
      ]
    } satisfies Body<'listCaseStudies', 200>,
    caseStudiesFirstPage: {
      "count": 11,
      "next": "/api/case-studies/?page=2",
      "previous": null,
      "results": [
        {
          "id": 1,
          "title": "A freight desk without sticky notes",
          "main_image_url": "/media/case-studies/freight-desk.webp",
          "year": 2025,
          "outcome": "Four dispatchers, one shared board"
        },
        {
          "id": 2,
          "title": "The waiting room that emptied itself",
          "main_image_url": "/media/case-studies/clinic-queue.webp",
          "year": 2024,
          "outcome": "No more queues before dawn"
        },
        {
          "id": 3,
          "title": "Teaching a phone to play snooker",
          "main_image_url": "/media/case-studies/snooker-legends.webp",
          "year": 2023,
          "outcome": "A cue ball true to a coin's width"
        },
        {
          "id": 4,
          "title": "Tomorrow's power, in one sentence",
          "main_image_url": "/media/case-studies/grid-forecast.webp",
          "year": 2025,
          "outcome": "One forecast that every village can read"
        },
        {
          "id": 5,
          "title": "Nine shops, one Sunday night",
          "main_image_url": "/media/case-studies/retail-till.webp",
          "year": 2022,
          "outcome": "Nine tills that work without a line"
        },
        {
          "id": 6,
          "title": "A school portal parents actually open",
          "main_image_url": "/media/case-studies/school-portal.webp",
          "year": 2024,
          "outcome": "Permission slips back the same day"
        }
      ]
    } satisfies Body<'listCaseStudies', 200>,
    noCaseStudies: {
      "count": 0,
      "next": null,
      "previous": null,
      "results": []
    } satisfies Body<'listCaseStudies', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listCaseStudies', 401>,
    pageNotFound: {
      "detail": "Invalid page."
    } satisfies Body<'listCaseStudies', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listCaseStudies', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listCaseStudies', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listCaseStudies', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listCaseStudies', 504>,
  },
  getCaseStudy: {
    freightDesk: {
      "case_study": {
        "id": 1,
        "title": "A freight desk without sticky notes",
        "main_image_url": "/media/case-studies/freight-desk.webp",
        "year": 2025,
        "outcome": "Four dispatchers, one shared board",
        "sub_images": [
          "/media/case-studies/freight-desk-1.webp",
          "/media/case-studies/freight-desk-2.webp",
          "/media/case-studies/freight-desk-3.webp",
          "/media/case-studies/freight-desk-4.webp"
        ],
        "additional_images": [
          {
            "image_url": "/media/case-studies/freight-desk-5.webp",
            "image_name": "The board at seven in the morning"
          },
          {
            "image_url": "/media/case-studies/freight-desk-6.webp",
            "image_name": "A load with its story so far"
          },
          {
            "image_url": "/media/case-studies/freight-desk-7.webp",
            "image_name": "Choosing a driver"
          },
          {
            "image_url": "/media/case-studies/freight-desk-8.webp",
            "image_name": "The driver's view in the cab"
          },
          {
            "image_url": "/media/case-studies/freight-desk-9.webp",
            "image_name": "Proof of delivery, signed with a thumb"
          },
          {
            "image_url": "/media/case-studies/freight-desk-10.webp",
            "image_name": "Friday's summary for the yard"
          }
        ],
        "videos": [
          "/media/case-studies/freight-desk-tour.webm"
        ],
        "structured_content": [
          {
            "type": "h1",
            "html": "Sixty lorries and a wall"
          },
          {
            "type": "p",
            "html": "<p>The haulage firm had four dispatchers, sixty lorries and a wall. On the wall were sticky notes in five colours, and the meaning of the colours lived in the head of a dispatcher called Moira. When Moira took a fortnight off, loads went missing for hours at a time.</p>"
          },
          {
            "type": "h2",
            "html": "What had been tried"
          },
          {
            "type": "p",
            "html": "<p>Two software packages had been bought and quietly dropped. Both were built for managers who wanted reports. Neither could do what the wall did, which was to show <strong>everything at once</strong> and let a person change it while on the telephone.</p>"
          },
          {
            "type": "h2",
            "html": "What we built"
          },
          {
            "type": "p",
            "html": "<p>We spent a week at the desk and did not open a laptop. Then we drew a digital wall, with cards the size of a sticky note, and kept the five colours. Every action can be done with one hand, because the other one is holding the phone.</p>"
          },
          {
            "type": "ul",
            "html": "<ul><li>A shared board that updates on every screen as a card moves</li><li>A cab view for drivers with four large buttons</li><li>A history on every load, so that no one has to ask who changed it</li></ul>"
          },
          {
            "type": "h3",
            "html": "The week both walls stood side by side"
          },
          {
            "type": "p",
            "html": "<p>For eight working days the firm ran paper and screen together. Whenever they disagreed, we found out why. Most of the time the paper was right, and we changed the software.</p>"
          },
          {
            "type": "quote",
            "html": "<blockquote>I took my leave in October and nobody rang me. I was almost offended.</blockquote>"
          },
          {
            "type": "h2",
            "html": "What changed, and what we learnt"
          },
          {
            "type": "p",
            "html": "<p>Dispatchers now hand over at the end of a shift in the time it takes to boil a kettle. Drivers ring in less often, and when they do it is usually for a chat. We learnt to respect a wall of paper as a finished piece of design, with years of improvement in it.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    clinicQueue: {
      "case_study": {
        "id": 2,
        "title": "The waiting room that emptied itself",
        "main_image_url": "/media/case-studies/clinic-queue.webp",
        "year": 2024,
        "outcome": "No more queues before dawn",
        "sub_images": [
          {
            "image_url": "/media/case-studies/clinic-queue-1.webp",
            "image_name": "Taking a place in the queue"
          },
          {
            "image_url": "/media/case-studies/clinic-queue-2.webp",
            "image_name": "Your turn is near"
          },
          {
            "image_url": "/media/case-studies/clinic-queue-3.webp",
            "image_name": "The reception screen"
          },
          {
            "image_url": "/media/case-studies/clinic-queue-4.webp",
            "image_name": "A doctor running late, said plainly"
          },
          {
            "image_url": "/media/case-studies/clinic-queue-5.webp",
            "image_name": "The same screen in Urdu"
          },
          {
            "image_url": "/media/case-studies/clinic-queue-6.webp",
            "image_name": "The printed ticket for those without a phone"
          }
        ],
        "additional_images": [],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "A room full of people looking at one door"
          },
          {
            "type": "p",
            "html": "<p>At a family clinic in Lahore, patients arrived before dawn to be sure of a place. By nine the waiting room was full of people who did not dare to leave it, including many who would not be seen until the afternoon. The staff shouted names over the noise.</p>"
          },
          {
            "type": "h2",
            "html": "Why appointments had failed"
          },
          {
            "type": "p",
            "html": "<p>The clinic had twice tried fixed appointments. Consultations here take as long as they take, so by eleven o'clock every slot was fiction. What patients needed was not an exact time. They needed to know that their place was safe, and roughly how long they had.</p>"
          },
          {
            "type": "h2",
            "html": "A place you can carry with you"
          },
          {
            "type": "p",
            "html": "<p>We designed a queue that a patient joins by text message, on the web or with a printed ticket at the desk. All three are equal. As the doctor works, the estimate adjusts itself, and a message goes out when it is time to walk back.</p>"
          },
          {
            "type": "ul",
            "html": "<ul><li>No app to install and no account to create</li><li>Estimates as a range, never as a false minute</li><li>A priority lane that only a nurse can use, with a reason recorded</li></ul>"
          },
          {
            "type": "quote",
            "html": "<blockquote>The first morning I thought that nobody had come. They were all at the tea stall.</blockquote>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>The room is quiet now, and the people in it are the ones about to be seen. Arguments at the desk have become rare. Our own lesson was about fairness: people accept a long wait far more easily when they can see that the order is kept.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    snookerLegends: {
      "case_study": {
        "id": 3,
        "title": "Teaching a phone to play snooker",
        "main_image_url": "/media/case-studies/snooker-legends.webp",
        "year": 2023,
        "outcome": "A cue ball true to a coin's width",
        "sub_images": [
          "/media/case-studies/snooker-legends-1.webp",
          {
            "image_url": "/media/case-studies/snooker-legends-2.webp",
            "image_name": "Side spin, seen from above"
          },
          "/media/case-studies/snooker-legends-3.webp"
        ],
        "additional_images": [
          {
            "image_url": "/media/case-studies/snooker-legends-4.webp",
            "image_name": "The railway club"
          },
          {
            "image_url": "/media/case-studies/snooker-legends-5.webp",
            "image_name": "The marble palace"
          },
          {
            "image_url": "/media/case-studies/snooker-legends-6.webp",
            "image_name": "The coach explains a miss"
          },
          {
            "image_url": "/media/case-studies/snooker-legends-7.webp",
            "image_name": "Fine controls for a quarter-ball cut"
          }
        ],
        "videos": [
          {
            "video_url": "/media/case-studies/snooker-legends-trailer.webm",
            "video_name": "Snooker Legends 3D, the trailer"
          }
        ],
        "structured_content": [
          {
            "type": "h1",
            "html": "Make it feel like a table"
          },
          {
            "type": "p",
            "html": "<p>This one was for ourselves. Danyal, who leads our games, grew up above a snooker hall and could not find a mobile game in which the balls <em>sounded</em> heavy. So the brief had one line: make it feel like a table.</p>"
          },
          {
            "type": "h2",
            "html": "The shortcut that did not work"
          },
          {
            "type": "p",
            "html": "<p>The physics that came with our engine was good enough for crates and barrels. A cue ball is less forgiving. It slides before it rolls, it grips the cushion, and it carries spin that arrives late. Players could not name the fault, but they stopped after three shots.</p>"
          },
          {
            "type": "h2",
            "html": "A table in the basement"
          },
          {
            "type": "p",
            "html": "<p>We bought an old table, put it in the studio basement and filmed shots at high speed from above. Each shot became a test. If the game's cue ball did not stop within a coin's width of the real one, the build failed.</p>"
          },
          {
            "type": "h3",
            "html": "Then the hands"
          },
          {
            "type": "p",
            "html": "<p>Good physics made the game harder to control. We threw away six ways of aiming before the seventh, which moves slowly when your thumb is near the ball and quickly when it is far away. Nobody notices it, which is the point.</p>"
          },
          {
            "type": "ul",
            "html": "<ul><li>A solver written for round things on cloth</li><li>Sound that depends on speed, angle and the room</li><li>A coach who replays your shot and shows one thing to change</li></ul>"
          },
          {
            "type": "h2",
            "html": "What we learnt"
          },
          {
            "type": "p",
            "html": "<p>Players tell each other about the hush in the halls more often than about the physics. The physics simply keeps them there to hear it. We now start every game by asking what it should feel like with the screen turned off.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    gridForecast: {
      "case_study": {
        "id": 4,
        "title": "Tomorrow's power, in one sentence",
        "main_image_url": "/media/case-studies/grid-forecast.webp",
        "year": 2025,
        "outcome": "One forecast that every village can read",
        "sub_images": [
          "/media/case-studies/grid-forecast-1.webp",
          "/media/case-studies/grid-forecast-2.webp"
        ],
        "additional_images": [
          "/media/case-studies/grid-forecast-3.webp"
        ],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "A spreadsheet with a temper"
          },
          {
            "type": "p",
            "html": "<p>An energy co-operative bought its power a day ahead, using a spreadsheet that one volunteer had tended for nine years. It was clever and fragile. On windy days it swung wildly, and the co-operative paid for the difference.</p>"
          },
          {
            "type": "h2",
            "html": "First, a smaller question"
          },
          {
            "type": "p",
            "html": "<p>We were asked for artificial intelligence and began with arithmetic. Much of the trouble came from meters that reported the wrong hour after the clocks changed. We fixed that in the first week, before we trained anything.</p>"
          },
          {
            "type": "h2",
            "html": "A forecast that admits doubt"
          },
          {
            "type": "p",
            "html": "<p>The model we built reads weather, season and the habits of each village. It gives a range rather than a number, and it says in words what it is unsure about: <em>cloud may clear early, so allow for more sun after two</em>. The planner decides.</p>"
          },
          {
            "type": "quote",
            "html": "<blockquote>It tells me when not to trust it. I wish I could say the same of most people.</blockquote>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>The planners buy with more confidence and spend their mornings on the few days that need thought. Members see the same forecast as a single sentence. Yesterday's result is always published beside it, and that turned out to matter more for trust than accuracy did.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    retailTill: {
      "case_study": {
        "id": 5,
        "title": "Nine shops, one Sunday night",
        "main_image_url": "/media/case-studies/retail-till.webp",
        "year": 2022,
        "outcome": "Nine tills that work without a line",
        "sub_images": [
          "/media/case-studies/retail-till-1.webp",
          {
            "image_url": "/media/case-studies/retail-till-2.webp",
            "image_name": "The end of the day in one screen"
          }
        ],
        "additional_images": [
          "/media/case-studies/retail-till-3.webp",
          {
            "image_url": "/media/case-studies/retail-till-4.webp",
            "image_name": "The till while the internet is down"
          }
        ],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "Tills that needed the internet to sell an onion"
          },
          {
            "type": "p",
            "html": "<p>A family of grocers owned nine shops and one recurring nightmare. When the connection dropped, the tills stopped, and the staff went back to pencils and a biscuit tin. It happened most often at half past five, when everybody wanted supper.</p>"
          },
          {
            "type": "h2",
            "html": "What we considered"
          },
          {
            "type": "p",
            "html": "<p>A second internet line was quoted for each shop. A pilot in one of them showed that both lines entered the building through the same hole in the wall. It was cheaper, and safer, to build a till that did not need a line at all.</p>"
          },
          {
            "type": "h2",
            "html": "The till that carries on"
          },
          {
            "type": "ul",
            "html": "<ul><li>Every shop keeps its own complete copy of prices and stock</li><li>Sales are stored on the till and sent on when they can be</li><li>Two tills that disagree settle the matter by a rule the owner wrote herself</li></ul>"
          },
          {
            "type": "h3",
            "html": "The change-over"
          },
          {
            "type": "p",
            "html": "<p>We rehearsed twice in an empty shop with borrowed vegetables. On a Sunday night in March nine small teams changed all nine shops, and on Monday one of us stood in every stockroom with a spare till and a flask of tea.</p>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>The biscuit tins contain biscuits. Staff have stopped dreading the evening rush, and the owner sees all nine shops on her phone before breakfast. We learnt to train the quickest cashier first and then leave the room, because she teaches the others better than we do.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    schoolPortal: {
      "case_study": {
        "id": 6,
        "title": "A school portal parents actually open",
        "main_image_url": "/media/case-studies/school-portal.webp",
        "year": 2024,
        "outcome": "Permission slips back the same day",
        "sub_images": [
          {
            "image_url": "/media/case-studies/school-portal-1.webp",
            "image_name": "Today, for one child"
          },
          {
            "image_url": "/media/case-studies/school-portal-2.webp",
            "image_name": "A letter in two languages"
          },
          {
            "image_url": "/media/case-studies/school-portal-3.webp",
            "image_name": "Saying yes to a school trip"
          }
        ],
        "additional_images": [
          "/media/case-studies/school-portal-4.webp",
          "/media/case-studies/school-portal-5.webp"
        ],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "Seventeen letters a week"
          },
          {
            "type": "p",
            "html": "<p>A trust of primary schools sent letters by email, paper, text message and two separate apps. Parents missed the important ones because there were so many of the other kind. Teachers wrote at night and wondered why nobody replied.</p>"
          },
          {
            "type": "h2",
            "html": "Listening at the gate"
          },
          {
            "type": "p",
            "html": "<p>We stood at school gates in the rain with a printed prototype. Parents read it for about as long as it takes a child to find a coat. So that became our rule: <strong>one screen, one child, one coat</strong>.</p>"
          },
          {
            "type": "h2",
            "html": "What we made"
          },
          {
            "type": "p",
            "html": "<p>The portal opens on today. It shows what to bring, who is collecting and anything that needs an answer, and nothing else. Teachers write in a box that counts how long a tired person would take to read the message and offers a shorter version.</p>"
          },
          {
            "type": "h4",
            "html": "A note on languages"
          },
          {
            "type": "p",
            "html": "<p>Every message can be read in the family's own language. The translation is marked as such, and the original is one tap away. Several families volunteered to correct our wording, and they are thanked by name inside the portal.</p>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>Permission slips come back on the same day more often than not. The schools now send fewer messages, having seen how few were needed. That was the real improvement, and it required no software at all.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    phishingDrill: {
      "case_study": {
        "id": 7,
        "title": "A phishing drill with no villains",
        "main_image_url": "/media/case-studies/phishing-drill.webp",
        "year": 2025,
        "outcome": "Real attacks reported within a season",
        "sub_images": [
          "/media/case-studies/phishing-drill-1.webp"
        ],
        "additional_images": [
          {
            "image_url": "/media/case-studies/phishing-drill-2.webp",
            "image_name": "The thank-you page after a report"
          }
        ],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "The trouble with catching people out"
          },
          {
            "type": "p",
            "html": "<p>A building society had run phishing tests for years. Those who clicked were sent on a course and felt foolish. Over time they clicked a little less, but they also stopped reporting anything, in case it was held against them.</p>"
          },
          {
            "type": "h2",
            "html": "Turning the measure round"
          },
          {
            "type": "p",
            "html": "<p>We proposed to stop counting clicks and to count <strong>reports</strong> instead, along with how quickly the first one arrived. A single early report protects everyone. Whether its author clicked first is of no importance.</p>"
          },
          {
            "type": "ul",
            "html": "<ul><li>One large button to report a message, on every device</li><li>A reply from a named human within the hour</li><li>A monthly drill, announced in advance, with the trick explained afterwards</li></ul>"
          },
          {
            "type": "quote",
            "html": "<blockquote>I clicked, I realised, I reported it, and somebody said thank you. That had never happened to me in an office.</blockquote>"
          },
          {
            "type": "h2",
            "html": "What we learnt"
          },
          {
            "type": "p",
            "html": "<p>Within a season, real attacks were being reported by the people who used to hide them. The cashiers turned out to be the sharpest readers in the building. Fear had been the weak point all along, and kindness was the cheapest control we have ever installed.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    cloudMove: {
      "case_study": {
        "id": 8,
        "title": "Moving house without closing the shop",
        "main_image_url": "/media/case-studies/cloud-move.webp",
        "year": 2021,
        "outcome": "Three servers moved, no order missed",
        "sub_images": [
          {
            "image_url": "/media/case-studies/cloud-move-1.webp",
            "image_name": "The map of what talks to what"
          },
          {
            "image_url": "/media/case-studies/cloud-move-2.webp",
            "image_name": "The rehearsal checklist"
          },
          {
            "image_url": "/media/case-studies/cloud-move-3.webp",
            "image_name": "Old and new, side by side"
          }
        ],
        "additional_images": [],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "A cupboard under the stairs"
          },
          {
            "type": "p",
            "html": "<p>A mail-order plant nursery ran its whole business from three servers in a cupboard. The cupboard was also where the Christmas lights were kept. In spring, when everyone buys plants, the servers grew hot and somebody propped the door open with a bag of compost.</p>"
          },
          {
            "type": "h2",
            "html": "Drawing the map"
          },
          {
            "type": "p",
            "html": "<p>Nobody knew everything that ran in there, so we listened to the network for a fortnight and drew what we heard. We found a label printer that twelve people depended on and a reporting job that had emailed nobody since 2019.</p>"
          },
          {
            "type": "h2",
            "html": "Three rehearsals and a way back"
          },
          {
            "type": "p",
            "html": "<p>We moved one service at a time, copying data continuously so that old and new stayed in step. Each move was rehearsed until it was dull. At every stage there was a written way back, and we used it once, calmly, on a Tuesday.</p>"
          },
          {
            "type": "h3",
            "html": "The last evening"
          },
          {
            "type": "p",
            "html": "<p>The final switch took place in November, the nursery's quietest week. Orders went on arriving throughout. The staff learnt that it was done from an email the next morning, with a photograph of the empty cupboard.</p>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>The next spring passed without anybody thinking about computers. The nursery knows what it pays for and why, and can make itself bigger for April and smaller again for June. We learnt to budget as much time for listening as for moving.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    foodRescue: {
      "case_study": {
        "id": 9,
        "title": "Getting supper there before it spoils",
        "main_image_url": "/media/case-studies/food-rescue.webp",
        "year": 2023,
        "outcome": "Surplus suppers collected every night",
        "sub_images": [
          "/media/case-studies/food-rescue-1.webp",
          "/media/case-studies/food-rescue-2.webp",
          "/media/case-studies/food-rescue-3.webp",
          "/media/case-studies/food-rescue-4.webp"
        ],
        "additional_images": [],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "Good food, wrong place"
          },
          {
            "type": "p",
            "html": "<p>Each evening, wedding halls and bakeries across the city have trays of good food left over, and each evening there are kitchens that could serve it. Between the two lay a chain of telephone calls that began at ten at night and usually ended in somebody's bin.</p>"
          },
          {
            "type": "h2",
            "html": "The first attempt"
          },
          {
            "type": "p",
            "html": "<p>A volunteer group had built a website where donors filled in a form. It asked fourteen questions. A caterer with forty trays and a tired crew will not answer fourteen questions, however good the cause.</p>"
          },
          {
            "type": "h2",
            "html": "One photograph"
          },
          {
            "type": "p",
            "html": "<p>In our version the donor sends a photograph and a location. The app suggests what it is and how long it will keep, the donor corrects that with a tap, and the nearest free driver is offered the run. Kitchens say what they can use before anything leaves the hall.</p>"
          },
          {
            "type": "ul",
            "html": "<ul><li>Safe-to-eat times set by a food inspector, not by us</li><li>Routes that end near the driver's home</li><li>A thank-you from the kitchen, sent to the donor the next day</li></ul>"
          },
          {
            "type": "quote",
            "html": "<blockquote>They sent a picture of the children with our rice pudding. My chefs have it on the wall.</blockquote>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>Donors now ring to ask when the app will cover the next district. Drivers stay for longer because the runs fit around their lives. We charged for the first month and then gave our Fridays to it, which we would recommend to any studio.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    museumGuide: {
      "case_study": {
        "id": 10,
        "title": "A museum guide that looks up",
        "main_image_url": "/media/case-studies/museum-guide.webp",
        "year": 2022,
        "outcome": "Eyes on the paintings, not on the screen",
        "sub_images": [
          {
            "image_url": "/media/case-studies/museum-guide-1.webp",
            "image_name": "The hall of instruments"
          },
          "/media/case-studies/museum-guide-2.webp"
        ],
        "additional_images": [
          {
            "image_url": "/media/case-studies/museum-guide-3.webp",
            "image_name": "A route for small legs"
          },
          "/media/case-studies/museum-guide-4.webp"
        ],
        "videos": [],
        "structured_content": []
      }
    } satisfies Body<'getCaseStudy', 200>,
    payrollBot: {
      "case_study": {
        "id": 11,
        "title": "The payroll bot that asks first",
        "main_image_url": "/media/case-studies/payroll-bot.webp",
        "year": 2025,
        "outcome": "A last week of the month given back",
        "sub_images": [],
        "additional_images": [],
        "videos": [],
        "structured_content": [
          {
            "type": "h2",
            "html": "The same forty questions"
          },
          {
            "type": "p",
            "html": "<p>The payroll team at a chain of garden centres answered the same forty questions every month. Why is my tax code different? When does overtime reach me? The answers were all in a handbook, and nobody could be blamed for not reading it.</p>"
          },
          {
            "type": "h2",
            "html": "Why we nearly said no"
          },
          {
            "type": "p",
            "html": "<p>A wrong answer about pay can cost somebody their rent. We told the client that we would build an assistant only if it could refuse, and only if every refusal reached a real person with the question already written out.</p>"
          },
          {
            "type": "h2",
            "html": "Ask first, answer second"
          },
          {
            "type": "p",
            "html": "<p>The assistant replies from the handbook alone and quotes the paragraph it used. If a question touches a person's own payslip, it asks for permission before it looks. If two paragraphs disagree, it says so and tells the payroll team, who correct the handbook.</p>"
          },
          {
            "type": "quote",
            "html": "<blockquote>It said it wasn't sure and that Joan would ring me. Joan rang me. That is all I want from a computer.</blockquote>"
          },
          {
            "type": "h2",
            "html": "What changed"
          },
          {
            "type": "p",
            "html": "<p>The team has its last week of the month back, and the handbook is clearer than it has ever been. There is no picture of the assistant in this study because it is a plain text box in a staff app. We are rather proud of that.</p>"
          }
        ]
      }
    } satisfies Body<'getCaseStudy', 200>,
    caseStudyBare: {
      "case_study": {
        "id": 99,
        "title": "Untitled study",
        "main_image_url": null,
        "sub_images": [],
        "additional_images": [],
        "videos": [],
        "structured_content": []
      }
    } satisfies Body<'getCaseStudy', 200>,
    caseStudyNull: {
      "case_study": null
    } satisfies Body<'getCaseStudy', 200>,
    caseStudyMissing: {} satisfies Body<'getCaseStudy', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'getCaseStudy', 401>,
    caseStudyNotFound: {
      "detail": "No CaseStudy matches the given query."
    } satisfies Body<'getCaseStudy', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'getCaseStudy', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'getCaseStudy', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'getCaseStudy', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'getCaseStudy', 504>,
  },
  listGames: {
    games: {
      "results": [
        {
          "id": 1,
          "game_name": {
            "name": "Snooker Legends 3D"
          }
        },
        {
          "id": 2,
          "game_name": {
            "name": "Rickshaw Rush"
          }
        },
        {
          "id": 3,
          "game_name": {
            "name": "Kite Duel"
          }
        },
        {
          "id": 4,
          "game_name": {
            "name": "Thames Drift"
          }
        },
        {
          "id": 5,
          "game_name": {
            "name": "Bazaar Blocks"
          }
        },
        {
          "id": 6,
          "game_name": {
            "name": "Lantern Run"
          }
        }
      ]
    } satisfies Body<'listGames', 200>,
    noGames: {
      "results": []
    } satisfies Body<'listGames', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listGames', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listGames', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listGames', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listGames', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listGames', 504>,
  },
  getGame: {
    game: {
      "id": 2,
      "game_name": {
        "name": "Rickshaw Rush"
      },
      "image": "/media/games/rickshaw-rush.webp",
      "description": "<p>It is ten to nine, the wedding is across town, and your passenger is holding the cake. <strong>Rickshaw Rush</strong> is a driving game about getting people where they need to be, with everything they insisted on bringing.</p>\n<p>The city is a loving exaggeration of old Lahore: lanes that narrow without warning, flyovers that dare you to jump them, and a cow with excellent road sense. Drive smoothly and your passenger tells you a story. Drive badly and they tell your mother.</p>\n<h3>On the road</h3>\n<ul>\n<li>Thirty passengers with their own luggage, tempers and tales</li>\n<li>A rickshaw you can paint, tassel and tune by hand</li>\n<li>Races for up to four friends on one network</li>\n<li>A full game with no fuel timers and no forced adverts</li>\n</ul>\n<p>The horn was recorded from a real rickshaw belonging to our studio driver, who also plays a small but important part in the story.</p>",
      "icon1": "/media/games/store-android.svg",
      "icon1_link": "https://play.example/rickshaw-rush",
      "icon2": "/media/games/store-ios.svg",
      "icon2_link": "https://apps.example/rickshaw-rush",
      "video": "/media/games/rickshaw-rush-trailer.webm"
    } satisfies Body<'getGame', 200>,
    snookerLegends3d: {
      "id": 1,
      "game_name": {
        "name": "Snooker Legends 3D"
      },
      "image": "/media/games/snooker-legends-3d.webp",
      "description": "<p>The lights come down, somebody coughs, and the cue ball is tight on the cushion. <strong>Snooker Legends 3D</strong> puts the hush of a proper snooker hall in your hand, with physics we spent a year getting right.</p>\n<p>Spin, swerve, cushion and cloth all behave as they should, because our gameplay team tested every shot against a real table in the studio basement. Aim with one thumb, or open the fine controls and worry about a quarter of a ball.</p>\n<h3>At the table</h3>\n<ul>\n<li>Full frames, six reds and a quick game for a short bus ride</li>\n<li>Online matches with a calm shot clock and no chat to endure</li>\n<li>Twelve halls, from a railway club to a marble palace</li>\n<li>A coach who explains why the shot went wrong</li>\n</ul>\n<p>Every cue can be earned by playing. The legends of the title are invented, although one of them does look a little like our landlord.</p>",
      "icon1": "/media/games/store-android.svg",
      "icon1_link": "https://play.example/snooker-legends-3d",
      "icon2": "/media/games/store-ios.svg",
      "icon2_link": "https://apps.example/snooker-legends-3d",
      "video": null
    } satisfies Body<'getGame', 200>,
    kiteDuel: {
      "id": 3,
      "game_name": {
        "name": "Kite Duel"
      },
      "image": "/media/games/kite-duel.webp",
      "description": "<p>Spring, a flat roof, and forty kites between you and the sun. In <strong>Kite Duel</strong> you give line, take line and wait for the moment when your rival pulls too hard.</p>\n<p>The whole game is played with one finger. Draw a circle to climb, flick to dive, hold to feel the tension hum through the phone. It takes a minute to learn, and the best players in the studio are still improving.</p>\n<h3>In the air</h3>\n<ul>\n<li>Duels against friends, strangers or the wind itself</li>\n<li>Kites built from frame, paper and tail, each of which changes the flight</li>\n<li>Weather that turns the same rooftop into a different match</li>\n<li>A gentle practice roof for younger players</li>\n</ul>\n<p>No real string was coated and no real bird was troubled. The kites in the game are drawn from paper ones made by a workshop we admire.</p>",
      "icon1": "/media/games/store-android.svg",
      "icon1_link": "https://play.example/kite-duel",
      "icon2": "/media/games/store-ios.svg",
      "icon2_link": "https://apps.example/kite-duel",
      "video": "/media/games/kite-duel-trailer.webm"
    } satisfies Body<'getGame', 200>,
    thamesDrift: {
      "id": 4,
      "game_name": {
        "name": "Thames Drift"
      },
      "image": "/media/games/thames-drift.webp",
      "description": "<p>You have inherited a barge, a kettle and a debt to a man called Len. <strong>Thames Drift</strong> is a slow game about carrying things up and down a river that has its own opinions.</p>\n<p>The tide turns whether or not you are ready. Learn where the water runs fast, which bridges are low at noon and who on the bank will swap a box of oranges for a coil of rope. Nothing explodes. You may, however, be overtaken by a swan.</p>\n<h3>On the water</h3>\n<ul>\n<li>A living tide that changes every route</li>\n<li>Cargo that shifts, leaks, sings or sulks</li>\n<li>Neighbours who remember favours from one season to the next</li>\n</ul>\n<p>It saves after every mooring, so you can play for five minutes or lose an afternoon.</p>",
      "icon1": "/media/games/store-android.svg",
      "icon1_link": "https://play.example/thames-drift",
      "icon2": "/media/games/store-ios.svg",
      "icon2_link": "https://apps.example/thames-drift",
      "video": null
    } satisfies Body<'getGame', 200>,
    bazaarBlocks: {
      "id": 5,
      "game_name": {
        "name": "Bazaar Blocks"
      },
      "image": "/media/games/bazaar-blocks.webp",
      "description": "<p>Carpets, copper pots and towers of oranges all have to fit on the same small stall before the market opens. <strong>Bazaar Blocks</strong> is a packing puzzle with a shopkeeper's eye.</p>\n<p>Each piece has a shape, a weight and a smell. Spices go far from tea, melons go underneath, and the parrot goes wherever the parrot likes. When the stall is ready the customers arrive and judge your arrangement with their feet.</p>\n<h3>On the stall</h3>\n<ul>\n<li>Two hundred hand-made puzzles with no timers</li>\n<li>A new stall to pack every day, the same for every player</li>\n<li>Colours and patterns that can be told apart without relying on hue</li>\n</ul>\n<p>The tiles were painted on paper in our Lahore studio and scanned, brush marks and all.</p>",
      "icon1": "/media/games/store-android.svg",
      "icon1_link": "https://play.example/bazaar-blocks",
      "icon2": "/media/games/store-ios.svg",
      "icon2_link": "https://apps.example/bazaar-blocks",
      "video": null
    } satisfies Body<'getGame', 200>,
    lanternRun: {
      "id": 6,
      "game_name": {
        "name": "Lantern Run"
      },
      "image": "/media/games/lantern-run.webp",
      "description": "<p>The power has gone, the street is dark, and you have been trusted with the last lantern. In <strong>Lantern Run</strong> you carry the light home without letting the wind have it.</p>\n<p>Run too fast and the flame gutters. Stop too long and the oil runs low. Between the two lies a rhythm, which the music follows so closely that many players find their way with their eyes half shut.</p>\n<h3>In the dark</h3>\n<ul>\n<li>Eighty short levels across two sleeping cities</li>\n<li>A soundtrack that breathes with the flame</li>\n<li>An audio-only mode, designed with blind players</li>\n<li>No lives, no waiting and no penalty for trying again</li>\n</ul>\n<p>Relight enough windows and the street begins to look after itself, which was the idea all along.</p>",
      "icon1": "/media/games/store-android.svg",
      "icon1_link": "https://play.example/lantern-run",
      "icon2": null,
      "icon2_link": "https://apps.example/lantern-run",
      "video": null
    } satisfies Body<'getGame', 200>,
    gameSparse: {
      "id": 99,
      "game_name": {
        "name": "Untitled game"
      },
      "image": null,
      "description": null,
      "icon1": null,
      "icon1_link": null,
      "icon2": null,
      "icon2_link": null,
      "video": null
    } satisfies Body<'getGame', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'getGame', 401>,
    gameNotFound: {
      "detail": "No Game matches the given query."
    } satisfies Body<'getGame', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'getGame', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'getGame', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'getGame', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'getGame', 504>,
  },
  sendEmail: {
    messageSent: {
      "status": "success",
      "message": "Email sent successfully"
    } satisfies Body<'sendEmail', 200>,
    messageSentByStatus: {
      "status": "success"
    } satisfies Body<'sendEmail', 200>,
    messageSentByMessage: {
      "message": "Email sent successfully"
    } satisfies Body<'sendEmail', 200>,
    messageSentByFlag: {
      "success": true
    } satisfies Body<'sendEmail', 200>,
    messageSentByCount: {
      "success": 1
    } satisfies Body<'sendEmail', 200>,
    messageSentDespiteStatus: {
      "status": "error",
      "message": "Queued for delivery"
    } satisfies Body<'sendEmail', 200>,
    messageRefused: {
      "error": "Our mail provider refused the address."
    } satisfies Body<'sendEmail', 200>,
    messageUnclear: {} satisfies Body<'sendEmail', 200>,
    messageAccepted: {
      "message": "Queued for delivery"
    } satisfies Body<'sendEmail', 202>,
    messageInvalid: {
      "error": "Enter a valid email address."
    } satisfies Body<'sendEmail', 400>,
    messageIncomplete: {
      "error": "Name, email and comments are required."
    } satisfies Body<'sendEmail', 400>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'sendEmail', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'sendEmail', 403>,
    csrfFailed: {
      "detail": "CSRF Failed: CSRF token missing or incorrect."
    } satisfies Body<'sendEmail', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'sendEmail', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'sendEmail', 429>,
    messageFailed: {} satisfies Body<'sendEmail', 500>,
    messageQueued: {
      "message": "Queued for delivery"
    } satisfies Body<'sendEmail', 502>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'sendEmail', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'sendEmail', 504>,
  },
  careersLogin: {
    credentialsIncomplete: {
      "message": "Email and password are required."
    } satisfies Body<'careersLogin', 400>,
    credentialsWrong: {
      "message": "Invalid email or password."
    } satisfies Body<'careersLogin', 401>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'careersLogin', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'careersLogin', 403>,
    csrfFailed: {
      "detail": "CSRF Failed: CSRF token missing or incorrect."
    } satisfies Body<'careersLogin', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'careersLogin', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'careersLogin', 429>,
    signInFailed: {} satisfies Body<'careersLogin', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'careersLogin', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'careersLogin', 504>,
    signedIn: {
      "message": "Login successful",
      "user": {
        "email": "candidate@people.example"
      },
      "has_profile": false,
      "profile": null
    } satisfies Body<'careersLogin', '2XX'>,
    signedInWithProfile: {
      "message": "Login successful",
      "user": {
        "email": "candidate@people.example"
      },
      "has_profile": true,
      "profile": {
        "job_title": "Senior mobile developer",
        "gender": 2,
        "nationality": 11,
        "marital_status": 2,
        "current_salary": 5,
        "expected_salary": 6,
        "career_level": 4,
        "experience": 4,
        "job_category": 1,
        "resume": "/media/resumes/sample.pdf",
        "language_ids": [
          1,
          3
        ],
        "education": [
          {
            "institution_name": "Ravi Valley Institute of Technology",
            "graduation_month": 6,
            "graduation_year": 2017,
            "degree_level": "Bachelor's degree",
            "major": "Computer Science"
          },
          {
            "institution_name": "Thornbury Quay University",
            "graduation_month": 11,
            "graduation_year": 2019,
            "degree_level": "Master's degree",
            "major": "Human-Computer Interaction"
          }
        ],
        "work_experience": [
          {
            "job_title": "Mobile developer",
            "company": "Lintel and Lamp Software",
            "start_month": 1,
            "start_year": 2020,
            "end_month": 3,
            "end_year": 2023,
            "currently_working": false,
            "notice_period_months": null,
            "notice_period_days": null
          },
          {
            "job_title": "Senior mobile developer",
            "company": "Copperkettle Apps",
            "start_month": 4,
            "start_year": 2023,
            "end_month": null,
            "end_year": null,
            "currently_working": true,
            "notice_period_months": 1,
            "notice_period_days": 15
          }
        ],
        "skills": [
          {
            "skill_name": "Native iOS development",
            "skill_level": "Expert"
          },
          {
            "skill_name": "Native Android development",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Offline sync and local storage",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Accessibility testing",
            "skill_level": "Intermediate"
          }
        ],
        "user": {
          "email": "candidate@people.example"
        }
      }
    } satisfies Body<'careersLogin', '2XX'>,
  },
  careersRegister: {
    emailTaken: {
      "message": "An account with this email already exists."
    } satisfies Body<'careersRegister', 400>,
    passwordsDiffer: {
      "message": "Passwords do not match."
    } satisfies Body<'careersRegister', 400>,
    passwordWeak: {
      "message": "The password needs at least 8 characters."
    } satisfies Body<'careersRegister', 400>,
    emailInvalid: {
      "message": "Enter a valid email address."
    } satisfies Body<'careersRegister', 400>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'careersRegister', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'careersRegister', 403>,
    csrfFailed: {
      "detail": "CSRF Failed: CSRF token missing or incorrect."
    } satisfies Body<'careersRegister', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'careersRegister', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'careersRegister', 429>,
    registrationFailed: {} satisfies Body<'careersRegister', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'careersRegister', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'careersRegister', 504>,
    registered: {
      "message": "Registration successful",
      "user": {
        "email": "newcomer@people.example"
      },
      "has_profile": false,
      "profile": null
    } satisfies Body<'careersRegister', '2XX'>,
  },
  getCareersDropdowns: {
    dropdowns: {
      "genders": [
        {
          "id": 1,
          "name": "Man"
        },
        {
          "id": 2,
          "name": "Woman"
        },
        {
          "id": 3,
          "name": "Non-binary"
        },
        {
          "id": 4,
          "name": "I would rather not say"
        }
      ],
      "nationalities": [
        {
          "id": 1,
          "name": "Bangladeshi"
        },
        {
          "id": 2,
          "name": "British"
        },
        {
          "id": 3,
          "name": "Canadian"
        },
        {
          "id": 4,
          "name": "Egyptian"
        },
        {
          "id": 5,
          "name": "French"
        },
        {
          "id": 6,
          "name": "German"
        },
        {
          "id": 7,
          "name": "Indian"
        },
        {
          "id": 8,
          "name": "Irish"
        },
        {
          "id": 9,
          "name": "Kenyan"
        },
        {
          "id": 10,
          "name": "Nigerian"
        },
        {
          "id": 11,
          "name": "Pakistani"
        },
        {
          "id": 12,
          "name": "Polish"
        },
        {
          "id": 13,
          "name": "Turkish"
        },
        {
          "id": 14,
          "name": "Another nationality"
        }
      ],
      "marital_statuses": [
        {
          "id": 1,
          "name": "Single"
        },
        {
          "id": 2,
          "name": "Married or in a civil partnership"
        },
        {
          "id": 3,
          "name": "Divorced or separated"
        },
        {
          "id": 4,
          "name": "Widowed"
        },
        {
          "id": 5,
          "name": "I would rather not say"
        }
      ],
      "career_levels": [
        {
          "id": 1,
          "name": "Student or intern"
        },
        {
          "id": 2,
          "name": "Junior"
        },
        {
          "id": 3,
          "name": "Mid-level"
        },
        {
          "id": 4,
          "name": "Senior"
        },
        {
          "id": 5,
          "name": "Lead or principal"
        },
        {
          "id": 6,
          "name": "Director"
        }
      ],
      "experiences": [
        {
          "id": 1,
          "name": "Less than a year"
        },
        {
          "id": 2,
          "name": "1 to 2 years"
        },
        {
          "id": 3,
          "name": "3 to 5 years"
        },
        {
          "id": 4,
          "name": "6 to 9 years"
        },
        {
          "id": 5,
          "name": "10 to 14 years"
        },
        {
          "id": 6,
          "name": "15 years or more"
        }
      ],
      "job_categories": [
        {
          "id": 1,
          "name": "Engineering"
        },
        {
          "id": 2,
          "name": "Games"
        },
        {
          "id": 3,
          "name": "Design"
        },
        {
          "id": 4,
          "name": "Data and AI"
        },
        {
          "id": 5,
          "name": "Marketing"
        },
        {
          "id": 6,
          "name": "Operations"
        }
      ],
      "salary_ranges": [
        {
          "id": 1,
          "min_salary": 20000,
          "max_salary": 27500
        },
        {
          "id": 2,
          "min_salary": 27500,
          "max_salary": 35000
        },
        {
          "id": 3,
          "min_salary": 35000,
          "max_salary": 42500
        },
        {
          "id": 4,
          "min_salary": 42500,
          "max_salary": 52500
        },
        {
          "id": 5,
          "min_salary": 52500,
          "max_salary": 65000
        },
        {
          "id": 6,
          "min_salary": 65000,
          "max_salary": 80000
        },
        {
          "id": 7,
          "min_salary": 80000,
          "max_salary": 100000
        },
        {
          "id": 8,
          "min_salary": 100000,
          "max_salary": 130000
        }
      ]
    } satisfies Body<'getCareersDropdowns', 200>,
    dropdownsEmpty: {
      "genders": [],
      "nationalities": [],
      "marital_statuses": [],
      "career_levels": [],
      "experiences": [],
      "job_categories": [],
      "salary_ranges": []
    } satisfies Body<'getCareersDropdowns', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'getCareersDropdowns', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'getCareersDropdowns', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'getCareersDropdowns', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'getCareersDropdowns', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'getCareersDropdowns', 504>,
  },
  createProfile: {
    profileExists: {
      "message": "Profile already exists for this user."
    } satisfies Body<'createProfile', 400>,
    resumeNotPdf: {
      "message": "The resume must be a PDF file."
    } satisfies Body<'createProfile', 400>,
    profileIncomplete: {
      "message": "A field is missing or has a value that it cannot have."
    } satisfies Body<'createProfile', 400>,
    notSignedIn: {
      "message": "Please sign in to continue."
    } satisfies Body<'createProfile', 401>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'createProfile', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'createProfile', 403>,
    csrfFailed: {
      "detail": "CSRF Failed: CSRF token missing or incorrect."
    } satisfies Body<'createProfile', 403>,
    profileExistsConflict: {
      "message": "Profile already exists for this user."
    } satisfies Body<'createProfile', 409>,
    resumeTooLarge: {
      "message": "The resume is larger than 10 MB."
    } satisfies Body<'createProfile', 413>,
    bodyTooLarge: {
      "message": "This is too large to be sent."
    } satisfies Body<'createProfile', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'createProfile', 429>,
    profileNotSaved: {} satisfies Body<'createProfile', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'createProfile', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'createProfile', 504>,
    profileCreated: {
      "message": "Profile created successfully",
      "profile": {
        "job_title": "Senior mobile developer",
        "gender": 2,
        "nationality": 11,
        "marital_status": 2,
        "current_salary": 5,
        "expected_salary": 6,
        "career_level": 4,
        "experience": 4,
        "job_category": 1,
        "resume": "/media/resumes/sample.pdf",
        "language_ids": [
          1,
          3
        ],
        "education": [
          {
            "institution_name": "Ravi Valley Institute of Technology",
            "graduation_month": 6,
            "graduation_year": 2017,
            "degree_level": "Bachelor's degree",
            "major": "Computer Science"
          },
          {
            "institution_name": "Thornbury Quay University",
            "graduation_month": 11,
            "graduation_year": 2019,
            "degree_level": "Master's degree",
            "major": "Human-Computer Interaction"
          }
        ],
        "work_experience": [
          {
            "job_title": "Mobile developer",
            "company": "Lintel and Lamp Software",
            "start_month": 1,
            "start_year": 2020,
            "end_month": 3,
            "end_year": 2023,
            "currently_working": false,
            "notice_period_months": null,
            "notice_period_days": null
          },
          {
            "job_title": "Senior mobile developer",
            "company": "Copperkettle Apps",
            "start_month": 4,
            "start_year": 2023,
            "end_month": null,
            "end_year": null,
            "currently_working": true,
            "notice_period_months": 1,
            "notice_period_days": 15
          }
        ],
        "skills": [
          {
            "skill_name": "Native iOS development",
            "skill_level": "Expert"
          },
          {
            "skill_name": "Native Android development",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Offline sync and local storage",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Accessibility testing",
            "skill_level": "Intermediate"
          }
        ],
        "user": {
          "email": "candidate@people.example"
        }
      }
    } satisfies Body<'createProfile', '2XX'>,
  },
  updateProfile: {
    resumeNotPdf: {
      "message": "The resume must be a PDF file."
    } satisfies Body<'updateProfile', 400>,
    profileIncomplete: {
      "message": "A field is missing or has a value that it cannot have."
    } satisfies Body<'updateProfile', 400>,
    notSignedIn: {
      "message": "Please sign in to continue."
    } satisfies Body<'updateProfile', 401>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'updateProfile', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'updateProfile', 403>,
    csrfFailed: {
      "detail": "CSRF Failed: CSRF token missing or incorrect."
    } satisfies Body<'updateProfile', 403>,
    profileMissing: {
      "message": "Profile not found."
    } satisfies Body<'updateProfile', 404>,
    resumeTooLarge: {
      "message": "The resume is larger than 10 MB."
    } satisfies Body<'updateProfile', 413>,
    bodyTooLarge: {
      "message": "This is too large to be sent."
    } satisfies Body<'updateProfile', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'updateProfile', 429>,
    profileNotSaved: {} satisfies Body<'updateProfile', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'updateProfile', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'updateProfile', 504>,
    profileUpdated: {
      "message": "Profile updated successfully",
      "profile": {
        "job_title": "Senior mobile developer",
        "gender": 2,
        "nationality": 11,
        "marital_status": 2,
        "current_salary": 5,
        "expected_salary": 6,
        "career_level": 4,
        "experience": 4,
        "job_category": 1,
        "resume": "/media/resumes/sample.pdf",
        "language_ids": [
          1,
          3
        ],
        "education": [
          {
            "institution_name": "Ravi Valley Institute of Technology",
            "graduation_month": 6,
            "graduation_year": 2017,
            "degree_level": "Bachelor's degree",
            "major": "Computer Science"
          },
          {
            "institution_name": "Thornbury Quay University",
            "graduation_month": 11,
            "graduation_year": 2019,
            "degree_level": "Master's degree",
            "major": "Human-Computer Interaction"
          }
        ],
        "work_experience": [
          {
            "job_title": "Mobile developer",
            "company": "Lintel and Lamp Software",
            "start_month": 1,
            "start_year": 2020,
            "end_month": 3,
            "end_year": 2023,
            "currently_working": false,
            "notice_period_months": null,
            "notice_period_days": null
          },
          {
            "job_title": "Senior mobile developer",
            "company": "Copperkettle Apps",
            "start_month": 4,
            "start_year": 2023,
            "end_month": null,
            "end_year": null,
            "currently_working": true,
            "notice_period_months": 1,
            "notice_period_days": 15
          }
        ],
        "skills": [
          {
            "skill_name": "Native iOS development",
            "skill_level": "Expert"
          },
          {
            "skill_name": "Native Android development",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Offline sync and local storage",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Accessibility testing",
            "skill_level": "Intermediate"
          }
        ],
        "user": {
          "email": "candidate@people.example"
        }
      }
    } satisfies Body<'updateProfile', '2XX'>,
  },
  checkProfile: {
    profileFound: {
      "has_profile": true,
      "profile": {
        "job_title": "Senior mobile developer",
        "gender": 2,
        "nationality": 11,
        "marital_status": 2,
        "current_salary": 5,
        "expected_salary": 6,
        "career_level": 4,
        "experience": 4,
        "job_category": 1,
        "resume": "/media/resumes/sample.pdf",
        "language_ids": [
          1,
          3
        ],
        "education": [
          {
            "institution_name": "Ravi Valley Institute of Technology",
            "graduation_month": 6,
            "graduation_year": 2017,
            "degree_level": "Bachelor's degree",
            "major": "Computer Science"
          },
          {
            "institution_name": "Thornbury Quay University",
            "graduation_month": 11,
            "graduation_year": 2019,
            "degree_level": "Master's degree",
            "major": "Human-Computer Interaction"
          }
        ],
        "work_experience": [
          {
            "job_title": "Mobile developer",
            "company": "Lintel and Lamp Software",
            "start_month": 1,
            "start_year": 2020,
            "end_month": 3,
            "end_year": 2023,
            "currently_working": false,
            "notice_period_months": null,
            "notice_period_days": null
          },
          {
            "job_title": "Senior mobile developer",
            "company": "Copperkettle Apps",
            "start_month": 4,
            "start_year": 2023,
            "end_month": null,
            "end_year": null,
            "currently_working": true,
            "notice_period_months": 1,
            "notice_period_days": 15
          }
        ],
        "skills": [
          {
            "skill_name": "Native iOS development",
            "skill_level": "Expert"
          },
          {
            "skill_name": "Native Android development",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Offline sync and local storage",
            "skill_level": "Advanced"
          },
          {
            "skill_name": "Accessibility testing",
            "skill_level": "Intermediate"
          }
        ],
        "user": {
          "email": "candidate@people.example"
        }
      }
    } satisfies Body<'checkProfile', 200>,
    profileNotCreated: {
      "has_profile": false,
      "profile": null
    } satisfies Body<'checkProfile', 200>,
    notSignedIn: {
      "message": "Please sign in to continue."
    } satisfies Body<'checkProfile', 401>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'checkProfile', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'checkProfile', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'checkProfile', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'checkProfile', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'checkProfile', 504>,
  },
  listDepartments: {
    departments: {
      "departments": [
        {
          "id": 1,
          "name": "Engineering",
          "job_count": 5
        },
        {
          "id": 2,
          "name": "Games",
          "job_count": 3
        },
        {
          "id": 3,
          "name": "Design",
          "job_count": 2
        },
        {
          "id": 4,
          "name": "Data and AI",
          "job_count": 2
        },
        {
          "id": 5,
          "name": "Marketing",
          "job_count": 2
        },
        {
          "id": 6,
          "name": "Operations",
          "job_count": 2
        }
      ]
    } satisfies Body<'listDepartments', 200>,
    noDepartments: {
      "departments": []
    } satisfies Body<'listDepartments', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listDepartments', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listDepartments', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listDepartments', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listDepartments', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listDepartments', 504>,
  },
  listJobs: {
    jobs: {
      "jobs": [
        {
          "id": 1,
          "slug": "senior-ios-engineer",
          "title": "Senior iOS Engineer",
          "department": "Engineering",
          "job_type": "full-time",
          "location": "London",
          "posted_date": "2026-11-16",
          "closing_date": "2027-01-15",
          "salary_range": "£68,000 – £82,000 a year",
          "is_active": true
        },
        {
          "id": 4,
          "slug": "gameplay-programmer",
          "title": "Gameplay Programmer",
          "department": {
            "id": 2,
            "name": "Games"
          },
          "job_type": "full-time",
          "location": "Lahore",
          "posted_date": "2026-11-14",
          "closing_date": "2027-02-05",
          "salary_range": "PKR 260,000 – 340,000 a month",
          "is_active": true
        },
        {
          "id": 13,
          "slug": "community-manager-games",
          "title": "Community Manager, Games",
          "department": "Marketing",
          "job_type": "part-time",
          "location": "London",
          "posted_date": "2026-11-13",
          "closing_date": "2026-12-31",
          "salary_range": "£19,500 – £22,000 a year for 24 hours a week",
          "is_active": true
        },
        {
          "id": 2,
          "slug": "android-engineer",
          "title": "Android Engineer",
          "department": {
            "id": 1,
            "name": "Engineering"
          },
          "job_type": "full-time",
          "location": "Lahore",
          "posted_date": "2026-11-12",
          "closing_date": "2027-01-22",
          "salary_range": "PKR 280,000 – 360,000 a month",
          "is_active": true
        },
        {
          "id": 9,
          "slug": "machine-learning-engineer",
          "title": "Machine Learning Engineer",
          "department": "Data and AI",
          "job_type": "full-time",
          "location": "London or Lahore",
          "posted_date": "2026-11-10",
          "closing_date": "2027-02-28",
          "salary_range": "£70,000 – £88,000 a year in London, PKR 420,000 – 560,000 a month in Lahore",
          "is_active": true
        },
        {
          "id": 8,
          "slug": "urdu-type-and-localisation-designer",
          "title": "Urdu Type and Localisation Designer",
          "department": {
            "id": 3,
            "name": "Design"
          },
          "job_type": "part-time",
          "location": "Lahore",
          "posted_date": "2026-11-05",
          "closing_date": null,
          "salary_range": "PKR 150,000 – 190,000 a month",
          "is_active": true
        },
        {
          "id": 6,
          "slug": "game-design-intern",
          "title": "Game Design Intern",
          "department": {
            "id": 2,
            "name": "Games"
          },
          "job_type": "internship",
          "location": "Lahore",
          "posted_date": "2026-11-02",
          "closing_date": "2026-12-10",
          "salary_range": "PKR 75,000 a month",
          "is_active": true
        },
        {
          "id": 14,
          "slug": "studio-coordinator",
          "title": "Studio Coordinator",
          "department": {
            "id": 6,
            "name": "Operations"
          },
          "job_type": "full-time",
          "location": "Lahore",
          "posted_date": "2026-10-30",
          "closing_date": null,
          "salary_range": "PKR 120,000 – 150,000 a month",
          "is_active": true
        },
        {
          "id": 5,
          "slug": "3d-environment-artist",
          "title": "3D Environment Artist",
          "department": "Games",
          "job_type": "contract",
          "location": "London or Lahore",
          "posted_date": "2026-10-27",
          "closing_date": "2026-12-18",
          "salary_range": "£260 – £310 a day",
          "is_active": true
        },
        {
          "id": 12,
          "slug": "search-and-content-specialist",
          "title": "Search and Content Specialist",
          "department": {
            "id": 5,
            "name": "Marketing"
          },
          "job_type": "full-time",
          "location": "London or Lahore",
          "posted_date": "2026-10-22",
          "closing_date": "2027-01-29",
          "salary_range": "£36,000 – £43,000 a year in London, PKR 180,000 – 230,000 a month in Lahore",
          "is_active": true
        },
        {
          "id": 3,
          "slug": "back-end-engineer",
          "title": "Back-end Engineer",
          "department": "Engineering",
          "job_type": "full-time",
          "location": "London or Lahore",
          "posted_date": "2026-10-19",
          "closing_date": null,
          "salary_range": null,
          "is_active": true
        },
        {
          "id": 7,
          "slug": "product-designer",
          "title": "Product Designer",
          "department": "Design",
          "job_type": "full-time",
          "location": "London",
          "posted_date": "2026-10-14",
          "closing_date": "2026-12-22",
          "salary_range": "£52,000 – £64,000 a year",
          "is_active": true
        },
        {
          "id": 11,
          "slug": "application-security-tester",
          "title": "Application Security Tester",
          "department": "Engineering",
          "job_type": "contract",
          "location": "London",
          "posted_date": "2026-10-06",
          "closing_date": "2027-01-08",
          "salary_range": "£420 – £480 a day",
          "is_active": true
        },
        {
          "id": 10,
          "slug": "data-annotation-lead",
          "title": "Data Annotation Lead",
          "department": {
            "id": 4,
            "name": "Data and AI"
          },
          "job_type": "full-time",
          "location": "Lahore",
          "posted_date": "2026-09-28",
          "closing_date": "2026-12-14",
          "salary_range": null,
          "is_active": true
        },
        {
          "id": 16,
          "slug": "finance-operations-intern",
          "title": "Finance Operations Intern",
          "department": "Operations",
          "job_type": "internship",
          "location": "London",
          "posted_date": "2026-09-24",
          "closing_date": null,
          "salary_range": null,
          "is_active": false
        },
        {
          "id": 15,
          "slug": "qa-engineer",
          "title": "QA Engineer",
          "department": {
            "id": 1,
            "name": "Engineering"
          },
          "job_type": "full-time",
          "location": "Lahore",
          "posted_date": "2026-09-20",
          "closing_date": null,
          "salary_range": null,
          "is_active": false
        }
      ]
    } satisfies Body<'listJobs', 200>,
    noJobs: {
      "jobs": []
    } satisfies Body<'listJobs', 200>,
    jobsSparse: {
      "jobs": [
        {
          "id": 90,
          "slug": "untitled-role",
          "title": null,
          "department": null,
          "job_type": "full-time",
          "location": null,
          "posted_date": null,
          "closing_date": null,
          "salary_range": null,
          "is_active": true
        }
      ]
    } satisfies Body<'listJobs', 200>,
    filterInvalid: {
      "detail": "A filter is not valid."
    } satisfies Body<'listJobs', 400>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'listJobs', 401>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'listJobs', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'listJobs', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'listJobs', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'listJobs', 504>,
  },
  getJob: {
    job: {
      "job": {
        "id": 1,
        "slug": "senior-ios-engineer",
        "title": "Senior iOS Engineer",
        "department": "Engineering",
        "job_type": "full-time",
        "location": "London",
        "posted_date": "2026-11-16",
        "closing_date": "2027-01-15",
        "salary_range": "£68,000 – £82,000 a year",
        "is_active": true,
        "description": "<p>You will look after the iOS side of two or three client apps at a time, from a first prototype to the quiet, regular releases that follow launch. One of them is currently a wallet for harbour fees, used by people in gloves, in the rain.</p>\n<p>You will work with a designer in London and a small team of engineers in Lahore. We pair often, keep pull requests short and finish the week with a build that somebody outside the team can hold.</p>\n<p>This is a hands-on role with <strong>real say in how we build</strong>. If a feature would make an app worse, we expect you to tell us and to suggest something better.</p>",
        "responsibilities": "<ul>\n<li>Design, write and review production code for iOS phones and tablets</li>\n<li>Keep start-up time, memory use and crash rates where a user would want them</li>\n<li>Make every screen work with larger text and a screen reader</li>\n<li>Plan releases with the client and explain trade-offs in plain English</li>\n<li>Help two junior engineers grow, with regular pairing</li>\n</ul>",
        "qualifications": "<ul>\n<li>Several years of building and maintaining native iOS apps</li>\n<li>A sound grasp of concurrency, local storage and offline sync</li>\n<li>Care for accessibility, shown in something you have shipped</li>\n<li>Clear written English; we write more than we meet</li>\n<li>The right to work in the United Kingdom</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    gameplayProgrammer: {
      "job": {
        "id": 4,
        "slug": "gameplay-programmer",
        "title": "Gameplay Programmer",
        "department": {
          "id": 2,
          "name": "Games"
        },
        "job_type": "full-time",
        "location": "Lahore",
        "posted_date": "2026-11-14",
        "closing_date": "2027-02-05",
        "salary_range": "PKR 260,000 – 340,000 a month",
        "is_active": true,
        "description": "<p>You will write the part of the game that people feel: the weight of a cue ball, the tug of a kite line, the moment a rickshaw leaves the ground. Our next title is in grey boxes and already causes arguments about whose turn it is.</p>\n<p>The games team is twelve steps from the roof, where the kite research happens. You will work beside artists, a sound designer and a physics specialist, and you will playtest every Wednesday.</p>",
        "responsibilities": "<ul>\n<li>Prototype mechanics quickly and throw most of them away cheerfully</li>\n<li>Turn the survivors into clean, tunable systems</li>\n<li>Hold a steady frame rate on mid-range phones</li>\n<li>Work with designers to tune difficulty and feel</li>\n<li>Fix bugs that players report, and thank them</li>\n</ul>",
        "qualifications": "<ul>\n<li>At least one finished game, however small, that we can play</li>\n<li>Confident C# and a working knowledge of vector maths</li>\n<li>Experience with profiling on mobile hardware</li>\n<li>Willingness to take notes from a ten-year-old playtester</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    communityManagerGames: {
      "job": {
        "id": 13,
        "slug": "community-manager-games",
        "title": "Community Manager, Games",
        "department": "Marketing",
        "job_type": "part-time",
        "location": "London",
        "posted_date": "2026-11-13",
        "closing_date": "2026-12-31",
        "salary_range": "£19,500 – £22,000 a year for 24 hours a week",
        "is_active": true,
        "description": "<p>Our players write to us about missed pots, lost kites and, once, a wedding proposal made through a leaderboard. You will answer them, and carry what they say back to the people who make the games.</p>\n<p>The role is three days a week, including one evening a fortnight for live events. We moderate firmly and kindly, and we will back you when you do.</p>",
        "responsibilities": "<ul>\n<li>Answer players in our forum and store reviews</li>\n<li>Host small live events and tournaments</li>\n<li>Collect feedback each week for the games team</li>\n<li>Keep our community rules clear and enforced</li>\n<li>Write patch notes that people enjoy</li>\n</ul>",
        "qualifications": "<ul>\n<li>Experience of looking after an online or local community</li>\n<li>A steady head when conversations become heated</li>\n<li>Quick, warm and accurate writing</li>\n<li>Real fondness for mobile games</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    androidEngineer: {
      "job": {
        "id": 2,
        "slug": "android-engineer",
        "title": "Android Engineer",
        "department": {
          "id": 1,
          "name": "Engineering"
        },
        "job_type": "full-time",
        "location": "Lahore",
        "posted_date": "2026-11-12",
        "closing_date": "2027-01-22",
        "salary_range": "PKR 280,000 – 360,000 a month",
        "is_active": true,
        "description": "<p>Most people who use our apps do so on an Android phone that is a few years old. You will make sure it feels like a good phone. The work covers three live apps and one that is still a stack of sketches on a wall.</p>\n<p>You will sit with the mobile team in Lahore, speak to London every morning, and put a build in front of real people before the second week is out.</p>",
        "responsibilities": "<ul>\n<li>Build features from prototype to store release</li>\n<li>Test on low-memory handsets and patchy networks as a matter of course</li>\n<li>Write tests that you would be glad to inherit</li>\n<li>Share what you learn at our Thursday show-and-tell</li>\n</ul>",
        "qualifications": "<ul>\n<li>Two or more years of commercial Android work, shipped to real users</li>\n<li>Experience with offline storage and background work</li>\n<li>Comfort with code review in both directions</li>\n<li>Good written English and spoken Urdu or English</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    machineLearningEngineer: {
      "job": {
        "id": 9,
        "slug": "machine-learning-engineer",
        "title": "Machine Learning Engineer",
        "department": "Data and AI",
        "job_type": "full-time",
        "location": "London or Lahore",
        "posted_date": "2026-11-10",
        "closing_date": "2027-02-28",
        "salary_range": "£70,000 – £88,000 a year in London, PKR 420,000 – 560,000 a month in Lahore",
        "is_active": true,
        "description": "<p>You will build models that do modest, useful things: forecast tomorrow's demand for power in a small town, read a crumpled delivery note, notice that a pump sounds wrong.</p>\n<p>The part we care about most comes first. Before any training run, you will sit with the people who do the work today and agree what a good answer looks like.</p>",
        "responsibilities": "<ul>\n<li>Turn vague requests into measurable questions</li>\n<li>Collect evaluation sets with the client and keep them honest</li>\n<li>Build, compare and ship models, simplest first</li>\n<li>Monitor live behaviour and own the rollback</li>\n<li>Write model notes that a careful layperson can follow</li>\n<li>Say so when a model is not the answer</li>\n</ul>",
        "qualifications": "<ul>\n<li>Experience of putting models into daily use, and keeping them there</li>\n<li>Strong Python and good statistical judgement</li>\n<li>Familiarity with language models and their failure modes</li>\n<li>A tidy approach to data protection</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    urduTypeAndLocalisationDesigner: {
      "job": {
        "id": 8,
        "slug": "urdu-type-and-localisation-designer",
        "title": "Urdu Type and Localisation Designer",
        "department": {
          "id": 3,
          "name": "Design"
        },
        "job_type": "part-time",
        "location": "Lahore",
        "posted_date": "2026-11-05",
        "closing_date": null,
        "salary_range": "PKR 150,000 – 190,000 a month",
        "is_active": true,
        "description": "<p>Three days a week, you will be the person who makes our products read beautifully from right to left. Urdu deserves better than a mirrored layout and a borrowed font size.</p>\n<p>You will review type, spacing and wording across our apps and games, draw custom lettering for titles, and teach the rest of us what we are missing.</p>",
        "responsibilities": "<ul>\n<li>Set typographic rules for Urdu and mixed-script screens</li>\n<li>Draw lettering and icons for game titles and campaigns</li>\n<li>Review right-to-left layouts with engineers</li>\n<li>Edit interface texts together with our writers</li>\n</ul>",
        "qualifications": "<ul>\n<li>Training or long practice in Nastaliq and Naskh lettering</li>\n<li>Experience of setting type for screens</li>\n<li>Fluent written Urdu and good English</li>\n<li>A generous way of giving corrections</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    gameDesignIntern: {
      "job": {
        "id": 6,
        "slug": "game-design-intern",
        "title": "Game Design Intern",
        "department": {
          "id": 2,
          "name": "Games"
        },
        "job_type": "internship",
        "location": "Lahore",
        "posted_date": "2026-11-02",
        "closing_date": "2026-12-10",
        "salary_range": "PKR 75,000 a month",
        "is_active": true,
        "description": "<p>Six paid months in the room where our games are made. You will tune levels, run playtests, write item descriptions, and finish with a small playable design of your own that the whole studio will try.</p>\n<p>Every intern has a mentor, a desk by the window and a vote in the Wednesday playtest.</p>",
        "responsibilities": "<ul>\n<li>Build and balance levels with our editor</li>\n<li>Run weekly playtests and write up what you saw</li>\n<li>Write short texts for menus, items and tutorials</li>\n<li>Design and present one small game of your own</li>\n</ul>",
        "qualifications": "<ul>\n<li>Final-year student or recent graduate in any subject</li>\n<li>A level, board game, mod or jam entry to show us</li>\n<li>Sharp observation and kind feedback</li>\n<li>Six months of availability in Lahore from February</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    studioCoordinator: {
      "job": {
        "id": 14,
        "slug": "studio-coordinator",
        "title": "Studio Coordinator",
        "department": {
          "id": 6,
          "name": "Operations"
        },
        "job_type": "full-time",
        "location": "Lahore",
        "posted_date": "2026-10-30",
        "closing_date": null,
        "salary_range": "PKR 120,000 – 150,000 a month",
        "is_active": true,
        "description": "<p>You will keep the Lahore studio running so smoothly that visitors assume it runs itself. Desks, generators, travel to London, new starters, the roof on playtest days: you will know where everything is and whom to ring.</p>\n<p>You will share the work with a colleague in London who does the same job there, and the two of you will swap cities for a week each year.</p>",
        "responsibilities": "<ul>\n<li>Welcome new colleagues and prepare their first week</li>\n<li>Manage suppliers, maintenance and safety checks</li>\n<li>Arrange travel and visas between the two cities</li>\n<li>Organise studio events, from playtests to iftar</li>\n<li>Keep the office budget in order</li>\n</ul>",
        "qualifications": "<ul>\n<li>Experience in office, event or hospitality management</li>\n<li>Calm, courteous and well organised under pressure</li>\n<li>Fluent Urdu and good English</li>\n<li>Confidence with spreadsheets and simple accounts</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    environmentArtist3d: {
      "job": {
        "id": 5,
        "slug": "3d-environment-artist",
        "title": "3D Environment Artist",
        "department": "Games",
        "job_type": "contract",
        "location": "London or Lahore",
        "posted_date": "2026-10-27",
        "closing_date": "2026-12-18",
        "salary_range": "£260 – £310 a day",
        "is_active": true,
        "description": "<p>A six-month contract to build the streets, rooftops and river walls of our next two games. We want places that look lived in: washing on the line, a chipped kerb, a shop sign repainted three times.</p>\n<p>You will work from a strong art bible and may argue with it. Reference walks in either city are part of the job and are paid.</p>",
        "responsibilities": "<ul>\n<li>Model and texture modular environment kits</li>\n<li>Keep scenes within the memory and draw budgets we agree</li>\n<li>Light two hero locations from dawn to dusk</li>\n<li>Document your kits so that level designers can build freely</li>\n</ul>",
        "qualifications": null
      }
    } satisfies Body<'getJob', 200>,
    searchAndContentSpecialist: {
      "job": {
        "id": 12,
        "slug": "search-and-content-specialist",
        "title": "Search and Content Specialist",
        "department": {
          "id": 5,
          "name": "Marketing"
        },
        "job_type": "full-time",
        "location": "London or Lahore",
        "posted_date": "2026-10-22",
        "closing_date": "2027-01-29",
        "salary_range": "£36,000 – £43,000 a year in London, PKR 180,000 – 230,000 a month in Lahore",
        "is_active": true,
        "description": "<p>You will help good businesses to be found by the people who need them. That means listening to what customers ask, interviewing the person who knows the answer, and publishing it so clearly that nobody has to ask again.</p>\n<p>You will work on four accounts at a time: at present a bakery group, a clinic network, an energy co-operative and one of our own games.</p>",
        "responsibilities": "<ul>\n<li>Plan content from real customer questions</li>\n<li>Interview specialists and write in their voice</li>\n<li>Improve page structure, speed and internal links with developers</li>\n<li>Write the one-page monthly report, including what failed</li>\n</ul>",
        "qualifications": "<ul>\n<li>Two years or more in search, journalism or content work</li>\n<li>Writing samples that somebody found useful</li>\n<li>Comfort with analytics and healthy distrust of them</li>\n<li>Excellent written English; Urdu is welcome</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    backEndEngineer: {
      "job": {
        "id": 3,
        "slug": "back-end-engineer",
        "title": "Back-end Engineer",
        "department": "Engineering",
        "job_type": "full-time",
        "location": "London or Lahore",
        "posted_date": "2026-10-19",
        "closing_date": null,
        "salary_range": null,
        "is_active": true,
        "description": "<p>Behind every calm screen there is a service that has thought about what happens when the payment succeeds and the network does not. You will write those services: bookings, ledgers, queues and the interfaces between them.</p>\n<p>We keep this opening permanently on the board because good back-end engineers are always welcome. Tell us which city suits you and we will talk about pay in the first call.</p>",
        "responsibilities": "<ul>\n<li>Design APIs that front-end colleagues can use without asking</li>\n<li>Model data with migrations that can be rolled back</li>\n<li>Find and fix slow queries before customers find them</li>\n<li>Take a fair turn on the support rota, with time off in return</li>\n</ul>",
        "qualifications": "<ul>\n<li>Strong experience in one server language and curiosity about others</li>\n<li>Good knowledge of relational databases</li>\n<li>An instinct for failure cases and how to test them</li>\n<li>Patience in explaining technical matters to clients</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    productDesigner: {
      "job": {
        "id": 7,
        "slug": "product-designer",
        "title": "Product Designer",
        "department": "Design",
        "job_type": "full-time",
        "location": "London",
        "posted_date": "2026-10-14",
        "closing_date": "2026-12-22",
        "salary_range": "£52,000 – £64,000 a year",
        "is_active": true,
        "description": "<p>You will design products for people at work: clinic receptionists, shopkeepers, museum guides. Their screens are open all day, so a small kindness in the interface is repeated a thousand times.</p>\n<p>Expect to spend a day or two each month where the product is used. You will draw there, prototype on the train back, and bring the team something to try in the morning.</p>",
        "responsibilities": "<ul>\n<li>Plan and run interviews and usability sessions</li>\n<li>Design flows, screens and every empty and error state</li>\n<li>Build prototypes that feel real enough to argue with</li>\n<li>Maintain the design system with our front-end engineers</li>\n<li>Present work to clients, including the doubts</li>\n</ul>",
        "qualifications": "<ul>\n<li>A portfolio that shows decisions as well as pictures</li>\n<li>Experience of dense, form-heavy or operational interfaces</li>\n<li>Solid typography and a feeling for plain words</li>\n<li>Working knowledge of accessibility guidelines</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    applicationSecurityTester: {
      "job": {
        "id": 11,
        "slug": "application-security-tester",
        "title": "Application Security Tester",
        "department": "Engineering",
        "job_type": "contract",
        "location": "London",
        "posted_date": "2026-10-06",
        "closing_date": "2027-01-08",
        "salary_range": "£420 – £480 a day",
        "is_active": true,
        "description": "<p>A nine-month contract on our security team. You will take apart web and mobile applications with permission, explain what you found in words that everyone understands, and then help to close the gap.</p>\n<p>We never hand over a report and vanish. Around a third of your time will be spent beside the developers who have to fix things, often in their office and always with good biscuits.</p>",
        "responsibilities": null,
        "qualifications": "<ul>\n<li>Practical experience of testing web, mobile and API targets</li>\n<li>A recognised testing certificate or equivalent proof of skill</li>\n<li>The ability to read unfamiliar code quickly</li>\n<li>Discretion, and tact with tired developers</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    dataAnnotationLead: {
      "job": {
        "id": 10,
        "slug": "data-annotation-lead",
        "title": "Data Annotation Lead",
        "department": {
          "id": 4,
          "name": "Data and AI"
        },
        "job_type": "full-time",
        "location": "Lahore",
        "posted_date": "2026-09-28",
        "closing_date": "2026-12-14",
        "salary_range": null,
        "is_active": true,
        "description": "<p>Good labels are made by people who are well briefed, well paid and listened to. You will lead a team of eight annotators who prepare text, images and sound for our models.</p>\n<p>You will write the guides, settle the difficult cases, and speak up when a task makes no sense. Annotators at Twinbridge are employees with the same holidays and the same tea as everyone else.</p>",
        "responsibilities": "<ul>\n<li>Write labelling guides with examples of hard cases</li>\n<li>Plan the team's week and protect its breaks</li>\n<li>Measure agreement and resolve differences fairly</li>\n<li>Report unclear or unsuitable data to the engineers</li>\n</ul>",
        "qualifications": "<ul>\n<li>Experience of leading a small team with care</li>\n<li>A precise eye and a clear written style in Urdu and English</li>\n<li>Basic knowledge of spreadsheets and SQL</li>\n<li>Interest in how models learn from examples</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    financeOperationsIntern: {
      "job": {
        "id": 16,
        "slug": "finance-operations-intern",
        "title": "Finance Operations Intern",
        "department": "Operations",
        "job_type": "internship",
        "location": "London",
        "posted_date": "2026-09-24",
        "closing_date": null,
        "salary_range": null,
        "is_active": false,
        "description": "<p><em>Applications for this round are closed.</em> The next internship in finance will be announced in the spring.</p>\n<p>A paid placement of five months with the people who keep two currencies, two tax years and one studio in step. You will learn invoicing, forecasting and how to explain both to engineers.</p>",
        "responsibilities": "<ul>\n<li>Prepare invoices and match payments</li>\n<li>Help to close the books each month in both cities</li>\n<li>Improve one finance process from start to finish</li>\n<li>Answer colleagues' questions about expenses with good humour</li>\n</ul>",
        "qualifications": "<ul>\n<li>Student or recent graduate in accounting, economics or a numerate subject</li>\n<li>Neat spreadsheets and a habit of checking twice</li>\n<li>Discretion with confidential figures</li>\n<li>The right to work in the United Kingdom</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    jobInactive: {
      "job": {
        "id": 15,
        "slug": "qa-engineer",
        "title": "QA Engineer",
        "department": {
          "id": 1,
          "name": "Engineering"
        },
        "job_type": "full-time",
        "location": "Lahore",
        "posted_date": "2026-09-20",
        "closing_date": null,
        "salary_range": null,
        "is_active": false,
        "description": "<p><em>This position has been filled.</em> We leave the page up so that applicants can still read what they applied for.</p>\n<p>The role is to find out how our apps and platforms break, before anybody depends on them. It combines exploratory testing with a growing automated suite, and it has a seat at every planning meeting.</p>",
        "responsibilities": "<ul>\n<li>Explore new features and write up what you learn</li>\n<li>Automate the checks worth repeating</li>\n<li>Look after our shelf of forty test phones</li>\n<li>Approve releases, or explain why not</li>\n</ul>",
        "qualifications": "<ul>\n<li>Experience in testing mobile or web products</li>\n<li>Some programming in any language</li>\n<li>Clear, fair bug reports</li>\n<li>A talent for asking \"what if?\"</li>\n</ul>"
      }
    } satisfies Body<'getJob', 200>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'getJob', 401>,
    jobNotFound: {
      "detail": "No Job matches the given query."
    } satisfies Body<'getJob', 404>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'getJob', 429>,
    serverError: {
      "detail": "The server could not complete the request."
    } satisfies Body<'getJob', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'getJob', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'getJob', 504>,
  },
  applyToJob: {
    alreadyApplied: {
      "message": "You have already applied to this job."
    } satisfies Body<'applyToJob', 400>,
    alreadyAppliedError: {
      "error": "Already applied"
    } satisfies Body<'applyToJob', 400>,
    alreadyAppliedDetail: {
      "detail": "This candidate has already applied."
    } satisfies Body<'applyToJob', 400>,
    alreadyAppliedErrors: {
      "errors": [
        "You have already applied to this job.",
        "Nothing was stored."
      ]
    } satisfies Body<'applyToJob', 400>,
    jobClosed: {
      "error": "This position is closed."
    } satisfies Body<'applyToJob', 400>,
    applicationInvalid: {
      "error": "The application is not valid."
    } satisfies Body<'applyToJob', 400>,
    notSignedIn: {
      "message": "Please sign in to continue."
    } satisfies Body<'applyToJob', 401>,
    missingCredential: {
      "detail": "Authentication credentials were not provided."
    } satisfies Body<'applyToJob', 401>,
    profileRequired: {
      "message": "Create a profile before you apply."
    } satisfies Body<'applyToJob', 403>,
    crossSiteRefused: {
      "error": "This request did not come from the website."
    } satisfies Body<'applyToJob', 403>,
    csrfFailed: {
      "detail": "CSRF Failed: CSRF token missing or incorrect."
    } satisfies Body<'applyToJob', 403>,
    jobNotFound: {
      "detail": "No Job matches the given query."
    } satisfies Body<'applyToJob', 404>,
    alreadyAppliedConflict: {
      "message": "You have already applied to this job."
    } satisfies Body<'applyToJob', 409>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'applyToJob', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'applyToJob', 429>,
    applicationFailed: {} satisfies Body<'applyToJob', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'applyToJob', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'applyToJob', 504>,
    applied: {
      "message": "Application submitted successfully"
    } satisfies Body<'applyToJob', '2XX'>,
    alreadyAppliedOk: {
      "message": "You have ALREADY APPLIED to this job."
    } satisfies Body<'applyToJob', '2XX'>,
  },
};

/** Response headers by operation and example name. */
export const headers: { [Id in keyof typeof examples]?: Record<string, Record<string, string>> } = {
  listVideoBanners: {
    tooManyRequests: {"retry-after":"60"},
  },
  listServices: {
    tooManyRequests: {"retry-after":"60"},
  },
  getService: {
    tooManyRequests: {"retry-after":"60"},
  },
  listTestimonials: {
    tooManyRequests: {"retry-after":"60"},
  },
  listTeams: {
    tooManyRequests: {"retry-after":"60"},
  },
  listProjects: {
    tooManyRequests: {"retry-after":"60"},
  },
  getProject: {
    tooManyRequests: {"retry-after":"60"},
  },
  listCaseStudies: {
    tooManyRequests: {"retry-after":"60"},
  },
  getCaseStudy: {
    tooManyRequests: {"retry-after":"60"},
  },
  listGames: {
    tooManyRequests: {"retry-after":"60"},
  },
  getGame: {
    tooManyRequests: {"retry-after":"60"},
  },
  sendEmail: {
    tooManyRequests: {"retry-after":"60"},
  },
  careersLogin: {
    tooManyRequests: {"retry-after":"60"},
    signedIn: {"set-cookie":"sessionid=4f1d0c9b7a6e5d3c; Path=/; HttpOnly; SameSite=Lax"},
    signedInWithProfile: {"set-cookie":"sessionid=4f1d0c9b7a6e5d3c; Path=/; HttpOnly; SameSite=Lax"},
  },
  careersRegister: {
    tooManyRequests: {"retry-after":"60"},
    registered: {"set-cookie":"sessionid=4f1d0c9b7a6e5d3c; Path=/; HttpOnly; SameSite=Lax"},
  },
  getCareersDropdowns: {
    tooManyRequests: {"retry-after":"60"},
  },
  createProfile: {
    tooManyRequests: {"retry-after":"60"},
  },
  updateProfile: {
    tooManyRequests: {"retry-after":"60"},
  },
  checkProfile: {
    tooManyRequests: {"retry-after":"60"},
  },
  listDepartments: {
    tooManyRequests: {"retry-after":"60"},
  },
  listJobs: {
    tooManyRequests: {"retry-after":"60"},
  },
  getJob: {
    tooManyRequests: {"retry-after":"60"},
  },
  applyToJob: {
    tooManyRequests: {"retry-after":"60"},
  },
};
