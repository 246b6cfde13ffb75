import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('es');

export const requests: typeof source = {
  noSuchRequest: 'No existe esta solicitud de archivos.',
  tooMany: ({ max }) =>
    `Tienes ${number(max)} solicitudes de archivos, que es el límite. Elimina una primero.`,
  deleted: 'La solicitud se ha eliminado. Lo que ha recibido se conserva.',
  drop: {
    over: 'Esta solicitud de archivos ha terminado.',
    full: 'Esta solicitud ya no tiene sitio para este archivo.',
    passwordNeeded:
      'Esta solicitud tiene contraseña: abre su página en un navegador o envía la contraseña en la cabecera Perch-Password.',
    noRoom: 'En este momento no se pueden recibir archivos. Inténtalo más tarde.',
    tooManyAtOnce:
      'En este momento se están enviando demasiados archivos a esta solicitud. Inténtalo más tarde.',
    notForSenders: ({ name }) => `${isolate(name)} no se puede elegir al enviar.`,
    sender: ({ max }) => `sender puede tener hasta ${number(max)} caracteres visibles.`,
    lengthNeeded: 'Aquí se requiere Upload-Length.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} te pide archivos.`,
    files: ({ count }) =>
      plural(count, {
        one: 'Admite # archivo más',
        many: 'Admite # archivos más',
        other: 'Admite # archivos más',
      }),
    eachBytes: ({ max }) => `Hasta ${bytes(max)} cada uno`,
    allBytes: ({ left }) => `Quedan ${bytes(left)} en total`,
    types: ({ types }) => `Solo: ${isolate(types.join(', '))}`,
    until: ({ at }) => `Hasta el ${isolate(moment(at))}`,
    yourName: 'Tu nombre (opcional)',
    choose: 'Elegir archivos',
    dropThem: 'o soltarlos aquí',
    send: 'Enviar',
    received: ({ count }) =>
      plural(count, {
        one: 'Ha llegado # archivo.',
        many: 'Han llegado # archivos.',
        other: 'Han llegado # archivos.',
      }),
    notAll: 'No ha llegado todo',
    allSent: 'Todo se ha enviado.',
    interrupted:
      'Un envío se interrumpió aquí antes. Elige otra vez los mismos archivos y seguirá donde se detuvo:',
    ended: 'Esta solicitud de archivos ha terminado',
    endedWhy: 'Su plazo ha pasado o se cerró.',
    fullTitle: 'Gracias, eso es todo',
    fullWhy: 'Esta solicitud ha recibido todos los archivos que admite.',
    locked: 'Esta solicitud de archivos tiene contraseña',
  },
  transfer: {
    waiting: 'Listo',
    sending: 'Enviando',
    paused: 'En pausa',
    retrying: 'Conexión perdida; nuevo intento',
    sent: 'Enviado',
    failed: 'Error',
    proxyBlocks: ({ proxy }) =>
      `Un proxy${proxy && ` (${isolate(proxy)})`} situado delante de este servidor bloquea el archivo. Avisa a quien te lo pidió: la solución está en docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Pausar',
    resume: 'Continuar',
    remove: 'Quitar',
    retry: 'Reintentar',
  },
  mail: {
    subject: ({ title }) => `Archivos nuevos: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `«${isolate(title)}»: ${plural(count, { one: 'Ha llegado # archivo.', many: 'Han llegado # archivos.', other: 'Han llegado # archivos.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (de ${isolate(sender)})`,
    more: ({ count }) => plural(count, { one: 'y # más.', many: 'y # más.', other: 'y # más.' }),
    off: 'Recibes este correo porque la solicitud está configurada así.',
    link: 'Tus archivos',
  },
};
