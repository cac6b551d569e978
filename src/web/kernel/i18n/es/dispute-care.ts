import type { disputeCare as source } from '../en/dispute-care.ts'
import type { SameKeys } from '../same-keys.ts'

export const disputeCare: SameKeys<typeof source> = {
  edited: 'editado',
  open: 'Abrir',
  showDisputes: 'Ver las disputas',
  sending: 'Enviando {name}: {percent}',
  priority: {
    earlierReason: 'Para el motivo anterior',
    earlierReasonText: 'El motivo ha cambiado desde entonces. Esta prioridad se calculó para el anterior.',
    failedTitle: '{count, plural, one {No se pudo priorizar # disputa} other {No se pudieron priorizar # disputas}}',
    retry: 'Reintentar',
  },
  review: {
    stated: 'Tal como se describió. La reseña no está aquí.',
    label: 'Vincular una reseña',
    hint: 'Elija la reseña de la que trata. Quedará impugnada.',
    link: 'Vincular',
    linking: 'Vinculando…',
    linked: 'Reseña vinculada',
    failed: 'La reseña no se vinculó',
  },
  filings: {
    list: 'Presentaciones',
    byName: 'Presentada por {name}',
    byHand: 'En la página de la plataforma',
    outcome: 'Resultado: {outcome}',
    notAgain: 'Aún no se ha vuelto a presentar.',
  },
  competitors: {
    title: 'Competidores',
    text: 'Indique con qué negocios compite. El borrador avisa cuando una reseña nombra a uno.',
    none: 'Ninguno todavía.',
    change: 'Cambiar',
    dialogTitle: 'Cambiar competidores',
    name: 'Nombre',
    hint: 'Un nombre por línea.',
    add: 'Añadir nombre',
    remove: 'Quitar {line}',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
    saved: 'Competidores guardados',
    failed: 'No se pudieron guardar los competidores',
  },
}
