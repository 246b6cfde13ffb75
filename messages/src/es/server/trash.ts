import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('es');

export const trash: typeof source = {
  moved: 'El archivo está en la papelera.',
  emptied: 'La papelera está vacía.',
  hasEnded: 'Este archivo ha caducado entretanto y no se puede restaurar.',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        one: '# archivo caduca pronto',
        many: '# archivos caducan pronto',
        other: '# archivos caducan pronto',
      }),
    lead: ({ count }) =>
      plural(count, {
        one: 'Este archivo caduca pronto; después su enlace dejará de funcionar y su contenido se eliminará:',
        many: 'Estos archivos caducan pronto; después sus enlaces dejarán de funcionar y su contenido se eliminará:',
        other:
          'Estos archivos caducan pronto; después sus enlaces dejarán de funcionar y su contenido se eliminará:',
      }),
    file: ({ name, at }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        one: 'y # más.',
        many: 'y # más.',
        other: 'y # más.',
      }),
    off: 'Recibes este correo, como máximo una vez al día, porque lo pediste en tus ajustes.',
    link: 'Tus archivos que caducan',
  },
};
