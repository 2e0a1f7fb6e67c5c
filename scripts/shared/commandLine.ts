/** Command-line parsing shared by all scripts. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Prints an error and exits with 2. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/**
 * Parses options and positional arguments. `--help` prints the text and exits with 0; invalid arguments exit with 2.
 */
export function parseCommand<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help', 2)) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.(?:\s|$)/);
    refuse(`${sentence}. See --help.`);
  }
}

/** An integer option from 1 to `most`. Other values exit with 2. */
export function parseCount(name: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? 'from 1' : `from 1 to ${max}`;
  refuse(`--${name} must be a whole number ${range}, not "${text}".`);
}

/** A port option. Other values exit with 2. */
export const parsePort = (name: string, text: string) => parseCount(name, text, 65_535);
