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
  tone: 'Il manque d’égards envers la personne qui le lit.',
  'contradicts-review': 'Il répond à autre chose que ce que dit l’avis.',
  'hostile-review':
    'L’avis s’adresse à l’assistant au lieu de parler de votre entreprise : aucun brouillon n’en est tiré. Rédigez vous-même la réponse.',
  echo: 'Il reprend mot pour mot ce que dit l’avis.',
  claim: 'Il affirme sur l’entreprise quelque chose qui ne figure pas parmi vos informations.',
  'not-a-reply': 'Il n’est pas rédigé comme une réponse à un avis.',
  'unchecked-language':
    'Il est dans une langue qui ne peut pas être vérifiée. Si vous la voulez, nommez-la dans vos consignes.',
  empty: 'Il ne dit rien.',
} as const satisfies Record<BlockReason, string>
