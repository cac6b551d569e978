export const platformOverview = {
  failed: 'Failed to load the figures',
  figures: {
    title: 'At a glance',
    customers: 'Customers',
    monthlyRevenue: 'Monthly Revenue',
    subscriptions: 'Active Subscriptions',
    trialConversion: 'Trial Conversion',
    churn: 'Churn',
    changed: '{change} vs. {days, number} days ago',
    same: 'Same as {days, number} days ago',
    points: '{change} points vs. the {days, number} days before',
    sameBefore: 'Same as in the {days, number} days before',
    nothingBefore: 'Nothing to compare with in the {days, number} days before',
    noTrials: 'No trial ended in the last {days, number} days',
    noSubscriptions: 'No subscription was active {days, number} days ago',
    better: 'Better:',
    worse: 'Worse:',
    how: 'How is {figure} counted?',
    counted: {
      customers: 'Every workspace that is neither deactivated nor closed. Trials count too.',
      monthlyRevenue:
        'What active subscriptions pay a month: the price of their next invoice after coupons, before tax. A yearly plan counts one twelfth.',
      subscriptions:
        'Subscriptions that are paid for, including those whose payment is up to {days, number} days late. Trials do not count.',
      trialConversion:
        'Of the trials that ended in the last {days, number} days, the share that has paid since: {converted, number} of {ended, number}.',
      churn:
        'Subscriptions that ended or stopped being paid in the last {days, number} days, compared with those active {days, number} days ago: {ended, number} of {ran, number}. They brought {lost} a month.',
    },
  },
  revenue: {
    title: 'Revenue',
    titleIn: 'Revenue in {currency}',
    collected: '{collected} came in over the last {days, number} days, tax included and refunds taken off',
    none: 'The first payment will start this chart.',
    perMonth: 'Monthly revenue at the end of each month',
    table: 'Show as table',
    month: 'Month',
    total: 'Total',
    cameIn: 'Came in',
  },
  recent: {
    title: 'Recent customers',
    all: 'All customers',
    none: 'No one has signed up yet.',
    company: 'Company',
    unnamed: 'No name yet',
    email: 'Email',
    plan: 'Plan',
    status: 'Status',
    statuses: {
      active: 'Active',
      trialing: 'Trial',
      'read-only': 'Read-only',
      suspended: 'Suspended',
      deactivated: 'Deactivated',
    },
    joined: 'Joined',
  },
  health: {
    title: 'Health',
    count: '{count, number}',
    waiting: 'Jobs waiting',
    oldest: 'Oldest:',
    paused: '{count, plural, one {# queue paused} other {# queues paused}}',
    failed: 'Failed jobs',
    broken: 'Broken connections',
    brokenAt: '{count, plural, one {At # customer} other {At # customers}}',
    mailSent: 'Emails sent in 24 hours',
    underway: '{count, plural, one {# on its way} other {# on their way}}',
    mailFailed: 'Emails not delivered in 24 hours',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    platformOverview: typeof platformOverview
  }
}
