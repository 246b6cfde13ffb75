import { useBrand } from '../api/brand.ts';

import classes from './logo.module.css';

/** The logo with the name: the installation's own, or a bird on a line. */
export function Logo({ size = 'md' }: { size?: 'md' | 'lg' }) {
  const { name, logoUrl } = useBrand();
  return (
    <span className={classes.logo} data-size={size}>
      {logoUrl ? (
        <img className={classes.own} src={logoUrl} alt="" />
      ) : (
        <span className={classes.mark}>
          <LogoMark />
        </span>
      )}
      <bdi className={classes.name}>{name}</bdi>
    </span>
  );
}

/** The logo's bird alone, as large as its container. */
export function LogoMark() {
  return (
    <svg className={classes.picture} viewBox="0 0 32 32" aria-hidden="true">
      <path className={classes.line} d="M2 24.5c9 2.4 19 2.4 28 0" />
      <path
        className={classes.bird}
        d="M25.6 11.2 22.6 9.6A5 5 0 0 0 13.4 11.6C13 14.6 10.4 17.6 6.2 20.4L4.6 27.6 10.2 23.2C12 24.6 14.4 25 16.4 24.4 20.6 23 23.2 19 22.8 13.4Z"
      />
      <circle className={classes.eye} cx="18.9" cy="10.6" r="1.1" />
    </svg>
  );
}
