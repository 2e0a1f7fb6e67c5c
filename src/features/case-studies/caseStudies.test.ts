import { expect, test } from 'vitest';
import {
  type ContentBlock,
  getCaseStudyResponse,
} from '#contract/generated/decoders/agency/case-studies.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { imagesOf, levelsOf, videosOf } from './caseStudies.ts';

function studyWith(fields: object) {
  const { case_study } = decodeOrEmpty(getCaseStudyResponse, { case_study: { id: 1, ...fields } });
  if (!case_study) throw new Error('There is no case study.');
  return case_study;
}

test('images are URLs or objects: the sub images, then the additional ones', () => {
  const study = studyWith({
    sub_images: ['/1.webp', { image_url: '/2.webp', image_name: 'The board' }],
    additional_images: [{ image_url: '/3.webp' }, { image_name: 'Nothing' }, null],
  });
  expect(imagesOf(study, 'Freight')).toEqual([
    { url: '/1.webp', alt: 'Screenshot 1 of Freight' },
    { url: '/2.webp', alt: 'The board' },
    { url: '/3.webp', alt: 'Screenshot 3 of Freight' },
  ]);
});

test('videos are URLs or objects, with one of two names for URL and title', () => {
  const study = studyWith({
    videos: [
      '/1.webm',
      { video_url: '/2.webm', video_name: 'Tour' },
      { url: '/3.webm', title: 'Trailer' },
      { video_url: '/4.webm', title: 'Film' },
    ],
  });
  expect(videosOf(study)).toEqual([
    { url: '/1.webm', name: '' },
    { url: '/2.webm', name: 'Tour' },
    { url: '/3.webm', name: 'Trailer' },
    { url: '/4.webm', name: 'Film' },
  ]);
});

test('blocks have heading levels from 3 on, without gaps, and text that of the heading above', () => {
  const levels = (types: string) =>
    levelsOf(types.split(' ').map((type) => ({ type, html: '' }) as unknown as ContentBlock));
  expect(levels('h2 p h4 h3 h2')).toEqual([3, 3, 4, 4, 3]);
  expect(levels('p H1 h4 h1 h2')).toEqual([2, 3, 4, 3, 4]);
  expect(levels('h1 h4 h3 h5')).toEqual([3, 4, 4, 4]);
});
