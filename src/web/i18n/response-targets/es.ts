import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const responseTargets: SameKeys<typeof en.responseTargets> = {
  title: 'Plazos de respuesta',
  subtitle: 'En cuánto tiempo hay que responder a las reseñas y quién se entera si una se retrasa.',
  notInPlan: 'Los plazos de respuesta forman parte del plan Professional. <plans>Ver los planes</plans>',
  change: 'Cambiar los plazos',
  failed: 'No se pudieron cargar los plazos',
  none: 'Aún no hay plazos. Elija uno para cada número de estrellas y las respuestas atrasadas aparecerán en el panel.',
  stars: '{count, plural, one {# estrella} other {# estrellas}}',
  noTarget: 'Sin plazo',
  within: 'En {time}',
  told: 'Se avisa de los retrasos a: {people}.',
  toldNobody: 'No se avisa a nadie de los retrasos.',
  since: 'Valen para las reseñas desde el {day}.',
  rules:
    'Una recomendación cuenta como cinco estrellas y lo contrario como una. El reloj corre día y noche desde que se escribió la reseña.',
  times: 'Responder a las reseñas',
  people: 'Avisar si una respuesta se retrasa',
  peopleHint: 'De cada reseña se avisa una vez y, si los tiene fijados, dentro de sus horarios de trabajo.',
  assignee: 'A quien está asignada',
  byRole: 'A quienes tienen el rol',
  byName: 'A estas personas',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Plazos guardados',
  saveFailed: 'No se pudo guardar',
}
