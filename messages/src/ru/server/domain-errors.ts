import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const domainErrors: typeof source = {
  noSuchDomain: 'Такого домена нет.',
  notApprovedDomain: 'Это не один из ваших одобренных доменов.',
  notAnotherApprovedDomain: 'Это не другой ваш одобренный домен.',
  defaultNotApproved: 'По умолчанию может быть только одобренный домен.',
  domainListed: 'Этот домен уже есть в вашем списке.',
  domainTaken: 'Этот домен, либо домен выше или ниже него, уже принадлежит другому пользователю.',
  noCertificate: 'Для этого имени нельзя получить сертификат.',
  redirectScheme: 'Адрес должен начинаться с https:// или http://.',
  redirectToItself: 'Главная страница не может вести на саму себя.',
  rejectedNotChecked: 'Отклонённый домен не проверяется.',
  suspendedNotChecked: 'Домен заблокированной учётной записи не проверяется.',
  justChecked: 'Этот домен только что проверен.',
  ownName: 'Это имя принадлежит самому серверу.',
  reservedName: 'Это имя зарезервировано; выберите другое.',
  publicSuffix: 'Это суффикс, под которым находятся чужие домены.',
  domainRequired: 'Укажите домен.',
  domainWithSpaces: 'В имени домена нет пробелов.',
  domainWithScheme: 'Уберите схему (https://); нужно только имя домена.',
  domainWithAt: 'Уберите всё до символа @; нужно только имя домена.',
  domainWithPath: 'Уберите путь; нужно только имя домена.',
  domainIsAddress: 'IP-адрес не подходит; нужно имя домена.',
  domainWithPort: 'Уберите порт; нужно только имя домена.',
  domainWithPercent: 'В имени домена нет символа %.',
  domainWithWildcard: 'Запросить шаблон нельзя; укажите один домен.',
  domainWithUnderscore: 'В имени домена нет подчёркивания.',
  domainInvalid: 'Это недопустимое имя домена.',
  domainDots: 'В имени домена нет точки в начале и в конце и двух точек подряд.',
  domainTooLong: 'В имени домена не больше 253 символов.',
  domainPartTooLong: 'В каждой части имени домена не больше 63 символов.',
  domainCharacters: 'Части имени домена состоят из букв, цифр и дефисов между ними.',
  domainEndsInNumber: 'Последняя часть имени домена — не число; IP-адрес не подходит.',
  domainParts: 'В имени домена не меньше двух частей, например example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'У вас может быть не больше # домена.',
      few: 'У вас может быть не больше # доменов.',
      many: 'У вас может быть не больше # доменов.',
      other: 'У вас может быть не больше # домена.',
    }),
  subdomainUnder: ({ bases }) =>
    `Поддомен — это одно имя непосредственно под ${bases.map(isolate).join(' или ')}.`,
  underOwnName: ({ parent }) =>
    `Имена под ${isolate(parent)} нельзя запросить как собственный домен.`,
  underSpecialSuffix: ({ suffix }) => `Имена под ${isolate(`.${suffix}`)} недоступны из интернета.`,
};
