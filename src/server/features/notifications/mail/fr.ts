import { createCounter } from '../texts/notification-texts.ts'
import type { MailWords } from './mail-words.ts'
import { createAverage } from './write-average.ts'

const count = createCounter('fr')
const average = createAverage('fr')

export const fr: MailWords = {
  open: 'Ouvrir dans Goodword',
  manage: 'Choisir ce qui vous est annoncé, et comment',
  footer: (companyName) => `Vous recevez ce message parce que vous faites partie de ${companyName} sur Goodword.`,
  many: (amount) => count(amount, 'Une notification', (number) => `${number} notifications`),
  alert: {
    stars: (rating) => `${rating} sur 5 étoiles`,
    notRecommended: 'Non recommandé',
    by: (author) => (author === '' ? 'L’avis' : `${author} a écrit`),
    wordless: 'Pas de texte, seulement une note.',
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
        'Un passage mérite une relecture ; la page le souligne.',
        (number) => `${number} passages méritent une relecture ; la page les souligne.`,
      ),
    once: 'Ces liens fonctionnent une seule fois, pendant 72 heures. Quiconque a ce message peut les utiliser : ne le transférez pas.',
    obstacles: {
      'by-hand': (platform) =>
        `${platform} n’accepte pas les réponses d’autres services. Elle reste dans Goodword, et vous la copiez vous-même sur ${platform}.`,
      none: (platform) =>
        `${platform} n’est pas connecté. La réponse est enregistrée dans Goodword et n’est pas publiée.`,
      broken: (platform) =>
        `La connexion à ${platform} est rompue. Votre réponse est conservée dans Goodword jusqu’à son rétablissement.`,
    },
    heldBack: 'Le brouillon a été retenu.',
    noDraft: 'Aucun brouillon n’a pu être rédigé cette fois.',
  },
  digest: {
    subject: (companyName) => `Du nouveau chez ${companyName}`,
    span: (since, upTo) =>
      `Du ${since} au ${upTo}. Ce qui est arrivé ensuite vous sera annoncé dans le prochain message.`,
    newReviews: (amount) =>
      amount === 0 ? 'Aucun nouvel avis' : count(amount, 'Un nouvel avis', (number) => `${number} nouveaux avis`),
    ofPlatform: (platform, amount, rating) =>
      `${platform} : ${count(amount, 'un avis', (number) => `${number} avis`)}${rating === null ? '' : `, ${average(rating)} étoiles en moyenne`}`,
    openIncidents: (amount) =>
      count(
        amount,
        'Un nombre inhabituel de mauvais avis : un incident est ouvert.',
        (number) => `Un nombre inhabituel de mauvais avis : ${number} incidents sont ouverts.`,
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
    disputes: 'Contestations',
    disputesOpened: (amount) => count(amount, 'Une a été ouverte.', (number) => `${number} ont été ouvertes.`),
    disputesResolved: (amount) =>
      count(amount, 'Une a été close comme résolue.', (number) => `${number} ont été closes comme résolues.`),
    disputesRejected: (amount) =>
      count(amount, 'Une a été close comme rejetée.', (number) => `${number} ont été closes comme rejetées.`),
    openReviews: 'Ouvrir les avis',
    openDisputes: 'Ouvrir les contestations',
  },
}
