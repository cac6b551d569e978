import type { ProsePage } from '../prose.ts'

export const security = {
  meta: {
    title: 'Security · Goodword',
    description: 'How Goodword separates customers, protects secrets and sign-ins, and how to report a problem.',
  },
  title: 'Security',
  lead: 'Goodword holds the keys to your public voice. This is how it is built to keep them safe, in terms you can check.',
  sections: {
    isolation: {
      heading: 'Your data is kept apart',
      blocks: [
        'Every table with customer data is protected by row-level security in the database itself, forced for everyone. The application works with a database role that neither owns the tables nor may bypass the rules, and it can read rows only inside a transaction bound to one customer.',
        'Keys between tables carry the customer, so that a record cannot point into another customer’s data. Automated tests check each of these properties for every table and try to reach one customer’s data from another’s account.',
      ],
    },
    secrets: {
      heading: 'Secrets are encrypted',
      blocks: [
        'Access tokens for platforms and providers are encrypted with AES-256-GCM before they are stored. Each value is bound to its customer, table, row and column: copied elsewhere, it cannot be opened. Keys can be rotated without downtime.',
        'Secrets are not written to logs and not sent to the browser.',
      ],
    },
    signIn: {
      heading: 'Sign-in',
      blocks: [
        {
          points: [
            'Passwords are stored only as argon2id hashes.',
            'Repeated attempts are slowed down by address and by account.',
            'You can add a second factor with an authenticator app, and require one of your whole team, with seven days to set it up.',
            'You can limit your workspace to the networks you name. An owner who is locked out gets back in by email.',
            'You choose after how many minutes of inactivity your team is signed out.',
            'Sessions are short-lived, renewed in the background and can be ended.',
            'Permissions are checked by the server on every request, not only hidden on screen.',
          ],
        },
      ],
    },
    browser: {
      heading: 'In the browser',
      blocks: [
        'Every response carries a strict content security policy: only our own scripts run, and nothing is loaded from other companies. Traffic between you and the service is meant to run over HTTPS only.',
        'All input is checked against a written contract before it reaches the application, and text from reviews is treated as untrusted wherever it is shown or given to the assistant.',
      ],
    },
    trail: {
      heading: 'A trail you can follow',
      blocks: [
        'Changes are recorded with who, what and when, in a record that can be added to but not rewritten. When administrators of the service look into a workspace, they go through a separate, audited path.',
        'A reply or message leaves once, even if a request is repeated or a server fails in between. If the outcome at a platform is unknown, the screen says so.',
      ],
    },
    running: {
      heading: 'Running it',
      blocks: [
        'Dependencies are pinned to exact versions. Tests, including those above, run before every change is released. The service reports its own health and stops cleanly, so that updates do not interrupt your work.',
        'We hold no security certificate such as SOC 2 or ISO 27001 for this installation and show no badges. Ask us for the details you need for your own assessment.',
      ],
    },
    report: {
      heading: 'Report a problem',
      blocks: [
        'If you have found a weakness, write to [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) with “Security” in the subject. Please tell us how to reproduce it, do not touch other people’s data, and give us a fair amount of time to fix it before you publish. We confirm that we have received it, keep you informed, and take no legal steps against research done in good faith.',
      ],
    },
  },
} satisfies ProsePage<string>

export type SecurityContent = ProsePage<keyof typeof security.sections>

export const compliance = {
  meta: {
    title: 'Compliance · Goodword',
    description:
      'How Goodword follows the law on reviews, messages, AI and personal data, and the platforms’ own rules.',
  },
  title: 'Compliance',
  lead: 'The law on reviews has become strict, and rightly so. Goodword is built to make following it easy. This page is information, not legal advice.',
  sections: {
    commitments: {
      heading: 'Our commitments on reviews',
      blocks: [
        {
          terms: [
            {
              term: 'No review gating',
              text: 'Pages and codes made with Goodword show every visitor the same review links, whatever they answered before. This is not an option that can be switched off.',
            },
            {
              term: 'No incentives for positive reviews',
              text: 'There is no feature that rewards a rating, and our terms forbid offering one.',
            },
            {
              term: 'No fake reviews',
              text: 'The assistant writes replies, reports and invitations. It does not write reviews.',
            },
            {
              term: 'No suppression',
              text: 'A dispute reports a review to its platform under that platform’s rules. An honest but unpleasant review is not such a case, and Goodword tells you so.',
            },
            {
              term: 'Honest labels',
              text: 'Text drafted by AI is marked for you and your team, and the mark stays in the record after editing.',
            },
          ],
        },
      ],
    },
    law: {
      heading: 'The rules behind them',
      blocks: [
        {
          terms: [
            {
              term: 'United States',
              text: 'The Federal Trade Commission’s rule on consumer reviews and testimonials (16 CFR Part 465, in force since October 2024) bans fake reviews, including those written by AI, payment for reviews of a certain tone, undisclosed reviews by insiders, and suppression. FTC guidance adds: do not ask only those you expect to be positive.',
            },
            {
              term: 'European Union',
              text: 'Under the Unfair Commercial Practices Directive as amended in 2019, fake reviews are banned, and a business that shows reviews must say whether and how it checks that they come from real customers.',
            },
            {
              term: 'United Kingdom',
              text: 'The Digital Markets, Competition and Consumers Act has banned fake reviews and concealed incentives since April 2025 and expects reasonable steps against them.',
            },
          ],
        },
      ],
    },
    platforms: {
      heading: 'The platforms’ own rules',
      blocks: [
        'Each platform has its own rules, and Goodword treats them separately:',
        {
          points: [
            'Google lets you ask for reviews, but not offer incentives, discourage negative ones or choose whom to ask. Replies are posted only with your consent.',
            'Yelp wants businesses not to ask for reviews at all. Goodword warns you where a code or campaign would do that.',
            'TripAdvisor lets you ask but forbids incentives.',
            'Facebook shows recommendations instead of stars. Goodword does not turn them into a rating.',
          ],
        },
        'Where a platform limits how long its content may be stored, we follow that limit.',
      ],
    },
    messages: {
      heading: 'Email and text messages',
      blocks: [
        {
          points: [
            'Messages go only to people whose consent or other legal ground you have recorded.',
            'Every message names the sender and offers a way out: one click in an email, or a word such as STOP in reply to a text message.',
            'An opt-out takes effect at once and for every later campaign.',
            'Text messages respect quiet hours at the recipient’s local time.',
          ],
        },
        'This serves the CAN-SPAM Act and the Telephone Consumer Protection Act in the United States, PECR in the United Kingdom and the ePrivacy rules in the European Union. You stay responsible for whom you write to.',
      ],
    },
    data: {
      heading: 'Personal data',
      blocks: [
        'We act as a processor under the GDPR and the UK GDPR and as a service provider under the CCPA for data in your workspace. You can export and delete a person’s data. The [privacy page](/privacy) and the [security page](/security) have the details.',
        'Goodword is not made for patient records and we offer no business associate agreement under HIPAA. If you work in health care, never confirm in a public reply that someone was a patient.',
      ],
    },
    accessibility: {
      heading: 'Accessibility',
      blocks: [
        'We build to WCAG 2.2, level AA: everything works with a keyboard, is readable by a screen reader, and keeps its contrast in light and dark. If something stops you, [tell us](/contact) and we will put it right.',
      ],
    },
    report: {
      heading: 'Report misuse',
      blocks: [
        'If you believe that a business uses Goodword for fake reviews, unwanted messages or pressure on people who wrote about it, write to [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}). We look into every report.',
      ],
    },
  },
} satisfies ProsePage<string>

export type ComplianceContent = ProsePage<keyof typeof compliance.sections>
