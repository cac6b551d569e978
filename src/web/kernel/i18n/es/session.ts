import type { session as source } from '#web/kernel/i18n/en/session.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const session: SameKeys<typeof source> = {
  title: 'Iniciar sesión',
  subtitle: 'Acceda a su cuenta',
  adminTitle: 'Acceso de administración',
  adminSubtitle: 'Para quienes gestionan esta instalación',
  email: 'Correo electrónico',
  password: 'Contraseña',
  rememberMe: 'Recordarme',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión...',
  backToWebsite: 'Volver al sitio web',
  invalidCredentials: 'El correo o la contraseña no son correctos',
  banned: 'Esta cuenta está bloqueada. Contacte con soporte.',
  unconfirmed: 'Confirme primero su correo electrónico: abra el enlace del mensaje que le enviamos.',
  failed: 'No se pudo iniciar la sesión. Inténtelo de nuevo en un momento.',
  notAdmin: 'Acceso no autorizado. Se necesitan privilegios de administración.',
  tooManyAttempts: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  tooManyAttemptsFor:
    'Demasiados intentos. Inténtelo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión para continuar.',
  unreachable: 'No se puede contactar con el servidor. Compruebe su conexión de red e inténtelo de nuevo.',
}
