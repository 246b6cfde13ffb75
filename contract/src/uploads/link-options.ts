import { z } from '@hono/zod-openapi';

import { parseDuration } from '../text/duration.ts';
import { linkKinds, maxDownloadsMax } from './limits.ts';
import { type UploadOptionName, uploadOptionTexts } from './option-texts.ts';

// Options have one name everywhere: a field of a form, a key of tus metadata, a header (`Perch-Expires`), a
// property in JSON. The server parses all of them with `modules/uploads/options/`, which names the option that it
// refuses: so the schemas here describe, and let every value pass.

const option = (description: string, type: 'string' | 'integer' | 'boolean', example: unknown) =>
  z.unknown().openapi({ description, type, example });

function described(name: UploadOptionName) {
  const { description, type, example } = uploadOptionTexts[name];
  return option(description, type, example);
}

export const linkOptionFields = {
  expires: described('expires'),
  maxDownloads: described('maxDownloads'),
  password: described('password'),
  burn: described('burn'),
  slug: described('slug'),
  link: described('link'),
  album: described('album'),
  domain: described('domain'),
  tags: described('tags'),
};

/** A request of `PATCH /api/upload/{id}`: options that are left out stay. */
export const UploadChange = z
  .object({
    ...linkOptionFields,
    tags: z.unknown().openapi({
      description: 'The tags that it has from now on',
      type: 'array',
      items: { type: 'string' },
      example: ['Holiday', 'Sea'],
    }),
    name: option('The name that people see; the link stays', 'string', 'holiday.jpg'),
    isFavorite: option('Whether it is one of your favourites', 'boolean', true),
  })
  .partial()
  // The server refuses them as well, naming the option.
  .catchall(z.unknown())
  .openapi('UploadChange', { additionalProperties: false });

/** What the server makes of an `UploadChange`. */
export interface UploadChange {
  expires?: string;
  maxDownloads?: number | 'none' | null;
  password?: string | null;
  burn?: boolean;
  slug?: string | null;
  link?: LinkKind;
  /** Puts the file into this album as well. */
  album?: string;
  domain?: string | null;
  tags?: readonly string[];
  name?: string;
  isFavorite?: boolean;
}

/** Options that an account gives its new uploads where a request names none. */
export const UploadDefaults = z
  .strictObject({
    expires: z
      .string()
      .refine((text) => text === 'never' || parseDuration(text) !== undefined)
      .nullable()
      .openapi({ description: 'Such as `7d`; `never`, or null', example: '7d' }),
    maxDownloads: z.number().int().min(1).max(maxDownloadsMax).nullable(),
    burn: z.boolean(),
    link: z.enum(linkKinds),
  })
  .partial()
  // Burning is one download.
  .refine(({ burn, maxDownloads }) => burn !== true || (maxDownloads ?? 1) === 1)
  .openapi('UploadDefaults');

export type UploadDefaults = z.infer<typeof UploadDefaults>;

export type LinkKind = (typeof linkKinds)[number];

/** What an upload tells about its link, besides `publicUrl`. */
export const linkFields = {
  appSlug: z.string().openapi({
    description:
      'The slug on the app’s own host, where it always works; `fileId` may be one of the domain',
  }),
  rawUrl: z.string().openapi({ description: 'The address of the bytes' }),
  viewUrl: z.string().openapi({ description: 'The address of the page' }),
  link: z.enum(linkKinds).openapi({ description: 'Which of the two `publicUrl` is' }),
  expiresAt: z.iso.datetime().nullable(),
  downloadsLeft: z.number().int().nullable(),
  burn: z.boolean().openapi({ description: 'Whether the bytes go with the one download' }),
  hasPassword: z.boolean(),
  albums: z.array(z.string()).openapi({ description: 'The ids of the albums that it is in' }),
  trashedAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()).openapi({ description: 'Names, in alphabetical order' }),
  isFavorite: z.boolean(),
};
