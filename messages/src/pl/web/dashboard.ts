import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pl');

const lastDays = (days: number) =>
  plural(days, {
    one: 'w ciągu ostatniego dnia',
    few: 'w ciągu ostatnich # dni',
    many: 'w ciągu ostatnich # dni',
    other: 'w ciągu ostatnich # dnia',
  });

export const dashboard: typeof source = {
  title: 'Pulpit',
  welcome: {
    title: 'Witaj',
    greeting: ({ username }) => `Witaj w Perch, ${isolate(username)}!`,
    lead: 'Przesyłaj pliki, udostępniaj je krótkimi linkami i miej oko na zajęte miejsce.',
  },
  totalUploads: 'Wszystkie pliki',
  recentUploads: ({ count, days }) => `${count} ${lastDays(days)}`,
  totalSize: 'Łączny rozmiar',
  recentSize: ({ size, days }) => `${bytes(size)} ${lastDays(days)}`,
  status: {
    title: 'Stan konta',
    active: 'Aktywne',
    administrator: 'Administrator',
    user: 'Możesz przesyłać i udostępniać',
    memberSince: 'Konto od',
    storageLimit: 'Limit miejsca',
  },
  collections: {
    title: 'Albumy, tagi, prośby i linki',
    albums: 'Albumy',
    tags: 'Tagi',
    requests: 'Prośby o pliki',
    links: 'Krótkie linki',
    clicks: 'Kliknięcia',
  },
  notShown: 'W tej chwili nie można wyświetlić statystyk.',
  quickActions: {
    title: 'Szybkie działania',
    upload: 'Prześlij pliki',
    uploadHint: 'Udostępnij krótkim linkiem',
    domains: 'Zarządzaj domenami',
    domainsHint: 'Linki pod własną nazwą',
    settings: 'Ustawienia',
    settingsHint: 'Profil i hasło',
  },
  byType: {
    title: 'Miejsce według typu',
    loading: 'Wczytywanie miejsca według typu',
    notShown: 'W tej chwili nie można wyświetlić zajętego miejsca.',
    none: 'Gdy prześlesz pierwsze pliki, pojawią się tu według typu.',
    files: ({ count, share }) =>
      plural(count, {
        one: `# plik · ${share}`,
        few: `# pliki · ${share}`,
        many: `# plików · ${share}`,
        other: `# pliku · ${share}`,
      }),
    percent: ({ percent }) => `${percent}%`,
    belowOnePercent: '< 1%',
  },
};
