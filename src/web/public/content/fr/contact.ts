import type { ContactContent } from '../en/contact.ts'

export const contact = {
  meta: {
    title: 'Contact · Goodword',
    description: 'Écrivez à l’équipe de Goodword au sujet des formules, de l’assistance, de vos données ou du reste.',
  },
  title: 'Écrivez-nous',
  lead: 'Une question sur une formule, besoin d’aide dans votre espace, ou quelque chose que nous devrions savoir : une personne le lit et répond par e-mail.',
  form: {
    name: 'Nom',
    email: 'Adresse e-mail',
    topic: 'Sujet',
    message: 'Message',
    website: 'Laissez ce champ vide',
    counter: '{count} caractères sur {limit}',
    submit: 'Envoyer le message',
    busy: 'Envoi en cours...',
    privacyNote:
      'Ce que vous écrivez ici ne sert qu’à vous répondre. Plus de détails sur la [page de confidentialité](/privacy).',
  },
  topics: {
    sales: 'Formules et ventes',
    support: 'Aide pour mon espace',
    press: 'Presse',
    careers: 'Travailler chez Goodword',
    privacy: 'Confidentialité et mes données',
    other: 'Question générale',
  },
  validation: {
    required: 'Veuillez remplir ce champ.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
    tooLong: 'Ce texte est trop long.',
    tooShort: 'Ce texte est trop court.',
    choiceInvalid: 'Choisissez l’une des options.',
    invalid: 'Cette valeur n’est pas valable.',
  },
  problems: {
    invalid: 'Votre message n’est pas encore parti. Veuillez vérifier les champs signalés.',
    rateLimited:
      'Cela fait beaucoup de messages en peu de temps. Patientez une minute, puis renvoyez-le. Votre texte est toujours là.',
    failed: 'Votre message n’a pas pu être envoyé. Votre texte est toujours là ; réessayez ou écrivez-nous par e-mail.',
  },
  other: {
    title: 'Autres moyens',
    email: 'Par e-mail',
    post: 'Par courrier',
    security:
      'Vous avez trouvé un problème de sécurité ? La [page de sécurité](/security) explique comment le signaler.',
  },
  sent: {
    meta: { title: 'Message envoyé · Goodword', description: 'Votre message à Goodword est bien arrivé.' },
    title: 'Merci, votre message est bien arrivé',
    text: 'Nous vous répondrons par e-mail à l’adresse indiquée.',
    back: 'Retour à l’accueil',
  },
} satisfies ContactContent
