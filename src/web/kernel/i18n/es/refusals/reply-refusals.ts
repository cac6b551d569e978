import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'

export const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Esa respuesta no existe.',
  'reply-too-long':
    '{platform} admite como máximo {size, number} {unit, select, bytes {bytes} other {caracteres}}; a esta respuesta le sobran {excess, number}.',
  'reply-waiting-by':
    'Una respuesta de {name} espera aprobación. Léala primero; puede conservarla o sustituirla por la suya.',
  'reply-answered-by':
    '{name} acaba de responder a esta reseña. Lea primero su respuesta; puede conservarla o sustituirla por la suya.',
  'reply-answered-there':
    'Esta reseña se ha respondido en {platform}. Lea primero la respuesta; puede conservarla o sustituirla por la suya.',
  'reply-on-its-way': 'Una respuesta va de camino a {platform}. Espere a que llegue.',
  'reply-of-somebody-else': 'Solo quien escribió esta respuesta puede retirarla.',
  'reply-taken-back': 'Esta respuesta ya se ha retirado.',
  'reply-replaced': 'Otra respuesta ha ocupado el lugar de esta.',
  'reply-too-late': 'Es tarde para retirar esta respuesta: va de camino a {platform} o ya está allí.',
  'reply-not-connected': 'La respuesta se ha guardado aquí, pero no hay ninguna integración de {platform} conectada.',
  'reply-there-already': 'Esta respuesta va de camino a {platform} o ya está allí.',
  'reply-followed-by-itself': 'Esta respuesta se envía desde aquí; su resultado se ve por sí solo.',
  'reply-not-by-hand': 'Esta respuesta no debía publicarse a mano.',
  'reply-before-leaving': 'La respuesta anterior se está enviando. Espere a que llegue.',
  'reply-overtaken': 'Otra respuesta a esta reseña va de camino.',
  'reply-another-waiting': 'Otra respuesta a esta reseña espera aprobación. Decida primero sobre esa.',
  'reply-stays-there':
    'Las respuestas no se pueden eliminar desde aquí. Elimínela en {platform} y desaparecerá también aquí.',
  'reply-not-left': 'Aún no ha salido: retírela en su lugar.',
  'reply-deleted': 'Esta respuesta ya se ha eliminado.',
  'reply-leaving': 'Esta respuesta se está enviando. Espere a que llegue y elimínela después.',
  'reply-waiting': 'Esta respuesta espera aprobación: devuélvala a quien la escribió.',
  'reply-gone': 'Esta respuesta ya no está.',
  'reply-returned-by': '{name} ha devuelto esta respuesta a quien la escribió.',
  'reply-approved-by': '{name} ha aprobado esta respuesta.',
  'reply-not-waiting': 'Esta respuesta no espera aprobación.',
  'reply-link-unknown': 'Este enlace no existe. Quizá falta una parte.',
  'reply-link-used': 'Este enlace ya se ha utilizado.',
  'reply-link-expired': 'Este enlace ha caducado. Inicie sesión para responder a la reseña.',
  'reply-link-answered': 'Entretanto, esta reseña ya ha recibido respuesta.',
  'template-not-found': 'Esa plantilla no existe.',
  'template-name-taken': 'Ya hay una plantilla con este nombre.',
  'template-variable-unknown': '{variable} no se conoce. Están {known}.',
  'plan-not-found': 'Esa respuesta programada no existe.',
  'plan-incomplete': 'Rellene todos los campos obligatorios',
  'plan-in-the-past': 'La hora programada debe estar en el futuro',
  'plan-exists': 'Ya hay una respuesta programada para esta reseña. Cámbiela o cancélela primero.',
  'plan-sent': 'Esta respuesta ya se ha enviado.',
  'plan-leaving': 'Esta respuesta se está enviando en este momento.',
}
