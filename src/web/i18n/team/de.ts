import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const invitations: SameKeys<typeof en.invitations> = {
  title: 'Einladung',
  subtitle: 'Jemand möchte Sie im Team haben.',
  redeemText: 'Nehmen Sie die Einladung an, um zu sehen, von wem sie kommt, und um beizutreten.',
  signInFirst: 'Melden Sie sich mit Ihrem Konto an, um zu sehen, von wem die Einladung kommt, und um beizutreten.',
  enterCode: 'Code aus der E-Mail eingeben',
  signedInAs: 'Sie sind als {email} angemeldet.',
  signedInText:
    'Die Einladung in dieser E-Mail ist vielleicht für jemand anderen. Melden Sie sich ab, um sie als die eingeladene Person anzunehmen.',
  acceptAsInvited: 'Abmelden und als eingeladene Person annehmen',
  accept: 'Einladung annehmen',
  accepting: 'Wird geöffnet...',
  invitedBy: '{name} lädt Sie ein, als {role} mitzuarbeiten.',
  roles: { owner: 'Inhaber', admin: 'Administrator', manager: 'Manager', member: 'Teammitglied' },
  join: '{company} beitreten',
  joining: 'Beitritt läuft...',
  alreadyMember:
    'Sie gehören bereits zu {company}. Ein Konto gehört zu einem Arbeitsbereich: Bitten Sie um eine Einladung an eine andere E-Mail-Adresse.',
  none: 'Für {email} liegt keine Einladung vor. Vielleicht wurde sie zurückgezogen oder schon angenommen.',
  toDashboard: 'Zur Übersicht',
  failed: 'Die Einladung konnte nicht geladen werden',
  expiredTitle: 'Diese Einladung ist abgelaufen oder wurde schon verwendet.',
  expiredText: 'Wenn Sie sie angenommen haben, melden Sie sich an. Andernfalls bitten Sie um eine neue Einladung.',
  signIn: 'Anmelden',
}
