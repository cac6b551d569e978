import { listHostile } from '../hostile-review.ts'

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
