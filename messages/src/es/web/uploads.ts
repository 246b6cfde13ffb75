import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('es');

export const uploads: typeof source = {
  title: 'Subidas',
  searchTitle: ({ search }) => `Búsqueda «${isolate(search)}»`,
  loading: 'Cargando tus subidas',
  notShown: 'No se pueden mostrar tus subidas',
  none: 'Aún no hay subidas',
  pick: {
    drop: ({ browse }) => `Suelta archivos aquí o ${browse}`,
    browse: 'haz clic para elegirlos',
    limit: ({ maxBytes }) => `Máx. ${bytes(maxBytes)} por archivo`,
    anyType: 'Cualquier tipo de archivo',
    more: '. También valen carpetas e imágenes pegadas.',
    newPaste: 'Nuevo texto',
    newPasteHint: 'Texto o código. O pégalo en cualquier parte de esta página.',
    dropNow: 'Suelta para subir',
    dropInto: ({ album }) => `Suelta para añadir a «${isolate(album)}»`,
    nothingDropped: 'No contiene archivos.',
    unreadable: 'No se puede leer lo que has soltado',
    chooseAgain: 'Vuelve a elegir los archivos.',
    pastedName: ({ moment }) => `Pegado ${moment}`,
  },
  list: {
    title: 'Tus subidas',
    typeFilter: 'Filtrar por tipo',
    allTypes: 'Todos',
    search: 'Buscar subidas',
    searchHint: 'Buscar por nombre',
    sortBy: 'Ordenar por',
    sortings: {
      newest: 'Más recientes',
      oldest: 'Más antiguos',
      nameUp: 'Nombre A–Z',
      nameDown: 'Nombre Z–A',
      largest: 'Más grandes',
      smallest: 'Más pequeños',
    },
    layout: 'Vista',
    layouts: { list: 'Lista', grid: 'Cuadrícula' },
    columns: {
      name: 'Nombre',
      size: 'Tamaño',
      views: 'Visitas',
      downloads: 'Descargas',
      createdAt: 'Subido',
      actions: 'Acciones',
    },
    views: ({ count }) =>
      plural(count, { one: '# visita', many: '# de visitas', other: '# visitas' }),
    downloads: ({ count }) =>
      plural(count, { one: '# descarga', many: '# de descargas', other: '# descargas' }),
    noneHint:
      'Elige archivos arriba, o suéltalos o pégalos en cualquier parte de esta página. Cada uno tendrá un enlace corto para compartir.',
    noneFound: ({ search }) => `No hay archivos con el nombre «${isolate(search)}»`,
    perhapsOtherType: 'Puede que los haya de otro tipo.',
    noneOfType: 'No hay archivos de este tipo',
    showAll: 'Mostrar todos los archivos',
  },
  selection: {
    select: ({ name }) => `Seleccionar ${isolate(name)}`,
    selectPage: 'Seleccionar todo en esta página',
    actions: 'Archivos seleccionados',
    clear: 'Anular la selección',
    selected: ({ count }) =>
      plural(count, {
        one: '# seleccionado',
        many: '# seleccionados',
        other: '# seleccionados',
      }),
    copyLinks: 'Copiar enlaces',
    copied: ({ count }) =>
      plural(count, {
        one: '¡URL copiada al portapapeles!',
        many: '¡# de URL copiadas al portapapeles!',
        other: '¡# URL copiadas al portapapeles!',
      }),
    notCopied: ({ count }) =>
      plural(count, {
        one: 'No se pudo copiar la URL',
        many: 'No se pudieron copiar las URL',
        other: 'No se pudieron copiar las URL',
      }),
  },
  actions: {
    preview: ({ name }) => `Vista previa de ${isolate(name)}`,
    download: ({ name }) => `Descargar ${isolate(name)}`,
    delete: ({ name }) => `Eliminar ${isolate(name)}`,
    copyUrl: ({ name }) => `Copiar la URL de ${isolate(name)}`,
    urlCopied: '¡URL copiada al portapapeles!',
    urlNotCopied: 'No se pudo copiar la URL',
  },
  commands: {
    upload: 'Subir archivos',
    uploadKeywords: 'añadir nuevo enviar upload',
    pasteKeywords: 'texto código fragmento nota pegar',
    copyUrlKeywords: 'enlace dirección',
  },
  deletion: {
    title: ({ count }) =>
      plural(count, {
        one: 'Eliminar archivo',
        many: 'Eliminar # de archivos',
        other: 'Eliminar # archivos',
      }),
    confirm: ({ count }) =>
      plural(count, {
        one: 'Eliminar',
        many: 'Eliminar # de archivos',
        other: 'Eliminar # archivos',
      }),
    question: ({ count }) =>
      plural(count, {
        one: '¿Seguro que quieres eliminar este archivo?',
        many: '¿Seguro que quieres eliminar estos # de archivos?',
        other: '¿Seguro que quieres eliminar estos # archivos?',
      }),
    linksStop: ({ count }) =>
      plural(count, {
        one: 'Su enlace dejará de funcionar al instante.',
        many: 'Sus enlaces dejarán de funcionar al instante.',
        other: 'Sus enlaces dejarán de funcionar al instante.',
      }),
    deleted: ({ count }) =>
      plural(count, {
        one: 'Archivo eliminado.',
        many: '# de archivos eliminados.',
        other: '# archivos eliminados.',
      }),
    failed: ({ count }) =>
      plural(count, {
        one: 'No se pudo eliminar el archivo',
        many: 'No se pudieron eliminar los archivos',
        other: 'No se pudieron eliminar los archivos',
      }),
  },
  recent: {
    title: 'Subidas recientes',
    all: 'Todas las subidas',
    first: 'Sube tu primer archivo',
    hint: 'Aquí aparecerán tus últimos archivos, cada uno con su enlace para compartir.',
  },
  details: {
    title: 'Detalles del archivo',
    close: 'Cerrar los detalles',
    notShown: 'No se puede mostrar este archivo',
    open: 'Abrir',
    copyUrl: 'Copiar URL',
    delete: 'Eliminar archivo',
    facts: {
      size: 'Tamaño',
      mimeType: 'Tipo MIME',
      uploaded: 'Subido',
      domain: 'Dominio',
      views: 'Visitas',
      downloads: 'Descargas',
      sha256: 'SHA-256',
    },
    exactSize: ({ digits }) => `(${digits} bytes)`,
    thisServer: 'Este servidor',
    links: 'Enlaces',
    forms: {
      link: 'Enlace',
      download: 'Enlace de descarga',
      thumbnail: 'Miniatura',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `Copiar: ${label}`,
    valueCopied: ({ label }) => `Copiado al portapapeles: ${label}`,
    valueNotCopied: ({ label }) => `No se pudo copiar: ${label}`,
    preview: ({ name }) => `Vista previa de ${isolate(name)}`,
    notPreviewed: 'Este archivo no tiene vista previa.',
    empty: 'El archivo está vacío.',
    onlyBeginning: 'Solo se muestra el principio.',
    readPdf: 'Leer el PDF en otra pestaña',
  },
};
