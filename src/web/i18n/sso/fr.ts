import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const sso: SameKeys<typeof en.sso> = {
  title: 'Authentification unique',
  subtitle: 'Une seule connexion pour votre équipe, par le fournisseur d’identité de votre entreprise.',
  notInPlan: 'L’authentification unique fait partie de la formule Enterprise. <plans>Voir les formules</plans>',
  failed: 'Impossible de charger l’authentification unique',
  isOff: 'Désactivée. Chacun se connecte de son côté.',
  isOn: 'Activée. Avec « Se connecter avec le SSO », les personnes ayant une adresse {domains} passent par votre fournisseur.',
  noDomain:
    'Pour la configurer, il faut une adresse confirmée au domaine de l’entreprise. Changez d’abord votre adresse e-mail.',
  setUp: 'Configurer l’authentification unique',
  change: 'Modifier',
  remove: 'Supprimer',
  kind: 'Protocole',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Émetteur',
  issuerHint: {
    saml: 'Le nom de votre fournisseur, souvent appelé « entity ID ».',
    oidc: 'L’adresse par laquelle commence la description de votre fournisseur.',
  },
  entryPoint: 'Adresse de connexion',
  entryPointHint: 'Souvent appelée « SSO URL » ou « login URL ».',
  certificate: 'Certificat',
  certificateHint: 'Le certificat de signature de votre fournisseur. S’il change de clé, collez les deux.',
  clientId: 'Identifiant client',
  clientSecret: 'Secret client',
  secretKept: 'Laissez vide pour garder l’actuel.',
  domains: 'Domaines de messagerie',
  domainsHint: 'Pour en ajouter un autre, connectez-vous avec une adresse de ce domaine.',
  consequence:
    'Toute personne connectée par votre fournisseur rejoint l’équipe comme membre et ne se connecte plus qu’ainsi. Le propriétaire peut toujours utiliser un mot de passe.',
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
    'Chacun garde son compte et reste connecté. La prochaine fois, la connexion se fera par mot de passe ; ceux qui n’en ont pas en choisiront un avec « Mot de passe oublié ? ».',
  keep: 'La garder activée',
  removing: 'Suppression...',
  removed: 'L’authentification unique est désactivée',
  faults: {
    address: 'Saisissez une adresse qui commence par https://.',
    certificate: 'Saisissez le certificat du fournisseur, tel qu’il figure dans ses métadonnées.',
    domainTaken: 'Un autre compte se connecte déjà avec l’un de ces domaines. Contactez-nous.',
  },
}
