import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { MediaUrl } from '#contract/decoder.ts';
import { canonicalPath } from '#shared/lib/pathname.ts';
import { site } from '#site.ts';
import { PageFactsContext } from './pageFacts.ts';
import { type PageText, pageTitle } from './pageText.ts';
import { absoluteUrl } from './siteUrl.ts';

const socialCard = '/social-card.png';

type PageMetaProps = {
  page: PageText;
  /** Name of the item; replaces the page's title. */
  name?: string | undefined;
  /** Meta description; the page's own when empty. */
  about?: string;
  /** Image for sharing; default: the site's card. */
  image?: MediaUrl | null | undefined;
  index?: boolean;
};

export function PageMeta({ page, name, about = '', image, index = true }: PageMetaProps) {
  const { pathname } = useLocation();
  const facts = useContext(PageFactsContext);
  if (facts) facts.isIndexed = index;
  const title = name ? pageTitle(name) : page.title;
  const description = about || page.description;
  const url = index ? absoluteUrl(canonicalPath(pathname)) : null;
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
