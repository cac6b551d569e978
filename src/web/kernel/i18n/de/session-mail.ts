import type { mailStep as mailStepSource, recovery as recoverySource } from '#web/kernel/i18n/en/session-mail.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const mailStep: SameKeys<typeof mailStepSource> = {
  title: 'Sehen Sie in Ihr Postfach',
  accountMade: 'Ihr Konto ist angelegt. Ein Schritt fehlt noch: Bestätigen Sie Ihre E-Mail-Adresse.',
  sent: {
    signup:
      'Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin oder geben Sie hier den Code daraus ein.',
    recovery:
      'Wenn es zu {email} ein Konto gibt, ist eine E-Mail unterwegs. Öffnen Sie den Link darin oder geben Sie hier den Code daraus ein.',
    email_change:
      'Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin oder geben Sie hier den Code daraus ein.',
  },
  code: 'Code aus der E-Mail',
  codeHint: 'Sechs Ziffern',
  sixDigits: 'Geben Sie die sechs Ziffern ein.',
  confirm: 'Bestätigen',
  confirming: 'Wird geprüft...',
  nothingArrived: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie die E-Mail noch einmal schicken.',
  resend: 'Noch einmal senden',
  resendIn: 'Noch einmal senden in {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  resent: 'Eine neue E-Mail ist unterwegs. Nur ihr Link und ihr Code gelten jetzt.',
  send: 'E-Mail senden',
  sending: 'Wird gesendet...',
  verifyTitle: 'Bestätigung',
  confirmText: 'Ein Klick fehlt noch: Er zeigt, dass Sie selbst diese E-Mail lesen.',
  confirmAddress: 'Meine E-Mail-Adresse bestätigen',
  confirmed: 'Ihre E-Mail-Adresse {email} ist bestätigt.',
  confirmedElsewhere: 'Ihre E-Mail-Adresse ist bestätigt. Melden Sie sich an, um fortzufahren.',
  emailChanged: 'Ihre neue E-Mail-Adresse {email} ist bestätigt.',
  half: 'Eine von zwei Bestätigungen ist da. Öffnen Sie nun den Link in der E-Mail an Ihre andere Adresse.',
  linkExpired: 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  nothingToVerify: 'Hier gibt es nichts zu bestätigen. Vielleicht ist der Link unvollständig.',
  goOn: 'Weiter',
  signIn: 'Anmelden',
}

export const recovery: SameKeys<typeof recoverySource> = {
  forgotTitle: 'Passwort vergessen?',
  forgotSubtitle: 'Wir schicken Ihnen eine E-Mail mit einem Link, über den Sie ein neues wählen.',
  forgotSent: 'Die Antwort ist dieselbe, ob es zu der Adresse ein Konto gibt oder nicht.',
  resetTitle: 'Neues Passwort wählen',
  startText: 'Der Link in Ihrer E-Mail gilt einmal. Klicken Sie, wenn Sie so weit sind.',
  start: 'Neues Passwort wählen',
  starting: 'Wird geprüft...',
  forAccount: 'Für das Konto {email}',
  resetSubtitle: 'Es gilt sofort, und Sie werden überall sonst abgemeldet.',
  secondFactorFirst: 'Zeigen Sie zuerst, dass Sie es sind.',
  newPassword: 'Neues Passwort',
  confirmNewPassword: 'Neues Passwort bestätigen',
  change: 'Passwort ändern',
  changing: 'Wird geändert...',
  done: 'Ihr Passwort wurde geändert',
  noLink: 'Auf diese Seite führt der Link in einer E-Mail. Lassen Sie sich zuerst eine schicken.',
  expired: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Lassen Sie sich eine neue E-Mail schicken.',
  sendAgain: 'Neue E-Mail senden',
}
