import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { askAgainAfterFailure } from '../../api/refetch.ts';
import type { DayBar } from '../../ui/charts/day-bars.tsx';

/** What activity is shown of. */
export interface ActivitySubject {
  kind: 'upload' | 'album' | 'link' | 'request';
  id: string;
}

export interface Activity {
  /** Of a file or an album, views and downloads; of a short link its clicks, of a request the files that arrived. */
  days: readonly DayBar[];
  /** A day at midnight (UTC), or the moment at which the last file arrived. */
  lastAt: string | null;
}

type Read = (id: string, init: RequestInit) => Promise<Activity>;

const opened = async (
  answer: Promise<{
    data: {
      days: { day: string; views: number; downloads: number }[];
      lastOpenedAt: string | null;
    };
  }>,
): Promise<Activity> => {
  const { days, lastOpenedAt } = (await answer).data;
  return {
    days: days.map(({ day, views, downloads }) => ({ day, counts: [views, downloads] })),
    lastAt: lastOpenedAt,
  };
};

const readers: Record<ActivitySubject['kind'], Read> = {
  upload: (id, init) =>
    opened(parseResponse(api.upload[':id'].days.$get({ param: { id } }, { init }))),
  album: (id, init) =>
    opened(parseResponse(api.albums[':id'].days.$get({ param: { id } }, { init }))),
  link: (id, init) =>
    opened(parseResponse(api.links[':id'].days.$get({ param: { id } }, { init }))),
  async request(id, init) {
    const call = api.requests[':id'].days.$get({ param: { id } }, { init });
    const { days, lastReceivedAt } = (await parseResponse(call)).data;
    return {
      days: days.map(({ day, files }) => ({ day, counts: [files, 0] })),
      lastAt: lastReceivedAt,
    };
  },
};

/** Always stale: visitors come meanwhile. */
export const activityQuery = ({ kind, id }: ActivitySubject) =>
  queryOptions({
    queryKey: ['activity', kind, id],
    queryFn: ({ signal }) => readers[kind](id, { signal }),
    refetchInterval: askAgainAfterFailure,
    staleTime: 0,
    meta: { isShownInPlace: true },
  });
