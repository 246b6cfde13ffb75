import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'Dieses Konto des Anbieters darf sich hier nicht anmelden.',
  providerUnavailable: 'Der Anmeldeanbieter antwortet gerade nicht. Bitte versuche es noch einmal.',
  noProvider: 'Ein solcher Anmeldeanbieter ist hier nicht eingerichtet.',
  expired: 'Diese Anmeldung ist abgelaufen oder wurde schon verwendet. Bitte beginne von vorn.',
  passwordOff: 'Die Anmeldung mit Passwort ist hier abgeschaltet.',
  identityTaken: 'Dieses Konto des Anbieters ist hier mit einem anderen Konto verknüpft.',
  noSuchIdentity: 'Ein solches verknüpftes Konto gibt es nicht.',
  linkInvalid: 'Dieser Anmeldelink gilt nicht mehr.',
  unlinked: 'Die Verknüpfung ist gelöst.',
};
