import { listHostile } from '../hostile-review.ts'

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
