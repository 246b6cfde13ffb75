import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Подтвердите, что это вы',
  text: 'Это меняет доступ к вашей учётной записи. Подтвердите один раз; этого хватит на десять минут.',
  loading: 'Загрузка ваших способов входа',
  failed: 'Не удалось показать ваши способы входа',
  password: 'Ваш пароль',
  code: 'Код из приложения-аутентификатора',
  codeHint: 'Или один из ваших кодов восстановления.',
  recoveryCode: 'Один из ваших кодов восстановления',
  codeRequired: 'Введите код',
  withPasskey: 'Использовать ключ доступа',
  freshSignIn:
    'Это подтверждает только вход за последние десять минут. Войдите снова и вернитесь сюда.',
  signInAgain: 'Войти снова',
  confirm: 'Подтвердить',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'Браузер остановили, или он ждал слишком долго. Ничего не изменилось.',
  failed: 'Браузер не смог использовать ключ доступа. Ничего не изменилось.',
  unsupported: 'Для ключей доступа нужны браузер, который их знает, и адрес с https.',
};
