// Types of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
export interface paths {
    "/api/video-banners/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slides of the home page's video carousel
         * @description All slides in the order of the carousel. An empty list is allowed and has its own text on the page.
         */
        get: operations["listVideoBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All services
         * @description The home page's grid, its about section, the menu and the services list use this call.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One service
         * @description The service as a bare object, without an envelope.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What clients say
         * @description All testimonials in the order of the carousel.
         */
        get: operations["listTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team groups with their members
         * @description The website shows the members of the group named 'Main Page Team'. A missing group is an empty state, not a failure.
         */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The portfolio
         * @description All projects, newest first.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-details/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One project
         * @description The project as a bare object, without an envelope.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/case-studies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All case studies
         * @description The website shows nine per page and pages in the browser, without further requests.
         */
        get: operations["listCaseStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/case-studies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One case study
         * @description Unlike every other path, this one has no trailing slash.
         */
        get: operations["getCaseStudy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All games
         * @description The menu lists every game except 'Snooker Legends 3D' and falls back to an empty list on failure.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One game
         * @description The game as a bare object, without an envelope.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the agency
         * @description The website calls the outcome a success when the status is 200, or another 2xx, and the body says so
         *     with `status: success`, any `message`, or a truthy `success`. Every other one is a failure, and a failure status with
         *     a `message` but no `error` is a success: the named examples spell out each case. A message that is not valid is
         *     refused with 400, or with a 200 that is no success.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/careers/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to the careers area
         * @description Sets the session cookie. Sent with credentials; `password_confirm` is empty. A sign-in replaces the session that the
         *     browser had: its id is a new one.
         */
        post: operations["careersLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/careers/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a careers account
         * @description Creates the account and signs it in. The server, not the client, checks that both passwords match and whether the
         *     password is good enough; its text is shown.
         */
        post: operations["careersRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/careers/dropdowns/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Choices of the profile form
         * @description All lists in one object. If the call fails, the form says so and offers to try again.
         */
        get: operations["getCareersDropdowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/careers/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the candidate profile
         * @description The same form; it replaces the stored profile, with one exception. A `resume` that is left out keeps the stored
         *     file. `current_salary` becomes null when its part is empty, as the website sends it, and when it is left out;
         *     `language_ids` that are left out become an empty list.
         */
        put: operations["updateProfile"];
        /**
         * Create the candidate profile
         * @description Multipart form. The resume is required here. A refusal because there is a profile already says 'Profile already
         *     exists' in `message`, at any status; by these words the website offers to update it.
         */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/careers/profile/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, and have they a profile
         * @description Sent with credentials on page load. 401 means that nobody is signed in; the website then deletes what it stored
         *     about the candidate. After any other failure it treats the visitor as signed out.
         */
        get: operations["checkProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departments with their job counts
         * @description Choices of the careers filter. A failure is only logged; the filter then offers 'all'.
         */
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs, filtered
         * @description The website sends only filters that are set, never empty ones. A job must match all of them. The list is not
         *     paged: the website loads the whole list.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's readable identity.
                 * @example senior-ios-engineer
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * One job
         * @description The job in its envelope. A job that is no longer active is still found.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{slug}/apply/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's readable identity.
                 * @example senior-ios-engineer
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to a job
         * @description One application for each candidate and active job. The client reads one text: `message`, else `error`, else
         *     `detail`, else the first of `errors`. If it contains 'already applied', the application is a repeated one, whatever
         *     the status and letter case. A server may confirm a stored application with 204 and no body.
         */
        post: operations["applyToJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Identity of the record.
         * @example 1
         */
        RecordId: number;
        /** @description One slide of the home page's carousel. */
        VideoBanner: {
            id?: components["schemas"]["RecordId"];
            /**
             * Format: uri-reference
             * @description URL of the background video (WebM or MP4, no sound): a path on the website's origin or an absolute URL.
             * @example /media/banners/two-cities.webm
             */
            video: string;
            /**
             * @description Headline, plain text.
             * @example Two cities, one studio
             */
            title: string;
            /**
             * @description One sentence under the headline. Null shows 'No description available.'
             * @example We design in London and build in Lahore.
             */
            description?: string | null;
        };
        /** @description Envelope of the slides. */
        VideoBannerList: {
            /** @description Slides, first to last. */
            results: components["schemas"]["VideoBanner"][];
        };
        /**
         * @description Number of records on all pages together, if the server counts them.
         * @example 12
         */
        Count: number;
        /**
         * Format: uri-reference
         * @description URL of the neighbouring page; null or absent when there is none. A server may leave `previous` out. It is this same
         *     resource with another `page`, on the same origin or without one. The website follows `next` until it is null, at
         *     most 100 pages, and never to another origin or path, so the server may choose the size of pages.
         * @example /api/services/?page=2
         */
        PageLink: string | null;
        /**
         * Format: uri-reference
         * @description URL of an image: a path on the website's origin (`/media/…`) or an absolute URL with one of the schemes in
         *     `x-allowed-url-schemes.media`. Never relative to the page. For null or another scheme the website shows its fallback.
         * @example /media/services/mobile-apps.webp
         */
        ImageUrl: string | null;
        /** @description A service in lists. */
        ServiceTeaser: {
            /** @description Identity of the service; the {id} of /services-details/{id}. */
            id: components["schemas"]["RecordId"];
            /**
             * @description Name of the service, plain text.
             * @example Mobile App Development
             */
            title: string;
            /**
             * @description One line for the card.
             * @example Apps that open fast and work offline.
             */
            short_text?: string | null;
            /** @description Icon of the card. */
            icon1?: components["schemas"]["ImageUrl"];
            /** @description Shape behind the icon. The card falls back to a default shape when it is null. */
            icon2?: components["schemas"]["ImageUrl"];
        };
        /** @description Paged envelope of the services. */
        ServiceList: {
            count?: components["schemas"]["Count"];
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description Services in the order of the website. */
            results: components["schemas"]["ServiceTeaser"][];
        };
        /** @description The framework's own failure body. */
        Detail: {
            /**
             * @description What went wrong, in a sentence.
             * @example No Service matches the given query.
             */
            detail: string;
        };
        /**
         * @description One point.
         * @example Offline mode and background sync
         */
        Phrase: string;
        /** @description One included service. */
        IncludedService: {
            id?: components["schemas"]["RecordId"];
            /** @description What is included, one phrase or several. */
            feature_list: components["schemas"]["Phrase"] | components["schemas"]["Phrase"][];
        };
        /** @description A service as its own page shows it. The page omits parts that are absent, null or empty. */
        Service: components["schemas"]["ServiceTeaser"] & {
            /**
             * @description Description of the service; plain text, paragraphs separated by an empty line.
             * @example A phone app is a guest in somebody's pocket.
             */
            text?: string | null;
            /** @description Image of the service, 3 to 2. */
            thumb?: components["schemas"]["ImageUrl"];
            /**
             * @description Plain text under 'The Challenge'.
             * @example Most apps are abandoned in their first minute.
             */
            challenge?: string | null;
            /**
             * @description Plain text under 'What we do'.
             * @example We begin with the first minute.
             */
            what_we_do?: string | null;
            /** @description Lines under 'Included Services'. */
            included_services?: components["schemas"]["IncludedService"][];
            /** @description Further points, one phrase each. */
            detail_services_list?: components["schemas"]["Phrase"][];
        };
        /** @description A client's words. */
        Testimonial: {
            id?: components["schemas"]["RecordId"];
            /**
             * @description The quotation, plain text without quotation marks.
             * @example They told us what not to build.
             */
            text: string;
            /** @description Square portrait. Null shows initials. */
            image?: components["schemas"]["ImageUrl"];
            /**
             * @description Name of the person quoted.
             * @example Rosalind Hart
             */
            name: string;
            /**
             * @description Role and company.
             * @example Owner, Hart and Co
             */
            designation?: string | null;
            /**
             * @description Where the words were first published. Read by the client but not shown.
             * @example Client survey
             */
            platform?: string | null;
        };
        /** @description Envelope of the testimonials. */
        TestimonialList: {
            /** @description Testimonials, first to last. */
            results: components["schemas"]["Testimonial"][];
        };
        /**
         * Format: uri
         * @description Absolute URL of another site's page, with one of the schemes in `x-allowed-url-schemes.link`. Null: no link.
         * @example https://apps.example/rickshaw-rush
         */
        LinkUrl: string | null;
        /** @description A person on the team page. */
        TeamMember: {
            /** @description Identity of the person, unique across all groups; the {id} of /team-details/{id}. */
            id: components["schemas"]["RecordId"];
            /** @description Portrait, 4 to 5. Null shows initials. */
            thumb?: components["schemas"]["ImageUrl"];
            /**
             * @description Display name.
             * @example Ayla Marsh
             */
            member: string;
            /** @description The person's own page, if any. */
            memberLink?: components["schemas"]["LinkUrl"];
            /**
             * @description Role. The website writes out exactly 'CTO' and 'COO'.
             * @example CTO
             */
            designation?: string | null;
            /** @description First social icon, if any. */
            icon1?: components["schemas"]["ImageUrl"];
            /** @description Second social icon, if any. */
            icon2?: components["schemas"]["ImageUrl"];
        };
        /** @description A named group of people. */
        TeamGroup: {
            id?: components["schemas"]["RecordId"];
            /**
             * @description Name of the group; 'Main Page Team' is the one on the website.
             * @example Main Page Team
             */
            name: string;
            /** @description People in the order of the website. */
            members: components["schemas"]["TeamMember"][];
        };
        /** @description Envelope of the groups. */
        TeamGroupList: {
            /** @description Groups in any order. */
            results: components["schemas"]["TeamGroup"][];
        };
        /** @description A piece of work as the portfolio shows it. */
        ProjectTeaser: {
            /** @description Identity of the project; the {id} of /project-details/{id}. */
            id: components["schemas"]["RecordId"];
            /**
             * @description Name of the project. A trailing site address in parentheses is not shown.
             * @example Fieldnote (www.fieldnote.example)
             */
            title: string;
            /** @description Image of the card, 4 to 3. */
            thumb?: components["schemas"]["ImageUrl"];
            /**
             * @description Disciplines, one line.
             * @example Product design, iOS, Android
             */
            list1?: string | null;
            /**
             * @description Client and year, one line.
             * @example Harbour authority, 2025
             */
            list2?: string | null;
        };
        /** @description Paged envelope of the projects. */
        ProjectList: {
            count?: components["schemas"]["Count"];
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description Projects in the order of the website. */
            results: components["schemas"]["ProjectTeaser"][];
        };
        /**
         * @description HTML with the tags and attributes of `x-allowed-html`; the website removes everything else before it shows it.
         *     Null or empty: the part is left out, or its fallback text is shown.
         * @example <p>Spin, swerve and cushion behave as they should.</p>
         */
        Html: string | null;
        /** @description A piece of work as its own page shows it. */
        Project: components["schemas"]["ProjectTeaser"] & {
            /** @description Image of the project page, 16 to 9. Null shows 'No image available'. */
            thumb_full?: components["schemas"]["ImageUrl"];
            /** @description HTML. Null shows 'No description available'. */
            description?: components["schemas"]["Html"];
        };
        /** @description A case study as the list shows it. */
        CaseStudyTeaser: {
            /** @description Identity of the case study; the {id} of /case-studies/{id}. */
            id: components["schemas"]["RecordId"];
            /**
             * @description Headline, plain text.
             * @example A freight desk that answers itself
             */
            title: string;
            /** @description Main image, 8 to 5. Null shows 'No main image available' on the case study's page. */
            main_image_url?: components["schemas"]["ImageUrl"];
            /**
             * @description Year in which the work was finished. Optional; null or absent shows nothing.
             * @example 2025
             */
            year?: number | null;
            /**
             * @description What changed, in a few words. Optional; null or absent shows nothing.
             * @example Four dispatchers, one shared board
             */
            outcome?: string | null;
        };
        /** @description Paged envelope of the case studies. */
        CaseStudyList: {
            count?: components["schemas"]["Count"];
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description Case studies in the order of the website. */
            results: components["schemas"]["CaseStudyTeaser"][];
        };
        /**
         * Format: uri-reference
         * @description URL of an image: a path on the website's origin (`/media/…`) or an absolute URL with one of the schemes in
         *     `x-allowed-url-schemes.media`.
         * @example /media/case-studies/freight-desk-1.webp
         */
        ImageFileUrl: string;
        /** @description An image, either as its URL alone or with a name. */
        CaseStudyImage: components["schemas"]["ImageFileUrl"] | {
            image_url: components["schemas"]["ImageFileUrl"];
            /**
             * @description What the image shows.
             * @example The dispatch board at six in the morning
             */
            image_name?: string | null;
        };
        /**
         * Format: uri-reference
         * @description URL of a video: a path on the website's origin (`/media/…`) or an absolute URL with one of the schemes in
         *     `x-allowed-url-schemes.media`.
         * @example /media/case-studies/freight-desk-tour.webm
         */
        VideoFileUrl: string;
        /** @description A video, either as its URL alone or with a name, under one of two sets of keys. */
        CaseStudyVideo: components["schemas"]["VideoFileUrl"] | {
            video_url: components["schemas"]["VideoFileUrl"];
            /**
             * @description What the video shows.
             * @example A walk through the board
             */
            video_name?: string | null;
        } | {
            url: components["schemas"]["VideoFileUrl"];
            /**
             * @description What the video shows.
             * @example A walk through the board
             */
            title?: string | null;
        };
        /** @description A piece of the text. */
        ContentBlock: {
            /**
             * @description h1, h2, h3 and h4 are headings; anything else is body text.
             * @example h2
             */
            type: string;
            /**
             * @description HTML of the block, with the tags and attributes of `x-allowed-html`; the website removes others.
             * @example <p>The desk took four hundred calls a day.</p>
             */
            html: string;
        };
        /** @description A case study as its own page shows it. */
        CaseStudy: components["schemas"]["CaseStudyTeaser"] & {
            /** @description Screenshots that come first. */
            sub_images?: components["schemas"]["CaseStudyImage"][];
            /** @description Screenshots that follow the first ones. */
            additional_images?: components["schemas"]["CaseStudyImage"][];
            /** @description Videos. */
            videos?: components["schemas"]["CaseStudyVideo"][];
            /** @description The text, block by block. */
            structured_content?: components["schemas"]["ContentBlock"][];
        };
        /**
         * @description Envelope of the case study. A healthy server always sends `case_study`; null means that there is nothing to show, and
         *     its absence is shown as 'Invalid data structure received from API'.
         */
        CaseStudyEnvelope: {
            /** @description The case study, or null. */
            case_study?: components["schemas"]["CaseStudy"] | null;
        };
        /** @description Object with the name. */
        GameName: {
            /**
             * @description Name of the game, plain text.
             * @example Rickshaw Rush
             */
            name: string;
        };
        /** @description A game as the menu shows it. */
        GameTeaser: {
            /** @description Identity of the game; the {id} of /game-details/{id}. */
            id: components["schemas"]["RecordId"];
            game_name: components["schemas"]["GameName"];
        };
        /** @description Envelope of the games. */
        GameList: {
            /** @description Games in the order of the menu. */
            results: components["schemas"]["GameTeaser"][];
        };
        /**
         * Format: uri-reference
         * @description URL of a video (WebM or MP4), in the same forms as that of an image.
         * @example /media/games/rickshaw-rush.webm
         */
        VideoUrl: string | null;
        /** @description A mobile game of the agency, as its own page shows it. */
        Game: components["schemas"]["GameTeaser"] & {
            /** @description Key art, 4 to 3. */
            image?: components["schemas"]["ImageUrl"];
            description?: components["schemas"]["Html"];
            /** @description Badge of the first store. */
            icon1?: components["schemas"]["ImageUrl"];
            /** @description The game's page in the first store. */
            icon1_link?: components["schemas"]["LinkUrl"];
            /** @description Badge of the second store. */
            icon2?: components["schemas"]["ImageUrl"];
            /** @description The game's page in the second store. */
            icon2_link?: components["schemas"]["LinkUrl"];
            /** @description Trailer, if any. */
            video?: components["schemas"]["VideoUrl"];
        };
        /** @description A visitor's message. */
        ContactMessage: {
            /**
             * @description Name of the sender.
             * @example Rosalind Hart
             */
            name: string;
            /**
             * Format: email
             * @description Address for the reply.
             * @example rosalind@hartandco.example
             */
            email: string;
            /**
             * @description Phone number, empty when not given.
             * @example +44 20 7946 0999
             */
            phone?: string;
            /**
             * @description The message.
             * @example We need an app for our three farm shops before spring.
             */
            comments: string;
        };
        /** @description Result of sending. All fields may be absent or null. */
        ContactOutcome: {
            /**
             * @description 'success' when the message was sent.
             * @example success
             */
            status?: string | null;
            /**
             * @description Any text here marks a success.
             * @example Email sent successfully
             */
            message?: string | null;
            /**
             * @description Truthy in JavaScript (true, a number except 0, a text except '') when the message was sent.
             * @example true
             */
            success?: boolean | number | string | null;
            /**
             * @description Why the message was not sent; shown unchanged.
             * @example Our mail provider refused the address.
             */
            error?: string | null;
            /**
             * @description The framework's own text; not shown.
             * @example CSRF Failed: CSRF token missing or incorrect.
             */
            detail?: string | null;
        };
        /**
         * Format: email
         * @description Email address, which identifies the account. Letter case is ignored.
         * @example candidate@people.example
         */
        Email: string;
        /** @description What a candidate types to sign in. */
        CareersCredentials: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The password.
             * @example correct horse battery
             */
            password: string;
            /**
             * Format: password
             * @description Empty on sign-in.
             * @example
             */
            password_confirm: string;
        };
        /**
         * @description A failure in the careers area. `message` is meant for the visitor; an empty object means that the server has no
         *     text. `detail` is the framework's own text and is not shown.
         */
        Message: {
            /**
             * @description Text shown to the visitor as it is.
             * @example Invalid email or password.
             */
            message?: string | null;
            /**
             * @description The framework's own text.
             * @example CSRF Failed: CSRF token missing.
             */
            detail?: string | null;
        };
        /** @description A signed-in candidate. */
        CareersUser: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description Free text.
         * @example Senior mobile developer
         */
        JobTitle: string;
        /**
         * @description Id of an entry of the list of choices.
         * @example 2
         */
        ChoiceId: number;
        /** @description Ids of languages; in a form, one part for each. */
        LanguageIds: number[];
        /**
         * @description A month, 1 to 12.
         * @example 11
         */
        Month: number | null;
        /**
         * @description A year.
         * @example 2019
         */
        Year: number | null;
        /** @description A degree. */
        Education: {
            /**
             * @description School or university.
             * @example Thornbury Quay University
             */
            institution_name: string;
            /** @description Month of graduation. */
            graduation_month?: components["schemas"]["Month"];
            /** @description Year of graduation. */
            graduation_year?: components["schemas"]["Year"];
            /**
             * @description Level of the degree.
             * @example Master's degree
             */
            degree_level?: string | null;
            /**
             * @description Main subject.
             * @example Human-Computer Interaction
             */
            major?: string | null;
        };
        /** @description Schools and degrees. */
        EducationList: components["schemas"]["Education"][];
        /** @description A job held. */
        WorkExperience: {
            /**
             * @description Title held.
             * @example Mobile developer
             */
            job_title: string;
            /**
             * @description Employer.
             * @example Copperkettle Apps
             */
            company: string;
            /** @description First month. */
            start_month?: components["schemas"]["Month"];
            /** @description First year. */
            start_year?: components["schemas"]["Year"];
            /** @description Last month; null while it lasts. */
            end_month?: components["schemas"]["Month"];
            /** @description Last year; null while it lasts. */
            end_year?: components["schemas"]["Year"];
            /**
             * @description Whether the job is the current one.
             * @example true
             */
            currently_working?: boolean;
            /**
             * @description Notice period in whole months.
             * @example 1
             */
            notice_period_months?: number | null;
            /**
             * @description Further days of the notice period.
             * @example 15
             */
            notice_period_days?: number | null;
        };
        /** @description Earlier work. */
        WorkExperienceList: components["schemas"]["WorkExperience"][];
        /** @description A skill. */
        Skill: {
            /**
             * @description Name of the skill.
             * @example Accessibility testing
             */
            skill_name: string;
            /**
             * @description Level of the skill.
             * @example Advanced
             */
            skill_level?: string | null;
        };
        /** @description Skills. */
        SkillList: components["schemas"]["Skill"][];
        /**
         * @description A stored candidate profile, complete as it was sent: the website fills its next update from it. Choices are ids of the
         *     lists of choices; a list that is left out is empty.
         */
        CandidateProfile: {
            job_title: components["schemas"]["JobTitle"];
            /** @description Id of a gender. */
            gender: components["schemas"]["ChoiceId"];
            /** @description Id of a nationality. */
            nationality: components["schemas"]["ChoiceId"];
            /** @description Id of a marital status. */
            marital_status: components["schemas"]["ChoiceId"];
            /**
             * @description Id of a salary range; null when not given.
             * @example 5
             */
            current_salary?: number | null;
            /** @description Id of a salary range. */
            expected_salary: components["schemas"]["ChoiceId"];
            /** @description Id of a career level. */
            career_level: components["schemas"]["ChoiceId"];
            /** @description Id of an experience. */
            experience: components["schemas"]["ChoiceId"];
            /** @description Id of a job category. */
            job_category: components["schemas"]["ChoiceId"];
            /**
             * Format: uri-reference
             * @description URL of the stored PDF, never relative to the page. Only the candidate and the agency's staff may fetch it: the
             *     backend either asks for the session of this candidate (401 or 404 to anybody else), or makes the URL impossible
             *     to guess and lets it expire. No shared cache keeps the file.
             * @example /media/resumes/sample.pdf
             */
            readonly resume?: string | null;
            language_ids?: components["schemas"]["LanguageIds"];
            education?: components["schemas"]["EducationList"];
            work_experience?: components["schemas"]["WorkExperienceList"];
            skills?: components["schemas"]["SkillList"];
            user?: components["schemas"]["CareersUser"];
        };
        /**
         * @description Text for the visitor.
         * @example Login successful
         */
        SessionText: string | null;
        /** @description Response to sign-in and registration. Without `profile` the website asks the profile check. */
        CareersSession: {
            user: components["schemas"]["CareersUser"];
            /**
             * @description There is a profile.
             * @constant
             */
            has_profile: true;
            /** @description The profile, if the server sends it. */
            profile?: components["schemas"]["CandidateProfile"] | null;
            message?: components["schemas"]["SessionText"];
        } | {
            user: components["schemas"]["CareersUser"];
            /**
             * @description There is none.
             * @constant
             */
            has_profile: false;
            /** @description There is none. */
            profile?: null;
            message?: components["schemas"]["SessionText"];
        };
        /**
         * Format: password
         * @description A new password, at least 8 characters long. A server may refuse more, such as common words.
         * @example correct horse battery
         */
        NewPassword: string;
        /** @description What a candidate types to register. */
        CareersRegistration: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The password once more.
             * @example correct horse battery
             */
            password_confirm: string;
        };
        /** @description One entry of a list of choices. */
        Choice: {
            id: components["schemas"]["ChoiceId"];
            /**
             * @description Label for the candidate.
             * @example Senior
             */
            name: string;
        };
        /** @description Entries in the order of the form. */
        ChoiceList: components["schemas"]["Choice"][];
        /**
         * @description Pounds a year, a number or its decimal digits.
         * @example 52500.00
         */
        Salary: number | string;
        /** @description A salary range, shown as 'min - max'. */
        SalaryRange: {
            id: components["schemas"]["ChoiceId"];
            /** @description Lower end. */
            min_salary: components["schemas"]["Salary"];
            /** @description Upper end. */
            max_salary: components["schemas"]["Salary"];
        };
        /** @description Lists of choices. */
        CareersDropdowns: {
            /** @description Choices for Gender. */
            genders: components["schemas"]["ChoiceList"];
            /** @description Choices for Nationality. */
            nationalities: components["schemas"]["ChoiceList"];
            /** @description Choices for Marital Status. */
            marital_statuses: components["schemas"]["ChoiceList"];
            /** @description Choices of both salary fields. */
            salary_ranges: components["schemas"]["SalaryRange"][];
            /** @description Choices for Career Level. */
            career_levels: components["schemas"]["ChoiceList"];
            /** @description Choices for Experience. */
            experiences: components["schemas"]["ChoiceList"];
            /** @description Choices for Job Category. */
            job_categories: components["schemas"]["ChoiceList"];
        };
        /** @description The profile form. Lists of ids are sent as one part per item, structured lists as JSON strings. */
        ProfileForm: {
            job_title: components["schemas"]["JobTitle"];
            /** @description Id of a gender. */
            gender: components["schemas"]["ChoiceId"];
            /** @description Id of a nationality. */
            nationality: components["schemas"]["ChoiceId"];
            /** @description Id of a marital status. */
            marital_status: components["schemas"]["ChoiceId"];
            /**
             * @description Id of a salary range; an empty part is null, which clears it.
             * @example 5
             */
            current_salary?: number | null;
            /** @description Id of a salary range. */
            expected_salary: components["schemas"]["ChoiceId"];
            /** @description Id of a career level. */
            career_level: components["schemas"]["ChoiceId"];
            /** @description Id of an experience. */
            experience: components["schemas"]["ChoiceId"];
            /** @description Id of a job category. */
            job_category: components["schemas"]["ChoiceId"];
            language_ids?: components["schemas"]["LanguageIds"];
            /**
             * @description JSON text of a list of Education records.
             * @example []
             */
            education: string;
            /**
             * @description JSON text of a list of WorkExperience records.
             * @example []
             */
            work_experience: string;
            /**
             * @description JSON text of a list of Skill records.
             * @example []
             */
            skills: string;
            /**
             * Format: binary
             * @description The resume: a file whose name ends in `.pdf`, with `%PDF-` within its first 1024 bytes; its lengths are bytes. A
             *     server need not look at the name.
             * @example %PDF-1.7 …
             */
            resume?: Blob;
        };
        /** @description Response to saving a profile. */
        SavedProfile: {
            profile: components["schemas"]["CandidateProfile"];
            message?: components["schemas"]["SessionText"];
        };
        /** @description The profile form with the resume that a new profile needs. */
        NewProfileForm: WithRequired<components["schemas"]["ProfileForm"], "resume">;
        /** @description A stored candidate profile with its user. */
        CheckedProfile: components["schemas"]["CandidateProfile"] & {
            user: components["schemas"]["CareersUser"];
        };
        /** @description Response to the profile check. */
        ProfileCheck: {
            /**
             * @description There is a profile.
             * @constant
             */
            has_profile: true;
            profile: components["schemas"]["CheckedProfile"];
        } | {
            /**
             * @description There is none.
             * @constant
             */
            has_profile: false;
            /** @description There is none. */
            profile?: null;
        };
        /**
         * @description Name of the department.
         * @example Engineering
         */
        DepartmentName: string;
        /** @description A department that hires. */
        Department: {
            id: components["schemas"]["RecordId"];
            name: components["schemas"]["DepartmentName"];
            /**
             * @description Number of jobs in the list filtered only by this department, closed ones included.
             * @example 5
             */
            readonly job_count: number;
        };
        /** @description Envelope of the departments. */
        DepartmentList: {
            /** @description Departments in the order of the filter. */
            departments: components["schemas"]["Department"][];
        };
        /**
         * @description Kind of employment.
         * @example full-time
         * @enum {string}
         */
        JobType: "full-time" | "part-time" | "contract" | "internship";
        /**
         * @description The {slug} of /job-details/{slug}, unique among all jobs; ASCII letters, digits, hyphens and underscores.
         * @example senior-ios-engineer
         */
        Slug: string;
        /** @description The department of a job, either as its name alone or as an object. */
        JobDepartment: components["schemas"]["DepartmentName"] | {
            id?: components["schemas"]["RecordId"];
            name: components["schemas"]["DepartmentName"];
        } | null;
        /**
         * @description A job as the list shows it. `job_type`, `location` and `closing_date` are in both list and detail, or in neither,
         *     because a card and its page must not contradict each other. `id`, `slug` and `is_active` are required: they
         *     identify the job and say whether it is open.
         */
        JobTeaser: {
            id: components["schemas"]["RecordId"];
            slug: components["schemas"]["Slug"];
            /**
             * @description Title. Null shows 'Job Title Not Available'.
             * @example Senior iOS Engineer
             */
            title?: string | null;
            department?: components["schemas"]["JobDepartment"];
            /** @description Kind of employment. */
            job_type?: components["schemas"]["JobType"] | null;
            /**
             * @description City, for the location filter.
             * @example London
             */
            location?: string | null;
            /**
             * Format: date
             * @description Calendar date, the same in every time zone. Null shows 'Date Not Available'.
             * @example 2026-11-16
             */
            posted_date?: string | null;
            /**
             * Format: date
             * @description Last calendar date to apply, if any.
             * @example 2027-01-15
             */
            closing_date?: string | null;
            /**
             * @description Salary in words, if published.
             * @example £68,000 – £82,000 a year
             */
            salary_range?: string | null;
            /**
             * @description False shows 'Position Closed'; an application is then refused with 400.
             * @example true
             */
            is_active: boolean;
        };
        /** @description Envelope of the jobs. */
        JobList: {
            /** @description Jobs, newest first by `posted_date`. */
            jobs: components["schemas"]["JobTeaser"][];
        };
        /** @description A job as its own page shows it. */
        Job: components["schemas"]["JobTeaser"] & {
            description?: components["schemas"]["Html"];
            responsibilities?: components["schemas"]["Html"];
            qualifications?: components["schemas"]["Html"];
        };
        /** @description Envelope of the job. */
        JobEnvelope: {
            job: components["schemas"]["Job"];
        };
        /** @description An application. The server takes profile and resume from the session's candidate. */
        Application: {
            /**
             * @description Always empty.
             * @example
             */
            cover_letter: string;
        };
        /**
         * @description Text for the visitor.
         * @example Application submitted successfully
         */
        OutcomeText: string | null;
        /** @description Result of the application. All fields are optional. */
        ApplicationOutcome: {
            message?: components["schemas"]["OutcomeText"];
            error?: components["schemas"]["OutcomeText"];
            detail?: components["schemas"]["OutcomeText"];
            /** @description Texts for the visitor; the first one is shown. */
            errors?: components["schemas"]["OutcomeText"][] | components["schemas"]["OutcomeText"];
        };
        /**
         * @description Text for the visitor.
         * @example Too many requests. Please wait a minute and try again.
         */
        EdgeText: string;
        /**
         * @description A refusal or failure of the gateway. Each form reads the text from another property: the careers account from
         *     `message`, the HRMS accounts from `detail`, the others from `error`. `error` is required, because the contact form
         *     takes a failure with only `message` for a success.
         */
        EdgeProblem: {
            error: components["schemas"]["EdgeText"];
            message?: components["schemas"]["EdgeText"];
            detail?: components["schemas"]["EdgeText"];
        };
        /** @description The edge's refusal of a write from another site, with its text in three properties, or the framework's `detail`. */
        Forbidden: {
            error?: components["schemas"]["EdgeText"];
            message?: components["schemas"]["EdgeText"];
            /**
             * @description Text for the visitor, or the framework's own.
             * @example CSRF Failed: CSRF token missing.
             */
            detail?: string;
        };
    };
    responses: {
        /** @description There is no such page. */
        PageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The resume is larger than 10 MB, or the whole body larger than the edge lets through. */
        ResumeTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The backend failed and has no text. */
        ProfileNotSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description No such job. */
        JobNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /**
         * @description `message`: there is no session, or it has ended; the website treats the visitor as signed out and offers sign-in.
         *     `detail`: the shared basic-auth credential is missing or wrong.
         */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The visitor sent too many requests. Nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The backend failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The gateway cannot reach the backend, or cannot read its response. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The backend did not respond in time. A write may have been done all the same. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The write did not come from the website, or its CSRF token is missing or wrong. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description The body is larger than the call takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description Number of a page, from 1. The website never chooses it: it asks without it and then follows `next`.
         * @example 2
         */
        Page: number;
        /**
         * @description Identity of the record.
         * @example 1
         */
        Id: number;
        /**
         * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
         *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
         *     (`csrfFailed`).
         * @example kR3mQx8vT1nZ0pLw
         */
        CsrfToken: string;
        /**
         * @description The job's readable identity.
         * @example senior-ios-engineer
         */
        Slug: components["schemas"]["Slug"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The session, `sessionid=…; Path=/; HttpOnly; SameSite=Lax`, and `Secure` over https. Its `Max-Age`, where it has
         *     one, is at most 1209600 (14 days).
         * @example sessionid=4f1d0c9b7a6e5d3c; Path=/; HttpOnly; SameSite=Lax
         */
        SessionCookie: string;
        /** @description Seconds to wait before repeating the call. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listVideoBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoBannerList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description Number of a page, from 1. The website never chooses it: it asks without it and then follows `next`.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; most servers need only one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No such service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The testimonials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamGroupList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Number of a page, from 1. The website never chooses it: it asks without it and then follows `next`.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; most servers need only one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No such project. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCaseStudies: {
        parameters: {
            query?: {
                /**
                 * @description Number of a page, from 1. The website never chooses it: it asks without it and then follows `next`.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; most servers need only one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseStudyList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaseStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case study in its envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseStudyEnvelope"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No such case study. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
                 *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
                 *     (`csrfFailed`).
                 * @example kR3mQx8vT1nZ0pLw
                 */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The server accepted the request; the body says whether the message was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
            /** @description The message will be sent later. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
            /** @description The message was not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
            /** @description The mail provider failed, or the gateway cannot reach the backend. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
            504: components["responses"]["GatewayTimeout"];
        };
    };
    careersLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
                 *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
                 *     (`csrfFailed`).
                 * @example kR3mQx8vT1nZ0pLw
                 */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareersCredentials"];
            };
        };
        responses: {
            /** @description Something is missing from the request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /**
             * @description `message`: wrong email or password; the text does not say which. `detail`: the shared basic-auth credential
             *     is missing or wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed and has no text. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Signed in. */
            "2XX": {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareersSession"];
                };
            };
        };
    };
    careersRegister: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
                 *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
                 *     (`csrfFailed`).
                 * @example kR3mQx8vT1nZ0pLw
                 */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareersRegistration"];
            };
        };
        responses: {
            /** @description The account was not created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed and has no text. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Account created and signed in. */
            "2XX": {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareersSession"];
                };
            };
        };
    };
    getCareersDropdowns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareersDropdowns"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
                 *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
                 *     (`csrfFailed`).
                 * @example kR3mQx8vT1nZ0pLw
                 */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form, with a resume only when it is replaced. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description The profile was not updated. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /**
             * @description `message`: there is no session, or it has ended; the website treats the visitor as signed out and offers sign-in.
             *     `detail`: the shared basic-auth credential is missing or wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is no profile to update. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["ResumeTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ProfileNotSaved"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Profile updated. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
                 *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
                 *     (`csrfFailed`).
                 * @example kR3mQx8vT1nZ0pLw
                 */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form with a resume. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewProfileForm"];
            };
        };
        responses: {
            /** @description The profile was not created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /**
             * @description `message`: there is no session, or it has ended; the website treats the visitor as signed out and offers sign-in.
             *     `detail`: the shared basic-auth credential is missing or wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is a profile already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["ResumeTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ProfileNotSaved"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Profile created. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
        };
    };
    checkProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileCheck"];
                };
            };
            /**
             * @description `message`: there is no session, or it has ended; the website treats the visitor as signed out and offers sign-in.
             *     `detail`: the shared basic-auth credential is missing or wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentList"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Id of a department.
                 * @example 2
                 */
                department_id?: number;
                /**
                 * @description Kind of employment.
                 * @example full-time
                 */
                job_type?: components["schemas"]["JobType"];
                /**
                 * @description City. Never set by the website.
                 * @example London
                 */
                location?: string;
                /**
                 * @description Words to search for in title, department and description, in any letter case.
                 * @example engineer
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs that match, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description A filter has an invalid value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's readable identity.
                 * @example senior-ios-engineer
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobEnvelope"];
                };
            };
            /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            404: components["responses"]["JobNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    applyToJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the `csrftoken` cookie. The website sends it with every write to this backend as soon as the browser holds
                 *     one. A backend that sets the cookie refuses a write with a session and without this header with 403
                 *     (`csrfFailed`).
                 * @example kR3mQx8vT1nZ0pLw
                 */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The job's readable identity.
                 * @example senior-ios-engineer
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        responses: {
            /** @description The application was not stored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            /**
             * @description `message`: there is no session, or it has ended; the website treats the visitor as signed out and offers sign-in.
             *     `detail`: the shared basic-auth credential is missing or wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The candidate has no profile, or the write did not come from the website. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            404: components["responses"]["JobNotFound"];
            /** @description There is an application already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed and has no text. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Application stored, unless the text says that there was one already. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
