import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const search: SameKeys<typeof en.search> = {
  recent: 'Búsquedas recientes',
  forgetRecent: 'Olvidar las búsquedas recientes',
  showAll: { review: 'Ver todas en Reseñas', dispute: 'Ver todas en Disputas' },
  replyTo: 'Responder a {author}',
  disputeOf: 'Impugnar la reseña de {author}',
  replyNext: 'Responder a la reseña más reciente sin respuesta',
  nothingToReply: 'Ninguna reseña espera respuesta.',
  switchTheme: { system: 'Usar el tema del sistema', light: 'Cambiar a claro', dark: 'Cambiar a oscuro' },
  current: 'En uso',
  searching: 'Buscando...',
  emptyHint: 'Pruebe con menos letras, con otra palabra o con el nombre de quien escribió la reseña.',
  failed: 'No se ha podido buscar en reseñas y disputas. Las páginas y las acciones siguen funcionando.',
  tryAgain: 'Buscar de nuevo',
  offline: 'No tiene conexión: solo se pueden buscar páginas y acciones.',
  count: '{count, plural, =0 {No se ha encontrado nada} one {# resultado} other {# resultados}}',
  keys: { move: 'para moverse', choose: 'para abrir', beside: 'en otra pestaña' },
  asking: {
    reply: 'responder …, contestar a …, contestar …',
    dispute: 'impugnar …, disputar …, disputa …',
  },
  words: {
    reply: 'contestar escribir respuesta',
    sync: 'actualizar cargar traer',
    dispute: 'crear denunciar retirar',
    theme: 'modo apariencia colores tema',
  },
}
