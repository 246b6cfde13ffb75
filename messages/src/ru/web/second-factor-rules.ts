import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Настройте второй фактор',
  lead: 'Этот сервер требует его, чтобы продолжить: приложение-аутентификатор или ключ доступа. Ваши ссылки и программы загрузки продолжают работать.',
  setUp: 'Настроить',
};
