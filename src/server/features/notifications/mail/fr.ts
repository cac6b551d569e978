import { createCounter } from '../texts/notification-texts.ts'
import type { MailWords } from './mail-words.ts'
import { createAverage } from './write-average.ts'

const count = createCounter('fr')
const average = createAverage('fr')

export const fr: MailWords = {
  open: 'Ouvrir dans Goodword',
  manage: 'Gérer vos notifications',
  footer: (companyName) =>
    `Vous recevez cet e-mail parce que vous faites partie ${companyName ? `de l’équipe ${companyName}` : 'd’une équipe'} sur Goodword.`,
  many: (amount) => count(amount, 'Une notification', (number) => `${number} notifications`),
  alert: {
    stars: (rating) => count(rating, '1 étoile sur 5', (number) => `${number} étoiles sur 5`),
    notRecommended: 'Non recommandé',
    by: (author) => (author === '' ? 'L’avis' : `${author} a écrit`),
    wordless: 'Sans texte, seulement une note.',
    draft: 'Brouillon de réponse',
    template: 'Brouillon type',
    model: (name) => `IA · ${name}`,
    approveAndSend: 'Approuver et envoyer',
    approve: 'Approuver',
    askForApproval: 'Envoyer pour approbation',
    edit: 'Modifier',
    open: 'Ouvrir l’avis',
    doubts: (amount) =>
      count(
        amount,
        'Un passage est à relire ; il est souligné sur la page.',
        (number) => `${number} passages sont à relire ; ils sont soulignés sur la page.`,
      ),
    once: 'Ces liens fonctionnent une seule fois, pendant 72 heures, et plus du tout si vous changez de mot de passe. Toute personne qui a cet e-mail peut s’en servir : ne le transférez pas.',
    obstacles: {
      'by-hand': (platform) =>
        `${platform} n’accepte pas les réponses d’autres services. Nous la gardons dans Goodword : copiez-la ensuite sur ${platform}.`,
      none: (platform) =>
        `${platform} n’est pas connecté. La réponse sera enregistrée dans Goodword, sans être publiée.`,
      broken: (platform) =>
        `La connexion à ${platform} est coupée. En attendant, votre réponse est gardée dans Goodword.`,
    },
    heldBack: 'Le brouillon a été écarté.',
    noDraft: 'Aucun brouillon n’a pu être rédigé cette fois.',
  },
  digest: {
    subject: (companyName) => (companyName ? `Du nouveau chez ${companyName}` : 'Du nouveau dans votre entreprise'),
    span: (since, upTo) => `Du ${since} au ${upTo}. La suite dans le prochain e-mail.`,
    newReviews: (amount) =>
      amount === 0 ? 'Aucun nouvel avis' : count(amount, 'Un nouvel avis', (number) => `${number} nouveaux avis`),
    ofPlatform: (platform, amount, rating) =>
      `${platform} : ${count(amount, 'un avis', (number) => `${number} avis`)}${rating === null ? '' : `, ${average(rating)} étoiles en moyenne`}`,
    openIncidents: (amount) =>
      count(
        amount,
        'Un nombre inhabituel de mauvais avis : un incident est ouvert.',
        (number) => `Un nombre inhabituel de mauvais avis : ${number} incidents sont ouverts.`,
      ),
    unanswered: (amount) =>
      count(amount, 'Un mauvais avis attend une réponse.', (number) => `${number} mauvais avis attendent une réponse.`),
    replies: 'Réponses',
    repliesLive: (amount) =>
      count(amount, 'Une réponse est en ligne.', (number) => `${number} réponses sont en ligne.`),
    repliesRejected: (amount) =>
      count(
        amount,
        'Une réponse a été refusée ou n’a pas été publiée.',
        (number) => `${number} réponses ont été refusées ou n’ont pas été publiées.`,
      ),
    disputes: 'Litiges',
    disputesOpened: (amount) => count(amount, 'Un litige ouvert.', (number) => `${number} litiges ouverts.`),
    disputesResolved: (amount) => count(amount, 'Un litige résolu.', (number) => `${number} litiges résolus.`),
    disputesRejected: (amount) => count(amount, 'Un litige rejeté.', (number) => `${number} litiges rejetés.`),
    openReviews: 'Ouvrir les avis',
    openDisputes: 'Ouvrir les litiges',
  },
}
