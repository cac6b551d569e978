import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'

export const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Esa disputa no existe.',
  'disputes-outside-plan':
    'La gestión de disputas forma parte del plan Professional. Mejore el plan para disputar reseñas.',
  'dispute-being-filed': 'La disputa se está presentando. Espere a que llegue.',
  'dispute-not-movable':
    'Una disputa {status, select, pending {pendiente} in_progress {en curso} resolved {resuelta} other {rechazada}} no se puede {deed, select, filed {presentar} resolved {resolver} rejected {rechazar} reopened {reabrir} appealed {apelar} prioritized {priorizar} other {cambiar}}.',
  'dispute-exists': 'Esta reseña ya tiene una disputa abierta.',
  'dispute-changed': 'Alguien ha cambiado esta disputa mientras tanto. Mírela de nuevo y cámbiela después.',
  'dispute-without-actions': 'Priorice primero la disputa: aún no hay acciones recomendadas.',
  'dispute-without-appeal': 'Esta plataforma no admite apelaciones.',
  'dispute-appealed': 'Solo hay una apelación, y ya se ha hecho.',
  'dispute-not-filed': 'Solo se puede apelar una disputa que se presentó a la plataforma.',
  'dispute-not-linked': 'Esta disputa no está vinculada a una reseña externa',
  'dispute-linked': 'Esta disputa ya está vinculada a una reseña.',
  'dispute-filed-elsewhere': 'Esta disputa se presentó a {platform}. Elija una reseña de allí.',
  'dispute-not-connected': 'No hay ninguna integración activa de {platform}. Conéctela en Ajustes.',
  'dispute-by-hand':
    '{platform} solo admite disputas en su propia página. Preséntela allí y después introduzca aquí la referencia.',
  'dispute-without-text': 'Añada primero la información de la reseña',
  'file-not-found': 'Ese archivo no existe.',
  'files-full':
    'Una disputa admite como máximo {count, plural, one {# archivo} other {# archivos}}. Quite uno primero.',
  'file-empty': 'Este archivo está vacío.',
  'file-too-large': 'Este archivo pesa más de {megabytes} MB.',
  'file-grows': 'Este archivo es demasiado grande. Puede tener 5 MB.',
  'file-too-many-pixels': 'Esta imagen tiene más de {millions} millones de píxeles. Redúzcala.',
  'file-type-refused': 'Solo se pueden añadir imágenes PNG, JPEG y WebP y documentos PDF.',
  'file-type-recognized':
    'Esto es {kind, select, gif {una imagen GIF} heic {una imagen HEIC o AVIF} tiff {una imagen TIFF} bitmap {un mapa de bits} archive {un archivo comprimido o un documento de oficina} other {un dibujo o una página web}}. Solo se pueden añadir imágenes PNG, JPEG y WebP y documentos PDF.',
  'file-unreadable': 'Este archivo está dañado y no se puede leer.',
  'file-too-long': 'Este documento tiene más de 50 páginas.',
  'file-encrypted': 'Este documento está protegido con contraseña. Añada uno que no lo esté.',
  'incident-not-found': 'Ese incidente no existe.',
  'incident-over': 'Este incidente ya ha terminado.',
}
