import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const startup: SameKeys<typeof en.startup> = {
  brand: 'Goodword',
  loading: 'Cargando la aplicación…',
  errorLabel: 'Qué ha pasado',
  connectionFailed:
    'No se ha podido conectar con el servidor. Compruebe sus datos de acceso y su conexión e inténtelo de nuevo.',
  chunkFailed:
    'No se ha podido cargar una parte de la aplicación. Compruebe sus datos de acceso y su conexión e inténtelo de nuevo.',
  slow: 'Está tardando más de lo habitual.',
  unhandledError: 'Error inesperado: {message}',
  connectionStatus: 'Conexión: {status}',
  connection: { checking: 'comprobando', connected: 'conectada', failed: 'fallida' },
  retry: 'Reintentar',
}

export const offline: SameKeys<typeof en.offline> = {
  title: 'Sin conexión',
  text: 'Ahora mismo no podemos conectar con Goodword. Esta página se abrirá sola en cuanto vuelva la conexión.',
  retry: 'Reintentar',
}
