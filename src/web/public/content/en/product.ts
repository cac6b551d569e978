export const landing = {
  meta: {
    title: 'Goodword: online reviews, answered',
    description:
      'Goodword gathers your reviews from Google Business Profile, Facebook, TripAdvisor and Yelp in one inbox and helps you answer them well. Free for {days} days.',
  },
  hero: {
    titleLines: ['Every review read.', 'Every customer answered.'],
    lead: 'Goodword brings your reviews from Google Business Profile, Facebook, TripAdvisor and Yelp into one calm inbox, drafts replies that sound like you, and shows what to put right first.',
    action: 'Get started',
    secondary: 'See pricing',
    demo: 'Try the demo',
    trialNote: '{days}-day free trial. No credit card required.',
  },
  illustration: {
    caption: 'Illustration. The business and the reviews are made up.',
    inbox: 'Review Management',
    waiting: '3 waiting for you',
    reviews: [
      { author: 'Maya R.', platform: 'Google', text: 'The soup was wonderful, the wait was not.', age: '12 min' },
      { author: 'Jonas K.', platform: 'TripAdvisor', text: 'Best window table in the harbour.', age: '1 h' },
      { author: 'Elena P.', platform: 'Yelp', text: 'Our booking was lost, twice.', age: '3 h' },
    ],
    reply: {
      heading: 'Reply to Maya R.',
      label: 'AI draft',
      text: 'Thank you, Maya. I am glad the soup hit the spot, and sorry you waited for it. We now have a second cook on Fridays.',
      schedule: 'Schedule',
      submit: 'Submit Response',
    },
  },
  platforms: {
    title: 'One inbox for the places your customers write',
    names: ['Google Business Profile', 'Facebook', 'TripAdvisor', 'Yelp'],
  },
  features: {
    title: 'All of your reputation, in one place',
    lead: 'Six tools that work on the same reviews, so you never copy anything from one screen to another.',
    cards: {
      monitoring: {
        title: 'Review Monitoring',
        text: 'New reviews from every connected platform arrive in one list. Search, filter, and see what has waited longest.',
      },
      responses: {
        title: 'Smart Responses',
        text: 'Start from a draft that picks up on what the customer wrote. Edit it, then post it now or schedule it.',
      },
      qrCodes: {
        title: 'QR Code Generation',
        text: 'Print a code once and change where it leads later. Every scan is counted.',
      },
      team: {
        title: 'Team Collaboration',
        text: 'Invite colleagues, give each the permissions they need, and see who did what.',
      },
      disputes: {
        title: 'Dispute Resolution',
        text: 'Report reviews that break a platform’s rules, with evidence, notes and history kept together.',
      },
      analytics: {
        title: 'Advanced Analytics',
        text: 'Follow ratings, sentiment and themes over time, and compare yourself with competitors you choose.',
      },
    },
  },
  steps: {
    title: 'Ten minutes a day is enough',
    items: {
      connect: {
        title: 'Connect',
        text: 'Link the platforms you are listed on. Goodword reads your reviews and keeps them up to date. Disconnect whenever you like.',
      },
      answer: {
        title: 'Answer',
        text: 'Work through what is waiting, most urgent first. Write it yourself or start from a draft.',
      },
      improve: {
        title: 'Ask and improve',
        text: 'Invite every customer to leave an honest review, and read what they praise and what they miss.',
      },
    },
  },
  promises: {
    title: 'Fair to you, and to the people who write about you',
    lead: 'Some shortcuts in this business are against the law, and all of them cost trust. Goodword does not offer them.',
    items: {
      gating: {
        title: 'No review gating',
        text: 'Happy or not, every customer you ask sees the same page with the same links.',
      },
      incentives: {
        title: 'No bought praise',
        text: 'There are no rewards for positive reviews here, and no tool that writes a review.',
      },
      consent: {
        title: 'No surprises in your name',
        text: 'A reply goes out when you press the button or when a rule you set says so. AI text is labelled.',
      },
      freedom: {
        title: 'No lock-in',
        text: 'Pay by the month, cancel it yourself, and take your data with you.',
      },
    },
    more: 'How we keep to the rules',
  },
}

export type LandingContent = typeof landing

export const pricing = {
  meta: {
    title: 'Pricing · Goodword',
    description:
      'Three plans from {price} a month; a year costs ten months. Every plan starts with a {days}-day free trial, no credit card required.',
  },
  title: 'Simple prices, by month or year',
  lead: 'Every plan starts with {days} days free. No credit card required.',
  perMonth: 'per month',
  perYear: 'or {price} per year, two months free',
  popular: 'Popular',
  own: 'Your plan',
  plans: {
    starter: {
      name: 'Starter',
      description: 'For one person who replies.',
    },
    professional: {
      name: 'Professional',
      description: 'For a team that wants to reply, ask and improve.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'For large teams, your own brand and your own systems.',
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
  switchTo: 'Switch to {plan}',
  salesTrial: 'The {days} free days begin with Professional; we add the rest with you.',
  taxNote: 'Prices in US dollars, before tax.',
  comparison: {
    title: 'Compare the plans',
    caption: 'What each plan includes',
    feature: 'Feature',
    price: 'Price per month',
    yearlyPrice: 'Price per year',
    platforms: 'Platforms',
    locations: 'Locations',
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
          'For {days} days you have everything in Professional, whichever plan you choose. No credit card is required to start. The plan you chose is what the trial leads to: you confirm it when you pay. If you do nothing, you are not charged, and your workspace becomes read-only.',
      },
      payment: {
        question: 'How can I pay?',
        answer:
          'By credit or debit card, or with PayPal where it is offered at checkout. By the month or by the year; a year costs ten months.',
      },
      change: {
        question: 'Can I change my plan later?',
        answer:
          'Yes, at any time. The change applies at the next billing cycle; if you choose a greater plan, you can use everything in it at once.',
      },
      cancel: {
        question: 'How do I cancel?',
        answer:
          'Under Subscription, in two clicks and without talking to anyone. Everything works until the end of the time you have paid for, and until then you can undo it. If you want everything deleted, the owner closes the workspace in the settings. For 30 days you can still read, export and reopen everything; then it is erased.',
      },
      platforms: {
        question: 'What counts as a platform?',
        answer:
          'Each review site you connect: Google Business Profile, Facebook, TripAdvisor or Yelp. It counts once, however many locations you have there. Starter connects up to {starterPlatforms}; the other plans have no limit.',
      },
      tax: {
        question: 'Is tax included?',
        answer: 'Prices are in US dollars and do not include VAT or sales tax.',
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
