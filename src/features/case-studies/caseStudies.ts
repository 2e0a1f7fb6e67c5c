import type { ImageUrl, VideoUrl } from '#contract/decoder.ts';
import {
  type CaseStudy,
  type ContentBlock,
  getCaseStudyResponse,
  listCaseStudiesResponse,
} from '#contract/generated/decoders/agency/case-studies.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';

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

/** A block with its heading level; null for body text. */
export type BlockWithLevel = ContentBlock & { level: 3 | 4 | 5 | 6 | null };

/** The page's title is level 1, 'Project Details' level 2. */
const topLevel = 3;

export const isHeading = (type: string) => /^h[1-4]$/i.test(type);

/**
 * Assigns heading levels without gaps, starting at 3: a heading is one level below the nearest one before it of a higher
 * type. Styling follows the block's type, not its level.
 */
export function withHeadingLevels(blocks: ContentBlock[]): BlockWithLevel[] {
  let path: string[] = [];
  return blocks.map((block) => {
    const type = block.type.toLowerCase();
    if (!isHeading(type)) return { ...block, level: null };
    path = [...path.filter((each) => each < type), type];
    return { ...block, level: (topLevel + path.length - 1) as 3 | 4 | 5 | 6 };
  });
}
