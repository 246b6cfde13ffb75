import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'Этой учётной записи провайдера вход сюда не разрешён.',
  providerUnavailable: 'Провайдер входа сейчас не отвечает. Попробуйте ещё раз.',
  noProvider: 'Такой провайдер входа здесь не настроен.',
  expired: 'Этот вход истёк или уже был использован. Начните заново.',
  passwordOff: 'Вход по паролю здесь отключён.',
  identityTaken: 'Эта учётная запись провайдера здесь связана с другой учётной записью.',
  noSuchIdentity: 'Такой связанной учётной записи нет.',
  linkInvalid: 'Эта ссылка для входа больше не действует.',
  unlinked: 'Учётная запись отвязана.',
};
