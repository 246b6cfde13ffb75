import { expect, test } from 'bun:test';

import { colouredPictures, colourProfile } from '../../../test/support/files/colour-profiles.ts';
import { png } from '../../../test/support/files/pictures.ts';
import { withRgbProfile } from './colour-profile.ts';
import { rgbProfileOfGrey } from './grey-profile.ts';

const pixelsOf = (picture: Uint8Array) => new Bun.Image(picture).png().bytes();

test('a picture whose profile fits, and one without any, stays as it is', () => {
  const pictures = colouredPictures();
  for (const name of ['rgb.png', 'alpha.png', 'long.png', 'long.jpg', 'rgb.webp', 'cmyk.jpg']) {
    const { bytes = Buffer.alloc(0) } = pictures.find((each) => each.name === name) ?? {};
    expect(bytes.length).toBeGreaterThan(0);
    expect(withRgbProfile(bytes)).toBe(bytes);
  }
  const plain = png(4, 3);
  expect(withRgbProfile(plain)).toBe(plain);
});

test('a profile that does not fit is replaced or goes, and the pixels stay', async () => {
  for (const { name, bytes } of colouredPictures()) {
    if (!/grey|broken/.test(name)) continue;
    const fitting = withRgbProfile(bytes);
    expect([name, fitting.equals(bytes)]).toEqual([name, false]);
    expect(fitting.toString('latin1')).not.toContain('mntrGRAY');
    const size = { width: 32, height: 16 };
    expect(await new Bun.Image(fitting).metadata()).toMatchObject(size);
    const made = Buffer.from(await pixelsOf(fitting));
    const before = Buffer.from(await pixelsOf(bytes));
    const data = (each: Buffer) => each.subarray(each.indexOf('IDAT'));
    expect([name, data(made).equals(data(before))]).toEqual([name, true]);
  }
});

test('the profile of a grey picture becomes one for RGB with the same curve', () => {
  const made = rgbProfileOfGrey(colourProfile('GRAY')) ?? Buffer.alloc(0);
  expect(made.readUInt32BE(0)).toBe(made.length);
  expect(made.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ');
  expect(made.toString('latin1').match(/curv/g)).toHaveLength(1);
  expect(made.length).toBeLessThan(400);
  expect(rgbProfileOfGrey(colourProfile('RGB '))).toBeUndefined();
});

test('pictures and profiles that are cut anywhere are taken for what they are', () => {
  for (const { bytes } of colouredPictures()) {
    for (let length = 0; length < Math.min(bytes.length, 1500); length += 1) {
      expect(() => withRgbProfile(bytes.subarray(0, length))).not.toThrow();
    }
  }
  const grey = colourProfile('GRAY');
  for (let length = 0; length < grey.length; length += 1) {
    expect(() => rgbProfileOfGrey(grey.subarray(0, length))).not.toThrow();
  }
});
