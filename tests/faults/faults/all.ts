import type { Fault } from '../fault.ts';
import { bodies } from './bodies.ts';
import { browser } from './browser.ts';
import { statuses } from './statuses.ts';
import { transport } from './transport.ts';
import { user } from './user.ts';

/** All faults. */
export const faults: Fault[] = [...browser, ...user, ...transport, ...statuses, ...bodies];
