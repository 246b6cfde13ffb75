import type { Page } from '@playwright/test';

import type { TestFile } from '../support/files/files.ts';

/** A picture that could be a photograph: hills below a sky, in colours of an hour of the day. */
export async function landscape(blank: Page, name: string, hue: number): Promise<TestFile> {
  const data = await blank.evaluate((shade) => {
    const canvas = new OffscreenCanvas(1200, 800);
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is no canvas.');
    const sky = drawing.createLinearGradient(0, 0, 0, 620);
    sky.addColorStop(0, `hsl(${shade} 55% 32%)`);
    sky.addColorStop(0.6, `hsl(${shade + 30} 70% 62%)`);
    sky.addColorStop(1, `hsl(${shade + 60} 85% 78%)`);
    drawing.fillStyle = sky;
    drawing.fillRect(0, 0, 1200, 800);
    drawing.fillStyle = `hsl(${shade + 60} 95% 88%)`;
    drawing.beginPath();
    drawing.arc(300 + ((shade * 7) % 600), 380, 60, 0, Math.PI * 2);
    drawing.fill();
    for (let hill = 0; hill < 4; hill++) {
      drawing.fillStyle = `hsl(${shade + 10} ${30 + hill * 5}% ${44 - hill * 10}%)`;
      drawing.beginPath();
      drawing.moveTo(0, 800);
      for (let x = 0; x <= 1200; x += 10) {
        const wave = Math.sin(x / (170 - hill * 25) + hill * 2 + shade) * (50 - hill * 6);
        drawing.lineTo(x, 480 + hill * 80 + wave + Math.sin(x / 47 + shade) * 12);
      }
      drawing.lineTo(1200, 800);
      drawing.fill();
    }
    return canvas
      .convertToBlob({ type: 'image/jpeg', quality: 0.85 })
      .then((blob) => blob.arrayBuffer())
      .then((bytes) => [...new Uint8Array(bytes)]);
  }, hue);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data) };
}

/** The same picture as WebP, which is a fraction of a PNG's size. */
export async function webpOf(blank: Page, png: Buffer): Promise<Buffer> {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const data = await blank.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, address);
  return Buffer.from(data);
}
