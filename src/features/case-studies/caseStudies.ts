import type { ImageUrl, VideoUrl } from '#contract/decoder.ts';
import {
  type CaseStudy,
  type ContentBlock,
  getCaseStudyResponse,
  listCaseStudiesResponse,
} from '#contract/generated/decoders/agency/case-studies.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';
import { headingLevels } from '#shared/lib/headingLevels.ts';

export const caseStudiesQuery = () =>
  listQuery('/api/case-studies/', listCaseStudiesResponse, 'caseStudiesFailed');

export const caseStudyQuery = (id: string) =>
  itemQuery('/api/case-studies/{id}', id, getCaseStudyResponse, 'caseStudyFailed');

/** A video; `name` is '' when missing. */
export type NamedVideo = { url: VideoUrl; name: string };

export const videosOf = ({ videos }: CaseStudy): NamedVideo[] =>
  (videos ?? []).flatMap((record) => {
    if (typeof record === 'string') return [{ url: record, name: '' }];
    const url = record.video_url ?? record.url;
    return url ? [{ url, name: record.video_name ?? record.title ?? '' }] : [];
  });

export type GalleryImage = { url: ImageUrl; alt: string };

/** The sub images, then the additional images. An image without a name is named by its number in the case study. */
export const imagesOf = (
  { sub_images, additional_images }: CaseStudy,
  title: string,
): GalleryImage[] =>
  [...(sub_images ?? []), ...(additional_images ?? [])]
    .map((record) =>
      typeof record === 'string' ? { image_url: record, image_name: null } : record,
    )
    .filter(({ image_url }) => image_url)
    .map(({ image_url: url, image_name }, index) => ({
      url,
      alt: image_name || `Screenshot ${index + 1} of ${title}`,
    }));

export const isHeading = (type: string) => /^h[1-4]$/i.test(type);

/** The heading level of each block, of body text that of the heading above. Styling follows the block's type. */
export const levelsOf = (blocks: ContentBlock[]) =>
  headingLevels(
    blocks.map(({ type }) => (isHeading(type) ? type.toLowerCase() : '')),
    2, // That of 'Project Details'.
  );
