import { CODE } from '../code-samples.ts'
import type { DevelopersContent, ReferenceContent } from '../en/developers.ts'

export const developers: DevelopersContent = {
  meta: {
    title: 'Développeurs · Goodword',
    description:
      'Lisez vos avis et signalez vos clients depuis vos propres programmes : clés, pages, erreurs et webhooks.',
  },
  title: 'Pour les développeurs',
  lead: 'Tout ce qu’il faut à vos propres programmes : lire les avis, les litiges, les campagnes et les chiffres, et dire à Goodword qui est venu chez vous.',
  sections: {
    firstCall: {
      heading: 'Votre premier appel',
      blocks: [
        'L’accès à l’API fait partie de la formule Enterprise. Créez une clé dans Paramètres → Sécurité et donnez-lui seulement les droits dont le programme a besoin. Vous voyez le secret une seule fois ; nous n’en gardons qu’une empreinte. Ne le mettez ni dans le code, ni dans une discussion, ni dans un e-mail.',
        { code: CODE.firstCall, label: 'curl' },
        'Mettez votre clé entière là où la commande en montre le début et la fin. Les clés commencent par `gw_live_`, ou par `gw_test_` là où le bac à sable joue les plateformes et les prestataires. Une clé agit pour un seul espace de travail et voit les établissements qu’on lui a donnés. Une réponse envoyée avec une clé attend toujours une personne.',
        '[Tous les appels, champ par champ](/developers/reference)',
      ],
    },
    paging: {
      heading: 'Listes et pages',
      blocks: [
        'Une liste répond avec `items` et `nextCursor`. Renvoyez ce curseur avec les mêmes filtres pour obtenir la page suivante ; quand il vaut `null`, vous avez tout. Une page contient 25 éléments, jusqu’à 100 avec `limit`. Un filtre à plusieurs valeurs se répète : `rating=4&rating=5`.',
        { code: CODE.nextPage, label: 'curl' },
      ],
    },
    polling: {
      heading: 'Demander à nouveau',
      blocks: [
        'Les réponses portent un `ETag`. Renvoyez-le dans `If-None-Match` : si rien n’a changé, vous recevez 304 sans contenu. Mieux encore, laissez un webhook vous prévenir.',
        { code: CODE.polling, label: 'curl' },
      ],
    },
    changes: {
      heading: 'Modifier, une seule fois',
      blocks: [
        'Joignez à chaque modification un `Idempotency-Key` à vous. Si la réponse s’est perdue, renvoyez la même requête : elle n’agit qu’une fois et vous recevez la première réponse. Ces clés sont retenues 7 jours.',
        { code: CODE.visit, label: 'curl' },
        'Cet appel signale une visite à Goodword. Les campagnes qui écrivent après une visite prennent le relais.',
        'Votre système ne sait qu’envoyer du JSON ? Paramètres → Sécurité lui donne une adresse à lui, qui prend ses messages pour des visites. Vous indiquez où se trouve chaque donnée, par exemple `guest.email`, et le système signe ce qu’il envoie : le HMAC-SHA256 du corps, avec le secret qui vous a été montré.',
        { code: CODE.signedVisit, label: 'sh' },
      ],
    },
    errors: {
      heading: 'Quand quelque chose ne va pas',
      blocks: [
        'Les erreurs sont en `application/problem+json` (RFC 9457). Fiez-vous à `code`, qui ne change pas ; `detail` est une phrase pour les personnes. Indiquez `requestId` si vous nous écrivez.',
        { code: CODE.problem, label: 'JSON' },
        {
          terms: [
            { term: '400', text: 'Une donnée envoyée est inutilisable. `errors` nomme les champs.' },
            { term: '401', text: 'La clé est fausse, a expiré ou a été révoquée.' },
            {
              term: '403',
              text: 'Il manque un droit à la clé, elle vient d’une adresse non autorisée, ou la formule n’a pas d’accès à l’API.',
            },
            { term: '404', text: 'Il n’y a rien à cette adresse que la clé puisse voir.' },
            {
              term: '409, 422',
              text: 'La demande ne correspond plus à l’état actuel, ou un Idempotency-Key a déjà servi à autre chose.',
            },
            { term: '429', text: 'Trop de requêtes. Attendez le temps qu’indique `Retry-After`.' },
            {
              term: '500, 503, 504',
              text: 'C’est de notre faute. Réessayez avec le même Idempotency-Key, en attendant chaque fois plus longtemps.',
            },
          ],
        },
      ],
    },
    limits: {
      heading: 'Limites',
      blocks: [
        'Chaque réponse dit dans `RateLimit-Limit`, `RateLimit-Remaining` et `RateLimit-Reset` combien de requêtes il vous reste et dans combien de secondes le compte repart. Le corps d’une requête peut faire 256 Ko.',
      ],
    },
    webhooks: {
      heading: 'Webhooks',
      blocks: [
        'Dans Paramètres → Sécurité, vous pouvez faire envoyer les événements à une adresse à vous : avis nouveaux ou modifiés, réponses publiées ou refusées, litiges, campagnes terminées, désabonnements et enquêtes remplies. Ils sont signés selon [Standard Webhooks](https://www.standardwebhooks.com), dans les en-têtes `webhook-id`, `webhook-timestamp` et `webhook-signature`.',
        { code: CODE.verify, label: 'JavaScript' },
        'Vérifiez la signature avant de vous fier à un événement et répondez en quelques secondes avec un statut 2xx. Sinon, il est renvoyé pendant deux jours, toujours avec le même `webhook-id` : retenez donc ceux que vous avez vus. Si rien n’est accepté pendant cinq jours, le webhook est désactivé et vous recevez un e-mail ; une réponse 410 le désactive aussitôt. Les événements portent un numéro d’ordre, car ils peuvent se doubler en route. Leurs champs figurent sous `WebhookEvent` dans [la référence](/developers/reference).',
      ],
    },
    stability: {
      heading: 'Ce qui ne bouge pas',
      blocks: [
        'Dans `/api/v1`, les champs et les valeurs sur lesquels vous comptez restent. De nouveaux champs, appels et valeurs peuvent arriver à tout moment : que votre programme ignore ce qu’il ne connaît pas.',
      ],
    },
  },
}

export const reference: ReferenceContent = {
  meta: {
    title: 'Référence de l’API · Goodword',
    description:
      'Chaque appel ouvert aux clés d’API, avec ses champs, ses réponses et ses erreurs, à copier et à essayer.',
  },
  title: 'Référence de l’API',
  lead: 'Chaque appel ouvert aux clés d’API. Copiez-le comme commande curl ou essayez-le ici même.',
  guides:
    'Vous débutez ? Commencez par [les guides](/developers). Vos outils lisent la même chose dans [openapi.json](/api/v1/openapi.json), où ces appels portent la marque `apiKey`.',
  objects: 'Objets',
  needs: 'Demande le droit',
  inPath: 'Dans le chemin',
  inQuery: 'Dans la requête',
  body: 'Corps',
  answer: 'Réponse',
  problems: 'Erreurs ({count})',
  required: 'obligatoire',
  nullable: 'peut être null',
  usually: 'par défaut {value}',
  parts: 'Champs de {name}',
  or: 'ou',
  copy: 'Copier',
  copied: 'Copié',
  tryIt: 'Essayer',
  send: 'Envoyer la requête',
  key: {
    title: 'Votre clé',
    text: 'Pour essayer des appels depuis cette page, collez une clé. Elle reste dans cet onglet et s’oublie quand vous quittez la page.',
    label: 'Clé d’API',
  },
  answers: {
    busy: 'Envoi…',
    keyMissing: 'Collez d’abord une clé d’API.',
    keyWrong: 'Ce n’est pas une clé d’API entière. Elle commence par gw_live_ ou gw_test_.',
    liveLooks:
      'Ce qui modifie quelque chose ne s’essaie ici qu’avec une clé de test (gw_test_…). Pour votre vraie clé, utilisez curl.',
    bodyWrong: 'Le corps n’est pas du JSON valide.',
    failed: 'Aucune réponse. Vérifiez votre connexion et réessayez.',
    took: '{ms} ms',
  },
}
