import type { ProsePage } from '../prose.ts'

export interface Position {
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
    none: 'There are no open positions at the moment. If you think you would fit, write to us all the same. We read every letter and answer it.',
    write: 'Write to us',
    positions: [] as Position[],
  },
  sections: {
    how: {
      heading: 'How we work',
      blocks: [
        {
          points: [
            'Small changes, shipped often, each one read by somebody else.',
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
        'Tell us what you would like to work on and show us something you made: code, a text, a design, a hard customer case you solved. A short letter is better than a long form. You need no photo, no date of birth and no cover page.',
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
