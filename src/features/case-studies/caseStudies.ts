import type { MediaUrl } from '#contract/decoder.ts';
import {
  type CaseStudy,
  getCaseStudyResponse,
  listCaseStudiesResponse,
} from '#contract/generated/decoders/agency/case-studies.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';

export const caseStudiesQuery = () =>
  listQuery('/api/case-studies/', listCaseStudiesResponse, 'caseStudiesFailed');

export const caseStudyQuery = (id: string) =>
  itemQuery('/api/case-studies/{id}', id, getCaseStudyResponse, 'caseStudyFailed');

type ImageRecord = NonNullable<CaseStudy['sub_images']>[number];
type VideoRecord = NonNullable<CaseStudy['videos']>[number];
type FileRecord = Partial<Exclude<ImageRecord, string> & Exclude<VideoRecord, string>>;

/** An image or video; `name` is '' when missing. */
export type NamedFile = { url: MediaUrl; name: string };

function toFiles(records: readonly (MediaUrl | FileRecord)[]): NamedFile[] {
  return records.flatMap((record) => {
    const file = typeof record === 'string' ? { url: record } : record;
    const url = file.image_url ?? file.video_url ?? file.url;
    const name = file.image_name ?? file.video_name ?? file.title ?? '';
    return url ? [{ url, name }] : [];
  });
}

export const videosOf = ({ videos }: CaseStudy): NamedFile[] => toFiles(videos ?? []);

export type GalleryImage = { url: MediaUrl; alt: string };

/** The sub images, then the additional images. An image without a name is named by its number in the case study. */
export function imagesOf({ sub_images, additional_images }: CaseStudy, title: string) {
  const images = toFiles([...(sub_images ?? []), ...(additional_images ?? [])]);
  return images.map(({ url, name }, index): GalleryImage => {
    return { url, alt: name || `Screenshot ${index + 1} of ${title}` };
  });
}
