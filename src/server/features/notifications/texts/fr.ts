import { teamRoles } from '#shared/domain/activity-labels/fr.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { ParamsByKind } from '../notice.ts'
import {
  type CampaignStops,
  createCounter,
  labelOf,
  nameOf,
  type NotificationTexts,
  type SecuritySentences,
  type WaitReasons,
} from './notification-texts.ts'

const count = createCounter('fr')

const WAITS_BECAUSE: WaitReasons = {
  missed: 'l’heure prévue est passée depuis plus d’une heure',
  edited: 'l’avis a été modifié entre-temps',
  answered: 'l’avis a déjà une réponse',
  gone: 'l’avis n’existe plus',
  reconnect: 'la plateforme doit être reconnectée',
  'not-connected': 'la plateforme n’est pas connectée',
  'too-long': 'elle est trop longue pour la plateforme',
  paused: 'le compte n’était pas actif à ce moment-là',
  incident: 'l’avis fait partie d’un incident',
}

const CAMPAIGN_STOPS: CampaignStops = {
  provider: 'le fournisseur ne nous donne plus accès. La campagne est en pause ; reconnectez-le, puis réactivez-la.',
  nobody: 'personne n’a pu être joint.',
  missed:
    'elle n’a pas pu partir dans l’heure suivant l’envoi prévu. Choisissez une autre heure ou envoyez-la maintenant.',
  paused: 'votre espace ne pouvait qu’être lu à l’heure prévue. Choisissez une autre heure ou envoyez-la maintenant.',
  empty: 'elle n’avait pas de message à l’heure prévue.',
}

const SECURITY: SecuritySentences = {
  'new-device': () => 'Quelqu’un s’est connecté à votre compte depuis un nouvel appareil.',
  'password-changed': () => 'Votre mot de passe a été modifié.',
  'password-added': () => 'Un mot de passe a été ajouté à votre compte.',
  'password-removed': () => 'Le mot de passe de votre compte a été supprimé.',
  'email-changed': () => 'L’adresse e-mail de votre compte a été modifiée.',
  'factor-added': () => 'Une méthode de vérification a été ajoutée à votre compte.',
  'factor-removed': () => 'Une méthode de vérification a été retirée de votre compte.',
  'recovery-code-used': () => 'Quelqu’un s’est connecté avec l’un de vos codes de secours.',
  'recovery-codes-made': () => 'De nouveaux codes de secours ont été créés pour votre compte.',
  'refresh-token-reused': () => 'Nous avons fermé l’une de vos sessions : elle était utilisée à deux endroits.',
  'session-shared': () => 'Une de vos sessions est utilisée sur deux appareils. Est-ce bien vous ?',
  'identity-linked': (provider) => `${provider} a été associé à votre compte.`,
  'identity-unlinked': (provider) => `${provider} a été dissocié de votre compte.`,
  'account-locked': () => 'Trop de mots de passe incorrects ont été saisis pour votre compte.',
  'factor-guessed': () => 'Plusieurs codes de vérification incorrects ont été saisis pour votre compte.',
}

export const fr: NotificationTexts = {
  'review.new': ({ params, amount }) => ({
    title: count(amount, 'Nouvel avis', (number) => `${number} nouveaux avis`),
    sentence: count(amount, `${nameNew(params)} : ${labelOf(params)}`, (number) => `${number} nouveaux avis`),
  }),
  'review.bad': ({ params, amount }) => ({
    title: 'Mauvais avis',
    sentence: count(amount, `${nameBad(params)} : ${labelOf(params)}`, (number) => nameManyBad(params, number)),
  }),
  'feedback.low': ({ params: { page, stars, nps } }) => ({
    title: 'Commentaire privé avec une note basse',
    sentence:
      stars === null
        ? `Un visiteur de la page ${page} a donné ${nps} sur 10.`
        : `Un visiteur de la page ${page} a donné ${count(stars, 'une étoile', (number) => `${number} étoiles`)}.`,
  }),
  'review.assigned': ({ params: { doer }, amount }) => ({
    title: 'Pour vous',
    sentence: count(amount, `${doer} vous a attribué un avis.`, (number) => `${doer} vous a attribué ${number} avis.`),
  }),
  'review.mentioned': ({ params: { doer } }) => ({
    title: 'On vous mentionne',
    sentence: `${doer} vous mentionne dans une note.`,
  }),
  'review.matched': ({ params }) => ({
    title: 'Une règle a repéré un avis',
    sentence: `La règle « ${params.rule} » a repéré un avis : ${labelOf(params)}`,
  }),
  'review.late': ({ params, amount }) => ({
    title: count(amount, 'Réponse en retard', (number) => `${number} réponses en retard`),
    sentence: count(
      amount,
      `Délai de réponse dépassé : ${labelOf(params)}`,
      (number) => `${number} avis ont dépassé le délai de réponse.`,
    ),
  }),
  'theme.moved': ({ params: { aspect, name, move, share, shareBefore } }) => ({
    title: move === 'better' ? 'Un thème progresse' : 'Un thème recule',
    sentence: `${name ?? nameAspect(aspect, 'fr')} : ${share} % de ce qui a été dit ces 30 derniers jours sont des compliments, contre ${shareBefore} % les 30 jours précédents.`,
  }),
  'reply.live': ({ params, amount }) => ({
    title: count(amount, 'Réponse en ligne', (number) => `${number} réponses en ligne`),
    sentence: count(
      amount,
      `Votre réponse est en ligne : ${labelOf(params)}`,
      (number) => `${number} de vos réponses sont en ligne.`,
    ),
  }),
  'reply.rejected': ({ params }) => ({
    title: 'Réponse refusée',
    sentence: `Votre réponse a été refusée : ${labelOf(params)}`,
  }),
  'reply.failed': ({ params }) => ({
    title: 'Réponse non publiée',
    sentence:
      params.how === 'saved'
        ? `Votre réponse est enregistrée, mais pas publiée : ${labelOf(params)}`
        : `Votre réponse n’a pas pu être publiée : ${labelOf(params)}`,
  }),
  'reply.awaiting': ({ params }) => ({
    title: 'Réponse à approuver',
    sentence: `${params.doer} vous demande d’approuver une réponse : ${labelOf(params)}`,
  }),
  'reply.returned': ({ params }) => ({
    title: 'Réponse renvoyée',
    sentence: `${params.doer} a renvoyé votre réponse : ${labelOf(params)}`,
  }),
  'reply.held': ({ params }) => ({
    title: 'Réponse programmée en pause',
    sentence: `${describeHeld(params)} : ${labelOf(params)}`,
  }),
  'dispute.changed': ({ params }) => ({ title: 'Litige', sentence: describeTurn(params) }),
  'dispute.assigned': ({ params: { doer, label } }) => ({
    title: 'Un litige pour vous',
    sentence: `${doer} vous a attribué un litige : ${label}`,
  }),
  'dispute.due': ({ params: { label } }) => ({
    title: 'Litige à échéance',
    sentence: `Un litige arrive à échéance : ${label}`,
  }),
  'incident.opened': ({ params: { place, hours }, amount }) => ({
    title: 'Beaucoup de mauvais avis d’un coup',
    sentence: `${count(amount, 'Un mauvais avis', (number) => `${number} mauvais avis`)} en ${count(hours, 'une heure', (number) => `${number} heures`)} ${place ? `chez ${place}` : 'dans votre entreprise'} : un incident a été ouvert.`,
  }),
  'campaign.finished': ({ params: { name, sent, failed } }) => ({
    title: 'Campagne terminée',
    sentence:
      failed === 0
        ? `La campagne ${name} est partie : ${count(sent, 'un message', (number) => `${number} messages`)}.`
        : `La campagne ${name} est partie : ${count(sent, 'un message', (number) => `${number} messages`)}, ${count(failed, 'un échec', (number) => `${number} échecs`)}.`,
  }),
  'campaign.goal': ({ params: { name, goal } }) => ({
    title: 'Objectif atteint',
    sentence: `La campagne ${name} a atteint son objectif : ${count(goal, 'une réponse', (number) => `${number} réponses`)}.`,
  }),
  'campaign.failed': ({ params: { name, why } }) => ({
    title: 'La campagne n’est pas partie',
    sentence: `${name} : ${CAMPAIGN_STOPS[why]}`,
  }),
  'campaign.unwritten': ({ params: { name, sendAt } }) => ({
    title: 'Campagne sans message',
    sentence: `${name} est prévue pour le ${sendAt} et n’a pas encore de message. Sans message, rien ne partira.`,
  }),
  'connection.broken': ({ params: { platform, name } }) => ({
    title: 'Connexion coupée',
    sentence: `${nameOf(platform)} · ${name} doit être reconnecté. D’ici là, aucun avis n’arrive.`,
  }),
  'connection.expiring': ({ params: { platform, name, expiresAt } }) => ({
    title: 'Connexion bientôt expirée',
    sentence: `La connexion à ${nameOf(platform)} · ${name} prend fin le ${expiresAt}. Renouvelez-la avant cette date.`,
  }),
  'provider.broken': ({ params: { provider, name } }) => ({
    title: 'Fournisseur déconnecté',
    sentence: `${provider} · ${name} ne nous donne plus accès. Reconnectez-le dans les paramètres. D’ici là, rien n’est envoyé par ce fournisseur.`,
  }),
  'provider.expiring': ({ params: { provider, name, expiresAt } }) => ({
    title: 'Fournisseur à reconnecter bientôt',
    sentence: `La connexion à ${provider} · ${name} prend fin le ${expiresAt}. Renouvelez-la avant, pour que vos publications partent.`,
  }),
  'domain.failing': ({ params: { domain, removedAt } }) =>
    removedAt === null
      ? {
          title: 'Domaine personnalisé retiré',
          sentence: `Les enregistrements DNS de ${domain} ont manqué pendant 7 jours : le domaine a été retiré. Vos liens utilisent de nouveau notre adresse.`,
        }
      : {
          title: 'Domaine personnalisé injoignable',
          sentence: `Les enregistrements DNS de ${domain} manquent. Jusqu’à leur retour, vos liens utilisent notre adresse. Le ${removedAt}, le domaine sera retiré.`,
        },
  'webhook.given-up': ({ params: { host, why } }) => ({
    title: 'Webhook désactivé',
    sentence:
      why === 'gone'
        ? `${host} a répondu qu’il ne veut plus de webhooks (410) : nous avons cessé d’en envoyer. Si c’est une erreur, réactivez-le dans les paramètres.`
        : `${host} n’accepte plus de webhooks depuis 5 jours : nous avons cessé d’en envoyer. Vérifiez l’adresse, puis réactivez-le dans les paramètres.`,
  }),
  'payment.failed': ({ params: { plan, readOnlyAt } }) => ({
    title: 'Paiement échoué',
    sentence: `Le paiement de votre formule ${plan} n’a pas abouti. Vérifiez la carte avant le ${readOnlyAt} ; ensuite, l’espace sera en lecture seule.`,
  }),
  'invitation.accepted': ({ params: { name } }) => ({
    title: 'Nouveau membre de l’équipe',
    sentence: `${name} a rejoint votre équipe.`,
  }),
  'member.role-changed': ({ params: { doer, role } }) => ({
    title: 'Votre rôle a changé',
    sentence:
      role === null
        ? `${doer} a modifié vos autorisations.`
        : `${doer} a modifié votre rôle. Vous avez maintenant le rôle « ${teamRoles[role]} ».`,
  }),
  'member.removed': ({ params: { doer, name } }) => ({
    title: 'Membre retiré de l’équipe',
    sentence: `${doer} a retiré ${name} de votre équipe.`,
  }),
  'security.notice': ({ params: { notice, provider } }) => ({
    title: 'Alerte de sécurité',
    sentence: SECURITY[notice](provider ?? ''),
  }),
}

function nameNew({ rating, recommended }: ParamsByKind['review.new']): string {
  if (rating !== null) return `Nouvel avis à ${writeStars(rating)}`
  if (recommended === null) return 'Nouvel avis'
  return recommended === 'yes' ? 'Nouvelle recommandation' : 'Non recommandé'
}

const nameBad = ({ rating }: ParamsByKind['review.bad']) =>
  rating === null ? 'Non recommandé' : `Avis à ${writeStars(rating)}`

const nameManyBad = ({ rating }: ParamsByKind['review.bad'], number: string) =>
  rating === null ? `${number} nouveaux mauvais avis` : `${number} nouveaux avis à ${writeStars(rating)}`

const writeStars = (rating: number) => count(rating, '1 étoile', (number) => `${number} étoiles`)

function describeHeld({ reason }: ParamsByKind['reply.held']): string {
  if (reason === 'by-hand') return 'C’est l’heure de publier votre réponse vous-même'
  if (reason === 'not-allowed') {
    return 'Une réponse programmée est en pause, car la personne qui l’a programmée ne peut plus publier de réponses'
  }
  return `Votre réponse programmée est en pause, car ${WAITS_BECAUSE[reason]}`
}

function describeTurn({ turn, doer, label }: ParamsByKind['dispute.changed']): string {
  const sentences: Record<typeof turn, string> = {
    filed: doer === null ? 'Votre litige est déposé' : `${doer} a déposé un litige`,
    'filing-failed': 'Impossible de déposer le litige auprès de la plateforme',
    resolved: `${doer} a marqué un litige comme résolu`,
    rejected: `${doer} a marqué un litige comme rejeté`,
    reopened: `${doer} a rouvert un litige`,
    appealed: doer === null ? 'Votre appel est déposé' : `${doer} a fait appel dans un litige`,
    'prioritizing-failed': 'La priorité de certains litiges n’a pas pu être évaluée',
  }
  return label === null ? `${sentences[turn]}.` : `${sentences[turn]} : ${label}`
}
