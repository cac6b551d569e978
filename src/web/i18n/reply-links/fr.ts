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
  placeholder: 'Écrivez votre réponse…',
  ownText: 'Votre texte',
  kept: 'Votre texte est de retour.',
  approve: 'Approuver et envoyer',
  askForApproval: 'Envoyer pour approbation',
  sending: 'Envoi…',
  nothingYet: 'Rien ne part tant que vous n’appuyez pas sur le bouton.',
  worksUntil: 'Le lien fonctionne une seule fois, jusqu’au {time} ou jusqu’à ce que vous changiez de mot de passe.',
  openReview: 'Ouvrir l’avis dans Goodword',
  failed: 'L’avis n’a pas pu être chargé',
  sendFailed: 'La réponse n’a pas pu être envoyée',
  followFailed: 'Votre réponse est envoyée, mais son suivi n’a pas pu être chargé',
  empty: 'Écrivez d’abord une réponse.',
  sent: {
    title: 'Votre réponse est en route',
    text: 'Elle part vers {platform} dans quelques secondes. D’ici là, vous pouvez annuler l’envoi.',
  },
  posting: {
    title: 'Votre réponse est en cours de publication',
    text: 'Nous la transmettons à {platform}.',
  },
  checking: {
    title: '{platform} vérifie votre réponse',
    text: 'Elle y est et sera bientôt visible. Vous pouvez fermer cette page.',
  },
  live: {
    title: 'Votre réponse est en ligne',
    text: 'Tout le monde peut la lire sur {platform}.',
  },
  rejected: {
    title: '{platform} a refusé votre réponse',
    text: 'Ouvrez l’avis dans Goodword pour voir pourquoi et la modifier.',
  },
  notPosted: {
    title: 'Votre réponse n’a pas été publiée',
    text: 'Ouvrez l’avis dans Goodword pour voir pourquoi et réessayer.',
  },
  returned: {
    title: 'Votre réponse vous a été renvoyée',
    text: 'Un collègue souhaite une modification. Ouvrez l’avis dans Goodword.',
  },
  changed: {
    title: 'Cette réponse a changé',
    text: 'Elle a été modifiée ou supprimée dans Goodword. Ouvrez l’avis pour la voir.',
  },
  takenBack: {
    title: 'L’envoi est annulé',
    text: 'Rien n’a été envoyé à {platform}.',
  },
  takeBack: 'Annuler l’envoi',
  takeBackIn: 'Annuler l’envoi ({seconds, number})',
  takingBack: 'Annulation en cours…',
  takeBackFailed: 'Impossible d’annuler l’envoi',
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
