import { openCommandServices } from '../../open-services.ts';
import type { CommandServices } from '../../services.ts';
import type { CommandContext } from './command.ts';

/** Opens the services of a command, and closes them also when `work` throws. */
export async function withServices<T>(
  { readConfig, openLog }: CommandContext,
  work: (services: CommandServices) => Promise<T>,
): Promise<T> {
  const config = readConfig();
  const { services, close } = await openCommandServices(config, openLog(config));
  try {
    return await work(services);
  } finally {
    await close();
  }
}
