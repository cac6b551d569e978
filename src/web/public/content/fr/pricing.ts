import type { PricingContent } from '../en/pricing.ts'

export const pricing = {
  meta: {
    title: 'Tarifs · Goodword',
    description:
      'Trois formules mensuelles à partir de {price}. Chacune commence par {days} jours d’essai gratuit, sans carte bancaire.',
  },
  title: 'Des tarifs clairs, au mois',
  lead: 'Chaque formule commence par {days} jours gratuits. Sans carte bancaire.',
  perMonth: 'par mois',
  popular: 'Populaire',
  plans: {
    starter: {
      name: 'Starter',
      description: 'Pour un établissement et une personne qui répond.',
    },
    professional: {
      name: 'Professional',
      description: 'Pour une équipe qui veut répondre, demander et progresser.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'Pour de nombreux établissements, votre marque et vos propres systèmes.',
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
  actions: { 'start-trial': 'Commencer l’essai gratuit', 'contact-sales': 'Contacter les ventes' },
  taxNote: 'Prix en dollars américains, hors taxes.',
  comparison: {
    title: 'Comparer les formules',
    caption: 'Ce que contient chaque formule',
    feature: 'Fonction',
    price: 'Prix par mois',
    platforms: 'Plateformes',
    teamMembers: 'Membres d’équipe',
    unlimited: 'Illimité',
    included: 'Inclus',
    notIncluded: 'Non inclus',
  },
  questions: {
    title: 'Questions fréquentes',
    items: {
      trial: {
        question: 'Comment fonctionne l’essai gratuit ?',
        answer:
          'Vous avez {days} jours pour essayer la formule de votre choix. Aucune carte bancaire n’est demandée au départ. Si vous ne faites rien, l’essai prend fin et rien ne vous est facturé.',
      },
      payment: {
        question: 'Comment puis-je payer ?',
        answer: 'Par carte de crédit ou de débit, ou avec PayPal.',
      },
      change: {
        question: 'Puis-je changer de formule plus tard ?',
        answer: 'Oui, à tout moment. Le changement s’applique au cycle de facturation suivant.',
      },
      cancel: {
        question: 'Comment résilier ?',
        answer:
          'Sur la page d’abonnement, sans parler à personne. Votre formule court alors jusqu’à la fin du mois déjà payé.',
      },
      platforms: {
        question: 'Qu’est-ce qui compte comme plateforme ?',
        answer:
          'Chaque site d’avis que vous connectez : Google Business Profile, Facebook, TripAdvisor ou Yelp. Starter en accepte jusqu’à {starterPlatforms} ; les autres formules n’ont pas de limite.',
      },
      tax: {
        question: 'Les taxes sont-elles comprises ?',
        answer:
          'Les prix sont en dollars américains, hors TVA et autres taxes. Lorsqu’une taxe s’applique, vous la voyez avant de payer.',
      },
      languages: {
        question: 'Quelles langues parle Goodword ?',
        answer: 'Tout le produit est disponible en anglais, espagnol, français et allemand.',
      },
      data: {
        question: 'Que deviennent mes données si je pars ?',
        answer:
          'Vous pouvez les emporter, et nous supprimons ce qui reste après la fermeture de votre espace. La [page de confidentialité](/privacy) précise les délais.',
      },
    },
  },
} satisfies PricingContent
