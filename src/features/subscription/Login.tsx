import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.login;

/** Login page (section 2). */
export function Login() {
  return (
    <>
      <PageMeta page="login" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}
