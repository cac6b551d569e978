import type { ProsePage } from '../prose.ts'

export const compliance = {
  meta: {
    title: 'Compliance · Goodword',
    description:
      'How Goodword follows the law on reviews, messages, AI and personal data, and the platforms’ own rules.',
  },
  title: 'Compliance',
  lead: 'The law on reviews has become strict, and rightly so. Goodword is made so that following it is the easy way. This page is information, not legal advice.',
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
              text: 'A dispute reports a review to its platform under that platform’s rules. An honest, unpleasant review is not such a case, and Goodword tells you so.',
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
              text: 'The Digital Markets, Competition and Consumers Act bans fake reviews and concealed incentives since April 2025 and expects reasonable steps against them.',
            },
          ],
        },
      ],
    },
    platforms: {
      heading: 'The platforms’ own rules',
      blocks: [
        'Each platform has rules of its own, and Goodword keeps them apart:',
        {
          points: [
            'Google allows asking for reviews, but not incentives, not discouraging negative ones and not selecting whom to ask. Replies are posted with your consent only.',
            'Yelp asks businesses not to ask for reviews at all. Goodword warns you where a code or campaign would do that.',
            'TripAdvisor allows asking and forbids incentives.',
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
            'Every message names the sender and offers a way out. Email can be left with one click, text messages with a word such as STOP.',
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
        'Goodword is not made for patient records and we offer no business associate agreement under HIPAA. If you work in health care, never confirm in a public reply that somebody was a patient.',
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
