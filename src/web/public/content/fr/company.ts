import type { AboutContent, CareersContent, ContactContent, CommonContent } from '../en/company.ts'

export const about = {
  meta: {
    title: 'À propos · Goodword',
    description: 'Pourquoi Goodword existe, ce qu’il fait pour une entreprise et ce qu’il ne fera pas.',
  },
  title: 'Une bonne réputation se mérite',
  lead: 'Goodword aide une entreprise à entendre ce que ses clients disent en public, à leur répondre comme une personne et à corriger ce qu’ils signalent.',
  sections: {
    why: {
      heading: 'Pourquoi nous le faisons',
      blocks: [
        'Ce soir, quelqu’un écrira sur votre restaurant, votre cabinet ou votre boutique, sur un site que vous ne regarderez peut-être que la semaine prochaine. D’autres le liront avant vous. Une réponse honnête, donnée vite, change le regard porté sur vous. Le silence aussi.',
        'La plupart des outils sont conçus pour des sièges sociaux. Ils montrent douze graphiques avant le seul avis qui a besoin de vous. Nous voulions l’inverse : ouvrir, voir ce qui attend, répondre, refermer.',
      ],
    },
    what: {
      heading: 'Ce qu’il fait',
      blocks: [
        'Goodword garde vos avis Google Business Profile, Facebook, TripAdvisor et Yelp dans une seule boîte de réception. Il rédige des brouillons, les publie quand vous le dites, suit les litiges auprès des plateformes, invite les clients à laisser un avis et montre l’évolution dans le temps.',
        'Lorsqu’une plateforme ne permet pas de faire quelque chose de l’extérieur, Goodword le dit et vous conduit là où vous pouvez le faire vous-même. Il ne fait jamais semblant.',
      ],
    },
    beliefs: {
      heading: 'Ce à quoi nous tenons',
      blocks: [
        {
          terms: [
            {
              term: 'Répondre aux gens, pas aux notes',
              text: 'Derrière chaque note, quelqu’un a pris le temps d’écrire. La réponse est d’abord pour cette personne, ensuite pour la moyenne des étoiles.',
            },
            {
              term: 'Demander à tous ou à personne',
              text: 'Ne solliciter que les clients contents fausse la vérité. Nos pages montrent à tous les mêmes liens.',
            },
            {
              term: 'La machine propose, l’humain décide',
              text: 'Un assistant peut suggérer les mots. Vous les choisissez, et le texte de l’IA porte une étiquette.',
            },
            {
              term: 'Dire ce qui s’est passé',
              text: 'Si une plateforme vérifie encore une réponse, l’écran dit cela, et non « succès ».',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Qui l’exploite',
      blocks: [
        'Goodword est un logiciel que différents exploitants peuvent faire fonctionner. Les coordonnées du responsable de ce site et des données qui y sont conservées figurent au bas de chaque page. [Écrivez-nous](/contact) pour en savoir plus.',
      ],
    },
  },
} satisfies AboutContent

export const careers = {
  meta: {
    title: 'Carrières · Goodword',
    description: 'Les postes ouverts chez Goodword, notre façon de travailler et comment nous écrire.',
  },
  title: 'Un travail sur lequel d’autres comptent',
  lead: 'Pour beaucoup de petites entreprises, quelques phrases sous un avis sont toutes leurs relations publiques. Nous prenons cela au sérieux et aimerions rencontrer ceux qui le font aussi.',
  openings: {
    heading: 'Postes ouverts',
    none: 'Il n’y a pas de poste ouvert pour le moment. Si vous pensez avoir votre place parmi nous, écrivez-nous quand même. Nous lisons chaque lettre et y répondons.',
    write: 'Écrivez-nous',
    positions: [],
  },
  sections: {
    how: {
      heading: 'Notre façon de travailler',
      blocks: [
        {
          points: [
            'De petits changements, livrés souvent, chacun relu par quelqu’un d’autre.',
            'Des mots clairs avant du code habile. S’il faut un manuel, ce n’est pas fini.',
            'Chaque fonction est essayée sur un téléphone, au clavier et avec un lecteur d’écran avant de sortir.',
            'Les erreurs sont consignées sans reproche, avec ce que nous avons changé pour qu’elles ne reviennent pas.',
          ],
        },
      ],
    },
    write: {
      heading: 'Que nous écrire',
      blocks: [
        'Dites-nous sur quoi vous aimeriez travailler et montrez-nous quelque chose que vous avez fait : du code, un texte, une maquette, un cas client difficile que vous avez résolu. Une lettre courte vaut mieux qu’un long formulaire. Ni photo, ni date de naissance, ni page de garde ne sont nécessaires.',
        'Utilisez le [formulaire de contact](/contact?topic=careers) avec le sujet « Travailler chez Goodword » ou écrivez à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Équitable envers chaque candidature',
      blocks: [
        'Nous choisissons d’après ce que les gens savent faire et veulent apprendre. Dites-nous si le processus doit être aménagé pour que vous puissiez le montrer. Nous gardons votre candidature le temps de décider et la supprimons à votre demande.',
      ],
    },
  },
} satisfies CareersContent

export const contact = {
  meta: {
    title: 'Contact · Goodword',
    description: 'Écrivez à l’équipe de Goodword au sujet des formules, de l’assistance, de vos données ou du reste.',
  },
  title: 'Écrivez-nous',
  lead: 'Une question sur une formule, besoin d’aide dans votre espace, ou quelque chose que nous devrions savoir : une personne le lit et répond par e-mail.',
  form: {
    name: 'Nom',
    email: 'Adresse e-mail',
    topic: 'Sujet',
    message: 'Message',
    website: 'Laissez ce champ vide',
    counter: '{count} caractères sur {limit}',
    submit: 'Envoyer le message',
    busy: 'Envoi en cours…',
    privacyNote:
      'Ce que vous écrivez ici ne sert qu’à vous répondre. Plus de détails sur la [page de confidentialité](/privacy).',
  },
  topics: {
    sales: 'Formules et tarifs',
    support: 'Aide pour mon espace',
    press: 'Presse',
    careers: 'Travailler chez Goodword',
    privacy: 'Confidentialité et mes données',
    other: 'Question générale',
  },
  validation: {
    required: 'Remplissez ce champ.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
    tooLong: 'Ce texte est trop long.',
    tooShort: 'Ce texte est trop court.',
    choiceInvalid: 'Choisissez l’une des options.',
    invalid: 'Cette valeur n’est pas valide.',
  },
  problems: {
    invalid: 'Votre message n’est pas encore parti. Vérifiez les champs signalés.',
    rateLimited:
      'Cela fait beaucoup de messages en peu de temps. Patientez une minute, puis renvoyez-le. Votre texte est toujours là.',
    failed: 'Votre message n’a pas pu être envoyé. Votre texte est toujours là ; réessayez ou écrivez-nous par e-mail.',
  },
  other: {
    title: 'Autres moyens de nous joindre',
    email: 'Par e-mail',
    post: 'Par courrier',
    security:
      'Vous avez trouvé un problème de sécurité ? La [page de sécurité](/security) explique comment le signaler.',
  },
  sent: {
    meta: { title: 'Message envoyé · Goodword', description: 'Votre message à Goodword est bien arrivé.' },
    title: 'Merci, votre message est bien arrivé',
    text: 'Nous vous répondrons par e-mail à l’adresse indiquée.',
    back: 'Retour à l’accueil',
  },
} satisfies ContactContent

export const common = {
  brand: 'Goodword',
  skipToContent: 'Aller au contenu',
  homeLabel: 'Goodword, page d’accueil',
  mainNavigation: 'Navigation principale',
  menu: 'Menu',
  language: 'Langue',
  links: {
    pricing: 'Tarifs',
    signIn: 'Se connecter',
    getStarted: 'Commencer',
    openApp: 'Ouvrir Goodword',
    about: 'À propos',
    careers: 'Carrières',
    contact: 'Contact',
    developers: 'Développeurs',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    security: 'Sécurité',
    compliance: 'Conformité',
  },
  footer: {
    tagline: 'L’e-réputation des entreprises qui répondent.',
    company: 'Entreprise',
    legal: 'Confiance et mentions légales',
    reachUs: 'Nous joindre',
    languages: 'Langues',
  },
  theme: { label: 'Apparence', system: 'Système', light: 'Clair', dark: 'Sombre' },
  languageHint: {
    text: 'Cette page existe aussi en français.',
    open: 'Lire en français',
    dismiss: 'Fermer',
  },
  updatedOn: 'Dernière mise à jour le {date}',
  onThisPage: 'Sur cette page',
  trial: {
    title: 'Voyez vos propres avis dans Goodword',
    text: 'Essayez pendant {days} jours. Sans carte bancaire, et rien à résilier si vous vous arrêtez là.',
    action: 'Commencer l’essai gratuit',
    secondary: 'Comparer les formules',
  },
} satisfies CommonContent
