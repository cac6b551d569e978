import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const sso: SameKeys<typeof en.sso> = {
  title: 'Single Sign-on',
  subtitle: 'Ihr Team meldet sich über den Identitätsanbieter Ihres Unternehmens an.',
  notInPlan: 'Single Sign-on gehört zum Tarif Enterprise. <plans>Tarife ansehen</plans>',
  failed: 'Single Sign-on konnte nicht geladen werden',
  isOff: 'Ausgeschaltet. Jeder meldet sich einzeln an.',
  isOn: 'Eingeschaltet. „Mit SSO anmelden“ führt alle mit einer Adresse bei {domains} zu Ihrem Anbieter.',
  noDomain:
    'Zum Einrichten brauchen Sie eine bestätigte E-Mail-Adresse mit der Domain Ihres Unternehmens. Ändern Sie zuerst Ihre E-Mail-Adresse.',
  setUp: 'Single Sign-on einrichten',
  change: 'Ändern',
  remove: 'Entfernen',
  kind: 'Protokoll',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Aussteller',
  issuerHint: {
    saml: 'Der Name, den sich Ihr Anbieter selbst gibt, oft „Entity ID“ genannt.',
    oidc: 'Die Adresse, mit der die Beschreibung Ihres Anbieters beginnt.',
  },
  entryPoint: 'Anmeldeadresse',
  entryPointHint: 'Oft „SSO URL“ oder „Login URL“ genannt.',
  certificate: 'Zertifikat',
  certificateHint: 'Damit signiert Ihr Anbieter. Wechselt er gerade den Schlüssel, fügen Sie beide Zertifikate ein.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  secretKept: 'Lassen Sie das Feld leer, um das bisherige zu behalten.',
  domains: 'E-Mail-Domains',
  domainsHint: 'Um eine weitere hinzuzufügen, melden Sie sich mit einer Adresse dieser Domain an.',
  consequence:
    'Wer sich über Ihren Anbieter anmeldet, kommt als Teammitglied dazu und meldet sich ab dann nur noch so an. Inhaber können weiter ihr Passwort verwenden.',
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
    'Alle behalten ihr Konto und bleiben angemeldet. Beim nächsten Mal melden sie sich mit einem Passwort an. Wer keines hat, wählt eines über „Passwort vergessen?“.',
  keep: 'Eingeschaltet lassen',
  removing: 'Wird entfernt...',
  removed: 'Single Sign-on ist ausgeschaltet',
  faults: {
    address: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
    certificate: 'Geben Sie das Zertifikat des Anbieters ein, wie es in seinen Metadaten steht.',
    domainTaken: 'Mit einer dieser Domains meldet sich schon ein anderes Konto an. Bitte schreiben Sie uns.',
  },
}
