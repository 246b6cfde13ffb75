import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const answers: typeof source = {
  userDeleted: 'Benutzer gelöscht',
  registered: 'Registrierung erfolgreich! Du kannst dich jetzt anmelden.',
  registeredPending: 'Registrierung erfolgreich! Dein Konto wartet auf die Freigabe.',
  signedIn: 'Anmeldung erfolgreich!',
  signedOut: 'Du bist abgemeldet.',
  profileChanged: 'Profil gespeichert!',
  passwordChanged: 'Passwort geändert!',
  signedOutElsewhere: 'Du bist überall sonst abgemeldet.',
  sessionEnded: 'Die Sitzung ist beendet.',
  apiTokenRotated: 'Das alte API-Token gilt nicht mehr.',
  confirmed: 'Für zehn Minuten bestätigt.',
  emailChanged: 'Deine E-Mail-Adresse ist geändert. Melde dich ab jetzt mit der neuen an.',
  emailKept: 'Deine E-Mail-Adresse bleibt, wie sie ist.',
  passwordReset: 'Dein Passwort ist geändert. Bitte melde dich mit dem neuen an.',
  resetMailSent:
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link für ein neues Passwort unterwegs.',
  noMailServer:
    'Dieser Server verschickt keine E-Mails. Bitte einen Administrator um ein neues Passwort.',
  inviteRevoked: 'Die Einladung kann nicht mehr verwendet werden.',
  userApproved: 'Benutzer freigegeben',
  userRejected: 'Benutzer abgelehnt',
  userChanged: 'Benutzer geändert',
  mayHaveCertificate: 'Dieser Name darf ein Zertifikat haben.',
  domainRequested: 'Domain angefragt! Sie wartet auf die Freigabe.',
  noDefaultDomain: 'Neue Uploads bekommen den Standardlink.',
  domainChecked: 'Domain geprüft.',
  frontPageSaved: 'Startseite gespeichert.',
  filesMoved: 'Dateien umgezogen; ihre bisherigen Links funktionieren weiter.',
  domainRemoved: 'Domain entfernt.',
  domainApproved: 'Domain freigegeben',
  domainRejected: 'Domain abgelehnt',
  fileDeleted: 'Datei gelöscht.',
  emailChangeSent: ({ email }) =>
    `Wir haben einen Link an ${isolate(email)} geschickt. Deine E-Mail-Adresse ändert sich, wenn er geöffnet wird.`,
  defaultDomain: ({ domain }) => `Neue Uploads bekommen Links auf ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Speichere die Konfiguration als Datei mit der Endung .sxcu oder lade sie herunter.',
    open: 'Öffne die Datei mit einem Doppelklick; ShareX fragt, ob sie der aktive Uploader werden soll: Antworte mit Ja.',
    upload: 'Lade etwas hoch: Der Link ist in der Zwischenablage.',
    secret: 'Behalte die Datei für dich: Sie enthält dein API-Token.',
  },
};
