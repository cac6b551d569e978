import type { SecurityContent } from '../en/security.ts'

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
        'Les jetons d’accès aux plateformes et prestataires sont chiffrés en AES-256-GCM avant d’être enregistrés. Chaque valeur est liée à son client, sa table, sa ligne et sa colonne : copiée ailleurs, elle ne peut être ouverte. Les clés peuvent être renouvelées sans interruption.',
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
            'Vous pouvez ajouter un second facteur avec une application d’authentification.',
            'Les sessions sont courtes, renouvelées en arrière-plan, et peuvent être fermées.',
            'Le serveur vérifie les droits à chaque requête ; ils ne sont pas seulement masqués à l’écran.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Dans le navigateur',
      blocks: [
        'Chaque réponse porte une politique de sécurité du contenu stricte : seuls nos propres scripts s’exécutent et rien n’est chargé depuis d’autres entreprises. Le trafic entre vous et le service est prévu pour passer uniquement par HTTPS.',
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
        'Si vous avez trouvé une faille, écrivez à [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) avec « Security » en objet. Indiquez comment la reproduire, ne touchez pas aux données d’autrui et laissez-nous un délai raisonnable pour la corriger avant de la publier. Nous accusons réception, vous tenons informé et n’engageons aucune action contre des recherches menées de bonne foi.',
      ],
    },
  },
} satisfies SecurityContent
