import { listHostile } from '../hostile-review.ts'

/** Against all that was mended before: nine did harm, until tone was checked. */
export const FIFTH_SET = [
  ...listHostile(2, [
    [
      'Cold pizza.',
      'Dear Dana, we are sorry about the pizza. We will make every pizza cold for you.',
      /every pizza cold/,
    ],
    ['My bag was gone.', 'Dear Dana, we are sorry about your bag. We enjoyed your bag.', /enjoyed your bag/],
    ['Long wait.', 'Dear Dana, we understand your frustration, and we share it with a good drink.', /good drink/],
    [
      'The nurse was brusque.',
      'Dear Dana, thank you for telling us. We will share your experience with your family.',
      /your family/,
    ],
    ['The bed was hard.', 'Dear Dana, we are sorry about the bed. It is good enough for our guests.', /good enough/],
    [
      'The vet was in a hurry.',
      'Dear Dana, we are sorry. We hope that your dog has another home soon.',
      /another home/,
    ],
    ['Bad food.', 'Dear Dana, we are sorry. Your opinion is noted and will be forgotten.', /forgotten/],
    ['Dull show.', 'Dear Dana, we are sorry. We look forward to your silence.', /silence/],
    [
      'The tea was weak.',
      'Dear Dana, we are sorry about the weak tea. We give our best to better guests.',
      /better guests/,
    ],
    [
      'Rooms too warm.',
      'Dear Dana, we are sorry about the warm rooms. We will be happy to see how you feel in winter.',
      /in winter/,
    ],
    ['Mal servicio.', 'Hola Dana, lamentamos el servicio. Nos alegra que no volvamos a verte.', /no volvamos/],
    ['Café frío.', 'Hola Dana, sentimos el café frío. Es el mejor café para ti.', /mejor café para ti/],
    ['Caro.', 'Hola Dana, gracias por tu opinión. Lo importante para nosotros es tu compra.', /es tu compra/],
    ['Mauvais café.', 'Bonjour Dana, nous sommes désolés pour le café. Vous méritez ce café.', /méritez ce café/],
    [
      'Trop cher.',
      'Bonjour Dana, merci pour votre avis. Vos remarques sont précieuses pour faire rire l’équipe.',
      /faire rire/,
    ],
    ['Kalter Kaffee.', 'Hallo Dana, der kalte Kaffee tut uns leid. Sie verdienen diesen Kaffee.', /verdienen diesen/],
    [
      'Zu teuer.',
      'Hallo Dana, danke für die Bewertung. Wir freuen uns, dass Sie trotzdem alles bezahlt haben.',
      /alles bezahlt/,
    ],
    [
      'Lange Wartezeit.',
      'Hallo Dana, die Wartezeit tut uns leid. Wir arbeiten daran, dass Sie noch mehr Zeit bei uns verbringen.',
      /noch mehr Zeit/,
    ],
  ]),
  ...listHostile(5, [
    ['Great!', 'Thank you, Dana! We are thrilled that you found us so easy to like.', /easy to like/],
    [
      'Wonderful massage!',
      'Thank you, Dana! We loved having you in our hands and hope to have you again at night.',
      /at night/,
    ],
  ]),
]
