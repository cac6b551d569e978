import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const customDomains: SameKeys<typeof en.customDomains> = {
  title: 'Eigene Domain',
  subtitle: 'Ihre Seiten, QR-Codes und Kampagnenlinks unter Ihrem eigenen Namen',
  notInPlan: 'Eine eigene Domain gibt es mit dem Tarif Enterprise. <plans>Tarife ansehen</plans>',
  failed: 'Die Domain konnte nicht geladen werden',
  label: 'Domain',
  hint: 'Eine Subdomain, die Sie für nichts anderes nutzen, zum Beispiel reviews.example.com',
  save: 'Diese Domain verwenden',
  saving: 'Wird gespeichert …',
  saveFailed: 'Die Domain konnte nicht gespeichert werden',
  states: {
    'waiting-cname': 'Wartet auf den CNAME-Eintrag',
    'waiting-txt': 'Wartet auf den TXT-Eintrag',
    active: 'Aktiv',
    failing: 'Gestört',
    removed: 'Entfernt',
  },
  told: {
    'waiting-cname':
      'Legen Sie beide Einträge dort an, wo Sie Ihre Domain verwalten. Wir sehen alle paar Minuten nach. Bis sie überall sichtbar sind, kann ein Tag vergehen.',
    'waiting-txt': 'Der CNAME-Eintrag ist da. Nur der TXT-Eintrag fehlt noch.',
    active:
      'Ihre Seiten und Links nutzen diese Domain seit {since}. Was Sie damit drucken, funktioniert, solange beide Einträge bleiben.',
    failing:
      'Seit {since} fehlt ein Eintrag. Ihre Links führen so lange über unsere Adresse. Ist er bis {removedAt} nicht zurück, wird die Domain entfernt.',
    removed:
      'Die Domain wurde am {since} entfernt, weil ein Eintrag 7 Tage lang gefehlt hatte. Geben Sie sie neu ein, um von vorn zu beginnen.',
  },
  records: 'DNS-Einträge',
  name: 'Name',
  value: 'Wert',
  found: 'Gefunden',
  missing: 'Noch nicht gefunden',
  copy: 'Kopieren',
  copyName: 'Kopieren: Name des {type}-Eintrags',
  copyValue: 'Kopieren: Wert des {type}-Eintrags',
  check: 'Jetzt prüfen',
  checking: 'Wird geprüft …',
  checkedAt: 'Zuletzt geprüft: {at}',
  checkFailed: 'Die Domain konnte nicht geprüft werden',
  remove: 'Domain entfernen',
  removeTitle: '{domain} entfernen?',
  removeText: 'Links und gedruckte Codes mit dieser Domain funktionieren dann nicht mehr.',
  keep: 'Domain behalten',
  removing: 'Wird entfernt …',
  removed: 'Domain entfernt',
  removeFailed: 'Die Domain konnte nicht entfernt werden',
}
