import { queryOptions } from '@tanstack/react-query';
import { statusError } from '../ApiError.ts';
import { agency } from '../client.ts';
import { list, optionalText, positiveInteger, records, text } from '../tolerant.ts';
import { hasList, isRecord, unwrap } from '../unwrap.ts';

/** A case study as the list shows it. */
export type CaseStudyTeaser = { id: number; title: string; image: string | null };

/** A picture or film with its name ('' when it has none). */
export type NamedFile = { url: string; name: string };

/** A piece of the text; `html` is uncleaned. */
export type ContentBlock = { type: string; html: string };

/** A case study in full. `images` holds sub images first, then additional ones. */
export type CaseStudy = {
  title: string;
  mainImage: string | null;
  images: NamedFile[];
  videos: NamedFile[];
  blocks: ContentBlock[];
};

/** A file comes as its address alone or as an object, under one of several keys. */
function readFiles(value: unknown, urlKeys: string[], nameKeys: string[]): NamedFile[] {
  return list(value).flatMap((item) => {
    if (!isRecord(item)) return text(item) ? [{ url: text(item), name: '' }] : [];
    const first = (keys: string[]) => keys.map((key) => text(item[key])).find(Boolean) ?? '';
    const url = first(urlKeys);
    return url ? [{ url, name: first(nameKeys) }] : [];
  });
}

const readImages = (value: unknown) => readFiles(value, ['image_url'], ['image_name']);

function readCaseStudy(record: Record<string, unknown>): CaseStudy {
  return {
    title: text(record.title),
    mainImage: optionalText(record.main_image_url),
    images: [...readImages(record.sub_images), ...readImages(record.additional_images)],
    videos: readFiles(record.videos, ['video_url', 'url'], ['video_name', 'title']),
    blocks: records(record.structured_content, (block) => ({
      type: text(block.type),
      html: text(block.html),
    })).filter(({ html }) => html),
  };
}

/** All case studies (section 7, `GET /api/case-studies/`). */
export const caseStudiesQuery = () =>
  queryOptions({
    queryKey: ['case-studies'],
    meta: { failure: 'caseStudiesFailed' },
    queryFn: async ({ signal }): Promise<CaseStudyTeaser[]> => {
      const call = agency.GET('/api/case-studies/', { signal });
      return records((await unwrap(call, hasList('results'))).results, (record) => {
        const id = positiveInteger(record.id);
        return id === null
          ? null
          : { id, title: text(record.title), image: optionalText(record.main_image_url) };
      });
    },
  });

/** Null is a legal value of `case_study`; its absence is not. */
const hasCaseStudy = (body: unknown) =>
  isRecord(body) && (body.case_study === null || isRecord(body.case_study));

/** One case study by the id of the address, or null when there is nothing to show (section 7, `GET /api/case-studies/{id}`). */
export const caseStudyQuery = (idInAddress: string) =>
  queryOptions({
    queryKey: ['case-studies', idInAddress],
    meta: { failure: 'caseStudyFailed' },
    queryFn: async ({ signal }): Promise<CaseStudy | null> => {
      const id = positiveInteger(idInAddress);
      if (id === null) throw statusError(404);
      const call = agency.GET('/api/case-studies/{id}', { params: { path: { id } }, signal });
      const { case_study: study } = await unwrap(call, hasCaseStudy);
      return study ? readCaseStudy(study) : null;
    },
  });
