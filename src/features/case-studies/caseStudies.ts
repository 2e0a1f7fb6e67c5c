import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { type PageOptions, readPages } from '#shared/api/readList.ts';
import {
  fieldsOf,
  isRecord,
  line,
  list,
  optionalText,
  positiveInteger,
  records,
  type Tolerant,
  text,
} from '#shared/api/tolerant.ts';
import { unwrap } from '#shared/api/unwrap.ts';

type Schemas = components['schemas'];

export type CaseStudyTeaser = NonNullable<ReturnType<typeof readTeaser>>;

/** An image or video; `name` is '' when missing. */
export type NamedFile = { url: string; name: string };

export type GalleryImage = { url: string; alt: string };

/** `html` is not sanitised yet. */
export type ContentBlock = { type: string; html: string };

/** Reads files given as URLs or as objects. Files without a URL are omitted. */
function readFiles<File>(value: unknown, read: (file: Tolerant<File>) => NamedFile): NamedFile[] {
  return list(value)
    .map((item) => (isRecord(item) ? read(fieldsOf<File>(item)) : { url: text(item), name: '' }))
    .filter(({ url }) => url);
}

const readImages = (value: unknown) =>
  readFiles<Schemas['CaseStudyImage']>(value, ({ image_url, image_name }) => ({
    url: text(image_url),
    name: text(image_name),
  }));

const readVideos = (value: unknown) =>
  readFiles<Schemas['CaseStudyVideo']>(value, ({ video_url, url, video_name, title }) => ({
    url: text(video_url) || text(url),
    name: text(video_name) || text(title),
  }));

const readBlock = ({ type, html }: Tolerant<Schemas['ContentBlock']>): ContentBlock => ({
  type: text(type),
  html: text(html),
});

function readTeaser(record: Tolerant<Schemas['CaseStudyTeaser']>) {
  const id = positiveInteger(record.id);
  const image = optionalText(record.main_image_url);
  return id === null ? null : { id, title: line(record.title), image };
}

/** A case study; its images are the sub images, then the additional images. */
function readCaseStudy(record: Tolerant<Schemas['CaseStudy']>) {
  return {
    title: line(record.title),
    mainImage: optionalText(record.main_image_url),
    images: [...readImages(record.sub_images), ...readImages(record.additional_images)],
    videos: readVideos(record.videos),
    blocks: records(record.structured_content, readBlock).filter(({ html }) => html),
  };
}

/** Alternative texts: the image's name, or its number in the case study. */
export function nameImages(images: NamedFile[], title: string): GalleryImage[] {
  return images.map(({ url, name }, index) => ({
    url,
    alt: name || `Screenshot ${index + 1} of ${title}`,
  }));
}

export const caseStudiesQuery = () =>
  queryOptions({
    queryKey: ['case-studies'],
    meta: { failure: 'caseStudiesFailed' },
    queryFn: ({ signal }) =>
      readPages(
        '/api/case-studies/',
        (page: PageOptions) => agency.GET('/api/case-studies/', { ...page, signal }),
        readTeaser,
      ),
  });

/** One case study by the id in the path; null when the backend has none. */
export const caseStudyQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['case-studies', idInPath],
    meta: { failure: 'caseStudyFailed' },
    queryFn: async ({ signal }) => {
      const id = positiveInteger(idInPath);
      if (id === null) throw statusError(404);
      const call = agency.GET('/api/case-studies/{id}', { params: { path: { id } }, signal });
      // Null is valid; a missing property is not.
      const { case_study: study } = await unwrap(
        call,
        (body) => body.case_study === null || isRecord(body.case_study),
      );
      return study === null ? null : readCaseStudy(fieldsOf<Schemas['CaseStudy']>(study));
    },
  });
