/**
 * First step of `npm start` and `npm test`: installs the locked dependencies when needed, then runs a command. Plain
 * JavaScript, so that it runs on any Node from 20.19 in a fresh clone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import './shared/endWithParent.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
if (command === '--help') {
  console.log(
    'Installs the locked dependencies when they are missing or out of date: node scripts/setup.mjs [command …]',
  );
  process.exit(0);
}
if (command?.startsWith('-')) {
  console.error(`Unknown option '${command}'. See --help.`);
  process.exit(2);
}

const shell = process.platform === 'win32';

const readPackages = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** True when a locked package (except optional ones) is missing or has another version. */
function isOutOfDate() {
  // npm lists the installed packages in this file.
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).some(
    ([path, { version, optional }]) =>
      path !== '' && !optional && installed[path]?.version !== version,
  );
}

if (isOutOfDate()) {
  console.log('Installing the locked dependencies …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit', shell });
  if (status !== 0) {
    console.error('The installation failed; npm says why above.');
    process.exit(status ?? 1);
  }
}

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
