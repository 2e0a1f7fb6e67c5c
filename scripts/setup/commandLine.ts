/** What the command lines of all scripts have in common: `--help`, and one sentence for what they do not understand. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the process with 2, after one sentence on what is wrong with the command line. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** What `parseArgs` says, as one sentence that points to the help. */
export function sentenceOf(error: unknown): string {
  const [sentence = ''] = (error as Error).message.split(/\.\s/);
  return `${sentence.replace(/\.$/, '')}. See --help.`;
}

/**
 * Options and other words of the command line, as `parseArgs` gives them. `--help` prints the text and ends the process
 * with 0; what the command does not know ends it with 2.
 */
export function readCommand<Config extends ParseArgsConfig>(
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
    refuse(sentenceOf(error));
  }
}

/** A whole number from 1 to `most`, as `--name` gave it. Anything else ends the process with 2. */
export function readCount(name: string, text: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? 'from 1' : `from 1 to ${most}`;
  refuse(`--${name} must be a whole number ${range}, not "${text}".`);
}

/** A port, as `--name` gave it. Anything else ends the process with 2. */
export const readPort = (name: string, text: string) => readCount(name, text, 65_535);
