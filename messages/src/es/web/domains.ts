import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('es');

export const domains: typeof source = {
  page: 'Dominios',
  aboutApproval: 'Sobre la aprobación',
  approvalText:
    'Un administrador tiene que aprobar cada dominio antes de que se pueda usar. Una vez aprobado, tus enlaces pueden usarlo y tiene su propia configuración de ShareX.',
  list: {
    title: 'Tus dominios',
    failed: 'No se pueden mostrar tus dominios',
    empty: 'Aún no hay dominios',
    emptyText:
      'Solicita un subdominio de este servidor o trae tu propio dominio, y tus enlaces podrán usarlo.',
    loading: 'Cargando tus dominios',
  },
  card: {
    domainAdded: ({ date }) => `Dominio, añadido: ${date}`,
    subdomainAdded: ({ date }) => `Subdominio, añadido: ${date}`,
    remove: ({ domain }) => `Quitar ${isolate(domain)}`,
    reason: 'Motivo:',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} El administrador no indicó ninguno.`,
    openNamed: ({ domain }) => `Abrir ${isolate(domain)}`,
  },
  defaults: {
    label: 'Predeterminado para subidas nuevas',
    on: ({ domain }) => `Las subidas nuevas tendrán enlaces en ${isolate(domain)}.`,
    off: 'Las subidas nuevas vuelven a tener enlaces en este servidor.',
    linksOn: 'Enlaces de subidas nuevas en',
    link: 'Enlace predeterminado',
    linkOn: ({ domain }) => `Enlace predeterminado (${isolate(domain)})`,
  },
  options: {
    title: 'Opciones',
    redirect: 'La portada lleva a',
    redirectHint: 'Si se deja vacío, solo indica que aquí viven archivos.',
    redirectSaved: 'Portada guardada.',
    moveFiles: 'Mover todos los archivos a otro dominio',
  },
  move: {
    title: 'Mover archivos',
    text: ({ domain }) =>
      `Todos los archivos de ${isolate(domain)} tendrán enlaces nuevos en la dirección que elijas. Los anteriores seguirán funcionando mientras lo haga ${isolate(domain)}.`,
    target: 'Dirección nueva',
    thisServer: 'Este servidor',
    thisServerAt: ({ host }) => `Este servidor (${isolate(host)})`,
    nothingMoved: 'No hay archivos en este dominio.',
    moved: ({ count }) =>
      plural(count, {
        one: '# archivo movido; los enlaces anteriores siguen funcionando.',
        many: '# de archivos movidos; los enlaces anteriores siguen funcionando.',
        other: '# archivos movidos; los enlaces anteriores siguen funcionando.',
      }),
    failed: 'No se pudieron mover los archivos',
  },
  remove: {
    title: 'Quitar dominio',
    confirm: 'Quitar',
    question: ({ domain }) => `¿Seguro que quieres quitar ${isolate(domain)}?`,
    outcome:
      'Sus enlaces dejarán de funcionar al instante. Tus archivos se conservan con el enlace predeterminado. Para volver a usar el dominio, habrá que solicitarlo y aprobarlo de nuevo.',
    removed: 'Dominio quitado.',
    failed: 'No se pudo quitar el dominio',
  },
  add: {
    title: 'Añadir dominio',
    submit: 'Añadir dominio',
    type: 'Tipo',
    types: { subdomain: 'Subdominio', domain: 'Dominio' },
    names: { subdomain: 'Nombre del subdominio', domain: 'Nombre de dominio' },
    subdomainExample: 'minombre',
    base: 'Dominio base',
    subdomainNeeded: 'Falta el nombre del subdominio',
    baseNeeded: 'Falta el dominio base',
    domainNeeded: 'Falta el nombre de dominio',
    requested: '¡Dominio solicitado! Pendiente de aprobación.',
  },
  check: {
    label: 'Comprobar',
    named: ({ domain }) => `Comprobar: ${isolate(domain)}`,
    checked: ({ domain }) => `${isolate(domain)} se acaba de comprobar.`,
  },
  records: {
    title: 'Registros DNS',
    prove: 'Demuestra que el dominio es tuyo con un registro TXT.',
    name: 'Nombre',
    copyTxtName: 'Copiar el nombre del registro TXT',
    copyTxtValue: 'Copiar el valor del registro TXT',
    copyName: 'Copiar el nombre de dominio',
    copyValue: ({ type, value }) => `Copiar el valor ${isolate(value)} del registro ${type}`,
    hint: 'Los nombres se dan completos; algunos proveedores solo piden lo que va delante del dominio que gestionas con ellos. Los registros nuevos pueden tardar un rato en verse en todas partes.',
    copied: '¡Registro DNS copiado al portapapeles!',
    failedToCopy: 'No se pudo copiar el registro DNS',
  },
  pointing: {
    addresses: ({ types, count }) =>
      plural(count, {
        one: `Apúntalo aquí con un registro ${list(types)}.`,
        many: `Apúntalo aquí con registros ${list(types)}.`,
        other: `Apúntalo aquí con registros ${list(types)}.`,
      }),
    nameOrAddresses: ({ types, count }) =>
      plural(count, {
        one: `Apúntalo aquí solo con el registro CNAME o con un registro ${list(types)}. Un nombre tal como se registró, sin nada delante, no puede tener un CNAME.`,
        many: `Apúntalo aquí solo con el registro CNAME o con registros ${list(types)}. Un nombre tal como se registró, sin nada delante, no puede tener un CNAME.`,
        other: `Apúntalo aquí solo con el registro CNAME o con registros ${list(types)}. Un nombre tal como se registró, sin nada delante, no puede tener un CNAME.`,
      }),
    alias: ({ target }) =>
      `Apúntalo aquí con un registro ALIAS, que algunos proveedores llaman ANAME o CNAME aplanado («flattened»); donde no lo haya, con registros A y AAAA con las direcciones de ${isolate(target)}.`,
    name: ({ target }) =>
      `Apúntalo aquí con un registro CNAME. Un nombre tal como se registró, sin nada delante, no puede tenerlo: necesita un registro ALIAS, o registros A y AAAA con las direcciones de ${isolate(target)}.`,
  },
  steps: {
    rejected:
      'Un administrador ha rechazado este dominio. Para volver a pedirlo, quítalo y añádelo de nuevo.',
    disabled: ({ time }) =>
      `Desactivado desde ${time}, porque sus registros fueron incorrectos durante 7 días. Volverá por sí solo en cuanto sean correctos; hasta entonces sus archivos tienen el enlace predeterminado.`,
    live: 'Activo. Sus enlaces funcionan por HTTPS.',
    subdomainPending:
      'A la espera de que lo apruebe un administrador. No tienes que configurar nada.',
    subdomainChecking: 'Aprobado. Se está comprobando si lleva hasta aquí.',
    subdomainWaiting:
      'Aprobado. Hacer que lleve aquí por HTTPS le toca al administrador; a partir de entonces funcionarán sus enlaces.',
    pointPending:
      'El dominio es tuyo. Ahora: apúntalo aquí. Además, tiene que aprobarlo un administrador.',
    pointApproved:
      'El dominio es tuyo. Ahora: apúntalo aquí. Sus enlaces no funcionarán hasta entonces.',
    approvalPending: 'Tus registros son correctos. A la espera de que lo apruebe un administrador.',
    waitingForHttps: 'A la espera de HTTPS. El certificado suele llegar en menos de un minuto.',
    putRecordBack: 'Vuelve a poner el registro TXT: sin él, el dominio se desactiva a los 7 días.',
    addRecordPending:
      'Ahora: añade el registro TXT, que demuestra que el dominio es tuyo. Además, tiene que aprobarlo un administrador.',
    addRecordApproved:
      'Ahora: añade el registro TXT, que demuestra que el dominio es tuyo. Ya está aprobado y se activará en cuanto se vea el registro.',
  },
};
