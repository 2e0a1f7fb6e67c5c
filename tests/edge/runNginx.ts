/** Runs a real nginx with a rendered configuration, from a temporary folder, on this machine only. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Nginx } from '../../scripts/setup/nginx.ts';

/** The main configuration that includes the site's, with every path inside `folder`. */
function mainConfiguration(folder: string, modules: string[], site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${modules.map((each) => `load_module ${each};`).join('\n')}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
${process.getuid?.() === 0 ? 'user root root;' : ''}
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${site};
}
`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function untilListening(port: number, nginx: ChildProcess, log: () => string) {
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${log()}`);
    await setTimeout(20);
  }
}

async function prepare({ modules }: Nginx, configuration: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-nginx-'));
  const site = path.join(folder, 'site.conf');
  await writeFile(site, configuration);
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder, modules, site));
  return folder;
}

const argumentsFor = (folder: string) => [
  ...['-e', 'stderr', '-p', folder],
  ...['-c', path.join(folder, 'nginx.conf')],
];

/** Ends the program when its standard input closes, and so with its parent process. */
const withParent = 'exec 3<&0; { cat <&3 >/dev/null; kill $$; } & exec "$@" 3<&-';

/** Starts nginx with a site's configuration and waits until it listens on `port`. */
export async function startNginx(
  nginx: Nginx,
  configuration: string,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = await prepare(nginx, configuration);
  const command = [nginx.program, ...argumentsFor(folder)];
  // In its own process group: the SIGHUP of a closed terminal would make nginx reload.
  const running = spawn('sh', ['-c', withParent, 'sh', ...command], { detached: true });
  let output = '';
  running.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const ended = once(running, 'exit');
  await untilListening(port, running, () => output);
  return {
    stop: async () => {
      running.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
