import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const platformOverview: SameKeys<typeof en.platformOverview> = {
  failed: 'Les chiffres n’ont pas pu être chargés',
  figures: {
    title: 'En un coup d’œil',
    customers: 'Clients',
    monthlyRevenue: 'Revenu mensuel',
    subscriptions: 'Abonnements actifs',
    trialConversion: 'Conversion des essais',
    churn: 'Résiliations',
    changed: '{change} par rapport à il y a {days, number} jours',
    same: 'Comme il y a {days, number} jours',
    points: '{change} points par rapport aux {days, number} jours précédents',
    sameBefore: 'Comme les {days, number} jours précédents',
    nothingBefore: 'Rien à comparer dans les {days, number} jours précédents',
    noTrials: 'Aucun essai terminé ces {days, number} derniers jours',
    noSubscriptions: 'Aucun abonnement actif il y a {days, number} jours',
    better: 'Mieux :',
    worse: 'Moins bien :',
    how: '{figure} : comment est-ce calculé ?',
    counted: {
      customers: 'Tous les espaces qui ne sont ni désactivés ni fermés. Les essais comptent aussi.',
      monthlyRevenue:
        'Ce que les abonnements actifs rapportent par mois : le prix de leur prochaine facture, bons déduits et hors taxes. Une formule annuelle compte pour un douzième.',
      subscriptions:
        'Les abonnements payés, y compris ceux dont le paiement a jusqu’à {days, number} jours de retard. Les essais ne comptent pas.',
      trialConversion:
        'Parmi les essais terminés ces {days, number} derniers jours, la part qui a payé depuis : {converted, number} sur {ended, number}.',
      churn:
        'Les abonnements terminés ou restés impayés ces {days, number} derniers jours, comparés à ceux qui étaient actifs il y a {days, number} jours : {ended, number} sur {ran, number}. Ils rapportaient {lost} par mois.',
    },
  },
  revenue: {
    title: 'Revenus',
    titleIn: 'Revenus en {currency}',
    collected: '{collected} encaissés ces {days, number} derniers jours, taxes comprises et remboursements déduits',
    none: 'Ce graphique commencera avec le premier paiement.',
    perMonth: 'Revenu mensuel à la fin de chaque mois',
    table: 'Afficher en tableau',
    month: 'Mois',
    total: 'Total',
    cameIn: 'Encaissé',
  },
  recent: {
    title: 'Clients récents',
    all: 'Tous les clients',
    none: 'Personne ne s’est encore inscrit.',
    company: 'Entreprise',
    unnamed: 'Pas encore de nom',
    email: 'E-mail',
    plan: 'Formule',
    status: 'État',
    statuses: {
      active: 'Actif',
      trialing: 'Essai',
      'read-only': 'Lecture seule',
      suspended: 'Suspendu',
      deactivated: 'Désactivé',
    },
    joined: 'Inscription',
  },
  health: {
    title: 'État de santé',
    count: '{count, number}',
    waiting: 'Tâches en attente',
    oldest: 'La plus ancienne :',
    paused: '{count, plural, one {# file en pause} other {# files en pause}}',
    failed: 'Tâches échouées',
    broken: 'Connexions rompues',
    brokenAt: '{count, plural, one {Chez # client} other {Chez # clients}}',
    mailSent: 'E-mails envoyés en 24 heures',
    underway: '{count, plural, one {# en route} other {# en route}}',
    mailFailed: 'E-mails non remis en 24 heures',
  },
}
