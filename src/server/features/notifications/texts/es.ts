import { teamRoles } from '#shared/domain/activity-labels/es.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { ParamsByKind } from '../notice.ts'
import {
  type CampaignStops,
  createCounter,
  labelOf,
  nameOf,
  type NotificationTexts,
  type SecuritySentences,
  type WaitReasons,
} from './notification-texts.ts'

const count = createCounter('es')

const WAITS_BECAUSE: WaitReasons = {
  missed: 'no se pudo enviar en la hora siguiente a la prevista',
  edited: 'la reseña ha cambiado desde entonces',
  answered: 'la reseña ya tiene respuesta',
  gone: 'la reseña ya no está',
  reconnect: 'hay que volver a conectar la plataforma',
  'not-connected': 'la plataforma no está conectada',
  'too-long': 'es demasiado larga para la plataforma',
  paused: 'la cuenta no estaba activa en ese momento',
  incident: 'la reseña forma parte de un incidente',
}

const CAMPAIGN_STOPS: CampaignStops = {
  provider: 'el proveedor ya no nos da acceso. La campaña está en pausa; vuelva a conectarlo y actívela de nuevo.',
  nobody: 'no se ha podido contactar con nadie.',
  missed: 'no se pudo enviar en la hora siguiente a la prevista. Elija otra hora o envíela ahora.',
  paused: 'su espacio solo se podía leer a la hora prevista. Elija otra hora o envíela ahora.',
  empty: 'no tenía mensaje cuando llegó su hora.',
}

const SECURITY: SecuritySentences = {
  'new-device': () => 'Alguien ha iniciado sesión en su cuenta desde un dispositivo nuevo.',
  'password-changed': () => 'Su contraseña ha cambiado.',
  'password-added': () => 'Se ha añadido una contraseña a su cuenta.',
  'password-removed': () => 'Se ha quitado la contraseña de su cuenta.',
  'email-changed': () => 'El correo electrónico de su cuenta ha cambiado.',
  'factor-added': () => 'Se ha añadido un método de verificación a su cuenta.',
  'factor-removed': () => 'Se ha quitado un método de verificación de su cuenta.',
  'recovery-code-used': () => 'Alguien ha iniciado sesión con uno de sus códigos de recuperación.',
  'recovery-codes-made': () => 'Se han creado nuevos códigos de recuperación para su cuenta.',
  'refresh-token-reused': () => 'Hemos cerrado una de sus sesiones, que se usaba en dos lugares.',
  'session-shared': () => 'Una de sus sesiones se usa en dos dispositivos. ¿Es usted?',
  'identity-linked': (provider) => `${provider} se ha vinculado a su cuenta.`,
  'identity-unlinked': (provider) => `${provider} se ha desvinculado de su cuenta.`,
  'account-locked': () => 'Alguien ha escrito demasiadas veces una contraseña incorrecta en su cuenta.',
  'factor-guessed': () => 'Alguien ha introducido varios códigos de verificación incorrectos para su cuenta.',
}

export const es: NotificationTexts = {
  'review.new': ({ params, amount }) => ({
    title: count(amount, 'Nueva reseña', (number) => `${number} reseñas nuevas`),
    sentence: count(amount, `${nameNew(params)}: ${labelOf(params)}`, (number) => `${number} reseñas nuevas`),
  }),
  'review.bad': ({ params, amount }) => ({
    title: count(amount, 'Mala reseña', () => 'Malas reseñas'),
    sentence: count(amount, `${nameBad(params)}: ${labelOf(params)}`, (number) => nameManyBad(params, number)),
  }),
  'feedback.low': ({ params: { page, stars, nps } }) => ({
    title: 'Opinión privada con puntuación baja',
    sentence:
      stars === null
        ? `Alguien ha puntuado con un ${nps} de 10 en la página ${page}.`
        : `Alguien ha puntuado con ${count(stars, 'una estrella', (number) => `${number} estrellas`)} en la página ${page}.`,
  }),
  'review.assigned': ({ params: { doer }, amount }) => ({
    title: 'Reseña para usted',
    sentence: count(
      amount,
      `${doer} le ha asignado una reseña.`,
      (number) => `${doer} le ha asignado ${number} reseñas.`,
    ),
  }),
  'review.mentioned': ({ params: { doer } }) => ({
    title: 'Le han mencionado',
    sentence: `${doer} le ha mencionado en una nota.`,
  }),
  'review.matched': ({ params }) => ({
    title: 'Una regla ha señalado una reseña',
    sentence: `La regla «${params.rule}» ha señalado una reseña: ${labelOf(params)}`,
  }),
  'review.late': ({ params, amount }) => ({
    title: count(amount, 'Respuesta atrasada', (number) => `${number} respuestas atrasadas`),
    sentence: count(
      amount,
      `Fuera del plazo de respuesta: ${labelOf(params)}`,
      (number) => `${number} reseñas están fuera del plazo de respuesta.`,
    ),
  }),
  'theme.moved': ({ params: { aspect, name, move, share, shareBefore } }) => ({
    title: move === 'better' ? 'Un tema mejora' : 'Un tema empeora',
    sentence: `${name ?? nameAspect(aspect, 'es')}: el ${share} % de lo dicho en los últimos 30 días son elogios, frente al ${shareBefore} % en los 30 días anteriores.`,
  }),
  'reply.live': ({ params, amount }) => ({
    title: count(amount, 'Respuesta publicada', (number) => `${number} respuestas publicadas`),
    sentence: count(
      amount,
      `Su respuesta está publicada: ${labelOf(params)}`,
      (number) => `${number} de sus respuestas están publicadas.`,
    ),
  }),
  'reply.rejected': ({ params }) => ({
    title: 'Respuesta rechazada',
    sentence: `Su respuesta ha sido rechazada: ${labelOf(params)}`,
  }),
  'reply.failed': ({ params }) => ({
    title: 'Respuesta sin publicar',
    sentence:
      params.how === 'saved'
        ? `Su respuesta está guardada, pero no publicada: ${labelOf(params)}`
        : `No se ha podido publicar su respuesta: ${labelOf(params)}`,
  }),
  'reply.awaiting': ({ params }) => ({
    title: 'Respuesta por aprobar',
    sentence: `${params.doer} le pide que apruebe una respuesta: ${labelOf(params)}`,
  }),
  'reply.returned': ({ params }) => ({
    title: 'Respuesta devuelta',
    sentence: `${params.doer} ha devuelto su respuesta: ${labelOf(params)}`,
  }),
  'reply.held': ({ params }) => ({
    title: 'Respuesta programada en pausa',
    sentence: `${describeHeld(params)}: ${labelOf(params)}`,
  }),
  'dispute.changed': ({ params }) => ({ title: 'Disputa', sentence: describeTurn(params) }),
  'dispute.assigned': ({ params: { doer, label } }) => ({
    title: 'Disputa para usted',
    sentence: `${doer} le ha asignado una disputa: ${label}`,
  }),
  'dispute.due': ({ params: { label } }) => ({
    title: 'Plazo de una disputa',
    sentence: `Vence el plazo de una disputa: ${label}`,
  }),
  'incident.opened': ({ params: { place, hours }, amount }) => ({
    title: 'Muchas malas reseñas a la vez',
    sentence: `${count(amount, 'Una mala reseña', (number) => `${number} malas reseñas`)} en ${count(hours, 'una hora', (number) => `${number} horas`)} en ${place || 'su empresa'}: se ha abierto un incidente.`,
  }),
  'campaign.finished': ({ params: { name, sent, failed } }) => ({
    title: 'Campaña terminada',
    sentence:
      failed === 0
        ? `${name} se ha enviado: ${count(sent, 'un mensaje', (number) => `${number} mensajes`)}.`
        : `${name} se ha enviado: ${count(sent, 'un mensaje', (number) => `${number} mensajes`)}, ${count(failed, 'uno ha fallado', (number) => `${number} han fallado`)}.`,
  }),
  'campaign.goal': ({ params: { name, goal } }) => ({
    title: 'Objetivo alcanzado',
    sentence: `${name} ha alcanzado su objetivo de ${count(goal, 'una respuesta', (number) => `${number} respuestas`)}.`,
  }),
  'campaign.failed': ({ params: { name, why } }) => ({
    title: 'La campaña no se ha enviado',
    sentence: `${name}: ${CAMPAIGN_STOPS[why]}`,
  }),
  'campaign.unwritten': ({ params: { name, sendAt } }) => ({
    title: 'Campaña sin mensaje',
    sentence: `${name} está programada para el ${sendAt} y aún no tiene mensaje. Sin él no se enviará nada.`,
  }),
  'connection.broken': ({ params: { platform, name } }) => ({
    title: 'Conexión interrumpida',
    sentence: `Hay que volver a conectar ${nameOf(platform)} · ${name}. Hasta entonces no llegarán reseñas nuevas.`,
  }),
  'connection.expiring': ({ params: { platform, name, expiresAt } }) => ({
    title: 'Conexión a punto de caducar',
    sentence: `La conexión con ${nameOf(platform)} · ${name} caduca el ${expiresAt}. Renuévela antes.`,
  }),
  'provider.broken': ({ params: { provider, name } }) => ({
    title: 'Proveedor desconectado',
    sentence: `${provider} · ${name} ya no nos da acceso. Vuelva a conectarlo en la configuración. Hasta entonces no se enviará nada a través de él.`,
  }),
  'provider.expiring': ({ params: { provider, name, expiresAt } }) => ({
    title: 'Conexión con un proveedor a punto de caducar',
    sentence: `La conexión con ${provider} · ${name} caduca el ${expiresAt}. Renuévela antes para que salgan sus publicaciones.`,
  }),
  'domain.failing': ({ params: { domain, removedAt } }) =>
    removedAt === null
      ? {
          title: 'Dominio propio retirado',
          sentence: `Los registros DNS de ${domain} han faltado 7 días y el dominio se ha retirado. Sus enlaces vuelven a usar nuestra dirección.`,
        }
      : {
          title: 'No se puede llegar al dominio propio',
          sentence: `Faltan los registros DNS de ${domain}. Hasta que vuelvan, sus enlaces usan nuestra dirección. El ${removedAt} se retirará el dominio.`,
        },
  'webhook.given-up': ({ params: { host, why } }) => ({
    title: 'Webhook desactivado',
    sentence:
      why === 'gone'
        ? `${host} respondió que ya no quiere webhooks (410), así que hemos dejado de enviarlos. Si fue un error, vuelva a activarlo en la configuración.`
        : `${host} lleva 5 días sin aceptar webhooks, así que hemos dejado de enviarlos. Revise la dirección y vuelva a activarlo en la configuración.`,
  }),
  'payment.failed': ({ params: { plan, readOnlyAt } }) => ({
    title: 'Pago fallido',
    sentence: `El pago de su plan ${plan} no se pudo cobrar. Revise la tarjeta antes del ${readOnlyAt}; desde entonces el espacio solo se podrá consultar.`,
  }),
  'invitation.accepted': ({ params: { name } }) => ({
    title: 'Nuevo miembro del equipo',
    sentence: `${name} ya forma parte de su equipo.`,
  }),
  'member.role-changed': ({ params: { doer, role } }) => ({
    title: 'Su rol ha cambiado',
    sentence:
      role === null ? `${doer} ha cambiado sus permisos.` : `${doer} ha cambiado su rol a «${teamRoles[role]}».`,
  }),
  'member.removed': ({ params: { doer, name } }) => ({
    title: 'Miembro eliminado del equipo',
    sentence: `${doer} ha eliminado a ${name} del equipo.`,
  }),
  'security.notice': ({ params: { notice, provider } }) => ({
    title: 'Aviso de seguridad',
    sentence: SECURITY[notice](provider ?? ''),
  }),
}

function nameNew({ rating, recommended }: ParamsByKind['review.new']): string {
  if (rating !== null) return `Nueva reseña de ${writeStars(rating)}`
  if (recommended === null) return 'Nueva reseña'
  return recommended === 'yes' ? 'Nueva recomendación' : 'No recomendado'
}

const nameBad = ({ rating }: ParamsByKind['review.bad']) =>
  rating === null ? 'No recomendado' : `Reseña de ${writeStars(rating)}`

const nameManyBad = ({ rating }: ParamsByKind['review.bad'], number: string) =>
  rating === null ? `${number} malas reseñas nuevas` : `${number} reseñas nuevas de ${writeStars(rating)}`

const writeStars = (rating: number) => count(rating, '1 estrella', (number) => `${number} estrellas`)

function describeHeld({ reason }: ParamsByKind['reply.held']): string {
  if (reason === 'by-hand') return 'Es hora de publicar su respuesta a mano'
  if (reason === 'not-allowed') {
    return 'Una respuesta programada está en pausa porque quien la programó ya no puede publicar respuestas'
  }
  return `Su respuesta programada está en pausa porque ${WAITS_BECAUSE[reason]}`
}

function describeTurn({ turn, doer, label }: ParamsByKind['dispute.changed']): string {
  const sentences: Record<typeof turn, string> = {
    filed: doer === null ? 'Su disputa se ha presentado' : `${doer} ha presentado una disputa`,
    'filing-failed': 'No se ha podido presentar la disputa ante la plataforma',
    resolved: `${doer} ha dado una disputa por resuelta`,
    rejected: `${doer} ha dado una disputa por rechazada`,
    reopened: `${doer} ha reabierto una disputa`,
    appealed: doer === null ? 'Su apelación se ha presentado' : `${doer} ha apelado el rechazo de una disputa`,
    'prioritizing-failed': 'No se han podido priorizar las disputas',
  }
  return label === null ? `${sentences[turn]}.` : `${sentences[turn]}: ${label}`
}
