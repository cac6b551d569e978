import type { NoticeTexts } from '../notice-texts.ts'
import { describeWait } from '../spoken-times.ts'

const FACTORS = { totp: 'de una aplicación de autenticación', phone: 'enviado a un teléfono' }

export const es: NoticeTexts = {
  notices: {
    'new-device': () => ({
      subject: 'Nuevo inicio de sesión en su cuenta de Goodword',
      whatHappened: 'Alguien ha iniciado sesión en su cuenta desde un dispositivo que no conocemos.',
    }),
    'password-changed': () => ({
      subject: 'Se ha cambiado su contraseña de Goodword',
      whatHappened: 'Se ha cambiado la contraseña de su cuenta y se ha cerrado la sesión en los demás dispositivos.',
    }),
    'password-added': () => ({
      subject: 'Se ha añadido una contraseña a su cuenta de Goodword',
      whatHappened: 'Ahora también puede iniciar sesión con su correo electrónico y una contraseña.',
    }),
    'password-removed': () => ({
      subject: 'Se ha quitado la contraseña de su cuenta de Goodword',
      whatHappened: 'Ya no puede iniciar sesión con una contraseña.',
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Se ha cambiado el correo electrónico de su cuenta de Goodword',
      whatHappened: `El correo de su cuenta es ahora ${newEmail}. Con esta dirección ya no se puede iniciar sesión.`,
    }),
    'factor-added': ({ factor }) => ({
      subject: 'Se ha añadido un método de verificación a su cuenta de Goodword',
      whatHappened: `A partir de ahora, para iniciar sesión en su cuenta también hará falta un código ${FACTORS[factor]}.`,
    }),
    'factor-removed': ({ factor }) => ({
      subject: 'Se ha quitado un método de verificación de su cuenta de Goodword',
      whatHappened: `Ya no se pide un código ${FACTORS[factor]} para iniciar sesión en su cuenta.`,
    }),
    'recovery-code-used': ({ left }) => ({
      subject: 'Se ha usado un código de recuperación de su cuenta de Goodword',
      whatHappened: `Alguien ha iniciado sesión con uno de sus códigos de recuperación. ${tellLeft(left)}`,
    }),
    'recovery-codes-made': () => ({
      subject: 'Nuevos códigos de recuperación para su cuenta de Goodword',
      whatHappened: 'Se han creado nuevos códigos de recuperación para su cuenta. Los anteriores ya no valen.',
    }),
    'refresh-token-reused': () => ({
      subject: 'Hemos cerrado una sesión de su cuenta de Goodword',
      whatHappened:
        'Una sesión de su cuenta se usaba en dos lugares, así que alguien puede haberla copiado. La hemos cerrado; inicie sesión de nuevo para continuar.',
    }),
    'session-shared': () => ({
      subject: 'Una sesión de su cuenta de Goodword se usa en dos dispositivos',
      whatHappened:
        'La misma sesión de su cuenta se usa en este dispositivo y en otro. No debería ocurrir: puede significar que alguien la ha copiado.',
    }),
    'identity-linked': ({ provider }) => ({
      subject: `Se ha vinculado ${provider} a su cuenta de Goodword`,
      whatHappened: `Ahora también puede iniciar sesión con ${provider}.`,
    }),
    'identity-unlinked': ({ provider }) => ({
      subject: `Se ha desvinculado ${provider} de su cuenta de Goodword`,
      whatHappened: `Ya no se puede iniciar sesión en su cuenta con ${provider}.`,
    }),
    'account-locked': ({ waitSeconds }) => ({
      subject: 'Su cuenta de Goodword está bloqueada temporalmente',
      whatHappened: `Alguien ha escrito demasiadas veces una contraseña incorrecta. No podrá iniciar sesión durante ${describeWait('es', waitSeconds)}; después, su contraseña volverá a funcionar.`,
    }),
    'factor-guessed': () => ({
      subject: 'Alguien ha escrito códigos incorrectos para su cuenta de Goodword',
      whatHappened:
        'Alguien ha superado el primer paso del inicio de sesión de su cuenta y después ha escrito varios códigos incorrectos. Sin el código correcto no puede entrar.',
    }),
  },
  facts: {
    time: (at) => `Hora: ${at}`,
    device: (device) => `Dispositivo: ${device}`,
    address: (address) => `Dirección IP: ${address}`,
  },
  onSystem: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Desconocido',
  newPassword: {
    advice:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija cuanto antes otra contraseña: se cerrará la sesión en los demás dispositivos.',
    action: 'Elegir otra contraseña',
  },
  contactUs: {
    advice: 'Si ha sido usted, no tiene que hacer nada. Si no, escríbanos cuanto antes.',
    action: 'Escríbanos',
  },
  footer: 'Enviamos estos avisos para proteger su cuenta. No se pueden desactivar.',
}

function tellLeft(left: number): string {
  if (left === 0) return 'Ya no le queda ninguno; cree otros en la configuración.'
  return left === 1 ? 'Le queda uno.' : `Le quedan ${left}.`
}
