import type { dashboard as source } from '#web/kernel/i18n/en/dashboard.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const dashboard: SameKeys<typeof source> = {
  title: 'Tableau de bord',
  subtitle: 'Ce qui se passe chez {company}',
  recentActivity: 'Activité récente',
  emptyTitle: 'Aucune activité pour le moment',
  emptyText: 'Ce que vous et votre équipe faites ici apparaîtra à cet endroit.',
  failed: 'Impossible de charger l’activité',
  nothingTitle: 'Rien de ce genre pour le moment',
  nothingText: 'Aucune activité ne correspond aux filtres.',
  filters: {
    open: '{count, plural, =0 {Filtres} one {Filtres, # actif} other {Filtres, # actifs}}',
    title: 'Filtrer l’activité',
    clear: 'Effacer',
    subject: 'À propos de',
    subjects: {
      reviews: 'Avis',
      replies: 'Réponses',
      disputes: 'Litiges',
      connections: 'Connexions',
      team: 'Équipe',
      workspace: 'Espace de travail',
    },
    actor: 'Par',
    everybody: 'Tout le monde',
    product: 'Goodword de lui-même',
    left: 'Une personne partie',
  },
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> a créé l’espace <what>{subject}</what>} other {L’espace <what>{subject}</what> a été créé}}',
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
    reviewFlagged: '<who>{actor}</who> a signalé <what>{subject}</what>',
    reviewUnflagged: '<who>{actor}</who> a retiré le signalement de <what>{subject}</what>',
    reviewAssigned: '<who>{actor}</who> a attribué <what>{subject}</what>',
    replySubmitted: '<who>{actor}</who> a répondu à <what>{subject}</what>',
    replyAwaitsApproval: '<who>{actor}</who> demande l’approbation d’une réponse à <what>{subject}</what>',
    replyReturned: '<who>{actor}</who> a renvoyé une réponse à <what>{subject}</what>',
    replyLive: 'La réponse à <what>{subject}</what> est en ligne',
    replyRejected: 'La plateforme a refusé la réponse à <what>{subject}</what>',
    replyFailed: 'La réponse à <what>{subject}</what> n’a pas pu être publiée',
    replyDeleted: '<who>{actor}</who> a supprimé la réponse à <what>{subject}</what>',
    replyScheduled: '<who>{actor}</who> a programmé une réponse à <what>{subject}</what>',
    replyScheduleCancelled: '<who>{actor}</who> a annulé la réponse programmée à <what>{subject}</what>',
    replyHeld: 'La réponse programmée à <what>{subject}</what> est retenue',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> a retiré <what>{subject}</what> des intégrations} other {<what>{subject}</what> a été retiré des intégrations}}',
    importDone:
      '{by, select, person {<who>{actor}</who> a importé {amount, plural, one {# avis} other {# avis}} depuis <what>{subject}</what>} other {{amount, plural, one {# avis importé} other {# avis importés}} depuis <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> a annulé l’import de <what>{subject}</what>} other {L’import de <what>{subject}</what> a été annulé}} : {amount, plural, one {# avis retiré} other {# avis retirés}}',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> a ajouté un avis à la main} other {Un avis a été ajouté à la main}} : <what>{subject}</what>',
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
      '{by, select, person {<who>{actor}</who> a fait appel d’un rejet} other {Un rejet a fait l’objet d’un appel}} : <what>{subject}</what>',
    incidentOpened: 'Beaucoup de mauvais avis à la fois, un incident a été ouvert : <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> a clos un incident} other {Un incident a été clos}} : <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> a corrigé le sentiment de} other {Le sentiment a été corrigé pour}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> a modifié la voix de la marque} other {La voix de la marque a été modifiée}}',
  },
}
