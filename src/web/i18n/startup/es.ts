import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const startup: SameKeys<typeof en.startup> = {
  brand: 'Goodword',
  loading: 'La aplicación se está cargando...',
  errorLabel: 'Qué ha pasado',
  connectionFailed:
    'No se ha podido conectar con el servidor. Compruebe sus credenciales y su conexión de red e inténtelo de nuevo.',
  chunkFailed:
    'No se ha podido cargar una parte de la aplicación. Compruebe sus credenciales y su conexión de red e inténtelo de nuevo.',
  slow: 'La carga tarda más de lo habitual.',
  unhandledError: 'Error no controlado: {message}',
  connectionStatus: 'Conexión: {status}',
  connection: { checking: 'comprobando', connected: 'conectada', failed: 'fallida' },
  retry: 'Reintentar',
}
