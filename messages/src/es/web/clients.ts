import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const clients: typeof source = {
  title: 'Clientes de subida',
  lead: 'Cada archivo está listo para usar y contiene tu token de API, así que no lo compartas.',
  cards: {
    sharex: {
      text: 'Haz doble clic en el archivo y responde Sí: las capturas irán directas a Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Abre el archivo con ishare para añadir Perch como destino de tus capturas.',
      download: 'Descargar ishare',
      downloaded: '¡ishare descargado!',
    },
    shell: {
      name: 'Script de capturas',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Hace una captura, la sube y copia el enlace al portapapeles. Asígnalo a una tecla.',
      download: 'Descargar para Linux',
      downloaded: '¡Script de capturas descargado!',
    },
    curl: {
      name: 'Script de curl',
      system: 'Cualquier shell',
      text: 'Sube los archivos que indiques y muestra sus enlaces, uno por línea.',
      download: 'Descargar script de curl',
      downloaded: '¡Script de curl descargado!',
    },
  },
  commandLine: {
    name: 'Línea de comandos',
    text: 'El programa perch sube archivos de cualquier tamaño y continúa tras una interrupción. Inicia sesión una vez con un token y después sube.',
    copyLogin: 'Copiar el comando de inicio de sesión',
    copyUp: 'Copiar el comando de subida',
    copied: '¡Comando copiado al portapapeles!',
    copyFailed: 'No se pudo copiar el comando',
  },
  shareX: {
    title: 'Subir con ShareX',
    lead: 'Las capturas van directas a Perch, y sus enlaces, a tu portapapeles. Descarga el archivo y ábrelo. Contiene tu token personal, así que no lo compartas.',
    download: 'Descargar para ShareX',
    copy: 'Copiar config.',
    copyNamed: 'Copiar la configuración de ShareX',
    tile: 'Config. de ShareX',
    tileHint: 'Descargar el archivo',
    copied: '¡Configuración de ShareX copiada al portapapeles!',
    downloaded: '¡Configuración de ShareX descargada!',
  },
  shareXLinks: {
    name: 'ShareX: enlaces cortos',
    title: 'Acortar con ShareX',
    text: 'Acorta direcciones: haz doble clic en el archivo, responde Sí y elige Perch como acortador de URL. Contiene tu token personal, así que no lo compartas.',
    download: 'Descargar para enlaces cortos',
    downloaded: '¡Archivo de ShareX para enlaces cortos descargado!',
  },
  notCopied: 'No se pudo copiar la configuración',
  notDownloaded: 'No se pudo descargar la configuración',
  commandKeywords: 'configuracion config',
  commands: {
    sharex: {
      copy: 'Copiar la configuración de ShareX',
      copyFor: ({ domain }) => `Copiar la configuración de ShareX para ${isolate(domain)}`,
      copied: '¡Configuración de ShareX copiada al portapapeles!',
      download: 'Descargar la configuración de ShareX',
      downloadFor: ({ domain }) => `Descargar la configuración de ShareX para ${isolate(domain)}`,
      downloaded: '¡Configuración de ShareX descargada!',
    },
    ishare: {
      copy: 'Copiar la configuración de ishare',
      copyFor: ({ domain }) => `Copiar la configuración de ishare para ${isolate(domain)}`,
      copied: '¡Configuración de ishare copiada al portapapeles!',
      download: 'Descargar la configuración de ishare',
      downloadFor: ({ domain }) => `Descargar la configuración de ishare para ${isolate(domain)}`,
      downloaded: '¡Configuración de ishare descargada!',
    },
    shell: {
      copy: 'Copiar el script de capturas',
      copyFor: ({ domain }) => `Copiar el script de capturas para ${isolate(domain)}`,
      copied: '¡Script de capturas copiado al portapapeles!',
      download: 'Descargar el script de capturas',
      downloadFor: ({ domain }) => `Descargar el script de capturas para ${isolate(domain)}`,
      downloaded: '¡Script de capturas descargado!',
    },
    curl: {
      copy: 'Copiar el script de curl',
      copyFor: ({ domain }) => `Copiar el script de curl para ${isolate(domain)}`,
      copied: '¡Script de curl copiado al portapapeles!',
      download: 'Descargar el script de curl',
      downloadFor: ({ domain }) => `Descargar el script de curl para ${isolate(domain)}`,
      downloaded: '¡Script de curl descargado!',
    },
  },
};
