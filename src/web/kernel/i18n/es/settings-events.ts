import type { securityEvents as source } from '#web/kernel/i18n/en/settings-events.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const securityEvents: SameKeys<typeof source> = {
  account: {
    created: 'Se creó su cuenta',
    confirmed: 'Se confirmó su correo electrónico',
    invited: 'Recibió una invitación',
    'changed-by-administrator': 'La administración cambió su cuenta',
    deleted: 'Se eliminó su cuenta',
  },
  session: {
    started: 'Inició sesión',
    ended: 'Se cerró una sesión',
    'ended-others': 'Se cerraron todas las demás sesiones',
    refused: 'Se rechazó un inicio de sesión',
    'locked-out': 'El inicio de sesión se bloqueó tras demasiados intentos',
    'token-reused': 'Se cerró una sesión porque su token se usó dos veces',
  },
  password: {
    changed: 'Se cambió su contraseña',
    'recovery-asked': 'Se pidió un mensaje para restablecer su contraseña',
  },
  email: {
    'change-asked': 'Se pidió cambiar su correo electrónico',
    changed: 'Se cambió su correo electrónico',
  },
  phone: { changed: 'Se cambió su número de teléfono' },
  code: { sent: 'Se le envió un código' },
  reauthentication: { asked: 'Se pidió un código para demostrar que es usted' },
  factor: {
    enrolled: 'Se activó la autenticación en dos pasos',
    verified: 'Mostró su segundo factor',
    refused: 'Se rechazó un segundo factor incorrecto',
    removed: 'Se quitó un segundo factor',
  },
  'recovery-codes': { made: 'Se crearon códigos de recuperación nuevos' },
  'recovery-code': { used: 'Se usó un código de recuperación' },
  identity: {
    linked: 'Se añadió otra forma de iniciar sesión',
    unlinked: 'Se quitó una forma de iniciar sesión',
  },
}
