import { type PreviewProgram, programLimits } from '@perch/contract/uploads/embed-limits';
import type { LinkCheck } from '@perch/contract/uploads/link-checks';
import { IconPlayerPlayFilled } from '@tabler/icons-react';

import type { Card } from './check-program.ts';

import classes from './preview-card.module.css';

/** Programs that show the name of the site above the title, and those that show the host below. */
const namesSite = new Set<PreviewProgram>(['discord', 'slack', 'telegram']);

interface PreviewCardProps {
  program: PreviewProgram;
  card: Card;
}

/** A link as a program draws it, roughly: nothing is fetched from it. */
export function PreviewCard({ program, card }: PreviewCardProps) {
  const { titleLines, descriptionLines } = programLimits[program];
  if (card.gallery) return <Gallery gallery={card.gallery} />;
  const hasSite = namesSite.has(program);
  return (
    <div className={`${classes.card} ${classes[program]}`}>
      {hasSite && <Bar colour={program === 'discord' ? card.colour : undefined} />}
      <div className={classes.text}>
        {hasSite && (
          <p className={classes.site} dir="auto">
            {card.siteName}
          </p>
        )}
        {program === 'discord' && card.author !== null && (
          <p className={classes.author} dir="auto">
            {card.author}
          </p>
        )}
        <p className={classes.title} data-lines={titleLines} dir="auto">
          {card.title}
        </p>
        {/* Discord shows a player in the place of the description. */}
        {!(program === 'discord' && card.hasPlayer) && (
          <p className={classes.description} data-lines={descriptionLines} dir="auto">
            {card.description}
          </p>
        )}
        {!hasSite && (
          <p className={classes.host} dir="ltr">
            {card.host}
          </p>
        )}
      </div>
      <Pictures card={card} />
    </div>
  );
}

function Pictures({ card: { pictures, hasPlayer } }: { card: Card }) {
  if (pictures.length === 0 && !hasPlayer) return null;
  return (
    <div className={`${classes.pictures} ${pictures.length > 1 ? classes.several : ''}`}>
      {pictures.map(({ path, width, height, alt }) => (
        <img
          key={path}
          src={path}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
        />
      ))}
      {hasPlayer && (
        <span className={`${classes.player} ${pictures.length === 0 ? classes.empty : ''}`}>
          <IconPlayerPlayFilled size="1.5rem" aria-hidden="true" />
        </span>
      )}
    </div>
  );
}

/** Discord's container: a title, pictures and buttons. */
function Gallery({ gallery }: { gallery: NonNullable<LinkCheck['gallery']> }) {
  const { colour, title, facts, pictures, buttons } = gallery;
  const written = colour === null ? undefined : `#${colour.toString(16).padStart(6, '0')}`;
  return (
    <div className={`${classes.card} ${classes.discord}`}>
      <Bar colour={written} />
      <div className={classes.text}>
        <p className={classes.heading} dir="auto">
          {title}
        </p>
        <p className={classes.facts}>{facts}</p>
      </div>
      <div
        className={`${classes.pictures} ${pictures.length > 1 ? classes.several : ''} ${pictures.length > 4 ? classes.many : ''}`}
      >
        {pictures.map((path) => (
          <img key={path} src={path} alt="" />
        ))}
      </div>
      <div className={classes.buttons}>
        {buttons.map((label) => (
          <span key={label} className={classes.button}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** No style of an element may have a colour: the policy of the app forbids those. */
function Bar({ colour }: { colour: string | undefined }) {
  return (
    <svg className={classes.bar} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour ?? 'currentColor'} />
    </svg>
  );
}
