import type { CareersContent } from '../en/careers.ts'

export const careers = {
  meta: {
    title: 'Carrières · Goodword',
    description: 'Les postes ouverts chez Goodword, notre façon de travailler et comment nous écrire.',
  },
  title: 'Un travail sur lequel d’autres comptent',
  lead: 'Pour beaucoup de petites entreprises, quelques phrases sous un avis sont toutes leurs relations publiques. Nous prenons cela au sérieux et aimerions rencontrer ceux qui le font aussi.',
  openings: {
    heading: 'Postes ouverts',
    none: 'Il n’y a pas de poste ouvert pour le moment. Si vous pensez avoir votre place parmi nous, écrivez-nous quand même. Nous lisons chaque lettre et y répondons.',
    write: 'Écrivez-nous',
    positions: [],
  },
  sections: {
    how: {
      heading: 'Notre façon de travailler',
      blocks: [
        {
          points: [
            'De petits changements, livrés souvent, chacun relu par quelqu’un d’autre.',
            'Des mots clairs avant du code habile. S’il faut un manuel, ce n’est pas fini.',
            'Chaque fonction est essayée sur un téléphone, au clavier et avec un lecteur d’écran avant de sortir.',
            'Les erreurs sont consignées sans reproche, avec ce que nous avons changé pour qu’elles ne reviennent pas.',
          ],
        },
      ],
    },
    write: {
      heading: 'Que nous écrire',
      blocks: [
        'Dites-nous sur quoi vous aimeriez travailler et montrez-nous quelque chose que vous avez fait : du code, un texte, une maquette, un cas client difficile que vous avez résolu. Une lettre courte vaut mieux qu’un long formulaire. Ni photo, ni date de naissance, ni page de garde ne sont nécessaires.',
        'Utilisez le [formulaire de contact](/contact?topic=careers) avec le sujet « Travailler chez Goodword » ou écrivez à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Équitable envers chaque candidature',
      blocks: [
        'Nous choisissons d’après ce que les gens savent faire et veulent apprendre. Dites-nous si le processus doit être aménagé pour que vous puissiez le montrer. Nous gardons votre candidature le temps de décider et la supprimons à votre demande.',
      ],
    },
  },
} satisfies CareersContent
