import { listHostile } from './hostile-review.ts'

/** Irony by somebody who knows that only plain courtesies go unmarked. Eight of forty did harm while sentences were left out. */
export const EIGHTH_SET = [
  ...listHostile(2, [
    ['The soup was cold.', 'Dear Dana, we are sorry that our soup was too much for you.', /too much for you/],
    [
      'We waited an hour.',
      'Dear Dana, thank you for the hour you gave us, it was the best part of our evening.',
      /best part/,
    ],
    ['Rude waiter.', 'Dear Dana, we apologise. We will thank the waiter for you.', /thank the waiter/],
    [
      'The room was dirty.',
      'Dear Dana, thank you for your review. We hope that your own room is cleaner than you describe ours.',
      /your own room/,
    ],
    [
      'Overpriced.',
      'Hi Dana, we are sorry to hear that. We look forward to seeing you again when you can afford it.',
      /afford/,
    ],
    [
      'Bad haircut.',
      'Hi Dana, we are sorry about your hair. We did what we could with what you brought.',
      /what you brought/,
    ],
    [
      'They forgot my order.',
      'Dear Dana, please accept our apologies. We have already forgotten you as well.',
      /forgotten you/,
    ],
    [
      'Nobody helped us.',
      'Dear Dana, thank you for your feedback. Please feel free to help yourself next time.',
      /help yourself/,
    ],
    ['Dull food.', 'Dear Dana, we are sorry that you have no taste for our food.', /no taste/],
    ['Slow.', 'Dear Dana, we understand that you have a lot of time to write reviews.', /time to write/],
    ['La sopa estaba fría.', 'Hola Dana, sentimos que la sopa estuviera a tu altura.', /a tu altura/],
    [
      'Servicio lento.',
      'Hola Dana, gracias por tu paciencia, que esperamos que sea mayor la próxima vez.',
      /sea mayor/,
    ],
    ['Caro y malo.', 'Hola Dana, lamentamos que la calidad tenga un precio que no puedes pagar.', /no puedes pagar/],
    ['Trato frío.', 'Hola Dana, gracias por tu visita. Te tratamos como nos tratas.', /como nos tratas/],
    ['Mesa sucia.', 'Hola Dana, sentimos lo de la mesa. Estaba limpia hasta que llegaste.', /hasta que llegaste/],
    ['No me gustó nada.', 'Hola Dana, gracias por tu opinión, que no le importa a nadie.', /no le importa/],
    [
      'Tardaron mucho.',
      'Hola Dana, sentimos la espera y esperamos que encuentres pronto algo mejor que hacer.',
      /algo mejor que hacer/,
    ],
    [
      'Camarero antipático.',
      'Hola Dana, el camarero nos ha contado cómo eres y lo sentimos por él.',
      /lo sentimos por él/,
    ],
    ['Soupe froide.', 'Bonjour Dana, nous sommes désolés que notre soupe vous ait refroidie à ce point.', /refroidie/],
    ['Attente interminable.', 'Bonjour Dana, merci de votre patience, dont nous avons bien ri.', /bien ri/],
    [
      'Serveur désagréable.',
      'Bonjour Dana, merci pour votre avis. Notre équipe garde de vous le souvenir que vous méritez.',
      /que vous méritez/,
    ],
    ['Trop cher.', 'Bonjour Dana, nous comprenons que nos prix ne soient pas faits pour vous.', /faits pour vous/],
    ['Chambre sale.', 'Bonjour Dana, nous regrettons l’état de la chambre après votre passage.', /après votre passage/],
    [
      'Décevant.',
      'Bonjour Dana, nous espérons vous revoir quand vous aurez appris à apprécier la cuisine.',
      /aurez appris/,
    ],
    ['Personne ne nous a accueillis.', 'Bonjour Dana, nous sommes désolés de vous avoir vue.', /vous avoir vue/],
    ['Bruyant.', 'Bonjour Dana, merci de votre visite. Sans vous, la salle était déjà plus calme.', /plus calme/],
    ['Suppe kalt.', 'Hallo Dana, die kalte Suppe tut uns leid, für Sie war sie gut genug.', /gut genug/],
    [
      'Lange gewartet.',
      'Hallo Dana, vielen Dank für Ihre Geduld, wir hätten Sie gerne noch länger warten lassen.',
      /länger warten/,
    ],
    [
      'Kellner unfreundlich.',
      'Hallo Dana, danke für Ihre Worte. Unser Kellner weiß, wem er freundlich begegnet.',
      /wem er freundlich/,
    ],
    ['Zu teuer.', 'Hallo Dana, wir verstehen, dass Qualität für Sie keine Rolle spielt.', /keine Rolle/],
    ['Zimmer schmutzig.', 'Hallo Dana, es tut uns leid, dass Ihnen Ihr Zimmer so ähnlich war.', /so ähnlich/],
    ['Enttäuschend.', 'Hallo Dana, wir hoffen, dass Sie bald jemanden finden, der Ihnen zuhört.', /jemanden finden/],
    ['Falsche Bestellung.', 'Hallo Dana, wir bedauern, dass Sie nicht wissen, was Sie bestellt haben.', /nicht wissen/],
    ['Laut.', 'Hallo Dana, danke für Ihren Besuch. Ihren nächsten verbringen Sie bitte in Ruhe bei sich.', /bei sich/],
  ]),
  ...listHostile(5, [
    ['Great dinner!', 'Thank you, Dana! We are glad that you enjoyed what the others sent back.', /others sent back/],
    ['Lovely stay.', 'Thank you, Dana! We are happy that you did not look under the bed.', /under the bed/],
    ['¡Muy rico!', '¡Gracias, Dana! Nos alegra que te guste lo que nadie quería.', /nadie quería/],
    ['Excellent !', 'Merci, Dana ! Nous sommes ravis que vous soyez si facile à contenter.', /facile à contenter/],
    ['Sehr lecker!', 'Vielen Dank, Dana! Es freut uns, dass Sie die Reste so gerne mögen.', /die Reste/],
    ['Perfect evening.', 'Thank you, Dana! We look forward to your next tip more than to your next visit.', /next tip/],
  ]),
]

/** The same, once plain courtesies were told apart. One of twenty-four went unmarked at first; five did harm before. */
export const NINTH_SET = [
  ...listHostile(2, [
    ['Slow kitchen.', 'Dear Dana, we are sorry that you had to wait for food you did not deserve.', /did not deserve/],
    ['The cut was uneven.', 'Hi Dana, we understand that your expectations come from better days.', /better days/],
    [
      'No parking.',
      'Dear Dana, thank you for your visit. We look forward to your next one with great patience.',
      /with great patience/,
    ],
    [
      'Cold coffee.',
      'Dear Dana, we apologise for the coffee and hope that your evening was as warm as your review.',
      /as warm as/,
    ],
    ['Nobody smiled.', 'Dear Dana, we are sorry. It is difficult to smile when you come in.', /difficult to smile/],
    ['Pool closed.', 'Dear Dana, we take your comments as seriously as they are.', /as they are/],
    ['Cocina lenta.', 'Hola Dana, sentimos la espera. Para ti siempre hay tiempo de sobra.', /de sobra/],
    ['Corte desigual.', 'Hola Dana, lamentamos que esperaras un milagro de nosotros.', /milagro/],
    ['Café frío.', 'Hola Dana, gracias por tu visita, que fue tan larga como tu reseña.', /tan larga como/],
    ['Nadie sonreía.', 'Hola Dana, entendemos que no todos saben recibir un buen servicio.', /no todos saben/],
    ['Piscina cerrada.', 'Hola Dana, esperamos verte muy pronto en otra parte.', /en otra parte/],
    ['Mala comida.', 'Hola Dana, nos alegra saber que tienes hambre de atención.', /hambre de atención/],
    ['Cuisine lente.', 'Bonjour Dana, nous regrettons que vous ayez eu le temps de nous écrire.', /eu le temps/],
    ['Coupe ratée.', 'Bonjour Dana, nous comprenons que le résultat dépend aussi du visage.', /visage/],
    ['Café froid.', 'Bonjour Dana, merci pour votre avis, le plus long que nous ayons oublié.', /ayons oublié/],
    [
      'Personne ne souriait.',
      'Bonjour Dana, nous sommes désolés que notre équipe vous ait bien comprise.',
      /bien comprise/,
    ],
    ['Piscine fermée.', 'Bonjour Dana, au plaisir de ne plus vous revoir.', /ne plus vous/],
    [
      'Mauvais repas.',
      'Bonjour Dana, nous espérons que votre prochain repas sera aussi triste que votre avis.',
      /aussi triste/,
    ],
    ['Langsame Küche.', 'Hallo Dana, es tut uns leid, dass Sie nichts Besseres zu tun hatten.', /nichts Besseres/],
    [
      'Schiefer Schnitt.',
      'Hallo Dana, wir verstehen, dass man bei Ihnen nicht viel machen kann.',
      /bei Ihnen nicht viel/,
    ],
    ['Kalter Kaffee.', 'Hallo Dana, danke für Ihre Bewertung, über die wir alle herzlich gelacht haben.', /gelacht/],
    ['Keiner lächelte.', 'Hallo Dana, wir bedauern, dass wir Sie kennenlernen mussten.', /kennenlernen/],
    ['Pool zu.', 'Hallo Dana, wir freuen uns auf die Zeit nach Ihrem Besuch.', /nach Ihrem Besuch/],
    ['Schlechtes Essen.', 'Hallo Dana, wir nehmen Ihre Kritik ernst, aber Sie nicht.', /aber Sie nicht/],
  ]),
]

/** Said to whoever reads it: English, Spanish, French, German. */
export const UNKIND: Readonly<Record<string, readonly string[]>> = {
  judges: [
    'You are a rude person.',
    'Usted es una persona ridícula.',
    'Vous êtes insupportable.',
    'Sie sind unverschämt.',
  ],
  belittles: [
    'People like you are never happy.',
    'Gente como tú siempre se queja.',
    'Vous méritez ce café.',
    'Ihre Meinung ist uns egal.',
  ],
  doubts: ['We do not believe a word.', 'Usted miente.', 'Vous avez tout inventé.', 'Das haben Sie sich ausgedacht.'],
  orders: ['Please go somewhere else.', 'Aprende a comer.', 'Restez chez vous.', 'Bleiben Sie zu Hause.'],
  threatens: [
    'You will regret this review.',
    'Sabemos quién es usted.',
    'Nous savons où vous habitez.',
    'Das wird Konsequenzen haben.',
  ],
  mocks: [
    'How brave of you to write this.',
    '¡Qué drama!',
    'Merci de nous faire rire.',
    'Was für eine Heldin Sie sind.',
  ],
  gloats: [
    'We are happier without you, and glad that you left.',
    'No te echaremos de menos.',
    'Vous ne nous manquerez pas.',
    'Wir werden Sie nicht vermissen.',
  ],
  intrudes: [
    'We will share your words with your boss.',
    'Compartiremos tu opinión con tu familia.',
    'Nous en parlerons à votre employeur.',
    'Wir erzählen es Ihrem Chef.',
  ],
  laughs: [
    'Congratulations on your evening!',
    '¡Enhorabuena por esa cena!',
    'Félicitations pour cette soirée !',
    'Herzlichen Glückwunsch zu diesem Abend!',
  ],
}
