import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const search: SameKeys<typeof en.search> = {
  recent: 'Búsquedas recientes',
  forgetRecent: 'Olvidar las búsquedas recientes',
  showAll: { review: 'Ver todas en Reseñas', dispute: 'Ver todas en Disputas' },
  replyTo: 'Responder a {author}',
  disputeOf: 'Abrir una disputa por la reseña de {author}',
  replyNext: 'Responder a la reseña más reciente sin respuesta',
  nothingToReply: 'No hay reseñas por responder.',
  switchTheme: { system: 'Usar el tema del sistema', light: 'Cambiar a claro', dark: 'Cambiar a oscuro' },
  current: 'En uso',
  searching: 'Buscando...',
  emptyHint: 'Pruebe con menos letras, otra palabra o el nombre del autor.',
  failed: 'No se ha podido buscar en reseñas y disputas. Las páginas y las acciones siguen funcionando.',
  tryAgain: 'Buscar de nuevo',
  offline: 'No tiene conexión: solo se pueden buscar páginas y acciones.',
  count: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  keys: { move: 'para moverse', choose: 'para abrir', beside: 'en otra pestaña' },
  asking: {
    reply: 'responder …, contestar a …, contestar …',
    dispute: 'impugnar …, disputar …, abrir disputa …, disputa …',
  },
  words: {
    reply: 'contestar escribir respuesta',
    sync: 'actualizar cargar traer',
    dispute: 'crear denunciar retirar',
    theme: 'modo apariencia colores tema',
  },
}
