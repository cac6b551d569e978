import type { PrivacyContent, TermsContent } from '../en/legal.ts'

export const privacy = {
  meta: {
    title: 'Confidentialité · Goodword',
    description: 'Ce que Goodword conserve, pourquoi, combien de temps, qui d’autre le voit et quels sont vos droits.',
  },
  title: 'Confidentialité',
  lead: 'Nous conservons ce dont le service a besoin pour fonctionner et rien pour la publicité. Cette page dit ce que c’est, combien de temps cela reste et ce que vous pouvez nous demander.',
  sections: {
    responsible: {
      heading: 'Qui est responsable',
      blocks: [
        'Le responsable de ce site, de votre compte et des messages que vous nous envoyez est l’exploitant de cette installation de Goodword, dont les coordonnées figurent au bas de cette page. Vous pouvez nous joindre à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
        'Pour les avis, contacts et campagnes de l’espace d’un client, c’est ce client qui décide et qui est responsable. Nous ne les traitons que pour son compte et selon ses instructions. Si une entreprise a utilisé Goodword pour vous écrire ou répondre à votre avis, adressez-vous d’abord à elle ; nous l’aidons à vous répondre.',
      ],
    },
    stored: {
      heading: 'Ce que nous conservons et combien de temps',
      blocks: [
        {
          terms: [
            {
              term: 'Votre compte',
              text: 'Nom, adresse e-mail, langue, une empreinte (hash) de votre mot de passe et votre second facteur si vous en utilisez un. Conservés jusqu’à ce que vous nous demandiez de les supprimer, et au plus tard 30 jours après la fermeture de votre dernier espace.',
            },
            {
              term: 'Votre espace',
              text: 'Coordonnées de l’entreprise, paramètres, membres de l’équipe, modèles, réponses, litiges et codes QR. Conservés tant que l’espace existe et supprimés 30 jours après sa fermeture.',
            },
            {
              term: 'Avis',
              text: 'Texte, note, date et nom de l’auteur tels que la plateforme les affiche. Conservés tant que les règles de stockage de la plateforme le permettent, même après sa déconnexion, et retirés avec l’espace.',
            },
            {
              term: 'Contacts et messages envoyés',
              text: 'Nom, adresse ou numéro, preuve du consentement, et si un message a été remis, ouvert ou suivi d’une réponse. Conservés jusqu’à ce que vous les supprimiez. Une désinscription est conservée afin d’être respectée.',
            },
            {
              term: 'Accès aux plateformes',
              text: 'Les jetons avec lesquels Goodword lit les avis et publie les réponses, chiffrés. Supprimés dès que vous déconnectez la plateforme.',
            },
            {
              term: 'Journal d’activité',
              text: 'Qui a fait quoi dans un espace et quand, pour que les changements puissent être retracés. Conservé tant que l’espace existe.',
            },
            {
              term: 'Messages du formulaire de contact',
              text: 'Ce que vous y saisissez et la langue de la page. Conservés jusqu’au règlement de la question, 12 mois au plus.',
            },
            {
              term: 'Votre formule',
              text: 'La formule que vous avez choisie, la fin de votre essai, vos factures et leur destinataire. D’une carte, nous gardons le type, les quatre derniers chiffres et l’expiration ; le numéro ne va qu’au prestataire de paiement.',
            },
            {
              term: 'Journaux techniques',
              text: 'Heure, adresse appelée, résultat et adresse réseau, sans mots de passe ni contenu de messages. Conservés 30 jours au plus, davantage seulement pendant l’examen d’une attaque.',
            },
          ],
        },
        'Les sauvegardes contiennent ces éléments pendant une durée limitée, puis sont écrasées. Ce qui a été supprimé n’en est pas restauré.',
      ],
    },
    why: {
      heading: 'Pourquoi nous en avons le droit',
      blocks: [
        'Nous traitons les données de compte, d’espace et de formule pour exécuter notre contrat avec vous (article 6, paragraphe 1, point b du RGPD). Les journaux et la protection contre les abus reposent sur notre intérêt légitime à un service sûr (point f). Quand vous nous écrivez, votre message nous sert à vous répondre.',
        'Nous ne vendons pas de données personnelles, ne les partageons pas à des fins publicitaires et n’établissons pas de profils des auteurs d’avis.',
      ],
    },
    cookies: {
      heading: 'Cookies et stockage dans votre navigateur',
      blocks: [
        'Ces pages publiques ne déposent aucun cookie et ne chargent rien depuis d’autres entreprises. Si vous choisissez une apparence ou fermez l’indication de langue, votre navigateur le retient sur votre appareil. Un message commencé dans le formulaire de contact y attend aussi, jusqu’à son envoi.',
        'Quand vous vous connectez, votre navigateur enregistre votre session pour que vous restiez connecté. La déconnexion la supprime.',
      ],
    },
    others: {
      heading: 'Qui d’autre reçoit des données',
      blocks: [
        'Nous ne faisons appel à d’autres entreprises que si le service ne peut fonctionner sans elles :',
        {
          points: [
            'Les plateformes d’avis que vous connectez reçoivent les réponses et signalements que vous envoyez par Goodword.',
            'Des prestataires pour le paiement, l’e-mail, les SMS, l’hébergement et la rédaction par IA traitent des données pour l’exploitant. Leur liste dépend de la configuration de cette installation ; écrivez-nous et nous vous l’enverrons.',
            'Les comptes d’e-mail, de SMS et de réseaux sociaux que vous connectez vous-même sont utilisés selon vos instructions.',
            'Les autorités ne reçoivent des données que si la loi nous y contraint.',
          ],
        },
        'Si un prestataire se trouve hors de votre pays, nous appliquons les garanties prévues par la loi, comme les clauses contractuelles types de la Commission européenne.',
      ],
    },
    assistant: {
      heading: 'L’IA et vos données',
      blocks: [
        'L’assistant suggère des réponses, résume le sentiment et aide aux litiges. Il reçoit pour cela l’avis concerné et ce que vous lui indiquez, pas vos listes de contacts. Nous n’utilisons pas vos données pour entraîner des modèles. Rien de ce qu’il écrit n’a d’effet juridique pour quiconque sans qu’une personne en décide.',
      ],
    },
    rights: {
      heading: 'Vos droits',
      blocks: [
        'Selon le RGPD et le RGPD britannique, vous pouvez :',
        {
          points: [
            'demander ce que nous détenons sur vous et en recevoir une copie,',
            'le faire corriger ou effacer,',
            'en faire limiter l’usage ou vous y opposer,',
            'l’emporter dans un format courant,',
            'retirer un consentement à tout moment, pour l’avenir,',
            'saisir l’autorité de protection des données de votre lieu de résidence.',
          ],
        },
        'Selon le California Consumer Privacy Act, vous pouvez demander à connaître, corriger et supprimer vos données, sans être moins bien traité pour autant. Il n’y a rien à refuser : nous ne vendons ni ne partageons d’informations personnelles au sens de cette loi.',
        'Écrivez à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) ou utilisez le [formulaire de contact](/contact?topic=privacy). Nous répondons sous un mois et pouvons vous demander de justifier de votre identité.',
      ],
    },
    changes: {
      heading: 'Modifications de cette page',
      blocks: [
        'Si nos pratiques changent, cette page change d’abord. Nous prévenons les titulaires de compte par e-mail avant qu’un changement qui les concerne ne prenne effet.',
      ],
    },
  },
} satisfies PrivacyContent

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
        'Donnez des informations exactes, gardez votre mot de passe pour vous et protégez votre compte par l’authentification à deux facteurs quand c’est possible. Vous répondez de ce que fait votre équipe dans votre espace. Prévenez-nous aussitôt si vous pensez que quelqu’un d’autre y a accès.',
      ],
    },
    trial: {
      heading: 'Essai et prix',
      blocks: [
        'Chaque formule commence par un essai gratuit de {days} jours. Aucune carte bancaire n’est demandée et l’essai ne coûte rien.',
        'Le prix de chaque formule figure sur la [page des prix](/pricing), par mois et par an, hors taxes. Nous ne facturons rien que vous n’ayez accepté auparavant.',
        'Nous annonçons un changement de prix au moins 30 jours avant son application. Vous pouvez partir d’ici là.',
      ],
    },
    ending: {
      heading: 'Y mettre fin',
      blocks: [
        'Vous pouvez partir à tout moment : le propriétaire ferme l’espace dans les paramètres. Pendant 30 jours, on peut encore le lire, l’exporter et le rouvrir ; ensuite il est effacé. Partir ne coûte rien.',
        'Nous pouvons mettre fin à l’accord avec un préavis de 60 jours, ou immédiatement si vous enfreignez gravement ces conditions sans cesser à notre demande. Vous avez ensuite 30 jours pour emporter vos données avant leur suppression.',
      ],
    },
    fair: {
      heading: 'Un usage loyal des avis',
      blocks: [
        'Vous ne devez pas utiliser Goodword pour :',
        {
          points: [
            'écrire, acheter, vendre ou commander des avis qui ne décrivent pas une expérience réelle,',
            'offrir argent, remises ou cadeaux contre un avis positif, ou contre la modification ou le retrait d’un avis négatif,',
            'ne demander un avis qu’aux clients dont vous attendez qu’ils soient satisfaits,',
            'faire pression sur ceux qui ont écrit sur vous, ou révéler leur identité,',
            'signaler des avis que vous savez authentiques et conformes aux règles de la plateforme,',
            'écrire à des personnes qui n’y ont pas consenti ou se sont désinscrites.',
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
        'Les brouillons de l’assistant peuvent être faux. Lisez-les avant de publier ; ce qui part en votre nom est votre déclaration. C’est vous qui choisissez si des réponses partent selon une règle de votre fait.',
      ],
    },
    data: {
      heading: 'Données personnelles',
      blocks: [
        'Lorsque vous saisissez dans Goodword des données personnelles de vos clients, nous les traitons pour vous et selon vos instructions. Un accord de sous-traitance des données fait partie de ce contrat ; demandez-en un exemplaire signé par [e-mail](mailto:{{CONTACT_EMAIL}}). N’y saisissez pas de données de santé, de carte de paiement ou d’une sensibilité comparable.',
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
