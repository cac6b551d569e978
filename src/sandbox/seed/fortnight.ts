import type { StoryReview } from './story-review.ts'

/** What else happened in the festival's fortnight, up to what waits for somebody today. */
export const FORTNIGHT = [
  {
    key: 'parking',
    vendor: 'tripadvisor',
    place: 'halifax',
    when: { daysAgo: 14, hour: 18.6 },
    rating: 1,
    author: 'TallSuitcase58',
    title: 'Impossible to park',
    content:
      'The whole waterfront was closed for the festival. Forty minutes looking for a parking space, then a ticket. In the end we ate at home. One star, because somebody should do something about it.',
    reply: {
      text: 'We are sorry that you did not get as far as our door. During the festival the street is closed by the city; the car park on Hollis Street is five minutes away and we stamp the ticket. We hope that you try again on a quieter day. Marcus, Harbour Bistro',
      hoursLater: 118,
    },
  },
  {
    key: 'rival',
    vendor: 'google',
    place: 'toronto',
    when: { daysAgo: 12, hour: 2.2 },
    rating: 1,
    author: 'Kyle Brandtner',
    title: 'Worst place in the city',
    content:
      'Worst restaurant in the city!! Dirty, rude, everything is microwaved and the steak is like leather. Do yourself a favour: go to Pier Nine Grill instead, just across the street, much better food and half the price.',
  },
  {
    key: 'rival-again',
    vendor: 'yelp',
    place: 'toronto',
    when: { daysAgo: 12, hour: 2.5 },
    rating: 1,
    author: 'Kyle B.',
    title: '',
    content:
      'Do NOT go. Terrible burgers, terrible sushi, rude manager. Pier Nine Grill is the only good place around here and their staff is amazing.',
    reply: {
      text: 'We have no burgers, no sushi and, at two in the morning, no open door, so we believe that you mean somebody else. If you have been our guest, please tell us when, and we will look into it. Dana Whitlock, owner',
      hoursLater: 6.5,
    },
  },
  {
    key: 'festival',
    vendor: 'google',
    place: 'halifax',
    when: { daysAgo: 6, hour: 13.4 },
    rating: 5,
    author: 'Keisha Adeyemi',
    title: 'Oysters between two concerts',
    content:
      'Forty minutes between two concerts and not a free table in town. They put two stools at the end of the bar, brought a dozen oysters and two glasses of cider in five minutes and told us when to run. We made it with a minute to spare.',
    reply: {
      text: 'A minute to spare is our festival record, Keisha. Those two stools are yours next year. Priya and the Harbour Bistro team',
      hoursLater: 4.3,
    },
  },
  {
    key: 'allergy',
    vendor: 'google',
    place: 'halifax',
    when: { daysAgo: 2, hour: 14.3 },
    rating: 3,
    author: 'Farah Haddad',
    title: 'Nuts?',
    content:
      'Lovely lunch, but when I asked whether there were nuts in the pesto the young man said "probably not". I carry an EpiPen. Probably is not an answer. Somebody from the kitchen then came out and knew exactly, so it can be done.',
  },
  {
    key: 'lukewarm',
    vendor: 'google',
    place: 'halifax',
    when: { hoursAgo: 31 },
    rating: 2,
    author: 'Graham Nickerson',
    title: 'Lukewarm',
    content:
      'Second time this month that my chowder was lukewarm. Sent back, came back hot, so why not the first time? Friendly people, but they look stretched.',
    reply: {
      text: 'Graham, that is once too often. Ring me on my own number, 902 555 0142, or write to dana@harbourbistro.test, and name your last booking, table nine: the next chowder is mine. Dana',
      hoursLater: 13.5,
      rejectedFor: 'PERSONAL_INFORMATION',
    },
  },
  {
    key: 'window',
    vendor: 'google',
    place: 'halifax',
    when: { hoursAgo: 29 },
    rating: 4,
    author: 'Rosalind Tait',
    title: 'The window table',
    content:
      'We asked for the window and got it, with a blanket each because the terrace door stood open. Crab linguine as good as ever. The dessert card could do with something that is not chocolate.',
  },
  {
    key: 'anniversary',
    vendor: 'google',
    place: 'toronto',
    when: { hoursAgo: 26 },
    rating: 5,
    author: 'Imran Sandhu',
    title: 'Twenty years married',
    content:
      'Twenty years married, and they had put the menu of our first visit on the table. I had mentioned it in the booking and forgotten about it. My wife cried, in the good way. Priya who looked after us deserves a raise.',
  },
  {
    key: 'charged-twice',
    vendor: 'google',
    place: 'toronto',
    when: { hoursAgo: 20 },
    rating: 1,
    author: 'Derek Quigley',
    title: 'Charged twice',
    content:
      'Nice dinner the other night, and now I see it on my card twice: 148.60 and 148.60. I have called three times and get a machine. Please sort it out, I would rather be writing about the mussels.',
  },
  {
    key: 'slow-lunch',
    vendor: 'tripadvisor',
    place: 'halifax',
    when: { hoursAgo: 9 },
    rating: 2,
    author: 'RainyCompass12',
    title: 'Not a place for a lunch hour',
    content:
      'Fifty minutes for a lobster roll and a salad, for two people who had said that they were in a hurry. The roll was very good. My meeting was over.',
  },
] as const satisfies readonly StoryReview[]
