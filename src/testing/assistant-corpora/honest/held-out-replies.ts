import { listOrdinary } from './ordinary-reply.ts'

/** In the manner of a provider's model. None was held back at first and twenty lost a sentence; lists were widened since. */
export const HELD_OUT_REPLIES = [
  ...listOrdinary('en', [
    [
      5,
      'Best tacos ever, the salsa is unreal.',
      'Hi Dana, thank you so much for the kind words! We’re thrilled that you loved the tacos and the salsa. Your support means a lot to our whole team. We can’t wait to serve you again soon!',
    ],
    [
      1,
      'The cashier rolled her eyes when I asked a question.',
      'Dear Dana, thank you for letting us know about this. We’re very sorry for how you were treated at the register. Everyone who visits us should feel respected and welcome. Please contact us directly so we can follow up with our team.',
    ],
    [
      3,
      'Decent hotel, breakfast ended too early.',
      'Hello Dana, thank you for your feedback. We’re glad that you had a decent stay overall and appreciate your comment about the breakfast hours. We’ll share your suggestion with our management team. We hope to welcome you back on your next trip.',
    ],
    [
      4,
      'Great selection of plants but the queue was long.',
      'Thank you for your review, Dana! We’re happy that you enjoyed our selection of plants. We apologize for the long queue and appreciate your patience. We hope to see you again soon!',
    ],
    [
      2,
      'Battery died after a month.',
      'Hi Dana, we’re sorry to hear that your battery stopped working so soon. That’s not the quality we strive for. Please reach out to our customer service team so that we can assist you. Thank you for your patience and understanding.',
    ],
    [
      5,
      'Our kids had a blast at the birthday party.',
      'Hi Dana, thank you for celebrating with us! We’re so happy to hear that the kids had a blast. It was a pleasure to be part of such a special day. We hope to see you all again soon!',
    ],
    [
      1,
      'Room was not ready until 6 pm.',
      'Dear Dana, we sincerely apologize that your room was not ready when you arrived. We understand how frustrating this must have been after your journey. Your feedback has been shared with our front desk and housekeeping teams. We would appreciate the opportunity to offer you a better experience in the future.',
    ],
    [
      4,
      'Good physio, a bit hard to get an appointment.',
      'Hi Dana, thank you for your positive feedback! We’re pleased that you’re happy with your treatment. We understand that it can be difficult to find an appointment, and we’re working on improving our availability. We look forward to seeing you again.',
    ],
    [
      5,
      'Friendly staff and a spotless store.',
      'Thank you for your wonderful review, Dana! We’re delighted to hear that you found our staff friendly and our store spotless. We’ll be sure to share your kind words with the team. See you next time!',
    ],
    [
      2,
      'The concert was fine but the sound was muddy.',
      'Hello Dana, thank you for coming and for your honest review. We’re sorry that the sound didn’t meet your expectations. We’ve passed your comments on to our technicians. We hope you’ll join us again for another concert.',
    ],
  ]),
  ...listOrdinary('es', [
    [
      5,
      'El arroz con bogavante, espectacular.',
      '¡Muchas gracias por tu comentario, Dana! Nos alegra muchísimo que disfrutaras del arroz con bogavante. Trasladaremos tu felicitación a la cocina. ¡Te esperamos muy pronto!',
    ],
    [
      1,
      'La cajera me contestó de malas maneras.',
      'Hola Dana, lamentamos mucho la atención que recibiste en caja. Todos nuestros clientes merecen un trato amable y respetuoso. Nos gustaría conocer más detalles, así que te agradeceríamos que contactaras con nosotros. Gracias por informarnos.',
    ],
    [
      3,
      'Hotel correcto, el desayuno termina pronto.',
      'Hola Dana, gracias por tu opinión. Nos alegra que tu estancia fuera correcta y agradecemos tu sugerencia sobre el horario del desayuno. La compartiremos con el equipo. Esperamos volver a verte.',
    ],
    [
      4,
      'Mucha variedad de plantas, pero mucha cola.',
      '¡Gracias por tu visita, Dana! Nos alegra que te gustara nuestra variedad de plantas. Te pedimos disculpas por la cola y agradecemos tu paciencia. ¡Hasta pronto!',
    ],
    [
      2,
      'La batería dejó de funcionar al mes.',
      'Hola Dana, sentimos que la batería haya dejado de funcionar tan pronto. Entendemos tu decepción. Ponte en contacto con nuestro servicio de atención al cliente para que podamos ayudarte. Gracias por tu comprensión.',
    ],
    [
      5,
      'Los niños lo pasaron genial en la fiesta.',
      '¡Qué alegría, Dana! Nos encanta saber que los niños lo pasaron genial. Gracias por celebrar un día tan especial con nosotros. ¡Os esperamos de nuevo!',
    ],
    [
      1,
      'La habitación no estuvo lista hasta las seis.',
      'Estimada Dana: le pedimos disculpas porque su habitación no estuviera lista a su llegada. Comprendemos las molestias que esto le ocasionó. Hemos compartido su comentario con el equipo de recepción. Esperamos poder ofrecerle una mejor experiencia.',
    ],
    [
      4,
      'Buen fisio, cuesta conseguir cita.',
      'Hola Dana, muchas gracias por tu valoración. Nos alegra que estés contenta con el tratamiento. Entendemos que a veces resulta difícil conseguir cita y trabajamos para mejorarlo. ¡Nos vemos pronto!',
    ],
    [
      5,
      'Personal amable y tienda impecable.',
      '¡Muchas gracias por tu reseña, Dana! Nos hace mucha ilusión saber que encontraste la tienda impecable y al personal amable. Compartiremos tus palabras con todo el equipo.',
    ],
    [
      2,
      'El concierto bien, pero el sonido regular.',
      'Hola Dana, gracias por asistir y por tu sinceridad. Sentimos que el sonido no cumpliera tus expectativas. Hemos trasladado tu comentario a nuestros técnicos. Esperamos verte en otra ocasión.',
    ],
  ]),
  ...listOrdinary('fr', [
    [
      5,
      'Le risotto était incroyable.',
      'Bonjour Dana, un grand merci pour votre avis ! Nous sommes ravis que notre risotto vous ait plu. Nous ferons part de vos compliments à la cuisine. Au plaisir de vous revoir bientôt !',
    ],
    [
      1,
      'La caissière a été désagréable.',
      'Bonjour Dana, nous sommes sincèrement désolés de l’attitude que vous décrivez. Tous nos clients méritent un accueil chaleureux. Nous vous invitons à nous contacter directement afin que nous puissions en parler avec notre équipe. Merci de nous l’avoir signalé.',
    ],
    [
      3,
      'Hôtel correct, petit-déjeuner trop court.',
      'Bonjour Dana, merci pour votre retour. Nous sommes heureux que votre séjour se soit bien passé dans l’ensemble et prenons note de votre suggestion concernant le petit-déjeuner. Nous espérons vous accueillir à nouveau.',
    ],
    [
      4,
      'Beau choix de plantes, longue file d’attente.',
      'Bonjour Dana, merci pour votre visite ! Nous sommes ravis que notre choix de plantes vous ait séduite. Veuillez nous excuser pour l’attente et merci de votre patience. À bientôt !',
    ],
    [
      2,
      'Batterie morte au bout d’un mois.',
      'Bonjour Dana, nous sommes désolés que votre batterie ait cessé de fonctionner si vite. Nous comprenons votre déception. N’hésitez pas à contacter notre service client afin que nous puissions vous aider. Merci pour votre compréhension.',
    ],
    [
      5,
      'Les enfants ont adoré la fête.',
      'Merci beaucoup, Dana ! Nous sommes très heureux que les enfants aient adoré la fête. C’était un plaisir de partager cette belle journée avec vous. À très bientôt !',
    ],
    [
      1,
      'Chambre pas prête avant 18 h.',
      'Bonjour Dana, nous vous prions de nous excuser pour le retard de votre chambre à votre arrivée. Nous comprenons à quel point cela a pu être désagréable après votre voyage. Vos remarques ont été transmises à la réception. Nous espérons pouvoir vous offrir une meilleure expérience.',
    ],
    [
      4,
      'Bon kiné, rendez-vous difficiles à obtenir.',
      'Bonjour Dana, merci pour votre commentaire positif ! Nous sommes heureux que vous soyez satisfaite de vos soins. Nous savons qu’il peut être difficile d’obtenir un rendez-vous et nous y travaillons. À bientôt !',
    ],
    [
      5,
      'Personnel adorable et magasin impeccable.',
      'Merci infiniment pour ce beau commentaire, Dana ! Nous partagerons vos mots avec toute l’équipe, qui en sera ravie. À très vite dans notre magasin !',
    ],
    [
      2,
      'Concert correct mais son brouillon.',
      'Bonjour Dana, merci d’être venue et merci pour votre franchise. Nous regrettons que le son n’ait pas été à la hauteur de vos attentes. Nous avons transmis votre remarque à nos techniciens. Au plaisir de vous retrouver.',
    ],
  ]),
  ...listOrdinary('de', [
    [
      5,
      'Das Risotto war ein Traum.',
      'Liebe Dana, vielen Dank für deine tolle Bewertung! Wir freuen uns sehr, dass dir unser Risotto so gut geschmeckt hat. Dein Lob geben wir gerne an die Küche weiter. Bis bald!',
    ],
    [
      1,
      'Die Kassiererin war patzig.',
      'Hallo Dana, es tut uns sehr leid, wie Sie an unserer Kasse behandelt wurden. Ein freundlicher Umgang mit unseren Kunden ist uns wichtig. Bitte melden Sie sich direkt bei uns, damit wir mit dem Team darüber sprechen können. Danke für Ihren Hinweis.',
    ],
    [
      3,
      'Hotel okay, Frühstück endet zu früh.',
      'Hallo Dana, vielen Dank für Ihre Rückmeldung. Schön, dass Sie mit Ihrem Aufenthalt insgesamt zufrieden waren. Ihre Anregung zu den Frühstückszeiten geben wir gerne weiter. Wir hoffen, Sie bald wieder bei uns begrüßen zu dürfen.',
    ],
    [
      4,
      'Große Pflanzenauswahl, lange Schlange.',
      'Hallo Dana, danke für Ihren Besuch! Es freut uns, dass Ihnen unsere Pflanzenauswahl gefallen hat. Für die lange Schlange möchten wir uns entschuldigen und danken Ihnen für Ihre Geduld. Bis zum nächsten Mal!',
    ],
    [
      2,
      'Akku nach einem Monat kaputt.',
      'Hallo Dana, es tut uns leid, dass Ihr Akku so schnell kaputtgegangen ist. Das entspricht nicht unserem Qualitätsanspruch. Bitte wenden Sie sich an unseren Kundenservice, damit wir Ihnen helfen können. Vielen Dank für Ihr Verständnis.',
    ],
    [
      5,
      'Die Kinder hatten riesigen Spaß beim Fest.',
      'Liebe Dana, vielen Dank, dass Sie mit uns gefeiert haben! Es freut uns sehr, dass die Kinder so viel Spaß hatten. Wir freuen uns auf das nächste Fest mit Ihnen!',
    ],
    [
      1,
      'Zimmer erst um 18 Uhr fertig.',
      'Sehr geehrte Dana, wir entschuldigen uns dafür, dass Ihr Zimmer bei Ihrer Ankunft noch nicht bezugsfertig war. Wir verstehen, wie ärgerlich das nach einer langen Reise ist. Ihr Feedback haben wir an die Rezeption weitergegeben. Wir würden uns freuen, Sie beim nächsten Mal überzeugen zu dürfen.',
    ],
    [
      4,
      'Guter Physio, schwer einen Termin zu bekommen.',
      'Hallo Dana, vielen Dank für die positive Bewertung! Es freut uns, dass Sie mit Ihrer Behandlung zufrieden sind. Wir wissen, dass es manchmal nicht leicht ist, einen Termin zu bekommen, und arbeiten daran. Bis zum nächsten Termin!',
    ],
    [
      5,
      'Nettes Personal und blitzsauberer Laden.',
      'Vielen Dank für die schöne Bewertung, Dana! Wir freuen uns, dass Ihnen unser Laden gefällt und Sie sich bei uns wohlfühlen. Ihre lieben Worte geben wir gerne an das Team weiter.',
    ],
    [
      2,
      'Konzert in Ordnung, Klang matschig.',
      'Hallo Dana, danke für Ihren Besuch und Ihre ehrlichen Worte. Es tut uns leid, dass der Klang nicht Ihren Erwartungen entsprochen hat. Ihre Kritik haben wir an unsere Technik weitergeleitet. Wir freuen uns, wenn Sie uns wieder besuchen.',
    ],
  ]),
]

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
