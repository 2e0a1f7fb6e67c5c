// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { CalendarDate, Decoder, Html, LinkUrl, MediaUrl, Named } from '../decoder.ts';

export type VideoBanner = {
  id: number | null;
  video: MediaUrl;
  title: string;
  description: string | null;
};

export const VideoBanner: Decoder<VideoBanner> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    video: { is: "media" },
    title: { is: "text", max: 120 },
    description: { is: "text", max: 300, orNull: true },
  }, some: true };

export type ServiceTeaser = {
  id: number | null;
  title: string;
  short_text: string | null;
  icon1: MediaUrl | null;
  icon2: MediaUrl | null;
};

export const ServiceTeaser: Decoder<ServiceTeaser> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    title: { is: "text", max: 120 },
    short_text: { is: "text", max: 300, orNull: true },
    icon1: { is: "media", orNull: true },
    icon2: { is: "media", orNull: true },
  }, some: true };

export type IncludedService = {
  id: number | null;
  feature_list: string;
};

export const IncludedService: Decoder<IncludedService> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    feature_list: { is: "text", max: 300 },
  }, some: true };

export type Service = {
  id: number | null;
  title: string;
  short_text: string | null;
  icon1: MediaUrl | null;
  icon2: MediaUrl | null;
  text: string | null;
  thumb: MediaUrl | null;
  challenge: string | null;
  what_we_do: string | null;
  included_services: IncludedService[];
  detail_services_list: string[];
};

export const Service: Decoder<Service> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    title: { is: "text", max: 120 },
    short_text: { is: "text", max: 300, orNull: true },
    icon1: { is: "media", orNull: true },
    icon2: { is: "media", orNull: true },
    text: { is: "text", max: 20000, orNull: true },
    thumb: { is: "media", orNull: true },
    challenge: { is: "text", max: 20000, orNull: true },
    what_we_do: { is: "text", max: 20000, orNull: true },
    included_services: { is: "list", of: IncludedService },
    detail_services_list: { is: "list", of: { is: "text", max: 300 } },
  }, some: true };

export type Testimonial = {
  id: number | null;
  text: string;
  image: MediaUrl | null;
  name: string;
  designation: string | null;
  platform: string | null;
};

export const Testimonial: Decoder<Testimonial> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    text: { is: "text", max: 2000 },
    image: { is: "media", orNull: true },
    name: { is: "text", max: 120 },
    designation: { is: "text", max: 200, orNull: true },
    platform: { is: "text", max: 120, orNull: true },
  }, some: true };

export type TeamMember = {
  id: number | null;
  thumb: MediaUrl | null;
  member: string;
  memberLink: LinkUrl | null;
  designation: string | null;
  icon1: MediaUrl | null;
  icon2: MediaUrl | null;
};

export const TeamMember: Decoder<TeamMember> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    thumb: { is: "media", orNull: true },
    member: { is: "text", max: 120 },
    memberLink: { is: "link", orNull: true },
    designation: { is: "text", max: 200, orNull: true },
    icon1: { is: "media", orNull: true },
    icon2: { is: "media", orNull: true },
  }, some: true };

export type TeamGroup = {
  id: number | null;
  name: string;
  members: TeamMember[];
};

export const TeamGroup: Decoder<TeamGroup> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    name: { is: "text", max: 120 },
    members: { is: "list", of: TeamMember },
  }, some: true };

export type ProjectTeaser = {
  id: number | null;
  title: string;
  thumb: MediaUrl | null;
  list1: string | null;
};

export const ProjectTeaser: Decoder<ProjectTeaser> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    title: { is: "text", max: 200 },
    thumb: { is: "media", orNull: true },
    list1: { is: "text", max: 200, orNull: true },
  }, some: true };

export type Project = {
  id: number | null;
  title: string;
  thumb: MediaUrl | null;
  list1: string | null;
  thumb_full: MediaUrl | null;
  description: Html | null;
  list2: string | null;
};

export const Project: Decoder<Project> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    title: { is: "text", max: 200 },
    thumb: { is: "media", orNull: true },
    list1: { is: "text", max: 200, orNull: true },
    thumb_full: { is: "media", orNull: true },
    description: { is: "html", orNull: true },
    list2: { is: "text", max: 200, orNull: true },
  }, some: true };

export type CaseStudyTeaser = {
  id: number | null;
  title: string;
  main_image_url: MediaUrl | null;
};

export const CaseStudyTeaser: Decoder<CaseStudyTeaser> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    title: { is: "text", max: 200 },
    main_image_url: { is: "media", orNull: true },
  }, some: true };

export type ContentBlock = {
  type: string;
  html: Html;
};

export const ContentBlock: Decoder<ContentBlock> = { is: "object", fields: {
    type: { is: "text", max: 30 },
    html: { is: "html" },
  }, some: true };

export type CaseStudy = {
  id: number | null;
  title: string;
  main_image_url: MediaUrl | null;
  sub_images: (MediaUrl | {
    image_url: MediaUrl;
    image_name: string | null;
  })[];
  additional_images: (MediaUrl | {
    image_url: MediaUrl;
    image_name: string | null;
  })[];
  videos: (MediaUrl | {
    video_url: MediaUrl | null;
    video_name: string | null;
    url: MediaUrl | null;
    title: string | null;
  })[];
  structured_content: ContentBlock[];
};

export const CaseStudy: Decoder<CaseStudy> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    title: { is: "text", max: 200 },
    main_image_url: { is: "media", orNull: true },
    sub_images: { is: "list", of: { is: "union", of: [{ is: "media" }, { is: "object", fields: {
              image_url: { is: "media" },
              image_name: { is: "text", max: 300, orNull: true },
            }, some: true }] } },
    additional_images: { is: "list", of: { is: "union", of: [{ is: "media" }, { is: "object", fields: {
              image_url: { is: "media" },
              image_name: { is: "text", max: 300, orNull: true },
            }, some: true }] } },
    videos: { is: "list", of: { is: "union", of: [{ is: "media" }, { is: "object", fields: {
              video_url: { is: "media", orNull: true },
              video_name: { is: "text", max: 300, orNull: true },
              url: { is: "media", orNull: true },
              title: { is: "text", max: 300, orNull: true },
            }, some: true }] } },
    structured_content: { is: "list", of: ContentBlock },
  }, some: true };

export type GameName = {
  name: string;
};

export const GameName: Decoder<GameName> = { is: "object", fields: {
    name: { is: "text", max: 120 },
  }, some: true };

export type GameTeaser = {
  id: number | null;
  game_name: GameName;
};

export const GameTeaser: Decoder<GameTeaser> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    game_name: GameName,
  }, some: true };

export type Game = {
  id: number | null;
  game_name: GameName;
  image: MediaUrl | null;
  description: Html | null;
  icon1: MediaUrl | null;
  icon1_link: LinkUrl | null;
  icon2: MediaUrl | null;
  icon2_link: LinkUrl | null;
  video: MediaUrl | null;
};

export const Game: Decoder<Game> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    game_name: GameName,
    image: { is: "media", orNull: true },
    description: { is: "html", orNull: true },
    icon1: { is: "media", orNull: true },
    icon1_link: { is: "link", orNull: true },
    icon2: { is: "media", orNull: true },
    icon2_link: { is: "link", orNull: true },
    video: { is: "media", orNull: true },
  }, some: true };

export type ContactOutcome = {
  status: string | null;
  message: string | null;
  success: string | number | boolean | null;
  error: string | null;
  detail: string | null;
};

export const ContactOutcome: Decoder<ContactOutcome> = { is: "object", fields: {
    status: { is: "text", max: 50, orNull: true },
    message: { is: "text", max: 500, orNull: true },
    success: { is: "scalar" },
    error: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

export type CareersUser = {
  email: string;
};

export const CareersUser: Decoder<CareersUser> = { is: "object", fields: {
    email: { is: "text", max: 254 },
  }, some: true };

export type Education = {
  institution_name: string;
  graduation_month: number | null;
  graduation_year: number | null;
  degree_level: string | null;
  major: string | null;
};

export const Education: Decoder<Education> = { is: "object", fields: {
    institution_name: { is: "text", max: 200 },
    graduation_month: { is: "integer", min: 1 },
    graduation_year: { is: "integer", min: 1900 },
    degree_level: { is: "text", max: 120, orNull: true },
    major: { is: "text", max: 200, orNull: true },
  }, some: true };

export type WorkExperience = {
  job_title: string;
  company: string;
  start_month: number | null;
  start_year: number | null;
  end_month: number | null;
  end_year: number | null;
  currently_working: boolean | null;
  notice_period_months: number | null;
  notice_period_days: number | null;
};

export const WorkExperience: Decoder<WorkExperience> = { is: "object", fields: {
    job_title: { is: "text", max: 150 },
    company: { is: "text", max: 200 },
    start_month: { is: "integer", min: 1 },
    start_year: { is: "integer", min: 1900 },
    end_month: { is: "integer", min: 1 },
    end_year: { is: "integer", min: 1900 },
    currently_working: { is: "boolean", orNull: true },
    notice_period_months: { is: "integer", min: 0 },
    notice_period_days: { is: "integer", min: 0 },
  }, some: true };

export type Skill = {
  skill_name: string;
  skill_level: string | null;
};

export const Skill: Decoder<Skill> = { is: "object", fields: {
    skill_name: { is: "text", max: 120 },
    skill_level: { is: "text", max: 60, orNull: true },
  }, some: true };

export type CandidateProfile = {
  job_title: string;
  gender: number | null;
  nationality: number | null;
  marital_status: number | null;
  current_salary: number | null;
  expected_salary: number | null;
  career_level: number | null;
  experience: number | null;
  job_category: number | null;
  resume: string | null;
  language_ids: number[];
  education: Education[];
  work_experience: WorkExperience[];
  skills: Skill[];
  user: CareersUser | null;
};

export const CandidateProfile: Decoder<CandidateProfile> = { is: "object", fields: {
    job_title: { is: "text", max: 150 },
    gender: { is: "integer", min: 1 },
    nationality: { is: "integer", min: 1 },
    marital_status: { is: "integer", min: 1 },
    current_salary: { is: "integer", min: 1 },
    expected_salary: { is: "integer", min: 1 },
    career_level: { is: "integer", min: 1 },
    experience: { is: "integer", min: 1 },
    job_category: { is: "integer", min: 1 },
    resume: { is: "token", max: 2048, orNull: true },
    language_ids: { is: "list", of: { is: "integer", min: 1 } },
    education: { is: "list", of: Education },
    work_experience: { is: "list", of: WorkExperience },
    skills: { is: "list", of: Skill },
    user: { is: "maybe", of: CareersUser },
  }, some: true };

export type Choice = {
  id: number | null;
  name: string;
};

export const Choice: Decoder<Choice> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    name: { is: "text", max: 120 },
  }, some: true };

export type SalaryRange = {
  id: number | null;
  min_salary: number | null;
  max_salary: number | null;
};

export const SalaryRange: Decoder<SalaryRange> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    min_salary: { is: "integer", min: 0 },
    max_salary: { is: "integer", min: 0 },
  }, some: true };

export type CareersDropdowns = {
  genders: Choice[];
  nationalities: Choice[];
  marital_statuses: Choice[];
  salary_ranges: SalaryRange[];
  career_levels: Choice[];
  experiences: Choice[];
  job_categories: Choice[];
};

export const CareersDropdowns: Decoder<CareersDropdowns> = { is: "object", fields: {
    genders: { is: "list", of: Choice },
    nationalities: { is: "list", of: Choice },
    marital_statuses: { is: "list", of: Choice },
    salary_ranges: { is: "list", of: SalaryRange },
    career_levels: { is: "list", of: Choice },
    experiences: { is: "list", of: Choice },
    job_categories: { is: "list", of: Choice },
  }, some: true };

export type SavedProfile = {
  profile: CandidateProfile;
  message: string | null;
};

export const SavedProfile: Decoder<SavedProfile> = { is: "object", fields: {
    profile: CandidateProfile,
    message: { is: "text", max: 500, orNull: true },
  }, some: true };

export type CheckedProfile = {
  job_title: string;
  gender: number | null;
  nationality: number | null;
  marital_status: number | null;
  current_salary: number | null;
  expected_salary: number | null;
  career_level: number | null;
  experience: number | null;
  job_category: number | null;
  resume: string | null;
  language_ids: number[];
  education: Education[];
  work_experience: WorkExperience[];
  skills: Skill[];
  user: CareersUser;
};

export const CheckedProfile: Decoder<CheckedProfile> = { is: "object", fields: {
    job_title: { is: "text", max: 150 },
    gender: { is: "integer", min: 1 },
    nationality: { is: "integer", min: 1 },
    marital_status: { is: "integer", min: 1 },
    current_salary: { is: "integer", min: 1 },
    expected_salary: { is: "integer", min: 1 },
    career_level: { is: "integer", min: 1 },
    experience: { is: "integer", min: 1 },
    job_category: { is: "integer", min: 1 },
    resume: { is: "token", max: 2048, orNull: true },
    language_ids: { is: "list", of: { is: "integer", min: 1 } },
    education: { is: "list", of: Education },
    work_experience: { is: "list", of: WorkExperience },
    skills: { is: "list", of: Skill },
    user: CareersUser,
  }, some: true };

export type Department = {
  id: number | null;
  name: string;
  job_count: number | null;
};

export const Department: Decoder<Department> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    name: { is: "text", max: 120 },
    job_count: { is: "integer", min: 0 },
  }, some: true };

export type JobTeaser = {
  id: number | null;
  slug: string;
  title: string | null;
  department: {
    id: number | null;
    name: string;
  } | string | null;
  job_type: "full-time" | "part-time" | "contract" | "internship" | null;
  location: string | null;
  posted_date: CalendarDate | null;
  closing_date: CalendarDate | null;
  salary_range: string | null;
  is_active: boolean;
};

export const JobTeaser: Decoder<JobTeaser> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    slug: { is: "token", max: 100 },
    title: { is: "text", max: 200, orNull: true },
    department: { is: "union", of: [{ is: "object", fields: {
            id: { is: "integer", min: 1 },
            name: { is: "text", max: 120 },
          }, some: true }, { is: "text", max: 120 }] },
    job_type: { is: "enum", of: ["full-time","part-time","contract","internship"] },
    location: { is: "text", max: 120, orNull: true },
    posted_date: { is: "date", orNull: true },
    closing_date: { is: "date", orNull: true },
    salary_range: { is: "text", max: 200, orNull: true },
    is_active: { is: "boolean" },
  }, some: true };

export type Job = {
  id: number | null;
  slug: string;
  title: string | null;
  department: {
    id: number | null;
    name: string;
  } | string | null;
  job_type: "full-time" | "part-time" | "contract" | "internship" | null;
  location: string | null;
  posted_date: CalendarDate | null;
  closing_date: CalendarDate | null;
  salary_range: string | null;
  is_active: boolean;
  description: Html | null;
  responsibilities: Html | null;
  qualifications: Html | null;
};

export const Job: Decoder<Job> = { is: "object", fields: {
    id: { is: "integer", min: 1 },
    slug: { is: "token", max: 100 },
    title: { is: "text", max: 200, orNull: true },
    department: { is: "union", of: [{ is: "object", fields: {
            id: { is: "integer", min: 1 },
            name: { is: "text", max: 120 },
          }, some: true }, { is: "text", max: 120 }] },
    job_type: { is: "enum", of: ["full-time","part-time","contract","internship"] },
    location: { is: "text", max: 120, orNull: true },
    posted_date: { is: "date", orNull: true },
    closing_date: { is: "date", orNull: true },
    salary_range: { is: "text", max: 200, orNull: true },
    is_active: { is: "boolean" },
    description: { is: "html", orNull: true },
    responsibilities: { is: "html", orNull: true },
    qualifications: { is: "html", orNull: true },
  }, some: true };

export type ApplicationOutcome = {
  message: string | null;
  error: string | null;
  detail: string | null;
  errors: string[] | string | null;
};

export const ApplicationOutcome: Decoder<ApplicationOutcome> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    error: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 500, orNull: true },
    errors: { is: "union", of: [{ is: "list", of: { is: "text", max: 500 } }, { is: "text", max: 500 }] },
  } };

/** Body of a success of listVideoBanners. */
export const listVideoBannersResponse: Decoder<{
  results: VideoBanner[];
}> = { is: "object", fields: {
    results: { is: "list", of: VideoBanner },
  }, must: "results" };

/** Body of a failure of listVideoBanners. */
export const listVideoBannersFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listServices. */
export const listServicesResponse: Decoder<{
  count: number | null;
  next: string | null;
  previous: string | null;
  results: Named<ServiceTeaser, 'id'>[];
}> = { is: "object", fields: {
    count: { is: "integer", min: 0 },
    next: { is: "token", max: 2048, orNull: true },
    previous: { is: "token", max: 2048, orNull: true },
    results: { is: "list", of: ServiceTeaser, by: "id" },
  }, must: "results" };

/** Body of a failure of listServices. */
export const listServicesFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of getService. */
export const getServiceResponse: Decoder<Service> = Service;

/** Body of a failure of getService. */
export const getServiceFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listTestimonials. */
export const listTestimonialsResponse: Decoder<{
  results: Testimonial[];
}> = { is: "object", fields: {
    results: { is: "list", of: Testimonial },
  }, must: "results" };

/** Body of a failure of listTestimonials. */
export const listTestimonialsFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listTeams. */
export const listTeamsResponse: Decoder<{
  results: TeamGroup[];
}> = { is: "object", fields: {
    results: { is: "list", of: TeamGroup },
  }, must: "results" };

/** Body of a failure of listTeams. */
export const listTeamsFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listProjects. */
export const listProjectsResponse: Decoder<{
  count: number | null;
  next: string | null;
  previous: string | null;
  results: Named<ProjectTeaser, 'id'>[];
}> = { is: "object", fields: {
    count: { is: "integer", min: 0 },
    next: { is: "token", max: 2048, orNull: true },
    previous: { is: "token", max: 2048, orNull: true },
    results: { is: "list", of: ProjectTeaser, by: "id" },
  }, must: "results" };

/** Body of a failure of listProjects. */
export const listProjectsFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of getProject. */
export const getProjectResponse: Decoder<Project> = Project;

/** Body of a failure of getProject. */
export const getProjectFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listCaseStudies. */
export const listCaseStudiesResponse: Decoder<{
  count: number | null;
  next: string | null;
  previous: string | null;
  results: Named<CaseStudyTeaser, 'id'>[];
}> = { is: "object", fields: {
    count: { is: "integer", min: 0 },
    next: { is: "token", max: 2048, orNull: true },
    previous: { is: "token", max: 2048, orNull: true },
    results: { is: "list", of: CaseStudyTeaser, by: "id" },
  }, must: "results" };

/** Body of a failure of listCaseStudies. */
export const listCaseStudiesFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of getCaseStudy. */
export const getCaseStudyResponse: Decoder<{
  case_study: CaseStudy | null;
}> = { is: "object", fields: {
    case_study: { is: "maybe", of: CaseStudy },
  }, must: "case_study" };

/** Body of a failure of getCaseStudy. */
export const getCaseStudyFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listGames. */
export const listGamesResponse: Decoder<{
  results: Named<GameTeaser, 'id'>[];
}> = { is: "object", fields: {
    results: { is: "list", of: GameTeaser, by: "id" },
  }, must: "results" };

/** Body of a failure of listGames. */
export const listGamesFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of getGame. */
export const getGameResponse: Decoder<Game> = Game;

/** Body of a failure of getGame. */
export const getGameFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of sendEmail. */
export const sendEmailResponse: Decoder<ContactOutcome> = ContactOutcome;

/** Body of a failure of sendEmail. */
export const sendEmailFailure: Decoder<{
  status: string | null;
  message: string | null;
  success: string | number | boolean | null;
  error: string | null;
  detail: string | null;
}> = { is: "object", fields: {
    status: { is: "text", max: 50, orNull: true },
    message: { is: "text", max: 500, orNull: true },
    success: { is: "scalar" },
    error: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

/** Body of a success of careersLogin. */
export const careersLoginResponse: Decoder<{
  user: CareersUser;
  has_profile: true | false | null;
  profile: CandidateProfile | null;
  message: string | null;
}> = { is: "object", fields: {
    user: CareersUser,
    has_profile: { is: "enum", of: [true,false] },
    profile: { is: "maybe", of: CandidateProfile },
    message: { is: "text", max: 500, orNull: true },
  }, some: true };

/** Body of a failure of careersLogin. */
export const careersLoginFailure: Decoder<{
  message: string | null;
  detail: string | null;
}> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

/** Body of a success of careersRegister. */
export const careersRegisterResponse: Decoder<{
  user: CareersUser;
  has_profile: true | false | null;
  profile: CandidateProfile | null;
  message: string | null;
}> = { is: "object", fields: {
    user: CareersUser,
    has_profile: { is: "enum", of: [true,false] },
    profile: { is: "maybe", of: CandidateProfile },
    message: { is: "text", max: 500, orNull: true },
  }, some: true };

/** Body of a failure of careersRegister. */
export const careersRegisterFailure: Decoder<{
  message: string | null;
  detail: string | null;
}> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

/** Body of a success of getCareersDropdowns. */
export const getCareersDropdownsResponse: Decoder<CareersDropdowns> = CareersDropdowns;

/** Body of a failure of getCareersDropdowns. */
export const getCareersDropdownsFailure: Decoder<{
  detail: string | null;
  message: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    message: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of createProfile. */
export const createProfileResponse: Decoder<SavedProfile> = SavedProfile;

/** Body of a failure of createProfile. */
export const createProfileFailure: Decoder<{
  message: string | null;
  detail: string | null;
}> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

/** Body of a success of updateProfile. */
export const updateProfileResponse: Decoder<SavedProfile> = SavedProfile;

/** Body of a failure of updateProfile. */
export const updateProfileFailure: Decoder<{
  message: string | null;
  detail: string | null;
}> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

/** Body of a success of checkProfile. */
export const checkProfileResponse: Decoder<{
  has_profile: true | false | null;
  profile: CheckedProfile | null;
}> = { is: "object", fields: {
    has_profile: { is: "enum", of: [true,false] },
    profile: { is: "maybe", of: CheckedProfile },
  }, some: true };

/** Body of a failure of checkProfile. */
export const checkProfileFailure: Decoder<{
  message: string | null;
  detail: string | null;
}> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
  } };

/** Body of a success of listDepartments. */
export const listDepartmentsResponse: Decoder<{
  departments: Department[];
}> = { is: "object", fields: {
    departments: { is: "list", of: Department },
  }, must: "departments" };

/** Body of a failure of listDepartments. */
export const listDepartmentsFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of listJobs. */
export const listJobsResponse: Decoder<{
  jobs: Named<JobTeaser, 'slug'>[];
}> = { is: "object", fields: {
    jobs: { is: "list", of: JobTeaser, by: "slug" },
  }, must: "jobs" };

/** Body of a failure of listJobs. */
export const listJobsFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of getJob. */
export const getJobResponse: Decoder<{
  job: Job;
}> = { is: "object", fields: {
    job: Job,
  }, must: "job" };

/** Body of a failure of getJob. */
export const getJobFailure: Decoder<{
  detail: string | null;
  error: string | null;
}> = { is: "object", fields: {
    detail: { is: "text", max: 1000, orNull: true },
    error: { is: "text", max: 500, orNull: true },
  } };

/** Body of a success of applyToJob. */
export const applyToJobResponse: Decoder<ApplicationOutcome> = ApplicationOutcome;

/** Body of a failure of applyToJob. */
export const applyToJobFailure: Decoder<{
  message: string | null;
  error: string | null;
  detail: string | null;
  errors: string[] | string | null;
}> = { is: "object", fields: {
    message: { is: "text", max: 500, orNull: true },
    error: { is: "text", max: 500, orNull: true },
    detail: { is: "text", max: 1000, orNull: true },
    errors: { is: "union", of: [{ is: "list", of: { is: "text", max: 500 } }, { is: "text", max: 500 }] },
  } };
