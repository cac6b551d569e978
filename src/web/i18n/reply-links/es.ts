import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const replyLink: SameKeys<typeof en.replyLink> = {
  title: 'Responder a una reseña',
  subtitleUnnamed: 'Como {name}',
  subtitle: 'Para {company}, como {name}',
  review: 'La reseña',
  anonymous: 'Anónimo',
  noText: 'Sin texto, solo una valoración.',
  sandbox: 'Entorno de pruebas',
  reply: 'Su respuesta',
  placeholder: 'Escriba su respuesta…',
  ownText: 'Su texto',
  kept: 'Hemos recuperado su texto.',
  approve: 'Aprobar y enviar',
  askForApproval: 'Pedir aprobación',
  sending: 'Enviando…',
  nothingYet: 'No se envía nada hasta que pulse el botón.',
  worksUntil: 'El enlace funciona una sola vez, hasta el {time} o hasta que cambie la contraseña.',
  openReview: 'Abrir la reseña en Goodword',
  failed: 'No se ha podido cargar la reseña',
  sendFailed: 'No se ha podido enviar la respuesta',
  followFailed: 'Su respuesta se ha enviado, pero no se ha podido cargar su estado',
  empty: 'Escriba primero una respuesta.',
  sent: {
    title: 'Su respuesta está en camino',
    text: 'Se publicará en {platform} en unos segundos. Hasta entonces puede retirarla.',
  },
  posting: {
    title: 'Su respuesta se está publicando',
    text: 'La estamos enviando a {platform}.',
  },
  checking: {
    title: '{platform} está revisando su respuesta',
    text: 'Ya está allí y pronto se verá. Puede cerrar esta página.',
  },
  live: {
    title: 'Su respuesta está publicada',
    text: 'Ya se puede leer en {platform}.',
  },
  rejected: {
    title: '{platform} ha rechazado su respuesta',
    text: 'Abra la reseña en Goodword para ver por qué y cambiarla.',
  },
  notPosted: {
    title: 'Su respuesta no se ha publicado',
    text: 'Abra la reseña en Goodword para ver por qué e intentarlo de nuevo.',
  },
  returned: {
    title: 'Le han devuelto su respuesta',
    text: 'Alguien de su equipo pide un cambio. Abra la reseña en Goodword.',
  },
  changed: {
    title: 'Esta respuesta ha cambiado',
    text: 'Se ha cambiado o eliminado en Goodword. Abra la reseña para verla.',
  },
  takenBack: {
    title: 'Su respuesta se ha retirado',
    text: 'No se ha enviado nada a {platform}.',
  },
  takeBack: 'Retirar',
  takeBackIn: 'Retirar ({seconds, number})',
  takingBack: 'Retirando…',
  takeBackFailed: 'No se ha podido retirar',
  sentForApproval: {
    title: 'Su respuesta está pendiente de aprobación',
    text: 'Alguien del equipo tiene que aprobarla antes de que se publique en {platform}.',
  },
  keptHere: {
    title: 'Su respuesta está guardada',
    text: 'No se publica sola en {platform}. Abra la reseña en Goodword para ver qué falta.',
  },
  over: 'Este enlace no funciona',
  openReviews: 'Abrir sus reseñas',
}
