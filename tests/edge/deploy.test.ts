/** `deploy.sh` beside a running nginx, under umask 077, with a build that only its owner can read. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../../scripts/shared/nginx.ts';
import { type RunningEdge, startNginx } from '../servers/edge.ts';
import { createTestSite, describeNginx, send } from './setup.ts';

const site = await createTestSite();
const hasCurl = spawnSync('curl', ['--version']).status === 0;

(hasCurl ? describeNginx : describe.skip)('a deployment', () => {
  let edge: RunningEdge;
  const file = (name: string) => path.join(edge.folder, name);

  beforeAll(async () => {
    edge = await startNginx({ site, agency: 'http://127.0.0.1:1', hrms: 'http://127.0.0.1:2' });
    await cp(site.folder, file('build/dist'), { recursive: true });
    await rename(file('site'), file('build/nginx'));
    await symlink(file('srv/current/nginx'), file('site'));
    spawnSync('chmod', ['-R', 'go=', file('build')]);
    // In place of a call of nginx that has $KILL among its words, the script is killed.
    const { program } = Object(await findNginx());
    const command = `#!/bin/sh
case "$*" in *"$KILL"*) kill -9 $PPID && exit ;; esac
exec ${program} -e stderr -p ${edge.folder} -c ${file('nginx.conf')} "$@"`;
    await writeFile(file('nginx'), command, { mode: 0o755 });
  });
  afterAll(() => edge.stop());

  function deploy(word = file('build'), KILL = 'none') {
    const { folder: ETC } = edge;
    const env = {
      ...process.env,
      PATH: `${ETC}:${process.env.PATH}`,
      ETC,
      SITE: file('srv'),
      KILL,
    };
    const script = 'umask 077 && exec deploy/deploy.sh "$0"';
    return spawnSync('sh', ['-c', script, word], { encoding: 'utf8', env });
  }

  /** The releases of the links current and previous, and what a visitor gets. */
  async function inService() {
    const nameOf = (link: string) => realpath(file(`srv/${link}`)).then(path.basename, () => '');
    const { status, headers } = await send(edge.origin, { path: '/' });
    return [await nameOf('current'), await nameOf('previous'), status, headers['x-release']];
  }

  test('every visitor can read what an operator deploys, and both links go back and forth', async () => {
    expect([deploy().status, deploy().status]).toEqual([0, 0]);
    const unreadable = 'find "$0" ! -perm -o=r -o -type d ! -perm -o=x';
    expect(String(spawnSync('sh', ['-c', unreadable, file('srv')]).stdout)).toBe('');
    const [second, first] = await inService();
    deploy('--back');
    expect(await inService()).toEqual([first, second, 200, first]);
    deploy('--back');
    expect(await inService()).toEqual([second, first, 200, second]);
  });

  test.each([
    ['nginx refuses', 'nonsense;', 'Nothing has changed.'],
    ['has no page', 'location = / { return 403; }', '/ responds with "403 '],
    ['has no assets', 'location ^~ /assets/app { return 404; }', '.js responds with "404 '],
  ])('a build that %s leaves the release before in service', async (_, line, sentence) => {
    const before = await inService();
    await cp(file('build'), file('bad'), { recursive: true });
    await appendFile(file('bad/nginx/pages.conf'), line);
    expect(deploy(file('bad'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(sentence),
    });
    expect(await inService()).toEqual(before);
  });

  test('a deployment that is killed leaves a site and true links, and the next one takes over', async () => {
    const [before] = await inService();
    expect(deploy(file('build'), 'reload').signal).toBe('SIGKILL');
    const [current, ...rest] = await inService();
    expect(rest).toEqual([before, 200, before]);
    expect([deploy().status, (await inService())[1]]).toEqual([0, current]);
  });

  test('a deployment beside another one is refused, and succeeds when its release is gone', async () => {
    const other = spawn('sh', ['-c', 'exec 9>"$0" && flock 9 && echo && cat', file('srv/lock')]);
    await once(other.stdout, 'data');
    expect(deploy().stderr).toBe('Another deployment is in progress.\nNothing has changed.\n');
    other.stdin.end();
    await once(other, 'exit');
    await rm(await realpath(file('srv/current')), { recursive: true });
    expect([deploy('--back').status, deploy().status]).toEqual([1, 0]);
    expect((await inService()).slice(1, 3)).toEqual(['', 200]);
  });
});
