import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const replyLink: SameKeys<typeof en.replyLink> = {
  title: 'Répondre à un avis',
  subtitle: 'Pour {company}, en tant que {name}',
  review: 'L’avis',
  anonymous: 'Anonyme',
  noText: 'Pas de texte, seulement une note.',
  sandbox: 'Bac à sable',
  reply: 'Votre réponse',
  placeholder: 'Écrivez votre réponse...',
  ownText: 'Votre texte',
  kept: 'Votre texte est de retour.',
  approve: 'Approuver et envoyer',
  askForApproval: 'Envoyer pour approbation',
  sending: 'Envoi...',
  nothingYet: 'Rien n’est envoyé avant que vous n’appuyiez sur le bouton.',
  worksUntil: 'Le lien fonctionne une seule fois, jusqu’au {time}.',
  openReview: 'Ouvrir l’avis dans Goodword',
  failed: 'L’avis n’a pas pu être chargé',
  sendFailed: 'La réponse n’a pas pu être envoyée',
  empty: 'Écrivez d’abord une réponse.',
  sent: {
    title: 'Votre réponse est en route',
    text: 'Elle part vers {platform} dans quelques secondes. D’ici là, vous pouvez la reprendre dans Goodword.',
  },
  sentForApproval: {
    title: 'Votre réponse attend une approbation',
    text: 'Un membre de l’équipe doit l’approuver avant qu’elle ne parte vers {platform}.',
  },
  keptHere: {
    title: 'Votre réponse est conservée',
    text: 'Elle ne part pas d’ici vers {platform}. Ouvrez l’avis dans Goodword pour voir ce qu’il reste à faire.',
  },
  over: 'Ce lien ne fonctionne pas',
  openReviews: 'Ouvrir vos avis',
}
