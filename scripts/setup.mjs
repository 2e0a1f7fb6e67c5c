/**
 * First step of `npm start` and `npm test`: installs the locked dependencies when they are missing or out of
 * date. Plain JavaScript, because on a fresh clone it runs on whatever Node (from 20.19) the machine has.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const [word] = process.argv.slice(2);
if (word === '--help') {
  console.log(
    'Installs the locked dependencies when they are missing or out of date: node scripts/setup.mjs',
  );
  process.exit(0);
}
if (word !== undefined) {
  console.error(`Unknown option '${word}'. See --help.`);
  process.exit(2);
}

/** The lock file that npm keeps inside node_modules lists what is really there. */
function installedVersions() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return {};
  return JSON.parse(readFileSync(installed, 'utf8')).packages;
}

/** True when a locked package (other than one for another platform) is missing or has another version. */
function isOutOfDate() {
  const installed = installedVersions();
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(locked).some(
    ([path, { version, optional }]) =>
      path !== '' && !optional && installed[path]?.version !== version,
  );
}

if (isOutOfDate()) {
  console.log('Installing the locked dependencies …');
  // Not `npm ci`: it refuses the lock file where a registry lacks a package that only another platform needs.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The installation failed; npm says why above.');
    process.exit(status ?? 1);
  }
}
