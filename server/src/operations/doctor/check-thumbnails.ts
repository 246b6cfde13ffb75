import type { Config } from '../../config/config.ts';
import { findContainer } from '../../installation/command-form.ts';
import {
  findIsolation,
  hiddenPaths,
  listIsolations,
} from '../../thumbnails/thumbnail-isolation.ts';
import { type Finding, ok, warning } from './finding.ts';

// Where there is no sign but these, as of systemd-nspawn.
const containerVariables = ['container', 'KUBERNETES_SERVICE_HOST'];
const isInContainer = (environment: Environment) =>
  findContainer() !== undefined || containerVariables.some((name) => environment[name]);

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the process that decodes uploaded images is isolated, in case an image exploits it. */
export async function checkThumbnails(config: Config, environment: Environment): Promise<Finding> {
  const about = 'thumbnails';
  const hidden = hiddenPaths(config);
  const { by } = await findIsolation(hidden);
  if (by === 'nothing') {
    const isInstalled = listIsolations(hidden).some((each) => each.by === 'bubblewrap');
    const advice = isInstalled
      ? `bubblewrap is installed, but ${isInContainer(environment) ? 'the container' : 'this system'} forbids it to make user namespaces; allow them, or leave it: thumbnails are made without them`
      : 'bubblewrap is not installed; install it (bwrap)';
    return warning(
      about,
      `the decoder is not isolated from the network and the data folder: ${advice}`,
    );
  }
  return ok(about, `the decoder has neither network nor access to the data folder (${by})`);
}
