import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** How operators call `perch` where this installation runs. */
export interface CommandForm {
  /** For commands of a client, which need no settings of the server. */
  client: string;
  /** For commands on the server itself. */
  server: string;
}

interface CommandLocation {
  /** The path of the executable file; undefined: the server runs from a clone. */
  executable: string | undefined;
  /** Where a shell finds `perch`; null: nowhere. */
  onPath: string | null;
  /** The program that enters the container in which the server runs; undefined: it is in none. */
  container: 'docker' | 'podman' | 'kubectl' | undefined;
  hostname: string;
}

const ofDebian = '/usr/lib/perch/perch';
const ofImage = '/usr/bin/perch';
/** Containers without a name of their own have the beginning of their id. */
const containerId = /^[0-9a-f]{12}$/;

export function commandFormOf(place: CommandLocation): CommandForm {
  const { executable, onPath, container } = place;
  if (executable === undefined) return both('npm run -s perch --');
  const isImage = executable === ofImage;
  if (isImage && container === 'kubectl') {
    return { client: 'perch', server: `kubectl exec ${place.hostname} -- perch` };
  }
  if (isImage && container) {
    const name = containerId.test(place.hostname) ? place.hostname : 'perch';
    return { client: 'perch', server: `${container} exec ${name} perch` };
  }
  // Its commands read the settings of the service as root only.
  if (executable === ofDebian) return { client: 'perch', server: 'sudo perch' };
  return both(onPath === executable ? 'perch' : `./${basename(executable)}`);
}

const both = (command: string): CommandForm => ({ client: command, server: command });

let found: CommandForm | undefined;

/** It is the same for as long as the process runs. */
export const findCommandForm = (): CommandForm =>
  (found ??= commandFormOf({
    executable: Bun.isStandaloneExecutable ? process.execPath : undefined,
    onPath: Bun.which('perch'),
    container: findContainer(),
    hostname: hostname(),
  }));

/** By what Kubernetes, Podman and Docker leave in a container; undefined: in none of theirs. */
export function findContainer(): CommandLocation['container'] {
  if (existsSync('/run/secrets/kubernetes.io')) return 'kubectl';
  if (existsSync('/run/.containerenv')) return 'podman';
  return existsSync('/.dockerenv') ? 'docker' : undefined;
}
