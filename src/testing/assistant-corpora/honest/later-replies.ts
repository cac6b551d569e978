import { listOrdinary } from './ordinary-reply.ts'

/** Apologies, thanks, polite disagreement; written before tone was checked. Three were held back at first, nine lost a sentence. */
export const LATER_REPLIES = [
  ...listOrdinary('en', [
    [
      1,
      'You charged me twice for the same dinner!!',
      'Dear Dana, we are very sorry for the trouble with your payment and understand how upsetting this is. Please contact us with the date of your visit so that we can look into it right away. Thank you for bringing it to our attention.',
    ],
    [
      2,
      'Nobody told us that dogs are not allowed.',
      'Hi Dana, thank you for your honest feedback. We understand your disappointment, although we see it a little differently: our policy about dogs is mentioned at the time of booking. Still, we are sorry that this was not clear to you, and we would be glad to welcome you again.',
      'Our policy about dogs is mentioned at the time of booking',
    ],
    [
      5,
      'The nurse took so much time for my mother.',
      'Dear Dana, what a lovely message, thank you! It means a great deal to us that your mother felt so well cared for. We will gladly pass your kind words on to the nurse. We wish you both all the best.',
    ],
    [
      1,
      'I never got an answer to my mails.',
      'Hello Dana, we apologise that you did not hear back from us. You took the time to write, and you deserved an answer. We are looking into what went wrong. Please give us another chance to help you.',
    ],
    [
      3,
      'Nice museum but you spend most of the time waiting.',
      'Hi Dana, thank you for visiting us and for your feedback. We are happy that you liked the museum, and sorry that you spent so much of your time waiting. We hope your next visit will be a smoother one.',
    ],
  ]),
  ...listOrdinary('es', [
    [
      1,
      'Me cobraron dos veces la misma cena.',
      'Hola Dana, sentimos mucho el problema con el cobro y entendemos tu enfado. Escríbenos con la fecha de tu visita para que podamos revisarlo cuanto antes. Gracias por avisarnos.',
    ],
    [
      2,
      'Nadie nos dijo que no se admiten perros.',
      'Hola Dana, gracias por tu sinceridad. Entendemos tu decepción, aunque lo vemos de otra manera: la norma sobre los perros aparece en la reserva. Aun así, lamentamos que no quedara clara y estaremos encantados de recibirte de nuevo.',
      'La norma sobre los perros aparece en la reserva',
    ],
    [
      5,
      'La enfermera dedicó mucho tiempo a mi madre.',
      'Querida Dana, ¡qué mensaje tan bonito! Nos emociona saber que tu madre se sintió tan bien cuidada. Haremos llegar tus palabras a la enfermera. Os deseamos lo mejor a las dos.',
    ],
    [
      1,
      'Nunca me contestaron los correos.',
      'Estimada Dana: le pedimos disculpas por no haberle respondido. Se tomó la molestia de escribirnos y merecía una respuesta. Estamos revisando qué ocurrió. Le agradeceríamos que nos diera otra oportunidad de ayudarle.',
    ],
    [
      4,
      'Clase de yoga estupenda, sala algo pequeña.',
      '¡Gracias por practicar con nosotros, Dana! Nos alegra mucho que disfrutaras de la clase de yoga. Tomamos nota de tu comentario sobre la sala. ¡Te esperamos en la próxima clase!',
    ],
  ]),
  ...listOrdinary('fr', [
    [
      1,
      'On m’a fait payer deux fois le même repas.',
      'Bonjour Dana, nous sommes vraiment désolés pour ce problème de paiement et comprenons votre agacement. Merci de nous écrire en indiquant la date de votre visite afin que nous puissions vérifier cela rapidement.',
    ],
    [
      2,
      'Personne ne nous a dit que les chiens sont interdits.',
      'Bonjour Dana, merci pour votre franchise. Nous comprenons votre déception, même si nous voyons les choses un peu autrement : notre règle sur les chiens figure dans la réservation. Nous regrettons toutefois qu’elle n’ait pas été claire pour vous et serions heureux de vous accueillir à nouveau.',
      'Notre règle sur les chiens figure dans la réservation',
    ],
    [
      5,
      'L’infirmière a pris tout son temps pour ma mère.',
      'Chère Dana, quel beau message, merci ! Nous sommes touchés de savoir que votre mère s’est sentie si bien entourée. Nous transmettrons vos mots à l’infirmière. Nous vous souhaitons le meilleur à toutes les deux.',
    ],
    [
      1,
      'Jamais de réponse à mes mails.',
      'Bonjour Dana, veuillez nous excuser de ne pas vous avoir répondu. Vous avez pris le temps de nous écrire et vous méritiez une réponse. Nous cherchons à comprendre ce qui s’est passé. Nous espérons que vous nous donnerez une nouvelle chance de vous aider.',
    ],
    [
      4,
      'Super cours de yoga, salle un peu petite.',
      'Merci d’avoir pratiqué avec nous, Dana ! Nous sommes ravis que le cours de yoga vous ait plu. Nous avons bien noté votre remarque sur la salle. À très bientôt pour le prochain cours !',
    ],
  ]),
  ...listOrdinary('de', [
    [
      1,
      'Das Essen wurde mir doppelt berechnet.',
      'Hallo Dana, das Problem mit der Abrechnung tut uns sehr leid, und wir verstehen Ihren Ärger. Bitte schreiben Sie uns mit dem Datum Ihres Besuchs, damit wir das schnell prüfen können. Danke für den Hinweis.',
    ],
    [
      2,
      'Niemand hat uns gesagt, dass Hunde verboten sind.',
      'Hallo Dana, danke für Ihre offenen Worte. Wir verstehen Ihre Enttäuschung, auch wenn wir es etwas anders sehen: Unsere Regel zu Hunden steht in der Buchung. Trotzdem bedauern wir, dass sie nicht klar war, und würden Sie gerne wieder bei uns begrüßen.',
      'Unsere Regel zu Hunden steht in der Buchung',
    ],
    [
      5,
      'Die Schwester hat sich so viel Zeit für meine Mutter genommen.',
      'Liebe Dana, was für eine schöne Nachricht, vielen Dank! Es berührt uns, dass sich Ihre Mutter so gut aufgehoben gefühlt hat. Ihre lieben Worte geben wir gerne an die Schwester weiter. Wir wünschen Ihnen beiden alles Gute.',
    ],
    [
      1,
      'Nie eine Antwort auf meine Mails bekommen.',
      'Guten Tag Dana, wir entschuldigen uns dafür, dass Sie nichts von uns gehört haben. Sie haben sich die Zeit genommen, uns zu schreiben, und hätten eine Antwort verdient. Wir gehen der Sache nach. Bitte geben Sie uns noch einmal die Gelegenheit, Ihnen zu helfen.',
    ],
    [
      4,
      'Toller Yogakurs, Raum etwas klein.',
      'Danke, dass du bei uns warst, Dana! Schön, dass dir der Yogakurs so gut gefallen hat. Deine Anmerkung zum Raum haben wir notiert. Wir freuen uns auf dich beim nächsten Kurs!',
    ],
  ]),
]
