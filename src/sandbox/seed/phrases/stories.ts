/** Told at length. */
export const LONG_REVIEWS: readonly { rating: number; title: string; content: string }[] = [
  {
    rating: 5,
    title: 'How to look after a nervous father of the bride',
    content:
      'We held our rehearsal dinner in the back room: twenty-two people, two of them in wheelchairs, one who eats nothing but potatoes, and a speech that I had lost on the plane. From the first e-mail to the last coffee nothing was too much trouble. They moved the tables so that everybody could see everybody, printed the speech for me at the front desk, and somehow served twenty-two hot plates within five minutes.\n\nThe halibut was what people talked about the next day, at a wedding, which tells you something. We were over our time by an hour and nobody looked at a watch. I have organised a good many dinners for work in my life and never had one run this smoothly.',
  },
  {
    rating: 4,
    title: 'Nearly perfect, and I do mean nearly',
    content:
      'I have been eating here since the week it opened, so take this as coming from a friend. The cooking has never been better: the chowder has got some backbone, the specials are actually special, and whoever makes the tarts should be paid more. The room is prettier since the renovation.\n\nWhat has not kept up is the door. On three of my last four visits I stood there for several minutes while people walked past with trays. A nod and a "right with you" would do. That is the missing star, and I will be delighted to hand it over.',
  },
  {
    rating: 3,
    title: 'Two visits, two restaurants',
    content:
      'We ate here twice in one week. On Tuesday it was wonderful: quiet, quick, a server who knew every fisherman by name, a piece of cod that flaked if you looked at it. On Saturday we brought friends to show off and it might have been somewhere else. We waited for menus, waited for drinks, waited for someone to take the order, and when the food came it was fine and no more than that.\n\nMy advice: go on a weekday. My advice to the owners: find out what Tuesday knows.',
  },
  {
    rating: 5,
    title: 'They found my grandmother’s ring',
    content:
      'This is not about the food, although the food was lovely. I took my ring off to eat mussels, as one does, wrapped it in a napkin, and left. When I rang in tears the next morning they had already gone through three bags of laundry and found it. They would not take a reward. I came back on the Friday with flowers for the whole kitchen and had the bouillabaisse, which deserves a review of its own.',
  },
  {
    rating: 2,
    title: 'Beautiful room, distracted team',
    content:
      'Let me be fair and begin with what was good: the view, the bread, the Riesling. Now the rest. We were moved twice, the second time with our starters already on the table. My wife’s dietary note, which we had put in the booking and repeated at the door, never reached the kitchen. The main had to go back and returned when I had finished mine. At the end we were asked to rate the evening on a tablet while the server stood there watching, so I did not say any of this then. I am saying it now.',
  },
  {
    rating: 5,
    title: 'Travelling alone, never lonely',
    content:
      'I travel for work and eat by myself four nights a week, so I notice how places treat a table for one. Here I got the good seat at the end of the counter, a newspaper without asking, and half portions of two starters because I could not decide. The cook explained how they smoke the mackerel. I have been back five times since spring and they now start pouring the cider when they see me cross the road.',
  },
]
