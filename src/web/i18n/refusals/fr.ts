import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'
import type { BILLING_REFUSALS } from '#shared/domain/refusals/billing-refusals.ts'
import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'
import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'
import type { PROVIDER_REFUSALS } from '#shared/domain/refusals/provider-refusals.ts'
import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'
import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'feature-off': 'Cette fonction est désactivée pour tout le monde en ce moment. Réessayez plus tard.',
  'admin-operator-needed':
    'Votre rôle est de consulter. Demandez à un opérateur ou à un propriétaire de cette installation de le faire.',
  'admin-factor-missing':
    'Ici, les administrateurs ont besoin de l’authentification à deux facteurs. Configurez-la pour continuer.',
  'admin-owner-needed': 'Seul un propriétaire de cette installation peut gérer les administrateurs.',
  'administrator-already': '{email} est déjà administrateur.',
  'administrator-yourself':
    'Vous ne pouvez ni vous modifier ni vous retirer vous-même. Demandez-le à un autre propriétaire.',
  'view-only': 'Vous consultez cet espace en tant qu’administrateur. Rien ne peut y être modifié.',
  'view-without-files': 'Vous consultez cet espace en tant qu’administrateur. Rien ne peut y être téléchargé.',
  'view-shut': 'L’accès de ce client est fermé, il n’y a donc rien à voir. Réactivez-le d’abord.',
  'notice-over': 'Cet avis n’est plus affiché.',
  'queue-paused': 'Cette file est déjà en pause.',
  'queue-running': 'Cette file est déjà en marche.',
  'values-invalid': 'Certaines valeurs ne sont pas valides.',
  'page-address-invalid': 'Cette adresse de page n’est pas valide.',
  'nothing-here': 'Il n’y a rien à cette adresse.',
  'second-factor-due': 'Saisissez d’abord votre code de vérification.',
  'address-not-allowed':
    'Votre équipe n’autorise l’accès que depuis certains réseaux, et le vôtre n’en fait pas partie.',
  'second-factor-missing': 'Votre équipe exige l’authentification à deux facteurs. Configurez-la pour continuer.',
  'whitelist-locks-out': 'Vous perdriez l’accès : votre propre adresse, {address}, n’est pas dans la liste.',
  'own-factor-first': 'Configurez d’abord l’authentification à deux facteurs pour vous-même.',
  'closing-owner-only': 'Seul le propriétaire peut fermer ou rouvrir l’espace.',
  'closing-name-wrong': 'Ce n’est pas le nom de votre entreprise.',
  'slack-address-missing': 'Ajoutez d’abord l’adresse du webhook de Slack.',
  'settings-changed-meanwhile':
    'Quelqu’un d’autre a modifié ces paramètres entre-temps. Vos modifications n’ont pas été enregistrées.',
  'whitelist-off': 'La liste des IP autorisées est déjà désactivée.',
  'release-owner-only': 'Seul le propriétaire peut désactiver la liste des IP autorisées par e-mail.',
  'release-link-invalid': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'storage-full': 'Votre espace de stockage est plein : {megabytes, number} Mo. Contactez-nous.',
  'reauthentication-needed': 'Confirmez d’abord que c’est bien vous.',
  'session-ended': 'Cette session est déjà terminée.',
  'customer-not-found': 'Cet espace n’existe pas.',
  'location-not-yours':
    'Vous ne pouvez le faire que pour vos propres établissements. Choisissez l’un d’eux ou adressez-vous à un administrateur de votre équipe.',
  'all-locations-needed':
    'Cela concerne tous les établissements, et vous n’en suivez que certains. Adressez-vous à un administrateur de votre équipe.',
  'customer-read-only':
    'Vous pouvez consulter cet espace, mais pas le modifier pour le moment. Choisissez une formule pour continuer.',
  'workspace-closed': 'Cet espace est fermé. Le propriétaire peut le rouvrir jusqu’au {until}.',
  'workspace-closed-yours': 'Cet espace est fermé. Vous pouvez le rouvrir jusqu’au {until}.',
  'member-already': 'Cette personne fait déjà partie de l’équipe',
  'member-not-limitable': 'Les propriétaires voient tous les établissements, et on ne peut pas modifier les siens.',
  'member-already-named': '{email} fait déjà partie de l’équipe.',
  'member-not-found': 'Ce membre de l’équipe n’existe pas.',
  'member-not-yours': 'Seul un administrateur peut modifier ce membre de l’équipe.',
  'member-owner-kept': 'Seul le propriétaire peut modifier ses propres informations.',
  'member-self-kept':
    'Vous ne pouvez ni modifier votre propre rôle ou vos autorisations, ni vous suspendre ou vous supprimer vous-même.',
  'member-state':
    'C’est impossible pour une personne {status, select, active {active} invited {invitée} other {inactive}}.',
  'permission-not-yours': 'Vous ne pouvez pas accorder d’autorisations que vous n’avez pas vous-même.',
  'owner-by-transfer': 'Il y a toujours exactement un propriétaire. Transférez plutôt la propriété.',
  'owner-only': 'Seul le propriétaire peut transférer la propriété.',
  'member-here': 'Vous faites déjà partie de cette équipe.',
  'invitation-invalid':
    'Cette invitation n’est plus valide. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  'seats-taken':
    'Votre formule comprend {limit, plural, one {# membre} other {# membres}} d’équipe. Changez de formule pour inviter plus de monde.',
  'seats-taken-meanwhile':
    'Toutes les places de cette équipe ont été prises entre-temps. Adressez-vous à la personne qui a envoyé l’invitation.',
  'sso-outside-plan': 'L’authentification unique fait partie de la formule Enterprise.',
  'api-access-outside-plan': 'L’accès à l’API fait partie de la formule Enterprise.',
  'key-not-accepted': 'Ceci ne fait pas partie de l’API publique et ne peut donc pas être appelé avec une clé.',
  'key-unknown': 'Cette clé d’API est erronée, expirée ou révoquée.',
  'key-without-permission': 'Il manque à cette clé d’API le droit {permission}.',
  'key-address-not-allowed': 'Cette clé d’API ne peut pas être utilisée depuis votre adresse IP.',
  'api-key-not-found': 'Cette clé n’existe pas. Elle a peut-être été révoquée.',
  'api-key-name-taken': 'Une clé porte déjà ce nom.',
  'api-key-rotated-meanwhile':
    'Cette clé a été renouvelée entre-temps. Rechargez la page pour la voir telle qu’elle est.',
  'api-keys-full': 'Il peut y avoir {limit} clés. Révoquez-en une qui ne sert plus.',
  'visit-hook-not-found': 'Cette adresse n’existe pas. Elle a peut-être été supprimée.',
  'visit-hook-name-taken': 'Un système porte déjà ce nom.',
  'visit-hook-rotated-meanwhile':
    'Ce système a reçu un nouveau secret entre-temps. Rechargez la page pour le voir tel qu’il est.',
  'visit-hooks-full': 'Il peut y avoir {limit} systèmes. Supprimez-en un qui ne sert plus.',
  'visit-hook-unsigned':
    'La signature manque ou ne correspond pas au contenu. Envoyez goodword-signature: sha256=… sur le contenu exact.',
  'visit-hook-unreadable': 'Aucune valeur de {field} utilisable n’a été trouvée à {path}.',
  'visit-hook-resting': 'Cet espace est actuellement en lecture seule : rien de nouveau n’est accepté.',
  'webhook-not-found': 'Ce webhook n’existe pas. Il a peut-être été supprimé.',
  'webhook-delivery-not-found': 'Cet envoi n’existe pas. Le journal remonte à 30 jours.',
  'webhook-address-refused': 'Saisissez une adresse publique sur internet qui commence par https://.',
  'webhook-address-taken': 'Un webhook a déjà cette adresse.',
  'webhook-rotated-meanwhile':
    'Ce webhook a reçu un nouveau secret entre-temps. Rechargez la page pour le voir tel qu’il est.',
  'webhook-off': 'Ce webhook est désactivé. Activez-le d’abord.',
  'webhooks-full': 'Il peut y avoir {limit} webhooks. Supprimez-en un qui ne sert plus.',
  'custom-branding-outside-plan': 'Vos propres couleurs et votre propre domaine font partie de la formule Enterprise.',
  'sso-owner-only': 'Seul le propriétaire de l’espace peut modifier l’authentification unique.',
  'custom-domain-invalid': 'Saisissez un domaine comme reviews.example.com.',
  'custom-domain-ours': 'Ce domaine est à nous. Saisissez-en un à vous.',
  'custom-domain-taken': 'Une autre entreprise utilise déjà ce domaine.',
  'custom-domain-unknown': 'Il n’y a aucun domaine à vérifier.',
  'sso-domain-taken': 'Un autre compte se connecte déjà avec l’un de ces domaines. Contactez-nous.',
  'sso-domain-invalid': '{domain} n’est pas un domaine.',
  'sso-domain-public':
    'Tout le monde peut avoir une adresse chez {domain} : ce domaine ne permet pas d’identifier votre entreprise.',
  'sso-domain-unknown': '{domain} ne fait pas partie de vos domaines de messagerie.',
  'contact-message-not-found': 'Ce message n’existe pas.',
  'contact-message-answered': 'Ce message a déjà reçu une réponse.',
  'contact-message-handled': 'Ce message a déjà été traité.',
  'contact-message-open': 'Ce message est déjà ouvert.',
  'notification-not-found': 'Cette notification n’existe pas.',
  'push-device-refused':
    'Ce navigateur ne peut pas recevoir de notifications : son service de notifications est injoignable.',
  'push-device-not-found': 'Ce navigateur ne reçoit plus de notifications.',
  'location-not-found': 'Cet établissement n’existe pas.',
  'location-in-use': 'Cet établissement a des connexions ou des avis : impossible de le retirer.',
  'allowance-used':
    'Le quota du jour de {tokens, number} tokens d’IA est épuisé. Il se renouvelle à minuit UTC, dans {hours, number} h {minutes, number} min.',
  'allowance-kept':
    'Sur les {tokens, number} tokens d’IA du jour, il en reste {left, number}, réservés aux réponses en cours. Réessayez dans un instant.',
}

const billingRefusals: Record<keyof typeof BILLING_REFUSALS, string> = {
  'billing-off': 'Il n’est pas encore possible de payer une formule ici. Contactez-nous.',
  'billing-refused': 'Le service de paiement indique : « {words} »',
  'subscription-there': 'Vous avez déjà une formule. Vous pouvez en changer.',
  'subscription-missing': 'Choisissez d’abord une formule.',
  'plan-unchanged': 'Vous avez déjà cette formule.',
  'coupon-unknown': 'Ce code promo n’existe pas. Vérifiez votre saisie.',
  'coupon-expired': 'Ce code promo a expiré.',
  'coupon-spent': 'Ce code promo est épuisé.',
  'coupon-had': 'Vous avez déjà utilisé ce code promo.',
  'coupon-waiting': 'Un autre code promo s’appliquera déjà à votre prochaine facture.',
  'refund-too-much': 'De cette facture, ${left} au plus peuvent encore être remboursés.',
  'owner-is-here': 'Le propriétaire est déjà là.',
  'trial-beside-plan': 'Ce client a déjà pris une formule. Il n’y a plus d’essai ensuite.',
  'coupon-code-taken': 'Il existe déjà un code promo {code}.',
  'coupon-used-more': 'Il a déjà été utilisé {uses, number} fois. Autorisez au moins autant d’utilisations.',
  'coupon-over': 'Ce code promo a déjà pris fin.',
  'member-resting':
    'La formule n’a pas de place pour vous en ce moment : vous voyez tout, sans rien modifier. Adressez-vous au propriétaire.',
  'platform-resting':
    'La formule n’a pas de place pour {platform} : ses avis restent, mais rien n’est récupéré ni publié. Changez de formule pour continuer.',
}

const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Ce litige n’existe pas.',
  'disputes-outside-plan':
    'La gestion des litiges fait partie de la formule Professional. Changez de formule pour contester des avis.',
  'dispute-being-filed': 'Le litige est en cours de dépôt. Patientez un instant.',
  'dispute-filed': 'Ce litige a été déposé. Sa description reste telle que la plateforme l’a reçue.',
  'dispute-not-movable':
    'Un litige {status, select, pending {en attente} in_progress {en cours} resolved {résolu} other {rejeté}} ne peut pas être {deed, select, filed {déposé} resolved {résolu} rejected {rejeté} reopened {rouvert} appealed {porté en appel} prioritized {évalué} other {modifié}}.',
  'filing-gone': 'Il est trop tard pour annuler.',
  'dispute-exists': 'Cet avis a déjà un litige ouvert.',
  'dispute-changed': 'Quelqu’un a modifié ce litige entre-temps. Relisez-le avant de le modifier.',
  'dispute-without-actions': 'Évaluez d’abord la priorité du litige : il n’y a pas encore d’actions recommandées.',
  'dispute-without-appeal': 'Impossible de faire appel auprès de cette plateforme.',
  'dispute-appealed': 'On ne peut faire appel qu’une fois, et c’est déjà fait.',
  'dispute-not-filed': 'Vous ne pouvez faire appel que pour un litige déposé auprès de la plateforme.',
  'dispute-not-linked': 'Ce litige n’est lié à aucun avis d’une plateforme',
  'dispute-linked': 'Ce litige est déjà lié à un avis.',
  'dispute-filed-elsewhere': 'Ce litige a été déposé auprès de {platform}. Choisissez un avis de cette plateforme.',
  'dispute-not-connected': 'Aucune intégration {platform} active. Connectez-la dans les paramètres.',
  'dispute-by-hand':
    '{platform} ne reçoit les litiges que sur sa propre page. Déposez-y votre litige, puis notez la référence ici.',
  'dispute-without-text': 'Indiquez d’abord ce que dit l’avis',
  'file-not-found': 'Ce fichier n’existe pas.',
  'files-full':
    'Un litige contient au plus {count, plural, one {# fichier} other {# fichiers}}. Retirez-en d’abord un.',
  'file-empty': 'Ce fichier est vide.',
  'file-too-large': 'Ce fichier dépasse {megabytes} Mo.',
  'file-grows': 'Ce fichier est trop volumineux : 5 Mo au plus.',
  'file-too-many-pixels': 'Cette image a plus de {millions} millions de pixels. Réduisez-la.',
  'file-type-refused': 'Ajoutez une image PNG, JPEG ou WebP, ou un document PDF.',
  'file-type-recognized':
    'C’est {kind, select, gif {une image GIF} heic {une image HEIC ou AVIF} tiff {une image TIFF} bitmap {une image bitmap} archive {une archive ou un document bureautique} other {un dessin ou une page web}}. Ajoutez une image PNG, JPEG ou WebP, ou un document PDF.',
  'picture-type-refused':
    '{kind, select, gif {C’est une image GIF. } heic {C’est une image HEIC ou AVIF. } tiff {C’est une image TIFF. } bitmap {C’est une image bitmap. } archive {C’est une archive ou un document bureautique. } pdf {C’est un document PDF. } markup {C’est un dessin SVG ou une page web. } other {}}Ajoutez une image PNG, JPEG ou WebP.',
  'file-unreadable': 'Ce fichier est endommagé et illisible.',
  'file-too-long': 'Ce document a plus de 50 pages.',
  'file-encrypted': 'Ce document est protégé par un mot de passe. Retirez le mot de passe et réessayez.',
  'incident-not-found': 'Cet incident n’existe pas.',
  'incident-over': 'Cet incident est déjà fermé.',
}

const providerRefusals: Record<keyof typeof PROVIDER_REFUSALS, string> = {
  'campaigns-outside-plan':
    'Les campagnes font partie de la formule Professional. Changez de formule pour envoyer des messages à vos clients.',
  'advanced-analytics-outside-plan':
    'Les analyses avancées font partie de la formule Professional. Changez de formule pour suivre une campagne en détail.',
  'campaign-not-found': 'Campagne introuvable, ou vous n’avez pas l’autorisation de la voir.',
  'campaigns-full': 'Vous avez {count, number} campagnes. Supprimez-en une pour en créer une autre.',
  'campaign-active': 'Cette campagne est en cours. Mettez-la en pause avant de la supprimer.',
  'campaign-fixed':
    'Cette campagne est en cours ou terminée. Mettez-la en pause ou dupliquez-la pour modifier quelque chose.',
  'campaign-dates-crossed': 'La date de fin ne peut pas précéder la date de début.',
  'campaign-running': 'Cette campagne est déjà en cours.',
  'campaign-finished': 'Cette campagne est terminée. Dupliquez-la pour l’envoyer à nouveau.',
  'campaign-not-running': 'Cette campagne n’est pas en cours.',
  'campaign-not-scheduled': 'Aucune heure d’envoi n’est prévue pour cette campagne.',
  'campaign-incomplete': 'Le nom et le message de la campagne sont obligatoires',
  'campaign-without-channel': 'Sélectionnez au moins un canal pour envoyer votre campagne',
  'campaign-without-network': 'Connectez d’abord un réseau social dans les paramètres.',
  'campaign-in-the-past': 'Impossible de programmer une campagne dans le passé',
  'campaign-too-far-ahead': 'Choisissez un jour dans les deux ans à venir.',
  'secret-told-once': 'Cela vient d’être créé et n’est affiché qu’une fois. Créez-en un autre.',
  'calendar-sent': 'Ce qui a été envoyé ne peut plus être déplacé.',
  'campaign-over': 'La date de fin de cette campagne est passée. Modifiez-la avant de la lancer.',
  'campaign-for-asking':
    'Cette campagne n’écrit qu’aux personnes que vous sollicitez une à une. Dupliquez-la pour l’envoyer à plusieurs.',
  'campaign-automatic': 'Cette campagne part d’elle-même après chaque visite. Activez-la au lieu de l’envoyer.',
  'campaign-not-automatic':
    'Seules les demandes d’avis et de commentaires par e-mail ou SMS peuvent partir après une visite.',
  'campaign-way-fixed': 'Cette campagne a déjà commencé ou est programmée. Dupliquez-la pour changer son mode d’envoi.',
  'campaign-link-forbidden': 'Yelp n’autorise pas les entreprises à demander des avis. Choisissez un autre lien.',
  'cannot-be-asked': 'Cette personne ne peut pas être sollicitée de cette façon pour l’instant.',
  'asking-paused': 'Les demandes sont en pause ici. Activez d’abord « {name} » dans Campagnes.',
  'campaign-post-untold': 'Aucun chiffre n’est disponible pour cette publication.',
  'campaign-unsent': 'Aucun canal n’a pu envoyer la campagne',
  'campaign-field-unknown': '{field} n’est pas un champ connu. Corrigez d’abord le message.',
  'campaign-link-missing':
    'Le lien de cette campagne ne mène nulle part : publiez sa page ou ajoutez des liens d’avis à l’établissement.',
  'provider-not-found': 'Ce fournisseur n’est pas connecté.',
  'providers-full': 'Vous pouvez connecter jusqu’à {count} fournisseurs. Déconnectez-en un d’abord.',
  'credentials-required':
    '{name} demande {provider, select, mailchimp {une clé API et un préfixe de serveur} sendgrid {une clé API} mailgun {une clé API et un domaine} smtp {un serveur, un port, un nom d’utilisateur et un mot de passe} twilio {un SID de compte, un jeton d’authentification et un numéro d’envoi} messagebird {une clé API et un expéditeur} other {un jeton d’accès}}',
  'credentials-invalid': 'Identifiants non valides',
  'from-number-invalid': 'Indiquez le numéro complet, avec l’indicatif du pays, comme +14155550100.',
  'provider-refused': '{name} répond : « {words} »',
  'provider-unreachable': '{name} est injoignable pour le moment. Réessayez dans quelques minutes.',
  'provider-unconfirmed': '{name} n’a pas confirmé le message. Il arrivera peut-être quand même.',
  'mail-server-refused':
    'Nous ne pouvons pas utiliser ce serveur de messagerie. Il doit être accessible depuis Internet, sur le port 25, 465, 587 ou 2525.',
  'provider-sender-missing':
    'Indiquez d’abord l’adresse d’expéditeur et votre adresse postale. Aucun e-mail ne part sans elles.',
  'provider-sender-unverified':
    '{name} n’a pas encore vérifié {address}. Faites-la vérifier chez ce fournisseur, puis réessayez. D’ici là, aucun e-mail ne part.',
  'provider-number-missing': 'Indiquez votre propre numéro de téléphone.',
  'provider-without-test': '{name} n’envoie pas de messages isolés : il n’y a donc pas de message de test.',
  'provider-rights-missing':
    '{name} ne nous a pas donné l’autorisation de publier. Reconnectez-le et acceptez tout ce qui est demandé.',
  'provider-other-account':
    'Ce compte ne gère pas {name}. Connectez-vous avec celui qui le gère, ou ajoutez-le comme nouveau fournisseur.',
  'provider-without-place': 'Ce compte n’a aucune page sur {name} où vous puissiez publier.',
  'provider-place-not-granted': 'Nous n’avons pas accès à cette page.',
  'provider-place-chosen': 'Les pages ont déjà été choisies. Reconnectez-vous pour en changer.',
  'audience-not-found': '{name} n’a pas cette audience.',
}

const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Cette connexion n’existe pas.',
  'listing-not-granted': 'L’accès à cette fiche n’a pas été accordé.',
  'listing-chosen': 'Une fiche a déjà été choisie pour cette connexion.',
  'platform-connected': 'Cette plateforme est connectée. Déconnectez-la d’abord.',
  'platforms-beyond-plan':
    'Votre formule comprend {limit, plural, one {# plateforme} other {# plateformes}}. Changez de formule pour en connecter plus.',
  'client-id-missing': 'Il manque un identifiant client valide pour {platform}. Vérifiez votre fichier .env.',
  'connect-no-code': 'La plateforme n’a pas envoyé de code d’autorisation',
  'exchange-without-code': 'La plateforme n’a pas envoyé de code d’autorisation',
  'exchange-without-customer': 'Impossible de charger les informations de l’espace',
  'connect-no-state': 'La réponse de la plateforme est incomplète',
  'connect-state-invalid': 'La réponse de la plateforme n’est pas valide',
  'connect-nothing-pending': 'La connexion a été interrompue. Réessayez.',
  'connect-no-token': 'Impossible d’obtenir la clé d’accès',
  'connect-no-listing': 'Ce compte n’a chez {platform} aucune fiche que nous puissions lire.',
  'connect-other-account':
    'Ce compte ne gère pas {name}. Connectez-vous avec le bon compte, ou ajoutez une nouvelle intégration.',
  'qr-colors-inverted': 'Les téléphones ne lisent que les codes plus foncés que leur fond. Inversez les deux couleurs.',
  'qr-colors-too-close':
    'Les téléphones ne distinguent pas ces deux couleurs. Choisissez un code plus foncé ou un fond plus clair.',
  'qr-code-too-small': 'L’adresse est trop longue pour un code de cette taille. Choisissez-en un plus grand.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'Impossible de récupérer les avis de {platform} : {message}',
  'qr-code-not-found': 'Ce code QR n’existe pas.',
  'qr-code-without-link':
    'Cet établissement n’a pas encore de lien d’avis sur cette plateforme. Ajoutez-le dans les paramètres ou choisissez une autre destination.',
  'qr-code-loops': 'Un code QR ne peut pas mener à un autre code QR.',
  'qr-code-without-page': 'Cette page n’existe plus. Choisissez-en une autre.',
  'hosted-page-not-found': 'Cette page n’existe pas.',
  'hosted-page-changed':
    'Quelqu’un d’autre a modifié cette page entre-temps. Vos modifications n’ont pas été enregistrées.',
  'hosted-page-slug-taken': 'Cette adresse est déjà prise. {suggestion} est libre.',
  'hosted-page-question-kind': 'Une question déjà posée garde son type. Ajoutez-en une nouvelle.',
  'hosted-pages-full': 'Vous avez {count, number} pages. Supprimez-en une pour en créer une autre.',
  'review-widget-not-found': 'Ce widget n’existe pas.',
  'review-widgets-full': 'Vous avez {count, number} widgets. Retirez-en un pour en ajouter un autre.',
  'competitor-not-found': 'Ce concurrent n’existe pas.',
  'competitor-figure-not-found': 'Ce chiffre n’existe pas.',
  'competitors-full': 'Vous suivez {count, number} concurrents. Retirez-en un pour en ajouter un autre.',
  'competitor-file-unreadable': 'La première ligne doit nommer les colonnes : name, platform, date, rating et reviews.',
  'page-response-not-found': 'Cette réponse n’existe plus.',
  'page-response-without-address':
    'Cette personne n’a pas laissé d’adresse e-mail ou ne souhaite pas qu’on lui écrive.',
  'qr-codes-full': 'Vous avez {count, number} codes QR. Supprimez-en un pour en créer un autre.',
  'contact-not-found': 'Ce contact n’existe pas.',
  'contact-exists': 'Vous avez déjà un contact avec cette adresse.',
  'contact-unreachable': 'Indiquez une adresse e-mail ou un numéro de téléphone.',
  'contact-phone-invalid':
    'Ce numéro de téléphone n’est pas joignable. Commencez par l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  'contact-without-address': 'Ce contact n’a pas d’adresse sur ce canal.',
  'contact-suppressed':
    'Cette personne a demandé à ne plus être contactée. Elle seule peut revenir sur ce choix, sur sa page de préférences.',
  'visit-out-of-range': 'Indiquez un moment des douze derniers mois, et non à venir.',
  'consent-in-future': 'Choisissez aujourd’hui ou une date passée.',
  'contacts-full': 'Vous avez {count, number} contacts. Supprimez-en pour en ajouter d’autres.',
  'contacts-not-restored':
    'Il n’y a rien à rétablir : ces contacts ont été ajoutés de nouveau ou effacés définitivement.',
  'segment-in-use': 'Une campagne s’adresse à ce segment. Choisissez-y d’abord un autre public.',
  'segment-not-found': 'Ce segment n’existe plus.',
  'segment-name-taken': 'Un segment porte déjà ce nom.',
  'segments-full': 'Vous avez {count, number} segments. Supprimez-en un pour en enregistrer un autre.',
  'sync-not-found': 'Cette synchronisation n’existe pas.',
  'sync-ended': 'Cette synchronisation est déjà terminée.',
  'sync-just-ended': 'Une synchronisation vient de se terminer. Réessayez.',
}

const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Cette réponse n’existe pas.',
  'reply-too-long':
    '{platform} accepte au plus {size, number} {unit, select, bytes {octets} other {caractères}} ; cette réponse en compte {excess, number} de trop.',
  'automation-consent-needed': 'Confirmez d’abord que ces textes peuvent être publiés au nom de votre entreprise.',
  'rule-not-found': 'Cette règle n’existe pas.',
  'rules-full': 'Il y a déjà {most} règles. Supprimez-en une d’abord.',
  'rules-changed-meanwhile':
    'Quelqu’un d’autre a modifié les règles entre-temps. Vos modifications n’ont pas été enregistrées.',
  'chat-flow-not-found': 'Ce flux de chat n’existe pas.',
  'chat-flows-full': 'Il y a déjà {most} flux de chat. Supprimez-en un d’abord.',
  'chat-flow-changed-meanwhile':
    'Une autre personne a modifié ce flux de chat entre-temps. Vos modifications n’ont pas été enregistrées.',
  'chat-conversation-not-found': 'Cette conversation n’existe pas.',
  'reply-waiting-by':
    'Une réponse de {name} est en attente d’approbation. Lisez-la d’abord : vous pouvez la garder ou la remplacer par la vôtre.',
  'reply-answered-by':
    '{name} vient de répondre à cet avis. Lisez d’abord sa réponse : vous pouvez la garder ou la remplacer par la vôtre.',
  'reply-answered-there':
    'Cet avis a reçu une réponse sur {platform}. Lisez-la d’abord : vous pouvez la garder ou la remplacer par la vôtre.',
  'reply-on-its-way': 'Une réponse est en route vers {platform}. Patientez un instant.',
  'reply-of-somebody-else': 'Seul son auteur peut annuler l’envoi de cette réponse.',
  'approval-needed': 'Vos réponses doivent être approuvées. Envoyez plutôt celle-ci pour approbation.',
  'approval-not-yours': 'Votre propre texte doit être approuvé par quelqu’un d’autre.',
  'reply-taken-back': 'L’envoi de cette réponse est déjà annulé.',
  'reply-replaced': 'Cette réponse a été remplacée par une autre.',
  'reply-too-late': 'Trop tard pour annuler l’envoi : la réponse est en route vers {platform}, ou déjà arrivée.',
  'reply-not-connected': 'La réponse est enregistrée ici, mais aucune intégration {platform} n’est connectée.',
  'reply-there-already': 'Cette réponse est en route vers {platform}, ou déjà arrivée.',
  'reply-followed-by-itself': 'Cette réponse est envoyée d’ici ; son suivi est automatique.',
  'reply-not-by-hand': 'Cette réponse n’avait pas à être publiée à la main.',
  'reply-before-leaving': 'La réponse précédente est en cours d’envoi. Patientez un instant.',
  'reply-overtaken': 'Une autre réponse à cet avis est en route.',
  'reply-another-waiting': 'Une autre réponse à cet avis est en attente d’approbation. Traitez-la d’abord.',
  'reply-stays-there':
    'Les réponses ne peuvent pas être supprimées d’ici. Supprimez-la sur {platform}, et elle disparaîtra ici aussi.',
  'reply-final': '{platform} ne permet pas de modifier une réponse publiée.',
  'reply-not-left': 'Elle n’est pas encore partie : annulez plutôt l’envoi.',
  'reply-deleted': 'Cette réponse a déjà été supprimée.',
  'reply-leaving': 'Cette réponse est en cours d’envoi. Patientez un instant, puis supprimez-la.',
  'reply-waiting': 'Cette réponse est en attente d’approbation : renvoyez-la à son auteur.',
  'reply-gone': 'Cette réponse n’est plus là.',
  'reply-returned-by': '{name} a renvoyé cette réponse à son auteur.',
  'reply-approved-by': '{name} a approuvé cette réponse.',
  'reply-not-waiting': 'Cette réponse n’est pas en attente d’approbation.',
  'reply-link-unknown': 'Ce lien n’existe pas. Il est peut-être incomplet.',
  'reply-link-used': 'Ce lien a déjà été utilisé.',
  'reply-link-expired': 'Ce lien a expiré. Connectez-vous pour répondre à l’avis.',
  'reply-link-answered': 'Cet avis a reçu une réponse entre-temps.',
  'template-not-found': 'Ce modèle n’existe pas.',
  'template-name-taken': 'Il existe déjà un modèle de ce nom.',
  'template-variable-unknown': 'Nous ne connaissons pas {variable}. Vous pouvez utiliser {known}.',
  'plan-not-found': 'Cette réponse programmée n’existe pas.',
  'plan-incomplete': 'Remplissez tous les champs obligatoires',
  'plan-too-far': 'Choisissez un jour dans les deux ans à venir.',
  'plan-in-the-past': 'Choisissez une heure à venir',
  'plan-exists': 'Une réponse à cet avis est déjà programmée. Modifiez-la, ou annulez-la d’abord.',
  'plan-in-incident': 'Cet avis fait partie d’un incident en cours. Envoyer la réponse quand même ?',
  'plan-sent': 'Cette réponse a déjà été envoyée.',
  'plan-leaving': 'Cette réponse est en cours d’envoi.',
}

const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
  'review-not-found': 'Cet avis n’existe pas.',
  'review-answered': 'Cet avis a déjà une réponse.',
  'review-not-manual': 'Cet avis n’existe pas, ou n’a pas été saisi à la main.',
  'day-ahead': 'Choisissez aujourd’hui ou une date passée.',
  'note-not-found': 'Cette note n’existe pas, ou elle est d’un collègue.',
  'assignee-cannot-see': 'Cette personne ne peut pas le voir. Choisissez quelqu’un d’autre.',
  'person-not-member': 'Cette personne ne fait pas partie de votre équipe.',
  'view-not-found': 'Cette vue n’existe pas, ou elle est à un collègue.',
  'view-name-taken': 'Vous avez déjà une vue de ce nom.',
  'views-full': 'Vous avez {count, plural, one {# vue} other {# vues}}. Retirez-en une pour en enregistrer une autre.',
  'bulk-not-found': 'Cette action n’existe pas.',
  'bulk-ended': 'C’est déjà terminé.',
  'bulk-not-failed': 'Vous ne pouvez relancer que ce qui a échoué.',
  'bulk-schedule-denied': 'Vous ne pouvez pas programmer de réponses. Demandez à un administrateur de votre équipe.',
  'bulk-dispute-denied': 'Vous ne pouvez pas ouvrir de litiges. Demandez à un administrateur de votre équipe.',
  'bulk-draft-denied': 'Vous ne pouvez pas écrire de réponses. Demandez à un administrateur de votre équipe.',
  'bulk-draft-too-many': 'Vous pouvez demander jusqu’à {count, number} brouillons à la fois. Choisissez moins d’avis.',
  'reading-anew': 'Les avis sont déjà en cours d’analyse.',
  'import-not-found': 'Cet import n’existe pas.',
  'import-undone': 'Cet import a déjà été annulé.',
  'import-too-large': 'Le fichier dépasse {megabytes} Mo.',
  'import-too-wide': 'Le fichier a plus de {columns} colonnes.',
  'import-too-long': 'Le fichier a plus de {rows, number} lignes.',
  'import-without-date': 'Indiquez quelle colonne contient la date.',
  'import-part-missing': 'Une partie du fichier n’est pas arrivée. Relancez l’import.',
  'import-quote-open': 'Un guillemet de la ligne {line, number} n’est jamais fermé.',
  'import-started': 'Cet import a déjà été lancé.',
  'import-undo-late': 'Un import peut être annulé pendant 30 jours.',
  'import-changed-since':
    'Un import s’annule en entier ou pas du tout, et {count, plural, one {# contact a été modifié} other {# contacts ont été modifiés}} depuis.',
  'import-unreadable': 'Aucune des lignes n’est lisible.',
  'analysis-under-way': 'L’assistant lit encore. L’analyse s’affichera dès qu’elle sera prête.',
}

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...billingRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...providerRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
