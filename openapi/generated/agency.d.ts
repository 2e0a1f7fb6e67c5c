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
         * @description All slides in the order in which they play. An empty list is legal and has its own text on the page.
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
         * @description One call feeds the home page's grid, its about section, the menu and the services list.
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
                /** @description Identity of the record. */
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
         * @description All testimonials in the order in which the carousel shows them.
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
                /** @description Identity of the record. */
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
         * @description The website shows nine a page and pages in the browser; nothing further is requested.
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
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One case study
         * @description Mind the path. It has no trailing slash, unlike every other one.
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
                /** @description Identity of the record. */
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
         * @description The website calls the outcome a success when the status is 200 and the body says so with
         *     `status: success`, any `message`, or a truthy `success`. Every other 200 is a failure, and a failure
         *     status with a `message` but no `error` is a success: the named examples spell out each case.
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
         * @description Sets the session cookie. Sent with credentials; `password_confirm` is empty.
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
         * @description Creates the account and signs it in. The server, not the client, checks that both passwords match.
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
         * @description The seven lists in one object. When it fails the form says so and offers another try.
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
         * @description The same form. Without a new file the `resume` part is left out and the stored one stays.
         */
        put: operations["updateProfile"];
        /**
         * Create the candidate profile
         * @description Multipart form. The resume is required here.
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
         * @description Sent with credentials on page load. A failure means that the visitor is treated as signed out.
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
         * Positions, filtered
         * @description Only filters that are set are sent. All set filters must match.
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
                /** @description The position's readable identity. */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * One position
         * @description The position in its envelope.
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
                /** @description The position's readable identity. */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to a position
         * @description One application for each candidate and active position. The client reads the text from `message`,
         *     `error`, `detail` or `errors` (the first item of a list), and takes any text that holds
         *     'already applied' as just that, whatever the status and letter case.
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
        /** @description One slide of the home page's carousel. */
        VideoBanner: {
            /** @description Identity of the slide. */
            id: number;
            /**
             * Format: uri-reference
             * @description Address of the background film (WebM or MP4, no sound), absolute or on the site's origin.
             */
            video: string;
            /** @description Headline, plain text. */
            title: string;
            /** @description One sentence under the headline. Null shows 'No description available.' */
            description: string | null;
        };
        /** @description The framework's own failure body. */
        Detail: {
            /** @description What went wrong, in a sentence. */
            detail: string;
        };
        /** @description How many records there are in all. */
        Count: number;
        /**
         * Format: uri-reference
         * @description Address of the neighbouring page, null when there is none.
         */
        PageLink: string | null;
        /** @description A service that the agency sells. Optional parts are null or empty and are then left out on the page. */
        Service: {
            /** @description Identity of the service; the {id} of /services-details/{id}. */
            id: number;
            /** @description Name of the service, plain text. */
            title: string;
            /** @description One line for the card. */
            short_text: string | null;
            /**
             * Format: uri-reference
             * @description Icon of the card.
             */
            icon1: string | null;
            /**
             * Format: uri-reference
             * @description Shape behind the icon. The card falls back to a default shape when it is null.
             */
            icon2: string | null;
            /** @description What the service is; plain text, paragraphs separated by an empty line. */
            text: string | null;
            /**
             * Format: uri-reference
             * @description Picture of the service, 3 to 2.
             */
            thumb: string | null;
            /** @description Text under 'The Challenge'. */
            challenge: string | null;
            /** @description Text under 'What we do'. */
            what_we_do: string | null;
            /** @description Lines under 'Included Services'. */
            included_services: {
                /** @description Identity of the line. */
                id?: number;
                /** @description What is included, one phrase. */
                feature_list: string;
            }[];
            /** @description Further points, one phrase each. */
            detail_services_list: string[];
        };
        /** @description A client's words. */
        Testimonial: {
            /** @description Identity of the testimonial. */
            id: number;
            /** @description The quotation, plain text without quotation marks. */
            text: string;
            /**
             * Format: uri-reference
             * @description Square portrait. Null shows initials.
             */
            image: string | null;
            /** @description Name of the person quoted. */
            name: string;
            /** @description Role and company. */
            designation: string | null;
            /** @description Where the words were first published. Read by the client but not shown. */
            platform?: string | null;
        };
        /** @description A person on the team page. */
        TeamMember: {
            /** @description Identity of the person, unique across all groups; the {id} of /team-details/{id}. */
            id: number;
            /**
             * Format: uri-reference
             * @description Portrait, 4 to 5. Null shows initials.
             */
            thumb: string | null;
            /** @description Display name. */
            member: string;
            /**
             * Format: uri
             * @description The person's own page, if any.
             */
            memberLink?: string | null;
            /** @description Role. Exactly 'CTO' and 'COO' are written out by the client. */
            designation: string | null;
            /**
             * Format: uri-reference
             * @description First social icon, if any.
             */
            icon1?: string | null;
            /**
             * Format: uri-reference
             * @description Second social icon, if any.
             */
            icon2?: string | null;
        };
        /** @description A named group of people. */
        TeamGroup: {
            /** @description Identity of the group. */
            id?: number;
            /** @description Name of the group; 'Main Page Team' is the one on the website. */
            name: string;
            /** @description People in the order in which they are shown. */
            members: components["schemas"]["TeamMember"][];
        };
        /** @description A piece of work in the portfolio. */
        Project: {
            /** @description Identity of the project; the {id} of /project-details/{id}. */
            id: number;
            /** @description Name of the project. A trailing site address in parentheses is not shown. */
            title: string;
            /**
             * Format: uri-reference
             * @description Picture of the card, 4 to 3.
             */
            thumb: string | null;
            /**
             * Format: uri-reference
             * @description Picture of the project page, 16 to 9. Null shows 'No image available'.
             */
            thumb_full: string | null;
            /** @description HTML. Null shows 'No description available'. */
            description: string | null;
            /** @description Disciplines, one line. */
            list1: string | null;
            /** @description Client and year, one line. */
            list2: string | null;
        };
        /** @description A case study as the list shows it. */
        CaseStudyTeaser: {
            /** @description Identity of the case study; the {id} of /case-studies/{id}. */
            id: number;
            /** @description Headline, plain text. */
            title: string;
            /**
             * Format: uri-reference
             * @description Main picture, 8 to 5.
             */
            main_image_url: string | null;
        };
        /** @description A picture, either as its address alone or with a name. */
        CaseStudyImage: string | {
            /**
             * Format: uri-reference
             * @description Address of the picture.
             */
            image_url: string;
            /** @description What the picture shows. */
            image_name?: string | null;
        };
        /** @description A film, either as its address alone or with a name, under one of two sets of keys. */
        CaseStudyVideo: string | {
            /**
             * Format: uri-reference
             * @description Address of the film.
             */
            video_url: string;
            /** @description What the film shows. */
            video_name?: string | null;
        } | {
            /**
             * Format: uri-reference
             * @description Address of the film.
             */
            url: string;
            /** @description What the film shows. */
            title?: string | null;
        };
        /** @description A piece of the text. */
        ContentBlock: {
            /** @description h1, h2, h3 and h4 are headings; anything else is body text. */
            type: string;
            /** @description HTML of the block; cleaned by the client before it is shown. */
            html: string;
        };
        /** @description A case study as its own page shows it. */
        CaseStudy: {
            /** @description Identity of the case study. */
            id: number;
            /** @description Headline, plain text. */
            title: string;
            /**
             * Format: uri-reference
             * @description Main picture. Null shows 'No main image available'.
             */
            main_image_url: string | null;
            /** @description Screenshots that come first. */
            sub_images: components["schemas"]["CaseStudyImage"][];
            /** @description Screenshots that follow the first ones. */
            additional_images: components["schemas"]["CaseStudyImage"][];
            /** @description Films. */
            videos: components["schemas"]["CaseStudyVideo"][];
            /** @description The text, block by block. */
            structured_content: components["schemas"]["ContentBlock"][];
        };
        /** @description A mobile game of the agency. */
        Game: {
            /** @description Identity of the game; the {id} of /game-details/{id}. */
            id: number;
            /** @description The name, wrapped. */
            game_name: {
                /** @description Name of the game, plain text. */
                name: string;
            };
            /**
             * Format: uri-reference
             * @description Key art, 4 to 3.
             */
            image: string | null;
            /** @description HTML. */
            description: string | null;
            /**
             * Format: uri-reference
             * @description Badge of the first store.
             */
            icon1: string | null;
            /**
             * Format: uri
             * @description The game's page in the first store.
             */
            icon1_link: string | null;
            /**
             * Format: uri-reference
             * @description Badge of the second store.
             */
            icon2: string | null;
            /**
             * Format: uri
             * @description The game's page in the second store.
             */
            icon2_link: string | null;
            /**
             * Format: uri-reference
             * @description Trailer, if any.
             */
            video: string | null;
        };
        /** @description A visitor's message. */
        ContactMessage: {
            /** @description Name of the sender. */
            name: string;
            /**
             * Format: email
             * @description Address to answer to.
             */
            email: string;
            /** @description Phone number, empty when not given. */
            phone?: string;
            /** @description The message. */
            comments: string;
        };
        /** @description What became of the message. All fields are optional. */
        ContactOutcome: {
            /** @description 'success' when the message went out. */
            status?: string;
            /** @description Any text here marks a success. */
            message?: string;
            /** @description True when the message went out. */
            success?: boolean;
            /** @description Why it did not go out; shown as it is. */
            error?: string;
        };
        /** @description What a candidate types to sign in or register. */
        CareersCredentials: {
            /**
             * Format: email
             * @description Email address, the account's name.
             */
            email: string;
            /**
             * Format: password
             * @description The password.
             */
            password: string;
            /**
             * Format: password
             * @description The password once more; empty on sign-in.
             */
            password_confirm: string;
        };
        /** @description A signed-in candidate. */
        CareersUser: {
            /**
             * Format: email
             * @description Email address of the account.
             */
            email: string;
        };
        /** @description A degree. */
        Education: {
            /** @description School or university. */
            institution_name: string;
            /** @description Month of graduation. */
            graduation_month?: number | null;
            /** @description Year of graduation. */
            graduation_year?: number | null;
            /** @description Level of the degree. */
            degree_level?: string | null;
            /** @description Main subject. */
            major?: string | null;
        };
        /** @description A position held. */
        WorkExperience: {
            /** @description Title held. */
            job_title: string;
            /** @description Employer. */
            company: string;
            /** @description First month. */
            start_month?: number | null;
            /** @description First year. */
            start_year?: number | null;
            /** @description Last month; null while it lasts. */
            end_month?: number | null;
            /** @description Last year; null while it lasts. */
            end_year?: number | null;
            /** @description Whether it lasts. */
            currently_working?: boolean;
            /** @description Notice period in whole months. */
            notice_period_months?: number | null;
            /** @description Further days of the notice period. */
            notice_period_days?: number | null;
        };
        /** @description A skill. */
        Skill: {
            /** @description Name of the skill. */
            skill_name: string;
            /** @description How well. */
            skill_level?: string | null;
        };
        /** @description A stored candidate profile. Choices are ids of the lists of choices. */
        CandidateProfile: {
            /** @description Free text. */
            job_title: string;
            /** @description Id of a gender. */
            gender: number;
            /** @description Id of a nationality. */
            nationality: number;
            /** @description Id of a marital status. */
            marital_status: number;
            /** @description Id of a salary range. */
            current_salary?: number | null;
            /** @description Id of a salary range. */
            expected_salary: number;
            /** @description Id of a career level. */
            career_level: number;
            /** @description Id of an experience. */
            experience: number;
            /** @description Id of a job category. */
            job_category: number;
            /**
             * Format: uri-reference
             * @description Address of the stored PDF.
             */
            resume?: string | null;
            /** @description Ids of languages. */
            language_ids?: number[];
            /** @description Schools and degrees. */
            education?: components["schemas"]["Education"][];
            /** @description Earlier work. */
            work_experience?: components["schemas"]["WorkExperience"][];
            /** @description Skills. */
            skills?: components["schemas"]["Skill"][];
            user?: components["schemas"]["CareersUser"];
        };
        /** @description Answer to sign-in and registration. */
        CareersSession: {
            user: components["schemas"]["CareersUser"];
            /** @description Whether a candidate profile exists. */
            has_profile: boolean;
            /** @description The profile, or null. When it is absent the client asks the profile check. */
            profile?: components["schemas"]["CandidateProfile"] | null;
            /** @description Text for the visitor. */
            message?: string;
        };
        /** @description A failure whose text is meant for the visitor. An empty object means that the server has no text. */
        Message: {
            /** @description Text shown to the visitor as it is. */
            message?: string;
        };
        /** @description One entry of a list of choices. */
        Choice: {
            /** @description Value that the profile stores. */
            id: number;
            /** @description What the candidate reads. */
            name: string;
        };
        /** @description A salary range, shown as 'min - max'. */
        SalaryRange: {
            /** @description Value that the profile stores. */
            id: number;
            /** @description Lower end, pounds a year. */
            min_salary: number;
            /** @description Upper end, pounds a year. */
            max_salary: number;
        };
        /** @description Lists of choices. */
        CareersDropdowns: {
            /** @description Choices for Gender. */
            genders: components["schemas"]["Choice"][];
            /** @description Choices for Nationality. */
            nationalities: components["schemas"]["Choice"][];
            /** @description Choices for Marital Status. */
            marital_statuses: components["schemas"]["Choice"][];
            /** @description Choices for both salary fields. */
            salary_ranges: components["schemas"]["SalaryRange"][];
            /** @description Choices for Career Level. */
            career_levels: components["schemas"]["Choice"][];
            /** @description Choices for Experience. */
            experiences: components["schemas"]["Choice"][];
            /** @description Choices for Job Category. */
            job_categories: components["schemas"]["Choice"][];
        };
        /** @description The profile form. Lists are appended item by item; structured lists travel as JSON strings. */
        ProfileForm: {
            /** @description Free text. */
            job_title: string;
            /** @description Id of a gender. */
            gender: number;
            /** @description Id of a nationality. */
            nationality: number;
            /** @description Id of a marital status. */
            marital_status: number;
            /** @description Id of a salary range; left out when not given. */
            current_salary?: number;
            /** @description Id of a salary range. */
            expected_salary: number;
            /** @description Id of a career level. */
            career_level: number;
            /** @description Id of an experience. */
            experience: number;
            /** @description Id of a job category. */
            job_category: number;
            /** @description Ids of languages, one part an id. */
            language_ids?: number[];
            /** @description JSON list of Education records. */
            education: string;
            /** @description JSON list of WorkExperience records. */
            work_experience: string;
            /** @description JSON list of Skill records. */
            skills: string;
            /**
             * Format: binary
             * @description The resume, a PDF of at most 10 MB.
             */
            resume?: Blob;
        };
        /** @description Answer to saving a profile. */
        SavedProfile: {
            profile: components["schemas"]["CandidateProfile"];
            /** @description Text for the visitor. */
            message?: string;
        };
        /** @description The profile form with the resume that a new profile needs. */
        NewProfileForm: components["schemas"]["ProfileForm"] & Record<string, never>;
        /** @description Answer to the profile check. */
        ProfileCheck: {
            /** @description Whether a profile exists. */
            has_profile: boolean;
            /** @description The profile with its user, or null. */
            profile?: components["schemas"]["CandidateProfile"] | null;
        };
        /** @description A department that hires. */
        Department: {
            /** @description Identity of the department. */
            id: number;
            /** @description Name of the department. */
            name: string;
            /** @description How many positions it lists. */
            job_count: number;
        };
        /**
         * @description Kind of employment.
         * @enum {string}
         */
        JobType: "full-time" | "part-time" | "contract" | "internship";
        /** @description The department of a position, either as its name alone or as an object. */
        JobDepartment: string | {
            /** @description Identity of the department. */
            id?: number;
            /** @description Name of the department. */
            name: string;
        } | null;
        /** @description A position. */
        Job: {
            /** @description Identity of the position. */
            id: number;
            /** @description The {slug} of /job-details/{slug}. */
            slug: string;
            /** @description Title. Null shows 'Job Title Not Available'. */
            title: string | null;
            department: components["schemas"]["JobDepartment"];
            /** @description Kind of employment. */
            job_type?: components["schemas"]["JobType"] | null;
            /** @description City, for the location filter. */
            location?: string | null;
            /**
             * Format: date
             * @description Calendar date. Null shows 'Date Not Available'.
             */
            posted_date: string | null;
            /**
             * Format: date
             * @description Last calendar date to apply, if any.
             */
            closing_date: string | null;
            /** @description Salary in words, if published. */
            salary_range: string | null;
            /** @description False shows 'Position Closed'. */
            is_active: boolean;
            /** @description HTML. */
            description: string | null;
            /** @description HTML. */
            responsibilities: string | null;
            /** @description HTML. */
            qualifications: string | null;
        };
        /** @description An application. The profile and its resume travel with the session. */
        Application: {
            /** @description Always empty. */
            cover_letter: string;
        };
        /** @description What became of the application. All fields are optional. */
        ApplicationOutcome: {
            /** @description Text for the visitor. */
            message?: string;
            /** @description Text for the visitor. */
            error?: string;
            /** @description Text for the visitor. */
            detail?: string;
            /** @description Texts for the visitor; the first one is shown. */
            errors?: string[] | string;
        };
    };
    responses: {
        /** @description The shared basic-auth credential is missing or wrong. Visitors never see this behind a working edge. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
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
        /** @description No session, or it has expired. */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The upload is larger than 10 MB. */
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
        /** @description No such position. */
        JobNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
    };
    parameters: {
        /** @description Identity of the record. */
        Id: number;
        /** @description Value of the `csrftoken` cookie, echoed when the browser holds one. */
        CsrfToken: string;
        /** @description The position's readable identity. */
        Slug: string;
    };
    requestBodies: {
        /** @description Email and password; both calls send the same fields. */
        Credentials: {
            content: {
                "application/json": components["schemas"]["CareersCredentials"];
            };
        };
    };
    headers: {
        /** @description The session, `sessionid=…; Path=/; HttpOnly; SameSite=Lax`. */
        SessionCookie: string;
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
                    "application/json": {
                        /** @description Slides, first to last. */
                        results: components["schemas"]["VideoBanner"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page holding every service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        /** @description Services in the order in which they are shown. */
                        results: components["schemas"]["Service"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
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
            401: components["responses"]["Unauthorized"];
            /** @description No such service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            500: components["responses"]["ServerError"];
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
                    "application/json": {
                        /** @description Testimonials, first to last. */
                        results: components["schemas"]["Testimonial"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
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
                    "application/json": {
                        /** @description Groups in any order. */
                        results: components["schemas"]["TeamGroup"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page holding every project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        /** @description Projects in the order in which they are shown. */
                        results: components["schemas"]["Project"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
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
            401: components["responses"]["Unauthorized"];
            /** @description No such project. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listCaseStudies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page holding every case study. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        /** @description Case studies in the order in which they are shown. */
                        results: components["schemas"]["CaseStudyTeaser"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getCaseStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
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
                    "application/json": {
                        /** @description The case study, or null. */
                        case_study?: components["schemas"]["CaseStudy"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such case study. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            500: components["responses"]["ServerError"];
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
                    "application/json": {
                        /** @description Games in the order of the menu. */
                        results: components["schemas"]["Game"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
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
            401: components["responses"]["Unauthorized"];
            /** @description No such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The server took the request; the body tells whether the message went out. */
            200: {
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
            401: components["responses"]["Unauthorized"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
            /** @description The mail provider answered badly. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOutcome"];
                };
            };
        };
    };
    careersLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value of the `csrftoken` cookie, echoed when the browser holds one. */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credentials"];
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareersSession"];
                };
            };
            /** @description Something is missing from the request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Wrong email or password, or the shared basic-auth credential is missing. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The backend failed and has no text. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    careersRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value of the `csrftoken` cookie, echoed when the browser holds one. */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credentials"];
        responses: {
            /** @description Account created and signed in. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareersSession"];
                };
            };
            /** @description The account was not created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The backend failed and has no text. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value of the `csrftoken` cookie, echoed when the browser holds one. */
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
            /** @description Profile updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
            /** @description The profile was not updated. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
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
            500: components["responses"]["ProfileNotSaved"];
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value of the `csrftoken` cookie, echoed when the browser holds one. */
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
            /** @description Profile created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
            /** @description The profile was not created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["ResumeTooLarge"];
            500: components["responses"]["ProfileNotSaved"];
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
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["ServerError"];
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
                    "application/json": {
                        /** @description Departments in the order of the filter. */
                        departments: components["schemas"]["Department"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Id of a department. */
                department_id?: number;
                /** @description Kind of employment. */
                job_type?: components["schemas"]["JobType"];
                /** @description City. Never set by the website. */
                location?: string;
                /** @description Words to look for in title, department and description, in any letter case. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions that match, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Positions, newest first. */
                        jobs: components["schemas"]["Job"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The position's readable identity. */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JobNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    applyToJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Value of the `csrftoken` cookie, echoed when the browser holds one. */
                "X-CSRFToken"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The position's readable identity. */
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
            /** @description Application stored, unless the text says that there was one already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            /** @description The application was not stored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description The candidate has no profile. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationOutcome"];
                };
            };
            404: components["responses"]["JobNotFound"];
            /** @description The backend failed and has no text. */
            500: {
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
