import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'Token de API',
    lead: 'Los programas suben archivos con él en tu nombre. Pueden listar, leer y eliminar tus subidas, y nada más.',
    loading: 'Cargando tu token de API',
    failed: 'No se puede mostrar tu token de API',
    label: 'Tu token de API',
    copy: 'Copiar el token de API',
    copied: '¡Token de API copiado al portapapeles!',
    copyFailed: 'No se pudo copiar el token',
    replace: 'Reemplazar token',
    replacing: 'Reemplazando…',
    replaced: 'Token de API reemplazado. Vuelve a descargar los archivos de tus clientes.',
    replaceTitle: 'Reemplazar el token de API',
    replaceText:
      'El token anterior deja de funcionar al instante. ShareX y los scripts que lo usan necesitarán después un archivo nuevo.',
    confirmReplace: 'Reemplazar',
  },
  guide: {
    title: 'Documentación de la API',
    lead: 'Cualquier programa puede subir archivos: envía tu token de API como token bearer y el archivo como datos de formulario multipart. La respuesta trae el enlace en file.url.',
    endpoint: 'Endpoint de subida',
    header: 'Cabecera',
    body: 'Cuerpo',
    bodyType: ({ type }) => `Datos de formulario multipart (${type})`,
    field: 'Nombre del campo del archivo',
    allCalls: 'Todas las llamadas',
    reference: 'Referencia de la API',
    copy: 'Copiar comando',
    copied: '¡Comando copiado al portapapeles!',
    copyFailed: 'No se pudo copiar el comando',
  },
};
