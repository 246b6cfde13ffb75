import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import { findChromium } from '../scripts/system-programs.mjs';
import { projectRoot } from './programs.ts';
import { type SeededPerch, startSeededPerch } from './web/installation.ts';
import { interactions, measureInteraction, prepare } from './web/interactions.ts';
import { loads, measureLoad } from './web/loads.ts';
import { Readings } from './web/readings.ts';
import { renderWebSpeed } from './web/report.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/web-speed.ts [rounds]: the built web app in Chromium, results in bench/web-speed.md.

const rounds = Number(process.argv[2] ?? 7);
const port = 4614;

interface Device {
  name: 'desktop' | 'slow phone';
  context: BrowserContextOptions;
  /** How many times slower than this machine. */
  slowness: number;
}

const devices: Device[] = [
  { name: 'desktop', context: { viewport: { width: 1280, height: 800 } }, slowness: 1 },
  {
    name: 'slow phone',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    slowness: 4,
  },
];

const readings = new Readings();
await using work = await makeWorkFolder('web');
const executablePath = findChromium() ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await using perch = await startSeededPerch(work.path, port);
  for (let round = 1; round <= rounds; round += 1) {
    // In turn, so that what else the machine does falls on all alike.
    for (const device of devices) await measureRound(browser, perch, device);
  }
  const page = await renderWebSpeed(readings, rounds, browser.version());
  await writeFile(join(projectRoot, 'bench/web-speed.md'), page);
  process.stdout.write(page);
} finally {
  await browser.close();
}

async function measureRound(from: Browser, perch: SeededPerch, device: Device): Promise<void> {
  for (const load of loads) {
    // A context has a cache of its own, which is empty at first.
    const page = await openPage(from, perch, device);
    for (const state of ['cold', 'warm']) {
      const paint = await measureLoad(page, load, perch.origin);
      const name = `largest contentful paint, ${load.name}, ${state}`;
      readings.add(name, 'traced', device.name, paint.tracedMs);
      readings.add(name, 'observed', device.name, paint.observedMs);
    }
    await page.context().close();
  }
  const page = await openPage(from, perch, device);
  for (const interaction of interactions) {
    const delay = await measureInteraction(page, interaction, perch.origin);
    readings.add(interaction.name, 'traced', device.name, delay.tracedMs);
    readings.add(interaction.name, 'observed', device.name, delay.observedMs);
    readings.add(interaction.name, 'shown', device.name, delay.shownMs);
  }
  await page.context().close();
}

async function openPage(from: Browser, perch: SeededPerch, device: Device): Promise<Page> {
  const context = await from.newContext(device.context);
  const page = await context.newPage();
  await prepare(page, perch.token);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.slowness });
  return page;
}
