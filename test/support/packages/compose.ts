import { join } from 'node:path';

import { $ } from 'bun';

import { root } from '../../../scripts/project.mjs';
import { waitFor } from '../wait.ts';
import { readComposeFile, type Service } from './compose-file.ts';
import type { Containers } from './containers.ts';

/** Running services of a compose file. */
export interface Composed extends AsyncDisposable {
  /** The services' addresses by their names, which this machine reaches. */
  addresses: Record<string, string>;
  /** The name of a service's container. */
  containerOf(service: string): string;
  /** Where the machine has what a volume holds. */
  folderOf(volume: string): Promise<string>;
}

interface ComposeOptions {
  path: string;
  /** What the file `.env` would set. */
  variables: Record<string, string>;
  /** Called when the network is there, with the machine's address in it. */
  onNetwork?: (gateway: string) => Promise<void>;
}

let projects = 0;

/**
 * Starts what a compose file of the project describes, by Podman: every service on its network, at the address that
 * Compose gives it, in the order in which they need each other.
 */
export async function compose(
  { run, tryRun }: Containers,
  { path, variables, onNetwork }: ComposeOptions,
): Promise<Composed> {
  const { services, networks, volumes } = await readComposeFile(path, variables);
  const project = `project${(projects += 1)}`;
  const containerOf = (service: string) => `${project}-${service}`;
  const [[network, { ipam }] = ['', { ipam: { config: [] } }]] = Object.entries(networks);
  const { subnet, ip_range: range = subnet } = ipam.config[0] ?? { subnet: '' };
  const gateway = addressIn(subnet, 1);
  // Compose gives the next free address of the range, also where it is that of a service that starts later.
  let given = range === subnet ? 1 : -1;
  const addresses = Object.fromEntries(
    inOrder(services).map((name) => {
      const { ipv4_address: fixed } = Object(services[name]?.networks)[network] ?? {};
      return [name, fixed ?? addressIn(range, (given += 1))];
    }),
  );
  await removeDeadBridge(gateway);
  await run(['podman', 'network', 'create', '--subnet', subnet, `${project}-${network}`]);
  for (const volume of Object.keys(volumes)) {
    await run(['podman', 'volume', 'create', `${project}-${volume}`]);
  }
  // The bridge, and with it the machine's address, is there with the first container.
  let isNetworkUp = false;

  async function start(name: string, service: Service): Promise<void> {
    const options = optionsOf(service, project, `${project}-${network}`, addresses[name] ?? '');
    const hosts = Object.entries(addresses).map(
      ([other, address]) => `--add-host=${other}:${address}`,
    );
    const command = service.command?.split(' ') ?? [];
    const own = [`--name=${containerOf(name)}`, ...options, ...hosts, service.image];
    await run(['podman', 'run', '--detach', ...own, ...command]);
    if (isNetworkUp) return;
    isNetworkUp = true;
    await onNetwork?.(gateway);
  }

  async function untilHealthy(name: string): Promise<void> {
    const container = containerOf(name);
    await waitFor(
      `${name} to be healthy`,
      async () => {
        const { exitCode } = await tryRun(['podman', 'healthcheck', 'run', container]);
        if (exitCode === 0) return true;
        const running = await run(['podman', 'inspect', container, '--format={{.State.Running}}']);
        if (running === 'true') return false;
        const { stdout, stderr } = await tryRun(['podman', 'logs', container]);
        throw new Error(`${name} has ended: ${stdout}${stderr}`);
      },
      { timeoutMs: 60_000 },
    );
  }

  async function dispose(): Promise<void> {
    for (const name of Object.keys(services)) {
      await tryRun(['podman', 'rm', '--force', '--volumes', '--time=0', containerOf(name)]);
    }
    await tryRun(['podman', 'network', 'rm', '--force', `${project}-${network}`]);
  }

  try {
    for (const name of inOrder(services)) {
      const service = services[name];
      if (!service) continue;
      await start(name, service);
      if (service.healthcheck) await untilHealthy(name);
    }
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    addresses,
    containerOf,
    folderOf: (volume) =>
      run(['podman', 'volume', 'inspect', `${project}-${volume}`, '--format={{.Mountpoint}}']),
    [Symbol.asyncDispose]: dispose,
  };
}

/** The address of this number in a range such as 172.30.99.128/25. */
const addressIn = (range: string, number: number) =>
  range.replace(/(\d+)\/\d+$/, (_, first) => String(Number(first) + number));

/** A run that was killed leaves its bridge behind, which is down once the last container is gone. */
async function removeDeadBridge(address: string): Promise<void> {
  const links: unknown = await $`ip -json address show`.json();
  if (!Array.isArray(links)) throw new Error('ip lists no interfaces.');
  for (const link of links) {
    const { ifname: name, operstate: state, addr_info: addresses } = Object(link);
    const has =
      Array.isArray(addresses) && addresses.some((each) => Object(each).local === address);
    if (has && state === 'DOWN') await $`ip link delete ${name}`.quiet();
  }
}

/** The names of services, each after those that it needs. */
function inOrder(services: Record<string, Service>): string[] {
  const needsOf = ({ depends_on: needs = [] }: Service) =>
    Array.isArray(needs) ? needs : Object.keys(needs);
  const ordered = new Set<string>();
  const add = (name: string) => {
    const service = services[name];
    if (!service) throw new Error(`There is no service ${name}.`);
    needsOf(service).forEach(add);
    ordered.add(name);
  };
  Object.keys(services).forEach(add);
  return [...ordered];
}

function optionsOf(service: Service, project: string, network: string, address: string): string[] {
  const { user, environment = {}, volumes = [], tmpfs = [], healthcheck } = service;
  const place = (volume: string) =>
    volume.startsWith('./') ? join(root, 'deploy', volume) : `${project}-${volume}`;
  const [kind, ...check] = healthcheck?.test ?? [];
  return [
    `--network=${network}`,
    `--ip=${address}`,
    // A container that is started again keeps it: the others would look for the previous one for a minute.
    `--mac-address=${hardwareAddressOf(address)}`,
    ...(user === undefined ? [] : [`--user=${user}`]),
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...(service.cap_drop ?? []).map((capability) => `--cap-drop=${capability}`),
    ...(service.security_opt ?? []).map(
      (option) => `--security-opt=${option.replace(':true', '')}`,
    ),
    ...tmpfs.map((path) => `--tmpfs=${path}`),
    ...(service.mem_limit === undefined ? [] : [`--memory=${service.mem_limit}`]),
    ...Object.entries(environment).map(([name, value]) => `--env=${name}=${value ?? ''}`),
    ...volumes.map((volume) => `--volume=${place(volume)}`),
    ...(kind ? [`--health-cmd=${kind === 'CMD' ? JSON.stringify(check) : check.join(' ')}`] : []),
  ];
}

const hardwareAddressOf = (address: string) =>
  [
    '02',
    '42',
    ...address.split('.').map((part) => Number(part).toString(16).padStart(2, '0')),
  ].join(':');
