/** The resume that the mock's candidate has stored. */

import { document, lightPage, page, paragraph } from './pdf-page.ts';

/** Makes the sample resume. */
export const sampleResume = (): Promise<void> =>
  document(
    'mocks/assets/resumes/sample.pdf',
    'Sample resume',
    'The resume of the mock candidate',
    (pdf) => {
      lightPage(pdf, 'Senior mobile developer', 1);
      paragraph(
        pdf,
        'This document stands for the resume that a candidate uploads. It belongs to the mock backend; nobody real is behind it.',
        page.margin,
        152,
        page.width - page.margin * 2,
        11.5,
      );
    },
  );
