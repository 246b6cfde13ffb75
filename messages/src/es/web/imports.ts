import type { imports as source } from '../../en/web/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const imports: typeof source = {
  title: 'Importar',
  new: {
    title: 'Nueva importación',
    lead: 'Trae cuentas, archivos, álbumes y enlaces cortos de otro producto. Las contraseñas y las direcciones antiguas siguen funcionando.',
    loading: 'Mirando la carpeta de importación',
    failed: 'No se puede mostrar la carpeta de importación',
    notInspected: 'El origen no se ha inspeccionado',
    noFolder: 'Todavía no hay carpeta de importación',
    noFolderHint: ({ folder }) =>
      `Crea ${isolate(folder)} en el servidor y copia en ella la base de datos y los archivos del producto anterior, o define IMPORT_FOLDER.`,
    inspect: 'Inspeccionar',
    inspectHint: 'Todavía no se importa nada.',
    product: 'Producto',
    productHint: 'De dónde vienes',
    database: 'Base de datos',
    databaseHints: {
      file: 'El archivo con sus cuentas',
      folder: 'La carpeta con auth.json y data.json',
      url: 'Indicada por IMPORT_DATABASE_URL en el servidor',
    },
    choose: 'Elegir…',
    files: 'Carpeta de los archivos',
    filesHint: 'Donde los guarda el producto anterior',
    hosts: 'Dirección antigua',
    hostsHint: ({ host }) => `Sus nombres de host, separados por espacios. Vacío: ${isolate(host)}`,
    missing: 'Elige una opción.',
    options: 'Más opciones',
    noDatabaseUrl:
      'Este producto guarda sus cuentas en un servidor de bases de datos. Define IMPORT_DATABASE_URL con su dirección y reinicia Perch.',
    noDatabase: ({ folder }) =>
      `No se ha encontrado ninguna base de datos. Cópiala en ${isolate(folder)}; su nombre termina en .db, .sqlite o .sqlite3.`,
    whereHint: ({ folder }) =>
      `Solo se puede leer lo que está en ${isolate(folder)} en el servidor, y nada cambia allí salvo que elijas mover los archivos.`,
    notWhole: ({ folder }) =>
      `No se muestra todo lo que hay en ${isolate(folder)}, porque tiene demasiadas entradas. Copia el producto anterior en una carpeta propia.`,
  },
  options: {
    link: 'Cómo llegan los archivos',
    links: {
      copy: 'Copiar',
      hard: 'Enlazar',
      move: 'Mover',
    },
    linkHints: {
      copy: 'Los originales se quedan. Ocupa otra vez el mismo espacio.',
      hard: 'No ocupa espacio si ambos están en un mismo disco; los demás se copian.',
      move: 'Los originales se eliminan en cuanto se han importado.',
    },
    maxViews: 'Límites de vistas',
    maxViewsHint: 'Con un límite de descargas, un archivo solo se abre en su página.',
    maxViewsDrop: 'Quitarlos',
    maxViewsPage: 'Conservarlos como límites de descargas',
    owner: 'Cuenta para el resto',
    ownerHint: 'El usuario que recibe los archivos sin cuenta. Vacío: se omiten.',
    fileRoute: 'Ruta de los archivos',
    linkRoute: 'Ruta de los enlaces cortos',
    routeHint: 'Solo si se cambió',
    ignoreColumns: 'Columnas que se pasan por alto',
    ignoreColumnsHint:
      'Los nombres del mensaje de una inspección que se detuvo en ellas, separados por espacios. Lo que estas columnas cierran en el producto anterior puede quedar abierto aquí.',
    admins: 'Los administradores siguen siendo administradores',
  },
  list: {
    title: 'Importaciones',
    loading: 'Cargando las importaciones',
    empty: 'Todavía no se ha importado nada',
    product: 'Producto',
    state: 'Estado',
    by: 'Por',
    made: 'Comienzo',
  },
  phases: {
    inspection: 'Inspección',
    import: 'Importación',
  },
  states: {
    waiting: 'En espera',
    running: 'En curso',
    stopping: 'Deteniéndose',
    stopped: 'Detenida',
    interrupted: 'Interrumpida',
    failed: 'Fallida',
    done: 'Terminada',
  },
  kinds: {
    accounts: 'Cuentas',
    tokens: 'Tokens de subida',
    albums: 'Álbumes',
    files: 'Archivos',
    links: 'Enlaces cortos',
  },
  page: {
    loading: 'Cargando la importación',
    failed: 'No se puede mostrar la importación',
    waiting: 'Empieza en un momento.',
    stopping: 'Se detiene después de los archivos que se están copiando.',
    interrupted:
      'El servidor que la ejecutaba ya no responde. Lo importado se queda, y al continuar no se importa dos veces.',
    failedImport:
      'La importación ha fallado. Lo importado se queda, y al continuar no se importa dos veces.',
    failedInspection: 'El origen no se puede importar así.',
    inspecting: 'Se está leyendo el origen. No se importa nada.',
    inspectionStopped: 'La inspección se ha detenido.',
    inspected:
      'Todo se puede importar. Detén el producto anterior antes de empezar, para que nadie suba nada allí mientras tanto.',
    inspectedSkipping:
      'Se omitirían algunas filas: consulta el informe. Detén el producto anterior antes de empezar, para que nadie suba nada allí mientras tanto.',
    importing:
      'La importación está en curso. Puedes salir de esta página, y el servidor se puede seguir usando.',
    stopped:
      'La importación se ha detenido. Lo importado se queda, y al continuar no se importa dos veces.',
    done: 'Todo se ha importado. Haz ahora que la dirección antigua lleve a este servidor, en el DNS y en el proxy que tiene delante.',
    doneSkipping:
      'Importado, salvo las filas omitidas: consulta el informe. Haz ahora que la dirección antigua lleve a este servidor, en el DNS y en el proxy que tiene delante.',
    stop: 'Detener',
    notStopped: 'La importación no se ha detenido',
    notStarted: 'La importación no ha empezado',
    start: 'Empezar la importación',
    goOn: 'Continuar',
    again: 'Importar de nuevo',
    change: 'Cambiar opciones',
    noSpace: ({ size, free }) => `Los archivos necesitan ${size}, y solo hay ${free} libres.`,
    moves: 'Los originales se eliminan en cuanto se han importado. Entonces no hay vuelta atrás.',
  },
  progress: {
    title: 'Progreso de la importación',
    of: ({ done, total }) => `${done} de ${total}`,
    size: 'Tamaño',
    rate: 'Velocidad',
    perSecond: ({ size }) => `${size} por segundo`,
    left: 'Tiempo',
  },
  counts: {
    titleImport: 'Lo que se ha importado',
    titleInspection: 'Lo que se ha encontrado',
    kind: 'Tipo',
    found: 'Encontrado',
    toImport: 'Por importar',
    imported: 'Importado',
    known: 'Ya está aquí',
    skipped: 'Omitido',
    free: 'Espacio libre',
    tags: 'Etiquetas',
    addresses: 'Direcciones antiguas',
    copied: 'Copiados en lugar de enlazados',
  },
  report: {
    title: 'Informe',
    by: 'Filas por motivo',
    all: 'Todas',
    loading: 'Cargando el informe',
    empty: 'No se ha omitido ninguna fila',
    row: 'Fila',
    why: 'Por qué',
    download: 'Descargar JSON',
    notDownloaded: 'El informe no se ha descargado',
    reasons: {
      unreadable: 'No se puede importar',
      bytes: 'Falta su contenido',
      ended: 'Ha caducado',
      owner: 'Sin cuenta',
      limit: 'Demasiados para una cuenta',
      target: 'No lleva a ninguna dirección de la web',
      password: 'Contraseña de forma desconocida',
      changed: 'Distinto aquí',
    },
  },
};
