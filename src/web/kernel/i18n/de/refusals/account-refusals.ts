import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'

export const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'values-invalid': 'Einige der Angaben sind nicht gültig.',
  'page-address-invalid': 'Diese Seitenadresse ist nicht gültig.',
  'nothing-here': 'Unter dieser Adresse gibt es nichts.',
  'second-factor-due': 'Geben Sie zuerst den Code Ihres zweiten Faktors ein.',
  'session-ended': 'Diese Sitzung ist bereits beendet.',
  'customer-not-found': 'Diesen Arbeitsbereich gibt es nicht.',
  'member-already': 'Diese E-Mail-Adresse gehört schon zum Team',
  'member-elsewhere': 'Sie gehören schon zu einem Team und können mit diesem Konto keinem weiteren beitreten.',
  'invitation-invalid': 'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'seats-taken':
    'Ihr Tarif hat Platz für {seats, plural, one {# Teammitglied} other {# Teammitglieder}}. Wechseln Sie den Tarif, um mehr einzuladen.',
  'sso-outside-plan': 'Single Sign-on gehört zum Enterprise-Tarif.',
  'sso-owner-only': 'Nur wem der Arbeitsbereich gehört, kann Single Sign-on ändern.',
  'sso-domain-taken': 'Mit einer dieser Domains meldet sich schon ein anderes Konto an. Bitte schreiben Sie uns.',
  'sso-domain-invalid': '{domain} ist keine Domain.',
  'sso-domain-public':
    'Bei {domain} kann jeder eine Adresse haben; für Ihr Unternehmen kann die Domain deshalb nicht stehen.',
  'sso-domain-foreign':
    'Sie können nur die Domain Ihrer eigenen bestätigten E-Mail-Adresse hinzufügen, und {domain} ist es nicht.',
  'contact-message-not-found': 'Diese Nachricht gibt es nicht.',
  'contact-message-handled': 'Diese Nachricht ist bereits erledigt.',
  'contact-message-open': 'Diese Nachricht ist bereits offen.',
  'notification-not-found': 'Diese Benachrichtigung gibt es nicht.',
  'push-device-refused':
    'Dieser Browser kann nicht benachrichtigt werden: An seinen Push-Dienst können wir nicht senden.',
  'push-device-not-found': 'Dieser Browser wird nicht mehr benachrichtigt.',
  'location-not-found': 'Diesen Standort gibt es nicht.',
  'location-in-use': 'Dieser Standort hat Verbindungen oder Bewertungen und bleibt deshalb.',
  'allowance-used':
    'Das heutige Kontingent von {tokens, number} KI-Tokens ist aufgebraucht. Um Mitternacht UTC, in {hours, number} Std. {minutes, number} Min., beginnt es neu.',
  'allowance-kept':
    'Von den heutigen {tokens, number} KI-Tokens sind noch {left, number} übrig und für laufende Antworten zurückgelegt. Versuchen Sie es gleich noch einmal.',
}
