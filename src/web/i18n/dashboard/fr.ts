import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const dashboard: SameKeys<typeof en.dashboard> = {
  title: 'Tableau de bord',
  subtitle: 'Ce qui se passe chez {company}',
  recentActivity: 'Activité récente',
  emptyTitle: 'Aucune activité pour le moment',
  emptyText: 'Ce que fait votre équipe apparaîtra ici.',
  failed: 'Impossible de charger l’activité',
  nothingTitle: 'Rien pour le moment',
  nothingText: 'Aucune activité ne correspond aux filtres.',
  filters: {
    open: '{count, plural, =0 {Filtres} one {Filtres, # actif} other {Filtres, # actifs}}',
    title: 'Filtrer l’activité',
    clear: 'Effacer',
    subject: 'Sujet',
    subjects: {
      reviews: 'Avis',
      replies: 'Réponses',
      disputes: 'Litiges',
      'qr-codes': 'Codes QR',
      connections: 'Connexions',
      team: 'Équipe',
      workspace: 'Espace de travail',
    },
    actor: 'Par',
    everybody: 'Tout le monde',
    product: 'Goodword (automatique)',
    left: 'Une personne qui n’est plus là',
  },
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> a créé l’espace <what>{subject}</what>} other {L’espace <what>{subject}</what> a été créé}}',
    workspaceSetUp: '{by, select, person {<who>{actor}</who> a créé l’espace} other {L’espace a été créé}}',
    workspaceRenamed:
      '{by, select, person {<who>{actor}</who> a nommé l’entreprise <what>{subject}</what>} other {L’entreprise s’appelle désormais <what>{subject}</what>}}',
    memberSignedIn:
      '{count, plural, =1 {Connexion} other {# connexions}} de {by, select, person {<who>{actor}</who>} other {<what>{subject}</what>}}',
    memberInvited:
      '{by, select, person {<who>{actor}</who> a invité <what>{subject}</what>} other {<what>{subject}</what> a reçu une invitation}}',
    memberJoined: '<what>{subject}</what> a rejoint l’équipe',
    ssoChanged:
      '{by, select, person {<who>{actor}</who> a configuré l’authentification unique} other {L’authentification unique a été configurée}}',
    ssoRemoved:
      '{by, select, person {<who>{actor}</who> a retiré l’authentification unique} other {L’authentification unique a été retirée}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> a connecté <what>{subject}</what>} other {<what>{subject}</what> a été connecté}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> a déconnecté <what>{subject}</what>} other {<what>{subject}</what> a été déconnecté}}',
    integrationBroken: '<what>{subject}</what> doit être reconnecté',
    reviewArrived:
      '{amount, plural, one {Un nouvel avis est arrivé : <what>{subject}</what>} other {# nouveaux avis sont arrivés, le dernier : <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> a marqué l’avis de <what>{author}</what> sur {platform}',
    reviewUnflagged: '<who>{actor}</who> a retiré la marque de l’avis de <what>{author}</what> sur {platform}',
    reviewAssigned: '<who>{actor}</who> a attribué l’avis de <what>{author}</what> sur {platform}',
    replySubmitted: '<who>{actor}</who> a répondu à l’avis de <what>{author}</what> sur {platform}',
    replyUndone: '<who>{actor}</who> a annulé l’envoi de la réponse à l’avis de <what>{author}</what> sur {platform}',
    replyAwaitsApproval:
      '<who>{actor}</who> demande l’approbation d’une réponse à l’avis de <what>{author}</what> sur {platform}',
    replyReturned: '<who>{actor}</who> a renvoyé une réponse à l’avis de <what>{author}</what> sur {platform}',
    replyLive: 'La réponse à l’avis de <what>{author}</what> sur {platform} est en ligne',
    replyRejected: 'La plateforme a refusé la réponse à l’avis de <what>{author}</what> sur {platform}',
    replyFailed: 'La réponse à l’avis de <what>{author}</what> sur {platform} n’a pas pu être publiée',
    replyDeleted:
      '{by, select, person {<who>{actor}</who> a supprimé la réponse à l’avis de <what>{author}</what> sur {platform}} other {La réponse à l’avis de <what>{author}</what> sur {platform} a été supprimée}}',
    replyScheduled: '<who>{actor}</who> a programmé une réponse à l’avis de <what>{author}</what> sur {platform}',
    replyScheduleCancelled:
      '<who>{actor}</who> a annulé la réponse programmée à l’avis de <what>{author}</what> sur {platform}',
    replyHeld: 'La réponse programmée à l’avis de <what>{author}</what> sur {platform} est en pause',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> a retiré <what>{subject}</what> des intégrations} other {<what>{subject}</what> a été retiré des intégrations}}',
    importDone:
      '{by, select, person {<who>{actor}</who> a importé {amount, plural, one {# avis} other {# avis}} depuis <what>{subject}</what>} other {{amount, plural, one {# avis importé} other {# avis importés}} depuis <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> a annulé l’import de <what>{subject}</what>} other {L’import de <what>{subject}</what> a été annulé}} : {amount, plural, one {# avis retiré} other {# avis retirés}}',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> a ajouté un avis à la main} other {Un avis a été ajouté à la main}} : <what>{subject}</what>',
    reviewEdited:
      '{by, select, person {<who>{actor}</who> a modifié un avis ajouté à la main} other {Un avis ajouté à la main a été modifié}} : <what>{subject}</what>',
    reviewRemoved:
      '{by, select, person {<who>{actor}</who> a retiré un avis ajouté à la main} other {Un avis ajouté à la main a été retiré}} : <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> a ouvert un litige} other {Un litige a été ouvert}} : <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> a déposé un litige} other {Un litige a été déposé}} : <what>{subject}</what>',
    disputeFilingFailed: 'Un litige n’a pas pu être déposé : <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> a marqué un litige comme résolu} other {Un litige a été résolu}} : <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> a marqué un litige comme rejeté} other {Un litige a été rejeté}} : <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> a rouvert un litige} other {Un litige a été rouvert}} : <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> a fait appel d’un rejet} other {Un appel a été fait contre un rejet}} : <what>{subject}</what>',
    incidentOpened: 'Beaucoup de mauvais avis d’un coup, un incident a été ouvert : <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> a fermé un incident} other {Un incident a été fermé}} : <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> a créé le code QR <what>{subject}</what>} other {<who>{actor}</who> a créé # codes QR}}',
    qrCodeChanged: '<who>{actor}</who> a modifié le code QR <what>{subject}</what>',
    qrCodeActivated: '<who>{actor}</who> a activé le code QR <what>{subject}</what>',
    qrCodeDeactivated: '<who>{actor}</who> a désactivé le code QR <what>{subject}</what>',
    qrCodeDeleted: '<who>{actor}</who> a supprimé le code QR <what>{subject}</what>',
    qrCodeRestored: '<who>{actor}</who> a rétabli le code QR <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> a corrigé le sentiment de} other {Le sentiment a été corrigé pour}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> a modifié la voix de la marque} other {La voix de la marque a été modifiée}}',
  },
}

export const dashboardOverview: SameKeys<typeof en.dashboardOverview> = {
  controls: {
    period: 'Période',
    periods: {
      '7d': '7 derniers jours',
      '30d': '30 derniers jours',
      '90d': '90 derniers jours',
      '12m': '12 derniers mois',
      all: 'Depuis le début',
    },
    location: 'Établissement',
    allLocations: 'Tous les établissements',
  },
  figures: {
    title: 'En un coup d’œil',
    failed: 'Les chiffres n’ont pas pu être chargés',
    averageRating: 'Note moyenne',
    totalReviews: 'Total des avis',
    activeDisputes: 'Litiges en cours',
    responseRate: 'Taux de réponse',
    noRatings: {
      '7d': 'Aucune note en 7 jours',
      '30d': 'Aucune note en 30 jours',
      '90d': 'Aucune note en 90 jours',
      '12m': 'Aucune note en 12 mois',
      all: 'Aucune note pour l’instant',
    },
    noReviews: {
      '7d': 'Aucun avis en 7 jours',
      '30d': 'Aucun avis en 30 jours',
      '90d': 'Aucun avis en 90 jours',
      '12m': 'Aucun avis en 12 mois',
      all: 'Aucun avis pour l’instant',
    },
    notInPlan: 'Non inclus dans votre formule',
    points: '{count, plural, one {{change} point} other {{change} points}}',
    changed: {
      '7d': '{change} par rapport aux 7 jours précédents',
      '30d': '{change} par rapport aux 30 jours précédents',
      '90d': '{change} par rapport aux 90 jours précédents',
      '12m': '{change} par rapport aux 12 mois précédents',
    },
    unchanged: {
      '7d': 'Sans changement par rapport aux 7 jours précédents',
      '30d': 'Sans changement par rapport aux 30 jours précédents',
      '90d': 'Sans changement par rapport aux 90 jours précédents',
      '12m': 'Sans changement par rapport aux 12 mois précédents',
    },
    nothingBefore: {
      '7d': 'Rien à comparer dans les 7 jours précédents',
      '30d': 'Rien à comparer dans les 30 jours précédents',
      '90d': 'Rien à comparer dans les 90 jours précédents',
      '12m': 'Rien à comparer dans les 12 mois précédents',
    },
    changedSince: {
      '7d': '{change} en 7 jours',
      '30d': '{change} en 30 jours',
      '90d': '{change} en 90 jours',
      '12m': '{change} en 12 mois',
    },
    unchangedSince: {
      '7d': 'Autant qu’il y a 7 jours',
      '30d': 'Autant qu’il y a 30 jours',
      '90d': 'Autant qu’il y a 90 jours',
      '12m': 'Autant qu’il y a 12 mois',
    },
    allTime: 'Depuis le premier avis',
    now: 'En ce moment',
    better: 'Mieux :',
    worse: 'Moins bien :',
    how: 'Comment se calcule « {figure} » ?',
    counted: {
      averageRating:
        'La moyenne des étoiles {count, plural, =0 {d’aucun avis} one {de # avis} other {de # avis}}{span, select, days {, écrits du {from} au {to}} other {}}. Les recommandations n’ont pas d’étoiles et ne comptent pas ici.',
      totalReviews:
        'Tous les avis{span, select, days { écrits du {from} au {to}} other {}}, de toutes les plateformes, avec ou sans réponse.',
      responseRate:
        '{answered, plural, one {# avis a} other {# avis ont}} une réponse, sur {count, plural, one {# avis} other {# avis}}{span, select, days { écrits du {from} au {to}} other {}}. Une réponse écrite sur la plateforme elle-même compte aussi. Une réponse refusée, jamais arrivée ou seulement enregistrée ici ne compte pas.',
      activeDisputes:
        'Les litiges en attente ou en cours en ce moment, {span, select, days {comparés à ceux du {from}} other {quelle que soit leur date}}.',
    },
    days: 'Les jours sont ceux de votre fuseau horaire, {timezone}.',
  },
  needs: {
    title: 'À faire aujourd’hui',
    failed: 'Impossible de charger vos tâches du jour',
    nothingTitle: 'Aucune plateforme connectée',
    nothingText: 'Dès que vos avis arrivent, ce que vous avez à faire s’affiche ici.',
    doneTitle: 'Tout est à jour',
    doneText: 'Vous n’avez rien en attente. La suite apparaîtra ici.',
    kinds: {
      incidents: 'Un nombre inhabituel de mauvais avis',
      'low-reviews': 'Mauvais avis sans réponse',
      'reply-problems': 'Réponses qui ne sont pas passées',
      approvals: 'Réponses à approuver',
      'held-replies': 'Réponses programmées en pause',
      connections: 'Connexions à renouveler',
      disputes: 'Litiges à faire avancer',
    },
    count: '{count, number}{isMore, select, true {+} other {}}',
    seeAll: 'Tout voir ({isMore, select, true {{count, number} et plus} other {{count, number}}})',
    waiting:
      '{unit, select, minute {En attente depuis {count, plural, one {# minute} other {# minutes}}} hour {En attente depuis {count, plural, one {# heure} other {# heures}}} day {En attente depuis {count, plural, one {# jour} other {# jours}}} month {En attente depuis {count, plural, one {# mois} other {# mois}}} year {En attente depuis {count, plural, one {# an} other {# ans}}} other {À l’instant}}',
    due: 'Échéance : {when}',
    expires: 'Expire {when}',
    expired: 'A expiré {when}',
  },
  trend: {
    title: 'Note et nombre d’avis',
    failed: 'Le graphique n’a pas pu être chargé',
    grains: {
      day: 'Par jour',
      week: 'Par semaine',
      month: 'Par mois',
      quarter: 'Par trimestre',
      year: 'Par an',
    },
    asTable: 'Afficher en tableau',
    rating: 'Note moyenne',
    reviews: 'Avis',
    platforms: 'Plateformes affichées',
    empty: 'Aucun avis sur cette période',
    emptyText: 'Choisissez une période plus longue, ou attendez le prochain avis : il apparaîtra ici aussitôt.',
    emptyEver: 'Aucun avis pour l’instant',
    emptyEverText: 'Dès que des avis arrivent, leur note et leur nombre au fil du temps apparaissent ici.',
    slider: 'Parcourir les dates',
    keys: 'Parcourez les dates avec les flèches gauche et droite ; Échap pour quitter.',
    week: 'Semaine du {day}',
    quarter: '{year} T{quarter}',
    countAndRating:
      '{count, plural, =0 {Aucun avis} one {# avis} other {# avis}}{rating, select, none {} other {, moyenne {rating}}}',
    readout: '{when} : {summary}',
    readoutOf: '{platform} : {summary}',
    caption: 'Note et nombre d’avis au fil du temps',
    when: 'Date',
  },
  onboarding: {
    title: 'Premiers pas',
    progress: '{done, number} sur {total, number} faits',
    steps: {
      connect: 'Connecter une plateforme',
      sync: 'Récupérer vos avis',
      reply: 'Répondre à votre premier avis',
      voice: 'Définir la voix de votre marque',
      team: 'Inviter votre équipe',
    },
    done: 'Fait :',
    hide: 'Masquer les premiers pas',
    hidden: 'Les premiers pas sont masqués pour toute l’équipe',
    show: 'Afficher les premiers pas',
    undo: 'Annuler',
    failed: 'Ça n’a pas fonctionné',
  },
}
