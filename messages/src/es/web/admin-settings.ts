import type { adminSettings as source } from '../../en/web/admin-settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('es');

export const adminSettings: typeof source = {
  title: 'Ajustes',
  lead: 'Los cambios se aplican en dos segundos, sin reiniciar.',
  loadFailed: 'No se pudieron cargar los ajustes',
  saved: 'Ajustes guardados',
  saveFailed: 'No se pudieron guardar los ajustes',
  save: 'Guardar cambios',
  discard: 'Descartar cambios',
  unsaved: 'Sin guardar',
  locked: ({ variable }) => `Definido por ${variable} en el entorno del servidor`,
  byDefault: ({ value }) => `${value} (predeterminado)`,
  groups: {
    limits: 'Registro y límites',
    signIn: 'Inicio de sesión',
    appearance: 'Idioma y apariencia',
    brand: 'Marca',
    legal: 'Páginas legales',
    links: 'Enlaces y papelera',
  },
  legalLead: 'Se escriben en Markdown. Una página sin texto no existe.',
  labels: {
    publicUrl: 'Dirección pública',
    registration: 'Registro',
    emailRequired: 'Correo de las cuentas nuevas',
    requireSecondFactor: 'Segundo factor obligatorio',
    userQuota: 'Cuota predeterminada',
    maxFileSize: 'Límite por archivo',
    defaultLanguage: 'Idioma predeterminado',
    defaultTheme: 'Tema predeterminado',
    name: 'Nombre',
    accent: 'Color de acento',
    footerLinks: 'Enlaces del pie',
    imprint: 'Aviso legal',
    privacy: 'Política de privacidad',
    terms: 'Condiciones',
    defaultExpiry: 'Caducidad predeterminada de los enlaces',
    maxExpiry: 'Caducidad máxima de los enlaces',
    trashDays: 'Días en la papelera',
    slugScheme: 'Forma de los enlaces',
    slugLength: 'Longitud de los enlaces',
    embeds: 'Vistas previas de enlaces',
    embedVideoMax: 'Vídeo más grande en vistas previas',
    indexing: 'Buscadores',
    allowedTypes: 'Tipos permitidos',
    refusedTypes: 'Tipos rechazados',
  },
  hints: {
    emailRequired:
      'Sin correo, una cuenta inicia sesión con su nombre de usuario y una contraseña olvidada no se puede restablecer por correo.',
    requireSecondFactor:
      'Una aplicación de autenticación o una llave de acceso. Una cuenta que no lo tiene solo puede configurarlo; las subidas con tokens continúan.',
    userQuota:
      'Lo que pueden ocupar en total los archivos de una cuenta, salvo que tenga su propia cuota.',
    maxFileSize: 'Las subidas ya empezadas conservan el límite con el que empezaron.',
    defaultLanguage: 'Cuando ni la cuenta ni el navegador indican un idioma.',
    defaultTheme: 'Cuando no se ha elegido ninguno en la cuenta ni en el dispositivo.',
    name: 'Cómo se llama este servidor en la aplicación, en sus páginas y en sus correos.',
    accent: 'Cada tema usa el tono que se lee bien en él.',
    terms: 'Su versión aumenta con cada cambio del texto.',
    defaultExpiry: 'Cuando ni la subida ni la cuenta indican una: 30m, 12h, 7d, 4w o never.',
    maxExpiry: 'Ningún enlace dura más que esto, por ejemplo 90d.',
    trashDays:
      'Durante ese tiempo se pueden restaurar los archivos eliminados; 0 los elimina al instante.',
    slugScheme:
      'Para archivos nuevos. Los enlaces de palabras, fechas o nombres se pueden adivinar.',
    slugLength: 'De los enlaces aleatorios, en caracteres.',
    embeds: 'La imagen, el título y el tamaño que los mensajeros muestran con un enlace.',
    embedVideoMax: 'Un vídeo más grande se muestra como imagen.',
    indexing:
      'Si robots.txt les permite visitar las páginas y los archivos públicos. La aplicación siempre les está cerrada, y las páginas de enlaces piden no aparecer en los resultados.',
    allowedTypes: 'Por ejemplo image/*, application/pdf. Decide el contenido, no el nombre.',
    refusedTypes: 'Se rechazan aunque estén permitidos arriba.',
  },
  choices: {
    registration: {
      approval: 'Tras aprobación',
      open: 'Abierto a todos',
      invite: 'Por invitación',
      closed: 'Cerrado',
    },
    requireSecondFactor: {
      off: 'No obligatorio',
      admins: 'Para administradores',
      all: 'Para todas las cuentas',
    },
    slugScheme: {
      base62: 'Letras y cifras aleatorias',
      words: 'Palabras y un número',
      date: 'La fecha y cuatro letras',
      uuid: 'UUID (ordenado por tiempo)',
      name: 'El nombre del archivo',
    },
  },
  switches: {
    emailRequired: {
      on: 'Obligatorio',
      off: 'Opcional',
    },
  },
  on: 'Activadas',
  off: 'Desactivadas',
  allTypes: 'Todos',
  noTypes: 'Ninguno',
  noQuota: 'Sin límite',
  noAccent: 'El de Perch',
  chooseColor: 'Elegir un color',
  inDark: 'En oscuro',
  inLight: 'En claro',
  link: ({ position }) => `Enlace ${number(position)}`,
  linkLabel: 'Texto',
  linkUrl: 'Dirección',
  addLink: 'Añadir enlace',
  removeLink: ({ position }) => `Quitar el enlace ${number(position)}`,
  linksMax: ({ max }) =>
    plural(max, {
      one: 'Puede haber un enlace.',
      many: 'Puede haber hasta # de enlaces.',
      other: 'Puede haber hasta # enlaces.',
    }),
  pageSize: ({ used, max }) => `${bytes(used)} de ${bytes(max)}`,
  problems: {
    expiry: 'Hace falta un tiempo, por ejemplo 12h, 7d o 4w.',
    wholeNumber: ({ min, max }) =>
      `Hace falta un número entero de ${number(min)} a ${number(max)}.`,
    types: 'Los tipos se escriben como image/* o application/pdf, separados por comas.',
    size: 'Hace falta un tamaño, como 500 MB o 2 GB.',
    text: ({ max }) => `Puede tener hasta ${number(max)} caracteres.`,
    name: ({ max }) => `El nombre puede tener hasta ${number(max)} caracteres.`,
    noColor: 'Un color es # y seis dígitos hexadecimales.',
    unreadableInDark: ({ ratio, needed }) =>
      `Este color tiene ${number(ratio)}:1 en el tema oscuro; se necesita ${number(needed)}:1.`,
    unreadableInLight: ({ ratio, needed }) =>
      `Este color tiene ${number(ratio)}:1 en el tema claro; se necesita ${number(needed)}:1.`,
    linkText: ({ max }) =>
      `Cada enlace necesita un texto de ${number(max)} caracteres como máximo.`,
    linkAddress: 'Cada enlace necesita una dirección que empiece por https://, http:// o mailto:.',
    pageTooLong: ({ max }) => `Una página puede ocupar hasta ${bytes(max)}.`,
  },
};
