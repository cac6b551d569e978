import type { TermsContent } from '../en/terms.ts'

export const terms = {
  meta: {
    title: 'Conditions · Goodword',
    description: 'L’accord entre vous et l’exploitant de Goodword, en termes clairs.',
  },
  title: 'Conditions d’utilisation',
  lead: 'Ces conditions s’appliquent entre vous et l’exploitant de cette installation de Goodword, dont les coordonnées figurent au bas de cette page. Elles sont écrites pour être lues.',
  sections: {
    service: {
      heading: 'Ce que vous obtenez',
      blocks: [
        'Goodword est un service destiné aux entreprises. Il recueille les avis des plateformes que vous connectez, vous aide à y répondre et à les contester, envoie invitations et campagnes pour votre compte et vous présente des chiffres sur tout cela. Le contenu de votre formule figure sur la [page des tarifs](/pricing).',
        'Goodword s’adresse aux entreprises et aux personnes agissant pour l’une d’elles, pas aux consommateurs.',
      ],
    },
    account: {
      heading: 'Votre compte',
      blocks: [
        'Donnez des informations exactes, gardez votre mot de passe pour vous et protégez votre compte par un second facteur quand c’est possible. Vous répondez de ce que fait votre équipe dans votre espace. Prévenez-nous aussitôt si vous pensez que quelqu’un d’autre y a accès.',
      ],
    },
    trial: {
      heading: 'Essai, prix et changements de formule',
      blocks: [
        'Chaque formule commence par un essai gratuit de {days} jours. Aucune carte bancaire n’est demandée et l’essai prend fin de lui-même.',
        'Ensuite, le prix est dû chaque mois d’avance, par carte ou PayPal. Les prix sont hors taxes. Un changement de formule s’applique au cycle de facturation suivant.',
        'Si un paiement échoue, nous vous en informons et réessayons. S’il reste dû 14 jours, nous pouvons restreindre l’espace jusqu’à son règlement. Vous pouvez toujours emporter vos données.',
        'Nous annonçons un changement de prix au moins 30 jours avant son application. Vous pouvez résilier d’ici là.',
      ],
    },
    ending: {
      heading: 'Y mettre fin',
      blocks: [
        'Vous pouvez résilier à tout moment sur la page d’abonnement. La formule court alors jusqu’à la fin de la période payée. Partir ne coûte rien.',
        'Nous pouvons mettre fin à l’accord avec un préavis de 60 jours, ou immédiatement si vous enfreignez gravement ces conditions sans cesser à notre demande. Vous avez ensuite 30 jours pour emporter vos données avant leur suppression.',
      ],
    },
    fair: {
      heading: 'Un usage loyal des avis',
      blocks: [
        'Vous ne devez pas utiliser Goodword pour :',
        {
          points: [
            'écrire, acheter, vendre ou commander des avis qui ne décrivent pas une expérience réelle,',
            'offrir argent, remises ou cadeaux contre un avis positif, ou contre la modification ou le retrait d’un avis négatif,',
            'ne demander un avis qu’aux clients dont vous attendez qu’ils soient satisfaits,',
            'faire pression sur ceux qui ont écrit sur vous, ou révéler leur identité,',
            'signaler des avis que vous savez authentiques et conformes aux règles de la plateforme,',
            'écrire à des personnes qui n’y ont pas consenti ou se sont désabonnées.',
          ],
        },
        'Nous pouvons arrêter une campagne, une page ou un espace qui le ferait. La [page de conformité](/compliance) explique les règles en cause.',
      ],
    },
    platforms: {
      heading: 'Les plateformes',
      blocks: [
        'Google Business Profile, Facebook, TripAdvisor et Yelp sont exploités par d’autres, selon leurs propres conditions, que vous devez aussi respecter. Ils décident de ce qui est affiché, retiré ou possible de l’extérieur. Ils peuvent changer ou fermer leurs interfaces, et nous ne pouvons promettre ni qu’une plateforme reste disponible, ni qu’un litige aboutisse.',
        'Goodword n’est ni affilié à ces plateformes ni recommandé par elles. Leurs noms sont leurs marques.',
      ],
    },
    content: {
      heading: 'Vos contenus et l’assistant',
      blocks: [
        'Ce que vous mettez dans Goodword reste à vous. Vous nous autorisez à le traiter dans la mesure où le service en a besoin.',
        'Les brouillons de l’assistant peuvent être faux. Lisez-les avant de publier ; ce qui part en votre nom est votre déclaration. C’est vous qui choisissez si des réponses partent selon une règle de votre fait.',
      ],
    },
    data: {
      heading: 'Données personnelles',
      blocks: [
        'Lorsque vous saisissez dans Goodword des données personnelles de vos clients, nous les traitons pour vous et selon vos instructions. Un accord de sous-traitance des données fait partie de ce contrat ; demandez-en un exemplaire signé par [e-mail](mailto:{{CONTACT_EMAIL}}). N’y saisissez pas de données de santé, de carte de paiement ou d’une sensibilité comparable.',
      ],
    },
    liability: {
      heading: 'Disponibilité et responsabilité',
      blocks: [
        'Nous exploitons le service avec soin et corrigeons les défauts aussi vite que possible. Il peut être interrompu pour maintenance ou pour des raisons hors de notre contrôle.',
        'Notre responsabilité est illimitée en cas de faute intentionnelle ou lourde et d’atteinte à la vie, au corps ou à la santé, et partout où la loi ne permet pas de la limiter. Autrement, nous ne répondons que du manquement à une obligation essentielle, dans la limite du dommage prévisible et au plus des sommes payées au cours des douze mois précédents. Nous ne répondons pas des actes des plateformes ni des auteurs d’avis.',
      ],
    },
    rest: {
      heading: 'Le reste',
      blocks: [
        'Le droit du pays où l’exploitant a son siège s’applique, à l’exclusion de ses règles de conflit de lois. Les tribunaux du siège de l’exploitant sont compétents lorsque la loi permet d’en convenir. Si une clause est nulle, les autres demeurent.',
        'Nous pouvons modifier ces conditions pour un motif légitime et vous en informons par e-mail au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez résilier avant l’application du changement.',
      ],
    },
  },
} satisfies TermsContent
