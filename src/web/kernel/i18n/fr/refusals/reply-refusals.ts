import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'

export const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
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
