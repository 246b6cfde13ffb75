import { loadavg } from 'node:os';

import { measuredOn } from '../circumstances.ts';
import { formatFigure } from '../statistics.ts';
import { interactions } from './interactions.ts';
import { loads } from './loads.ts';
import type { Kind, Readings } from './readings.ts';

const devices = ['desktop', 'slow phone'];
const loadNames = loads.flatMap(({ name }) =>
  ['cold', 'warm'].map((state) => `largest contentful paint, ${name}, ${state}`),
);
const interactionNames = interactions.map(({ name }) => name);
const askingNames = interactions.filter(({ isAsking }) => isAsking).map(({ name }) => name);

/** The page of results, with what they were measured on. */
export async function renderWebSpeed(
  readings: Readings,
  rounds: number,
  chromium: string,
): Promise<string> {
  const table = (names: string[], kind: Kind) => [
    `| Case | ${devices.join(' | ')} |`,
    '| --- | ---: | ---: |',
    ...names.map((name) => `| ${name} | ${cells(readings, name, kind).join(' | ')} |`),
    '',
  ];
  return [
    '# Speed of the web app',
    '',
    `Made by \`node scripts/bun.mjs bench/web-speed.ts\` ${await measuredOn()},`,
    `Chromium ${chromium}, load ${loadavg()[0]?.toFixed(0)} when it ended. The built web app with 10 000 uploads in SQLite,`,
    `server and browser on the same machine. Milliseconds: medians of ${rounds} rounds (lowest–highest).`,
    'The slow phone is a small screen with the processor slowed down four times; the network is not.',
    'Cold: nothing in the browser’s cache.',
    '',
    '## In Chromium’s own traces',
    '',
    ...table(loadNames, 'traced'),
    'From the press of a key or button to the next picture (the slowest of all presses):',
    '',
    ...table(interactionNames, 'traced'),
    '## Until it is there',
    '',
    'From the last press to the picture with what was asked for, the server’s answer included; the',
    'search waits 75 ms for the next letter.',
    '',
    ...table(askingNames, 'shown'),
    '## As the page itself saw it',
    '',
    'From `PerformanceObserver`, as a check; interactions in steps of 8 ms, 0: below 16.',
    '',
    ...table([...loadNames, ...interactionNames], 'observed'),
  ].join('\n');
}

function cells(readings: Readings, name: string, kind: Kind): string[] {
  return devices.map((device) => {
    const figure = readings.figure(name, kind, device);
    return figure ? formatFigure(figure) : '';
  });
}
