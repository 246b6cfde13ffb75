import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const domainErrors: typeof source = {
  noSuchDomain: 'Diese Domain gibt es nicht.',
  notApprovedDomain: 'Das ist keine deiner freigegebenen Domains.',
  notAnotherApprovedDomain: 'Das ist keine andere deiner freigegebenen Domains.',
  defaultNotApproved: 'Nur eine freigegebene Domain kann der Standard sein.',
  domainListed: 'Diese Domain steht schon in deiner Liste.',
  domainTaken: 'Diese Domain oder eine über oder unter ihr gehört schon einem anderen Benutzer.',
  noCertificate: 'Für diesen Namen gibt es kein Zertifikat.',
  redirectScheme: 'Die Adresse muss mit https:// oder http:// beginnen.',
  redirectToItself: 'Eine Startseite kann nicht auf sich selbst führen.',
  rejectedNotChecked: 'Eine abgelehnte Domain wird nicht geprüft.',
  suspendedNotChecked: 'Die Domain eines gesperrten Kontos wird nicht geprüft.',
  justChecked: 'Diese Domain wurde gerade eben geprüft.',
  ownName: 'Dieser Name gehört dem Server selbst.',
  reservedName: 'Dieser Name ist reserviert; bitte wähle einen anderen.',
  publicSuffix: 'Das ist eine Endung, unter der andere ihre Domains haben.',
  domainRequired: 'Die Domain fehlt.',
  domainWithSpaces: 'Ein Domainname enthält keine Leerzeichen.',
  domainWithScheme: 'Lass das Schema (https://) weg; nur der Domainname wird gebraucht.',
  domainWithAt: 'Lass alles bis zum @ weg; nur der Domainname wird gebraucht.',
  domainWithPath: 'Lass den Pfad weg; nur der Domainname wird gebraucht.',
  domainIsAddress: 'Eine IP-Adresse geht hier nicht; gebraucht wird ein Domainname.',
  domainWithPort: 'Lass den Port weg; nur der Domainname wird gebraucht.',
  domainWithPercent: 'Ein Domainname enthält kein %.',
  domainWithWildcard: 'Ein Platzhalter kann nicht angefragt werden; nenne eine Domain.',
  domainWithUnderscore: 'Ein Domainname enthält keinen Unterstrich.',
  domainInvalid: 'Das ist kein gültiger Domainname.',
  domainDots: 'Ein Domainname hat weder am Anfang noch am Ende einen Punkt, und nie zwei in Folge.',
  domainTooLong: 'Ein Domainname hat höchstens 253 Zeichen.',
  domainPartTooLong: 'Jeder Teil eines Domainnamens hat höchstens 63 Zeichen.',
  domainCharacters:
    'Die Teile eines Domainnamens bestehen aus Buchstaben, Ziffern und Bindestrichen dazwischen.',
  domainEndsInNumber:
    'Der letzte Teil eines Domainnamens ist keine Zahl; eine IP-Adresse geht hier nicht.',
  domainParts: 'Ein Domainname hat mindestens zwei Teile, zum Beispiel example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'Du darfst eine Domain haben.',
      other: 'Du darfst bis zu # Domains haben.',
    }),
  subdomainUnder: ({ bases }) =>
    `Eine Subdomain ist ein einzelner Name direkt unter ${bases.map(isolate).join(' oder ')}.`,
  underOwnName: ({ parent }) =>
    `Namen unter ${isolate(parent)} können nicht als eigene Domain angefragt werden.`,
  underSpecialSuffix: ({ suffix }) =>
    `Namen unter ${isolate(`.${suffix}`)} sind aus dem Internet nicht erreichbar.`,
};
