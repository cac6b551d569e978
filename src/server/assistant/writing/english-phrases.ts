import { ENGLISH_ASPECTS } from './english-aspects.ts'
import type { PhraseBook, Ways } from './phrase-book.ts'

const EVEN: Ways = [
  'thank you for telling us how it was.',
  'thank you for sharing your view with us.',
  'thank you for your honest impression.',
  'thank you for writing to us so openly.',
]

export const ENGLISH: PhraseBook = {
  beginsSmall: false,
  greeting: {
    friendly: { named: 'Hi {author},', unnamed: 'Hello,' },
    formal: { named: 'Dear {author},', unnamed: 'Good day,' },
    warm: { named: 'Dear {author},', unnamed: 'Hello,' },
    concise: { named: 'Hi {author},', unnamed: 'Hello,' },
  },
  opening: {
    good: {
      calm: [
        'thank you for taking the time to write this.',
        'thank you for your kind review.',
        'many thanks for your friendly words.',
        'thank you for letting us know how you liked it.',
      ],
      strong: [
        'thank you so much for this wonderful review.',
        'what a pleasure to read this, thank you very much.',
        'your review has made the whole team smile, thank you.',
        'thank you very much for such warm words.',
      ],
      wordless: [
        'thank you for your feedback.',
        'thank you very much, it is good to know that you were happy with us.',
        'many thanks for your support.',
        'thank you for taking a moment to rate us.',
      ],
    },
    middling: {
      calm: EVEN,
      strong: EVEN,
      wordless: [
        'thank you for your feedback.',
        'thank you for taking a moment to rate us.',
        'thank you for letting us know where we stand.',
        'many thanks for your feedback.',
      ],
    },
    poor: {
      calm: [
        'we are sorry that we did not meet your expectations.',
        'we are sorry to read this, and thank you for telling us.',
        'thank you for your open words, and please accept our apologies.',
        'we regret that you were not satisfied.',
      ],
      strong: [
        'we are very sorry that your experience was so disappointing.',
        'please accept our sincere apologies.',
        'we are truly sorry, and we understand that you are upset.',
        'it pains us to read this, and we sincerely apologise.',
      ],
      wordless: [
        'we are sorry that you were not satisfied.',
        'we regret that we let you down.',
        'we are sorry that it was not what you had hoped for.',
        'we are sorry that we did not meet your expectations.',
      ],
    },
  },
  warmth: {
    good: ['Words like these make our work worthwhile.', 'It is people like you who make every day a good one.'],
    middling: [
      'It means a lot that you took the time to tell us.',
      'We are grateful for every word that helps us grow.',
    ],
    poor: ['We understand your disappointment very well.', 'We would have wished for you to have a far better time.'],
  },
  closing: {
    good: [
      'We look forward to seeing you again.',
      'We hope to welcome you back soon.',
      'Until next time, we wish you all the best.',
      'It would be a pleasure to see you again.',
    ],
    middling: [
      'We would like to do better. What could we have done differently?',
      'We take it to heart and would be glad of another chance.',
      'If you would like to tell us more, we are glad to listen.',
      'Feedback like yours shows us what to work on, and we hope to see you again.',
    ],
    poor: [
      'We take this seriously. Please get in touch with us directly, so that we can look into it.',
      'This is not what we want for anybody. Please contact us directly, so that we can find out what went wrong.',
      'We would like to understand what happened. Please write to us or speak to us in person.',
      'Please let us talk about it directly: we want to learn what we have to do better.',
    ],
  },
  shortClosing: { good: 'We hope to see you again.', middling: '', poor: 'Please get in touch with us directly.' },
  signOff: { friendly: 'Best wishes,', formal: 'Kind regards,', warm: 'With warm wishes,', concise: '' },
  team: 'The team at {business}',
  namelessTeam: 'The team',
  aspects: ENGLISH_ASPECTS,
  anyAspect: {
    positive: [
      'What you say about {topic} is especially good to read.',
      'Your kind words about {topic} mean a lot to the whole team.',
      'We are particularly pleased with your praise for {topic}.',
    ],
    negative: [
      'We take what you say about {topic} seriously.',
      'Your remarks about {topic} show us where we need to look more closely.',
      'With regard to {topic} we did not meet your expectations, and that matters to us.',
    ],
  },
  topics: {
    food: 'the food',
    service: 'the service',
    price: 'our prices',
    cleanliness: 'cleanliness',
    location: 'our location',
    waiting: 'the waiting time',
    rooms: 'our rooms and facilities',
    delivery: 'the delivery',
    atmosphere: 'the atmosphere',
    product: 'our products',
    billing: 'booking and billing',
  },
}
