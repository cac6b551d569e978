import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'

export const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Diese Verbindung gibt es nicht.',
  'listing-not-granted': 'Dieser Eintrag wurde nicht freigegeben.',
  'listing-chosen': 'Für diese Verbindung ist schon ein Eintrag gewählt.',
  'platform-connected': 'Diese Plattform ist verbunden. Trennen Sie sie zuerst.',
  'platforms-beyond-plan': 'Ihr Tarif hat Platz für drei Plattformen. Wechseln Sie den Tarif, um mehr zu verbinden.',
  'client-id-missing': 'Für {platform} fehlt eine gültige Client-ID. Bitte prüfen Sie Ihre .env-Datei.',
  'connect-no-code': 'Es kam kein Autorisierungscode an',
  'exchange-without-code': 'Es kam kein Autorisierungscode an',
  'exchange-without-customer': 'Der Arbeitsbereich konnte nicht ermittelt werden',
  'connect-no-state': 'Es kam kein Parameter „state“ an',
  'connect-state-invalid': 'Der Parameter „state“ ist ungültig',
  'connect-nothing-pending': 'Die Anmeldung passt zu keiner begonnenen Verbindung. Bitte versuchen Sie es erneut.',
  'connect-no-token': 'Es war kein Zugriffsschlüssel zu bekommen',
  'connect-no-listing': 'Dieses Konto hat bei {platform} keinen Eintrag, den wir lesen dürfen.',
  'connect-other-account':
    'Dieses Konto verwaltet {name} nicht. Melden Sie sich mit dem richtigen an, oder fügen Sie eine neue Integration hinzu.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'Fehler beim Abrufen von {platform}: {message}',
  'sync-not-found': 'Diesen Abgleich gibt es nicht.',
  'sync-ended': 'Dieser Abgleich ist bereits beendet.',
  'sync-just-ended': 'Ein Abgleich ist gerade zu Ende gegangen. Versuchen Sie es erneut.',
}
