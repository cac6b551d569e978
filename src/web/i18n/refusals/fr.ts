import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'
import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'
import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'
import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'
import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'values-invalid': 'Certaines des valeurs ne sont pas valables.',
  'page-address-invalid': 'Cette adresse de page n’est pas valable.',
  'nothing-here': 'Il n’y a rien à cette adresse.',
  'second-factor-due': 'Saisissez d’abord le code de votre second facteur.',
  'session-ended': 'Cette session est déjà terminée.',
  'customer-not-found': 'Cet espace n’existe pas.',
  'customer-read-only': 'Cet espace peut être consulté, mais pas modifié pour le moment. Veuillez nous contacter.',
  'member-already': 'Cette adresse e-mail fait déjà partie de l’équipe',
  'member-elsewhere': 'Vous faites déjà partie d’une équipe et ne pouvez pas en rejoindre une autre avec ce compte.',
  'invitation-invalid':
    'Cette invitation n’est plus valable. Demandez-en une nouvelle à la personne qui vous a invité.',
  'seats-taken':
    'Votre formule comprend {seats, plural, one {# membre} other {# membres}} d’équipe. Changez de formule pour en inviter davantage.',
  'sso-outside-plan': 'L’authentification unique fait partie de la formule Enterprise.',
  'sso-owner-only': 'Seul le propriétaire de l’espace peut modifier l’authentification unique.',
  'sso-domain-taken': 'Un autre compte se connecte déjà avec l’un de ces domaines. Veuillez nous contacter.',
  'sso-domain-invalid': '{domain} n’est pas un domaine.',
  'sso-domain-public':
    'N’importe qui peut avoir une adresse chez {domain} ; ce domaine ne peut donc pas désigner votre entreprise.',
  'sso-domain-foreign':
    'Vous ne pouvez ajouter que le domaine de votre propre adresse e-mail confirmée, et ce n’est pas {domain}.',
  'contact-message-not-found': 'Ce message n’existe pas.',
  'contact-message-handled': 'Ce message a déjà été traité.',
  'contact-message-open': 'Ce message est déjà ouvert.',
  'notification-not-found': 'Cette notification n’existe pas.',
  'push-device-refused':
    'Ce navigateur ne peut pas être averti : nous ne pouvons pas envoyer à son service de notifications.',
  'push-device-not-found': 'Ce navigateur n’est plus averti.',
  'location-not-found': 'Cet établissement n’existe pas.',
  'location-in-use': 'Cet établissement a des connexions ou des avis ; il reste donc.',
  'allowance-used':
    'Le quota du jour de {tokens, number} jetons d’IA est épuisé. Il repart à minuit UTC, dans {hours, number} h {minutes, number} min.',
  'allowance-kept':
    'Sur les {tokens, number} jetons d’IA du jour, il en reste {left, number}, réservés aux réponses en cours. Réessayez dans un instant.',
}

const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Ce litige n’existe pas.',
  'disputes-outside-plan':
    'La gestion des litiges fait partie de la formule Professional. Changez de formule pour contester des avis.',
  'dispute-being-filed': 'Le litige est en cours de dépôt. Attendez qu’il soit arrivé.',
  'dispute-not-movable':
    'Un litige {status, select, pending {en attente} in_progress {en cours} resolved {résolu} other {rejeté}} ne peut pas être {deed, select, filed {déposé} resolved {résolu} rejected {rejeté} reopened {rouvert} appealed {porté en appel} prioritized {priorisé} other {modifié}}.',
  'filing-gone': 'Il est trop tard pour annuler.',
  'dispute-exists': 'Cet avis a déjà un litige ouvert.',
  'dispute-changed': 'Quelqu’un a modifié ce litige entre-temps. Regardez-le à nouveau, puis modifiez-le.',
  'dispute-without-actions': 'Priorisez d’abord le litige : il n’y a pas encore d’actions recommandées.',
  'dispute-without-appeal': 'Cette plateforme n’accepte pas d’appel.',
  'dispute-appealed': 'Il n’y a qu’un appel, et il a été fait.',
  'dispute-not-filed': 'Seul un litige déposé auprès de la plateforme peut faire l’objet d’un appel.',
  'dispute-not-linked': 'Ce litige n’est lié à aucun avis d’une plateforme',
  'dispute-linked': 'Ce litige est déjà lié à un avis.',
  'dispute-filed-elsewhere': 'Ce litige a été déposé auprès de {platform}. Choisissez un avis de cette plateforme.',
  'dispute-not-connected': 'Aucune intégration {platform} active. Veuillez la connecter dans les paramètres.',
  'dispute-by-hand':
    '{platform} ne reçoit les litiges que sur sa propre page. Déposez-le là-bas, puis saisissez ici la référence.',
  'dispute-without-text': 'Veuillez d’abord ajouter les informations de l’avis',
  'file-not-found': 'Ce fichier n’existe pas.',
  'files-full':
    'Un litige contient au plus {count, plural, one {# fichier} other {# fichiers}}. Retirez-en d’abord un.',
  'file-empty': 'Ce fichier est vide.',
  'file-too-large': 'Ce fichier dépasse {megabytes} Mo.',
  'file-grows': 'Ce fichier est trop volumineux. Il peut faire 5 Mo.',
  'file-too-many-pixels': 'Cette image a plus de {millions} millions de pixels. Réduisez-la.',
  'file-type-refused': 'Seuls des images PNG, JPEG ou WebP et des documents PDF peuvent être ajoutés.',
  'file-type-recognized':
    'C’est {kind, select, gif {une image GIF} heic {une image HEIC ou AVIF} tiff {une image TIFF} bitmap {une image bitmap} archive {une archive ou un document bureautique} other {un dessin ou une page web}}. Seuls des images PNG, JPEG ou WebP et des documents PDF peuvent être ajoutés.',
  'file-unreadable': 'Ce fichier est endommagé et illisible.',
  'file-too-long': 'Ce document a plus de 50 pages.',
  'file-encrypted': 'Ce document est protégé par un mot de passe. Ajoutez-en un qui ne l’est pas.',
  'incident-not-found': 'Cet incident n’existe pas.',
  'incident-over': 'Cet incident est déjà terminé.',
}

const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Cette connexion n’existe pas.',
  'listing-not-granted': 'L’accès à cette fiche n’a pas été accordé.',
  'listing-chosen': 'Une fiche a déjà été choisie pour cette connexion.',
  'platform-connected': 'Cette plateforme est connectée. Déconnectez-la d’abord.',
  'platforms-beyond-plan': 'Votre formule comprend trois plateformes. Changez de formule pour en connecter davantage.',
  'client-id-missing': 'Identifiant client valable manquant pour {platform}. Veuillez vérifier votre fichier .env.',
  'connect-no-code': 'Aucun code d’autorisation reçu',
  'exchange-without-code': 'Aucun code d’autorisation reçu',
  'exchange-without-customer': 'Impossible d’obtenir les informations de l’espace',
  'connect-no-state': 'Aucun paramètre d’état reçu',
  'connect-state-invalid': 'Le paramètre d’état n’est pas valable',
  'connect-nothing-pending': 'L’état d’authentification n’est pas valable. Veuillez réessayer.',
  'connect-no-token': 'Impossible d’obtenir la clé d’accès',
  'connect-no-listing': 'Ce compte n’a chez {platform} aucune fiche que nous puissions lire.',
  'connect-other-account':
    'Ce compte ne gère pas {name}. Connectez-vous avec celui qui le gère, ou ajoutez-le comme nouvelle intégration.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'La récupération depuis {platform} a échoué : {message}',
  'sync-not-found': 'Cette synchronisation n’existe pas.',
  'sync-ended': 'Cette synchronisation est déjà terminée.',
  'sync-just-ended': 'Une synchronisation vient de se terminer. Réessayez.',
}

const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Cette réponse n’existe pas.',
  'reply-too-long':
    '{platform} accepte au plus {size, number} {unit, select, bytes {octets} other {caractères}} ; cette réponse en compte {excess, number} de trop.',
  'reply-waiting-by':
    'Une réponse de {name} attend d’être approuvée. Lisez-la d’abord ; vous pouvez la garder, ou la remplacer par la vôtre.',
  'reply-answered-by':
    '{name} vient de répondre à cet avis. Lisez d’abord sa réponse ; vous pouvez la garder, ou la remplacer par la vôtre.',
  'reply-answered-there':
    'Cet avis a reçu une réponse sur {platform}. Lisez-la d’abord ; vous pouvez la garder, ou la remplacer par la vôtre.',
  'reply-on-its-way': 'Une réponse est en route vers {platform}. Attendez qu’elle y soit.',
  'reply-of-somebody-else': 'Seul son auteur peut reprendre cette réponse.',
  'reply-taken-back': 'Cette réponse a déjà été reprise.',
  'reply-replaced': 'Une autre réponse a pris la place de celle-ci.',
  'reply-too-late':
    'Il est trop tard pour reprendre cette réponse : elle est en route vers {platform}, ou déjà arrivée.',
  'reply-not-connected': 'La réponse est enregistrée ici, mais aucune intégration {platform} n’est connectée.',
  'reply-there-already': 'Cette réponse est en route vers {platform}, ou déjà arrivée.',
  'reply-followed-by-itself': 'Cette réponse est envoyée d’ici ; ce qu’elle devient se voit tout seul.',
  'reply-not-by-hand': 'Cette réponse n’était pas à publier à la main.',
  'reply-before-leaving': 'La réponse précédente est en cours d’envoi. Attendez qu’elle y soit.',
  'reply-overtaken': 'Une autre réponse à cet avis est en route.',
  'reply-another-waiting': 'Une autre réponse à cet avis attend d’être approuvée. Décidez d’abord de celle-là.',
  'reply-stays-there':
    'Les réponses ne peuvent pas être supprimées d’ici. Supprimez-la sur {platform}, et elle disparaîtra ici aussi.',
  'reply-not-left': 'Elle n’est pas encore partie : reprenez-la plutôt.',
  'reply-deleted': 'Cette réponse a déjà été supprimée.',
  'reply-leaving': 'Cette réponse est en cours d’envoi. Attendez qu’elle y soit, puis supprimez-la.',
  'reply-waiting': 'Cette réponse attend d’être approuvée : renvoyez-la à son auteur.',
  'reply-gone': 'Cette réponse n’est plus là.',
  'reply-returned-by': '{name} a renvoyé cette réponse à son auteur.',
  'reply-approved-by': '{name} a approuvé cette réponse.',
  'reply-not-waiting': 'Cette réponse n’attend pas d’être approuvée.',
  'reply-link-unknown': 'Ce lien n’existe pas. Il en manque peut-être une partie.',
  'reply-link-used': 'Ce lien a déjà été utilisé.',
  'reply-link-expired': 'Ce lien a expiré. Connectez-vous pour répondre à l’avis.',
  'reply-link-answered': 'Cet avis a reçu une réponse entre-temps.',
  'template-not-found': 'Ce modèle n’existe pas.',
  'template-name-taken': 'Il existe déjà un modèle de ce nom.',
  'template-variable-unknown': '{variable} n’est pas connu. Il y a {known}.',
  'plan-not-found': 'Cette réponse programmée n’existe pas.',
  'plan-incomplete': 'Veuillez remplir tous les champs obligatoires',
  'plan-in-the-past': 'L’heure prévue doit être dans le futur',
  'plan-exists': 'Une réponse à cet avis est déjà programmée. Modifiez-la, ou annulez-la d’abord.',
  'plan-sent': 'Cette réponse a déjà été envoyée.',
  'plan-leaving': 'Cette réponse est en cours d’envoi.',
}

const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
  'review-not-found': 'Cet avis n’existe pas.',
  'review-answered': 'Cet avis a reçu une réponse.',
  'review-not-manual': 'Cet avis n’existe pas, ou n’a pas été saisi à la main.',
  'day-ahead': 'Saisissez un jour passé.',
  'note-not-found': 'Cette note n’existe pas, ou un collègue l’a écrite.',
  'person-not-member': 'Cette personne ne fait pas partie de votre équipe.',
  'view-not-found': 'Cette vue n’existe pas, ou un collègue l’a enregistrée.',
  'view-name-taken': 'Vous avez déjà une vue de ce nom.',
  'views-full': 'Vous avez {count, plural, one {# vue} other {# vues}}. Retirez-en une pour en enregistrer une autre.',
  'bulk-not-found': 'Cette action n’existe pas.',
  'bulk-ended': 'C’est déjà terminé.',
  'bulk-not-failed': 'Seul ce qui a échoué peut être réessayé.',
  'bulk-schedule-denied': 'Vous ne pouvez pas programmer de réponses. Demandez à un administrateur de votre équipe.',
  'bulk-dispute-denied': 'Vous ne pouvez pas ouvrir de litiges. Demandez à un administrateur de votre équipe.',
  'reading-anew': 'Les avis sont déjà en cours de relecture.',
  'import-not-found': 'Cet import n’existe pas.',
  'import-undone': 'Cet import a déjà été annulé.',
  'import-too-large': 'Le fichier dépasse {megabytes} Mo.',
  'import-too-wide': 'Le fichier a plus de {columns} colonnes.',
  'import-too-long': 'Le fichier a plus de {rows, number} lignes.',
  'import-without-date': 'Indiquez quelle colonne contient la date.',
  'import-unreadable': 'Aucune des lignes n’est lisible.',
  'analysis-under-way': 'L’assistant lit encore. L’analyse s’affichera dès qu’elle sera prête.',
}

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
