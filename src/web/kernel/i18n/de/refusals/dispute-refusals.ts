import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'

export const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Diesen Einspruch gibt es nicht.',
  'disputes-outside-plan':
    'Einsprüche gehören zum Professional-Tarif. Wechseln Sie den Tarif, um Bewertungen zu beanstanden.',
  'dispute-being-filed': 'Der Einspruch wird gerade eingereicht. Warten Sie, bis er angekommen ist.',
  'dispute-not-movable':
    'Ein {status, select, pending {offener} in_progress {laufender} resolved {gelöster} other {abgelehnter}} Einspruch kann nicht {deed, select, filed {eingereicht} resolved {gelöst} rejected {abgelehnt} reopened {wieder geöffnet} appealed {angefochten} prioritized {priorisiert} other {geändert}} werden.',
  'dispute-exists': 'Zu dieser Bewertung gibt es schon einen offenen Einspruch.',
  'dispute-changed': 'Jemand hat diesen Einspruch inzwischen geändert. Sehen Sie ihn sich neu an, dann ändern Sie ihn.',
  'dispute-without-actions': 'Priorisieren Sie den Einspruch zuerst: Noch gibt es keine empfohlenen Schritte.',
  'dispute-without-appeal': 'Diese Plattform nimmt keine Beschwerden gegen ihre Entscheidung an.',
  'dispute-appealed': 'Es gibt nur eine Beschwerde, und sie ist eingelegt.',
  'dispute-not-filed': 'Nur gegen die Entscheidung über einen eingereichten Einspruch gibt es eine Beschwerde.',
  'dispute-not-linked': 'Dieser Einspruch ist mit keiner Bewertung auf einer Plattform verknüpft',
  'dispute-linked': 'Dieser Einspruch ist schon mit einer Bewertung verknüpft.',
  'dispute-filed-elsewhere': 'Dieser Einspruch wurde bei {platform} eingereicht. Wählen Sie eine Bewertung von dort.',
  'dispute-not-connected':
    'Keine aktive Integration mit {platform} gefunden. Bitte verbinden Sie sie in den Einstellungen.',
  'dispute-by-hand':
    '{platform} nimmt Einsprüche nur auf der eigenen Seite an. Reichen Sie ihn dort ein und tragen Sie dann hier das Aktenzeichen ein.',
  'dispute-without-text': 'Bitte fügen Sie zuerst Angaben zur Bewertung hinzu',
  'file-not-found': 'Diese Datei gibt es nicht.',
  'files-full':
    'Ein Einspruch fasst höchstens {count, plural, one {# Datei} other {# Dateien}}. Entfernen Sie zuerst eine.',
  'file-empty': 'Diese Datei ist leer.',
  'file-too-large': 'Diese Datei ist größer als {megabytes} MB.',
  'file-grows': 'Diese Datei ist zu groß. Sie darf 5 MB haben.',
  'file-too-many-pixels': 'Dieses Bild hat mehr als {millions} Millionen Pixel. Verkleinern Sie es.',
  'file-type-refused': 'Nur Bilder im Format PNG, JPEG oder WebP und PDF-Dokumente können hinzugefügt werden.',
  'file-type-recognized':
    'Das ist {kind, select, gif {ein GIF-Bild} heic {ein HEIC- oder AVIF-Bild} tiff {ein TIFF-Bild} bitmap {eine Bitmap} archive {ein Archiv oder ein Office-Dokument} other {eine Zeichnung oder eine Webseite}}. Nur Bilder im Format PNG, JPEG oder WebP und PDF-Dokumente können hinzugefügt werden.',
  'file-unreadable': 'Diese Datei ist beschädigt und nicht lesbar.',
  'file-too-long': 'Dieses Dokument hat mehr als 50 Seiten.',
  'file-encrypted': 'Dieses Dokument ist durch ein Passwort geschützt. Fügen Sie eines ohne Passwort hinzu.',
  'incident-not-found': 'Diesen Vorfall gibt es nicht.',
  'incident-over': 'Dieser Vorfall ist bereits vorbei.',
}
