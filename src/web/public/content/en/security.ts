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
            'You can add a second factor with an authenticator app.',
            'Sessions are short-lived, renewed in the background and can be ended.',
            'Permissions are checked by the server on every request, not only hidden on screen.',
          ],
        },
      ],
    },
    browser: {
      heading: 'In the browser',
      blocks: [
        'Every answer carries a strict content security policy: only our own scripts run, and nothing is loaded from other companies. Traffic between you and the service is meant to run over HTTPS only.',
        'All input is checked against a written contract before it reaches the application, and text from reviews is treated as untrusted wherever it is shown or given to the assistant.',
      ],
    },
    trail: {
      heading: 'A trail you can follow',
      blocks: [
        'Changes are recorded with who, what and when, in a record that can be added to but not rewritten. Looking into a workspace by administrators of the service goes through a separate, audited path.',
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
        'If you have found a weakness, write to [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) with “Security” in the subject. Please tell us how to reproduce it, do not touch other people’s data, and give us a fair time to mend it before you publish. We confirm that we have received it, keep you informed, and take no legal steps against research done in good faith.',
      ],
    },
  },
} satisfies ProsePage<string>

export type SecurityContent = ProsePage<keyof typeof security.sections>
