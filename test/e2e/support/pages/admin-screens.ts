import { longest } from '../state/sample-installation.ts';
import { press, type Screen } from './screens.ts';

const adminTab = (tab: string, label: string, shows: string | RegExp): Screen => ({
  name: `admin-${tab}`,
  path: `/admin?tab=${tab}`,
  title: `${label} · Admin · Perch`,
  shows,
});

export const adminScreens = (userId: string): Screen[] => [
  { ...adminTab('overview', 'Overview', 'Pending Domains'), path: '/admin' },
  adminTab('pending-users', 'Pending Users', 'wren@example.org'),
  adminTab('pending-domains', 'Pending Domains', 'bücher.example'),
  adminTab('users', 'All Users', longest.email),
  adminTab('uploads', 'All Uploads', 'harbour at dusk.png'),
  adminTab('settings', 'Settings', 'Legal pages'),
  {
    ...adminTab('pending-users', 'Pending Users', 'Reject user'),
    name: 'admin-reject-user',
    open: press(/^Reject pending-/),
  },
  {
    ...adminTab('pending-domains', 'Pending Domains', 'Reject domain'),
    name: 'admin-reject-domain',
    open: press(/^Reject xn/),
  },
  {
    ...adminTab('users', 'All Users', /This action cannot be undone/),
    name: 'admin-delete-user',
    open: press(/^Delete wolfe/),
  },
  {
    name: 'admin-user-page',
    path: `/admin/users/${userId}`,
    title: `${longest.username} · Admin · Perch`,
    shows: '1–4 of 4',
  },
  {
    name: 'admin-audit-log',
    path: '/admin/audit',
    title: 'Audit log · Admin · Perch',
    shows: 'Domain rejected',
  },
  {
    name: 'admin-invitations-page',
    path: '/admin/invitations',
    title: 'Invitations · Admin · Perch',
    shows: 'Copy link',
    open: press('Create invitation'),
  },
  {
    name: 'admin-imports',
    path: '/admin/imports',
    title: 'Imports · Admin · Perch',
    shows: 'No imports yet',
    open: (page) => page.getByText('More options').click(),
  },
  {
    name: 'admin-import',
    path: '/admin/imports',
    title: 'ass 0.14 · Admin · Perch',
    shows: 'What was found',
    open: async (page) => {
      await page.getByLabel('Product').selectOption('ass 0.14');
      await press('Inspect')(page);
    },
  },
];
