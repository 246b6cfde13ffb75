import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const clients: typeof source = {
  title: 'Программы загрузки',
  lead: 'Каждый файл готов к работе и содержит ваш API-токен, поэтому никому его не передавайте.',
  cards: {
    sharex: {
      text: 'Дважды щёлкните файл и ответьте «Да»: снимки экрана будут сразу попадать в Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Откройте файл в ishare, чтобы отправлять снимки экрана в Perch.',
      download: 'Скачать ishare',
      downloaded: 'Файл ishare скачан!',
    },
    shell: {
      name: 'Скрипт снимков экрана',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Делает снимок экрана, загружает его и копирует ссылку. Назначьте ему клавишу.',
      download: 'Скачать для Linux',
      downloaded: 'Скрипт снимков экрана скачан!',
    },
    curl: {
      name: 'Скрипт curl',
      system: 'Любая оболочка',
      text: 'Загружает указанные файлы и выводит их ссылки, по одной в строке.',
      download: 'Скачать скрипт curl',
      downloaded: 'Скрипт curl скачан!',
    },
  },
  commandLine: {
    name: 'Командная строка',
    text: 'Программа perch загружает файлы любого размера и продолжает после обрыва. Войдите один раз с токеном, затем загружайте.',
    copyLogin: 'Скопировать команду входа',
    copyUp: 'Скопировать команду загрузки',
    copied: 'Команда скопирована в буфер обмена!',
    copyFailed: 'Не удалось скопировать команду',
  },
  shareX: {
    title: 'Загрузка через ShareX',
    lead: 'Снимки экрана сразу попадают в Perch, а ссылки — в буфер обмена. Скачайте файл и откройте его. В нём ваш личный токен, поэтому никому его не передавайте.',
    download: 'Скачать для ShareX',
    copy: 'Скопировать конфигурацию',
    copyNamed: 'Скопировать конфигурацию ShareX',
    tile: 'Конфигурация ShareX',
    tileHint: 'Скачать файл',
    copied: 'Конфигурация ShareX скопирована!',
    downloaded: 'Конфигурация ShareX скачана!',
  },
  shareXLinks: {
    name: 'ShareX: короткие ссылки',
    title: 'Сокращение через ShareX',
    text: 'Сокращает адреса: дважды щёлкните файл, ответьте «Да» и выберите Perch для сокращения URL. В нём ваш личный токен, поэтому никому его не передавайте.',
    download: 'Скачать для коротких ссылок',
    downloaded: 'Файл ShareX для коротких ссылок скачан!',
  },
  notCopied: 'Не удалось скопировать конфигурацию',
  notDownloaded: 'Не удалось скачать конфигурацию',
  commandKeywords: 'конфигурация config',
  commands: {
    sharex: {
      copy: 'Скопировать конфигурацию ShareX',
      copyFor: ({ domain }) => `Скопировать конфигурацию ShareX для ${isolate(domain)}`,
      copied: 'Конфигурация ShareX скопирована!',
      download: 'Скачать конфигурацию ShareX',
      downloadFor: ({ domain }) => `Скачать конфигурацию ShareX для ${isolate(domain)}`,
      downloaded: 'Конфигурация ShareX скачана!',
    },
    ishare: {
      copy: 'Скопировать конфигурацию ishare',
      copyFor: ({ domain }) => `Скопировать конфигурацию ishare для ${isolate(domain)}`,
      copied: 'Конфигурация ishare скопирована!',
      download: 'Скачать конфигурацию ishare',
      downloadFor: ({ domain }) => `Скачать конфигурацию ishare для ${isolate(domain)}`,
      downloaded: 'Конфигурация ishare скачана!',
    },
    shell: {
      copy: 'Скопировать скрипт снимков экрана',
      copyFor: ({ domain }) => `Скопировать скрипт снимков экрана для ${isolate(domain)}`,
      copied: 'Скрипт снимков экрана скопирован!',
      download: 'Скачать скрипт снимков экрана',
      downloadFor: ({ domain }) => `Скачать скрипт снимков экрана для ${isolate(domain)}`,
      downloaded: 'Скрипт снимков экрана скачан!',
    },
    curl: {
      copy: 'Скопировать скрипт curl',
      copyFor: ({ domain }) => `Скопировать скрипт curl для ${isolate(domain)}`,
      copied: 'Скрипт curl скопирован!',
      download: 'Скачать скрипт curl',
      downloadFor: ({ domain }) => `Скачать скрипт curl для ${isolate(domain)}`,
      downloaded: 'Скрипт curl скачан!',
    },
  },
};
