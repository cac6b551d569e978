import { listOrdinary } from './ordinary-reply.ts'

/** As a model writes them, before doubts were looked for. */
export const FRESH_REPLIES = [
  ...listOrdinary('en', [
    [
      5,
      'Amazing brunch, the pancakes were fluffy and our waitress was so kind.',
      'Hi Dana, thank you so much for your lovely review! We’re thrilled that you enjoyed the pancakes and that our team made you feel so welcome. We’ll be sure to pass your kind words along. We hope to see you again for brunch very soon!',
    ],
    [
      1,
      'Waited 50 minutes for a burger and it came out raw. Nobody apologised.',
      'Dear Dana, thank you for bringing this to our attention. We are very sorry about the long wait and that your burger was not cooked properly. This is not the experience we want for our guests, and we have shared your feedback with the kitchen. Please contact us directly so we can make this right.',
    ],
    [
      3,
      'Nice hotel but the walls are thin. Breakfast was great.',
      'Hello Dana, thank you for your honest feedback. We’re glad you enjoyed breakfast, and we’re sorry that noise affected your stay. Your comments help us improve. We’d love to welcome you back and offer you a quieter room.',
    ],
    [
      2,
      'They scratched my car at the car wash and shrugged.',
      'Dear Dana, we’re sorry to hear about the scratch on your car and how your concern was handled. We take this seriously and would like to look into it with you. Please get in touch with us at your convenience. Thank you for letting us know.',
    ],
    [
      4,
      'Friendly dentist, a bit pricey.',
      'Thank you for your review, Dana! We’re happy to hear that you felt in friendly hands. We appreciate your comment about our prices and understand your concern. See you at your next check-up!',
    ],
    [
      5,
      'My dog loves the groomer here.',
      'Thank you, Dana! It makes us so happy to hear that your dog loves his visits with us. Please give him a cuddle from the whole team. We look forward to seeing you both again soon!',
    ],
  ]),
  ...listOrdinary('es', [
    [
      5,
      'Las tortitas buenísimas y la camarera encantadora.',
      '¡Hola, Dana! Muchísimas gracias por tu reseña. Nos alegra mucho saber que disfrutaste de las tortitas y que te sentiste tan bien atendida. Le haremos llegar tus palabras al equipo. ¡Esperamos verte pronto de nuevo!',
    ],
    [
      1,
      'Esperamos 50 minutos y la hamburguesa llegó cruda.',
      'Hola, Dana. Gracias por hacernos llegar tu comentario. Lamentamos mucho la larga espera y que tu hamburguesa no estuviera bien hecha. No es la experiencia que queremos ofrecer y ya lo hemos comentado con la cocina. Por favor, ponte en contacto con nosotros para que podamos solucionarlo.',
    ],
    [
      3,
      'Hotel bonito, paredes finas. Buen desayuno.',
      'Hola, Dana. Gracias por tu sinceridad. Nos alegra que te gustara el desayuno y sentimos que el ruido afectara a tu descanso. Tus comentarios nos ayudan a mejorar. Ojalá podamos recibirte de nuevo.',
    ],
    [
      2,
      'Me rayaron el coche en el lavado.',
      'Estimada Dana: sentimos mucho lo ocurrido con su coche. Nos tomamos muy en serio su comentario y nos gustaría aclararlo con usted. Puede ponerse en contacto con nosotros cuando le venga bien. Gracias por avisarnos.',
    ],
    [
      4,
      'Dentista simpático, algo caro.',
      '¡Gracias por tu valoración, Dana! Nos alegra que te sintieras en buenas manos. Tomamos nota de tu comentario sobre los precios. ¡Hasta la próxima revisión!',
    ],
    [
      5,
      'A mi perro le encanta esta peluquería.',
      '¡Gracias, Dana! Nos hace muy felices saber que tu perro disfruta de sus visitas. Dale un abrazo de parte de todo el equipo. ¡Os esperamos pronto!',
    ],
  ]),
  ...listOrdinary('fr', [
    [
      5,
      'Pancakes délicieux et serveuse adorable.',
      'Bonjour Dana, merci beaucoup pour votre gentil commentaire ! Nous sommes ravis que les pancakes vous aient plu et que vous vous soyez sentie bien accueillie. Nous transmettrons vos compliments à l’équipe. Nous espérons vous revoir très bientôt !',
    ],
    [
      1,
      '50 minutes d’attente et le burger était cru.',
      'Bonjour Dana, merci d’avoir pris le temps de nous écrire. Nous sommes vraiment désolés pour cette longue attente et pour la cuisson de votre burger. Ce n’est pas l’expérience que nous souhaitons offrir à nos clients, et nous en avons parlé avec la cuisine. N’hésitez pas à nous contacter directement afin que nous puissions trouver une solution.',
    ],
    [
      3,
      'Bel hôtel, murs trop fins. Bon petit-déjeuner.',
      'Bonjour Dana, merci pour votre retour sincère. Nous sommes heureux que le petit-déjeuner vous ait plu et désolés que le bruit ait gêné votre séjour. Vos remarques nous aident à progresser. Au plaisir de vous accueillir à nouveau.',
    ],
    [
      2,
      'Ma voiture a été rayée au lavage.',
      'Bonjour Dana, nous sommes désolés d’apprendre ce qui est arrivé à votre voiture. Nous prenons votre remarque très au sérieux et souhaitons en parler avec vous. Vous pouvez nous contacter quand vous le souhaitez. Merci de nous l’avoir signalé.',
    ],
    [
      4,
      'Dentiste sympathique, un peu cher.',
      'Merci pour votre avis, Dana ! Nous sommes contents que vous vous soyez sentie entre de bonnes mains. Nous prenons note de votre remarque sur nos tarifs. À bientôt pour votre prochain contrôle !',
    ],
    [
      5,
      'Mon chien adore ce toiletteur.',
      'Merci Dana ! Quel plaisir de lire que votre chien aime autant venir chez nous. Faites-lui une caresse de la part de toute l’équipe. À très bientôt tous les deux !',
    ],
  ]),
  ...listOrdinary('de', [
    [
      5,
      'Die Pancakes waren fluffig und die Bedienung superlieb.',
      'Hallo Dana, vielen lieben Dank für deine schöne Bewertung! Es freut uns riesig, dass dir die Pancakes geschmeckt haben und du dich bei uns so wohlgefühlt hast. Dein Lob geben wir sehr gerne an das Team weiter. Wir freuen uns auf deinen nächsten Besuch!',
    ],
    [
      1,
      '50 Minuten gewartet, und der Burger war roh.',
      'Hallo Dana, danke, dass Sie uns Ihre Erfahrung geschildert haben. Die lange Wartezeit und der rohe Burger tun uns sehr leid. Das entspricht nicht dem, was wir unseren Gästen bieten möchten, und wir haben Ihre Rückmeldung mit der Küche besprochen. Bitte melden Sie sich direkt bei uns, damit wir eine Lösung finden können.',
    ],
    [
      3,
      'Schönes Hotel, dünne Wände. Frühstück toll.',
      'Guten Tag Dana, vielen Dank für Ihre ehrliche Rückmeldung. Es freut uns, dass Ihnen das Frühstück gefallen hat, und es tut uns leid, dass die Geräusche Ihren Aufenthalt gestört haben. Ihre Hinweise helfen uns, besser zu werden. Wir würden uns freuen, Sie wieder bei uns begrüßen zu dürfen.',
    ],
    [
      2,
      'In der Waschanlage wurde mein Auto zerkratzt.',
      'Sehr geehrte Dana, es tut uns leid zu hören, was mit Ihrem Auto passiert ist. Wir nehmen Ihren Hinweis sehr ernst und möchten der Sache gerne gemeinsam mit Ihnen nachgehen. Bitte setzen Sie sich mit uns in Verbindung. Danke, dass Sie uns Bescheid gegeben haben.',
    ],
    [
      4,
      'Netter Zahnarzt, etwas teuer.',
      'Vielen Dank für Ihre Bewertung, Dana! Schön, dass Sie sich bei uns in guten Händen gefühlt haben. Ihren Hinweis zu den Preisen nehmen wir gerne auf. Bis zur nächsten Kontrolle!',
    ],
    [
      5,
      'Mein Hund liebt diesen Friseur.',
      'Danke, Dana! Wie schön, dass Ihr Hund so gerne zu uns kommt. Streicheln Sie ihn bitte vom ganzen Team. Wir freuen uns auf Sie beide!',
    ],
  ]),
]

/** The same, once words had been listed: at first 49 of 116 sentences were marked, before a few more words were. */
export const LAST_REPLIES = [
  ...listOrdinary('en', [
    [
      5,
      'Fixed my phone screen in 30 minutes, very professional.',
      'Hi Dana, thank you for the great feedback! We’re so pleased we could get your phone back to you quickly. It was a pleasure to help, and our technicians will be delighted to read your comments. We’re here if you ever need us again!',
    ],
    [
      2,
      'Room was tiny and the air conditioning rattled all night.',
      'Dear Dana, thank you for sharing your experience with us. We sincerely apologise for the noise from the air conditioning and that your room did not live up to your expectations. Your comments have been passed on to our maintenance team. We hope you will give us another opportunity to provide a more restful stay.',
    ],
    [
      4,
      'Lovely bakery, the queue is long on Saturdays.',
      'Thank you so much, Dana! We’re delighted you love our bakery. We know the wait can be long on Saturdays, and we really appreciate your patience. We look forward to seeing you again soon!',
    ],
    [
      1,
      'The delivery came two days late and the flowers were wilted.',
      'Dear Dana, we’re very sorry that your flowers arrived late and were not fresh. We understand how disappointing this must have been, especially for a special occasion. This is not the standard we set for ourselves. Please get in touch with our customer service team so that we can resolve this for you.',
    ],
  ]),
  ...listOrdinary('es', [
    [
      5,
      'Me arreglaron el móvil en media hora, muy profesionales.',
      '¡Hola, Dana! Muchas gracias por tu comentario. Nos alegra haber podido ayudarte con rapidez y que hayas quedado satisfecha con nuestro trabajo. Compartiremos tus palabras con el equipo. ¡Aquí nos tienes para lo que necesites!',
    ],
    [
      2,
      'Habitación diminuta y el aire hacía ruido toda la noche.',
      'Estimada Dana: gracias por compartir su experiencia. Lamentamos sinceramente el ruido del aire acondicionado y que la habitación no cumpliera sus expectativas. Hemos trasladado sus comentarios a nuestro equipo de mantenimiento. Esperamos que nos dé una nueva oportunidad para ofrecerle una estancia más agradable.',
    ],
    [
      4,
      'Panadería estupenda, los sábados hay cola.',
      '¡Mil gracias, Dana! Nos encanta que disfrutes de nuestra panadería. Sabemos que los sábados la espera puede ser larga y agradecemos mucho tu paciencia. ¡Te esperamos pronto!',
    ],
    [
      1,
      'Las flores llegaron dos días tarde y marchitas.',
      'Hola, Dana. Sentimos mucho que tus flores llegaran tarde y en mal estado. Entendemos tu decepción, sobre todo en una ocasión especial. Este no es el servicio que queremos ofrecer. Por favor, contacta con nosotros para que podamos buscar una solución.',
    ],
  ]),
  ...listOrdinary('fr', [
    [
      5,
      'Écran de téléphone réparé en une demi-heure, très pro.',
      'Bonjour Dana, un grand merci pour votre commentaire ! Nous sommes ravis d’avoir pu vous aider rapidement et que vous soyez satisfaite de notre travail. Toute l’équipe sera heureuse de lire vos mots. À bientôt !',
    ],
    [
      2,
      'Chambre minuscule et climatisation bruyante.',
      'Bonjour Dana, merci d’avoir partagé votre expérience. Nous sommes sincèrement désolés pour le bruit de la climatisation et que la chambre n’ait pas répondu à vos attentes. Vos remarques ont été transmises à notre équipe technique. Nous espérons avoir l’occasion de vous offrir un séjour plus agréable.',
    ],
    [
      4,
      'Super boulangerie, la queue est longue le samedi.',
      'Merci beaucoup, Dana ! Nous sommes heureux que notre boulangerie vous plaise. Nous savons que l’attente peut être longue le samedi et vous remercions de votre patience. Au plaisir de vous revoir !',
    ],
    [
      1,
      'Les fleurs sont arrivées deux jours en retard et fanées.',
      'Bonjour Dana, nous sommes vraiment désolés que vos fleurs soient arrivées en retard et en mauvais état. Nous comprenons votre déception, d’autant plus pour une occasion spéciale. Ce n’est pas le service que nous souhaitons proposer. Nous vous invitons à contacter notre service client afin de trouver une solution.',
    ],
  ]),
  ...listOrdinary('de', [
    [
      5,
      'Handydisplay in einer halben Stunde repariert, sehr professionell.',
      'Hallo Dana, vielen Dank für das tolle Feedback! Es freut uns, dass wir Ihnen so schnell helfen konnten und Sie mit unserer Arbeit zufrieden sind. Ihre Worte geben wir gerne an unsere Techniker weiter. Wir sind jederzeit für Sie da!',
    ],
    [
      2,
      'Winziges Zimmer und die Klimaanlage war die ganze Nacht laut.',
      'Sehr geehrte Dana, vielen Dank, dass Sie Ihre Erfahrung mit uns geteilt haben. Wir bedauern sehr, dass die Klimaanlage Ihre Nachtruhe gestört hat und das Zimmer nicht Ihren Erwartungen entsprach. Ihre Hinweise haben wir an unsere Haustechnik weitergegeben. Wir hoffen, dass Sie uns noch einmal die Gelegenheit geben, Sie zu überzeugen.',
    ],
    [
      4,
      'Tolle Bäckerei, samstags lange Schlange.',
      'Vielen lieben Dank, Dana! Schön, dass Ihnen unsere Bäckerei so gut gefällt. Wir wissen, dass die Wartezeit samstags lang sein kann, und danken Ihnen für Ihre Geduld. Bis bald!',
    ],
    [
      1,
      'Die Blumen kamen zwei Tage zu spät und waren verwelkt.',
      'Hallo Dana, es tut uns sehr leid, dass Ihre Blumen zu spät und nicht frisch angekommen sind. Wir verstehen Ihre Enttäuschung, gerade zu einem besonderen Anlass. Das entspricht nicht unserem Anspruch. Bitte wenden Sie sich an unseren Kundenservice, damit wir gemeinsam eine Lösung finden.',
    ],
  ]),

  ...listOrdinary('en', [
    [
      4,
      'Good gym, music is too loud in the mornings.',
      'Hi Dana, thanks for the kind rating! We’re happy to hear you enjoy training with us. We appreciate your feedback about the music and will share it with our morning team. See you at your next workout!',
    ],
    [
      1,
      'Double charged and customer support keeps ignoring me.',
      'Dear Dana, we apologise for the double charge and for the lack of response from our support team. We understand how frustrating this is. Please contact us directly with your booking number so that we can resolve this as quickly as possible. Thank you for your patience.',
    ],
    [
      5,
      'The guide made the museum come alive for our kids.',
      'Dear Dana, what a wonderful review! We’re delighted that your kids enjoyed the museum and that our guide made your visit so memorable. Your kind words mean a lot to the whole team. We hope to welcome your family again soon.',
    ],
  ]),
  ...listOrdinary('es', [
    [
      4,
      'Buen gimnasio, la música está muy alta.',
      '¡Hola, Dana! Gracias por tu valoración. Nos alegra saber que disfrutas entrenando con nosotros. Tendremos en cuenta tu comentario sobre la música. ¡Nos vemos en el próximo entrenamiento!',
    ],
    [
      1,
      'Me cobraron dos veces y nadie responde.',
      'Hola, Dana. Te pedimos disculpas por el doble cobro y por la falta de respuesta de nuestro equipo. Entendemos lo frustrante que resulta esta situación. Por favor, escríbenos con tu número de reserva para que podamos resolverlo lo antes posible. Gracias por tu paciencia.',
    ],
    [
      5,
      'La guía consiguió que los niños disfrutaran del museo.',
      'Querida Dana, ¡qué reseña tan bonita! Nos encanta que los niños disfrutaran del museo y que nuestra guía hiciera tan especial vuestra visita. Tus palabras significan mucho para todo el equipo. Esperamos volver a veros pronto.',
    ],
  ]),
  ...listOrdinary('fr', [
    [
      4,
      'Bonne salle de sport, musique trop forte.',
      'Bonjour Dana, merci pour votre note ! Nous sommes heureux que vous aimiez vous entraîner chez nous. Nous prenons en compte votre remarque sur la musique. À très vite à la salle !',
    ],
    [
      1,
      'Débitée deux fois, le service client ne répond pas.',
      'Bonjour Dana, nous vous présentons nos excuses pour le double débit et pour l’absence de réponse de notre service client. Nous comprenons votre frustration. Merci de nous contacter avec votre numéro de réservation afin que nous puissions régler cela au plus vite. Merci pour votre patience.',
    ],
    [
      5,
      'La guide a passionné nos enfants.',
      'Bonjour Dana, quel magnifique commentaire ! Nous sommes enchantés que vos enfants aient été passionnés par la visite. Vos mots touchent toute l’équipe. Nous espérons vous accueillir à nouveau en famille.',
    ],
  ]),
  ...listOrdinary('de', [
    [
      4,
      'Gutes Fitnessstudio, morgens zu laute Musik.',
      'Hallo Dana, danke für deine nette Bewertung! Es freut uns, dass du gerne bei uns trainierst. Deinen Hinweis zur Musik geben wir an das Team weiter. Bis zum nächsten Training!',
    ],
    [
      1,
      'Doppelt abgebucht, und der Kundenservice antwortet nicht.',
      'Hallo Dana, wir entschuldigen uns für die doppelte Abbuchung und dafür, dass unser Kundenservice sich nicht gemeldet hat. Wir können Ihren Ärger gut verstehen. Bitte schreiben Sie uns mit Ihrer Buchungsnummer, damit wir das so schnell wie möglich klären können. Vielen Dank für Ihre Geduld.',
    ],
    [
      5,
      'Die Führung im Museum hat unsere Kinder begeistert.',
      'Liebe Dana, was für eine wunderbare Bewertung! Es freut uns sehr, dass Ihre Kinder so viel Freude an der Führung hatten. Ihre Worte bedeuten dem ganzen Team sehr viel. Wir hoffen, Sie und Ihre Familie bald wieder begrüßen zu dürfen.',
    ],
  ]),
]
