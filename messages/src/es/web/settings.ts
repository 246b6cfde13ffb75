import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('es');

export const settings: typeof source = {
  page: 'Ajustes',
  tabs: {
    profile: 'Perfil',
    security: 'Seguridad',
    api: 'API y ShareX',
    tokens: 'Tokens y perfiles',
    appearance: 'Apariencia',
    debug: 'Depuración',
  },
  commands: {
    profile: 'Ajustes: Perfil',
    security: 'Ajustes: Seguridad',
    api: 'Ajustes: API y ShareX',
    tokens: 'Ajustes: Tokens y perfiles',
    appearance: 'Ajustes: Apariencia',
    debug: 'Ajustes: Depuración',
  },
  keywords: {
    profile: 'usuario correo email cuenta',
    security: 'contraseña sesiones cerrar sesión',
    api: 'token clientes ishare curl shell',
    tokens: 'revocar permisos programas perfil',
    appearance: 'tema oscuro claro modo colores idioma',
    debug: 'cuenta datos debug',
  },
  confirmation,
  profile: {
    title: 'Perfil',
    lead: 'Los administradores ven tu nombre de usuario; inicias sesión con él o con tu correo.',
    updated: '¡Perfil actualizado!',
    updating: 'Actualizando…',
    save: 'Guardar cambios',
    pendingEmail: ({ email }) =>
      `Hemos enviado un enlace a ${isolate(email)}. Tu correo cambiará cuando se abra; hasta entonces inicias sesión como antes.`,
    noEmail:
      'Tu cuenta no tiene correo. Sin él, una contraseña olvidada no se puede restablecer por correo.',
    cancelEmail: 'Cancelar el cambio',
    account: 'Cuenta',
    memberSince: 'Miembro desde',
    role: 'Rol',
    administrator: 'Administrador',
    user: 'Usuario',
    uploads: 'Subidas',
    storageUsed: 'Espacio usado',
    storageLimit: 'Límite de espacio',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'Correos',
    wanted: 'Avisarme por correo un día antes de que caduquen archivos',
    hint: 'Como máximo un correo al día, para todos los archivos.',
    saved: 'Guardado.',
    failed: 'El ajuste no se ha cargado.',
  },
  debug: {
    issues: 'Problemas',
    refresh: 'Actualizar',
    noIssues: 'No se encontraron problemas.',
    userData: 'Datos del usuario',
    heldInApp: 'Guardados en la aplicación',
    latestResponse: 'Última respuesta del perfil',
    loading: 'Cargando tu perfil',
    failed: 'No se puede mostrar el perfil',
    noEmail: 'La cuenta no tiene correo.',
    placeholderEmail: ({ email }) => `El correo ${isolate(email)} parece de relleno.`,
    noRole: 'El usuario no tiene rol ni indicador de administrador.',
  },
};
