import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import classes from './url-tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Where it leads; `?tab=…` by default. */
  to?: string;
  icon?: ReactNode;
  /** After the label. */
  end?: ReactNode;
}

interface UrlTabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs as links, so that the back button, reload and sharing work. */
export function UrlTabs<Id extends string>({ label, tabs, selected, children }: UrlTabsProps<Id>) {
  const prefix = useId();
  const tabId = (id: string) => `${prefix}-${id}`;
  const panelId = `${prefix}-panel`;
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, to, icon, end }) => (
          <Link
            key={id}
            id={tabId(id)}
            className={classes.tab}
            to={to ?? { search: `?tab=${id}` }}
            ref={id === selected ? scrollIntoView : undefined}
            role="tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? panelId : undefined}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={moveAmongTabs}
          >
            {icon}
            {name}
            {end}
          </Link>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </>
  );
}

/** Where the tabs do not fit, the row scrolls to the selected one. */
function scrollIntoView(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [shown, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < shown.left || own.right > shown.right) {
    row.scrollLeft += own.left + own.width / 2 - (shown.left + shown.width / 2);
  }
}

/** The arrow keys, Home and End select another tab (ARIA tabs pattern); Space works like Enter. */
function moveAmongTabs(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const here = tabs.indexOf(event.currentTarget);
  const [before, after] = [tabs.at(here - 1), tabs[(here + 1) % tabs.length]];
  const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl';
  const target = {
    ArrowRight: isFromRight ? before : after,
    ArrowLeft: isFromRight ? after : before,
    Home: tabs[0],
    End: tabs.at(-1),
    ' ': event.currentTarget,
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}
