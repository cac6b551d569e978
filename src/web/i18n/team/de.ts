import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const invitations: SameKeys<typeof en.invitations> = {
  title: 'Einladung',
  subtitle: 'Jemand möchte Sie im Team haben.',
  redeemText: 'Nehmen Sie die Einladung an, um zu sehen, von wem sie kommt, und um beizutreten.',
  signInFirst: 'Melden Sie sich mit Ihrem Konto an, um zu sehen, von wem die Einladung kommt, und um beizutreten.',
  noWord:
    'Diese Adresse enthält keine Einladung. Öffnen Sie den Link in der Einladungs-E-Mail noch einmal, oder melden Sie sich an, wenn Sie schon ein Konto haben.',
  enterCode: 'Code aus der E-Mail eingeben',
  signedInAs: 'Sie sind als {email} angemeldet.',
  signedInText:
    'Vielleicht ist diese Einladung für jemand anderen. Melden Sie sich ab, wenn Sie sie mit einem anderen Konto annehmen möchten.',
  acceptAsInvited: 'Abmelden und Einladung annehmen',
  accept: 'Einladung annehmen',
  accepting: 'Wird geöffnet...',
  invitedBy: '{name} lädt Sie ein, als {role} mitzuarbeiten.',
  roles: { owner: 'Inhaber', admin: 'Administrator', manager: 'Manager', member: 'Teammitglied' },
  joinTeam: 'Dem Team beitreten',
  join: '{company} beitreten',
  joining: 'Beitritt läuft...',
  alreadyMember:
    'Sie gehören schon zu {company}. Ein Konto kann nur zu einem Arbeitsbereich gehören. Bitten Sie um eine Einladung an eine andere E-Mail-Adresse.',
  alreadyMemberNameless:
    'Sie gehören schon zu einem Arbeitsbereich. Ein Konto kann nur zu einem gehören. Bitten Sie um eine Einladung an eine andere E-Mail-Adresse.',
  none: 'Für {email} gibt es keine Einladung. Vielleicht wurde sie zurückgezogen oder schon angenommen.',
  toDashboard: 'Zur Übersicht',
  failed: 'Die Einladung konnte nicht geladen werden',
  expiredTitle: 'Diese Einladung ist abgelaufen oder wurde schon verwendet.',
  expiredText: 'Haben Sie sie schon angenommen? Dann melden Sie sich an. Sonst bitten Sie um eine neue Einladung.',
  signIn: 'Anmelden',
}
