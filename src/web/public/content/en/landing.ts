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
    lead: 'Six tools that work on the same reviews, so that nothing is copied from one screen to another.',
    cards: {
      monitoring: {
        title: 'Review Monitoring',
        text: 'New reviews from every connected platform arrive in one list. Search, filter, and see what has waited longest.',
      },
      responses: {
        title: 'Smart Responses',
        text: 'Start from a draft that takes up what the customer wrote. Edit it, then post it now or schedule it.',
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
        text: 'Link the platforms you are listed on. Goodword reads your reviews and keeps them in step. Disconnect whenever you like.',
      },
      answer: {
        title: 'Answer',
        text: 'Work through what is waiting, the urgent first. Write it yourself or begin with a draft.',
      },
      improve: {
        title: 'Ask and improve',
        text: 'Invite every customer to leave an honest review, and read what they praise and what they miss.',
      },
    },
  },
  promises: {
    title: 'Fair to you, and to the people who write about you',
    lead: 'Some shortcuts in this trade are against the law, and all of them cost trust. Goodword does not offer them.',
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
