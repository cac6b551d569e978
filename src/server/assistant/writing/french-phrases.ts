import { FRENCH_ASPECTS } from './french-aspects.ts'
import type { PhraseBook, Ways } from './phrase-book.ts'

const EVEN: Ways = [
  'merci de nous avoir raconté votre expérience.',
  'merci de partager votre point de vue avec nous.',
  'merci pour votre impression sincère.',
  'merci de nous écrire avec autant de franchise.',
]

export const FRENCH: PhraseBook = {
  beginsSmall: false,
  greeting: {
    friendly: { named: 'Bonjour {author},', unnamed: 'Bonjour,' },
    formal: { named: 'Bonjour {author},', unnamed: 'Madame, Monsieur,' },
    warm: { named: 'Bonjour {author},', unnamed: 'Bonjour,' },
    concise: { named: 'Bonjour {author},', unnamed: 'Bonjour,' },
  },
  opening: {
    good: {
      calm: [
        'merci d’avoir pris le temps de nous écrire.',
        'un grand merci pour vos mots si aimables.',
        'merci pour votre gentil avis.',
        'merci de nous dire que cela vous a plu.',
      ],
      strong: [
        'un immense merci pour ce merveilleux avis.',
        'quel plaisir de vous lire, merci infiniment.',
        'votre avis a fait sourire toute l’équipe, merci.',
        'merci du fond du cœur pour ces mots si chaleureux.',
      ],
      wordless: [
        'merci pour votre retour.',
        'merci beaucoup, nous sommes heureux que cela vous ait plu.',
        'un grand merci pour votre soutien.',
        'merci d’avoir pris un instant pour nous évaluer.',
      ],
    },
    middling: {
      calm: EVEN,
      strong: EVEN,
      wordless: [
        'merci pour votre retour.',
        'merci d’avoir pris un instant pour nous évaluer.',
        'merci de nous dire où nous en sommes.',
        'merci beaucoup pour votre évaluation.',
      ],
    },
    poor: {
      calm: [
        'nous sommes désolés de ne pas avoir répondu à vos attentes.',
        'nous sommes navrés de lire cela et vous remercions de nous le dire.',
        'merci pour votre franchise, et veuillez accepter nos excuses.',
        'nous regrettons que votre expérience n’ait pas été à la hauteur.',
      ],
      strong: [
        'nous sommes vraiment désolés que votre expérience ait été si décevante.',
        'nous vous présentons nos plus sincères excuses.',
        'nous sommes sincèrement désolés et comprenons votre colère.',
        'vous lire nous peine, et nous vous prions de nous excuser.',
      ],
      wordless: [
        'nous sommes désolés que cela ne vous ait pas convenu.',
        'nous regrettons que votre expérience n’ait pas été à la hauteur.',
        'nous sommes désolés que ce ne soit pas ce que vous espériez.',
        'nous sommes désolés de ne pas avoir répondu à vos attentes.',
      ],
    },
  },
  warmth: {
    good: [
      'Ce sont des mots comme les vôtres qui donnent tout son sens à notre travail.',
      'Des personnes comme vous embellissent chacune de nos journées.',
    ],
    middling: [
      'Que vous preniez le temps de nous le dire nous touche beaucoup.',
      'Chaque mot qui nous aide à grandir nous est précieux.',
    ],
    poor: [
      'Nous comprenons très bien votre déception.',
      'Nous aurions tant voulu vous offrir une bien meilleure expérience.',
    ],
  },
  closing: {
    good: [
      'Au plaisir de vous revoir.',
      'Nous espérons vous accueillir de nouveau bientôt.',
      'En attendant de vous revoir, nous vous souhaitons une très belle continuation.',
      'Ce serait une joie de vous retrouver.',
    ],
    middling: [
      'Nous voulons progresser et aimerions savoir ce que nous aurions pu faire autrement.',
      'Nous en prenons bonne note et serions heureux d’avoir une nouvelle chance.',
      'Si vous souhaitez nous en dire plus, nous vous écouterons avec plaisir.',
      'Un retour comme le vôtre nous montre ce qu’il faut améliorer, et nous espérons vous revoir.',
    ],
    poor: [
      'Nous prenons cela au sérieux. Contactez-nous directement afin que nous puissions comprendre.',
      'Ce n’est pas ce que nous voulons offrir. Contactez-nous directement pour que nous sachions ce qui n’a pas fonctionné.',
      'Nous aimerions comprendre ce qui s’est passé. N’hésitez pas à nous écrire ou à venir nous en parler.',
      'Parlons-en directement, si vous le voulez bien, car nous voulons apprendre ce que nous devons mieux faire.',
    ],
  },
  shortClosing: {
    good: 'Au plaisir de vous revoir.',
    middling: '',
    poor: 'N’hésitez pas à nous contacter directement.',
  },
  signOff: {
    friendly: 'Bien à vous,',
    formal: 'Avec nos salutations distinguées,',
    warm: 'Très chaleureusement,',
    concise: '',
  },
  team: 'L’équipe {business}',
  namelessTeam: 'L’équipe',
  aspects: FRENCH_ASPECTS,
  anyAspect: {
    positive: [
      'Ce que vous dites {topic} nous fait particulièrement plaisir.',
      'Vos mots au sujet {topic} touchent toute l’équipe.',
      'Lire ce que vous pensez {topic} nous réjouit.',
    ],
    negative: [
      'Ce que vous dites {topic}, nous le prenons au sérieux.',
      'Vos remarques au sujet {topic} nous montrent où nous devons être plus attentifs.',
      'Au sujet {topic}, nous n’avons pas répondu à vos attentes, et cela compte pour nous.',
    ],
  },
  topics: {
    food: 'de la cuisine',
    service: 'du service',
    price: 'de nos prix',
    cleanliness: 'de la propreté',
    location: 'de notre emplacement',
    waiting: 'du temps d’attente',
    rooms: 'de nos espaces et de leur confort',
    delivery: 'de la livraison',
    atmosphere: 'de l’ambiance',
    product: 'de nos produits',
    billing: 'de la réservation et de la facturation',
  },
}
