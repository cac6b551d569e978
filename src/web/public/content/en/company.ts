import type { ProsePage } from '../prose.ts'

export const about = {
  meta: {
    title: 'About · Goodword',
    description: 'Why Goodword exists, what it does for a business and what it will not do.',
  },
  title: 'A good word is earned',
  lead: 'Goodword helps a business hear what its customers say in public, answer them like a person, and fix what they point out.',
  sections: {
    why: {
      heading: 'Why we built it',
      blocks: [
        'Someone writes about your restaurant, your practice or your shop tonight, on a site you may not look at until next week. Other people will read it before you do. An honest answer, given soon, changes how they see you. So does silence.',
        'Most tools for this are built for head offices. They show twelve charts before they show the one review that needs you. We wanted the opposite: open it, see what is waiting, answer, close it.',
      ],
    },
    what: {
      heading: 'What it does',
      blocks: [
        'Goodword keeps your reviews from Google Business Profile, Facebook, TripAdvisor and Yelp in one inbox. It drafts replies, posts them when you say so, tracks disputes with the platforms, invites customers to leave a review, and shows how things change over time.',
        'Where a platform offers no way to do something from outside, Goodword says so and takes you to the place where you can do it yourself. It never pretends that something has happened.',
      ],
    },
    beliefs: {
      heading: 'What we believe',
      blocks: [
        {
          terms: [
            {
              term: 'Answer people, not scores',
              text: 'Behind every rating is someone who took the time. The reply is for them first and for the star average second.',
            },
            {
              term: 'Ask everyone or no one',
              text: 'Asking only happy customers bends the truth. Our pages show the same links to everyone.',
            },
            {
              term: 'Machines draft, people decide',
              text: 'An assistant may suggest the words. You choose them, and text from AI carries a label.',
            },
            {
              term: 'Say what happened',
              text: 'If a reply is still being checked by a platform, the screen says that, and not “success”.',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Who runs it',
      blocks: [
        'Goodword is software that can be run by different operators. The contact details of the operator responsible for this website and the data kept here are at the bottom of every page. [Write to us](/contact) if you want to know more.',
      ],
    },
  },
} satisfies ProsePage<string>

export type AboutContent = ProsePage<keyof typeof about.sections>

interface Position {
  title: string
  place: string
  text: string
}

export const careers = {
  meta: {
    title: 'Careers · Goodword',
    description: 'Open positions at Goodword, how we work and how to write to us.',
  },
  title: 'Work on something people rely on',
  lead: 'For many small businesses, a few sentences under a review are their whole public relations. We take that seriously and would like to meet people who do too.',
  openings: {
    heading: 'Open positions',
    none: 'There are no open positions at the moment. If you think you would fit, write to us anyway. We read and answer every letter.',
    write: 'Write to us',
    positions: [] as Position[],
  },
  sections: {
    how: {
      heading: 'How we work',
      blocks: [
        {
          points: [
            'Small changes, shipped often, each one read by someone else.',
            'Clear words before clever code. If it needs a manual, it is not finished.',
            'Every feature is tried on a phone, with a keyboard and with a screen reader before it goes out.',
            'Mistakes are written down without blame, with what we changed so that they do not come back.',
          ],
        },
      ],
    },
    write: {
      heading: 'What to write',
      blocks: [
        'Tell us what you would like to work on and show us something you made: code, a text, a design, a hard customer case you solved. A short letter is better than a long form. You do not need a photo, a date of birth or a cover page.',
        'Use the [contact form](/contact?topic=careers) with the topic “Working at Goodword”, or send an email to [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Fair to everyone who applies',
      blocks: [
        'We choose by what people can do and want to learn. Tell us if you need anything changed in the process so that you can show it. We keep your application only as long as we need it to decide, and delete it when you ask.',
      ],
    },
  },
} satisfies ProsePage<string> & { openings: unknown }

export type CareersContent = ProsePage<keyof typeof careers.sections> & { openings: typeof careers.openings }

export const contact = {
  meta: {
    title: 'Contact · Goodword',
    description: 'Write to the people behind Goodword about plans, support, privacy or anything else.',
  },
  title: 'Write to us',
  lead: 'Questions about a plan, help with your workspace, or something we should know: a person reads it and answers by email.',
  form: {
    name: 'Name',
    email: 'Email address',
    topic: 'Topic',
    message: 'Message',
    website: 'Leave this field empty',
    counter: '{count} of {limit} characters',
    submit: 'Send message',
    busy: 'Sending...',
    privacyNote: 'We use what you write here only to answer you. More on the [privacy page](/privacy).',
  },
  topics: {
    sales: 'Plans and sales',
    support: 'Help with my workspace',
    press: 'Press',
    careers: 'Working at Goodword',
    privacy: 'Privacy and my data',
    other: 'General question',
  },
  validation: {
    required: 'Fill this in.',
    emailInvalid: 'Enter an email address like name@example.com.',
    tooLong: 'This is too long.',
    tooShort: 'This is too short.',
    choiceInvalid: 'Choose one of the options.',
    invalid: 'This value is not valid.',
  },
  problems: {
    invalid: 'Your message was not sent yet. Please check the marked fields.',
    rateLimited:
      'That was a lot of messages in a short time. Please wait a minute and send again. What you wrote is still here.',
    failed: 'Your message could not be sent. What you wrote is still here; please try again, or write to us by email.',
  },
  other: {
    title: 'Other ways to reach us',
    email: 'By email',
    post: 'By post',
    security: 'Found a security problem? The [security page](/security) says how to report it.',
  },
  sent: {
    meta: { title: 'Message sent · Goodword', description: 'Your message to Goodword has arrived.' },
    title: 'Thank you, your message has arrived',
    text: 'We will answer by email at the address you gave.',
    back: 'Back to the home page',
  },
}

export type ContactContent = typeof contact

export const common = {
  brand: 'Goodword',
  skipToContent: 'Skip to content',
  homeLabel: 'Goodword, home page',
  mainNavigation: 'Main',
  menu: 'Menu',
  language: 'Language',
  links: {
    pricing: 'Pricing',
    signIn: 'Sign in',
    getStarted: 'Get started',
    openApp: 'Open Goodword',
    about: 'About',
    careers: 'Careers',
    contact: 'Contact',
    developers: 'Developers',
    privacy: 'Privacy',
    terms: 'Terms',
    security: 'Security',
    compliance: 'Compliance',
  },
  footer: {
    tagline: 'Online reputation management for businesses that answer.',
    company: 'Company',
    legal: 'Trust and legal',
    reachUs: 'Reach us',
    languages: 'Languages',
  },
  theme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  languageHint: {
    text: 'This page is also available in English.',
    open: 'Read in English',
    dismiss: 'Close',
  },
  updatedOn: 'Last updated on {date}',
  onThisPage: 'On this page',
  trial: {
    title: 'See your own reviews in Goodword',
    text: 'Try it for {days} days. No credit card required, and nothing to cancel if you stop.',
    action: 'Start your free trial',
    secondary: 'Compare plans',
  },
}

export type CommonContent = typeof common
