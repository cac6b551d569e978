import { createCounter } from '../texts/notification-texts.ts'
import type { MailWords } from './mail-words.ts'
import { createAverage } from './write-average.ts'

const count = createCounter('es')
const average = createAverage('es')

export const es: MailWords = {
  open: 'Abrir en Goodword',
  manage: 'Elegir qué avisos recibir',
  footer: (companyName) => `Recibe este correo porque forma parte de ${companyName || 'un equipo'} en Goodword.`,
  many: (amount) => count(amount, 'Una notificación', (number) => `${number} notificaciones`),
  alert: {
    stars: (rating) => `${rating} de 5 estrellas`,
    notRecommended: 'No recomendado',
    by: (author) => (author === '' ? 'La reseña' : `${author} escribió`),
    wordless: 'Sin texto, solo una valoración.',
    draft: 'Borrador de respuesta',
    template: 'Borrador con plantilla',
    model: (name) => `IA · ${name}`,
    approveAndSend: 'Aprobar y enviar',
    approve: 'Aprobar',
    askForApproval: 'Pedir aprobación',
    edit: 'Editar',
    open: 'Abrir la reseña',
    doubts: (amount) =>
      count(
        amount,
        'Hay una frase que conviene revisar: está subrayada en la página.',
        (number) => `Hay ${number} frases que conviene revisar: están subrayadas en la página.`,
      ),
    once: 'Estos enlaces funcionan una sola vez, durante 72 horas, y dejan de valer si cambia la contraseña. Quien tenga este correo puede usarlos: no lo reenvíe.',
    obstacles: {
      'by-hand': (platform) =>
        `${platform} no acepta respuestas de otros servicios. La suya se guardará en Goodword para que la copie en ${platform}.`,
      none: (platform) => `${platform} no está conectado. La respuesta se guardará en Goodword, sin publicarse.`,
      broken: (platform) =>
        `La conexión con ${platform} no funciona. Mientras tanto, su respuesta se guardará en Goodword.`,
    },
    heldBack: 'Hemos descartado el borrador.',
    noDraft: 'Esta vez no se ha podido redactar ningún borrador.',
  },
  digest: {
    subject: (companyName) => `Novedades de ${companyName || 'su empresa'}`,
    span: (since, upTo) => `Del ${since} al ${upTo}. El resto, en el próximo correo.`,
    newReviews: (amount) => count(amount, 'Una reseña nueva', (number) => `${number} reseñas nuevas`),
    ofPlatform: (platform, amount, rating) =>
      `${platform}: ${count(amount, 'una reseña', (number) => `${number} reseñas`)}${rating === null ? '' : `, ${average(rating)} estrellas de media`}`,
    openIncidents: (amount) =>
      count(
        amount,
        'Más reseñas malas de lo habitual: hay un incidente abierto.',
        (number) => `Más reseñas malas de lo habitual: hay ${number} incidentes abiertos.`,
      ),
    unanswered: (amount) =>
      count(amount, 'Una mala reseña sin responder.', (number) => `${number} malas reseñas sin responder.`),
    replies: 'Respuestas',
    repliesLive: (amount) =>
      count(amount, 'Se ha publicado una respuesta.', (number) => `Se han publicado ${number} respuestas.`),
    repliesRejected: (amount) =>
      count(
        amount,
        'Una respuesta fue rechazada o no se publicó.',
        (number) => `${number} respuestas fueron rechazadas o no se publicaron.`,
      ),
    disputes: 'Disputas',
    disputesOpened: (amount) => count(amount, 'Se ha abierto una.', (number) => `Se han abierto ${number}.`),
    disputesResolved: (amount) => count(amount, 'Se ha resuelto una.', (number) => `Se han resuelto ${number}.`),
    disputesRejected: (amount) => count(amount, 'Se ha rechazado una.', (number) => `Se han rechazado ${number}.`),
    openReviews: 'Abrir las reseñas',
    openDisputes: 'Abrir las disputas',
  },
}
