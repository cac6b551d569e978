import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'

export const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Ce litige n’existe pas.',
  'disputes-outside-plan':
    'La gestion des litiges fait partie de la formule Professional. Changez de formule pour contester des avis.',
  'dispute-being-filed': 'Le litige est en cours de dépôt. Attendez qu’il soit arrivé.',
  'dispute-not-movable':
    'Un litige {status, select, pending {en attente} in_progress {en cours} resolved {résolu} other {rejeté}} ne peut pas être {deed, select, filed {déposé} resolved {résolu} rejected {rejeté} reopened {rouvert} appealed {porté en appel} prioritized {priorisé} other {modifié}}.',
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
