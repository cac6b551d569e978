import type { AboutContent } from '../en/about.ts'

export const about = {
  meta: {
    title: 'À propos · Goodword',
    description: 'Pourquoi Goodword existe, ce qu’il fait pour une entreprise et ce qu’il ne fera pas.',
  },
  title: 'Une bonne réputation se mérite',
  lead: 'Goodword aide une entreprise à entendre ce que ses clients disent en public, à leur répondre comme une personne et à corriger ce qu’ils signalent.',
  sections: {
    why: {
      heading: 'Pourquoi nous le faisons',
      blocks: [
        'Ce soir, quelqu’un écrira sur votre restaurant, votre cabinet ou votre boutique, sur un site que vous ne regarderez peut-être que la semaine prochaine. D’autres le liront avant vous. Une réponse honnête, donnée vite, change le regard porté sur vous. Le silence aussi.',
        'La plupart des outils sont conçus pour des sièges sociaux. Ils montrent douze graphiques avant le seul avis qui a besoin de vous. Nous voulions l’inverse : ouvrir, voir ce qui attend, répondre, refermer.',
      ],
    },
    what: {
      heading: 'Ce qu’il fait',
      blocks: [
        'Goodword garde vos avis Google Business Profile, Facebook, TripAdvisor et Yelp dans une seule boîte de réception. Il rédige des brouillons, les publie quand vous le dites, suit les litiges auprès des plateformes, invite les clients à laisser un avis et montre l’évolution dans le temps.',
        'Lorsqu’une plateforme ne permet pas de faire quelque chose de l’extérieur, Goodword le dit et vous conduit là où vous pouvez le faire vous-même. Il ne fait jamais semblant.',
      ],
    },
    beliefs: {
      heading: 'Ce à quoi nous tenons',
      blocks: [
        {
          terms: [
            {
              term: 'Répondre aux gens, pas aux notes',
              text: 'Derrière chaque note, quelqu’un a pris le temps d’écrire. La réponse est d’abord pour cette personne, ensuite pour la moyenne des étoiles.',
            },
            {
              term: 'Demander à tous ou à personne',
              text: 'Ne solliciter que les clients contents fausse la vérité. Nos pages montrent à tous les mêmes liens.',
            },
            {
              term: 'La machine propose, l’humain décide',
              text: 'Un assistant peut suggérer les mots. Vous les choisissez, et le texte de l’IA porte une étiquette.',
            },
            {
              term: 'Dire ce qui s’est passé',
              text: 'Si une plateforme vérifie encore une réponse, l’écran dit cela, et non « succès ».',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Qui l’exploite',
      blocks: [
        'Goodword est un logiciel que différents exploitants peuvent faire fonctionner. Les coordonnées du responsable de ce site et des données qui y sont conservées figurent au bas de chaque page. [Écrivez-nous](/contact) pour en savoir plus.',
      ],
    },
  },
} satisfies AboutContent
