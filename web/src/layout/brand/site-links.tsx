import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';

import classes from './site-links.module.css';

/** The legal pages and the links that administrators have set; nothing where there are none. */
export function SiteLinks() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  const legal = settings.legalPages.map((page) => ({
    label: m.brand.pages[page],
    url: `/legal/${page}`,
  }));
  const links = [...legal, ...settings.footerLinks];
  if (links.length === 0) return null;
  return (
    <ul className={classes.links} aria-label={m.brand.siteLinks}>
      {links.map(({ label, url }) => (
        <li key={`${label} ${url}`}>
          {/* In another tab: uploads of this one go on. */}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            <bdi>{label}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
