import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('de');

export const errors: typeof source = {
  noSuchCall: 'Diesen Aufruf gibt es nicht.',
  serverFull: 'Der Server hat keinen Platz mehr für Dateien.',
  serverBusy: 'Der Server ist gerade ausgelastet. Bitte versuche es noch einmal.',
  serverOverloaded: 'Der Server hat gerade zu viel zu tun. Bitte versuche es noch einmal.',
  tooComplex: 'Dieser Text ist zu aufwendig, um gezeigt zu werden.',
  storageUnavailable: 'Der Dateispeicher antwortet nicht. Bitte versuche es noch einmal.',
  unexpected: 'Auf dem Server ist etwas schiefgegangen.',
  notReady: 'Die Datenbank oder der Speicher antwortet nicht.',
  stopping: 'Der Server wird beendet.',
  nulInText: 'Text darf das Zeichen NUL nicht enthalten.',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  noWebApp: 'Unter dieser Adresse gibt es nichts: Die Weboberfläche ist nicht gebaut.',
  onlyRead: 'Diese Adresse kann nur gelesen werden.',
  unknownHost: 'Diese Adresse wird hier nicht bedient; PUBLIC_URL sagt, welche es ist.',
  invalidHost: 'Die Anfrage nennt keinen gültigen Host.',
  bodyOfAnotherType: 'Der Inhalt der Anfrage muss JSON sein (application/json).',
  bodyNotJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  bodyNotUtf8: 'Der Inhalt der Anfrage ist kein gültiger UTF-8-Text.',
  bodyTooLarge: ({ kilobytes }) =>
    `Der Inhalt der Anfrage darf bis zu ${number(kilobytes)} KB groß sein.`,
  metricsTokenNeeded: 'Hier wird das Token aus METRICS_TOKEN gebraucht.',
  onlyProxyMayAsk: 'Nur der Proxy vor diesem Server darf das fragen.',
};
