import { z } from '@hono/zod-openapi';

export const Role = z.enum(['user', 'admin']).openapi('Role');
export type Role = z.infer<typeof Role>;

export const AccountStatus = z.enum(['pending', 'approved', 'rejected']).openapi('AccountStatus');
export type AccountStatus = z.infer<typeof AccountStatus>;

export const User = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string(),
    role: Role,
    isAdmin: z.boolean(),
    status: AccountStatus,
    createdAt: z.iso.datetime(),
  })
  .openapi('User');

export type User = z.infer<typeof User>;
