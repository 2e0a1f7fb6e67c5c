import { queryOptions } from '@tanstack/react-query';
import type { Html, MediaUrl } from '#contract/decoder.ts';
import {
  type CaseStudy,
  getCaseStudyResponse,
  listCaseStudiesResponse,
  type CaseStudyTeaser as TeaserRecord,
} from '#contract/generated/decoders/agency/case-studies.ts';
import { agency } from '#shared/api/client.ts';
import { fetchPages } from '#shared/api/fetchPages.ts';
import { recordId, unwrap } from '#shared/api/unwrap.ts';

export type CaseStudyTeaser = { id: number; title: string; image: MediaUrl | null };

/** `images` are the sub images, then the additional images. */
type Story = {
  title: string;
  mainImage: MediaUrl | null;
  images: NamedFile[];
  videos: NamedFile[];
  blocks: ContentBlock[];
};

/** An image or video; `name` is '' when missing. */
export type NamedFile = { url: MediaUrl; name: string };

export type GalleryImage = { url: MediaUrl; alt: string };

export type ContentBlock = { type: string; html: Html };

const toImage = (image: NonNullable<CaseStudy['sub_images']>[number]) =>
  typeof image === 'string'
    ? { url: image, name: '' }
    : { url: image.image_url, name: image.image_name ?? '' };

const toVideo = (video: NonNullable<CaseStudy['videos']>[number]) =>
  typeof video === 'string'
    ? { url: video, name: '' }
    : { url: video.video_url ?? video.url, name: video.video_name ?? video.title ?? '' };

/** Files with a URL. */
const usable = (files: { url: MediaUrl | null; name: string }[]): NamedFile[] =>
  files.flatMap(({ url, name }) => (url ? [{ url, name }] : []));

const toTeaser = ({ title, main_image_url }: TeaserRecord, id: number): CaseStudyTeaser => ({
  id,
  title,
  image: main_image_url,
});

const toStory = (study: CaseStudy): Story => ({
  title: study.title,
  mainImage: study.main_image_url,
  images: usable([...(study.sub_images ?? []), ...(study.additional_images ?? [])].map(toImage)),
  videos: usable((study.videos ?? []).map(toVideo)),
  blocks: study.structured_content?.filter(({ html }) => html) ?? [],
});

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
    queryFn: async ({ signal }) => {
      const path = '/api/case-studies/';
      const studies = await fetchPages(path, listCaseStudiesResponse, (page) =>
        agency.GET(path, { ...page, signal }),
      );
      return studies.map((study) => toTeaser(study, study.id));
    },
  });

/** One case study by the id in the path; null when the backend has none. */
export const caseStudyQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['case-studies', idInPath],
    meta: { failure: 'caseStudyFailed' },
    queryFn: async ({ signal }) => {
      const id = recordId(idInPath);
      const call = agency.GET('/api/case-studies/{id}', { params: { path: { id } }, signal });
      const { case_study: study } = await unwrap(call, getCaseStudyResponse);
      return study && toStory(study);
    },
  });
