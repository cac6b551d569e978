import type { mailStep as mailStepSource, recovery as recoverySource } from '#web/kernel/i18n/en/session-mail.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const mailStep: SameKeys<typeof mailStepSource> = {
  title: 'Revise su correo',
  accountMade: 'Su cuenta está creada. Falta un paso: confirme su correo electrónico.',
  sent: {
    signup: 'Hemos enviado un mensaje a {email}. Abra su enlace o escriba aquí su código.',
    recovery: 'Si {email} tiene una cuenta, un mensaje está en camino. Abra su enlace o escriba aquí su código.',
    email_change: 'Hemos enviado un mensaje a {email}. Abra su enlace o escriba aquí su código.',
  },
  code: 'Código del mensaje',
  codeHint: 'Seis cifras',
  confirm: 'Confirmar',
  confirming: 'Comprobando...',
  nothingArrived: '¿No ha llegado nada? Mire en el correo no deseado o pida que se envíe otra vez.',
  resend: 'Enviar otra vez',
  resendIn: 'Enviar otra vez en {seconds, plural, one {# segundo} other {# segundos}}',
  resent: 'Un mensaje nuevo está en camino. Ahora solo valen su enlace y su código.',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  verifyTitle: 'Confirmación',
  confirmed: 'Su correo electrónico está confirmado.',
  confirmedElsewhere: 'Su correo electrónico está confirmado. Inicie sesión para continuar.',
  emailChanged: 'Su nuevo correo electrónico está confirmado.',
  half: 'Ha llegado una de las dos confirmaciones. Abra ahora el enlace del mensaje enviado a su otra dirección.',
  linkExpired: 'Este enlace ha caducado o ya se ha usado.',
  nothingToVerify: 'Aquí no hay nada que confirmar. Puede que el enlace esté incompleto.',
  goOn: 'Continuar',
  signIn: 'Iniciar sesión',
}

export const recovery: SameKeys<typeof recoverySource> = {
  forgotTitle: '¿Ha olvidado su contraseña?',
  forgotSubtitle: 'Le enviamos un mensaje con un enlace para elegir otra.',
  forgotSent: 'La respuesta es la misma, tenga o no cuenta esa dirección.',
  resetTitle: 'Elija una contraseña nueva',
  resetSubtitle: 'Sustituye a la anterior al momento y se cierra su sesión en los demás sitios.',
  secondFactorFirst: 'Demuestre primero que es usted.',
  newPassword: 'Contraseña nueva',
  confirmNewPassword: 'Confirmar contraseña nueva',
  change: 'Cambiar contraseña',
  changing: 'Cambiando...',
  done: 'Su contraseña se ha cambiado',
  noLink: 'A esta página se llega por el enlace de un mensaje. Pida primero que se lo envíen.',
  elsewhere:
    'Este enlace se pidió en otro navegador y solo vale allí. Pida un mensaje nuevo desde este y abra aquí su enlace, o escriba su código.',
  expired: 'Este enlace ha caducado o ya se ha usado. Pida un mensaje nuevo.',
  sendAgain: 'Enviar un mensaje nuevo',
}
