/** The next state of the site, made beside the present one, which stays whole until the next one takes its place. */
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Precompressed forms of a file, which live and die with it. */
const compressed = ['', '.br', '.gz'];

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function share(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  // Some file systems have no hard links.
  await link(from, to).catch(() => copyFile(from, to));
}

/** Files below a folder, relative to it. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
}

/** A site in the making. Files that it shares with the present one are hard links. */
export class Stage {
  readonly #site: string;
  readonly #next: string;
  readonly #previous: string;

  private constructor(site: string, work: string) {
    this.#site = site;
    this.#next = path.join(work, 'next');
    this.#previous = path.join(work, 'previous');
  }

  /** Begins with everything of `site` but `made`, the files that the last run added. `work` is on the same disk. */
  static async open(site: string, work: string, made: readonly string[]): Promise<Stage> {
    const stage = new Stage(site, work);
    await stage.#recover();
    const left = new Set(made.flatMap((file) => compressed.map((ending) => file + ending)));
    for (const file of await filesOf(site)) {
      if (!left.has(file)) await share(path.join(site, file), path.join(stage.#next, file));
    }
    return stage;
  }

  /** A run that was ended by force leaves its work behind, at worst between the two renamings. */
  async #recover(): Promise<void> {
    if (!(await exists(this.#site)) && (await exists(this.#previous))) {
      await rename(this.#previous, this.#site);
    }
    await this.discard();
    await rm(this.#previous, { recursive: true, force: true });
    await mkdir(this.#next, { recursive: true });
  }

  /** Takes a file over as it is, with its compressed forms. False when the present site has no such file. */
  async keep(file: string): Promise<boolean> {
    if (!(await exists(path.join(this.#site, file)))) return false;
    for (const form of compressed.map((ending) => file + ending)) {
      const from = path.join(this.#site, form);
      if (form === file || (await exists(from))) await share(from, path.join(this.#next, form));
    }
    return true;
  }

  /** Writes a new file. */
  async write(file: string, content: string): Promise<void> {
    const target = path.join(this.#next, file);
    await mkdir(path.dirname(target), { recursive: true });
    // A shared file must not be written into: it belongs to the present site too.
    await rm(target, { force: true });
    await writeFile(target, content);
  }

  /** Puts the new site in the place of the old one. */
  async commit(): Promise<void> {
    await rename(this.#site, this.#previous);
    await rename(this.#next, this.#site);
    await rm(this.#previous, { recursive: true, force: true });
  }

  /** Gives up; the present site stays. */
  async discard(): Promise<void> {
    await rm(this.#next, { recursive: true, force: true });
  }
}
