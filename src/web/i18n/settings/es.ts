import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const settings: SameKeys<typeof en.settings> = {
  title: 'Configuración',
  subtitle: 'Cómo funciona Goodword para usted y su equipo',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  saved: 'Configuración guardada',
  saveFailed: 'Error: {message}',
  saveFailedReason: 'No se ha podido guardar la configuración',
  personalTitle: 'Su cuenta',
  personalSubtitle: 'Cómo inicia sesión y en qué dispositivos',
  tabs: {
    label: 'Configuración',
    notifications: 'Notificaciones',
    integrations: 'Integraciones',
    security: 'Seguridad',
    assistant: 'Asistente',
  },
}
