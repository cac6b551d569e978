import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const invitations: SameKeys<typeof en.invitations> = {
  title: 'Invitación',
  subtitle: 'Le han invitado a un equipo.',
  redeemText: 'Acepte la invitación para ver de quién es y unirse.',
  signInFirst: 'Inicie sesión con su cuenta para ver de quién es la invitación y unirse.',
  noWord:
    'Esta dirección no contiene ninguna invitación. Vuelva a abrir el enlace del correo de invitación o inicie sesión si ya tiene una cuenta.',
  enterCode: 'Escribir el código del correo',
  signedInAs: 'Ha iniciado sesión como {email}.',
  signedInText:
    'Puede que esta invitación sea para otra persona. Cierre la sesión para aceptarla con la cuenta que la recibió.',
  acceptAsInvited: 'Cerrar sesión y aceptar con la otra cuenta',
  accept: 'Aceptar la invitación',
  accepting: 'Abriendo...',
  invitedBy: '{name} le invita a unirse como {role}.',
  roles: { owner: 'Propietario', admin: 'Administrador', manager: 'Gestor', member: 'Miembro del equipo' },
  joinTeam: 'Unirse al equipo',
  join: 'Unirse a {company}',
  joining: 'Uniéndose...',
  alreadyMember: 'Ya forma parte de {company}. Cada cuenta tiene un solo espacio: pida que le inviten con otro correo.',
  alreadyMemberNameless:
    'Ya forma parte de un espacio de trabajo. Cada cuenta tiene uno solo: pida que le inviten con otro correo.',
  none: 'No hay ninguna invitación para {email}. Puede que la hayan retirado o que ya la haya aceptado.',
  toDashboard: 'Ir al panel',
  failed: 'No se ha podido cargar la invitación',
  expiredTitle: 'Esta invitación ha caducado o ya se ha usado.',
  expiredText: 'Si la aceptó, inicie sesión. Si no, pida a quien le invitó que envíe otra.',
  signIn: 'Iniciar sesión',
}
