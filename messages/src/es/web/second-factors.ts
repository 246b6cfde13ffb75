import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const secondFactors: typeof source = {
  loading: 'Cargando tus formas de iniciar sesión',
  failed: 'No se pueden mostrar tus formas de iniciar sesión',
  required:
    'Este servidor exige un segundo factor: configura una aplicación de autenticación o añade una llave de acceso.',
  app: {
    title: 'Aplicación de autenticación',
    lead: 'Al iniciar sesión con tu contraseña se pedirá también un código que muestra una aplicación de tu teléfono.',
    since: ({ date }) => `En uso desde ${date}`,
    setUp: 'Configurar',
    scan: 'Añade tu cuenta a la aplicación',
    scanLead: 'En la aplicación, elige añadir una cuenta y escanea esta imagen.',
    picture: 'Código QR con la clave de tu cuenta',
    open: 'Abrir la aplicación en este dispositivo',
    key: 'O escribe esta clave en la aplicación:',
    copyKey: 'Copiar la clave',
    keyCopied: 'Clave copiada.',
    keyNotCopied: 'No se pudo copiar la clave',
    firstCode: 'Código que muestra ahora la aplicación',
    codeRequired: 'Falta el código',
    turnOn: 'Activar',
    remove: 'Quitar',
    removeTitle: 'Quitar la aplicación de autenticación',
    removeText:
      'Sus códigos dejan de funcionar. Sin otro segundo factor, también se eliminan tus códigos de recuperación.',
    removed: 'La aplicación de autenticación se ha quitado.',
  },
  recovery: {
    title: 'Códigos de recuperación',
    lead: 'Si pierdes el teléfono o la llave de acceso, cada uno te permite iniciar sesión una vez.',
    left: ({ count }) =>
      plural(count, {
        one: 'Queda # código.',
        many: 'Quedan # de códigos.',
        other: 'Quedan # códigos.',
      }),
    few: 'Crea otros antes de necesitarlos.',
    renew: 'Crear códigos nuevos',
    renewText: 'Los que has guardado dejan de funcionar.',
    made: 'Guarda estos códigos',
    madeLead:
      'Solo se muestran ahora. Guárdalos donde los encuentres sin el teléfono: en papel o en un gestor de contraseñas.',
    copy: 'Copiar',
    copied: 'Códigos copiados.',
    notCopied: 'No se pudieron copiar los códigos',
    download: 'Descargar',
    print: 'Imprimir',
    done: 'Ya los he guardado',
    ofAccount: ({ account, host }) =>
      `Códigos de recuperación de ${isolate(account)} en ${isolate(host)}`,
  },
  noPassword: {
    title: 'Contraseña',
    text: 'Tu cuenta no tiene contraseña.',
    mailLead: ({ email }) => `Para crear una, pide que se envíe un enlace a ${isolate(email)}.`,
    mail: 'Enviarme el enlace',
    noMail: 'Para tener una, pídela a un administrador de este servidor.',
    off: 'En este servidor no se inicia sesión con contraseña.',
  },
};
