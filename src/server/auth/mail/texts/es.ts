import type { TeamRole } from '#shared/domain/permissions.ts'
import type { AuthMailTexts } from '../auth-mail-texts.ts'
import { describeDuration } from '../spoken-times.ts'

const ROLES: Record<TeamRole, string> = {
  owner: 'Propietario',
  admin: 'Administrador',
  manager: 'Gestor',
  member: 'Miembro del equipo',
}

const codeLabel = 'O escriba este código:'

const within = ({ code, validSeconds }: { code: string; validSeconds: number }) =>
  code === ''
    ? `El enlace es válido durante ${describeDuration('es', validSeconds)}.`
    : `El enlace y el código son válidos durante ${describeDuration('es', validSeconds)} y solo sirven una vez.`

export const es: AuthMailTexts = {
  kinds: {
    confirmation: (details) => ({
      subject: 'Confirme su correo electrónico para Goodword',
      heading: 'Confirme su correo electrónico',
      paragraphs: ['Confirme que esta dirección es suya para terminar de crear su cuenta de Goodword.'],
      action: 'Confirmar correo electrónico',
      codeLabel,
      closing: [within(details), 'Si no se ha registrado en Goodword, ignore este correo: no pasará nada.'],
    }),
    magiclink: (details) => ({
      subject: 'Su enlace para iniciar sesión en Goodword',
      heading: 'Inicie sesión en Goodword',
      paragraphs: ['Este enlace le permite iniciar sesión sin contraseña.'],
      action: 'Iniciar sesión',
      codeLabel,
      closing: [within(details), 'Si no lo ha pedido, ignore este correo y no dé el código a nadie.'],
    }),
    recovery: (details) => ({
      subject: 'Elija una contraseña nueva para Goodword',
      heading: 'Elija una contraseña nueva',
      paragraphs: [
        'Alguien ha pedido una contraseña nueva para su cuenta de Goodword. Si ha sido usted, elíjala ahora.',
      ],
      action: 'Elegir una contraseña nueva',
      codeLabel,
      closing: [
        within(details),
        'Si no lo ha pedido, ignore este correo y no dé el código a nadie. Su contraseña sigue siendo la misma.',
      ],
    }),
    invite: (details) => ({
      subject: 'Le han invitado a Goodword',
      heading: 'Le han invitado a Goodword',
      paragraphs: [
        'Le han creado una cuenta de Goodword con esta dirección. Acepte la invitación para elegir su contraseña.',
      ],
      action: 'Aceptar la invitación',
      codeLabel,
      closing: [within(details), 'Si no esperaba esta invitación, ignore este correo.'],
    }),
    'team-invitation': (details) => ({
      subject: `${details.inviter} le invita a unirse a ${details.company || 'su equipo'} en Goodword`,
      heading: `Únase a ${details.company || 'un equipo'} en Goodword`,
      paragraphs: [
        `${details.inviter} le invita a formar parte del equipo que cuida las reseñas de ${details.company || 'su empresa'}.`,
        `Su rol: ${ROLES[details.role]}`,
      ],
      action: 'Aceptar la invitación',
      codeLabel,
      closing: [within(details), `Si no conoce a ${details.inviter}, ignore este correo: no pasará nada.`],
    }),
    email_change_current: (details) =>
      details.isNewEnough
        ? {
            subject: 'El correo electrónico de su cuenta de Goodword está a punto de cambiar',
            heading: 'Se ha pedido cambiar su correo electrónico',
            paragraphs: [
              `Alguien ha pedido cambiar el correo electrónico de su cuenta de Goodword a ${details.newEmail}. Cambiará en cuanto esa dirección lo confirme.`,
            ],
            closing: ['Si no ha sido usted, cambie ahora su contraseña: así se detiene el cambio.'],
          }
        : {
            subject: 'Confirme el nuevo correo electrónico de su cuenta de Goodword',
            heading: 'Se ha pedido cambiar su correo electrónico',
            paragraphs: [
              `Alguien ha pedido cambiar el correo electrónico de su cuenta de Goodword a ${details.newEmail}. Confírmelo solo si ha sido usted.`,
            ],
            action: 'Confirmar el cambio',
            codeLabel,
            closing: [
              within(details),
              'Si no ha sido usted, no lo confirme, no dé el código a nadie y cambie su contraseña. Su dirección sigue siendo la misma.',
            ],
          },
    email_change_new: (details) => ({
      subject: 'Confirme su nuevo correo electrónico para Goodword',
      heading: 'Confirme su nuevo correo electrónico',
      paragraphs: [`Confirme que quiere usar ${details.newEmail} en su cuenta de Goodword.`],
      action: 'Confirmar la dirección nueva',
      codeLabel,
      closing: [within(details), 'Si no lo ha pedido, ignore este correo: no cambiará nada.'],
    }),
    reauthentication: ({ code, validSeconds }) => ({
      subject: `${code} es su código de Goodword`,
      heading: 'Confirme que es usted',
      paragraphs: ['Está cambiando algo importante en su cuenta de Goodword.'],
      codeLabel: 'Escriba este código para continuar:',
      closing: [
        `El código es válido durante ${describeDuration('es', validSeconds)} y solo sirve una vez.`,
        'Si no lo ha pedido, no dé el código a nadie y cambie su contraseña: puede que otra persona haya iniciado sesión en su cuenta.',
      ],
    }),
    'already-registered': () => ({
      subject: 'Ya tiene una cuenta de Goodword',
      heading: 'Ya tiene una cuenta',
      paragraphs: [
        'Alguien ha intentado usar esta dirección para una cuenta de Goodword. Ya tiene una, así que no ha cambiado nada.',
        'Si ha sido usted, inicie sesión, o elija una contraseña nueva si la ha olvidado.',
      ],
      action: 'Iniciar sesión',
      otherAction: 'Elegir una contraseña nueva',
      closing: ['Si no ha sido usted, no tiene que hacer nada.'],
    }),
  },
  footer: 'Recibe este correo porque alguien ha indicado esta dirección en Goodword.',
}
