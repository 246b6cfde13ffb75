import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('es');

export const users: typeof source = {
  title: 'Usuario',
  all: 'Todos los usuarios',
  empty: 'No se encontraron usuarios',
  search: 'Buscar usuarios…',
  loading: 'Cargando los usuarios',
  user: 'Usuario',
  status: 'Estado',
  uploads: 'Subidas',
  storage: 'Espacio',
  joined: 'Miembro desde',
  admin: 'Admin',
  view: ({ name }) => `Ver ${isolate(name)}`,
  deleteNamed: ({ name }) => `Eliminar ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Usuarios pendientes',
    label: 'Usuarios pendientes',
    empty: 'No hay usuarios pendientes',
    loading: 'Cargando los usuarios pendientes',
    registered: 'Registrado',
    select: ({ name }) => `Seleccionar ${isolate(name)}`,
    selectAll: 'Seleccionar todo',
    approveSelected: ({ count }) => `Aprobar seleccionados (${number(count)})`,
    approved: ({ count }) =>
      plural(count, {
        one: 'Usuario aprobado',
        many: '# de usuarios aprobados',
        other: '# usuarios aprobados',
      }),
    failedToApprove: 'No se pudo aprobar el usuario',
  },
  reject: {
    title: 'Rechazar usuario',
    keeps: 'El registro queda como rechazado en la lista de todos los usuarios.',
    deletes: 'Esto elimina el registro. El mismo correo podrá registrarse otra vez.',
    keep: 'Conservarlo como rechazado para que este correo no pueda volver a registrarse',
    withoutEmail: {
      deletes: 'Esto elimina el registro. El mismo nombre de usuario podrá registrarse otra vez.',
      keep: 'Conservarlo como rechazado para que este nombre de usuario no pueda volver a registrarse',
    },
    rejected: 'Usuario rechazado',
    failed: 'No se pudo rechazar el usuario',
  },
  delete: {
    title: 'Eliminar usuario',
    question: '¿Seguro que quieres eliminar este usuario? Esta acción no se puede deshacer.',
    outcome: 'También se eliminan sus sesiones, dominios y archivos.',
    deleted: 'Usuario eliminado',
    alreadyDeleted: 'Este usuario ya estaba eliminado',
    notImplemented: 'La llamada para eliminar usuarios no está disponible',
    failed: 'No se pudo eliminar el usuario',
  },
  suspend: {
    title: 'Suspender',
    text: ({ name }) =>
      `${isolate(name)} ya no podrá usar Perch hasta que le vuelvas a dar acceso.`,
    keepsLinks: 'Sus archivos y dominios siguen accesibles.',
    stopsLinks: 'Hasta entonces, sus archivos y dominios no son accesibles. No se elimina nada.',
    keepLinks: 'Mantener los enlaces',
  },
  account: {
    loading: 'Cargando el usuario',
    failed: 'No se puede mostrar este usuario',
    email: 'Correo',
    role: 'Rol',
    roleAdmin: 'Administrador',
    roleUser: 'Usuario',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} de ${bytes(maxBytes)}`,
    links: 'Enlaces',
    linksWorking: 'Funcionan',
    linksStopped: 'Detenidos',
    changed: 'Usuario modificado',
    failedToChange: 'No se pudo modificar el usuario',
  },
  changes: {
    letIn: {
      label: 'Dar acceso',
      question: ({ name }) => `${isolate(name)} podrá iniciar sesión y subir archivos.`,
    },
    makeUser: {
      label: 'Hacer usuario normal',
      question: ({ name }) => `${isolate(name)} ya no podrá abrir la administración.`,
    },
    makeAdmin: {
      label: 'Hacer administrador',
      question: ({ name }) =>
        `${isolate(name)} podrá aprobar, modificar y eliminar las cuentas, los dominios y los archivos de todos los usuarios.`,
    },
    stopLinks: {
      label: 'Detener los enlaces',
      question: ({ name }) =>
        `Los archivos y dominios de ${isolate(name)} no serán accesibles hasta que le vuelvas a dar acceso. No se elimina nada.`,
    },
    keepLinks: {
      label: 'Mantener los enlaces',
      question: ({ name }) =>
        `Los archivos y dominios de ${isolate(name)} volverán a ser accesibles, aunque la cuenta siga suspendida.`,
    },
  },
  quota: {
    label: 'Cuota',
    none: 'Sin límite',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (predeterminada)`,
    invalid: ({ first, second }) => `Hace falta un tamaño, como ${first} o ${second}`,
    save: 'Guardar cuota',
    saved: 'Cuota guardada',
    failed: 'No se pudo guardar la cuota',
  },
};
