import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const invitations: SameKeys<typeof en.invitations> = {
  title: 'Invitación',
  subtitle: 'Alguien quiere que forme parte de su equipo.',
  redeemText: 'Acepte la invitación para ver de quién es y unirse.',
  signInFirst: 'Inicie sesión con su cuenta para ver de quién es la invitación y unirse.',
  enterCode: 'Escribir el código del mensaje',
  signedInAs: 'Ha iniciado sesión como {email}.',
  signedInText:
    'La invitación de este mensaje puede ser para otra persona. Cierre la sesión para aceptarla como la persona a la que se envió.',
  acceptAsInvited: 'Cerrar sesión y aceptar como la persona invitada',
  accept: 'Aceptar la invitación',
  accepting: 'Abriendo...',
  invitedBy: '{name} le invita a unirse como {role}.',
  roles: { owner: 'Propietario', admin: 'Administrador', manager: 'Gestor', member: 'Miembro del equipo' },
  join: 'Unirse a {company}',
  joining: 'Uniéndose...',
  alreadyMember:
    'Ya pertenece a {company}. Una cuenta pertenece a un solo espacio: pida que le inviten con otro correo electrónico.',
  none: 'No hay ninguna invitación para {email}. Puede que se haya retirado o que ya se haya aceptado.',
  toDashboard: 'Ir al panel',
  failed: 'No se ha podido cargar la invitación',
  expiredTitle: 'Esta invitación ha caducado o ya se ha usado.',
  expiredText: 'Si la aceptó, inicie sesión. Si no, pida a quien le invitó que envíe otra.',
  signIn: 'Iniciar sesión',
}
