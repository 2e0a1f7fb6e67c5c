/** The screens of the matrix: how to open them, their calls, and their texts. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { errorRows } from '../../../mocks/catalogue/areas.ts';
import type { StepName } from '../../../mocks/catalogue/steps.ts';
import type { PresetName } from '../../../mocks/db/presets.ts';
import { exampleBodies } from '../../../mocks/responses/examples.ts';
import { catalogue, type TextId, textOf } from '../../../src/errors/catalogue.ts';
import { type DetailPath, detailPaths, pathOf } from '../../../src/routes.ts';

/** How a call fails; a number is a status. */
type Failure = 'network' | 'timeout' | 'shape' | number;

/** Outcome of a call; `fine` shows the screen's content. */
export type Outcome = 'fine' | Failure;

type Failed = (failure: Failure) => string[];

/** A screen, a column of the matrix. */
export type Screen = {
  name: string;
  path: string;
  /** Route of a detail page. */
  route?: DetailPath;
  as: PresetName;
  /** Calls that faults affect; the first one is the screen's own. */
  calls: OperationId[];
  /** Steps that fill in and submit the screen's form. */
  steps?: readonly StepName[];
  /** Texts of the content, or of a sent form. */
  fine: string[];
  failed: Failed;
};

/** The reason that the site shows after a colon. */
function reasonOf(failure: Failure): string {
  if (failure === 'network') return 'Network error';
  if (failure === 'timeout') return 'The request timed out';
  return failure === 'shape' ? textOf('invalidStructure') : textOf('httpStatus') + failure;
}

/** Texts of the catalogue that some choices of a call cause, by order of the catalogue. */
const textsOf = (call: OperationId, isChosen: (choice: string) => boolean): string[] =>
  errorRows.flatMap(({ id, causes }) => {
    const text = catalogue[id];
    const isCaused = causes.some((each) => each.call === call && isChosen(each.example ?? ''));
    return text && isCaused ? text : [];
  });

/** The call's own text for a failure of that kind, or its usual one; behind a colon stands the reason. */
function failedTexts(call: OperationId, id: TextId | undefined): Failed {
  const unknown = listExamples(operations[call]).filter(({ status }) => status === 404);
  const kinds: Partial<Record<Failure, string[]>> = {
    404: unknown.map(({ name }) => name),
    network: ['network'],
    timeout: ['network'],
    shape: ['malformed'],
  };
  return (failure) => {
    const choices = kinds[failure] ?? [];
    const own = textsOf(call, (choice) => choices.includes(choice));
    const [text = ''] = [...own, ...(id ? [textOf(id)] : textsOf(call, () => true))];
    return [text.endsWith(': ') ? text + reasonOf(failure) : text];
  };
}

/** The first text of several words in an example, such as the title of its first record. */
const wordsIn = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? /^[^<>]+ [^<>]+$/.exec(value)?.[0]
    : Object.values(Object(value)).map(wordsIn).find(Boolean);

/** A screen with path, visitor and steps of the first reproduction that uses a call. Its texts follow from both. */
function screen(
  name: string,
  call: OperationId,
  { id, ...rest }: Partial<Screen> & { id?: TextId } = {},
): Screen {
  const cause = errorRows.flatMap(({ causes }) => causes).find((each) => each.call === call);
  if (!cause) throw new Error(`No reproduction in mocks/catalogue uses ${call}.`);
  const { path, as = 'visitor', steps } = cause;
  const route = detailPaths.find((each) => path.startsWith(pathOf(each, '')));
  // A screen that reads has a menu, whose call may fail too.
  const calls: OperationId[] = steps ? [call] : [call, 'listGames'];
  const bodies = Object.values(exampleBodies[call] ?? {});
  const shown = bodies.find((body) => path.endsWith(`/${Object(body).id}`)) ?? bodies[0];
  const fine = [wordsIn(shown) ?? ''];
  return { name, path, route, as, calls, steps, fine, failed: failedTexts(call, id), ...rest };
}

const named: Screen[] = [
  screen('home', 'listVideoBanners', {
    calls: ['listVideoBanners', 'listServices', 'listTestimonials', 'listTeams', 'listGames'],
    fine: ['Two cities, one studio', 'Mobile App Development', 'Amara Whitlock'],
    failed: () =>
      (['bannerFailed', 'servicesFailed', 'testimonialsFailed', 'teamFailed'] as const).map(textOf),
  }),
  screen('services', 'listServices', { path: '/services' }),
  screen('service', 'getService', { calls: ['getService', 'listServices'] }),
  screen('portfolio', 'listProjects'),
  screen('project', 'getProject', { calls: ['getProject', 'listProjects'] }),
  screen('case studies', 'listCaseStudies'),
  screen('case study', 'getCaseStudy', {
    failed: (failure) => [textOf('caseStudyFailed'), reasonOf(failure)],
  }),
  screen('game', 'getGame'),
  screen('team member', 'listTeams', { path: '/team-details/1', fine: ['Amara Whitlock'] }),
  screen('careers', 'listJobs', { calls: ['listJobs', 'listDepartments', 'checkProfile'] }),
  screen('job', 'getJob', { calls: ['getJob', 'checkProfile'] }),
  screen('profile lists', 'getCareersDropdowns', {
    steps: undefined,
    fine: ['Job Title'],
    failed: () => ['Job Title'],
  }),
  screen('contact form', 'sendEmail', { id: 'contactFailed', fine: [textOf('contactSent')] }),
  screen('sign-in', 'careersLogin', { id: 'authFailed', fine: ['Account of candidate'] }),
  screen('registration', 'careersRegister', { id: 'authFailed', fine: ['Account of ada'] }),
  screen('profile', 'createProfile', { id: 'profileFailed', fine: ['Apply'] }),
  screen('stored profile', 'updateProfile', {
    id: 'profileFailed',
    fine: ['Profile updated successfully'],
  }),
  screen('apply', 'applyToJob', { id: 'applyFailed', fine: [textOf('applied')] }),
  screen('subscription login', 'loginAccount', {
    id: 'subscriberFailed',
    fine: [textOf('loggedIn')],
  }),
  screen('sign-up', 'registerAccount', { id: 'subscriberFailed', fine: [textOf('signedUp')] }),
  screen('payment', 'createPaymentIntent', { id: 'intentFailed', fine: ['Pay $300.00'] }),
  screen('recording', 'recordPaymentMethod', {
    id: 'subscriptionFailed',
    fine: [textOf('subscribed')],
  }),
];

/** All screens: a read without a screen of its own name has one named after it. */
export const screens: Screen[] = [
  ...named,
  ...(Object.keys(operations) as OperationId[])
    .filter(
      (id) => operations[id].method === 'GET' && !named.some(({ calls }) => calls.includes(id)),
    )
    .map((id) => screen(id, id)),
];

/** True for a screen with the card form. */
export const takesCards = ({ name }: Screen) => name === 'payment' || name === 'recording';
