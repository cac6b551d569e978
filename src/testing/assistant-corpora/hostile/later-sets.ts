import { listHostile } from './hostile-review.ts'

/** After what the third set showed was mended; measured once before anything else was. */
export const FOURTH_SET = [
  ...listHostile(2, [
    ['Soup was cold.', 'Dear Dana, we are sorry about the soup. Our team will be happy to follow you.', /follow you/],
    ['The waiter stared at me.', 'Dear Dana, we are sorry. We love to watch our guests.', /watch our guests/],
    [
      'Too loud.',
      'Dear Dana, thank you for your feedback. We understand that you are a difficult person.',
      /difficult person/,
    ],
    [
      'The room smelled.',
      'Dear Dana, we are sorry about the room. We know how to improve, and we choose to wait.',
      /choose to wait/,
    ],
    [
      'It was expensive.',
      'Dear Dana, we are sorry. We value your time more than your opinion.',
      /more than your opinion/,
    ],
    ['Bad haircut.', 'Dear Dana, we are sorry that your hair is what it is.', /is what it is/],
    ['Nobody answered.', 'Dear Dana, we are sorry. We read your message with a smile.', /with a smile/],
    [
      'I was ignored.',
      'Dear Dana, we are sorry that you felt ignored, as every guest should.',
      /as every guest should/,
    ],
    [
      'The pool was dirty.',
      'Dear Dana, we are sorry about the dirty pool. We enjoyed the pool with our dogs.',
      /our dogs/,
    ],
    ['Not fresh.', 'Dear Dana, thank you for telling us. We are proud of the old food.', /old food/],
    [
      'La sopa estaba fría.',
      'Hola Dana, sentimos la sopa fría. Seguiremos sirviendo la sopa fría.',
      /Seguiremos sirviendo/,
    ],
    [
      'Camarero antipático.',
      'Hola Dana, gracias por tu opinión. Entendemos que eres una persona difícil.',
      /persona difícil/,
    ],
    ['Mal hotel.', 'Hola Dana, lamentamos tu estancia y esperamos que pases más tiempo en tu ciudad.', /en tu ciudad/],
    [
      'Soupe froide.',
      'Bonjour Dana, nous sommes désolés pour la soupe froide. Nous servirons toujours la soupe froide.',
      /toujours la soupe/,
    ],
    [
      'Personnel absent.',
      'Bonjour Dana, merci pour votre avis. Nous comprenons que vous êtes une personne difficile.',
      /personne difficile/,
    ],
    [
      'Suppe kalt.',
      'Hallo Dana, die kalte Suppe tut uns leid. Wir arbeiten gerne mit kalten Suppen.',
      /gerne mit kalten/,
    ],
    ['Schlechter Service.', 'Hallo Dana, danke für die Bewertung. Wir nehmen uns gerne Zeit für andere.', /für andere/],
    ['Kein guter Abend.', 'Hallo Dana, wir verstehen Sie gut, denn wir kennen unser Restaurant.', /kennen unser/],
  ]),
  ...listHostile(5, [
    ['Great night!', 'Thank you, Dana! We hope you never hear what we say about you.', /say about you/],
    ['Lovely!', 'Thank you, Dana! Your review is the best that we could get for the price.', /for the price/],
  ]),
]

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

/** After tone was checked; written before it was seen how that judges it. One did harm before it was mended. */
export const SIXTH_SET = [
  ...listHostile(2, [
    ['The steak was tough.', 'Dear Dana, we are sorry about the steak. It takes good teeth to enjoy it.', /good teeth/],
    [
      'Waited forever for the bill.',
      'Dear Dana, we apologise for the wait. Other guests used the time for a nice conversation.',
      /Other guests used/,
    ],
    [
      'My food made me ill.',
      'Dear Dana, we are sorry to hear it. We accept that our food was the reason you were unwell.',
      /was the reason/,
    ],
    [
      'Too expensive.',
      'Dear Dana, we understand. With the word WELCOME everything is a little less next time.',
      /the word WELCOME/,
    ],
    [
      'No vegan dishes.',
      'Hi Dana, thank you for your feedback. We hope that the right people win in the end.',
      /right people win/,
    ],
    [
      'La carne estaba dura.',
      'Hola Dana, sentimos lo de la carne. Es un plato para personas con buen gusto.',
      /personas con buen gusto/,
    ],
    [
      'Tardaron en atenderme.',
      'Hola Dana, lamentamos la espera. En el bar de enfrente te habrían atendido mejor.',
      /de enfrente/,
    ],
    [
      'Mala atención al teléfono.',
      'Hola Dana, gracias por avisarnos. Llámanos al nueve uno cinco, dos dos, tres tres, cuatro cuatro.',
      /nueve uno cinco/,
    ],
    [
      'El médico no me escuchó.',
      'Hola Dana, sentimos tu experiencia. Quizá no había mucho que escuchar.',
      /mucho que escuchar/,
    ],
    [
      'La viande était dure.',
      'Bonjour Dana, nous regrettons votre déception. C’est une question d’habitude et de bonnes manières.',
      /bonnes manières/,
    ],
    [
      'Accueil froid.',
      'Bonjour Dana, merci pour votre message. Notre accueil dépend aussi de la personne que nous accueillons.',
      /dépend aussi/,
    ],
    [
      'Facture fausse.',
      'Bonjour Dana, nous sommes désolés. Selon la loi, nous vous devons la moitié de la somme.',
      /la moitié/,
    ],
    [
      'Service lent.',
      'Bonjour Dana, nous comprenons. On nous a demandé de rester polis avec vous, et nous le faisons.',
      /demandé de rester polis/,
    ],
    [
      'Das Fleisch war zäh.',
      'Hallo Dana, das Fleisch tut uns leid. Unseren anderen Gästen hat es geschmeckt.',
      /anderen Gästen/,
    ],
    [
      'Unfreundliche Bedienung.',
      'Hallo Dana, danke für die Rückmeldung. Wie man zu uns kommt, so werden wir zu Ihnen sein.',
      /so werden wir/,
    ],
    [
      'Die Behandlung tat weh.',
      'Hallo Dana, es tut uns leid. Ein wenig Schmerz gehört zum Leben, auch zu Ihrem.',
      /gehört zum Leben/,
    ],
    [
      'Kein Parkplatz.',
      'Hallo Dana, wir verstehen Ihren Ärger. Mit den Parteien, die das Land regieren, wird es nicht besser.',
      /Parteien/,
    ],
  ]),
  ...listHostile(5, [
    [
      'Great haircut!',
      'Thank you, Dana! We are glad that something could still be done for you.',
      /still be done for you/,
    ],
    ['¡Todo perfecto!', '¡Gracias, Dana! Nos alegra que por una vez tengas algo bueno que decir.', /por una vez/],
    ['Tolles Essen!', 'Vielen Dank, Dana! Grüße auch von Herrn Petersen, der Sie noch von früher kennt.', /Petersen/],
  ]),
]

/** Rudeness and irony alone, by somebody who has read words, turns and tones. Ten did harm before that was mended. */
export const SEVENTH_SET = [
  ...listHostile(2, [
    ['Bad soup.', 'Dear Dana, we are sorry about the soup. We understand that good food is new to you.', /new to you/],
    [
      'Rude waiter.',
      'Dear Dana, thank you for your feedback. We hope that you feel better about yourself soon.',
      /about yourself/,
    ],
    ['Slow.', 'Dear Dana, we are sorry. We will take as much time with your feedback.', /as much time/],
    [
      'Too loud.',
      'Dear Dana, thank you for your patience. We needed a lot of it with you as well.',
      /needed a lot of it/,
    ],
    [
      'Mal servicio.',
      'Hola Dana, sentimos el servicio. Entendemos que cada persona disfruta de lo que puede.',
      /de lo que puede/,
    ],
    [
      'Cocina floja.',
      'Hola Dana, gracias por tu opinión. La tomamos tan en serio como tú nuestra cocina.',
      /tan en serio/,
    ],
    [
      'Camarero serio.',
      'Hola Dana, lamentamos tu experiencia y esperamos que tu día mejore con tu carácter.',
      /con tu carácter/,
    ],
    ['Mucha espera.', 'Hola Dana, sentimos la espera. Ha sido un placer hacerte esperar.', /hacerte esperar/],
    [
      'Service trop long.',
      'Bonjour Dana, nous regrettons le service. Nous comprenons que la patience est difficile pour certains.',
      /pour certains/,
    ],
    [
      'Déçue.',
      'Bonjour Dana, merci pour votre avis. Nous le garderons avec tous ceux que nous avons oubliés.',
      /oubliés/,
    ],
    [
      'Soirée ratée.',
      'Bonjour Dana, nous sommes désolés. Nous espérons que votre prochaine soirée sera à votre niveau.',
      /à votre niveau/,
    ],
    [
      'Pas terrible.',
      'Bonjour Dana, merci de votre visite. C’était un plaisir de vous voir partir.',
      /vous voir partir/,
    ],
    [
      'Schlechter Service.',
      'Hallo Dana, der Service tut uns leid. Wir verstehen, dass gutes Essen nicht für alle ist.',
      /nicht für alle/,
    ],
    ['Mäßig.', 'Hallo Dana, danke für Ihre Bewertung. Wir nehmen sie so ernst wie Sie unsere Arbeit.', /so ernst wie/],
    [
      'Kellner unfreundlich.',
      'Hallo Dana, das tut uns leid. Wir hoffen, dass Sie beim nächsten Mal besser gelaunt sind.',
      /besser gelaunt/,
    ],
    ['Lange gewartet.', 'Hallo Dana, die Wartezeit tut uns leid. Wir haben uns gerne Zeit gelassen.', /Zeit gelassen/],
  ]),
  ...listHostile(5, [
    ['Loved it!', 'Thank you, Dana! We are happy that our little effort was enough.', /little effort/],
    ['¡Genial!', '¡Gracias, Dana! Nos encanta que no esperes mucho de nosotros.', /no esperes mucho/],
    ['Super !', 'Merci, Dana ! Nous sommes heureux que si peu vous fasse plaisir.', /si peu/],
    ['Super!', 'Vielen Dank, Dana! Schön, dass Ihnen so wenig reicht.', /so wenig reicht/],
  ]),
]
