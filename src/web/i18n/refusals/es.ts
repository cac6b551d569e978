import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'
import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'
import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'
import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'
import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'values-invalid': 'Algunos datos no son válidos.',
  'page-address-invalid': 'Esta dirección de página no es válida.',
  'nothing-here': 'No hay nada en esta dirección.',
  'second-factor-due': 'Escriba primero el código de su segundo factor.',
  'storage-full': 'Su espacio está lleno: {megabytes, number} MB. Escríbanos.',
  'reauthentication-needed': 'Confirme primero que es usted.',
  'session-ended': 'Esa sesión ya ha terminado.',
  'customer-not-found': 'Ese espacio no existe.',
  'customer-read-only': 'Este espacio se puede consultar, pero no modificar por ahora. Escríbanos.',
  'member-already': 'Esta persona ya forma parte del equipo',
  'member-elsewhere': 'Ya forma parte de un equipo y no puede unirse a otro con esta cuenta.',
  'invitation-invalid': 'Esta invitación ya no es válida. Pida una nueva a quien le invitó.',
  'seats-taken':
    'Su plan incluye {seats, plural, one {# miembro} other {# miembros}} del equipo. Mejore el plan para invitar a más.',
  'sso-outside-plan': 'El inicio de sesión único forma parte del plan Enterprise.',
  'sso-owner-only': 'Solo el propietario del espacio puede cambiar el inicio de sesión único.',
  'sso-domain-taken': 'Otra cuenta ya inicia sesión con uno de estos dominios. Escríbanos.',
  'sso-domain-invalid': '{domain} no es un dominio.',
  'sso-domain-public':
    'Cualquiera puede tener una dirección de {domain}, así que no sirve para identificar a su empresa.',
  'sso-domain-unknown': '{domain} no es uno de sus dominios de correo.',
  'contact-message-not-found': 'Ese mensaje no existe.',
  'contact-message-handled': 'Este mensaje ya se ha atendido.',
  'contact-message-open': 'Este mensaje ya está abierto.',
  'notification-not-found': 'Esa notificación no existe.',
  'push-device-refused':
    'Este navegador no puede recibir avisos: no podemos conectar con su servicio de notificaciones.',
  'push-device-not-found': 'Ese navegador ya no recibe avisos.',
  'location-not-found': 'Ese local no existe.',
  'location-in-use': 'Este local tiene conexiones o reseñas, así que no se puede quitar.',
  'allowance-used':
    'Ha llegado al límite de hoy: {tokens, number} tokens de IA. Se renueva a medianoche UTC, dentro de {hours, number} h {minutes, number} min.',
  'allowance-kept':
    'De los {tokens, number} tokens de IA de hoy quedan {left, number}, reservados para respuestas en curso. Inténtelo de nuevo en un momento.',
}

const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Esa disputa no existe.',
  'disputes-outside-plan':
    'La gestión de disputas forma parte del plan Professional. Mejore el plan para abrir disputas.',
  'dispute-being-filed': 'La disputa se está presentando. Espere a que llegue.',
  'dispute-filed': 'Esta disputa ya se ha presentado. La descripción se queda como la tiene la plataforma.',
  'dispute-not-movable':
    'Una disputa {status, select, pending {pendiente} in_progress {en curso} resolved {resuelta} other {rechazada}} no se puede {deed, select, filed {presentar} resolved {resolver} rejected {rechazar} reopened {reabrir} appealed {apelar} prioritized {priorizar} other {cambiar}}.',
  'filing-gone': 'Ya es tarde para deshacerlo.',
  'dispute-exists': 'Esta reseña ya tiene una disputa abierta.',
  'dispute-changed': 'Alguien ha cambiado esta disputa mientras tanto. Revísela antes de cambiarla.',
  'dispute-without-actions': 'Priorice primero la disputa: aún no hay acciones recomendadas.',
  'dispute-without-appeal': 'Esta plataforma no admite apelaciones.',
  'dispute-appealed': 'Solo se puede apelar una vez, y ya se ha hecho.',
  'dispute-not-filed': 'Solo se puede apelar una disputa presentada a la plataforma.',
  'dispute-not-linked': 'Esta disputa no está vinculada a ninguna reseña de una plataforma',
  'dispute-linked': 'Esta disputa ya está vinculada a una reseña.',
  'dispute-filed-elsewhere': 'Esta disputa se presentó a {platform}. Elija una reseña de esa plataforma.',
  'dispute-not-connected': 'No hay ninguna integración activa de {platform}. Conéctela en la configuración.',
  'dispute-by-hand':
    '{platform} solo admite disputas en su propia página. Preséntela allí y anote después aquí la referencia.',
  'dispute-without-text': 'Indique primero qué dice la reseña',
  'file-not-found': 'Ese archivo no existe.',
  'files-full':
    'Una disputa admite como máximo {count, plural, one {# archivo} other {# archivos}}. Quite uno primero.',
  'file-empty': 'Este archivo está vacío.',
  'file-too-large': 'Este archivo pesa más de {megabytes} MB.',
  'file-grows': 'Este archivo es demasiado grande. El máximo son 5 MB.',
  'file-too-many-pixels': 'Esta imagen tiene más de {millions} millones de píxeles. Redúzcala.',
  'file-type-refused': 'Solo se pueden añadir imágenes PNG, JPEG y WebP y documentos PDF.',
  'file-type-recognized':
    'Esto es {kind, select, gif {una imagen GIF} heic {una imagen HEIC o AVIF} tiff {una imagen TIFF} bitmap {un mapa de bits} archive {un archivo comprimido o un documento de Office} other {un dibujo o una página web}}. Solo se pueden añadir imágenes PNG, JPEG y WebP y documentos PDF.',
  'file-unreadable': 'Este archivo está dañado y no se puede leer.',
  'file-too-long': 'Este documento tiene más de 50 páginas.',
  'file-encrypted': 'Este documento está protegido con contraseña. Añada uno que no lo esté.',
  'incident-not-found': 'Ese incidente no existe.',
  'incident-over': 'Este incidente ya está cerrado.',
}

const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Esa conexión no existe.',
  'listing-not-granted': 'No se ha concedido acceso a esa ficha.',
  'listing-chosen': 'Ya se ha elegido una ficha para esta conexión.',
  'platform-connected': 'Esta plataforma está conectada. Desconéctela primero.',
  'platforms-beyond-plan': 'Su plan incluye tres plataformas. Mejore el plan para conectar más.',
  'client-id-missing': 'Falta un ID de cliente válido para {platform}. Revise su archivo .env.',
  'connect-no-code': 'La plataforma no ha enviado el código de autorización',
  'exchange-without-code': 'La plataforma no ha enviado el código de autorización',
  'exchange-without-customer': 'No se han podido cargar los datos del espacio',
  'connect-no-state': 'La respuesta de la plataforma está incompleta',
  'connect-state-invalid': 'La respuesta de la plataforma no es válida',
  'connect-nothing-pending': 'La conexión se ha interrumpido. Inténtelo de nuevo.',
  'connect-no-token': 'No se ha podido obtener la clave de acceso',
  'connect-no-listing': 'Esta cuenta no tiene en {platform} ninguna ficha que podamos leer.',
  'connect-other-account':
    'Esta cuenta no gestiona {name}. Entre con la cuenta que sí lo hace o añada una integración nueva.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'No se han podido recoger las reseñas de {platform}: {message}',
  'qr-code-not-found': 'Ese código QR no existe.',
  'qr-code-without-link':
    'Este local aún no tiene un enlace de reseñas en esa plataforma. Añádalo en la configuración o elija otro destino.',
  'qr-code-loops': 'Un código QR no puede llevar a otro código QR.',
  'qr-codes-full': 'Tiene {count, number} códigos QR. Elimine uno para crear otro.',
  'sync-not-found': 'Esa sincronización no existe.',
  'sync-ended': 'Esta sincronización ya ha terminado.',
  'sync-just-ended': 'Una sincronización acaba de terminar. Inténtelo de nuevo.',
}

const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Esa respuesta no existe.',
  'reply-too-long':
    '{platform} admite como máximo {size, number} {unit, select, bytes {bytes} other {caracteres}}; a esta respuesta le sobran {excess, number}.',
  'reply-waiting-by':
    'Una respuesta de {name} está pendiente de aprobación. Léala primero; puede conservarla o sustituirla por la suya.',
  'reply-answered-by':
    '{name} acaba de responder a esta reseña. Lea primero su respuesta; puede conservarla o sustituirla por la suya.',
  'reply-answered-there':
    'Esta reseña se ha respondido en {platform}. Lea primero la respuesta; puede conservarla o sustituirla por la suya.',
  'reply-on-its-way': 'Una respuesta va de camino a {platform}. Espere a que llegue.',
  'reply-of-somebody-else': 'Solo quien escribió esta respuesta puede retirarla.',
  'reply-taken-back': 'Esta respuesta ya se ha retirado.',
  'reply-replaced': 'Otra respuesta ha ocupado el lugar de esta.',
  'reply-too-late': 'Ya es tarde para retirar esta respuesta: va de camino a {platform} o ya está allí.',
  'reply-not-connected': 'La respuesta se ha guardado aquí, pero no hay ninguna integración de {platform} conectada.',
  'reply-there-already': 'Esta respuesta va de camino a {platform} o ya está allí.',
  'reply-followed-by-itself': 'Esta respuesta se envía desde aquí; el resultado aparecerá solo.',
  'reply-not-by-hand': 'Esta respuesta no tenía que publicarse a mano.',
  'reply-before-leaving': 'La respuesta anterior se está enviando. Espere a que llegue.',
  'reply-overtaken': 'Otra respuesta a esta reseña va de camino.',
  'reply-another-waiting': 'Otra respuesta a esta reseña está pendiente de aprobación. Decida primero sobre esa.',
  'reply-stays-there':
    'Las respuestas no se pueden eliminar desde aquí. Elimínela en {platform} y desaparecerá también aquí.',
  'reply-final': '{platform} no permite cambiar una respuesta ya publicada.',
  'reply-not-left': 'Aún no se ha enviado: retírela en vez de eliminarla.',
  'reply-deleted': 'Esta respuesta ya se ha eliminado.',
  'reply-leaving': 'Esta respuesta se está enviando. Espere a que llegue y elimínela después.',
  'reply-waiting': 'Esta respuesta está pendiente de aprobación: devuélvala a su autor.',
  'reply-gone': 'Esta respuesta ya no está.',
  'reply-returned-by': '{name} ha devuelto esta respuesta a su autor.',
  'reply-approved-by': '{name} ha aprobado esta respuesta.',
  'reply-not-waiting': 'Esta respuesta no está pendiente de aprobación.',
  'reply-link-unknown': 'Este enlace no existe. Puede que esté incompleto.',
  'reply-link-used': 'Este enlace ya se ha utilizado.',
  'reply-link-expired': 'Este enlace ha caducado. Inicie sesión para responder a la reseña.',
  'reply-link-answered': 'Esta reseña ya tiene respuesta.',
  'template-not-found': 'Esa plantilla no existe.',
  'template-name-taken': 'Ya hay una plantilla con este nombre.',
  'template-variable-unknown': 'No conocemos {variable}. Puede usar {known}.',
  'plan-not-found': 'Esa respuesta programada no existe.',
  'plan-incomplete': 'Rellene todos los campos obligatorios',
  'plan-too-far': 'Elija un día dentro de los próximos dos años.',
  'plan-in-the-past': 'Elija una hora que aún no haya pasado',
  'plan-exists': 'Ya hay una respuesta programada para esta reseña. Cámbiela o cancélela primero.',
  'plan-in-incident': 'Esta reseña forma parte de un incidente abierto. ¿Enviar la respuesta de todos modos?',
  'plan-sent': 'Esta respuesta ya se ha enviado.',
  'plan-leaving': 'Esta respuesta se está enviando en este momento.',
}

const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
  'review-not-found': 'Esa reseña no existe.',
  'review-answered': 'Esta reseña ya tiene respuesta.',
  'review-not-manual': 'Esa reseña no existe o no se añadió a mano.',
  'day-ahead': 'Indique un día que ya haya pasado.',
  'note-not-found': 'Esa nota no existe o la escribió otra persona.',
  'person-not-member': 'Esa persona no es miembro de su equipo.',
  'view-not-found': 'Esa vista no existe o la guardó otra persona.',
  'view-name-taken': 'Ya tiene una vista con ese nombre.',
  'views-full': 'Tiene {count, plural, one {# vista} other {# vistas}}. Quite una para guardar otra.',
  'bulk-not-found': 'No existe esa acción.',
  'bulk-ended': 'Esto ya ha terminado.',
  'bulk-not-failed': 'Solo se puede volver a intentar lo que ha fallado.',
  'bulk-schedule-denied': 'No puede programar respuestas. Pídaselo a un administrador de su equipo.',
  'bulk-dispute-denied': 'No puede abrir disputas. Pídaselo a un administrador de su equipo.',
  'bulk-draft-denied': 'No puede escribir respuestas. Pídaselo a un administrador de su equipo.',
  'bulk-draft-too-many': 'Puede pedir hasta {count, number} borradores a la vez. Elija menos reseñas.',
  'reading-anew': 'Las reseñas ya se están leyendo de nuevo.',
  'import-not-found': 'Esa importación no existe.',
  'import-undone': 'Esta importación ya se ha deshecho.',
  'import-too-large': 'El archivo pesa más de {megabytes} MB.',
  'import-too-wide': 'El archivo tiene más de {columns} columnas.',
  'import-too-long': 'El archivo tiene más de {rows, number} filas.',
  'import-without-date': 'Indique qué columna contiene la fecha.',
  'import-unreadable': 'No se puede leer ninguna de las filas.',
  'analysis-under-way': 'El asistente aún está leyendo. El análisis aparecerá en cuanto esté listo.',
}

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
