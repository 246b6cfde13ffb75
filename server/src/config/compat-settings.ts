import { z } from 'zod';

import { list } from './setting-schemas.ts';
import { type ReadSetting, setting } from './setting.ts';

/** Products whose clients are answered as they were by their own server. */
export const oldProducts = ['zipline', 'xbackbone', 'chibisafe', 'ass'] as const;
export type OldProduct = (typeof oldProducts)[number];

export interface CompatConfig {
  products: ReadonlySet<OldProduct>;
  /** CORE_SECRET of Zipline 4; undefined: tokens of its clients cannot be read. */
  ziplineSecret: string | undefined;
}

export const compatSettings = {
  COMPAT: setting(
    'Products whose upload clients, such as ShareX with its old configuration file, keep working with imported tokens; see docs/import/clients.md',
    `names separated by commas: ${oldProducts.join(', ')}`,
    'none',
    list(z.enum(oldProducts)).optional(),
  ),
  COMPAT_ZIPLINE_SECRET: setting(
    'CORE_SECRET of the imported Zipline 4, with which its clients encrypt their tokens',
    'text',
    'none',
    z.string().min(1).optional(),
  ),
};

/** Undefined: no product is named. */
export function readCompat(read: ReadSetting): CompatConfig | undefined {
  const products = read('COMPAT', compatSettings.COMPAT);
  const ziplineSecret = read('COMPAT_ZIPLINE_SECRET', compatSettings.COMPAT_ZIPLINE_SECRET);
  return products && { products: new Set(products), ziplineSecret };
}
