/**
 * Installs the locked dependencies when needed, then runs a command: the first step of `npm start` and `npm test`. As the last
 * step of `npm ci` it fails when npm left out Node, silently because it is optional; `npm rebuild` before it links Node again,
 * which npm 10 unlinks with the packages of other systems. Plain JavaScript, for any Node from 20.19 in a fresh clone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import './shared/endWithParent.mjs';

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readPackages = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

const { platform, arch, versions } = process;
const locked = Object.entries(readPackages('package-lock.json'));

/** The folder of the locked Node for this machine, on which the npm scripts run; without one they run on its own. */
const [ownNode] =
  locked.find(([, { bin, os, cpu }]) => bin?.node && os === platform && cpu === arch) ?? [];

const least = ownNode ? '20.19' : '24.0';
if (versions.node.localeCompare(least, 'en', { numeric: true }) < 0) {
  refuse(`Node ${least} or newer is needed on ${platform} ${arch}; this is ${versions.node}.`);
}

const shell = platform === 'win32';

/** True when a locked package is missing or has another version; of the optional ones, only Node is needed. */
function isOutOfDate() {
  if (ownNode && !existsSync('node_modules/.bin/node')) return true;
  // npm lists the installed packages in this file.
  const installed = readPackages('node_modules/.package-lock.json');
  return locked.some(
    ([path, { version, optional }]) =>
      path !== '' && (!optional || path === ownNode) && installed[path]?.version !== version,
  );
}

if (isOutOfDate() && process.env.npm_lifecycle_event !== 'postinstall') {
  console.log('Installing the locked dependencies, which takes about a minute …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit', shell });
  if (status !== 0) refuse('The installation failed; npm says why above.');
}
if (isOutOfDate()) {
  refuse(`npm left out ${ownNode}: its download or checksum failed, or "omit" is set.`);
}

const [command, ...args] = process.argv.slice(2);
if (command) {
  const child = spawn(command, args, { stdio: 'inherit', shell });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  process.on('exit', () => child.kill());
  child.on('error', ({ message }) => console.error(message));
  child.on('close', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}
