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
    'L’avis s’adresse à l’assistant au lieu de parler de votre entreprise : il n’y a donc pas de brouillon. Rédigez vous-même la réponse.',
  'unchecked-language':
    'Il est dans une langue que nous ne pouvons pas vérifier. Pour l’utiliser, indiquez-la dans vos consignes.',
  unfounded: 'Le texte en dit plus que les chiffres.',
  empty: 'Il ne dit rien.',
  health:
    'D’après l’avis, quelqu’un a pu être blessé ou tomber malade. Parlez-en aux responsables avant de répondre et tenez-vous à ce qui est établi.',
  discrimination:
    'L’avis évoque peut-être une discrimination, un harcèlement ou des violences. Parlez-en aux responsables avant de répondre.',
  legal:
    'L’avis parle d’avocats, de la police, de la presse, d’un vol ou de données privées. Faites-le lire à un responsable avant de répondre.',
  loss: 'L’avis parle d’un deuil. Vérifiez que la réponse trouve les mots justes avant de l’envoyer.',
  threat:
    'L’avis contient une menace. Répondre n’aiderait pas : conservez-le, signalez-le à la plateforme et appelez la police si quelqu’un est en danger.',
  extortion:
    'L’avis demande de l’argent ou une faveur contre une note. Ne répondez pas en public : signalez-le à la plateforme.',
  abuse:
    'Ce sont des injures plutôt qu’un avis. Répondre ne ferait qu’attirer l’attention : signalez-le à la plateforme.',
  'unwritten-language':
    'Aucun brouillon ne peut être rédigé dans la langue de cet avis. Répondez avec vos propres mots, ou indiquez une langue dans vos consignes.',
} as const satisfies Record<BlockReason, string>
