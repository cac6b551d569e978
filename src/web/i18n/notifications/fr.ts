import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notifications: SameKeys<typeof en.notifications> = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # non lue} other {Notifications, # non lues}}',
  empty: 'Aucune nouvelle notification',
  markAllRead: 'Tout marquer comme lu',
  markReadOf: 'Marquer comme lue : {message}',
  newOne: 'Nouvelle notification : {message}',
  newMany: '{count, plural, one {# nouvelle notification} other {# nouvelles notifications}}',
  settings: 'Paramètres des notifications',
  unread: 'Non lue : {message}',
  readFailed: 'La notification n’a pas pu être marquée comme lue',
  failed: 'Impossible de charger les notifications',
  types: { review: 'Avis', dispute: 'Litige', campaign: 'Campagne', system: 'Goodword' },
}

export const notificationSettings: SameKeys<typeof en.notificationSettings> = {
  intro: 'Ce dont vous êtes informé, et comment. Ces réglages ne concernent que vous ; tout est enregistré aussitôt.',
  failed: 'Impossible de charger vos paramètres de notification',
  saveFailed: 'La modification n’a pas pu être enregistrée',
  kind: 'Événement',
  choice: '{kind} : {channel}',
  always: 'Toujours',
  channels: { app: 'Dans l’app', email: 'E-mail', push: 'Push' },
  workspaceOff: {
    cell: 'Désactivé',
    email: {
      title: 'L’e-mail est désactivé pour tout l’espace de travail',
      text: 'Seules les alertes de sécurité partent encore par e-mail. Vos choix sont conservés et vaudront de nouveau dès sa réactivation.',
    },
    push: {
      title: 'Le push est désactivé pour tout l’espace de travail',
      text: 'Aucun navigateur n’est prévenu. Vos choix sont conservés et vaudront de nouveau dès sa réactivation.',
    },
    digest: 'L’e-mail est désactivé pour tout l’espace de travail : aucun résumé n’est envoyé.',
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
      assigned: 'Un avis vous est attribué',
      mentioned: 'Quelqu’un vous mentionne dans une note',
    },
    reply: {
      live: 'Votre réponse est en ligne',
      rejected: 'Une plateforme refuse votre réponse',
      failed: 'Votre réponse n’a pas pu être publiée',
      awaiting: 'Une réponse attend votre approbation',
      returned: 'Votre réponse vous est renvoyée',
      held: 'Une réponse programmée est retenue',
    },
    dispute: {
      changed: 'Un litige avance',
      assigned: 'Un litige vous est attribué',
      due: 'Un litige arrive à échéance',
    },
    incident: { opened: 'Beaucoup de mauvais avis à la fois' },
    connection: { broken: 'Une connexion est rompue', expiring: 'Une connexion expire bientôt' },
    invitation: { accepted: 'Quelqu’un rejoint l’équipe' },
    security: { notice: 'Avis de sécurité' },
  },
  hints: {
    review: {
      new: 'Ceux qui arrivent ensemble sont annoncés en une fois.',
      bad: 'Une ou deux étoiles, ou non recommandé. L’e-mail contient un brouillon que vous pouvez envoyer de là.',
    },
    reply: { held: 'Parce que l’avis a changé ou qu’on y a répondu entre-temps.' },
    incident: { opened: 'Autant pour un même établissement, en peu de temps, que le prévoit votre règle d’incident.' },
    security: {
      notice:
        'Nouveaux appareils, mots de passe et seconds facteurs. Ils ne peuvent pas être désactivés, afin que personne ne modifie votre compte à votre insu.',
    },
  },
  quiet: {
    title: 'Heures calmes',
    subtitle: 'Aucun e-mail ni push pendant ce temps. Ce qui est arrivé entre-temps part ensuite.',
    switch: 'Respecter des heures calmes',
    hint: 'Les avis de sécurité arrivent à toute heure.',
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
    subtitle: 'Un e-mail par jour : ce qui s’est passé et ce qui vous attend.',
    switch: 'M’envoyer le résumé quotidien',
    hint: 'Les jours sans nouveauté, il n’y en a pas.',
    hour: 'Heure',
  },
  push: {
    title: 'Push',
    subtitle: 'Sur cet écran, même quand Goodword est fermé.',
    nobody: 'Le push est activé pour une partie de ce qui précède, mais aucun navigateur ne l’affiche encore.',
    none: 'Cette installation n’envoie pas de push.',
    turnOn: 'Activer dans ce navigateur',
    turningOn: 'Activation...',
    turnOnFailed: 'Le push n’a pas pu être activé',
    isOn: 'Le push est activé dans ce navigateur.',
    devices: 'Navigateurs avec push',
    here: 'Ce navigateur',
    since: 'Activé : <time></time>',
    turnOff: 'Désactiver',
    turnOffOf: 'Désactiver {device}',
    remove: 'Retirer',
    removeOf: 'Retirer {device}',
    removing: 'Retrait...',
    removed: '{device} n’affiche plus de push',
    removeFailed: 'Le navigateur n’a pas pu être retiré',
    unsupported: {
      title: 'Ce navigateur ne peut pas afficher de push',
      text: 'Une version actuelle de Chrome, Edge, Firefox ou Safari le peut, avec une connexion sécurisée.',
    },
    'home-screen': {
      title: 'Ajoutez d’abord Goodword à l’écran d’accueil',
      text: 'Ici, seules les apps de l’écran d’accueil peuvent envoyer des push : choisissez « Partager », puis « Sur l’écran d’accueil », et ouvrez Goodword de là.',
    },
    blocked: {
      title: 'Les notifications sont bloquées dans ce navigateur',
      text: 'Autorisez-les pour ce site dans les réglages du navigateur, à côté de l’adresse. Revenez ensuite ici.',
    },
    dismissed: {
      title: 'Le navigateur n’a pas reçu de réponse',
      text: 'Activez de nouveau le push et choisissez « Autoriser » quand le navigateur le demande.',
    },
    unreachable: {
      title: 'Le service de push du navigateur est injoignable',
      text: 'Il appartient à l’éditeur du navigateur. Une fenêtre privée, un réseau d’entreprise ou un réglage du navigateur peut faire obstacle. Rien n’a changé ; réessayez plus tard.',
    },
  },
}
