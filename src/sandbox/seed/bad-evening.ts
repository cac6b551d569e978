import type { StoryReview } from './story-review.ts'

/**
 * One Saturday in Halifax: the extraction fan gives up at half past seven, the kitchen is shut for two hours. Six who
 * were there, and three who tell how it was made good.
 */
export const BAD_EVENING = [
  {
    key: 'fan-hungry',
    vendor: 'google',
    place: 'halifax',
    when: { eveningHours: 0.9 },
    rating: 1,
    author: 'Maureen Dunphy',
    title: 'Two hours and no dinner',
    content:
      'Table for six at seven. At half past seven something went bang in the kitchen, the room filled with smoke from the grill and after that nothing left the pass any more. We were told "ten minutes" four times. At ten to nine we paid for our drinks and left hungry, with a seven-year-old in tears. If the fan is broken, say so and let people go somewhere else.',
    reply: {
      text: 'Maureen, you are right: we should have told you at once that the extraction fan had failed and that the kitchen had to close. We hoped for ten minutes and it took two hours. I am sorry, above all for your youngest. Your drinks have been refunded, and I would like to cook for the six of you myself. Dana',
      hoursLater: 13.4,
    },
  },
  {
    key: 'fan-cold',
    vendor: 'tripadvisor',
    place: 'halifax',
    when: { eveningHours: 1.5 },
    rating: 2,
    author: 'SaltyLighthouse41',
    title: 'Kitchen shut, and what did come was cold',
    content:
      'We had our starters and they were very good. Then the ventilation broke down, doors and windows were opened and the kitchen stopped. My halibut arrived an hour and a half later, lukewarm, because it had been standing since before the breakdown. Nobody was unfriendly. But a plate like that should not leave the kitchen.',
    reply: {
      text: 'Thank you for putting it so fairly. That plate should never have gone out, and since that evening whoever is at the pass throws away anything that has stood longer than five minutes. The fan has a new motor. Please let us know when you are back, the halibut is on us. Marcus, Harbour Bistro',
      hoursLater: 14.2,
    },
  },
  {
    key: 'fan-french',
    vendor: 'google',
    place: 'halifax',
    when: { eveningHours: 1.9 },
    rating: 1,
    language: 'fr',
    author: 'Geneviève Lavoie',
    title: 'Soirée gâchée',
    content:
      'La hotte est tombée en panne vers 19 h 30 et la cuisine a fermé pendant deux heures. On nous a laissés à table sans rien dire, dans la fumée et les courants d’air. Quand les plats sont enfin sortis, le mien était froid et mon mari n’a jamais reçu le sien. Nous venions de Moncton exprès pour le festival.',
    reply: {
      text: 'Madame Lavoie, je vous présente toutes mes excuses. La hotte nous a lâchés en plein service et nous avons mis trop de temps à vous le dire franchement. Vous avez été remboursés hier. Si le chemin de Moncton vous ramène un jour par ici, la table près de la fenêtre est à vous. Dana Whitlock',
      hoursLater: 12.8,
    },
  },
  {
    key: 'fan-hot-kitchen',
    vendor: 'yelp',
    place: 'halifax',
    when: { eveningHours: 2.4 },
    rating: 2,
    author: 'Terrence O.',
    title: '',
    content:
      'Festival Saturday, full house, and the extractor dies. Kitchen closed from about 7:30 to 9:30. I feel for the cooks, it must have been forty degrees in there. Still: we sat for an hour and three quarters, got our mains at a quarter to ten and they were barely warm. One star for the bread they kept bringing, one for the waitress who was honest with us in the end.',
    reply: {
      text: 'Terrence, thank you, also on behalf of the cooks. It was forty-three degrees, we measured. The honest waitress was Maya, and she is right: next time everybody hears it in the first five minutes. Your mains have been taken off the bill. Marcus',
      hoursLater: 15.1,
    },
  },
  {
    key: 'fan-german',
    vendor: 'google',
    place: 'halifax',
    when: { eveningHours: 2.8 },
    rating: 1,
    language: 'de',
    author: 'Holger Brinkmann',
    title: 'Küche zu, keiner sagt etwas',
    content:
      'Um halb acht fiel der Abzug aus, danach war die Küche zwei Stunden lang geschlossen. Das kann passieren. Aber dass man die Gäste so lange im Ungewissen lässt, darf nicht passieren. Um kurz vor zehn kam eine kalte Fischsuppe, da war uns der Appetit vergangen. Den vollen Preis haben wir trotzdem bezahlt.',
    reply: {
      text: 'Herr Brinkmann, das tut mir leid, und Sie haben recht: Der Ausfall war Pech, das Schweigen war unser Fehler. Der volle Preis hätte an diesem Abend auf keiner Rechnung stehen dürfen, Sie bekommen ihn zurück. Danke, dass Sie es so deutlich sagen. Dana Whitlock',
      hoursLater: 12.1,
    },
  },
  {
    key: 'fan-party',
    vendor: 'facebook',
    place: 'halifax',
    when: { eveningHours: 3.2 },
    rating: 2,
    author: 'Colleen Saulnier',
    title: '',
    content:
      'My sister’s fortieth. The kitchen fan broke, everything stopped for two hours, and by the time the food came half of our party had gone home. We have had lovely evenings here, this was not one of them. I hope somebody rings me.',
  },
  {
    key: 'mended-invited',
    vendor: 'google',
    place: 'halifax',
    when: { eveningHours: 62 },
    rating: 5,
    author: 'Patrick Gallant',
    title: 'How to put a thing right',
    content:
      'We were there on the Saturday when the kitchen had to close, and we did not write a review because we were too cross. Then Dana rang us herself, listened to all of it, gave us our money back and asked us to come again. We did, last night. She sat with us for a minute, the char was perfect and nobody made a fuss. That is how you put a thing right.',
    reply: {
      text: 'Patrick, you had every reason to be cross. Thank you for answering the phone, and for coming back. Dana',
      hoursLater: 5.5,
    },
  },
  {
    key: 'mended-honest',
    vendor: 'tripadvisor',
    place: 'halifax',
    when: { eveningHours: 93 },
    rating: 4,
    author: 'WeekendKettle7',
    title: 'A bad night, and a good answer to it',
    content:
      'Read the reviews of that Saturday before you judge: we were there too. A card on every table now says what happened and what they have changed, which I have never seen a restaurant do. Chowder excellent, service quick and a little nervous. One star short because the room was still rather draughty.',
    reply: {
      text: 'A little nervous is a kind way to put it. The draught is the new fan, which we are still learning to drive. Thank you for giving us a second look. Marcus, Harbour Bistro',
      hoursLater: 22,
    },
  },
  {
    key: 'mended-sister',
    vendor: 'google',
    place: 'halifax',
    when: { eveningHours: 112 },
    rating: 5,
    author: 'Shauna Saulnier',
    title: 'My fortieth, second attempt',
    content:
      'My birthday dinner fell into the evening with the broken fan. They invited all twelve of us again, put us by the window and Marcus had remembered who had ordered what. My sister has stopped being angry, which is harder than it sounds.',
    reply: {
      text: 'Happy birthday once more, Shauna! Twelve people, twelve plates, all of them hot: we counted. Please tell your sister that we are relieved. Priya and the Harbour Bistro team',
      hoursLater: 7.5,
    },
  },
] as const satisfies readonly StoryReview[]
