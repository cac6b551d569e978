import type { dashboard as source } from '#web/kernel/i18n/en/dashboard.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const dashboard: SameKeys<typeof source> = {
  title: 'Übersicht',
  subtitle: 'Was bei {company} geschieht',
  recentActivity: 'Letzte Aktivitäten',
  emptyTitle: 'Noch keine Aktivitäten',
  emptyText: 'Was Sie und Ihr Team hier tun, wird an dieser Stelle aufgeführt.',
  failed: 'Die Aktivitäten konnten nicht geladen werden',
  nothingTitle: 'Noch nichts dieser Art',
  nothingText: 'Keine Aktivität passt zu den Filtern.',
  filters: {
    open: '{count, plural, =0 {Filter} one {Filter, # gesetzt} other {Filter, # gesetzt}}',
    title: 'Aktivitäten filtern',
    clear: 'Auswahl aufheben',
    subject: 'Worum es geht',
    subjects: {
      reviews: 'Bewertungen',
      replies: 'Antworten',
      disputes: 'Einsprüche',
      connections: 'Verbindungen',
      team: 'Team',
      workspace: 'Arbeitsbereich',
    },
    actor: 'Von wem',
    everybody: 'Von allen',
    product: 'Goodword von selbst',
    left: 'Jemand, der nicht mehr dabei ist',
  },
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> hat den Arbeitsbereich <what>{subject}</what> eingerichtet} other {Der Arbeitsbereich <what>{subject}</what> wurde eingerichtet}}',
    memberSignedIn:
      '{by, select, person {<who>{actor}</who>} other {<what>{subject}</what>}} hat sich {count, plural, =1 {angemeldet} other {#-mal angemeldet}}',
    memberInvited:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> eingeladen} other {<what>{subject}</what> wurde eingeladen}}',
    memberJoined: '<what>{subject}</what> ist dem Team beigetreten',
    ssoChanged:
      '{by, select, person {<who>{actor}</who> hat Single Sign-on eingerichtet} other {Single Sign-on wurde eingerichtet}}',
    ssoRemoved:
      '{by, select, person {<who>{actor}</who> hat Single Sign-on entfernt} other {Single Sign-on wurde entfernt}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> verbunden} other {<what>{subject}</what> wurde verbunden}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> getrennt} other {<what>{subject}</what> wurde getrennt}}',
    integrationBroken: '<what>{subject}</what> muss neu verbunden werden',
    reviewArrived:
      '{amount, plural, one {Eine neue Bewertung ist eingetroffen: <what>{subject}</what>} other {# neue Bewertungen sind eingetroffen, die neueste: <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> hat <what>{subject}</what> markiert',
    reviewUnflagged: '<who>{actor}</who> hat die Markierung von <what>{subject}</what> entfernt',
    reviewAssigned: '<who>{actor}</who> hat <what>{subject}</what> zugewiesen',
    replySubmitted: '<who>{actor}</who> hat <what>{subject}</what> beantwortet',
    replyAwaitsApproval: '<who>{actor}</who> bittet um Freigabe einer Antwort auf <what>{subject}</what>',
    replyReturned: '<who>{actor}</who> hat eine Antwort auf <what>{subject}</what> zurückgegeben',
    replyLive: 'Die Antwort auf <what>{subject}</what> ist sichtbar',
    replyRejected: 'Die Plattform hat die Antwort auf <what>{subject}</what> abgelehnt',
    replyFailed: 'Die Antwort auf <what>{subject}</what> konnte nicht veröffentlicht werden',
    replyDeleted: '<who>{actor}</who> hat die Antwort auf <what>{subject}</what> gelöscht',
    replyScheduled: '<who>{actor}</who> hat eine Antwort auf <what>{subject}</what> geplant',
    replyScheduleCancelled: '<who>{actor}</who> hat die geplante Antwort auf <what>{subject}</what> abgebrochen',
    replyHeld: 'Die geplante Antwort auf <what>{subject}</what> wird zurückgehalten',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> aus den Integrationen entfernt} other {<what>{subject}</what> wurde aus den Integrationen entfernt}}',
    importDone:
      '{by, select, person {<who>{actor}</who> hat {amount, plural, =0 {keine Bewertungen} one {# Bewertung} other {# Bewertungen}} aus <what>{subject}</what> importiert} other {{amount, plural, =0 {Keine Bewertungen kamen} one {# Bewertung kam} other {# Bewertungen kamen}} aus <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> hat den Import von <what>{subject}</what> zurückgenommen} other {Der Import von <what>{subject}</what> wurde zurückgenommen}}: {amount, plural, one {# Bewertung} other {# Bewertungen}} entfernt',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> hat eine Bewertung von Hand eingetragen} other {Eine Bewertung wurde von Hand eingetragen}}: <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch angelegt} other {Ein Einspruch wurde angelegt}}: <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch eingereicht} other {Ein Einspruch wurde eingereicht}}: <what>{subject}</what>',
    disputeFilingFailed: 'Ein Einspruch konnte nicht eingereicht werden: <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch als gelöst vermerkt} other {Ein Einspruch wurde gelöst}}: <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch als abgelehnt vermerkt} other {Ein Einspruch wurde abgelehnt}}: <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch wieder geöffnet} other {Ein Einspruch wurde wieder geöffnet}}: <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> hat gegen eine Ablehnung Widerspruch eingelegt} other {Gegen eine Ablehnung wurde Widerspruch eingelegt}}: <what>{subject}</what>',
    incidentOpened: 'Viele schlechte Bewertungen auf einmal, ein Vorfall wurde angelegt: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> hat einen Vorfall abgeschlossen} other {Ein Vorfall wurde abgeschlossen}}: <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> hat die Stimmung korrigiert} other {Die Stimmung wurde korrigiert}}: <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> hat den Ton der Marke geändert} other {Der Ton der Marke wurde geändert}}',
  },
}
