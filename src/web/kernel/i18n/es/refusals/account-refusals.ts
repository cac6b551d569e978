import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'

export const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'values-invalid': 'Algunos de los valores no son válidos.',
  'page-address-invalid': 'Esta dirección de página no es válida.',
  'nothing-here': 'No hay nada en esta dirección.',
  'second-factor-due': 'Introduzca primero el código de su segundo factor.',
  'session-ended': 'Esa sesión ya ha terminado.',
  'customer-not-found': 'Ese espacio no existe.',
  'member-already': 'Este correo ya pertenece al equipo',
  'member-elsewhere': 'Ya pertenece a un equipo, así que no puede unirse a otro con esta cuenta.',
  'invitation-invalid': 'Esta invitación ya no es válida. Pida una nueva a quien le invitó.',
  'seats-taken':
    'Su plan tiene sitio para {seats, plural, one {# miembro} other {# miembros}} del equipo. Mejore el plan para invitar a más.',
  'sso-outside-plan': 'El inicio de sesión único forma parte del plan Enterprise.',
  'sso-owner-only': 'Solo el propietario del espacio puede cambiar el inicio de sesión único.',
  'sso-domain-taken': 'Otra cuenta ya inicia sesión con uno de estos dominios. Póngase en contacto con nosotros.',
  'sso-domain-invalid': '{domain} no es un dominio.',
  'sso-domain-public': 'Cualquiera puede tener una dirección en {domain}, así que no puede representar a su empresa.',
  'sso-domain-foreign': 'Solo puede añadir el dominio de su propia dirección confirmada, y {domain} no lo es.',
  'contact-message-not-found': 'Ese mensaje no existe.',
  'contact-message-handled': 'Este mensaje ya se ha atendido.',
  'contact-message-open': 'Este mensaje ya está abierto.',
  'notification-not-found': 'Esa notificación no existe.',
  'push-device-refused': 'No se puede avisar en este navegador: no podemos enviar a su servicio de avisos.',
  'push-device-not-found': 'En ese navegador ya no se avisa.',
  'location-not-found': 'Esa ubicación no existe.',
  'location-in-use': 'Esta ubicación tiene conexiones o reseñas, así que se queda.',
  'allowance-used':
    'La asignación de hoy de {tokens, number} tokens de IA se ha agotado. Empieza de nuevo a medianoche UTC, dentro de {hours, number} h {minutes, number} min.',
  'allowance-kept':
    'De los {tokens, number} tokens de IA de hoy quedan {left, number}, reservados para respuestas en curso. Inténtelo de nuevo en un momento.',
}
