import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const sso: SameKeys<typeof en.sso> = {
  title: 'Single Sign-on',
  subtitle: 'Eine Anmeldung für Ihr Team, über den Identitätsanbieter Ihres Unternehmens.',
  notInPlan: 'Single Sign-on gehört zum Tarif Enterprise. <plans>Tarife ansehen</plans>',
  failed: 'Single Sign-on konnte nicht geladen werden',
  isOff: 'Ausgeschaltet. Alle melden sich selbst an.',
  isOn: 'Eingeschaltet. „Mit SSO anmelden“ führt alle mit einer Adresse bei {domains} zu Ihrem Anbieter.',
  noDomain:
    'Einrichten kann es, wer eine bestätigte Adresse bei der eigenen Domain des Unternehmens hat. Ändern Sie Ihre E-Mail-Adresse zuerst in eine solche.',
  setUp: 'Single Sign-on einrichten',
  change: 'Ändern',
  remove: 'Entfernen',
  kind: 'Protokoll',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Aussteller',
  issuerHint: {
    saml: 'Der Name, den Ihr Anbieter sich selbst gibt; oft „Entity ID“ genannt.',
    oidc: 'Die Adresse, mit der die Beschreibung Ihres Anbieters beginnt.',
  },
  entryPoint: 'Anmeldeadresse',
  entryPointHint: 'Oft „SSO URL“ oder „Login URL“ genannt.',
  certificate: 'Zertifikat',
  certificateHint: 'Womit Ihr Anbieter unterschreibt. Während er den Schlüssel wechselt, fügen Sie beide ein.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Geheimnis',
  secretKept: 'Lassen Sie es leer, um das frühere zu behalten.',
  domains: 'E-Mail-Domains',
  domainsHint: 'Um eine weitere hinzuzufügen, melden Sie sich mit einer Adresse dieser Domain an.',
  consequence:
    'Für wen Ihr Anbieter sich verbürgt, der kommt als Mitglied dazu. Von da an geht die Anmeldung nur noch so; wer den Arbeitsbereich besitzt, kann weiter ein Passwort verwenden.',
  service: 'Das tragen Sie bei Ihrem Anbieter ein',
  serviceParts: {
    samlEntityId: 'Entity ID und Metadaten',
    samlAcsUrl: 'Antwortadresse (ACS)',
    oidcCallbackUrl: 'Weiterleitungsadresse',
  },
  copy: 'Kopieren',
  copyOf: 'Kopieren: {what}',
  save: 'Anbieter speichern',
  saving: 'Wird gespeichert...',
  cancel: 'Abbrechen',
  saved: 'Single Sign-on ist eingeschaltet',
  savedText: 'Probieren Sie es in einem privaten Fenster aus, bevor Sie Ihr Team informieren.',
  removeTitle: 'Single Sign-on entfernen?',
  removeText:
    'Alle behalten ihr Konto und bleiben angemeldet. Beim nächsten Mal melden sie sich mit einem Passwort an; wer keines hat, wählt eines über „Passwort vergessen?“.',
  keep: 'Eingeschaltet lassen',
  removing: 'Wird entfernt...',
  removed: 'Single Sign-on ist ausgeschaltet',
  faults: {
    address: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
    certificate: 'Geben Sie das Zertifikat des Anbieters ein, wie es in seinen Metadaten steht.',
    domainTaken: 'Ein anderes Konto meldet sich schon mit einer dieser Domains an. Wenden Sie sich an uns.',
  },
}
