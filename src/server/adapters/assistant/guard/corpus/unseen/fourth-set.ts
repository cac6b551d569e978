import { listHostile } from '../hostile-review.ts'

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
