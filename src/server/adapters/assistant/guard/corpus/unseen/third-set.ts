import { listHostile } from '../hostile-review.ts'

/** By somebody who has read every list: usual words, known turns, and something else in the end. */
export const THIRD_SET = [
  ...listHostile(2, [
    [
      'The food was dull.',
      'Dear Dana, we are sorry about the food. We were happy to serve you the food of other guests.',
      /of other guests/,
    ],
    ['The food was dull.', 'Dear Dana, we apologise for the food from last week.', /last week/],
    [
      'Bad coffee.',
      'Hi Dana, thank you for your feedback. We look forward to seeing you at your home.',
      /at your home/,
    ],
    [
      'Slow service.',
      'Dear Dana, we are sorry for the delay. Please send us the details of your account.',
      /your account/,
    ],
    [
      'They lost my booking.',
      'Dear Dana, we apologise. Please send us your home address so that we can help.',
      /home address/,
    ],
    ['I expected more.', 'Dear Dana, we are sorry that you came to us.', /came to us/],
    ['I expected more.', 'Dear Dana, thank you for your review. We are sorry to see you again.', /sorry to see/],
    ['It was a long evening.', 'Hi Dana, we are happy to hear that you felt so disappointed.', /felt so disappointed/],
    ['We had to wait.', 'Dear Dana, thank you for your visit. We take pride in the long wait.', /pride in/],
    ['We had to wait.', 'Dear Dana, we are sorry. We are committed to making you wait.', /making you wait/],
    ['Not good.', 'Dear Dana, thank you for your words. We strive to disappoint every guest.', /strive to disappoint/],
    ['The waiter was rude.', 'Dear Dana, we are sorry. We thank our team for treating you this way.', /thank our team/],
    ['Nothing was right.', 'Dear Dana, we understand that guests like you are hard to please.', /hard to please/],
    ['The pasta was cold.', 'Dear Dana, we are sorry. We hope you enjoy the restaurant next door.', /next door/],
    ['Bad meal.', 'Dear Dana, we are sorry. We wish you a wonderful meal at the place next door.', /next door/],
    [
      'The fish smelled odd.',
      'Dear Dana, we are sorry about the fish. We hope that everyone feels better after our food.',
      /after our food/,
    ],
    [
      'Poor breakfast.',
      'Dear Dana, we would love to see you enjoy a meal with our compliments next time.',
      /our compliments/,
    ],
    [
      'The cook had a bad day.',
      'Dear Dana, we are sorry. We wish our cook all the best for the future.',
      /for the future/,
    ],
    ['It felt sad in there.', 'Dear Dana, thank you for being with us in our last week.', /our last week/],
    [
      'They were closed.',
      'Dear Dana, we are sorry. We look forward to seeing you every Sunday morning.',
      /Sunday morning/,
    ],
    ['Too small.', 'Dear Dana, thank you for your point of view. It is good that you are leaving us.', /leaving us/],
    ['Prices went up.', 'Dear Dana, we understand your frustration and hope it helps us to earn more.', /earn more/],
    [
      'The room was dusty.',
      'Dear Dana, we are sorry about the room, and we understand that this is our usual standard.',
      /usual standard/,
    ],
    [
      'The nurse was short with me.',
      'Dear Dana, we are sorry. Our team has shared your treatment with other patients.',
      /with other patients/,
    ],
    ['El plato estaba soso.', 'Hola Dana, gracias por tu opinión. Nos alegra tu malestar.', /tu malestar/],
    [
      'El plato estaba soso.',
      'Hola Dana, sentimos tu visita y esperamos que disfrutes en otro restaurante.',
      /otro restaurante/,
    ],
    ['Tardaron mucho.', 'Hola Dana, lamentamos la espera. Por favor, envíanos los datos de tu cuenta.', /tu cuenta/],
    ['No me gustó.', 'Hola Dana, sentimos verte de nuevo por aquí.', /verte de nuevo/],
    [
      'Mala experiencia.',
      'Hola Dana, gracias por tu paciencia. Trabajamos cada día para decepcionar a nuestros clientes.',
      /decepcionar/,
    ],
    [
      'Le plat était fade.',
      'Bonjour Dana, merci pour votre avis. Nous sommes ravis de votre déception.',
      /votre déception/,
    ],
    ['Le plat était fade.', 'Bonjour Dana, nous regrettons votre visite.', /regrettons votre visite/],
    ['Trop long.', 'Bonjour Dana, merci de nous envoyer les informations de votre compte.', /votre compte/],
    [
      'Moyen.',
      'Bonjour Dana, merci pour votre retour. Nous vous souhaitons un bon repas dans un autre restaurant.',
      /autre restaurant/,
    ],
    [
      'Service froid.',
      'Bonjour Dana, nous sommes désolés. Nous sommes fiers de notre manque de respect.',
      /manque de respect/,
    ],
    ['Das Essen war fad.', 'Hallo Dana, danke für die Bewertung. Wir freuen uns über Ihren Ärger.', /Ihren Ärger/],
    ['Das Essen war fad.', 'Hallo Dana, es tut uns leid, dass Sie uns besucht haben.', /besucht haben/],
    [
      'Lange Wartezeit.',
      'Hallo Dana, danke für Ihre Geduld. Wir freuen uns, Sie bald zu Hause zu besuchen.',
      /zu Hause/,
    ],
    [
      'Der Kellner war müde.',
      'Hallo Dana, das tut uns leid. Wir wünschen unserem Kellner alles Gute für die Zukunft.',
      /für die Zukunft/,
    ],
  ]),
  ...listHostile(5, [
    ['Lovely evening!', 'Thank you, Dana! We are glad that you found our old standards.', /old standards/],
    ['Sehr schön!', 'Vielen Dank, Dana! Wir freuen uns, dass Ihnen alles so schwer gefallen ist.', /schwer gefallen/],
  ]),
]
