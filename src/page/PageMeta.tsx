import { type PageId, pages, pageTitle } from '#content/pages.ts';

type PageMetaProps = { page: PageId; name?: string | undefined; index?: boolean };

/** Title and description of a page. `name` (of a service, a job …) replaces the page's own title. */
export function PageMeta({ page, name, index = true }: PageMetaProps) {
  const { title, description } = pages[page];
  return (
    <>
      <title>{name ? pageTitle(name) : title}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
    </>
  );
}
