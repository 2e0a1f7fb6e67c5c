import { beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { createTestClient } from '../testClient.ts';
import * as collections from './collections.ts';
import { resetMock } from './reset.ts';
import { changeRecords } from './store.ts';

beforeEach(resetMock);

const read = async (path: string) => (await createTestClient().send('GET', path)).json();

test('a record is shown in full where the contract shows it, and all of them are complete', async () => {
  const { game, gameSparse } = examples.getGame;
  expect(await read(`/api/games/${game.id}/`)).toEqual(game);
  expect(await read(`/api/games/${gameSparse.id}/`)).toHaveProperty('detail');
  const { services, projects, games, caseStudies, departments, jobs } = collections;
  expect(
    [services, projects, games, caseStudies, departments, jobs].map((each) => each.count()),
  ).toEqual([9, 12, 6, 11, 6, 16]);
});

test('what is added is listed and found, until the mock is new again', async () => {
  const { games } = collections;
  const added = { ...examples.getGame.gameSparse, game_name: { name: 'Lantern Lane' } };
  await changeRecords(() => games.create(added));
  const names = async () =>
    (await read('/api/games/')).results.map((each: typeof added) => each.game_name.name);
  expect(await names()).toContain('Lantern Lane');
  expect(await read('/api/games/99/')).toEqual(added);
  await resetMock();
  expect(await names()).not.toContain('Lantern Lane');
});

test('an application knows its job and candidate, and neither knows of it', async () => {
  const { applications, jobs, profiles, candidateEmail } = collections;
  const { resume: _, user: __, ...fields } = examples.checkProfile.profileFound.profile;
  const resume = { name: 'cv.pdf', size: 1, content: 'x' };
  const job = jobs.findFirst((q) => q.where({ is_active: true }));
  if (!job) throw new Error('No job is open');
  await changeRecords(async () => {
    const candidate = await profiles.create({ email: candidateEmail, fields, resume });
    await applications.create({ job, candidate });
    await profiles.update(candidate, {
      data(profile) {
        profile.fields.job_title = 'Lead';
      },
    });
  });
  const application = applications.findFirst((q) => q.where({ job: { slug: job.slug } }));
  expect(application?.candidate.fields.job_title).toBe('Lead');
  expect(JSON.parse(JSON.stringify(job))).not.toHaveProperty('applications');
  expect(await read(`/api/jobs/${job.slug}/`)).toEqual({ job: { ...job } });
});
