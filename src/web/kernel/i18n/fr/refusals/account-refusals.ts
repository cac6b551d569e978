import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'

export const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'values-invalid': 'Certaines des valeurs ne sont pas valables.',
  'page-address-invalid': 'Cette adresse de page n’est pas valable.',
  'nothing-here': 'Il n’y a rien à cette adresse.',
  'second-factor-due': 'Saisissez d’abord le code de votre second facteur.',
  'session-ended': 'Cette session est déjà terminée.',
  'customer-not-found': 'Cet espace n’existe pas.',
  'member-already': 'Cette adresse e-mail fait déjà partie de l’équipe',
  'member-elsewhere': 'Vous faites déjà partie d’une équipe et ne pouvez pas en rejoindre une autre avec ce compte.',
  'invitation-invalid':
    'Cette invitation n’est plus valable. Demandez-en une nouvelle à la personne qui vous a invité.',
  'seats-taken':
    'Votre formule comprend {seats, plural, one {# membre} other {# membres}} d’équipe. Changez de formule pour en inviter davantage.',
  'sso-outside-plan': 'L’authentification unique fait partie de la formule Enterprise.',
  'sso-owner-only': 'Seul le propriétaire de l’espace peut modifier l’authentification unique.',
  'sso-domain-taken': 'Un autre compte se connecte déjà avec l’un de ces domaines. Veuillez nous contacter.',
  'sso-domain-invalid': '{domain} n’est pas un domaine.',
  'sso-domain-public':
    'N’importe qui peut avoir une adresse chez {domain} ; ce domaine ne peut donc pas désigner votre entreprise.',
  'sso-domain-foreign':
    'Vous ne pouvez ajouter que le domaine de votre propre adresse e-mail confirmée, et ce n’est pas {domain}.',
  'contact-message-not-found': 'Ce message n’existe pas.',
  'contact-message-handled': 'Ce message a déjà été traité.',
  'contact-message-open': 'Ce message est déjà ouvert.',
  'notification-not-found': 'Cette notification n’existe pas.',
  'push-device-refused':
    'Ce navigateur ne peut pas être averti : nous ne pouvons pas envoyer à son service de notifications.',
  'push-device-not-found': 'Ce navigateur n’est plus averti.',
  'location-not-found': 'Cet établissement n’existe pas.',
  'location-in-use': 'Cet établissement a des connexions ou des avis ; il reste donc.',
  'allowance-used':
    'Le quota du jour de {tokens, number} jetons d’IA est épuisé. Il repart à minuit UTC, dans {hours, number} h {minutes, number} min.',
  'allowance-kept':
    'Sur les {tokens, number} jetons d’IA du jour, il en reste {left, number}, réservés aux réponses en cours. Réessayez dans un instant.',
}
