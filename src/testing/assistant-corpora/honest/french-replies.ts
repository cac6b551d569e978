import { listOrdinary } from './ordinary-reply.ts'

export const ORDINARY_FRENCH = listOrdinary('fr', [
  [
    5,
    'Accueil chaleureux et plats délicieux.',
    'Bonjour Dana, merci beaucoup pour votre message. Toute l’équipe est ravie que les plats vous aient plu. À très bientôt !',
  ],
  [
    1,
    'Une heure de retard, plats froids.',
    'Nous sommes désolés pour le retard et les plats froids. Ce n’est pas le niveau que nous visons. Contactez-nous directement afin que nous puissions comprendre.',
  ],
  [2, 'Serveur désagréable.', 'Nous regrettons l’accueil que vous avez reçu et en avons parlé avec toute l’équipe.'],
  [
    4,
    'Très bon mais un peu cher.',
    'Merci pour votre retour. Nous faisons le point de notre carte chaque saison et vos remarques nous aident.',
  ],
  [3, 'Correct sans plus.', 'Merci pour votre avis. Qu’aurions-nous pu faire de mieux ?'],
  [
    5,
    'Superbe terrasse !',
    'Merci ! La terrasse est ouverte jusqu’en octobre, au plaisir de vous y revoir.',
    'La terrasse est ouverte jusqu’en octobre',
  ],
  [
    1,
    'Chambre sale.',
    'Veuillez accepter nos excuses pour la propreté de la chambre. Nous avons revu nos contrôles avec l’équipe.',
  ],
  [5, 'Parfait du début à la fin.', 'Quel plaisir de vous lire ! Nous vous attendons avec impatience.'],
  [
    2,
    'On ne m’a pas remboursé.',
    'Nous regrettons la difficulté liée au remboursement et comprenons votre agacement. Écrivez-nous pour en parler.',
  ],
  [4, 'Bon rapport qualité-prix.', 'Merci Dana, votre commentaire fait chaud au cœur.'],
  [1, 'Déçu.', 'Nous sommes navrés de vous avoir déçu et aimerions en savoir plus sur ce qui s’est passé.'],
  [
    5,
    'Le meilleur petit-déjeuner.',
    'Merci ! Le petit-déjeuner est servi de 7h30 à 10h30 et les croissants sortent du four chaque matin.',
    'Le petit-déjeuner est servi de 7h30 à 10h30, les croissants sortent du four chaque matin',
  ],
  [3, 'Trop bruyant.', 'Nous prenons note du bruit et cherchons des solutions pour rendre la salle plus calme.'],
  [5, 'Équipe adorable.', 'Nous transmettons vos compliments à l’équipe du Harbour Bistro. Cordialement'],
  [
    5,
    'La dentiste est très douce, je n’ai rien senti.',
    'Bonjour Dana, merci infiniment d’avoir pris le temps de partager votre expérience ! Nous sommes ravis d’apprendre que votre rendez-vous s’est bien passé. Toute notre équipe met un point d’honneur à offrir un accueil chaleureux, et vos mots nous encouragent à continuer. À bientôt pour votre prochaine visite !',
  ],
  [
    1,
    'Ils ont rayé ma voiture et nient tout.',
    'Bonjour Dana, nous vous remercions de nous avoir signalé cette situation. Nous sommes sincèrement désolés pour votre voiture et comprenons votre mécontentement. Nous prenons ce type de remarque très au sérieux et vous invitons à nous contacter directement afin d’en discuter.',
  ],
  [
    4,
    'Belle coupe mais 25 minutes d’attente.',
    'Merci pour votre avis, Dana ! Nous sommes très heureux que votre coupe vous plaise. Veuillez nous excuser pour l’attente ; nous savons que votre temps est précieux et travaillons à nous améliorer. Au plaisir de vous revoir !',
  ],
  [
    3,
    'Chambres vieillottes, super petit-déjeuner.',
    'Chère Dana, merci pour ce commentaire équilibré. Nous sommes heureux que le petit-déjeuner vous ait plu. Vos remarques sur les chambres sont précieuses et nous les transmettrons à la direction. Nous espérons avoir le plaisir de vous accueillir à nouveau.',
  ],
  [
    2,
    'Machines en panne depuis des semaines.',
    'Bonjour Dana, nous comprenons votre frustration et vous présentons nos excuses pour la gêne occasionnée. Votre message a bien été transmis à notre équipe. N’hésitez pas à nous contacter si vous souhaitez en parler plus longuement.',
  ],
  [
    5,
    'Plombier rapide et sympathique.',
    'Un grand merci pour votre retour, Dana ! Nous sommes contents d’avoir pu vous aider rapidement et que vous soyez satisfaite de notre travail. Nous restons à votre disposition en cas de besoin.',
  ],
  [
    1,
    'Colis en retard et abîmé.',
    'Bonjour Dana, nous sommes vraiment désolés que votre commande soit arrivée en retard et abîmée. Ce n’est pas l’expérience que nous souhaitons offrir à nos clients. Merci de nous envoyer un message avec les détails de votre commande afin que nous puissions vous aider.',
  ],
  [
    5,
    'Mes enfants adorent les cours de natation.',
    'Quel beau message, merci Dana ! Savoir que vos enfants adorent les cours de natation nous fait très plaisir. Nous avons hâte de les retrouver dans le bassin !',
  ],
  [
    3,
    'Moyen.',
    'Bonjour Dana, merci d’avoir laissé un avis. Nous cherchons toujours à nous améliorer et serions curieux de savoir ce qui vous a manqué. Nous espérons que vous nous donnerez une seconde chance.',
  ],
  [
    1,
    'Personne ne répond au téléphone.',
    'Bonjour Dana, nous vous prions d’accepter nos excuses pour les difficultés que vous avez rencontrées au téléphone. Nous comprenons votre agacement et étudions comment mieux répondre aux appels. N’hésitez pas à nous recontacter afin que nous puissions vous aider.',
  ],
  [
    4,
    'Très bons tacos, parking minuscule.',
    'Merci de votre visite, Dana ! Nous sommes ravis que les tacos vous aient plu. Il est vrai que se garer peut être difficile aux heures de pointe, et nous vous remercions de votre patience. À très vite !',
  ],
  [
    5,
    'Canapé acheté, livreurs soigneux et polis.',
    'Bonjour Dana, un grand merci pour ce merveilleux commentaire ! Nous sommes ravis d’apprendre que votre canapé est bien arrivé et que nos livreurs ont pris soin de vous. Profitez bien de votre nouveau canapé, et n’hésitez pas à revenir vers nous en cas de besoin.',
  ],
  [
    2,
    'Manucure abîmée après deux jours.',
    'Bonjour Dana, merci de nous en avoir informés. Nous sommes désolés que votre manucure se soit abîmée si vite ; ce n’est pas la qualité que nous souhaitons offrir à nos clientes. Contactez-nous afin que nous puissions trouver une solution ensemble.',
  ],
  [
    1,
    'Chambre qui sent le tabac, réception inutile.',
    'Chère Dana, nous sommes sincèrement désolés de lire votre commentaire. Une odeur de tabac dans la chambre et un manque d’aide à la réception ne correspondent pas à ce que vous êtes en droit d’attendre. Nous vous serions reconnaissants de nous contacter directement afin d’en savoir davantage.',
  ],
  [
    4,
    'Bons burgers, frites un peu molles.',
    'Merci pour vos gentils mots sur nos burgers, Dana ! Nous regrettons que les frites n’aient pas été aussi croustillantes qu’elles auraient dû l’être. Nous en parlerons en cuisine et espérons vous servir à nouveau très bientôt.',
  ],
  [
    5,
    'Le guide connaissait tout de la vieille ville.',
    'Quel bel avis, Dana ! Nous sommes très heureux que la visite vous ait plu et que notre guide ait su vous faire découvrir la vieille ville. Merci de votre confiance et à bientôt pour une autre balade.',
  ],
  [
    3,
    'Joli lieu mais musique trop forte.',
    'Bonjour Dana, merci de votre visite et de votre franchise. Nous sommes contents que le lieu vous ait plu et comprenons qu’une musique trop forte rende la conversation difficile. Nous y serons attentifs et espérons vous revoir.',
  ],
  [
    1,
    'Débitée deux fois et personne ne réagit.',
    'Bonjour Dana, nous sommes navrés du problème survenu lors de votre paiement et comprenons votre inquiétude. Merci de nous écrire directement avec les détails afin que notre équipe puisse examiner la situation au plus vite.',
  ],
  [
    5,
    'Vidange rapide, prix correct.',
    'Merci d’avoir pris le temps de laisser un avis, Dana ! Nous sommes heureux que vous soyez satisfaite de la vidange et du prix. Votre confiance nous honore, et c’est avec plaisir que nous prendrons de nouveau soin de votre voiture.',
  ],
  [
    2,
    'Cours de yoga bondé.',
    'Bonjour Dana, merci de partager votre ressenti. Nous imaginons qu’un cours bondé n’aide pas à se détendre et regrettons que cela ait gâché votre séance. Votre remarque nous est précieuse et nous en discuterons avec nos professeurs.',
  ],
  [
    4,
    'Boulangerie charmante, plus de croissants à midi.',
    'Merci pour vos mots charmants, Dana ! Nous sommes désolés que vous ayez manqué les croissants cette fois-ci. Nous transmettrons votre message à nos boulangers et espérons que vous trouverez votre bonheur lors de votre prochaine visite.',
  ],
  [
    5,
    'Un bouquet magnifique pour ma mère.',
    'Chère Dana, merci pour ce si joli message ! Nous sommes enchantés que le bouquet ait plu à votre mère. C’était un plaisir de préparer quelque chose de particulier pour elle, et nous espérons vous accompagner lors de nombreuses autres occasions.',
  ],
  [
    2,
    'Wifi instable et bureau bancal.',
    'Bonjour Dana, merci d’avoir pris le temps de nous écrire. Nous sommes désolés que le wifi vous ait posé problème pendant votre séjour et que le bureau n’ait pas été en bon état. Nous avons bien noté ces deux points et serions heureux de vous accueillir dans de meilleures conditions.',
  ],
  [
    1,
    'Le technicien n’est jamais venu.',
    'Bonjour Dana, nous vous présentons toutes nos excuses pour ce rendez-vous manqué et pour la journée perdue. Ce n’est pas ainsi que nous souhaitons traiter nos clients, et nous comprenons parfaitement votre colère. Merci de nous contacter afin de convenir d’une nouvelle date.',
  ],
  [
    4,
    'Bon choix de livres, personnel un peu distrait.',
    'Merci pour votre commentaire, Dana ! Nous sommes heureux que notre choix de livres vous ait plu. Nous regrettons que le personnel vous ait paru distrait ; chaque visiteur mérite toute notre attention. À bientôt !',
  ],
  [
    3,
    'Pizza correcte mais pâte brûlée.',
    'Bonjour Dana, merci pour votre franchise. Nous sommes contents que la pizza vous ait semblé correcte, mais une pâte brûlée n’est évidemment pas ce que nous visons. Nous en ferons part à la cuisine et espérons faire mieux la prochaine fois.',
  ],
  [
    5,
    'Infirmières gentilles.',
    'Chère Dana, merci pour ces mots si attentionnés. Savoir que vous vous êtes sentie bien entourée compte beaucoup pour nos infirmières. Nous vous souhaitons le meilleur et un bon rétablissement.',
  ],
  [
    5,
    'Mon chien est revenu superbe du toilettage.',
    'Bonjour Dana, merci pour ce charmant commentaire ! Nous avons passé un très bon moment avec votre chien et sommes ravis que son nouveau look vous plaise. Faites-lui une caresse de notre part et à bientôt !',
  ],
  [
    1,
    'Trois mois pour un sinistre.',
    'Bonjour Dana, merci d’avoir partagé votre expérience. Nous sommes désolés que le traitement de votre dossier ait été si long et que vous ayez dû nous relancer. Vous méritiez une communication plus claire dès le départ. Nous aimerions comprendre ce qui n’a pas fonctionné : n’hésitez pas à nous contacter.',
  ],
  [
    4,
    'Beau camping, douches à améliorer.',
    'Merci d’avoir séjourné chez nous, Dana ! Nous sommes heureux que le camping vous ait plu. Votre remarque sur les douches est tout à fait juste, et nous l’avons transmise à l’équipe d’entretien. À l’été prochain, nous l’espérons !',
  ],
  [
    5,
    'Photographe patiente avec nos petits.',
    'Un grand merci, Dana ! Ce fut un plaisir de photographier vos petits, et nous sommes heureux que les photos vous plaisent. Qu’elles vous fassent sourire encore longtemps !',
  ],
  [
    5,
    'Déménagement parfait.',
    'Merci de nous avoir confié votre déménagement, Dana ! Nous sommes très heureux que tout soit arrivé en bon état et que la journée se soit bien déroulée. Nous vous souhaitons beaucoup de bonheur dans votre nouveau logement.',
  ],
  [
    2,
    'Lunettes qui serrent.',
    'Bonjour Dana, nous regrettons que vos lunettes ne soient pas confortables. Passez nous voir quand vous le souhaitez afin que nous puissions les ajuster. Merci de nous donner l’occasion d’y remédier.',
  ],
])

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
