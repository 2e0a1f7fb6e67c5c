/** Which parts of the site share a file, and the names of its classes. */
import { createHash } from 'node:crypto';
import path from 'node:path';

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|openapi-fetch|react-error-boundary)\//;
const areaStyles = /\/src\/features\/([\w-]+)\/.*\.css$/;

/** What every page needs, or nearly every one. */
const common = [
  libraries,
  /vite\/preload-helper|rolldown\/runtime/,
  /\/src\/(ui|page|app|styles)\/(?!toasts).*\.css$/,
  /\/src\/(errors|session\/subscriptionReturn)/,
  /\/src\/app\/(?!PlanPages|header\/(OpenPart|SidePanel|MobileMenu|HeaderSearch)).*\.tsx?$/,
  /\/src\/lib\/(paths|safeUrl|pictureSources|withKeys)\.ts$/,
  /\/src\/content\/(site|newsletter|pages\/pageText)\.ts$/,
  /\/src\/assets\/(about\/studio|brand\/shape)/,
  /\/src\/api\/(ApiError|client|queryClient|QueryBoundary|tolerant|unwrap|resources\/(services|games|team))\.tsx?$/,
  /\/src\/page\/(PageMeta|siteUrl|SocialLinks|Link|TopLink|Logo|useAddressParameters|Portrait|ServiceCards?|studioPicture|things)\.tsx?$/,
  /\/src\/ui\/(use(Hydrated|StructuredData|FieldProblem|MotionAllowed)|States|Spinner|TwinLines|icons?|Button|Skeleton|toasts|ToastHost|earlyInput|takeOver|SitePicture|ratio)\.tsx?$/i,
];

/** What the home page shows at first besides. */
const home = [
  /\/src\/features\/home\/.*\.css$/,
  /\/src\/features\/home\/(?!Experience|Ending|Gauge|useGauge|TrustedBy)\w+\.tsx?$/,
  /\/src\/ui\/(Carousel\w*|useAutoplay|useSwiper|FilmBackdrop|late)\.tsx?$/,
  /\/src\/api\/resources\/(testimonials|banners)\.ts$/,
  /\/src\/content\/(homeAbout|servicesPromo|pages\/home)\.ts$/,
];

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/**
 * Settings for the bundler. A page needs few files, which pack better than many small ones, and the styles of an area
 * are in one, so that prerendering can inline them with few hashes in the content policy. A module that is in no group
 * is where it is used.
 */
export const chunks = {
  // What a module of a file needs is in that file or an earlier one, so that no two files wait for each other.
  includeDependenciesRecursively: true,
  groups: [
    { name: 'site', test: isOneOf(common) },
    { name: 'home', test: isOneOf(home) },
    {
      name: (id: string) => areaStyles.exec(id)?.[1] ?? null,
      debugName: 'areas',
      test: areaStyles,
    },
  ],
};

const fileOf = new Map<string, string>();

/** A class as short as it can be and still tell where it is from. Throws when two files get the same one. */
export function nameClass(name: string, file: string): string {
  const place = path.relative('.', file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 4);
  const short = `_${name}_${hash}`;
  const taken = fileOf.get(short) ?? place;
  if (taken !== place) throw new Error(`${place} and ${taken} both have a class ${short}.`);
  fileOf.set(short, place);
  return short;
}
