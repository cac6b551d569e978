export const pricing = {
  meta: {
    title: 'Pricing · Goodword',
    description:
      'Three monthly plans from {price}. Every plan starts with a {days}-day free trial, no credit card required.',
  },
  title: 'Plain prices, by the month',
  lead: 'Every plan starts with {days} days free. No credit card required.',
  perMonth: 'per month',
  popular: 'Popular',
  plans: {
    starter: {
      name: 'Starter',
      description: 'For one place and one person who answers.',
    },
    professional: {
      name: 'Professional',
      description: 'For a team that wants to answer, ask and improve.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'For many places, your own brand and your own systems.',
    },
  },
  everythingIn: 'Everything in {plan}',
  limits: {
    platforms: { limited: '{count} platforms', unlimited: 'Unlimited platforms' },
    teamMember: '1 team member',
    teamMembers: { limited: 'Up to {count} team members', unlimited: 'Unlimited team members' },
  },
  capabilities: {
    disputes: 'Dispute management',
    campaigns: 'Campaigns',
    'custom-branding': 'Custom branding',
    'api-access': 'API access',
    sso: 'Single sign-on',
  },
  analytics: {
    name: 'Analytics',
    basic: 'Basic',
    advanced: 'Advanced',
    basicLine: 'Basic analytics',
  },
  services: { prioritySupport: 'Priority support', accountManager: 'Dedicated account manager' },
  actions: { 'start-trial': 'Start free trial', 'contact-sales': 'Contact Sales' },
  taxNote: 'Prices in US dollars, before tax.',
  comparison: {
    title: 'Compare the plans',
    caption: 'What each plan includes',
    feature: 'Feature',
    price: 'Price per month',
    platforms: 'Platforms',
    teamMembers: 'Team members',
    unlimited: 'Unlimited',
    included: 'Included',
    notIncluded: 'Not included',
  },
  questions: {
    title: 'Questions people ask',
    items: {
      trial: {
        question: 'How does the free trial work?',
        answer:
          'You have {days} days to try the plan you choose. No credit card is required to start. If you do nothing, the trial ends and you are not charged.',
      },
      payment: {
        question: 'How can I pay?',
        answer: 'By credit or debit card, or with PayPal.',
      },
      change: {
        question: 'Can I change my plan later?',
        answer: 'Yes, at any time. The change applies at the next billing cycle.',
      },
      cancel: {
        question: 'How do I cancel?',
        answer:
          'On the subscription page, without talking to anyone. Your plan then runs to the end of the month you have paid for.',
      },
      platforms: {
        question: 'What counts as a platform?',
        answer:
          'Each review site you connect: Google Business Profile, Facebook, TripAdvisor or Yelp. Starter connects up to {starterPlatforms}; the other plans have no limit.',
      },
      tax: {
        question: 'Is tax included?',
        answer: 'Prices are in US dollars and without VAT or sales tax. Where tax applies, you see it before you pay.',
      },
      languages: {
        question: 'Which languages does Goodword speak?',
        answer: 'The whole product is available in English, Spanish, French and German.',
      },
      data: {
        question: 'What happens to my data when I leave?',
        answer:
          'You can take it with you, and we delete what is left after your workspace is closed. The [privacy page](/privacy) says when.',
      },
    },
  },
}

export type PricingContent = typeof pricing
