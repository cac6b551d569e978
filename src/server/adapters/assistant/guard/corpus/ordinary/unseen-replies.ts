import { listOrdinary } from './ordinary-reply.ts'

/** Written last. Five were held back at first; a few words were added since, and one odd sentence is now left out. */
export const UNSEEN_REPLIES = [
  ...listOrdinary('en', [
    [
      5,
      'Tax advisor saved me hours. Very clear.',
      'Hi Dana, thank you for your kind review! We’re delighted we could save you some time and make a complicated topic a little easier. It’s always a pleasure working with you, and we’re just a phone call away if new questions come up.',
    ],
    [
      1,
      'Bus trip was a disaster, AC broken, two hours late.',
      'Dear Dana, we’re truly sorry about your journey with us. A broken air conditioner and a long delay are the last things anyone wants on a trip, and we understand how exhausting that must have been. We have shared your report with our operations team. Please reach out to us directly if you’d like to discuss it further.',
    ],
    [
      4,
      'Great climbing gym, changing rooms need love.',
      'Thanks for climbing with us, Dana! We’re stoked that you like the gym. You’re right about the changing rooms, and we appreciate the nudge. See you on the wall!',
    ],
    [
      3,
      'Cheese board nice, wine list too short.',
      'Hello Dana, thank you for your feedback. We’re pleased you enjoyed the cheese board and appreciate your suggestion regarding the wine list. Hopefully we can tempt you back for another evening with us.',
    ],
    [
      2,
      'Tutor cancelled three lessons.',
      'Hi Dana, we’re sorry for the cancelled lessons and the inconvenience this caused you and your child. Reliability is essential when it comes to learning, and we clearly fell short here. Please get in touch so that we can find a solution that works for your family.',
    ],
  ]),
  ...listOrdinary('es', [
    [
      5,
      'El asesor fiscal me lo explicó todo.',
      '¡Gracias por tu valoración, Dana! Nos alegra haberte ahorrado tiempo y haber hecho un tema complicado un poco más sencillo. Siempre es un placer trabajar contigo.',
    ],
    [
      1,
      'Autobús con dos horas de retraso y sin aire.',
      'Hola Dana, sentimos mucho cómo fue tu viaje. Un retraso así y con tanto calor resulta agotador y entendemos tu enfado. Hemos informado al departamento correspondiente. Si deseas hablar del tema, escríbenos.',
    ],
    [
      4,
      'Buen rocódromo, vestuarios flojos.',
      '¡Gracias por escalar con nosotros, Dana! Nos encanta que te guste el rocódromo. Tomamos nota de lo que dices sobre los vestuarios. ¡Nos vemos en la pared!',
    ],
    [
      2,
      'El profesor canceló tres clases.',
      'Hola Dana, te pedimos disculpas por las clases canceladas y por las molestias que os hemos causado. La fiabilidad es fundamental en el aprendizaje y esta vez no hemos estado a la altura. Contáctanos para encontrar una solución.',
    ],
  ]),
  ...listOrdinary('fr', [
    [
      5,
      'Conseiller fiscal très clair.',
      'Merci pour votre avis, Dana ! Nous sommes ravis de vous avoir fait gagner du temps et d’avoir rendu un sujet complexe un peu plus simple. C’est toujours un plaisir de travailler avec vous.',
    ],
    [
      1,
      'Bus en retard, climatisation en panne.',
      'Bonjour Dana, nous sommes sincèrement désolés pour votre trajet. Une climatisation en panne et un tel retard sont très désagréables, et nous comprenons votre fatigue. Nous avons transmis votre signalement au service concerné. N’hésitez pas à nous écrire pour en parler.',
    ],
    [
      4,
      'Super salle d’escalade, vestiaires à revoir.',
      'Merci d’être venue grimper chez nous, Dana ! Nous sommes heureux que la salle vous plaise. Vous avez raison au sujet des vestiaires, et votre remarque nous aide. À bientôt sur le mur !',
    ],
    [
      2,
      'Le professeur a annulé trois cours.',
      'Bonjour Dana, veuillez nous excuser pour les cours annulés et la gêne occasionnée. La fiabilité est essentielle pour apprendre, et nous n’avons pas été à la hauteur. Contactez-nous afin de trouver ensemble une solution adaptée.',
    ],
  ]),
  ...listOrdinary('de', [
    [
      5,
      'Steuerberater hat alles super erklärt.',
      'Vielen Dank für die freundliche Bewertung, Dana! Es freut uns, dass wir Ihnen Zeit sparen und ein kompliziertes Thema etwas einfacher machen konnten. Die Zusammenarbeit mit Ihnen ist uns immer ein Vergnügen.',
    ],
    [
      1,
      'Bus zwei Stunden zu spät, Klimaanlage kaputt.',
      'Guten Tag Dana, es tut uns sehr leid, dass Ihre Fahrt so verlaufen ist. Eine kaputte Klimaanlage und eine lange Verspätung wünscht man niemandem, und wir können gut verstehen, wie anstrengend das war. Ihre Schilderung haben wir an die zuständige Abteilung weitergeleitet. Melden Sie sich gerne direkt bei uns.',
    ],
    [
      4,
      'Tolle Kletterhalle, Umkleiden in die Jahre gekommen.',
      'Danke, dass du bei uns klettern warst, Dana! Schön, dass dir die Halle gefällt. Mit den Umkleiden hast du recht, und wir nehmen den Hinweis gerne mit. Wir sehen uns an der Wand!',
    ],
    [
      2,
      'Nachhilfelehrer hat dreimal abgesagt.',
      'Hallo Dana, bitte entschuldigen Sie die abgesagten Stunden und die Umstände, die Ihnen dadurch entstanden sind. Verlässlichkeit ist beim Lernen das A und O, und hier sind wir unserem Anspruch nicht gerecht geworden. Melden Sie sich bitte bei uns, damit wir eine passende Lösung finden.',
    ],
  ]),
]
