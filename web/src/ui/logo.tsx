import { markPaths } from '@perch/contract/brand/mark';

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
      <path className={classes.line} d={markPaths.line} />
      <path className={classes.bird} d={markPaths.bird} />
      <path className={classes.eye} d={markPaths.eye} />
    </svg>
  );
}
