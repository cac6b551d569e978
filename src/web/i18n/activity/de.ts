import { activityChanges, activitySubjects, teamRoles } from '#shared/domain/activity-labels/de.ts'
import { permissionNames } from '#shared/domain/permission-names/de.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const activity: SameKeys<typeof en.activity> = {
  anonymous: 'Anonym',
  subjects: activitySubjects,
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> hat den Arbeitsbereich <what>{subject}</what> eingerichtet} other {Der Arbeitsbereich <what>{subject}</what> wurde eingerichtet}}',
    workspaceSetUp:
      '{by, select, person {<who>{actor}</who> hat den Arbeitsbereich eingerichtet} other {Der Arbeitsbereich wurde eingerichtet}}',
    workspaceRenamed:
      '{by, select, person {<who>{actor}</who> hat das Unternehmen <what>{subject}</what> genannt} other {Das Unternehmen heißt jetzt <what>{subject}</what>}}',
    memberSignedIn:
      '{by, select, person {<who>{actor}</who>} other {<what>{subject}</what>}} hat sich {count, plural, =1 {angemeldet} other {#-mal angemeldet}}',
    memberInvited:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> eingeladen} other {<what>{subject}</what> wurde eingeladen}}',
    memberJoined: '<what>{subject}</what> ist dem Team beigetreten',
    memberRoleChanged:
      '{by, select, person {<who>{actor}</who> hat die Rolle von <what>{subject}</what> geändert} other {Die Rolle von <what>{subject}</what> wurde geändert}}',
    memberPermissionsChanged:
      '{by, select, person {<who>{actor}</who> hat die Rechte von <what>{subject}</what> geändert} other {Die Rechte von <what>{subject}</what> wurden geändert}}',
    memberLocationsChanged:
      '{by, select, person {<who>{actor}</who> hat die Standorte von <what>{subject}</what> geändert} other {Die Standorte von <what>{subject}</what> wurden geändert}}',
    memberSuspended:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> gesperrt} other {<what>{subject}</what> wurde gesperrt}}',
    memberReactivated:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> wieder freigeschaltet} other {<what>{subject}</what> wurde wieder freigeschaltet}}',
    memberRemoved:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> aus dem Team entfernt} other {<what>{subject}</what> wurde aus dem Team entfernt}}',
    memberInvitationWithdrawn:
      '{by, select, person {<who>{actor}</who> hat die Einladung an <what>{subject}</what> zurückgezogen} other {Die Einladung an <what>{subject}</what> wurde zurückgezogen}}',
    memberOwnershipTransferred:
      '{by, select, person {<who>{actor}</who> hat den Arbeitsbereich an <what>{subject}</what> übergeben} other {Der Arbeitsbereich wurde an <what>{subject}</what> übergeben}}',
    securityRulesChanged: '<who>{actor}</who> hat die Sicherheitsregeln geändert',
    securityWhitelistReleased: '<who>{actor}</who> hat die IP-Freigabeliste über einen Link per E-Mail ausgeschaltet',
    securityKeyMade: '<who>{actor}</who> hat den API-Schlüssel <what>{subject}</what> erstellt',
    securityKeyRotated: '<who>{actor}</who> hat dem API-Schlüssel <what>{subject}</what> ein neues Geheimnis gegeben',
    securityKeyRevoked: '<who>{actor}</who> hat den API-Schlüssel <what>{subject}</what> widerrufen',
    securityWebhookMade: '<who>{actor}</who> hat den Webhook <what>{subject}</what> hinzugefügt',
    securityWebhookChanged: '<who>{actor}</who> hat den Webhook <what>{subject}</what> geändert',
    securityWebhookRemoved: '<who>{actor}</who> hat den Webhook <what>{subject}</what> gelöscht',
    ssoChanged:
      '{by, select, person {<who>{actor}</who> hat Single Sign-on eingerichtet} other {Single Sign-on wurde eingerichtet}}',
    ssoRemoved:
      '{by, select, person {<who>{actor}</who> hat Single Sign-on entfernt} other {Single Sign-on wurde entfernt}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> verbunden} other {<what>{subject}</what> wurde verbunden}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> getrennt} other {<what>{subject}</what> wurde getrennt}}',
    integrationBroken: '<what>{subject}</what> muss neu verbunden werden',
    providerConnected:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> verbunden} other {<what>{subject}</what> wurde verbunden}}',
    providerChanged:
      '{by, select, person {<who>{actor}</who> hat die Einstellungen von <what>{subject}</what> geändert} other {Die Einstellungen von <what>{subject}</what> wurden geändert}}',
    providerDisconnected:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> getrennt} other {<what>{subject}</what> wurde getrennt}}',
    reviewArrived:
      '{amount, plural, one {Eine neue Bewertung ist eingetroffen: <what>{subject}</what>} other {# neue Bewertungen sind eingetroffen, die neueste: <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> hat die Bewertung von <what>{author}</what> bei {platform} markiert',
    reviewUnflagged:
      '<who>{actor}</who> hat die Markierung der Bewertung von <what>{author}</what> bei {platform} entfernt',
    reviewAssigned: '<who>{actor}</who> hat die Bewertung von <what>{author}</what> bei {platform} zugewiesen',
    replySubmitted: '<who>{actor}</who> hat die Bewertung von <what>{author}</what> bei {platform} beantwortet',
    replyUndone:
      '<who>{actor}</who> hat die Antwort auf die Bewertung von <what>{author}</what> bei {platform} zurückgenommen',
    replyAwaitsApproval:
      '<who>{actor}</who> bittet um Freigabe einer Antwort auf die Bewertung von <what>{author}</what> bei {platform}',
    replyReturned:
      '<who>{actor}</who> hat eine Antwort auf die Bewertung von <what>{author}</what> bei {platform} zurückgegeben',
    replyLive: 'Die Antwort auf die Bewertung von <what>{author}</what> bei {platform} ist online',
    replyRejected: 'Die Plattform hat die Antwort auf die Bewertung von <what>{author}</what> bei {platform} abgelehnt',
    replyFailed:
      'Die Antwort auf die Bewertung von <what>{author}</what> bei {platform} konnte nicht veröffentlicht werden',
    replyDeleted:
      '{by, select, person {<who>{actor}</who> hat die Antwort auf die Bewertung von <what>{author}</what> bei {platform} gelöscht} other {Die Antwort auf die Bewertung von <what>{author}</what> bei {platform} wurde gelöscht}}',
    replyScheduled:
      '<who>{actor}</who> hat eine Antwort auf die Bewertung von <what>{author}</what> bei {platform} geplant',
    replyScheduleCancelled:
      '<who>{actor}</who> hat die Planung der Antwort auf die Bewertung von <what>{author}</what> bei {platform} aufgehoben',
    replyHeld: 'Die geplante Antwort auf die Bewertung von <what>{author}</what> bei {platform} wurde angehalten',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> hat <what>{subject}</what> aus den Integrationen entfernt} other {<what>{subject}</what> wurde aus den Integrationen entfernt}}',
    importDone:
      '{by, select, person {<who>{actor}</who> hat {amount, plural, =0 {keine Bewertungen} one {# Bewertung} other {# Bewertungen}} aus <what>{subject}</what> importiert} other {{amount, plural, =0 {Keine Bewertungen wurden} one {# Bewertung wurde} other {# Bewertungen wurden}} aus <what>{subject}</what> importiert}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> hat den Import von <what>{subject}</what> zurückgenommen} other {Der Import von <what>{subject}</what> wurde zurückgenommen}}: {amount, plural, one {# Bewertung} other {# Bewertungen}} entfernt',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> hat eine Bewertung von Hand eingetragen} other {Eine Bewertung wurde von Hand eingetragen}}: <what>{subject}</what>',
    reviewEdited:
      '{by, select, person {<who>{actor}</who> hat eine von Hand eingetragene Bewertung geändert} other {Eine von Hand eingetragene Bewertung wurde geändert}}: <what>{subject}</what>',
    reviewRemoved:
      '{by, select, person {<who>{actor}</who> hat eine von Hand eingetragene Bewertung entfernt} other {Eine von Hand eingetragene Bewertung wurde entfernt}}: <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch angelegt} other {Ein Einspruch wurde angelegt}}: <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch eingereicht} other {Ein Einspruch wurde eingereicht}}: <what>{subject}</what>',
    disputeFilingFailed: 'Ein Einspruch konnte nicht eingereicht werden: <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch als gelöst markiert} other {Ein Einspruch wurde gelöst}}: <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch als abgelehnt markiert} other {Ein Einspruch wurde abgelehnt}}: <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> hat einen Einspruch wieder geöffnet} other {Ein Einspruch wurde wieder geöffnet}}: <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> hat Widerspruch gegen eine Ablehnung eingelegt} other {Gegen eine Ablehnung wurde Widerspruch eingelegt}}: <what>{subject}</what>',
    incidentOpened:
      'Viele schlechte Bewertungen auf einmal. Goodword hat einen Vorfall angelegt: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> hat einen Vorfall abgeschlossen} other {Ein Vorfall wurde abgeschlossen}}: <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> hat den QR-Code <what>{subject}</what> erstellt} other {<who>{actor}</who> hat # QR-Codes erstellt}}',
    qrCodeChanged: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> geändert',
    qrCodeActivated: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> eingeschaltet',
    qrCodeDeactivated: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> ausgeschaltet',
    qrCodeDeleted: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> gelöscht',
    qrCodeRestored: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> wiederhergestellt',
    hostedPageCreated: '<who>{actor}</who> hat die Seite <what>{subject}</what> erstellt',
    hostedPageChanged: '<who>{actor}</who> hat die Seite <what>{subject}</what> geändert',
    hostedPagePublished: '<who>{actor}</who> hat die Seite <what>{subject}</what> veröffentlicht',
    hostedPageUnpublished: '<who>{actor}</who> hat die Seite <what>{subject}</what> zurückgezogen',
    hostedPageDeleted: '<who>{actor}</who> hat die Seite <what>{subject}</what> gelöscht',
    hostedPageRestored: '<who>{actor}</who> hat die Seite <what>{subject}</what> wiederhergestellt',
    hostedPageAnswered: '<who>{actor}</who> hat auf privates Feedback der Seite <what>{subject}</what> geantwortet',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> hat die Stimmung korrigiert} other {Die Stimmung wurde korrigiert}}: <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> hat den Tonfall der Marke geändert} other {Der Tonfall der Marke wurde geändert}}',
    accountSignInRefused:
      '{count, plural, =1 {Ein Anmeldeversuch als <what>{subject}</what> ist} other {# Anmeldeversuche als <what>{subject}</what> sind}} fehlgeschlagen',
    accountLocked: 'Die Anmeldung als <what>{subject}</what> wurde nach zu vielen Versuchen vorübergehend gesperrt',
    accountPasswordChanged: '<who>{actor}</who> hat das eigene Passwort geändert',
    accountEmailChanged: '<who>{actor}</who> hat die eigene E-Mail-Adresse geändert',
    accountFactorAdded: '<who>{actor}</who> hat einen zweiten Faktor hinzugefügt',
    accountFactorRemoved: '<who>{actor}</who> hat einen zweiten Faktor entfernt',
    accountRecoveryCodesMade: '<who>{actor}</who> hat neue Wiederherstellungscodes erstellt',
    accountRecoveryCodeUsed: '<who>{actor}</who> hat sich mit einem Wiederherstellungscode angemeldet',
    accountIdentityLinked: '<who>{actor}</who> hat eine Anmeldemethode hinzugefügt',
    accountIdentityUnlinked: '<who>{actor}</who> hat eine Anmeldemethode entfernt',
    workspaceSettingsChanged: '<who>{actor}</who> hat die Einstellungen geändert',
    workspaceBrandingChanged: '<who>{actor}</who> hat das Erscheinungsbild geändert',
    workspaceExported: '<who>{actor}</who> hat alle Daten exportiert',
    workspaceClosed: '<who>{actor}</who> hat den Arbeitsbereich geschlossen',
    workspaceReopened: '<who>{actor}</who> hat den Arbeitsbereich wieder geöffnet',
    workspaceSuspended: '<who>{actor}</who> hat den Arbeitsbereich gesperrt',
    workspaceDeactivated: '<who>{actor}</who> hat den Arbeitsbereich deaktiviert',
    workspaceReactivated: '<who>{actor}</who> hat den Arbeitsbereich wieder aktiviert',
    workspaceViewed: '<who>{actor}</who> hat den Arbeitsbereich angesehen: {subject}',
    workspaceActivityExported: '<who>{actor}</who> hat die Aktivitäten heruntergeladen',
    billingPlanBooked: 'Der Tarif <what>{subject}</what> wurde gebucht',
    billingPlanSwitched: '<who>{actor}</who> hat den Tarif auf <what>{subject}</what> umgestellt',
    billingSwitchUndone: '<who>{actor}</who> ist beim Tarif <what>{subject}</what> geblieben',
    billingCanceled: '<who>{actor}</who> hat den Tarif <what>{subject}</what> gekündigt',
    billingCancelUndone: '<who>{actor}</who> hat die Kündigung von <what>{subject}</what> zurückgenommen',
    billingPaymentFailed: 'Die Zahlung für den Tarif <what>{subject}</what> ist fehlgeschlagen',
    billingTrialExtended: '<who>{actor}</who> hat Ihre Testphase verlängert',
    billingCreditGiven: '<who>{actor}</who> hat Ihnen <what>{subject}</what> gutgeschrieben',
    automationChanged: '<who>{actor}</who> hat die Automatisierung geändert <what>{subject}</what>',
    automationConsented:
      '<who>{actor}</who> hat zugestimmt, dass Texte automatisch veröffentlicht werden <what>{subject}</what>',
    automationStopped: '<who>{actor}</who> hat die Automatisierung gestoppt',
    automationResumed: '<who>{actor}</who> hat die Automatisierung fortgesetzt',
    reviewExported: '<who>{actor}</who> hat Bewertungen heruntergeladen',
    campaignCreated: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> erstellt',
    campaignChanged: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> geändert',
    campaignDeleted: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> gelöscht',
    campaignRestored: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> wiederhergestellt',
    campaignSent: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> gesendet',
    campaignScheduled: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> geplant',
    campaignUnscheduled: '<who>{actor}</who> hat die Planung der Kampagne <what>{subject}</what> aufgehoben',
    campaignActivated: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> aktiviert',
    campaignPaused: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> pausiert',
    campaignEnded: '<who>{actor}</who> hat die Kampagne <what>{subject}</what> beendet',
    campaignCompleted: 'Die Kampagne <what>{subject}</what> ist abgeschlossen',
    campaignFailed: 'Die Kampagne <what>{subject}</what> wurde angehalten',
    campaignExported: '<who>{actor}</who> hat die Empfänger der Kampagne <what>{subject}</what> heruntergeladen',
    campaignAsked: '<who>{actor}</who> hat jemanden um eine Bewertung gebeten: <what>{subject}</what>',
    contactCreated: '<who>{actor}</who> hat {count, plural, one {einen Kontakt} other {# Kontakte}} hinzugefügt',
    contactChanged: '<who>{actor}</who> hat {count, plural, one {einen Kontakt} other {# Kontakte}} geändert',
    contactTagged:
      '<who>{actor}</who> hat die Schlagwörter von {amount, plural, one {einem Kontakt} other {# Kontakten}} geändert',
    contactConsented:
      '<who>{actor}</who> hat die Einwilligung von {count, plural, one {einem Kontakt} other {# Kontakten}} vermerkt',
    contactVisited: '<who>{actor}</who> hat {count, plural, one {einen Besuch} other {# Besuche}} vermerkt',
    contactUnsubscribed:
      '{by, select, person {<who>{actor}</who> hat vermerkt, dass {count, plural, one {ein Kontakt} other {# Kontakte}} keine Nachrichten {count, plural, one {möchte} other {möchten}}} other {{count, plural, one {Ein Kontakt hat} other {# Kontakte haben}} sich abgemeldet}}',
    contactDeleted: '<who>{actor}</who> hat {amount, plural, one {einen Kontakt} other {# Kontakte}} gelöscht',
    contactImported: '<who>{actor}</who> hat {amount, plural, one {einen Kontakt} other {# Kontakte}} importiert',
    contactImportUndone:
      '<who>{actor}</who> hat den Import von {amount, plural, one {einem Kontakt} other {# Kontakten}} zurückgenommen',
    contactRestored:
      '<who>{actor}</who> hat {amount, plural, one {einen Kontakt} other {# Kontakte}} wiederhergestellt',
    contactExported: '<who>{actor}</who> hat Kontakte heruntergeladen',
    contactErased: '<who>{actor}</who> hat die Daten einer Person gelöscht',
    qrCodeExported: '<who>{actor}</who> hat die Scans von <what>{subject}</what> heruntergeladen',
    hostedPageExported: '<who>{actor}</who> hat die Antworten der Seite <what>{subject}</what> heruntergeladen',
  },
}

export const askedThisMonth: SameKeys<typeof en.askedThisMonth> = {
  title: 'Bewertungsanfragen in diesem Monat',
  failed: 'Die Anfragen dieses Monats konnten nicht geladen werden',
  asked: 'Gesendet',
  responses: 'Antworten',
  none: 'In diesem Monat wurde noch niemand um eine Bewertung gebeten.',
  begin: 'Um Bewertungen bitten',
}

export const activityTab: SameKeys<typeof en.activityTab> = {
  title: 'Aktivitäten',
  description: 'Wer was wann und von wo getan hat. Niemand kann diese Einträge ändern.',
  tabs: 'Team',
  members: 'Mitglieder',
  failed: 'Die Aktivitäten konnten nicht geladen werden',
  emptyTitle: 'Noch keine Aktivitäten',
  emptyText: 'Was Sie und Ihr Team tun, erscheint hier.',
  nothingTitle: 'Nichts gefunden',
  nothingText: 'Ändern Sie die Filter oder setzen Sie sie zurück, um mehr zu sehen.',
  person: 'Person',
  everybody: 'Alle',
  product: 'Goodword selbst',
  left: 'Jemand, der nicht mehr im Team ist',
  area: 'Bereich',
  allAreas: 'Alle Bereiche',
  from: 'Von',
  to: 'Bis',
  clear: 'Zurücksetzen',
  download: 'CSV herunterladen',
  downloading: 'Wird heruntergeladen …',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden',
  deviceAt: '{device}, {address}',
  onSystem: '{browser} unter {system}',
  unknownDevice: 'Unbekanntes Gerät',
  change: '{name}: {before} → {after}',
  listed: '{name}: {list}',
  nothing: '–',
  yes: 'Ja',
  no: 'Nein',
  changes: activityChanges,
  roles: teamRoles,
  permissions: permissionNames,
}
