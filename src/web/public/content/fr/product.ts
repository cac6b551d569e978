import type { LandingContent, PricingContent } from '../en/product.ts'

export const landing = {
  meta: {
    title: 'Goodword : une réponse à chacun de vos avis en ligne',
    description:
      'Goodword réunit vos avis Google Business Profile, Facebook, TripAdvisor et Yelp dans une seule boîte de réception et vous aide à bien y répondre. {days} jours gratuits.',
  },
  hero: {
    titleLines: ['Chaque avis est lu.', 'Chaque client a sa réponse.'],
    lead: 'Goodword réunit vos avis Google Business Profile, Facebook, TripAdvisor et Yelp dans une boîte de réception unique et claire, rédige des brouillons qui vous ressemblent et montre ce qu’il faut corriger en premier.',
    action: 'Commencer',
    secondary: 'Voir les tarifs',
    demo: 'Essayer la démo',
    trialNote: 'Essai gratuit de {days} jours. Sans carte bancaire.',
  },
  illustration: {
    caption: 'Illustration. L’établissement et les avis sont inventés.',
    inbox: 'Gestion des avis',
    waiting: '3 vous attendent',
    reviews: [
      {
        author: 'Maya R.',
        platform: 'Google',
        text: 'La soupe, un délice ; l’attente, beaucoup moins.',
        age: '12 min',
      },
      { author: 'Jonas K.', platform: 'TripAdvisor', text: 'La plus belle table du port.', age: '1 h' },
      { author: 'Elena P.', platform: 'Yelp', text: 'Réservation perdue, deux fois.', age: '3 h' },
    ],
    reply: {
      heading: 'Réponse à Maya R.',
      label: 'Brouillon IA',
      text: 'Merci, Maya. Ravi que la soupe vous ait plu, et désolé pour l’attente. Le vendredi, nous sommes désormais deux en cuisine.',
      schedule: 'Programmer',
      submit: 'Envoyer la réponse',
    },
  },
  platforms: {
    title: 'Une seule boîte pour tous les lieux où vos clients écrivent',
    names: ['Google Business Profile', 'Facebook', 'TripAdvisor', 'Yelp'],
  },
  features: {
    title: 'Toute votre réputation au même endroit',
    lead: 'Six outils qui travaillent sur les mêmes avis, pour que rien ne soit recopié d’un écran à l’autre.',
    cards: {
      monitoring: {
        title: 'Suivi des avis',
        text: 'Les nouveaux avis de chaque plateforme connectée arrivent dans une seule liste. Cherchez, filtrez, voyez ce qui attend depuis le plus longtemps.',
      },
      responses: {
        title: 'Réponses assistées',
        text: 'Partez d’un brouillon qui reprend ce que le client a écrit. Corrigez-le, puis publiez-le ou programmez-le.',
      },
      qrCodes: {
        title: 'Codes QR',
        text: 'Imprimez le code une fois et changez plus tard sa destination. Chaque scan est compté.',
      },
      team: {
        title: 'Travail en équipe',
        text: 'Invitez vos collègues, donnez à chacun les droits utiles et voyez qui a fait quoi.',
      },
      disputes: {
        title: 'Résolution des litiges',
        text: 'Signalez les avis contraires aux règles d’une plateforme, avec preuves, notes et historique réunis.',
      },
      analytics: {
        title: 'Analyses avancées',
        text: 'Suivez notes, sentiment et thèmes dans le temps, et comparez-vous aux concurrents de votre choix.',
      },
    },
  },
  steps: {
    title: 'Dix minutes par jour suffisent',
    items: {
      connect: {
        title: 'Connectez',
        text: 'Reliez les plateformes où vous figurez. Goodword lit vos avis et les tient à jour. Vous pouvez les déconnecter à tout moment.',
      },
      answer: {
        title: 'Répondez',
        text: 'Traitez ce qui attend, l’urgent d’abord. Écrivez vous-même ou partez d’un brouillon.',
      },
      improve: {
        title: 'Demandez et progressez',
        text: 'Invitez tous vos clients à laisser un avis sincère, et lisez ce qu’ils apprécient et ce qui leur manque.',
      },
    },
  },
  promises: {
    title: 'Honnête avec vous et avec ceux qui écrivent sur vous',
    lead: 'Certains raccourcis du métier sont illégaux, et tous coûtent la confiance. Goodword ne les propose pas.',
    items: {
      gating: {
        title: 'Pas de tri des clients',
        text: 'Satisfait ou non, chaque client sollicité voit la même page avec les mêmes liens.',
      },
      incentives: {
        title: 'Pas d’éloges achetés',
        text: 'Ici, aucune récompense pour un avis positif et aucun outil qui rédige un avis.',
      },
      consent: {
        title: 'Pas de surprise en votre nom',
        text: 'Une réponse part quand vous appuyez sur le bouton ou quand une règle que vous avez fixée le prévoit. Le texte de l’IA est signalé.',
      },
      freedom: {
        title: 'Pas d’engagement',
        text: 'Payez au mois, résiliez vous-même et emportez vos données.',
      },
    },
    more: 'Comment nous respectons les règles',
  },
} satisfies LandingContent

export const pricing = {
  meta: {
    title: 'Tarifs · Goodword',
    description:
      'Trois formules à partir de {price} par mois ; une année coûte dix mois. Chaque formule commence par {days} jours d’essai gratuit, sans carte bancaire.',
  },
  title: 'Des tarifs clairs, au mois ou à l’année',
  lead: 'Chaque formule commence par {days} jours gratuits. Sans carte bancaire.',
  perMonth: 'par mois',
  perYear: 'ou {price} par an, deux mois offerts',
  popular: 'Populaire',
  own: 'Votre formule',
  plans: {
    starter: {
      name: 'Starter',
      description: 'Pour une personne qui répond.',
    },
    professional: {
      name: 'Professional',
      description: 'Pour une équipe qui veut répondre, demander et progresser.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'Pour les grandes équipes, votre marque et vos propres systèmes.',
    },
  },
  everythingIn: 'Tout ce que contient {plan}',
  limits: {
    platforms: { limited: '{count} plateformes', unlimited: 'Plateformes illimitées' },
    teamMember: '1 membre d’équipe',
    teamMembers: { limited: 'Jusqu’à {count} membres d’équipe', unlimited: 'Membres d’équipe illimités' },
  },
  capabilities: {
    disputes: 'Gestion des litiges',
    campaigns: 'Campagnes',
    'custom-branding': 'Marque personnalisée',
    'api-access': 'Accès à l’API',
    sso: 'Authenti\u00ADfication unique (SSO)',
  },
  analytics: {
    name: 'Analyses',
    basic: 'De base',
    advanced: 'Avancées',
    basicLine: 'Analyses de base',
  },
  services: { prioritySupport: 'Assistance prioritaire', accountManager: 'Chargé de compte dédié' },
  actions: { 'start-trial': 'Commencer l’essai gratuit', 'contact-sales': 'Nous contacter' },
  switchTo: 'Passer à {plan}',
  salesTrial: 'Les {days} jours gratuits commencent avec Professional ; nous ajoutons le reste avec vous.',
  taxNote: 'Prix en dollars américains, hors taxes.',
  comparison: {
    title: 'Comparer les formules',
    caption: 'Ce que contient chaque formule',
    feature: 'Fonction',
    price: 'Prix par mois',
    yearlyPrice: 'Prix par an',
    platforms: 'Plateformes',
    locations: 'Établisse\u00ADments',
    teamMembers: 'Membres d’équipe',
    unlimited: 'Illimité',
    included: 'Inclus',
    notIncluded: 'Non inclus',
  },
  questions: {
    title: 'Questions fréquentes',
    items: {
      trial: {
        question: 'Comment fonctionne l’essai gratuit ?',
        answer:
          'Pendant {days} jours, vous avez tout ce que contient Professional, quelle que soit la formule choisie. Aucune carte bancaire n’est demandée pour commencer. La formule choisie est celle qui suit l’essai : vous la confirmez en payant. Si vous ne faites rien, rien n’est débité, et votre espace passe en lecture seule.',
      },
      payment: {
        question: 'Comment puis-je payer ?',
        answer:
          'Par carte bancaire, ou avec PayPal lorsqu’il est proposé au paiement. Au mois ou à l’année ; une année coûte dix mois.',
      },
      change: {
        question: 'Puis-je changer de formule plus tard ?',
        answer:
          'Oui, à tout moment. Le changement prend effet au cycle de facturation suivant ; si vous choisissez une formule supérieure, vous disposez aussitôt de tout ce qu’elle contient.',
      },
      cancel: {
        question: 'Comment résilier ?',
        answer:
          'Dans Abonnement, en deux clics et sans parler à personne. Tout fonctionne jusqu’à la fin de la période payée, et jusque-là vous pouvez revenir en arrière. Si tout doit être supprimé, le propriétaire ferme l’espace dans les paramètres. Pendant 30 jours, vous pouvez encore tout lire, exporter et rouvrir ; ensuite tout est effacé.',
      },
      platforms: {
        question: 'Qu’est-ce qui compte comme plateforme ?',
        answer:
          'Chaque site d’avis que vous connectez : Google Business Profile, Facebook, TripAdvisor ou Yelp. Il compte une seule fois, quel que soit le nombre d’établissements. Starter en accepte jusqu’à {starterPlatforms} ; les autres formules n’ont pas de limite.',
      },
      tax: {
        question: 'Les taxes sont-elles comprises ?',
        answer: 'Les prix sont en dollars américains, hors TVA et autres taxes.',
      },
      languages: {
        question: 'Quelles langues parle Goodword ?',
        answer: 'Tout le produit est disponible en anglais, espagnol, français et allemand.',
      },
      data: {
        question: 'Que deviennent mes données si je pars ?',
        answer:
          'Vous pouvez les emporter, et nous supprimons ce qui reste après la fermeture de votre espace. La [page de confidentialité](/privacy) précise les délais.',
      },
    },
  },
} satisfies PricingContent
