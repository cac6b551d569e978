import type { BlockReason } from '../assistant.ts'

export const fr = {
  link: 'Il contient un lien qui ne figure pas parmi vos informations.',
  'contact-detail': 'Il contient un numéro ou une adresse qui ne figure pas parmi vos informations.',
  promise: 'Il promet quelque chose.',
  refund: 'Il propose de l’argent ou un remboursement.',
  'other-name': 'Il nomme une personne qui n’a rien à voir avec l’avis.',
  'wrong-language': 'Il n’est pas dans la langue de l’avis.',
  'leaked-instructions': 'Il reprend des instructions internes.',
  offensive: 'Il contient des mots injurieux.',
  'contradicts-review': 'Il répond à autre chose que ce que dit l’avis.',
  'hostile-review':
    'L’avis s’adresse à l’assistant au lieu de parler de votre entreprise : il n’y a donc pas de brouillon. Rédigez vous-même la réponse.',
  'unchecked-language':
    'Il est dans une langue que nous ne pouvons pas vérifier. Pour l’utiliser, indiquez-la dans vos consignes.',
  empty: 'Il ne dit rien.',
} as const satisfies Record<BlockReason, string>
