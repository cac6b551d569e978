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
    general: 'General',
    notifications: 'Notificaciones',
    integrations: 'Integraciones',
    security: 'Seguridad',
    assistant: 'Asistente',
  },
  general: {
    title: 'Su negocio',
    subtitle: 'Lo que ven los clientes y las plataformas, y cómo se escriben las fechas y los importes',
    companyName: 'Nombre de la empresa',
    companyNameHint: 'Con él se firman las respuestas y las disputas.',
    country: 'País',
    chooseCountry: 'Elija un país',
    timezone: 'Zona horaria',
    noTimezone: 'No existe esa zona horaria',
    language: 'Idioma',
    languageHint: 'Para los borradores de respuestas y disputas. Cada persona elige el idioma de sus pantallas.',
    dateFormat: 'Formato de fecha',
    currency: 'Moneda',
    failed: 'No se ha podido cargar la configuración',
  },
  welcome: {
    title: 'Le damos la bienvenida a Goodword',
    subtitle: 'Cuéntenos un poco sobre su negocio. Es solo un momento.',
    goOn: 'Continuar',
    goingOn: 'Guardando...',
    later: 'Más adelante puede cambiarlo todo en la configuración.',
  },
}
