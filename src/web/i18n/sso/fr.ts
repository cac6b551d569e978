import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const sso: SameKeys<typeof en.sso> = {
  title: 'Authentification unique',
  subtitle: 'Une seule connexion pour votre équipe, par le fournisseur d’identité de votre entreprise.',
  notInPlan: 'L’authentification unique fait partie de la formule Enterprise. <plans>Voir les formules</plans>',
  failed: 'Impossible de charger l’authentification unique',
  isOff: 'Désactivée. Chacun se connecte de son côté.',
  isOn: 'Activée. « Se connecter avec le SSO » mène à votre fournisseur les personnes ayant une adresse chez {domains}.',
  noDomain:
    'Elle est configurée par une personne dont l’adresse confirmée est au domaine propre de l’entreprise. Changez d’abord votre adresse e-mail pour une telle adresse.',
  setUp: 'Configurer l’authentification unique',
  change: 'Modifier',
  remove: 'Supprimer',
  kind: 'Protocole',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Émetteur',
  issuerHint: {
    saml: 'Le nom que se donne votre fournisseur ; souvent appelé « entity ID ».',
    oidc: 'L’adresse par laquelle commence la description de votre fournisseur.',
  },
  entryPoint: 'Adresse de connexion',
  entryPointHint: 'Souvent appelée « SSO URL » ou « login URL ».',
  certificate: 'Certificat',
  certificateHint: 'Ce avec quoi votre fournisseur signe. Pendant qu’il change de clé, collez les deux.',
  clientId: 'Identifiant client',
  clientSecret: 'Secret client',
  secretKept: 'Laissez vide pour garder celui que vous avez saisi auparavant.',
  domains: 'Domaines de messagerie',
  domainsHint: 'Pour en ajouter un autre, connectez-vous avec une adresse de ce domaine.',
  consequence:
    'Qui est présenté par votre fournisseur rejoint l’équipe comme membre. Dès lors, la connexion ne se fait plus qu’ainsi ; le propriétaire peut toujours utiliser un mot de passe.',
  service: 'À saisir chez votre fournisseur',
  serviceParts: {
    samlEntityId: '« Entity ID » et métadonnées',
    samlAcsUrl: 'Adresse de réponse (ACS)',
    oidcCallbackUrl: 'Adresse de redirection',
  },
  copy: 'Copier',
  copyOf: 'Copier : {what}',
  save: 'Enregistrer le fournisseur',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  saved: 'L’authentification unique est activée',
  savedText: 'Essayez-la dans une fenêtre privée avant de prévenir votre équipe.',
  removeTitle: 'Supprimer l’authentification unique ?',
  removeText:
    'Chacun garde son compte et reste connecté. La prochaine fois, la connexion se fait par mot de passe ; qui n’en a pas en choisit un par « Mot de passe oublié ? ».',
  keep: 'La garder activée',
  removing: 'Suppression...',
  removed: 'L’authentification unique est désactivée',
  faults: {
    address: 'Saisissez une adresse qui commence par https://.',
    certificate: 'Saisissez le certificat du fournisseur, tel qu’il figure dans ses métadonnées.',
    domainTaken: 'Un autre compte se connecte déjà avec l’un de ces domaines. Contactez-nous.',
  },
}
