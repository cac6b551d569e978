import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const replyLink: SameKeys<typeof en.replyLink> = {
  title: 'Répondre à un avis',
  subtitleUnnamed: 'En tant que {name}',
  subtitle: 'Pour {company}, en tant que {name}',
  review: 'L’avis',
  anonymous: 'Anonyme',
  noText: 'Sans texte, seulement une note.',
  sandbox: 'Environnement de test',
  reply: 'Votre réponse',
  placeholder: 'Écrivez votre réponse...',
  ownText: 'Votre texte',
  kept: 'Votre texte est de retour.',
  approve: 'Approuver et envoyer',
  askForApproval: 'Envoyer pour approbation',
  sending: 'Envoi...',
  nothingYet: 'Rien ne part tant que vous n’appuyez pas sur le bouton.',
  worksUntil: 'Le lien fonctionne une seule fois, jusqu’au {time}.',
  openReview: 'Ouvrir l’avis dans Goodword',
  failed: 'L’avis n’a pas pu être chargé',
  sendFailed: 'La réponse n’a pas pu être envoyée',
  empty: 'Écrivez d’abord une réponse.',
  sent: {
    title: 'Votre réponse est en route',
    text: 'Elle part vers {platform} dans quelques secondes. D’ici là, vous pouvez annuler l’envoi dans Goodword.',
  },
  sentForApproval: {
    title: 'Votre réponse est en attente d’approbation',
    text: 'Quelqu’un de l’équipe doit l’approuver avant sa publication sur {platform}.',
  },
  keptHere: {
    title: 'Votre réponse est enregistrée',
    text: 'Elle n’est pas publiée automatiquement sur {platform}. Ouvrez l’avis dans Goodword pour voir la suite.',
  },
  over: 'Ce lien ne fonctionne pas',
  openReviews: 'Ouvrir vos avis',
}
