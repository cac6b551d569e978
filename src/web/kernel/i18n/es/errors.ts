import type { errors as source } from '#web/kernel/i18n/en/errors.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const errors: SameKeys<typeof source> = {
  codes: {
    'invalid-input': 'Algunos de los datos enviados no son válidos. Revíselos e inténtelo de nuevo.',
    'malformed-body': 'No se ha podido leer la solicitud. Recargue la página e inténtelo de nuevo.',
    'not-signed-in': 'Su sesión ha terminado. Inicie sesión de nuevo.',
    'second-factor-required': 'Muestre su segundo factor para continuar.',
    'permission-denied': 'No tiene permiso para hacer esto. Pídalo a un propietario de su espacio.',
    'plan-limit': 'Su plan no incluye esto.',
    'customer-inactive': 'Este espacio no está activo. Póngase en contacto con soporte.',
    'not-found': 'Ya no existe o usted no puede verlo.',
    'method-not-allowed': 'Esto no se puede hacer aquí. Recargue la página e inténtelo de nuevo.',
    conflict: 'Otra persona lo ha cambiado mientras tanto. Revíselo antes de continuar.',
    'illegal-transition': 'Su estado ha cambiado mientras tanto. Revíselo antes de continuar.',
    'body-too-large': 'Es demasiado grande para enviarlo.',
    'address-too-long': 'Esta dirección es demasiado larga.',
    'unsupported-media-type': 'Este tipo de archivo o contenido no se acepta.',
    'idempotency-key-reused': 'Esto ya se envió con otro contenido. Recargue la página e inténtelo de nuevo.',
    'rate-limited': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    'internal-error': 'Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.',
    unavailable: 'El servicio no está disponible en este momento. Inténtelo pronto de nuevo.',
    'timed-out': 'Ha tardado demasiado. Inténtelo de nuevo.',
  },
  network: 'No se puede contactar con el servidor. Compruebe su conexión de red e inténtelo de nuevo.',
  unexpected: 'Algo ha fallado. Inténtelo de nuevo.',
}
