/** Where media URLs stand in responses, and what is promised of their form and of the files. */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { type BackendResponse, broken, type Exchange, headerOf } from '../exchange.ts';
import { type Page, valuesAt } from '../json.ts';
import { type StepViolation, show, type Violation, violation } from '../violations.ts';

const images = (...names: string[]) => names.map((pointer) => ({ pointer, type: 'image' }));
const videos = (...names: string[]) => names.map((pointer) => ({ pointer, type: 'video' }));

/** Pointers to media URLs by operation. */
const places: Partial<Record<OperationId, { pointer: string; type: string }[]>> = {
  listVideoBanners: videos('/results/*/video'),
  listServices: images('/results/*/icon1', '/results/*/icon2'),
  getService: images('/icon1', '/icon2', '/thumb'),
  listTestimonials: images('/results/*/image'),
  listTeams: images(...['thumb', 'icon1', 'icon2'].map((name) => `/results/*/members/*/${name}`)),
  listProjects: images('/results/*/thumb'),
  getProject: images('/thumb', '/thumb_full'),
  listCaseStudies: images('/results/*/main_image_url'),
  getCaseStudy: [
    ...images('/case_study/main_image_url', '/case_study/sub_images/*'),
    ...images('/case_study/sub_images/*/image_url', '/case_study/additional_images/*'),
    ...images('/case_study/additional_images/*/image_url'),
    ...videos('/case_study/videos/*', '/case_study/videos/*/video_url', '/case_study/videos/*/url'),
  ],
  getGame: [...images('/image', '/icon1', '/icon2'), ...videos('/video')],
};

/** A media URL in a response; `type` is what it has to be, image or video. */
export type Media = Record<'pointer' | 'field' | 'url' | 'type', string> & { exchange: Exchange };

/** All media URLs in a response. */
export function findMedia({ exchange, body }: Page): Media[] {
  return (places[exchange.step.operation.id] ?? []).flatMap(({ pointer, type }) =>
    valuesAt(body, pointer).flatMap(({ field, value }) =>
      typeof value === 'string' && value ? [{ exchange, pointer, field, url: value, type }] : [],
    ),
  );
}

/** True for a path on the origin and for an absolute URL. */
export const isRooted = (url: string): boolean => /^(\/(?!\/)|[a-z][a-z0-9+.-]*:)/i.test(url);

/** URLs that are relative to the page that shows them. */
export function checkMediaForm(pages: Page[]): StepViolation[] {
  const expected = 'a path such as /media/… or an absolute URL, not one relative to the page';
  const resumes = pages.flatMap(({ exchange, body }) =>
    valuesAt(body, '/profile/resume').map(({ field, value }) => {
      return { exchange, field, url: String(value) };
    }),
  );
  return [...pages.flatMap(findMedia), ...resumes]
    .filter(({ url }) => !isRooted(url))
    .map(({ exchange, field, url }) => broken(exchange, field, expected, show(url)));
}

/** Violations of a fetched file: it has to be there, with this type. */
export function checkFile(type: string, field: string, response: BackendResponse): Violation[] {
  const { status } = response;
  const found = headerOf(response, 'content-type').toLowerCase();
  const isThere = status === 200 || status === 206;
  if (isThere && found.startsWith(type)) return [];
  const article = type.startsWith('image') ? 'an ' : 'a ';
  const expected = `a URL with ${type.includes('/') ? '' : article}${type} at it`;
  const got = isThere ? found || 'no Content-Type' : `status ${status}`;
  return [violation('behaviour', field, expected, got)];
}
