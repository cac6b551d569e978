import type * as en from './en.ts'

export const permissionNames: {
  readonly [Area in keyof typeof en.permissionNames]: Record<keyof (typeof en.permissionNames)[Area], string>
} = {
  reviews: {
    view: 'Ver reseñas',
    manage: 'Trabajar con reseñas',
  },
  replies: {
    draft: 'Escribir respuestas',
    publish: 'Publicar y aprobar respuestas',
  },
  disputes: {
    view: 'Ver disputas',
    create: 'Abrir disputas',
    file: 'Presentar disputas',
    resolve: 'Cerrar disputas',
  },
  'qr-codes': {
    view: 'Ver códigos QR y páginas',
    manage: 'Gestionar códigos QR y páginas',
  },
  campaigns: {
    view: 'Ver campañas',
    manage: 'Gestionar campañas',
    send: 'Enviar campañas',
  },
  contacts: {
    view: 'Ver contactos',
    manage: 'Gestionar contactos',
  },
  calendar: {
    view: 'Ver el calendario',
    manage: 'Gestionar el calendario',
  },
  chat: {
    use: 'Usar el chat',
    manage: 'Gestionar el chat',
  },
  activity: {
    view: 'Ver la actividad',
  },
  analytics: {
    view: 'Ver la analítica',
  },
  billing: {
    view: 'Ver la facturación',
    manage: 'Gestionar la facturación',
  },
  integrations: {
    view: 'Ver las conexiones',
    manage: 'Gestionar las conexiones',
  },
  settings: {
    view: 'Ver la configuración',
    manage: 'Cambiar la configuración',
  },
  team: {
    view: 'Ver el equipo',
    manage: 'Gestionar el equipo',
  },
}
