/** Builds the new site in a separate folder, which replaces the current one at the end. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../edge/files.ts';

/** Suffixes of a file and its compressed forms. */
const compressed = ['', '.br', '.gz'];

async function share(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  // Some file systems have no hard links.
  await link(from, to).catch(() => copyFile(from, to));
}

/** A site being built. Unchanged files are hard links. */
export class Stage {
  readonly #site: string;
  readonly #next: string;
  readonly #previous: string;

  private constructor(site: string, work: string) {
    this.#site = site;
    this.#next = path.join(work, 'next');
    this.#previous = path.join(work, 'previous');
  }

  /** Starts with the files of `site` except `made`, which the last run added. `work` is on the same disk. */
  static async open(site: string, work: string, made: readonly string[]): Promise<Stage> {
    const stage = new Stage(site, work);
    await stage.#recover();
    const left = new Set(made.flatMap((file) => compressed.map((ending) => file + ending)));
    for (const file of await listFiles(site)) {
      if (!left.has(file)) await share(path.join(site, file), path.join(stage.#next, file));
    }
    return stage;
  }

  /** Cleans up after a killed run, which may have stopped between the two renames. */
  async #recover(): Promise<void> {
    if (!existsSync(this.#site) && existsSync(this.#previous)) {
      await rename(this.#previous, this.#site);
    }
    await this.discard();
    await rm(this.#previous, { recursive: true, force: true });
    await mkdir(this.#next, { recursive: true });
  }

  /** Keeps a file and its compressed forms. False when the current site has no such file. */
  async keep(file: string): Promise<boolean> {
    if (!existsSync(path.join(this.#site, file))) return false;
    for (const form of compressed.map((ending) => file + ending)) {
      const from = path.join(this.#site, form);
      if (existsSync(from)) await share(from, path.join(this.#next, form));
    }
    return true;
  }

  async write(file: string, content: string): Promise<void> {
    const target = path.join(this.#next, file);
    await mkdir(path.dirname(target), { recursive: true });
    // The existing file may be a hard link into the current site.
    await rm(target, { force: true });
    await writeFile(target, content);
  }

  /** Replaces the current site. */
  async commit(): Promise<void> {
    await rename(this.#site, this.#previous);
    await rename(this.#next, this.#site);
    await rm(this.#previous, { recursive: true, force: true });
  }

  /** Deletes the new site; the current one stays. */
  async discard(): Promise<void> {
    await rm(this.#next, { recursive: true, force: true });
  }
}
