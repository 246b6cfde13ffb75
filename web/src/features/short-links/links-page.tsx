import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { m } from '../../language/messages.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { LinksList } from './links-list.tsx';
import { linksSearch, readLinksState } from './links-url.ts';
import { NewLink } from './new-link.tsx';
import { ShareXLinks } from './sharex-links.tsx';
import { newParameter } from './short-link-commands.ts';

import classes from './links-page.module.css';

/** The account's short links. */
export function LinksPage() {
  const field = useRef<HTMLInputElement>(null);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const shown = readLinksState(parameters);
  // Of a shared text.
  const target: string | undefined = useLocation().state?.target;
  const isNew = parameters.has(newParameter);
  useEffect(() => {
    if (!isNew) return undefined;
    // After the layout, which focuses the content of another page.
    const frame = window.requestAnimationFrame(() => {
      field.current?.focus();
      void navigate({ search: linksSearch(readLinksState(parameters)) }, { replace: true });
    });
    return () => window.cancelAnimationFrame(frame);
  }, [isNew, navigate, parameters]);
  return (
    <div className={classes.page}>
      <PageTitle parts={[m.layout.pages.links]} />
      <NewLink field={field} target={target} />
      <LinksList shown={shown} />
      <ShareXLinks />
    </div>
  );
}
