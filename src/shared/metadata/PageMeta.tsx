import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { ImageUrl } from '#contract/decoder.ts';
import { canonicalPath } from '#shared/lib/pathname.ts';
import { shorten } from '#shared/lib/plainText.ts';
import { site } from '#site.ts';
import { absoluteUrl, PageFactsContext } from './jsonLd.ts';
import { type PageText, pageTitle } from './pageText.ts';

/** About as many characters as search engines show. */
const descriptionLength = 155;

const socialCard = '/social-card.png';

type PageMetaProps = {
  page: PageText;
  /** Name of the item; replaces the page's title unless it is empty. */
  name?: string | null;
  /** Text that the meta description begins with; the page's own description when empty. */
  about?: string | null;
  /** Image for sharing; default: the site's card. */
  image?: ImageUrl | null | undefined;
  index?: boolean;
  /** Query of a page of its own, such as '?page=2'. */
  query?: string;
};

export function PageMeta({ page, name, about, image, index = true, query = '' }: PageMetaProps) {
  const { pathname } = useLocation();
  const facts = useContext(PageFactsContext);
  if (facts) facts.isIndexed = index;
  const title = name ? pageTitle(name) : (page.title ?? pageTitle(page.heading));
  const description =
    shorten(about?.replace(/\s+/g, ' ') ?? '', descriptionLength) || page.description;
  const url = index ? absoluteUrl(canonicalPath(pathname) + query) : null;
  const imageUrl = absoluteUrl(image || socialCard);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={page.kind ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
    </>
  );
}
