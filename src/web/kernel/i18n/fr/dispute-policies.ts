import type { disputePolicies as source } from '../en/dispute-policies.ts'
import type { SameKeys } from '../same-keys.ts'

export const disputePolicies: SameKeys<typeof source> = {
  categories: {
    'fake-engagement': {
      name: 'Faux avis',
      covers: 'Des avis sans expérience réelle : achetés, inventés ou écrits pour faire monter ou baisser une note.',
    },
    impersonation: {
      name: 'Usurpation d’identité',
      covers: 'L’auteur se fait passer pour une autre personne ou une autre entreprise.',
    },
    misrepresentation: {
      name: 'Présentation trompeuse',
      covers: 'Des affirmations fausses, faites pour tromper sur un produit, un service ou une personne.',
    },
    'conflict-of-interest': {
      name: 'Conflit d’intérêts',
      covers:
        'L’auteur est partie prenante : un concurrent, un ancien employé, un propriétaire ou l’un de leurs proches.',
    },
    harassment: {
      name: 'Harcèlement',
      covers: 'L’avis attaque, intimide ou menace une personne, ou appelle d’autres à le faire.',
    },
    hate: {
      name: 'Incitation à la haine',
      covers:
        'Il attaque des personnes pour ce qu’elles sont : origine, religion, handicap, genre ou sexualité, par exemple.',
    },
    offensive: {
      name: 'Langage obscène ou injurieux',
      covers: 'Des grossièretés, un langage sexuel ou dégradant destiné à blesser.',
    },
    'personal-information': {
      name: 'Informations personnelles',
      covers:
        'Il révèle la vie privée d’une personne : nom complet d’un employé, téléphone, adresse, santé ou données de paiement.',
    },
    violence: {
      name: 'Violence ou contenu dangereux',
      covers: 'Il menace de violence, la montre crûment ou pousse à se blesser ou à blesser autrui.',
    },
    illegal: {
      name: 'Contenu illégal',
      covers: 'Il enfreint la loi ou promeut ce qui l’enfreint, comme des produits réglementés.',
    },
    'off-topic': {
      name: 'Hors sujet',
      covers:
        'Il ne parle pas d’une visite ou d’un achat ici : politique, actualité, autre entreprise ou querelle privée.',
    },
    advertising: {
      name: 'Publicité',
      covers:
        'Il fait la promotion de quelque chose, renvoie ailleurs ou donne des coordonnées pour attirer des clients.',
    },
    repetitive: {
      name: 'Texte répété ou sans signification',
      covers: 'Le même texte plusieurs fois, ou des signes qui ne veulent rien dire.',
    },
    'not-firsthand': {
      name: 'Expérience non vécue',
      covers: 'L’auteur n’était pas là et rapporte ce qu’on lui a dit ou ce qu’il a lu.',
    },
    other: {
      name: 'Autre chose',
      covers: 'Aucune catégorie de la plateforme ne convient. Dites dans la description quelle règle est enfreinte.',
    },
  },
  chances: {
    good: 'Bonnes chances',
    fair: 'Chances moyennes',
    poor: 'Faibles chances',
  },
  chanceTexts: {
    good: 'Les mots eux-mêmes montrent ce que {platform} interdit. La plateforme agit d’ordinaire dans ce cas.',
    fair: 'Certains éléments plaident pour vous, mais quelqu’un chez {platform} doit juger. L’issue est incertaine.',
    poor: 'Nous ne trouvons rien dans les mots que {platform} interdise. Un tel avis est rarement retiré.',
  },
  speaks: { for: 'Pour', against: 'Contre' },
  grounds: {
    threat: 'Il contient une menace : « {detail} »',
    extortion: 'Il exige quelque chose en échange de l’avis : « {detail} »',
    hate: 'Il s’en prend à des personnes pour ce qu’elles sont : « {detail} »',
    'personal-information': 'Il révèle des informations privées sur une personne : « {detail} »',
    'offensive-words': 'Il contient des mots injurieux : « {detail} »',
    insult: 'Il insulte une personne ou l’accuse d’un délit : « {detail} »',
    insider: 'L’auteur dit avoir un intérêt personnel : « {detail} »',
    'not-firsthand': 'L’auteur dit que ce n’est pas sa propre expérience : « {detail} »',
    'wrong-business': 'L’auteur parle d’une autre entreprise : « {detail} »',
    politics: 'Il parle de politique : « {detail} »',
    advertising: 'Il fait de la publicité ou renvoie ailleurs : « {detail} »',
    'sends-elsewhere': 'Il envoie les gens ailleurs : « {detail} »',
    duplicate:
      '{count, plural, one {# autre avis dit exactement la même chose} other {# autres avis disent exactement la même chose}}',
    'same-author': '{count, plural, one {# autre avis est du même auteur} other {# autres avis sont du même auteur}}',
    'names-competitor': 'Il nomme un concurrent : « {detail} ». Cela seul n’enfreint aucune règle.',
    'no-text': 'Il n’y a pas de texte, seulement une note. Une note seule n’enfreint aucune règle.',
    'factual-disagreement':
      'D’après ses mots, c’est une plainte après une visite. Les plateformes ne décident pas qui a raison.',
    'positive-tone': 'C’est un bon avis.',
    'needs-proof': 'Les mots ne disent ni qui l’a écrit ni pourquoi. Sans preuve, c’est votre parole contre la sienne.',
    'other-category': 'Ce qui ne va pas dans les mots relève d’une autre catégorie que celle choisie : « {detail} ».',
  },
}
