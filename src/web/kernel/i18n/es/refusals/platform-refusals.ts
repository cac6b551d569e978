import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'

export const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Esa conexión no existe.',
  'listing-not-granted': 'No se ha concedido acceso a esa ficha.',
  'listing-chosen': 'Ya se ha elegido una ficha para esta conexión.',
  'platform-connected': 'Esta plataforma está conectada. Desconéctela primero.',
  'platforms-beyond-plan': 'Su plan tiene sitio para tres plataformas. Mejore el plan para conectar más.',
  'client-id-missing': 'Falta un ID de cliente válido para {platform}. Revise su archivo .env.',
  'connect-no-code': 'No se recibió ningún código de autorización',
  'exchange-without-code': 'No se recibió ningún código de autorización',
  'exchange-without-customer': 'No se pudo obtener la información del espacio',
  'connect-no-state': 'No se recibió el parámetro de estado',
  'connect-state-invalid': 'El parámetro de estado no es válido',
  'connect-nothing-pending': 'El estado de autenticación no es válido. Inténtelo de nuevo.',
  'connect-no-token': 'No se pudo obtener la clave de acceso',
  'connect-no-listing': 'Esta cuenta no tiene en {platform} ninguna ficha que podamos leer.',
  'connect-other-account':
    'Esta cuenta no gestiona {name}. Entre con la que lo gestiona o añádala como integración nueva.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'Error al obtener datos de {platform}: {message}',
  'sync-not-found': 'Esa sincronización no existe.',
  'sync-ended': 'Esta sincronización ya ha terminado.',
  'sync-just-ended': 'Una sincronización acaba de terminar. Inténtelo de nuevo.',
}
