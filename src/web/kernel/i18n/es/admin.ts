import type { admin as source } from '#web/kernel/i18n/en/admin.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const admin: SameKeys<typeof source> = {
  title: 'Panel',
  subtitle: 'Lo que esta instalación necesita de usted',
  contactMessages: 'Mensajes de contacto',
  openCount: '{count, plural, =0 {Ninguno pendiente} one {# pendiente} other {# pendientes}}',
  emptyTitle: 'Aún no hay mensajes',
  emptyText: 'Aquí aparecerá lo que los visitantes escriban en el formulario de contacto.',
  failed: 'No se han podido cargar los mensajes de contacto',
  handle: 'Marcar como atendido',
  handleFailed: 'No se ha podido marcar el mensaje como atendido.',
  handledBy: 'Atendido por {name}',
  handled: 'Atendido',
  reply: 'Responder por correo',
  wroteIn: 'Escrito en: {language}',
  topics: {
    sales: 'Ventas',
    support: 'Soporte',
    press: 'Prensa',
    careers: 'Empleo',
    privacy: 'Privacidad',
    other: 'Otro',
  },
}
