import { z } from '@hono/zod-openapi';

import { envelope, jsonResponses, route } from './route.ts';
import { Category } from './uploads.ts';

const count = () => z.number().int();

const collections = {
  albums: count(),
  tags: count(),
  requests: count().openapi({ description: 'File requests' }),
};

export const Totals = z
  .object({
    users: count(),
    pendingUsers: count(),
    uploads: count(),
    storage: count().openapi({ description: 'Bytes' }),
    domains: count(),
    pendingDomains: count(),
    links: count().openapi({ description: 'Short links' }),
    clicks: count().openapi({ description: 'Of these links' }),
    ...collections,
  })
  .openapi('Totals');

export type Totals = z.infer<typeof Totals>;

export const TypeShare = z
  .object({ type: Category, count: count(), size: count().openapi({ description: 'Bytes' }) })
  .openapi('TypeShare');

export const DayShare = z
  .object({
    year: count(),
    month: count().openapi({ description: '1–12' }),
    day: count(),
    uploads: count(),
    storage: count().openapi({ description: 'Bytes added on this day (UTC)' }),
  })
  .openapi('DayShare');

export const Statistics = z
  .object({
    user: z.object({
      uploads: count().openapi({ description: 'Files, without those in the trash' }),
      trashed: count().openapi({ description: 'Files in the trash' }),
      storage: count().openapi({ description: 'Bytes of all files, also those in the trash' }),
      links: count(),
      clicks: count(),
      ...collections,
    }),
    total: Totals.optional().openapi({ description: 'For administrators' }),
    typeBreakdown: z.array(TypeShare),
    dailyStats: z.array(DayShare).openapi({ description: 'The last 30 days with uploads' }),
  })
  .openapi('Statistics');

export type Statistics = z.infer<typeof Statistics>;

export const InstallationStorage = z
  .object({
    place: z.enum(['disk', 'bucket']),
    uploads: count().openapi({ description: 'All files, also those in the trash' }),
    bytes: count().openapi({ description: 'Bytes of all files, also those in the trash' }),
    trashed: count().openapi({ description: 'Files in the trash' }),
    trashedBytes: count().openapi({ description: 'Bytes of the files in the trash' }),
    disk: z
      .object({
        freeBytes: count(),
        totalBytes: count(),
      })
      .nullable()
      .openapi({ description: 'The file system that has the files; null for a bucket' }),
  })
  .openapi('InstallationStorage');

export type InstallationStorage = z.infer<typeof InstallationStorage>;

export const showInstallationStorage = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/storage',
  summary: 'The space that all files take, and the free space of the disk',
  tags: ['Administration'],
  responses: jsonResponses(
    200,
    'The storage',
    envelope(z.object({ storage: InstallationStorage })),
  ),
});

export const showMyStatistics = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/stats',
  summary: 'Your totals, by type and by day; for administrators, also those of all users',
  tags: ['Uploads'],
  responses: jsonResponses(200, 'Statistics', envelope(Statistics)),
});

export const showAllStatistics = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/stats',
  summary: 'The totals of all users, by type and by day',
  tags: ['Administration'],
  responses: jsonResponses(200, 'Statistics', envelope(Statistics)),
});
