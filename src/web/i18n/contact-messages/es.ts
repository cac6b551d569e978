import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const contactMessages: SameKeys<typeof en.contactMessages> = {
  title: 'Mensajes de contacto',
  openCount: '{count, plural, =0 {Ninguno pendiente} one {# pendiente} other {# pendientes}}',
  emptyTitle: 'Aún no hay mensajes',
  emptyText: 'Aquí aparecerá lo que los visitantes escriban en el formulario de contacto.',
  failed: 'No se han podido cargar los mensajes de contacto',
  handle: 'Marcar como atendido',
  handleOf: 'Marcar como atendido: {name}',
  handleFailed: 'No se ha podido marcar el mensaje como atendido.',
  handleDone: 'Marcado como atendido',
  undo: 'Deshacer',
  reopenFailed: 'No se ha podido reabrir el mensaje.',
  handledBy: 'Atendido por {name}',
  handled: 'Atendido',
  reply: 'Responder por correo',
  replyTo: 'Responder por correo: {name}',
  replySubject: 'Su mensaje a Goodword',
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',
  wroteIn: 'Idioma: {language}',
  topics: {
    sales: 'Ventas',
    support: 'Soporte',
    priority: 'Soporte prioritario',
    press: 'Prensa',
    careers: 'Empleo',
    privacy: 'Privacidad',
    other: 'Otro',
  },
}
