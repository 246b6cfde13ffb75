import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const answers: typeof source = {
  userDeleted: 'Usuario eliminado',
  registered: '¡Registro completado! Ya puedes iniciar sesión.',
  registeredPending: '¡Registro completado! Tu cuenta está pendiente de aprobación.',
  signedIn: '¡Sesión iniciada!',
  signedOut: 'Has cerrado sesión.',
  profileChanged: '¡Perfil actualizado!',
  passwordChanged: '¡Contraseña cambiada!',
  signedOutElsewhere: 'Se ha cerrado tu sesión en todos los demás sitios.',
  sessionEnded: 'La sesión ha terminado.',
  apiTokenRotated: 'El token de API anterior ha dejado de funcionar.',
  confirmed: 'Confirmado durante diez minutos.',
  emailChanged: 'Tu correo ha cambiado. A partir de ahora, inicia sesión con el nuevo.',
  emailKept: 'Tu correo se queda como está.',
  passwordReset: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
  resetMailSent:
    'Si hay una cuenta con este correo, le llegará un enlace para crear una contraseña nueva.',
  noMailServer: 'Este servidor no envía correo. Pide una contraseña nueva a un administrador.',
  inviteRevoked: 'La invitación ya no se puede usar.',
  userApproved: 'Usuario aprobado',
  userRejected: 'Usuario rechazado',
  userChanged: 'Usuario modificado',
  mayHaveCertificate: 'Este nombre puede tener un certificado.',
  domainRequested: '¡Dominio solicitado! Pendiente de aprobación.',
  noDefaultDomain: 'Las subidas nuevas tendrán el enlace predeterminado.',
  domainChecked: 'Dominio comprobado.',
  frontPageSaved: 'Portada guardada.',
  filesMoved: 'Archivos movidos; sus enlaces anteriores siguen funcionando.',
  domainRemoved: 'Dominio quitado.',
  domainApproved: 'Dominio aprobado',
  domainRejected: 'Dominio rechazado',
  fileDeleted: 'Archivo eliminado.',
  emailChangeSent: ({ email }) =>
    `Hemos enviado un enlace a ${isolate(email)}. Tu correo cambiará cuando se abra.`,
  defaultDomain: ({ domain }) => `Las subidas nuevas tendrán enlaces en ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Guarda la configuración como un archivo que termine en .sxcu, o descárgala.',
    open: 'Haz doble clic en el archivo; ShareX pregunta si debe ser el destino activo: responde que sí.',
    upload: 'Sube algo: el enlace queda en el portapapeles.',
    secret: 'No compartas el archivo: contiene tu token de API.',
  },
};
