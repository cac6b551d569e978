import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notifications: SameKeys<typeof en.notifications> = {
  title: 'Notifications',
  empty: 'Aucune nouvelle notification',
  markAllRead: 'Tout marquer comme lu',
  markReadOf: 'Marquer comme lue : {message}',
  settings: 'Paramètres des notifications',
  unread: 'Non lue : {message}',
  failed: 'Impossible de charger les notifications',
  types: { review: 'Avis', dispute: 'Litige', campaign: 'Campagne', system: 'Goodword' },
}

export const notificationSettings: SameKeys<typeof en.notificationSettings> = {
  intro:
    'Choisissez vos notifications et comment les recevoir. Cela ne concerne que vous, et tout est enregistré aussitôt.',
  failed: 'Impossible de charger vos paramètres de notification',
  saveFailed: 'La modification n’a pas pu être enregistrée',
  kind: 'Événement',
  choice: '{kind} : {channel}',
  always: 'Toujours',
  channels: { app: 'Dans l’app', email: 'E-mail', push: 'Push' },
  company: {
    title: 'Pour toute votre équipe',
    subtitle: 'Ce qui est envoyé à qui que ce soit. Chacun règle ses propres notifications plus bas.',
    failed: 'Impossible de charger les notifications de l’équipe',
    ways: { email: 'E-mail', push: 'Push', slack: 'Slack' },
    hints: {
      email: 'Désactivé, seuls les avis de sécurité sont encore envoyés.',
      push: 'Désactivé, aucun navigateur ni téléphone n’est prévenu.',
      slack: 'Les nouvelles pour tous dans un seul canal.',
    },
    alerts: 'Prévenir votre équipe de',
    kinds: {
      reviewAlerts: 'Nouveaux avis',
      disputeAlerts: 'Suivi des litiges',
      campaignAlerts: 'État des campagnes',
    },
    slack: {
      address: 'Adresse du webhook',
      hint: 'Dans Slack, ajoutez « Incoming Webhooks » à un canal et collez l’adresse ici.',
      saved: 'L’adresse enregistrée se termine par {end}. Saisissez-en une autre pour la remplacer.',
      test: 'Envoyer un message test',
      testing: 'Envoi...',
      tested: 'Envoyé. Regardez votre canal Slack.',
      testFailed: 'Le message test n’a pas pu être envoyé',
      failedAt: 'Le dernier message, du {at}, n’est pas arrivé dans Slack. {reason}',
      failures: {
        gone: 'Slack ne connaît plus ce webhook, ou son canal est archivé. Créez-en un nouveau.',
        forbidden: 'Votre espace Slack n’autorise pas ce webhook à publier. Demandez à ses administrateurs.',
        refused: 'Slack n’a pas accepté le message.',
        unreachable: 'Slack est injoignable pour le moment. Réessayez plus tard.',
      },
    },
  },
  workspaceOff: {
    cell: 'Désactivé',
    email: {
      title: 'L’e-mail est désactivé pour tout l’espace de travail',
      text: 'Seules les alertes de sécurité partent encore par e-mail. Vos choix sont conservés et s’appliqueront à nouveau dès sa réactivation.',
    },
    push: {
      title: 'Les notifications push sont désactivées pour tout l’espace de travail',
      text: 'Aucune notification push n’est envoyée. Vos choix sont conservés et s’appliqueront à nouveau dès leur réactivation.',
    },
    digest: 'L’e-mail est désactivé pour tout l’espace de travail : aucun résumé n’est envoyé.',
  },
  groups: {
    reviews: 'Avis',
    replies: 'Réponses',
    disputes: 'Litiges',
    workspace: 'Connexions et équipe',
    security: 'Votre compte',
  },
  kinds: {
    review: {
      new: 'Nouveaux avis',
      bad: 'Mauvais avis',
      assigned: 'On vous attribue un avis',
      mentioned: 'Quelqu’un vous mentionne dans une note',
      matched: 'Une règle souhaite vous montrer un avis',
    },
    reply: {
      live: 'Votre réponse est en ligne',
      rejected: 'Une plateforme refuse votre réponse',
      failed: 'Votre réponse n’a pas pu être publiée',
      awaiting: 'Une réponse attend votre approbation',
      returned: 'On vous renvoie votre réponse',
      held: 'Une réponse programmée est en pause',
    },
    dispute: {
      changed: 'Du nouveau dans un litige',
      assigned: 'On vous attribue un litige',
      due: 'Un litige arrive à échéance',
    },
    feedback: { low: 'Commentaires privés avec une note basse' },
    theme: { moved: 'Un thème suivi progresse ou recule' },
    incident: { opened: 'Beaucoup de mauvais avis d’un coup' },
    connection: { broken: 'Une connexion est coupée', expiring: 'Une connexion expire bientôt' },
    campaign: {
      finished: 'Une campagne est partie',
      goal: 'Une campagne a atteint son objectif',
      failed: 'Une campagne n’a pas pu partir',
      unwritten: 'Une campagne prévue n’a pas encore de message',
    },
    provider: {
      broken: 'Un fournisseur marketing ne fonctionne plus',
      expiring: 'La connexion à un fournisseur marketing va expirer',
    },
    domain: { failing: 'Votre domaine personnalisé est injoignable' },
    webhook: { 'given-up': 'Un webhook est désactivé' },
    payment: { failed: 'Un paiement a échoué' },
    invitation: { accepted: 'Quelqu’un rejoint l’équipe' },
    member: { 'role-changed': 'Votre rôle ou vos autorisations changent', removed: 'Quelqu’un est retiré de l’équipe' },
    security: { notice: 'Alertes de sécurité' },
  },
  hints: {
    review: {
      new: 'S’il en arrive plusieurs, vous recevez une seule notification.',
      bad: 'Une ou deux étoiles, ou non recommandé. L’e-mail contient un brouillon que vous pouvez envoyer directement.',
    },
    reply: { held: 'Par exemple, si l’avis a été modifié ou a déjà une réponse.' },
    incident: { opened: 'Quand un établissement atteint le nombre fixé par votre règle d’incident.' },
    security: {
      notice:
        'Nouveaux appareils, changements de mot de passe ou de méthode de vérification. Toujours actives, pour que personne ne modifie votre compte à votre insu.',
    },
  },
  quiet: {
    title: 'Heures calmes',
    subtitle: 'Aucun e-mail ni notification push pendant ces heures. Ce qui arrive entre-temps est envoyé juste après.',
    switch: 'Activer les heures calmes',
    hint: 'Les alertes de sécurité arrivent à toute heure.',
    from: 'De',
    to: 'À',
    same: 'Choisissez deux heures différentes.',
  },
  timezone: {
    label: 'Fuseau horaire',
    none: 'Aucun fuseau horaire trouvé',
    useHere: 'Utiliser {timezone}, comme sur cet appareil',
  },
  digest: {
    title: 'Résumé quotidien',
    subtitle: 'Un e-mail par jour : ce qui s’est passé et ce qui vous attend.',
    switch: 'M’envoyer le résumé quotidien',
    hint: 'Pas de nouveauté, pas d’e-mail.',
    hour: 'Heure',
  },
  push: {
    title: 'Notifications push',
    subtitle: 'Sur cet appareil, même quand Goodword est fermé.',
    nobody: 'Vous avez activé des notifications push ci-dessus, mais aucun navigateur ne les affiche encore.',
    none: 'Cette installation n’envoie pas de notifications push.',
    turnOn: 'Activer dans ce navigateur',
    turningOn: 'Activation…',
    turnOnFailed: 'Impossible d’activer les notifications push',
    isOn: 'Les notifications push sont activées dans ce navigateur.',
    devices: 'Navigateurs avec notifications push',
    here: 'Ce navigateur',
    since: 'Activé : <time></time>',
    turnOff: 'Désactiver',
    turnOffOf: 'Désactiver {device}',
    remove: 'Retirer',
    removeOf: 'Retirer {device}',
    removing: 'Retrait…',
    removed: '{device} n’affiche plus de notifications push',
    removeFailed: 'Le navigateur n’a pas pu être retiré',
    unsupported: {
      title: 'Ce navigateur n’affiche pas de notifications push',
      text: 'Utilisez une version récente de Chrome, Edge, Firefox ou Safari, avec une connexion sécurisée.',
    },
    'home-screen': {
      title: 'Ajoutez d’abord Goodword à l’écran d’accueil',
      text: 'Ici, seules les apps de l’écran d’accueil peuvent envoyer des notifications push : choisissez « Partager », puis « Sur l’écran d’accueil », et ouvrez Goodword depuis cet écran.',
    },
    blocked: {
      title: 'Les notifications sont bloquées dans ce navigateur',
      text: 'Autorisez-les pour ce site dans les réglages du navigateur, à côté de l’adresse. Revenez ensuite ici.',
    },
    dismissed: {
      title: 'Il manque votre autorisation',
      text: 'Réessayez et choisissez « Autoriser » quand le navigateur le demande.',
    },
    unreachable: {
      title: 'Le service de notifications du navigateur est injoignable',
      text: 'Cela peut venir d’une fenêtre privée, d’un réseau d’entreprise ou d’un réglage du navigateur. Rien n’a changé ; réessayez plus tard.',
    },
  },
}

export const unsubscribe: SameKeys<typeof en.unsubscribe> = {
  title: 'Notifications par e-mail',
  failed: 'Impossible de charger la page',
  about: 'Vous recevez des e-mails à propos de :',
  end: 'Ne plus les recevoir',
  ended: 'C’est fait. Vous ne recevez plus d’e-mails à propos de :',
  undo: 'Annuler',
  changing: 'Enregistrement…',
  changeFailed: 'Impossible d’enregistrer la modification',
  report: 'Le rapport de réputation',
  more: 'Choisir toutes vos notifications',
}
