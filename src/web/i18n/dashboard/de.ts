import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const dashboard: SameKeys<typeof en.dashboard> = {
  title: 'Übersicht',
  subtitle: 'Was bei {company} los ist',
  recentActivity: 'Letzte Aktivitäten',
  emptyTitle: 'Noch keine Aktivitäten',
  emptyText: 'Was Sie und Ihr Team tun, erscheint hier.',
  failed: 'Die Aktivitäten konnten nicht geladen werden',
  nothingTitle: 'Nichts gefunden',
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
      'qr-codes': 'QR-Codes',
      connections: 'Verbindungen',
      team: 'Team',
      workspace: 'Arbeitsbereich',
    },
    actor: 'Von wem',
    everybody: 'Von allen',
    product: 'Goodword selbst',
    left: 'Jemand, der nicht mehr im Team ist',
  },
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
      '{by, select, person {<who>{actor}</who> hat {amount, plural, =0 {keine Bewertungen} one {# Bewertung} other {# Bewertungen}} aus <what>{subject}</what> importiert} other {{amount, plural, =0 {Keine Bewertungen kamen} one {# Bewertung kam} other {# Bewertungen kamen}} aus <what>{subject}</what>}}',
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
      'Viele schlechte Bewertungen auf einmal, Goodword hat einen Vorfall angelegt: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> hat einen Vorfall abgeschlossen} other {Ein Vorfall wurde abgeschlossen}}: <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> hat den QR-Code <what>{subject}</what> angelegt} other {<who>{actor}</who> hat # QR-Codes angelegt}}',
    qrCodeChanged: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> geändert',
    qrCodeActivated: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> eingeschaltet',
    qrCodeDeactivated: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> ausgeschaltet',
    qrCodeDeleted: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> gelöscht',
    qrCodeRestored: '<who>{actor}</who> hat den QR-Code <what>{subject}</what> wiederhergestellt',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> hat die Stimmung korrigiert} other {Die Stimmung wurde korrigiert}}: <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> hat den Tonfall der Marke geändert} other {Der Tonfall der Marke wurde geändert}}',
  },
}

export const dashboardOverview: SameKeys<typeof en.dashboardOverview> = {
  controls: {
    period: 'Zeitraum',
    periods: {
      '7d': 'Letzte 7 Tage',
      '30d': 'Letzte 30 Tage',
      '90d': 'Letzte 90 Tage',
      '12m': 'Letzte 12 Monate',
      all: 'Gesamte Zeit',
    },
    location: 'Standort',
    allLocations: 'Alle Standorte',
  },
  figures: {
    title: 'Auf einen Blick',
    failed: 'Die Kennzahlen konnten nicht geladen werden',
    averageRating: 'Sterne im Schnitt',
    totalReviews: 'Bewertungen gesamt',
    activeDisputes: 'Laufende Einsprüche',
    responseRate: 'Antwortquote',
    noRatings: {
      '7d': 'Keine Sterne in diesen 7 Tagen',
      '30d': 'Keine Sterne in diesen 30 Tagen',
      '90d': 'Keine Sterne in diesen 90 Tagen',
      '12m': 'Keine Sterne in diesen 12 Monaten',
      all: 'Noch keine Sterne',
    },
    noReviews: {
      '7d': 'Keine Bewertungen in diesen 7 Tagen',
      '30d': 'Keine Bewertungen in diesen 30 Tagen',
      '90d': 'Keine Bewertungen in diesen 90 Tagen',
      '12m': 'Keine Bewertungen in diesen 12 Monaten',
      all: 'Noch keine Bewertungen',
    },
    notInPlan: 'Nicht in Ihrem Tarif',
    points: '{count, plural, one {{change} Prozentpunkt} other {{change} Prozentpunkte}}',
    changed: {
      '7d': '{change} gegenüber den 7 Tagen davor',
      '30d': '{change} gegenüber den 30 Tagen davor',
      '90d': '{change} gegenüber den 90 Tagen davor',
      '12m': '{change} gegenüber den 12 Monaten davor',
    },
    unchanged: {
      '7d': 'Unverändert gegenüber den 7 Tagen davor',
      '30d': 'Unverändert gegenüber den 30 Tagen davor',
      '90d': 'Unverändert gegenüber den 90 Tagen davor',
      '12m': 'Unverändert gegenüber den 12 Monaten davor',
    },
    nothingBefore: {
      '7d': 'Kein Vergleich möglich mit den 7 Tagen davor',
      '30d': 'Kein Vergleich möglich mit den 30 Tagen davor',
      '90d': 'Kein Vergleich möglich mit den 90 Tagen davor',
      '12m': 'Kein Vergleich möglich mit den 12 Monaten davor',
    },
    changedSince: {
      '7d': '{change} gegenüber dem Stand vor 7 Tagen',
      '30d': '{change} gegenüber dem Stand vor 30 Tagen',
      '90d': '{change} gegenüber dem Stand vor 90 Tagen',
      '12m': '{change} gegenüber dem Stand vor 12 Monaten',
    },
    unchangedSince: {
      '7d': 'So viele wie vor 7 Tagen',
      '30d': 'So viele wie vor 30 Tagen',
      '90d': 'So viele wie vor 90 Tagen',
      '12m': 'So viele wie vor 12 Monaten',
    },
    allTime: 'Seit der ersten Bewertung',
    now: 'Stand jetzt',
    better: 'Besser:',
    worse: 'Schlechter:',
    how: 'Wie wird „{figure}“ gezählt?',
    counted: {
      averageRating:
        'Der Durchschnitt der Sterne aus {count, plural, =0 {keiner Bewertung} one {# Bewertung} other {# Bewertungen}}{span, select, days {, geschrieben vom {from} bis {to}} other {}}. Empfehlungen haben keine Sterne und zählen hier nicht mit.',
      totalReviews:
        'Alle Bewertungen{span, select, days {, die vom {from} bis {to} geschrieben wurden,} other {}} von allen Plattformen, ob beantwortet oder nicht.',
      responseRate:
        '{answered, plural, one {# Bewertung ist} other {# Bewertungen sind}} beantwortet, von {count, plural, one {# Bewertung} other {# Bewertungen}}{span, select, days {, geschrieben vom {from} bis {to}} other {}}. Auch eine Antwort, die auf der Plattform selbst geschrieben wurde, zählt. Eine, die abgelehnt wurde, nicht ankam oder nur hier gespeichert ist, zählt nicht.',
      activeDisputes:
        'Einsprüche, die gerade offen oder in Bearbeitung sind, {span, select, days {im Vergleich zum Beginn des {from}} other {egal, wann sie angelegt wurden}}.',
    },
    days: 'Die Tage richten sich nach Ihrer Zeitzone, {timezone}.',
  },
  needs: {
    title: 'Heute zu tun',
    failed: 'Ihre Aufgaben konnten nicht geladen werden',
    nothingTitle: 'Noch ist nichts verbunden',
    nothingText: 'Sobald Ihre Bewertungen eintreffen, steht hier, was auf Sie wartet.',
    doneTitle: 'Alles erledigt',
    doneText: 'Gerade wartet nichts auf Sie. Neues erscheint hier von selbst.',
    kinds: {
      incidents: 'Ungewöhnlich viele schlechte Bewertungen',
      'low-reviews': 'Unbeantwortete schlechte Bewertungen',
      'reply-problems': 'Nicht veröffentlichte Antworten',
      approvals: 'Antworten zur Freigabe',
      'held-replies': 'Angehaltene geplante Antworten',
      connections: 'Verbindungen zum Erneuern',
      disputes: 'Einsprüche, die auf Sie warten',
    },
    count: '{count, number}{isMore, select, true {+} other {}}',
    seeAll: 'Alle {isMore, select, true {{count, number} und mehr} other {{count, number}}} ansehen',
    waiting:
      '{unit, select, minute {Wartet seit {count, plural, one {# Minute} other {# Minuten}}} hour {Wartet seit {count, plural, one {# Stunde} other {# Stunden}}} day {Wartet seit {count, plural, one {# Tag} other {# Tagen}}} month {Wartet seit {count, plural, one {# Monat} other {# Monaten}}} year {Wartet seit {count, plural, one {# Jahr} other {# Jahren}}} other {Gerade eben}}',
    due: 'Fällig {when}',
    expires: 'Läuft {when} ab',
    expired: 'Abgelaufen {when}',
  },
  trend: {
    title: 'Sterne und Anzahl',
    failed: 'Das Diagramm konnte nicht geladen werden',
    grains: {
      day: 'Nach Tagen',
      week: 'Nach Wochen',
      month: 'Nach Monaten',
      quarter: 'Nach Quartalen',
      year: 'Nach Jahren',
    },
    asTable: 'Als Tabelle zeigen',
    rating: 'Sterne im Schnitt',
    reviews: 'Bewertungen',
    platforms: 'Angezeigte Plattformen',
    empty: 'Keine Bewertungen in diesem Zeitraum',
    emptyText: 'Wählen Sie einen längeren Zeitraum. Neue Bewertungen erscheinen hier sofort.',
    emptyEver: 'Noch keine Bewertungen',
    emptyEverText: 'Sobald Bewertungen eintreffen, sehen Sie hier, wie sich Sterne und Anzahl entwickeln.',
    slider: 'Zeitpunkt wählen',
    keys: 'Mit den Pfeiltasten links und rechts wählen Sie den Zeitpunkt, mit Escape hören Sie auf.',
    week: 'Woche ab {day}',
    quarter: '{year} Q{quarter}',
    countAndRating:
      '{count, plural, =0 {Keine Bewertungen} one {# Bewertung} other {# Bewertungen}}{rating, select, none {} other {, im Schnitt {rating}}}',
    readout: '{when}: {summary}',
    readoutOf: '{platform}: {summary}',
    caption: 'Sterne und Anzahl der Bewertungen im Zeitverlauf',
    when: 'Zeitraum',
  },
  onboarding: {
    title: 'Erste Schritte',
    progress: '{done, number} von {total, number} erledigt',
    steps: {
      connect: 'Eine Plattform verbinden',
      sync: 'Ihre Bewertungen abrufen',
      reply: 'Die erste Bewertung beantworten',
      voice: 'Den Tonfall Ihrer Marke festlegen',
      team: 'Ihr Team einladen',
    },
    done: 'Erledigt:',
    hide: 'Erste Schritte ausblenden',
    hidden: 'Die ersten Schritte sind für alle hier ausgeblendet',
    show: 'Erste Schritte einblenden',
    undo: 'Rückgängig',
    failed: 'Das hat nicht geklappt',
  },
}
