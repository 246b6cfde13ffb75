import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ja');

export const identities: typeof source = {
  title: '連携アカウント',
  lead: 'ここへのサインインに使う、ほかのサービスのアカウントです。',
  none: '連携したアカウントはまだありません。',
  loading: '連携アカウントを読み込んでいます',
  failed: '連携アカウントを表示できません',
  link: ({ provider }) => `${isolate(provider)} と連携`,
  added: ({ date }) => `連携 ${date}`,
  lastUsed: ({ date }) => `最終使用 ${date}`,
  neverUsed: '未使用',
  unlink: ({ name }) => `${isolate(name)} の連携を解除`,
  unlinkText: 'ここへのサインインに使えなくなります。',
  confirmUnlink: '解除',
  unlinked: '連携を解除しました。',
  isLinked: 'アカウントを連携しました。これからここへのサインインに使えます。',
  notLinked: {
    refused: '連携できませんでした。プロバイダーまたはこのサーバーが拒否しました。',
    expired: '連携できませんでした。時間がかかりすぎました。もう一度お試しください。',
    unavailable: '連携できませんでした。プロバイダーに接続できません。後でもう一度お試しください。',
    taken: '連携できませんでした。このサーバーの別のアカウントのものです。',
    other: '連携できませんでした。もう一度お試しください。',
  },
};
