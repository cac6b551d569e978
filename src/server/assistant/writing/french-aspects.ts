import type { PhraseBook } from './phrase-book.ts'

export const FRENCH_ASPECTS: PhraseBook['aspects'] = {
  food: {
    positive: [
      'Apprendre que cela vous a plu nous ravit.',
      'Nous mettons beaucoup de soin dans ce que nous servons, et cela fait plaisir à lire.',
      'Bien manger, c’est notre raison d’être, et vos mots nous encouragent.',
    ],
    negative: [
      'Ce que nous servons doit être un plaisir, et cette fois cela n’a pas été le cas.',
      'La qualité de ce que nous servons est au cœur de notre métier, d’où l’importance de vos mots.',
      'Plats et boissons doivent être réussis à chaque fois, et nous voulons comprendre ce qui ne l’était pas.',
    ],
  },
  service: {
    positive: [
      'Bien s’occuper de chacun est une fierté pour toute l’équipe.',
      'Un accueil chaleureux compte pour nous, et c’est un plaisir que vous l’ayez ressenti.',
      'Vos mots aimables sur notre équipe sont la plus belle récompense de son travail.',
    ],
    negative: [
      'Un service aimable et attentif, voilà ce que vous êtes en droit d’attendre de nous.',
      'Chacun mérite que l’on s’occupe bien de lui, et nous n’y sommes pas parvenus avec vous.',
      'La manière dont nous traitons les gens compte pour nous plus que tout.',
    ],
  },
  price: {
    positive: [
      'Des prix justes pour un travail bien fait, c’est important pour nous.',
      'C’est bon de savoir que, pour vous, cela valait son prix.',
      'Prix et qualité doivent aller ensemble, et c’est un plaisir que vous le pensiez aussi.',
    ],
    negative: [
      'Un prix doit paraître juste, et nous comprenons que pour vous il ne l’était pas.',
      'Ce qu’une chose coûte et ce qu’elle offre doivent aller ensemble.',
      'Votre regard sur nos prix nous aide à les voir autrement.',
    ],
  },
  cleanliness: {
    positive: [
      'Tout garder propre et bien rangé est un travail quotidien, et c’est un plaisir que cela se voie.',
      'Un lieu propre et soigné nous tient à cœur.',
      'C’est agréable d’apprendre que tout était propre et bien tenu.',
    ],
    negative: [
      'La propreté ne doit pas dépendre du jour.',
      'Un lieu propre est le minimum que vous puissiez attendre de nous.',
      'Tout devrait être impeccable ici, et nous voulons savoir où cela ne l’était pas.',
    ],
  },
  location: {
    positive: [
      'Nous aimons beaucoup cet endroit et nous réjouissons qu’il vous plaise aussi.',
      'Un bon emplacement, c’est déjà la moitié du plaisir, et c’est bien qu’il vous ait convenu.',
      'Nous avons la chance d’être ici, et c’est un plaisir que vous le voyiez ainsi.',
    ],
    negative: [
      'Nous pouvons difficilement changer d’endroit, mais nous pouvons aider à mieux nous rejoindre.',
      'Venir chez nous devrait être simple, et nous comprenons que cela ne l’ait pas été.',
      'Votre remarque sur notre emplacement est utile aux autres comme à nous.',
    ],
  },
  waiting: {
    positive: [
      'Nous essayons de ne faire attendre personne, cela fait donc plaisir à lire.',
      'Votre temps est précieux, et c’est bien que nous ne l’ayons pas gaspillé.',
      'Être à la fois rapides et soigneux, voilà ce que nous recherchons.',
    ],
    negative: [
      'Votre temps est précieux, et nous comprenons combien l’attente peut agacer.',
      'Personne n’aime attendre, et nous savons que cela peut gâcher le reste.',
      'Une longue attente n’est pas le souvenir que nous voulons laisser.',
    ],
  },
  rooms: {
    positive: [
      'Un lieu où l’on se sent chez soi, voilà ce que nous voulons offrir.',
      'Nous avons beaucoup réfléchi à nos espaces, et c’est un plaisir que cela se remarque.',
      'C’est agréable d’apprendre que vous étiez bien chez nous.',
    ],
    negative: [
      'Les espaces et leur équipement doivent être confortables et en bon état, et nous voulons savoir ce qui manquait.',
      'Vous auriez dû être à votre aise chez nous, et il nous importe que cela n’ait pas été le cas.',
      'Le confort est une grande part de ce que nous proposons, vos mots comptent donc.',
    ],
  },
  delivery: {
    positive: [
      'C’est bon de savoir que votre commande est arrivée comme il se doit.',
      'Une livraison sans accroc fait partie du travail bien fait.',
      'Il faut bien des mains pour réussir chaque commande, et elles méritent vos compliments.',
    ],
    negative: [
      'Une commande doit arriver complète et à l’heure.',
      'Une livraison qui ne se passe pas comme prévu est pénible, et nous le comprenons.',
      'Nous voulons savoir à quel moment votre commande a pris le mauvais chemin.',
    ],
  },
  atmosphere: {
    positive: [
      'Un lieu où l’on aime passer du temps, voilà ce que nous souhaitons.',
      'C’est agréable d’apprendre que vous étiez à l’aise chez nous.',
      'L’ambiance d’un lieu tient à celles et ceux qui le font vivre, vos mots sont donc pour toute l’équipe.',
    ],
    negative: [
      'Le cadre doit aider à se sentir bien, et nous comprenons que cela n’ait pas été le cas.',
      'Ce que l’on ressent dans un lieu fait partie de l’ensemble, et nous prenons votre impression au sérieux.',
      'Une ambiance agréable compte aussi pour nous, vos mots ont donc leur importance.',
    ],
  },
  product: {
    positive: [
      'C’est agréable d’apprendre que votre choix vous donne satisfaction.',
      'La qualité compte pour nous, et c’est un plaisir que cela se voie.',
      'Nous choisissons avec soin ce que nous proposons, et cela nous encourage.',
    ],
    negative: [
      'Ce que vous emportez de chez nous doit être de bonne qualité.',
      'La qualité est le minimum que vous puissiez attendre, et nous voulons savoir ce qui n’allait pas.',
      'Ce que nous proposons doit résister à l’usage de tous les jours, vos remarques comptent donc.',
    ],
  },
  billing: {
    positive: [
      'C’est bon de savoir que la réservation et le paiement se sont bien passés.',
      'Des démarches claires et simples sont importantes pour nous.',
      'Tout doit être simple de la première à la dernière étape, et c’est un plaisir que cela l’ait été.',
    ],
    negative: [
      'Réservations et factures doivent être justes et faciles à comprendre.',
      'Une question sur une réservation ou une facture mérite une réponse claire.',
      'Ce qui est convenu et ce qui est facturé doivent correspondre, et nous aimerions le regarder avec vous.',
    ],
  },
}
