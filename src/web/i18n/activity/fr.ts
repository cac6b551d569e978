import { activityChanges, activitySubjects, teamRoles } from '#shared/domain/activity-labels/fr.ts'
import { permissionNames } from '#shared/domain/permission-names/fr.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const activity: SameKeys<typeof en.activity> = {
  anonymous: 'Anonyme',
  subjects: activitySubjects,
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
    memberRoleChanged:
      '{by, select, person {<who>{actor}</who> a changé le rôle de <what>{subject}</what>} other {Le rôle de <what>{subject}</what> a été changé}}',
    memberPermissionsChanged:
      '{by, select, person {<who>{actor}</who> a modifié les autorisations de <what>{subject}</what>} other {Les autorisations de <what>{subject}</what> ont été modifiées}}',
    memberLocationsChanged:
      '{by, select, person {<who>{actor}</who> a modifié les établissements de <what>{subject}</what>} other {Les établissements de <what>{subject}</what> ont été modifiés}}',
    memberSuspended:
      '{by, select, person {<who>{actor}</who> a suspendu l’accès de <what>{subject}</what>} other {L’accès de <what>{subject}</what> a été suspendu}}',
    memberReactivated:
      '{by, select, person {<who>{actor}</who> a rétabli l’accès de <what>{subject}</what>} other {L’accès de <what>{subject}</what> a été rétabli}}',
    memberRemoved:
      '{by, select, person {<who>{actor}</who> a retiré <what>{subject}</what> de l’équipe} other {<what>{subject}</what> ne fait plus partie de l’équipe}}',
    memberInvitationWithdrawn:
      '{by, select, person {<who>{actor}</who> a annulé l’invitation envoyée à <what>{subject}</what>} other {L’invitation envoyée à <what>{subject}</what> a été annulée}}',
    memberOwnershipTransferred:
      '{by, select, person {<who>{actor}</who> a transféré l’espace à <what>{subject}</what>} other {L’espace a été transféré à <what>{subject}</what>}}',
    securityRulesChanged: '<who>{actor}</who> a modifié les règles de sécurité',
    securityWhitelistReleased: '<who>{actor}</who> a désactivé la liste des IP autorisées avec un lien reçu par e-mail',
    securityKeyMade: '<who>{actor}</who> a créé la clé d’API <what>{subject}</what>',
    securityKeyRotated: '<who>{actor}</who> a donné un nouveau secret à la clé d’API <what>{subject}</what>',
    securityKeyRevoked: '<who>{actor}</who> a révoqué la clé d’API <what>{subject}</what>',
    securityWebhookMade: '<who>{actor}</who> a ajouté le webhook <what>{subject}</what>',
    securityWebhookChanged: '<who>{actor}</who> a modifié le webhook <what>{subject}</what>',
    securityWebhookRemoved: '<who>{actor}</who> a supprimé le webhook <what>{subject}</what>',
    ssoChanged:
      '{by, select, person {<who>{actor}</who> a configuré l’authentification unique} other {L’authentification unique a été configurée}}',
    ssoRemoved:
      '{by, select, person {<who>{actor}</who> a supprimé l’authentification unique} other {L’authentification unique a été supprimée}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> a connecté <what>{subject}</what>} other {<what>{subject}</what> a été connecté}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> a déconnecté <what>{subject}</what>} other {<what>{subject}</what> a été déconnecté}}',
    integrationBroken: '<what>{subject}</what> doit être reconnecté',
    providerConnected:
      '{by, select, person {<who>{actor}</who> a connecté <what>{subject}</what>} other {<what>{subject}</what> a été connecté}}',
    providerChanged:
      '{by, select, person {<who>{actor}</who> a modifié les paramètres de <what>{subject}</what>} other {Les paramètres de <what>{subject}</what> ont été modifiés}}',
    providerDisconnected:
      '{by, select, person {<who>{actor}</who> a déconnecté <what>{subject}</what>} other {<what>{subject}</what> a été déconnecté}}',
    reviewArrived:
      '{amount, plural, one {Un nouvel avis est arrivé : <what>{subject}</what>} other {# nouveaux avis sont arrivés, le dernier : <what>{subject}</what>}}',
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
      '{by, select, person {<who>{actor}</who> a annulé l’import de <what>{subject}</what>} other {L’import de <what>{subject}</what> a été annulé}} : {amount, plural, one {# avis retiré} other {# avis retirés}}',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> a ajouté un avis à la main} other {Un avis a été ajouté à la main}} : <what>{subject}</what>',
    reviewEdited:
      '{by, select, person {<who>{actor}</who> a modifié un avis ajouté à la main} other {Un avis ajouté à la main a été modifié}} : <what>{subject}</what>',
    reviewRemoved:
      '{by, select, person {<who>{actor}</who> a retiré un avis ajouté à la main} other {Un avis ajouté à la main a été retiré}} : <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> a ouvert un litige} other {Un litige a été ouvert}} : <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> a déposé un litige} other {Un litige a été déposé}} : <what>{subject}</what>',
    disputeFilingFailed: 'Un litige n’a pas pu être déposé : <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> a marqué un litige comme résolu} other {Un litige a été résolu}} : <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> a marqué un litige comme rejeté} other {Un litige a été rejeté}} : <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> a rouvert un litige} other {Un litige a été rouvert}} : <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> a fait appel du rejet d’un litige} other {Le rejet d’un litige fait l’objet d’un appel}} : <what>{subject}</what>',
    incidentOpened: 'Beaucoup de mauvais avis d’un coup, un incident a été ouvert : <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> a fermé un incident} other {Un incident a été fermé}} : <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> a créé le code QR <what>{subject}</what>} other {<who>{actor}</who> a créé # codes QR}}',
    qrCodeChanged: '<who>{actor}</who> a modifié le code QR <what>{subject}</what>',
    qrCodeActivated: '<who>{actor}</who> a activé le code QR <what>{subject}</what>',
    qrCodeDeactivated: '<who>{actor}</who> a désactivé le code QR <what>{subject}</what>',
    qrCodeDeleted: '<who>{actor}</who> a supprimé le code QR <what>{subject}</what>',
    qrCodeRestored: '<who>{actor}</who> a rétabli le code QR <what>{subject}</what>',
    hostedPageCreated: '<who>{actor}</who> a créé la page <what>{subject}</what>',
    hostedPageChanged: '<who>{actor}</who> a modifié la page <what>{subject}</what>',
    hostedPagePublished: '<who>{actor}</who> a publié la page <what>{subject}</what>',
    hostedPageUnpublished: '<who>{actor}</who> a retiré la page <what>{subject}</what>',
    hostedPageDeleted: '<who>{actor}</who> a supprimé la page <what>{subject}</what>',
    hostedPageRestored: '<who>{actor}</who> a rétabli la page <what>{subject}</what>',
    hostedPageAnswered: '<who>{actor}</who> a répondu à un commentaire privé de la page <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> a corrigé le sentiment de} other {Le sentiment a été corrigé pour}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> a modifié la voix de la marque} other {La voix de la marque a été modifiée}}',
    accountSignInRefused:
      '{count, plural, =1 {Échec de connexion} other {# échecs de connexion}} au compte de <what>{subject}</what>',
    accountLocked: 'La connexion au compte de <what>{subject}</what> a été bloquée un moment après trop de tentatives',
    accountPasswordChanged: '<who>{actor}</who> a changé son mot de passe',
    accountEmailChanged: '<who>{actor}</who> a changé son adresse e-mail',
    accountFactorAdded: '<who>{actor}</who> a ajouté une méthode de vérification',
    accountFactorRemoved: '<who>{actor}</who> a retiré une méthode de vérification',
    accountRecoveryCodesMade: '<who>{actor}</who> a créé de nouveaux codes de secours',
    accountRecoveryCodeUsed: '<who>{actor}</who> a utilisé un code de secours pour se connecter',
    accountIdentityLinked: '<who>{actor}</who> a ajouté un moyen de connexion',
    accountIdentityUnlinked: '<who>{actor}</who> a retiré un moyen de connexion',
    workspaceSettingsChanged: '<who>{actor}</who> a modifié les paramètres',
    workspaceBrandingChanged: '<who>{actor}</who> a modifié l’image de marque',
    workspaceExported: '<who>{actor}</who> a exporté toutes les données',
    workspaceClosed: '<who>{actor}</who> a fermé l’espace',
    workspaceReopened: '<who>{actor}</who> a rouvert l’espace',
    workspaceSuspended: '<who>{actor}</who> a suspendu l’espace',
    workspaceDeactivated: '<who>{actor}</who> a désactivé l’espace',
    workspaceReactivated: '<who>{actor}</who> a réactivé l’espace',
    workspaceViewed: '<who>{actor}</who> a consulté l’espace : {subject}',
    workspaceActivityExported: '<who>{actor}</who> a téléchargé l’activité',
    billingPlanBooked: 'La formule <what>{subject}</what> a été souscrite',
    billingPlanSwitched: '<who>{actor}</who> est passé à la formule <what>{subject}</what>',
    billingSwitchUndone: '<who>{actor}</who> a gardé la formule <what>{subject}</what>',
    billingCanceled: '<who>{actor}</who> a résilié la formule <what>{subject}</what>',
    billingCancelUndone: '<who>{actor}</who> a annulé la résiliation de <what>{subject}</what>',
    billingPaymentFailed: 'Le paiement de la formule <what>{subject}</what> a échoué',
    billingTrialExtended: '<who>{actor}</who> a prolongé votre essai',
    billingCreditGiven: '<who>{actor}</who> vous a accordé un avoir de <what>{subject}</what>',
    automationChanged: '<who>{actor}</who> a modifié l’automatisation <what>{subject}</what>',
    automationConsented: '<who>{actor}</who> a accepté la publication automatique de textes <what>{subject}</what>',
    automationStopped: '<who>{actor}</who> a arrêté l’automatisation',
    automationResumed: '<who>{actor}</who> a relancé l’automatisation',
    reviewExported: '<who>{actor}</who> a téléchargé des avis',
    campaignCreated: '<who>{actor}</who> a créé la campagne <what>{subject}</what>',
    campaignChanged: '<who>{actor}</who> a modifié la campagne <what>{subject}</what>',
    campaignDeleted: '<who>{actor}</who> a supprimé la campagne <what>{subject}</what>',
    campaignRestored: '<who>{actor}</who> a rétabli la campagne <what>{subject}</what>',
    campaignSent: '<who>{actor}</who> a envoyé la campagne <what>{subject}</what>',
    campaignScheduled: '<who>{actor}</who> a programmé la campagne <what>{subject}</what>',
    campaignUnscheduled: '<who>{actor}</who> a annulé la programmation de la campagne <what>{subject}</what>',
    campaignActivated: '<who>{actor}</who> a activé la campagne <what>{subject}</what>',
    campaignPaused: '<who>{actor}</who> a mis en pause la campagne <what>{subject}</what>',
    campaignEnded: '<who>{actor}</who> a arrêté la campagne <what>{subject}</what>',
    campaignCompleted: 'La campagne <what>{subject}</what> est terminée',
    campaignFailed: 'La campagne <what>{subject}</what> n’a pas pu continuer',
    campaignExported: '<who>{actor}</who> a téléchargé les destinataires de la campagne <what>{subject}</what>',
    campaignAsked: '<who>{actor}</who> a demandé un avis à quelqu’un : <what>{subject}</what>',
    contactCreated: '<who>{actor}</who> a ajouté {count, plural, one {un contact} other {# contacts}}',
    contactChanged: '<who>{actor}</who> a modifié {count, plural, one {un contact} other {# contacts}}',
    contactTagged:
      '<who>{actor}</who> a modifié les étiquettes de {amount, plural, one {# contact} other {# contacts}}',
    contactConsented:
      '<who>{actor}</who> a enregistré le consentement de {count, plural, one {# contact} other {# contacts}}',
    contactVisited: '<who>{actor}</who> a enregistré {count, plural, one {une visite} other {# visites}}',
    contactUnsubscribed:
      '{by, select, person {<who>{actor}</who> a indiqué que {count, plural, one {# contact ne veut} other {# contacts ne veulent}} plus de messages} other {{count, plural, one {Un contact s’est désinscrit} other {# contacts se sont désinscrits}}}}',
    contactDeleted: '<who>{actor}</who> a supprimé {amount, plural, one {# contact} other {# contacts}}',
    contactImported: '<who>{actor}</who> a importé {amount, plural, one {# contact} other {# contacts}}',
    contactImportUndone: '<who>{actor}</who> a annulé l’import de {amount, plural, one {# contact} other {# contacts}}',
    contactRestored: '<who>{actor}</who> a rétabli {amount, plural, one {# contact} other {# contacts}}',
    contactExported: '<who>{actor}</who> a téléchargé des contacts',
    contactErased: '<who>{actor}</who> a effacé les données d’une personne',
    qrCodeExported: '<who>{actor}</who> a téléchargé les scans de <what>{subject}</what>',
    hostedPageExported: '<who>{actor}</who> a téléchargé les réponses de la page <what>{subject}</what>',
  },
}

export const askedThisMonth: SameKeys<typeof en.askedThisMonth> = {
  title: 'Demandes d’avis ce mois-ci',
  failed: 'Les demandes de ce mois n’ont pas pu être chargées',
  asked: 'Envoyées',
  responses: 'Réponses',
  none: 'Aucun avis n’a encore été demandé ce mois-ci.',
  begin: 'Demander des avis',
}

export const activityTab: SameKeys<typeof en.activityTab> = {
  title: 'Activité',
  description: 'Qui a fait quoi, quand et d’où. Personne ne peut modifier ces lignes.',
  tabs: 'Équipe',
  members: 'Membres',
  failed: 'Impossible de charger l’activité',
  emptyTitle: 'Aucune activité pour l’instant',
  emptyText: 'Ce que vous et votre équipe faites apparaîtra ici.',
  nothingTitle: 'Aucune activité correspondante',
  nothingText: 'Modifiez ou effacez les filtres pour en voir plus.',
  person: 'Personne',
  everybody: 'Tout le monde',
  product: 'Goodword (automatique)',
  left: 'Une personne qui a quitté l’équipe',
  area: 'Domaine',
  allAreas: 'Tous les domaines',
  from: 'Du',
  to: 'Au',
  clear: 'Effacer',
  download: 'Télécharger en CSV',
  downloading: 'Téléchargement…',
  downloadFailed: 'Impossible de télécharger le fichier',
  deviceAt: '{device}, {address}',
  onSystem: '{browser} sur {system}',
  unknownDevice: 'Appareil inconnu',
  change: '{name} : {before} → {after}',
  listed: '{name} : {list}',
  nothing: '–',
  yes: 'Oui',
  no: 'Non',
  changes: activityChanges,
  roles: teamRoles,
  permissions: permissionNames,
}
