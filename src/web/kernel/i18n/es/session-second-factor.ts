import type {
  secondFactor as secondFactorSource,
  idle as idleSource,
} from '#web/kernel/i18n/en/session-second-factor.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const secondFactor: SameKeys<typeof secondFactorSource> = {
  title: 'Autenticación en dos pasos',
  subtitle: 'Falta un paso: muestre su segundo factor.',
  failed: 'No se han podido cargar sus segundos factores',
  appCode: 'Código de su aplicación de autenticación',
  appCodeHint: 'Seis cifras, nuevas cada 30 segundos',
  verify: 'Comprobar',
  verifying: 'Comprobando...',
  use: {
    app: 'Usar la aplicación de autenticación',
    phone: 'Usar un SMS',
  },
  useRecoveryCode: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint: 'Uno de los códigos que guardó al activarlo. Cada uno vale una vez.',
  phoneText: 'Enviamos un código a su teléfono terminado en {ending}.',
  sendText: 'Enviar código',
  sendingText: 'Enviando...',
  phoneCode: 'Código enviado al teléfono terminado en {ending}',
  textResent: 'Un código nuevo está en camino.',
  nothingToShow: 'La autenticación en dos pasos se ha desactivado en su cuenta.',
  goOn: 'Continuar',
  asSomebodyElse: 'Iniciar sesión con otra cuenta',
}

export const idle: SameKeys<typeof idleSource> = {
  title: '¿Sigue ahí?',
  text: 'Hace un rato que no ocurre nada. Su sesión se cerrará en {seconds, plural, one {# segundo} other {# segundos}}.',
  stay: 'Mantener la sesión',
  staying: 'Un momento...',
  signOut: 'Cerrar sesión',
}
