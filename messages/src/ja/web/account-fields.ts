import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: 'メールアドレス',
    optional: 'メールアドレス（任意）',
    without: '入力しないと、パスワードを忘れたときにメールで再設定できません。',
    required: 'メールアドレスは必須です',
    invalid: '有効なメールアドレスではありません',
    mixed: 'メールアドレスに、見た目の似た異なる文字体系の文字が混在しています',
  },
  username: {
    label: 'ユーザー名',
    required: 'ユーザー名は必須です',
    invisible: 'ユーザー名に表示できない文字が含まれています',
    mixed: 'ユーザー名に、見た目の似た異なる文字体系の文字が混在しています',
  },
  password: {
    label: 'パスワード',
    confirm: 'パスワード（確認）',
    required: 'パスワードは必須です',
    tooShort: ({ characters }) => `パスワードは ${characters} 文字以上で入力してください`,
    tooLong: ({ characters }) => `パスワードは ${characters} 文字以内で入力してください`,
    different: 'パスワードが一致しません',
  },
  newPassword: {
    label: '新しいパスワード',
    confirm: '新しいパスワード（確認）',
    required: '新しいパスワードは必須です',
    tooShort: ({ characters }) => `新しいパスワードは ${characters} 文字以上で入力してください`,
    tooLong: ({ characters }) => `新しいパスワードは ${characters} 文字以内で入力してください`,
    different: '新しいパスワードが一致しません',
  },
};
