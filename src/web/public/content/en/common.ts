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
