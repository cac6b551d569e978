import type * as en from './en.ts'

export const activitySubjects: Record<keyof typeof en.activitySubjects, string> = {
  reviews: 'Reseñas',
  replies: 'Respuestas',
  disputes: 'Disputas',
  'qr-codes': 'Códigos QR',
  contacts: 'Contactos',
  campaigns: 'Campañas',
  connections: 'Conexiones',
  team: 'Equipo',
  security: 'Seguridad',
  billing: 'Plan y pagos',
  workspace: 'Espacio de trabajo',
}

export const activityChanges: Record<keyof typeof en.activityChanges, string> = {
  role: 'Rol',
  given: 'Permisos concedidos',
  taken: 'Permisos retirados',
  language: 'Idioma',
  timezone: 'Zona horaria',
  country: 'País',
  dateFormat: 'Formato de fecha',
  currency: 'Moneda',
  sessionTimeout: 'Cierre de sesión por inactividad (minutos)',
  isTimeoutForRemembered: 'Cierre también en dispositivos recordados',
  emailNotifications: 'Avisos por correo',
  pushNotifications: 'Avisos push',
  slackNotifications: 'Avisos en Slack',
  reviewAlerts: 'Alertas: nuevas reseñas',
  disputeAlerts: 'Alertas: novedades de disputas',
  campaignAlerts: 'Alertas: estado de campañas',
  ipWhitelist: 'Lista de IP permitidas',
  isTwoFactorRequired: 'Verificación en dos pasos obligatoria',
  logo: 'Logotipo',
  primary: 'Color principal',
  secondary: 'Color secundario',
  accent: 'Color de acento',
  customDomain: 'Dominio propio',
}

export const teamRoles: Record<keyof typeof en.teamRoles, string> = {
  owner: 'Propietario',
  admin: 'Administrador',
  manager: 'Gestor',
  member: 'Miembro del equipo',
}
