/** Makes every picture, film and document of the site from scripts: `node scripts/make-assets/main.ts [group…]`. */
import { readCommand, refuse } from '../setup/commandLine.ts';
import { makeAbout } from './about.ts';
import { makeBanners } from './banners.ts';
import { makeBlog } from './blog.ts';
import { makeBrand } from './brand.ts';
import { makeCareers } from './careers.ts';
import { makeCaseStudies } from './case-studies.ts';
import { makeDocuments } from './documents.ts';
import { makeFilms } from './films.ts';
import { makeGames } from './games.ts';
import { makePeople } from './people.ts';
import { makeProjects } from './projects.ts';
import { written } from './render.ts';
import { makeServices } from './services.ts';
import { makeStory, makeStoryPoster } from './story.ts';

const groups: Record<string, { about: string; make: () => Promise<void> }> = {
  services: { about: 'service pictures and icons', make: makeServices },
  projects: { about: 'project cards and full pictures', make: makeProjects },
  'case-studies': { about: 'case pictures and screenshots', make: makeCaseStudies },
  games: { about: 'key art and store badges', make: makeGames },
  people: { about: 'portraits of the team and of those who recommend us', make: makePeople },
  brand: { about: 'mark, icons, social card and partner logos', make: makeBrand },
  about: { about: 'the studio and both offices, at several widths', make: makeAbout },
  blog: { about: 'teaser and article pictures of the blog, at several widths', make: makeBlog },
  careers: { about: 'backdrop of the careers hero, at several widths', make: makeCareers },
  'story-poster': { about: 'poster of the story film, at several widths', make: makeStoryPoster },
  banners: { about: 'looping banner films and their posters (needs ffmpeg)', make: makeBanners },
  films: { about: 'films of two case studies and two games (needs ffmpeg)', make: makeFilms },
  documents: { about: 'brochure, company details and portfolio as PDF', make: makeDocuments },
  story: { about: 'the story film in two formats (needs ffmpeg)', make: makeStory },
};

const { positionals: wanted } = readCommand(
  `Makes the pictures, films and documents of the site.

  npm run make-assets                all of them
  npm run make-assets -- brand blog  only these groups

${Object.entries(groups)
  .map(([name, { about }]) => `  ${name.padEnd(14)}${about}`)
  .join('\n')}`,
  { allowPositionals: true },
);
const unknown = wanted.find((name) => !Object.hasOwn(groups, name));
if (unknown) {
  refuse(`There is no group ${unknown}. The groups are: ${Object.keys(groups).join(', ')}.`);
}

for (const [name, { make }] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = written.length;
  try {
    await make();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
  const made = written.slice(before);
  const bytes = made.reduce((sum, each) => sum + each.bytes, 0);
  console.log(`${name}: ${made.length} files, ${Math.round(bytes / 1024)} kB`);
}
