import type { AdminSettings } from '@perch/contract/settings/admin-settings';

/** The public address is kept in the set-up, or changed on the command line. */
export type SettingName = Exclude<keyof AdminSettings, 'publicUrl'>;

export type GroupId = 'limits' | 'signIn' | 'links' | 'appearance' | 'brand' | 'legal';

/** The settings of each group, in their order; a group is saved at once. */
export const settingGroups: readonly { id: GroupId; names: readonly SettingName[] }[] = [
  {
    id: 'limits',
    names: [
      'registration',
      'emailRequired',
      'userQuota',
      'maxFileSize',
      'allowedTypes',
      'refusedTypes',
    ],
  },
  { id: 'signIn', names: ['requireSecondFactor'] },
  {
    id: 'links',
    names: [
      'defaultExpiry',
      'maxExpiry',
      'trashDays',
      'slugScheme',
      'slugLength',
      'embeds',
      'embedVideoMax',
      'indexing',
    ],
  },
  { id: 'appearance', names: ['defaultLanguage', 'defaultTheme'] },
  { id: 'brand', names: ['name', 'accent', 'footerLinks'] },
  { id: 'legal', names: ['imprint', 'privacy', 'terms'] },
];

export const settingNames: readonly SettingName[] = settingGroups.flatMap(({ names }) => names);
