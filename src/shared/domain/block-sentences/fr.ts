import type { BlockReason } from '../assistant.ts'

export const fr = {
  link: 'Il contient un lien qui ne figure pas parmi vos informations.',
  'contact-detail': 'Il contient un numéro ou une adresse qui ne figure pas parmi vos informations.',
  promise: 'Il promet quelque chose.',
  refund: 'Il propose de l’argent ou un remboursement.',
  'other-name': 'Il nomme une personne étrangère à l’affaire.',
  'wrong-language': 'Il n’est pas dans la langue de l’avis.',
  'leaked-instructions': 'Il répète des instructions qui ne sont pas destinées aux lecteurs.',
  offensive: 'Il contient des mots offensants.',
  'contradicts-review': 'Il répond à autre chose que ce que dit l’avis.',
  'hostile-review':
    'L’avis s’adresse à l’assistant au lieu de parler de votre entreprise : aucun brouillon n’en est tiré. Rédigez vous-même la réponse.',
  'unchecked-language':
    'Il est dans une langue qui ne peut pas être vérifiée. Si vous la voulez, nommez-la dans vos consignes.',
  empty: 'Il ne dit rien.',
} as const satisfies Record<BlockReason, string>
