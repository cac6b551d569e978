import type { ProsePage } from '../prose.ts'

export const about = {
  meta: {
    title: 'About · Goodword',
    description: 'Why Goodword exists, what it does for a business and what it will not do.',
  },
  title: 'A good word is earned',
  lead: 'Goodword helps a business hear what its customers say in public, answer them like a person, and mend what they point at.',
  sections: {
    why: {
      heading: 'Why we make it',
      blocks: [
        'Somebody writes about your restaurant, your practice or your shop tonight, on a site you may not look at until next week. Other people will read it before you do. An honest answer, given soon, changes how they see you. So does silence.',
        'Most tools for this are built for head offices. They show twelve charts before they show the one review that needs you. We wanted the opposite: open it, see what is waiting, answer, close it.',
      ],
    },
    what: {
      heading: 'What it does',
      blocks: [
        'Goodword keeps your reviews from Google Business Profile, Facebook, TripAdvisor and Yelp in one inbox. It drafts replies, posts them when you say so, tracks disputes with the platforms, invites customers to leave a review, and shows how things change over time.',
        'Where a platform offers no way to do something from outside, Goodword says so and leads you to the place where you can do it yourself. It never pretends that something has happened.',
      ],
    },
    beliefs: {
      heading: 'What we hold to',
      blocks: [
        {
          terms: [
            {
              term: 'Answer people, not scores',
              text: 'Behind every rating is somebody who took the time. The reply is for them first and for the star average second.',
            },
            {
              term: 'Ask everyone or no one',
              text: 'Asking only happy customers bends the truth. Our pages show the same links to all.',
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
        'Goodword is software that can be run by different operators. You find the contact details of the one responsible for this website, and for the data kept here, at the foot of every page. [Write to us](/contact) if you want to know more.',
      ],
    },
  },
} satisfies ProsePage<string>

export type AboutContent = ProsePage<keyof typeof about.sections>
