import classes from './section-links.module.css';

interface SectionLinksProps {
  label: string;
  /** By the ids of their elements. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page, which stay in view. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav className={classes.links} aria-label={label}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          className={classes.link}
          href={`#${id}`}
          onClick={(event) => {
            // The address stays: it has the tab.
            event.preventDefault();
            showSection(id);
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
