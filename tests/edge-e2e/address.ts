/** Where the site under test stands. */

import { testPort } from '../../scripts/setup/testPort.ts';

/** Port of the edge. */
export const port = await testPort('EDGE');
/** Origin of the edge. */
export const origin = `http://127.0.0.1:${port}`;
/** Takes the place of the card provider's key in the build under test. */
export const publishableKey = 'pk_test_twinbridge_edge_not_a_real_key';
