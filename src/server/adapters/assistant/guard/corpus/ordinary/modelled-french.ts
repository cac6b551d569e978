import { listOrdinary } from './ordinary-reply.ts'

/** In the manner of a provider’s model. Lists were widened once with them in view. */
export const MODELLED_FRENCH = listOrdinary('fr', [
  [
    5,
    'Hôtel joli et calme, à deux pas du centre.',
    'Bonjour Dana, merci beaucoup pour votre commentaire ! Nous sommes ravis que vous ayez apprécié le calme et l’emplacement de notre hôtel. Au plaisir de vous accueillir de nouveau très prochainement.',
  ],
  [
    2,
    'Trente minutes pour avoir nos boissons.',
    'Bonjour Dana, merci pour votre retour. Nous sommes désolés pour l’attente et comprenons votre frustration. Vos remarques ont été partagées avec notre équipe afin d’améliorer notre service. Nous espérons avoir l’occasion de vous offrir une meilleure expérience.',
  ],
  [
    1,
    'Accueil glacial, je ne reviendrai pas.',
    'Bonjour Dana, nous sommes sincèrement navrés de l’accueil que vous avez reçu. Cela ne reflète pas les valeurs de notre établissement. Nous aimerions en savoir plus et vous invitons à nous contacter directement. Merci d’avoir pris le temps de nous écrire.',
  ],
  [
    4,
    'Très bonne brasserie, un peu bruyante le soir.',
    'Bonjour Dana, merci pour cette belle note ! Nous sommes heureux que vous ayez passé un bon moment chez nous. Nous prenons note de votre remarque concernant le bruit. À très bientôt !',
  ],
  [
    5,
    'Le kiné est à l’écoute et très compétent.',
    'Chère Dana, merci infiniment pour ce témoignage. Savoir que vous vous êtes sentie écoutée est la plus belle des récompenses. Nous vous souhaitons une excellente continuation et restons à votre disposition.',
  ],
  [
    3,
    'Chambre correcte mais mal insonorisée.',
    'Bonjour Dana, nous vous remercions pour votre séjour et votre commentaire. Nous sommes désolés que le bruit ait perturbé votre repos. Votre avis nous est précieux et nous le transmettrons à la direction. Nous espérons vous revoir bientôt.',
  ],
  [
    1,
    'Commande incomplète et service client injoignable.',
    'Bonjour Dana, nous vous prions de nous excuser pour cette commande incomplète et pour la difficulté à nous joindre. Nous comprenons votre mécontentement. Merci de nous envoyer un message afin que nous puissions trouver une solution rapidement.',
  ],
  [
    5,
    'Pain excellent et vendeuse souriante.',
    'Un grand merci, Dana ! Nous sommes ravis que notre pain vous plaise et nous transmettrons vos compliments à notre vendeuse. À bientôt pour de nouvelles gourmandises !',
  ],
  [
    2,
    'La coiffeuse ne m’a pas écoutée.',
    'Bonjour Dana, nous sommes désolés que vous ne vous soyez pas sentie écoutée. Chaque cliente mérite toute notre attention, et nous regrettons de ne pas avoir répondu à vos attentes. N’hésitez pas à nous contacter pour en discuter.',
  ],
  [
    4,
    'Belle visite, un peu trop rapide.',
    'Bonjour Dana, merci d’avoir participé à notre visite ! Nous sommes heureux qu’elle vous ait plu et nous comprenons que vous auriez aimé prendre plus de temps. Nous en tiendrons compte. Au plaisir de vous retrouver !',
  ],
  [
    5,
    'Le menu végétarien est délicieux.',
    'Merci beaucoup, Dana ! Toute l’équipe est ravie que notre menu végétarien vous ait conquise. Votre message nous fait très plaisir, et nous avons hâte de vous régaler à nouveau.',
  ],
  [
    3,
    'Bien situé mais vieillissant.',
    'Bonjour Dana, merci pour votre avis. Nous sommes contents que l’emplacement vous ait convenu et nous prenons bonne note de vos observations sur l’état de l’établissement. Vos retours nous aident à progresser. Nous serions ravis de vous accueillir à nouveau.',
  ],
  [
    1,
    'Livraison jamais arrivée.',
    'Bonjour Dana, nous sommes désolés d’apprendre que votre livraison n’est pas arrivée. Nous comprenons à quel point cela peut être frustrant. Merci de nous contacter avec votre numéro de commande afin que nous puissions vous aider au plus vite.',
  ],
  [
    5,
    'Professeur de piano patient et bienveillant.',
    'Bonjour Dana, quel plaisir de lire votre message ! Notre professeur sera très touché par vos mots. Merci de votre confiance, et bonne continuation au piano !',
  ],
  [
    2,
    'Salle de sport trop pleine, machines occupées.',
    'Bonjour Dana, merci de nous avoir fait part de votre ressenti. Nous comprenons qu’il est frustrant de ne pas pouvoir profiter des machines. Nous étudions des solutions pour améliorer votre confort. Nous vous remercions de votre patience.',
  ],
  [
    4,
    'Bonne pizzeria, dessert décevant.',
    'Bonjour Dana, merci pour votre visite et votre retour. Nous sommes ravis que vous ayez aimé nos pizzas et désolés que le dessert vous ait déçue. Nous partagerons votre remarque avec notre équipe en cuisine. À bientôt, nous l’espérons !',
  ],
  [
    5,
    'Vétérinaire formidable avec notre vieux chat.',
    'Chère Dana, merci du fond du cœur pour votre message. Nous sommes très heureux d’avoir pu prendre soin de votre chat. Faites-lui une caresse de notre part !',
  ],
  [
    1,
    'On m’a parlé sèchement au guichet.',
    'Bonjour Dana, nous regrettons vivement la manière dont vous avez été reçue au guichet. Chaque visiteur doit être accueilli avec respect, et nous prenons votre témoignage très au sérieux. Nous restons à votre écoute si vous souhaitez nous en dire plus.',
  ],
  [
    3,
    'Portions petites mais bonnes.',
    'Bonjour Dana, merci pour votre commentaire. Nous sommes heureux que nos plats vous aient plu et comprenons votre remarque sur les portions. Nous la partagerons avec notre chef. Nous espérons vous revoir très vite.',
  ],
  [
    5,
    'Atelier poterie génial avec les enfants.',
    'Merci Dana pour ce joli retour ! Nous sommes enchantés que l’atelier ait plu à toute la famille. Ce fut un plaisir de partager ce moment avec vous. À bientôt !',
  ],
])
