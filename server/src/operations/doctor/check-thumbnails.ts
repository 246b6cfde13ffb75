import type { Config } from '../../config/config.ts';
import { findIsolation, hiddenPaths } from '../../thumbnails/thumbnail-isolation.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Whether the process that decodes uploaded images is isolated, in case an image exploits it. */
export async function checkThumbnails(config: Config): Promise<Finding> {
  const about = 'thumbnails';
  const { by } = await findIsolation(hiddenPaths(config));
  if (by === 'nothing') {
    const sentence =
      'the decoder is not isolated from the network and the data folder; install bubblewrap (bwrap)';
    return warning(about, sentence);
  }
  return ok(about, `the decoder has neither network nor access to the data folder (${by})`);
}
