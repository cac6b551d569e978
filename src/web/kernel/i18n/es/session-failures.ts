import type { authFailures as source } from '#web/kernel/i18n/en/session-failures.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const authFailures: SameKeys<typeof source> = {
  waitSeconds: 'Demasiados intentos. Inténtelo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  waitMinutes: 'Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  weak: {
    length: 'La contraseña debe tener al menos {count, number} caracteres.',
    characters: 'La contraseña necesita más tipos de caracteres.',
    pwned: 'Esta contraseña es demasiado común y fácil de adivinar. Elija otra.',
  },
  kinds: {
    credentials: 'El correo o la contraseña no son correctos',
    banned: 'Esta cuenta está bloqueada. Contacte con soporte.',
    unconfirmed: 'Confirme primero su correo electrónico: abra el enlace del mensaje que le enviamos.',
    'already-registered': 'Ya existe una cuenta con esta dirección',
    'address-taken': 'Otra cuenta usa este correo electrónico.',
    'sign-up-closed': 'Por ahora no se pueden crear cuentas nuevas aquí.',
    'address-refused': 'No se puede enviar correo a esta dirección. Use otra.',
    'code-wrong': 'Este código es incorrecto o ha caducado.',
    'code-expired': 'Ha tardado demasiado. Escriba un código nuevo.',
    'factor-gone': 'Este segundo factor ya no existe. Recargue la página.',
    'reauthentication-needed': 'Escriba el código del mensaje que acabamos de enviarle.',
    'current-password-needed': 'Escriba también su contraseña actual.',
    'current-password-wrong': 'Su contraseña actual no es correcta.',
    'same-password': 'Esta ya es su contraseña. Elija otra.',
    'weak-password': 'Esta contraseña es demasiado débil. Elija otra.',
    'password-too-long': 'Esta contraseña es demasiado larga. Use 72 caracteres como máximo.',
    'second-factor-needed':
      'Esto requiere su segundo factor. Cierre la sesión, iníciela con su código e inténtelo de nuevo.',
    'managed-elsewhere': 'Su empresa gestiona esta cuenta. Inicie sesión con SSO y cámbiela allí.',
    'sso-unknown': 'No hay SSO para esta dirección. Compruébela o inicie sesión con su contraseña.',
    'sso-refused':
      'El inicio de sesión de su empresa ha funcionado, pero su cuenta no pertenece a su espacio. Pida a quien administra su equipo que le invite.',
    'address-unverified':
      'El proveedor no ha confirmado su dirección. Confírmela allí o inicie sesión con su contraseña.',
    declined: 'No se inició la sesión porque se denegó el acceso.',
    'link-expired': 'Ha tardado demasiado o ya se había usado. Inténtelo de nuevo.',
    'other-browser': 'Esto se empezó en otro navegador. Siga allí o inténtelo de nuevo aquí.',
    captcha: 'No hemos podido comprobar que usted es una persona. Inténtelo de nuevo.',
    'rate-limited': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    'session-over': 'Su sesión ha terminado. Inicie sesión de nuevo.',
    'not-admin': 'Acceso no autorizado. Se necesitan privilegios de administración.',
  },
}
