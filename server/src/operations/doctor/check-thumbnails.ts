import type { Config } from '../../config/config.ts';
import { findIsolation, hiddenPaths } from '../../thumbnails/thumbnail-isolation.ts';
import { type Finding, ok, warning } from './finding.ts';

/** What the program that decodes uploaded pictures could do if a picture took it over. */
export async function checkThumbnails(config: Config): Promise<Finding> {
  const about = 'thumbnails';
  const { by } = await findIsolation(hiddenPaths(config));
  if (by === 'nothing') {
    const sentence =
      'what makes them is not kept from the network and the data folder; install bubblewrap (bwrap)';
    return warning(about, sentence);
  }
  return ok(about, `what makes them has no network and does not see the data folder (${by})`);
}
