import type { PhraseBook } from './phrase-book.ts'

export const ENGLISH_ASPECTS: PhraseBook['aspects'] = {
  food: {
    positive: [
      'It is lovely to hear that it was to your taste.',
      'A lot of care goes into what we serve, so this is good to read.',
      'Good food is what we are here for, and your words encourage us.',
    ],
    negative: [
      'What we serve ought to be a pleasure, and this time it was not.',
      'The quality of what we serve is at the heart of our work, so this is hard to read.',
      'Food and drink have to be right every time, and we want to understand what was not.',
    ],
  },
  service: {
    positive: [
      'Everybody on the team takes pride in looking after people well.',
      'A friendly welcome matters to us, and it is good that you felt it.',
      'Your kind words about our team are the best reward for their work.',
    ],
    negative: [
      'Friendly and attentive service is what you should be able to expect from us.',
      'Everybody deserves to be looked after well, and we did not manage that for you.',
      'How people are treated here matters to us more than anything else.',
    ],
  },
  price: {
    positive: [
      'Fair prices for good work are important to us.',
      'It is good to know that you found it worth its price.',
      'Price and quality should fit together, and it is good that you think so too.',
    ],
    negative: [
      'A price has to feel fair, and we understand that for you it did not.',
      'What something costs and what it offers should fit together.',
      'Your view of our prices helps us to see them through other eyes.',
    ],
  },
  cleanliness: {
    positive: [
      'Keeping everything clean and tidy takes daily work, so it is good that you noticed.',
      'A clean and well-kept place is something we care about.',
      'It is good to hear that everything looked clean and cared for.',
    ],
    negative: [
      'Cleanliness must not depend on the day.',
      'A clean place is the least that you may expect from us.',
      'Everything here ought to be spotless, and we want to know where it was not.',
    ],
  },
  location: {
    positive: [
      'We are fond of this spot ourselves and glad that you like it too.',
      'A good location is half the pleasure, and it is good that it suited you.',
      'We feel lucky to be where we are, and it is good that you see it that way.',
    ],
    negative: [
      'Where we are is hard to change, but how we help people to reach us is not.',
      'Coming to us ought to be easy, and we understand that it was not.',
      'Your note on where we are is useful to others as well as to us.',
    ],
  },
  waiting: {
    positive: [
      'We try not to keep anybody waiting, so this is good to read.',
      'Your time is valuable, and it is good that we did not waste it.',
      'Being quick and careful at once is what we aim for.',
    ],
    negative: [
      'Your time is valuable, and we understand how annoying a wait can be.',
      'Nobody likes to wait, and we know that it can spoil the rest.',
      'A long wait is not how we want anybody to remember us.',
    ],
  },
  rooms: {
    positive: [
      'A place in which people feel at home is what we hope to offer.',
      'We put a lot of thought into our rooms, and it is good that it shows.',
      'It is good to hear that you were comfortable with us.',
    ],
    negative: [
      'Rooms and facilities should be comfortable and in good order, and we want to know what was missing.',
      'You should have been comfortable with us, and it matters that you were not.',
      'Comfort is a large part of what we offer, so your words count.',
    ],
  },
  delivery: {
    positive: [
      'It is good to hear that your order arrived as it should.',
      'A smooth delivery is part of good work for us.',
      'Getting every order right takes many hands, and they deserve your praise.',
    ],
    negative: [
      'An order should arrive complete and on time.',
      'A delivery that does not go as planned is a nuisance, and we understand that.',
      'We want to find out where your order went off course.',
    ],
  },
  atmosphere: {
    positive: [
      'A place where people like to spend their time is what we wish for.',
      'It is good to hear that you felt at ease with us.',
      'The mood of a place is made by its people, so your words are for everybody here.',
    ],
    negative: [
      'The surroundings should help you to feel at ease, and we understand that they did not.',
      'How a place feels is part of the whole, and we take your impression seriously.',
      'A pleasant atmosphere matters to us as well, so your words count.',
    ],
  },
  product: {
    positive: [
      'It is good to hear that you are happy with what you chose.',
      'Quality matters to us, and it is good that it shows.',
      'We choose what we offer with care, so this is encouraging.',
    ],
    negative: [
      'What you take home from us should be of good quality.',
      'Quality is the least that you may expect, and we want to know what was wrong.',
      'What we offer has to stand up to everyday use, so your remarks matter.',
    ],
  },
  billing: {
    positive: [
      'It is good to hear that booking and paying went smoothly.',
      'Clear and simple arrangements are important to us.',
      'Things should be easy from the first step to the last, and it is good that they were.',
    ],
    negative: [
      'Bookings and bills have to be correct and easy to understand.',
      'Questions about a booking or a bill deserve a clear answer.',
      'What was agreed and what is charged must match, and we would like to look at it with you.',
    ],
  },
}
