import type { SecurityContent, ComplianceContent } from '../en/trust.ts'

export const security = {
  meta: {
    title: 'Sécurité · Goodword',
    description:
      'Comment Goodword sépare les clients, protège les secrets et les connexions, et comment signaler un problème.',
  },
  title: 'Sécurité',
  lead: 'Goodword détient les clés de votre parole publique. Voici comment il est construit pour les garder, en des termes que vous pouvez vérifier.',
  sections: {
    isolation: {
      heading: 'Vos données sont à part',
      blocks: [
        'Chaque table contenant des données de clients est protégée par une sécurité au niveau des lignes dans la base de données elle-même, imposée à tous. L’application utilise un rôle qui ne possède pas les tables et ne peut contourner les règles, et elle ne lit des lignes que dans une transaction liée à un seul client.',
        'Les clés entre tables portent le client, si bien qu’un enregistrement ne peut pointer vers les données d’un autre. Des tests automatiques vérifient chacune de ces propriétés pour chaque table et tentent d’atteindre les données d’un client depuis le compte d’un autre.',
      ],
    },
    secrets: {
      heading: 'Les secrets sont chiffrés',
      blocks: [
        'Les jetons d’accès aux plateformes et prestataires sont chiffrés en AES-256-GCM avant d’être enregistrés. Chaque valeur est liée à son client, sa table, sa ligne et sa colonne : copiée ailleurs, elle ne peut être ouverte. Les clés peuvent être renouvelées sans interruption.',
        'Les secrets ne sont ni écrits dans les journaux ni envoyés au navigateur.',
      ],
    },
    signIn: {
      heading: 'Connexion',
      blocks: [
        {
          points: [
            'Les mots de passe ne sont conservés que sous forme d’empreintes argon2id.',
            'Les essais répétés sont ralentis par adresse et par compte.',
            'Vous pouvez ajouter un second facteur avec une application d’authentification et l’exiger de toute votre équipe, avec sept jours pour le configurer.',
            'Vous pouvez limiter votre espace aux réseaux que vous indiquez. Un propriétaire qui reste dehors revient par e-mail.',
            'Vous choisissez après combien de minutes d’inactivité votre équipe est déconnectée.',
            'Les sessions sont courtes, renouvelées en arrière-plan, et peuvent être fermées.',
            'Le serveur vérifie les droits à chaque requête ; ils ne sont pas seulement masqués à l’écran.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Dans le navigateur',
      blocks: [
        'Chaque réponse porte une politique de sécurité du contenu stricte : seuls nos propres scripts s’exécutent et rien n’est chargé depuis d’autres entreprises. Le trafic entre vous et le service est prévu pour passer uniquement par HTTPS.',
        'Toute saisie est vérifiée selon un contrat écrit avant d’atteindre l’application, et le texte des avis est traité comme non fiable partout où il est affiché ou remis à l’assistant.',
      ],
    },
    trail: {
      heading: 'Une trace que l’on peut suivre',
      blocks: [
        'Les changements sont consignés avec qui, quoi et quand, dans un journal que l’on peut compléter mais pas réécrire. Lorsque des administrateurs du service consultent un espace, ils passent par une voie distincte et tracée.',
        'Une réponse ou un message part une seule fois, même si une requête est répétée ou si un serveur tombe entre-temps. Si le résultat sur une plateforme est inconnu, l’écran le dit.',
      ],
    },
    running: {
      heading: 'L’exploitation',
      blocks: [
        'Les dépendances sont fixées à des versions exactes. Les tests, dont ceux décrits plus haut, s’exécutent avant chaque publication. Le service signale son propre état et s’arrête proprement, pour que les mises à jour n’interrompent pas votre travail.',
        'Pour cette installation, nous ne détenons aucun certificat de sécurité tel que SOC 2 ou ISO 27001 et n’affichons aucun label. Demandez-nous les détails utiles à votre propre évaluation.',
      ],
    },
    report: {
      heading: 'Signaler un problème',
      blocks: [
        'Si vous avez trouvé une faille, écrivez à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) avec « Security » en objet. Indiquez comment la reproduire, ne touchez pas aux données d’autrui et laissez-nous un délai raisonnable pour la corriger avant de la publier. Nous accusons réception, vous tenons informé et n’engageons aucune action contre des recherches menées de bonne foi.',
      ],
    },
  },
} satisfies SecurityContent

export const compliance = {
  meta: {
    title: 'Conformité · Goodword',
    description:
      'Comment Goodword respecte le droit des avis, des messages, de l’IA et des données, et les règles des plateformes.',
  },
  title: 'Conformité',
  lead: 'Le droit des avis est devenu strict, à juste titre. Goodword est fait pour que le respecter soit la voie facile. Cette page informe et ne constitue pas un conseil juridique.',
  sections: {
    commitments: {
      heading: 'Nos engagements sur les avis',
      blocks: [
        {
          terms: [
            {
              term: 'Pas de tri des clients',
              text: 'Les pages et codes créés avec Goodword montrent à chaque visiteur les mêmes liens d’avis, quelle que soit sa réponse précédente. Ce n’est pas une option que l’on peut désactiver.',
            },
            {
              term: 'Pas d’incitation aux avis positifs',
              text: 'Aucune fonction ne récompense une note, et nos conditions interdisent d’offrir une récompense.',
            },
            {
              term: 'Pas de faux avis',
              text: 'L’assistant rédige des réponses, des signalements et des invitations. Il ne rédige pas d’avis.',
            },
            {
              term: 'Pas de suppression déguisée',
              text: 'Un litige signale un avis à sa plateforme selon les règles de celle-ci. Un avis sincère et déplaisant n’entre pas dans ce cas, et Goodword vous le dit.',
            },
            {
              term: 'Des étiquettes honnêtes',
              text: 'Le texte rédigé par l’IA est signalé pour vous et votre équipe, et la mention reste dans l’historique après modification.',
            },
          ],
        },
      ],
    },
    law: {
      heading: 'Les règles en cause',
      blocks: [
        {
          terms: [
            {
              term: 'États-Unis',
              text: 'La règle de la Federal Trade Commission sur les avis et témoignages (16 CFR Part 465, en vigueur depuis octobre 2024) interdit les faux avis, y compris ceux écrits par une IA, le paiement d’avis d’un ton donné, les avis d’initiés non déclarés et la suppression d’avis. Les consignes de la FTC ajoutent : ne sollicitez pas seulement ceux dont vous attendez du positif.',
            },
            {
              term: 'Union européenne',
              text: 'La directive sur les pratiques commerciales déloyales, modifiée en 2019, interdit les faux avis ; une entreprise qui affiche des avis doit dire si elle vérifie qu’ils viennent de vrais clients, et comment.',
            },
            {
              term: 'Royaume-Uni',
              text: 'Le Digital Markets, Competition and Consumers Act interdit depuis avril 2025 les faux avis et les incitations cachées, et exige des mesures raisonnables pour les éviter.',
            },
          ],
        },
      ],
    },
    platforms: {
      heading: 'Les règles des plateformes',
      blocks: [
        'Chaque plateforme a ses règles, et Goodword les distingue :',
        {
          points: [
            'Google permet de demander des avis, mais pas les incitations, ni de décourager les avis négatifs, ni de choisir à qui demander. Les réponses ne sont publiées qu’avec votre accord.',
            'Yelp demande aux entreprises de ne pas solliciter d’avis du tout. Goodword vous avertit lorsqu’un code ou une campagne le ferait.',
            'TripAdvisor permet de demander et interdit les incitations.',
            'Facebook affiche des recommandations plutôt que des étoiles. Goodword ne les convertit pas en note.',
          ],
        },
        'Lorsqu’une plateforme limite la durée de conservation de son contenu, nous respectons cette limite.',
      ],
    },
    messages: {
      heading: 'E-mails et SMS',
      blocks: [
        {
          points: [
            'Les messages ne vont qu’aux personnes dont vous avez consigné le consentement ou une autre base légale.',
            'Chaque message nomme l’expéditeur et offre une sortie : un clic pour l’e-mail, un mot comme STOP pour le SMS.',
            'Une désinscription prend effet aussitôt et pour toutes les campagnes suivantes.',
            'Les SMS respectent les heures calmes à l’heure locale du destinataire.',
          ],
        },
        'Cela répond au CAN-SPAM Act et au Telephone Consumer Protection Act aux États-Unis, aux PECR au Royaume-Uni et aux règles ePrivacy de l’Union européenne. Vous restez responsable des personnes à qui vous écrivez.',
      ],
    },
    data: {
      heading: 'Données personnelles',
      blocks: [
        'Pour les données de votre espace, nous agissons comme sous-traitant au sens du RGPD et du RGPD britannique, et comme « service provider » au sens du CCPA. Vous pouvez exporter et supprimer les données d’une personne. Les détails figurent sur la [page de confidentialité](/privacy) et la [page de sécurité](/security).',
        'Goodword n’est pas fait pour des dossiers de patients et nous ne proposons pas d’accord de partenaire commercial au titre de la loi HIPAA. Si vous travaillez dans la santé, ne confirmez jamais dans une réponse publique qu’une personne a été votre patiente.',
      ],
    },
    accessibility: {
      heading: 'Accessibilité',
      blocks: [
        'Nous construisons selon les WCAG 2.2, niveau AA : tout fonctionne au clavier, se lit avec un lecteur d’écran et garde son contraste en clair comme en sombre. Si quelque chose vous arrête, [dites-le-nous](/contact) et nous le corrigerons.',
      ],
    },
    report: {
      heading: 'Signaler un abus',
      blocks: [
        'Si vous pensez qu’une entreprise utilise Goodword pour de faux avis, des messages non désirés ou des pressions sur ceux qui ont écrit sur elle, écrivez à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}). Nous examinons chaque signalement.',
      ],
    },
  },
} satisfies ComplianceContent
