import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'
import type { BILLING_REFUSALS } from '#shared/domain/refusals/billing-refusals.ts'
import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'
import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'
import type { PROVIDER_REFUSALS } from '#shared/domain/refusals/provider-refusals.ts'
import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'
import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'feature-off': 'Das ist gerade für alle ausgeschaltet. Versuchen Sie es später noch einmal.',
  'admin-operator-needed':
    'Mit Ihrer Rolle können Sie nur lesen. Bitten Sie einen Operator oder Inhaber dieser Installation darum.',
  'admin-factor-missing':
    'Administratoren brauchen hier die Zwei-Faktor-Authentifizierung. Richten Sie sie ein, um weiterzuarbeiten.',
  'admin-owner-needed': 'Nur ein Inhaber dieser Installation kann Administratoren verwalten.',
  'administrator-already': '{email} ist bereits Administrator.',
  'administrator-yourself':
    'Sie können sich nicht selbst ändern oder entfernen. Bitten Sie einen anderen Inhaber darum.',
  'view-only': 'Sie sehen diesen Arbeitsbereich als Administrator. Hier lässt sich nichts ändern.',
  'view-without-files': 'Sie sehen diesen Arbeitsbereich als Administrator. Hier lässt sich nichts herunterladen.',
  'view-shut': 'Dieser Kunde ist ausgesperrt, daher gibt es nichts zu sehen. Reaktivieren Sie ihn zuerst.',
  'notice-over': 'Dieser Hinweis wird nicht mehr gezeigt.',
  'queue-paused': 'Diese Warteschlange pausiert bereits.',
  'queue-running': 'Diese Warteschlange läuft bereits.',
  'values-invalid': 'Einige der Angaben sind nicht gültig.',
  'page-address-invalid': 'Diese Seitenadresse ist nicht gültig.',
  'nothing-here': 'Unter dieser Adresse gibt es nichts.',
  'second-factor-due': 'Geben Sie zuerst den Code Ihres zweiten Faktors ein.',
  'address-not-allowed': 'Ihr Team lässt nur Zugriffe aus bestimmten Netzwerken zu, und Ihres gehört nicht dazu.',
  'second-factor-missing':
    'Ihr Team verlangt die Zwei-Faktor-Authentifizierung. Richten Sie sie ein, um weiterzuarbeiten.',
  'whitelist-locks-out': 'Damit würden Sie sich aussperren: Ihre eigene Adresse {address} steht nicht auf der Liste.',
  'own-factor-first': 'Richten Sie die Zwei-Faktor-Authentifizierung zuerst für sich selbst ein.',
  'closing-owner-only': 'Nur der Inhaber kann den Arbeitsbereich schließen oder wieder öffnen.',
  'closing-name-wrong': 'So heißt Ihr Unternehmen nicht.',
  'slack-address-missing': 'Fügen Sie zuerst die Webhook-Adresse aus Slack hinzu.',
  'settings-changed-meanwhile':
    'Jemand anderes hat diese Einstellungen inzwischen geändert. Ihre Änderungen wurden nicht gespeichert.',
  'whitelist-off': 'Die IP-Freigabeliste ist bereits ausgeschaltet.',
  'release-owner-only': 'Nur der Inhaber kann die IP-Freigabeliste per E-Mail ausschalten.',
  'release-link-invalid': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  'storage-full': 'Ihr Speicher ist voll: {megabytes, number} MB. Bitte schreiben Sie uns.',
  'reauthentication-needed': 'Bestätigen Sie zuerst, dass Sie es sind.',
  'session-ended': 'Diese Sitzung ist bereits beendet.',
  'customer-not-found': 'Diesen Arbeitsbereich gibt es nicht.',
  'location-not-yours':
    'Das geht nur für Ihre eigenen Standorte. Wählen Sie einen davon, oder fragen Sie jemanden, der Ihr Team verwaltet.',
  'all-locations-needed':
    'Das betrifft alle Standorte, und Sie betreuen nur einige. Bitte fragen Sie jemanden, der Ihr Team verwaltet.',
  'customer-read-only':
    'In diesem Arbeitsbereich lässt sich zurzeit nichts ändern. Wählen Sie einen Tarif, um weiterzumachen.',
  'workspace-closed': 'Dieser Arbeitsbereich ist geschlossen. Bis {until} kann der Inhaber ihn wieder öffnen.',
  'workspace-closed-yours': 'Dieser Arbeitsbereich ist geschlossen. Sie können ihn bis {until} wieder öffnen.',
  'member-already': 'Diese E-Mail-Adresse gehört schon zum Team',
  'member-not-limitable': 'Inhaber sehen alle Standorte, und die eigenen Standorte kann niemand selbst ändern.',
  'member-already-named': '{email} gehört bereits zum Team.',
  'member-not-found': 'Dieses Teammitglied gibt es nicht.',
  'member-not-yours': 'Nur Administratoren können dieses Teammitglied ändern.',
  'member-owner-kept': 'Der Eintrag des Inhabers lässt sich nur von ihm selbst ändern.',
  'member-self-kept':
    'Sie können Ihre eigene Rolle und Ihre eigenen Rechte nicht ändern und sich nicht selbst sperren oder löschen.',
  'member-state':
    'Das geht nicht, solange die Person {status, select, active {aktiv} invited {eingeladen} other {inaktiv}} ist.',
  'permission-not-yours': 'Sie können keine Rechte vergeben, die Sie selbst nicht haben.',
  'owner-by-transfer': 'Es gibt immer genau einen Inhaber. Übergeben Sie stattdessen den Arbeitsbereich.',
  'owner-only': 'Nur der Inhaber kann den Arbeitsbereich übergeben.',
  'member-here': 'Sie gehören diesem Team bereits an.',
  'invitation-invalid': 'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'seats-taken':
    'Ihr Tarif hat Platz für {limit, plural, one {# Teammitglied} other {# Teammitglieder}}. Wechseln Sie den Tarif, um mehr einzuladen.',
  'seats-taken-meanwhile':
    'Inzwischen sind alle Plätze dieses Teams vergeben. Wenden Sie sich an die Person, die Sie eingeladen hat.',
  'sso-outside-plan': 'Single Sign-on gehört zum Tarif Enterprise.',
  'api-access-outside-plan': 'Der API-Zugang gehört zum Tarif Enterprise.',
  'key-not-accepted':
    'Das gehört nicht zur öffentlichen API und lässt sich deshalb nicht mit einem Schlüssel aufrufen.',
  'key-unknown': 'Dieser API-Schlüssel ist falsch, abgelaufen oder widerrufen.',
  'key-without-permission': 'Diesem API-Schlüssel fehlt das Recht {permission}.',
  'key-address-not-allowed': 'Dieser API-Schlüssel lässt sich von Ihrer IP-Adresse aus nicht benutzen.',
  'api-key-not-found': 'Diesen Schlüssel gibt es nicht. Vielleicht wurde er widerrufen.',
  'api-key-name-taken': 'Es gibt schon einen Schlüssel mit diesem Namen.',
  'api-key-rotated-meanwhile':
    'Dieser Schlüssel wurde inzwischen erneuert. Laden Sie die Seite neu, um ihn zu sehen, wie er jetzt ist.',
  'api-keys-full': 'Es kann {limit} Schlüssel geben. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
  'visit-hook-not-found': 'Diese Adresse gibt es nicht. Vielleicht wurde sie gelöscht.',
  'visit-hook-name-taken': 'Es gibt schon ein System mit diesem Namen.',
  'visit-hook-rotated-meanwhile':
    'Dieses System hat inzwischen ein neues Geheimnis bekommen. Laden Sie die Seite neu, um den jetzigen Stand zu sehen.',
  'visit-hooks-full': 'Es kann {limit} Systeme geben. Löschen Sie eines, das nicht mehr gebraucht wird.',
  'visit-hook-unsigned':
    'Die Signatur fehlt oder passt nicht zum Inhalt. Senden Sie goodword-signature: sha256=… über den genauen Inhalt.',
  'visit-hook-unreadable': 'Unter {path} wurde nichts Brauchbares für {field} gefunden.',
  'visit-hook-resting': 'Dieser Arbeitsbereich lässt sich im Moment nur lesen und nimmt nichts Neues an.',
  'webhook-not-found': 'Diesen Webhook gibt es nicht. Vielleicht wurde er gelöscht.',
  'webhook-delivery-not-found': 'Diese Zustellung gibt es nicht. Das Protokoll reicht 30 Tage zurück.',
  'webhook-address-refused': 'Geben Sie eine öffentliche Internetadresse ein, die mit https:// beginnt.',
  'webhook-address-taken': 'Es gibt schon einen Webhook mit dieser Adresse.',
  'webhook-rotated-meanwhile':
    'Dieser Webhook hat inzwischen ein neues Geheimnis bekommen. Laden Sie die Seite neu, um den jetzigen Stand zu sehen.',
  'webhook-off': 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn erst ein.',
  'webhooks-full': 'Es kann {limit} Webhooks geben. Löschen Sie einen, der nicht mehr gebraucht wird.',
  'custom-branding-outside-plan': 'Eigene Farben und eine eigene Domain gehören zum Tarif Enterprise.',
  'sso-owner-only': 'Nur der Inhaber des Arbeitsbereichs kann Single Sign-on ändern.',
  'custom-domain-invalid': 'Geben Sie eine Domain wie reviews.example.com ein.',
  'custom-domain-ours': 'Diese Domain gehört uns. Geben Sie eine eigene ein.',
  'custom-domain-taken': 'Ein anderes Unternehmen nutzt diese Domain bereits.',
  'custom-domain-unknown': 'Es gibt keine Domain, die geprüft werden könnte.',
  'sso-domain-taken': 'Mit einer dieser Domains meldet sich schon ein anderes Konto an. Bitte schreiben Sie uns.',
  'sso-domain-invalid': '{domain} ist keine Domain.',
  'sso-domain-public':
    'Bei {domain} kann jeder eine Adresse haben. Verwenden Sie eine Domain, die Ihrem Unternehmen gehört.',
  'sso-domain-unknown': '{domain} gehört nicht zu Ihren E-Mail-Domains.',
  'contact-message-not-found': 'Diese Nachricht gibt es nicht.',
  'contact-message-answered': 'Diese Nachricht ist schon beantwortet.',
  'contact-message-handled': 'Diese Nachricht ist schon erledigt.',
  'contact-message-open': 'Diese Nachricht ist bereits offen.',
  'notification-not-found': 'Diese Benachrichtigung gibt es nicht.',
  'push-device-refused':
    'Dieser Browser kann nicht benachrichtigt werden: An seinen Push-Dienst können wir nicht senden.',
  'push-device-not-found': 'Dieser Browser wird nicht mehr benachrichtigt.',
  'location-not-found': 'Diesen Standort gibt es nicht.',
  'location-in-use': 'Dieser Standort hat noch Verbindungen oder Bewertungen und lässt sich deshalb nicht entfernen.',
  'allowance-used':
    'Das heutige Kontingent von {tokens, number} KI-Tokens ist aufgebraucht. Um Mitternacht UTC, in {hours, number} Std. {minutes, number} Min., beginnt es neu.',
  'allowance-kept':
    'Von den heutigen {tokens, number} KI-Tokens sind noch {left, number} übrig, aber schon für laufende Anfragen reserviert. Versuchen Sie es gleich noch einmal.',
}

const billingRefusals: Record<keyof typeof BILLING_REFUSALS, string> = {
  'billing-off': 'Tarife lassen sich hier noch nicht bezahlen. Bitte schreiben Sie uns.',
  'billing-refused': 'Der Zahlungsdienst meldet: „{words}“',
  'subscription-there': 'Sie haben bereits einen Tarif. Wechseln Sie ihn stattdessen.',
  'subscription-missing': 'Wählen Sie zuerst einen Tarif.',
  'plan-unchanged': 'Sie haben diesen Tarif bereits.',
  'coupon-unknown': 'Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.',
  'coupon-expired': 'Dieser Gutschein ist abgelaufen.',
  'coupon-spent': 'Dieser Gutschein ist aufgebraucht.',
  'coupon-had': 'Sie haben diesen Gutschein bereits eingelöst.',
  'coupon-waiting': 'Für Ihre nächste Rechnung ist schon ein anderer Gutschein vorgemerkt.',
  'refund-too-much': 'Von dieser Rechnung lassen sich höchstens noch ${left} erstatten.',
  'owner-is-here': 'Die Inhaberin oder der Inhaber ist schon da.',
  'trial-beside-plan': 'Dieser Kunde hat schon einen Tarif gebucht. Danach gibt es keine Testphase mehr.',
  'coupon-code-taken': 'Den Gutschein {code} gibt es schon.',
  'coupon-used-more': 'Er wurde bereits {uses, number}-mal eingelöst. Erlauben Sie mindestens so viele Einlösungen.',
  'coupon-over': 'Dieser Gutschein ist schon beendet.',
  'member-resting':
    'Der Tarif hat zurzeit keinen Platz für Sie: Sie sehen alles und können nichts ändern. Fragen Sie den Inhaber.',
  'platform-resting':
    'Der Tarif hat keinen Platz für {platform}: Die Bewertungen bleiben, aber nichts wird abgerufen oder veröffentlicht. Wechseln Sie den Tarif, um damit weiterzumachen.',
}

const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Diesen Einspruch gibt es nicht.',
  'disputes-outside-plan':
    'Einsprüche gehören zum Tarif Professional. Wechseln Sie den Tarif, um Einspruch einzulegen.',
  'dispute-being-filed': 'Der Einspruch wird gerade eingereicht. Warten Sie, bis er angekommen ist.',
  'dispute-filed': 'Dieser Einspruch ist eingereicht. Die Beschreibung bleibt so, wie die Plattform sie hat.',
  'dispute-not-movable':
    '{deed, select, appealed {Widerspruch ist nur nach einer Ablehnung möglich.} other {Ein {status, select, pending {offener} in_progress {laufender} resolved {gelöster} other {abgelehnter}} Einspruch kann nicht {deed, select, filed {eingereicht} resolved {als gelöst markiert} rejected {als abgelehnt markiert} reopened {wieder geöffnet} prioritized {priorisiert} other {geändert}} werden.}}',
  'filing-gone': 'Zum Zurücknehmen ist es zu spät.',
  'dispute-exists': 'Zu dieser Bewertung gibt es schon einen offenen Einspruch.',
  'dispute-changed':
    'Jemand hat diesen Einspruch inzwischen geändert. Sehen Sie ihn sich noch einmal an, bevor Sie ihn ändern.',
  'dispute-without-actions': 'Priorisieren Sie den Einspruch zuerst: Noch gibt es keine empfohlenen Schritte.',
  'dispute-without-appeal': 'Diese Plattform nimmt keinen Widerspruch gegen ihre Entscheidung an.',
  'dispute-appealed': 'Es ist nur ein Widerspruch möglich, und der ist schon eingelegt.',
  'dispute-not-filed': 'Widerspruch ist nur möglich, wenn der Einspruch bei der Plattform eingereicht war.',
  'dispute-not-linked': 'Dieser Einspruch ist mit keiner Bewertung auf einer Plattform verknüpft',
  'dispute-linked': 'Dieser Einspruch ist schon mit einer Bewertung verknüpft.',
  'dispute-filed-elsewhere': 'Dieser Einspruch wurde bei {platform} eingereicht. Wählen Sie eine Bewertung von dort.',
  'dispute-not-connected': '{platform} ist nicht verbunden. Das können Sie in den Einstellungen nachholen.',
  'dispute-by-hand':
    '{platform} nimmt Einsprüche nur auf der eigenen Seite an. Reichen Sie ihn dort ein und tragen Sie dann hier die Fallnummer ein.',
  'dispute-without-text': 'Bitte geben Sie zuerst an, was in der Bewertung steht',
  'file-not-found': 'Diese Datei gibt es nicht.',
  'files-full':
    'Mehr als {count, plural, one {# Datei geht} other {# Dateien gehen}} nicht. Entfernen Sie zuerst eine.',
  'file-empty': 'Diese Datei ist leer.',
  'file-too-large': 'Diese Datei ist größer als {megabytes} MB.',
  'file-grows': 'Diese Datei ist zu groß. Erlaubt sind höchstens 5 MB.',
  'file-too-many-pixels': 'Dieses Bild hat mehr als {millions} Millionen Pixel. Verkleinern Sie es.',
  'file-type-refused': 'Nur Bilder im Format PNG, JPEG oder WebP und PDF-Dokumente können hinzugefügt werden.',
  'file-type-recognized':
    'Das ist {kind, select, gif {ein GIF-Bild} heic {ein HEIC- oder AVIF-Bild} tiff {ein TIFF-Bild} bitmap {eine Bitmap} archive {ein Archiv oder ein Office-Dokument} other {eine Zeichnung oder eine Webseite}}. Nur Bilder im Format PNG, JPEG oder WebP und PDF-Dokumente können hinzugefügt werden.',
  'picture-type-refused':
    '{kind, select, gif {Das ist ein GIF-Bild. } heic {Das ist ein HEIC- oder AVIF-Bild. } tiff {Das ist ein TIFF-Bild. } bitmap {Das ist eine Bitmap. } archive {Das ist ein Archiv oder ein Office-Dokument. } pdf {Das ist ein PDF-Dokument. } markup {Das ist eine SVG-Zeichnung oder eine Webseite. } other {}}Nur Bilder im Format PNG, JPEG oder WebP können hinzugefügt werden.',
  'file-unreadable': 'Diese Datei ist beschädigt und nicht lesbar.',
  'file-too-long': 'Dieses Dokument hat mehr als 50 Seiten.',
  'file-encrypted': 'Dieses Dokument ist durch ein Passwort geschützt. Fügen Sie eines ohne Passwort hinzu.',
  'incident-not-found': 'Diesen Vorfall gibt es nicht.',
  'incident-over': 'Dieser Vorfall ist schon abgeschlossen.',
}

const providerRefusals: Record<keyof typeof PROVIDER_REFUSALS, string> = {
  'campaigns-outside-plan':
    'Kampagnen gehören zum Tarif Professional. Wechseln Sie den Tarif, um Ihren Kunden Nachrichten zu senden.',
  'advanced-analytics-outside-plan':
    'Erweiterte Auswertungen gehören zum Tarif Professional. Wechseln Sie den Tarif, um eine Kampagne genau zu verfolgen.',
  'campaign-not-found': 'Die Kampagne gibt es nicht, oder Sie dürfen sie nicht ansehen.',
  'campaigns-full': 'Sie haben {count, number} Kampagnen. Löschen Sie eine, um eine neue zu erstellen.',
  'campaign-active': 'Diese Kampagne läuft. Pausieren Sie sie, bevor Sie sie löschen.',
  'campaign-fixed':
    'Diese Kampagne läuft oder ist abgeschlossen. Pausieren oder duplizieren Sie sie, um etwas zu ändern.',
  'campaign-dates-crossed': 'Das Enddatum darf nicht vor dem Startdatum liegen.',
  'campaign-running': 'Diese Kampagne läuft bereits.',
  'campaign-finished': 'Diese Kampagne ist abgeschlossen. Duplizieren Sie sie, um sie noch einmal zu senden.',
  'campaign-not-running': 'Diese Kampagne läuft nicht.',
  'campaign-not-scheduled': 'Für diese Kampagne ist kein Versand geplant.',
  'campaign-incomplete': 'Bitte geben Sie Kampagnenname und Nachricht ein',
  'campaign-without-channel': 'Wählen Sie mindestens einen Kanal, um Ihre Kampagne zu senden',
  'campaign-without-network': 'Verbinden Sie zuerst ein soziales Netzwerk in den Einstellungen.',
  'campaign-in-the-past': 'Der geplante Zeitpunkt muss in der Zukunft liegen',
  'campaign-too-far-ahead': 'Wählen Sie einen Tag in den nächsten zwei Jahren.',
  'secret-told-once': 'Das wurde eben schon erstellt und wird nur einmal gezeigt. Erstellen Sie es bitte neu.',
  'calendar-sent': 'Was schon gesendet ist, lässt sich nicht mehr verschieben.',
  'campaign-over': 'Das Enddatum dieser Kampagne ist vorbei. Ändern Sie es, bevor Sie die Kampagne starten.',
  'campaign-for-asking':
    'Diese Kampagne schreibt nur Menschen an, die Sie einzeln fragen. Duplizieren Sie sie, um sie an viele zu senden.',
  'campaign-automatic':
    'Diese Kampagne geht nach jedem Besuch von selbst hinaus. Aktivieren Sie sie, statt sie zu senden.',
  'campaign-not-automatic':
    'Nur Bewertungs- und Feedbackanfragen per E-Mail oder SMS können nach einem Besuch hinausgehen.',
  'campaign-way-fixed':
    'Diese Kampagne hat schon begonnen oder ist geplant. Duplizieren Sie sie, um den Versand zu ändern.',
  'campaign-link-forbidden':
    'Yelp erlaubt Unternehmen nicht, um Bewertungen zu bitten. Bitte wählen Sie einen anderen Link.',
  'cannot-be-asked': 'Diese Person kann auf diesem Weg gerade nicht gefragt werden.',
  'asking-paused': 'Das Fragen ist hier pausiert. Aktivieren Sie zuerst „{name}“ unter Kampagnen.',
  'campaign-post-untold': 'Zu diesem Beitrag sind keine Zahlen zu bekommen.',
  'campaign-unsent': 'Die Kampagne konnte über keinen Kanal gesendet werden',
  'campaign-field-unknown': '{field} ist unbekannt. Korrigieren Sie zuerst die Nachricht.',
  'campaign-link-missing':
    'Der Link dieser Kampagne führt ins Leere: Veröffentlichen Sie die Seite, oder hinterlegen Sie Bewertungslinks beim Standort.',
  'provider-not-found': 'Dieser Anbieter ist nicht verbunden.',
  'providers-full': 'Sie können bis zu {count} Anbieter verbinden. Trennen Sie zuerst einen.',
  'credentials-required':
    '{name} benötigt {provider, select, mailchimp {einen API-Schlüssel und ein Serverpräfix} sendgrid {einen API-Schlüssel} mailgun {einen API-Schlüssel und eine Domain} smtp {einen Host, einen Port, einen Benutzernamen und ein Passwort} twilio {eine Account-SID, ein Auth-Token und eine Absendernummer} messagebird {einen API-Schlüssel und einen Absender} other {ein Zugriffstoken}}',
  'credentials-invalid': 'Ungültige Zugangsdaten',
  'from-number-invalid': 'Geben Sie die Nummer vollständig mit Ländervorwahl ein, zum Beispiel +14155550100.',
  'provider-refused': '{name} antwortet: „{words}“',
  'provider-unreachable': '{name} ist gerade nicht erreichbar. Versuchen Sie es in einigen Minuten erneut.',
  'provider-unconfirmed': '{name} hat die Nachricht nicht bestätigt. Sie kann noch ankommen.',
  'mail-server-refused':
    'Diesen Mailserver können wir nicht nutzen. Er muss im öffentlichen Internet erreichbar sein, an Port 25, 465, 587 oder 2525.',
  'provider-sender-missing':
    'Geben Sie zuerst die Absenderadresse und Ihre Postanschrift ein. Ohne sie wird keine E-Mail verschickt.',
  'provider-sender-unverified':
    '{name} hat {address} noch nicht bestätigt. Bestätigen Sie die Adresse dort und versuchen Sie es erneut. Bis dahin wird keine E-Mail verschickt.',
  'provider-number-missing': 'Geben Sie Ihre eigene Telefonnummer ein.',
  'provider-without-test': '{name} sendet keine einzelnen Nachrichten, daher gibt es keine Testnachricht.',
  'provider-rights-missing':
    '{name} hat uns nicht erlaubt zu posten. Verbinden Sie neu und erlauben Sie alles, wonach gefragt wird.',
  'provider-other-account':
    'Dieses Konto verwaltet {name} nicht. Melden Sie sich mit dem richtigen an oder fügen Sie es als neuen Anbieter hinzu.',
  'provider-without-place': 'Dieses Konto hat bei {name} keine Seite, auf der Sie posten können.',
  'provider-place-not-granted': 'Auf diese Seite haben wir keinen Zugriff.',
  'provider-place-chosen': 'Die Seiten sind schon gewählt. Verbinden Sie neu, um andere zu wählen.',
  'audience-not-found': '{name} hat diese Zielgruppe nicht.',
}

const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Diese Verbindung gibt es nicht.',
  'listing-not-granted': 'Dieser Eintrag wurde nicht freigegeben.',
  'listing-chosen': 'Für diese Verbindung ist schon ein Eintrag gewählt.',
  'platform-connected': 'Diese Plattform ist verbunden. Trennen Sie sie zuerst.',
  'platforms-beyond-plan':
    'Ihr Tarif hat Platz für {limit, plural, one {# Plattform} other {# Plattformen}}. Wechseln Sie den Tarif, um mehr zu verbinden.',
  'client-id-missing': 'Für {platform} fehlt eine gültige Client-ID. Bitte prüfen Sie Ihre .env-Datei.',
  'connect-no-code': 'Es kam kein Autorisierungscode an',
  'exchange-without-code': 'Es kam kein Autorisierungscode an',
  'exchange-without-customer': 'Der Arbeitsbereich konnte nicht ermittelt werden',
  'connect-no-state': 'Es kam kein Parameter „state“ an',
  'connect-state-invalid': 'Der Parameter „state“ ist ungültig',
  'connect-nothing-pending': 'Die Anmeldung passt zu keiner begonnenen Verbindung. Bitte versuchen Sie es erneut.',
  'connect-no-token': 'Wir haben keinen Zugriffsschlüssel bekommen',
  'connect-no-listing': 'Dieses Konto hat bei {platform} keinen Eintrag, den wir lesen dürfen.',
  'connect-other-account':
    'Dieses Konto verwaltet {name} nicht. Melden Sie sich mit dem richtigen an, oder fügen Sie eine neue Integration hinzu.',
  'qr-colors-inverted': 'Handys lesen nur Codes, die dunkler sind als ihr Hintergrund. Tauschen Sie die beiden Farben.',
  'qr-colors-too-close':
    'Handys können diese beiden Farben nicht unterscheiden. Wählen Sie den Code dunkler oder den Hintergrund heller.',
  'qr-code-too-small': 'Für einen Code dieser Größe ist die Adresse zu lang. Wählen Sie einen größeren.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'Der Abruf von {platform} ist fehlgeschlagen: {message}',
  'qr-code-not-found': 'Diesen QR-Code gibt es nicht.',
  'qr-code-without-link':
    'Dieser Standort hat auf dieser Plattform noch keinen Bewertungslink. Ergänzen Sie ihn in den Einstellungen oder wählen Sie ein anderes Ziel.',
  'qr-code-loops': 'Ein QR-Code kann nicht zu einem anderen QR-Code führen.',
  'qr-code-without-page': 'Diese Seite gibt es nicht mehr. Wählen Sie eine andere.',
  'hosted-page-not-found': 'Diese Seite gibt es nicht.',
  'hosted-page-changed':
    'Jemand anderes hat diese Seite inzwischen geändert. Ihre Änderungen wurden nicht gespeichert.',
  'hosted-page-slug-taken': 'Diese Adresse ist vergeben. {suggestion} ist frei.',
  'hosted-page-question-kind': 'Eine Frage, die schon gestellt wurde, behält ihre Art. Fügen Sie eine neue hinzu.',
  'hosted-pages-full': 'Sie haben {count, number} Seiten. Löschen Sie eine, um eine neue zu erstellen.',
  'review-widget-not-found': 'Dieses Widget gibt es nicht.',
  'review-widgets-full': 'Sie haben {count, number} Widgets. Ziehen Sie eines zurück, um ein weiteres hinzuzufügen.',
  'competitor-not-found': 'Diesen Mitbewerber gibt es nicht.',
  'competitor-figure-not-found': 'Diese Zahl gibt es nicht.',
  'competitors-full': 'Sie verfolgen {count, number} Mitbewerber. Entfernen Sie einen, um einen anderen hinzuzufügen.',
  'competitor-file-unreadable': 'Die erste Zeile muss die Spalten nennen: name, platform, date, rating und reviews.',
  'page-response-not-found': 'Diese Antwort gibt es nicht mehr.',
  'page-response-without-address': 'Diese Person hat keine E-Mail-Adresse hinterlassen oder möchte keine Nachricht.',
  'qr-codes-full': 'Sie haben {count, number} QR-Codes. Löschen Sie einen, um einen neuen zu erstellen.',
  'contact-not-found': 'Diesen Kontakt gibt es nicht.',
  'contact-exists': 'Es gibt schon einen Kontakt mit dieser Adresse.',
  'contact-unreachable': 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  'contact-phone-invalid':
    'Diese Telefonnummer ist nicht gültig. Beginnen Sie mit der Ländervorwahl, zum Beispiel +49 30 123456.',
  'contact-without-address': 'Dieser Kontakt hat keine Adresse für diesen Kanal.',
  'contact-suppressed':
    'Diese Person möchte nicht angeschrieben werden. Nur sie selbst kann das auf ihrer Einstellungsseite ändern.',
  'visit-out-of-range': 'Geben Sie einen Zeitpunkt aus den letzten zwölf Monaten an, keinen künftigen.',
  'consent-in-future': 'Geben Sie das heutige oder ein früheres Datum ein.',
  'contacts-full': 'Sie haben {count, number} Kontakte. Löschen Sie einige, um andere hinzuzufügen.',
  'contacts-not-restored':
    'Es gibt nichts wiederherzustellen: Diese Kontakte wurden inzwischen neu hinzugefügt oder endgültig gelöscht.',
  'segment-in-use': 'Dieses Segment ist die Zielgruppe einer Kampagne. Wählen Sie dort erst eine andere.',
  'segment-not-found': 'Dieses Segment gibt es nicht mehr.',
  'segment-name-taken': 'Ein Segment mit diesem Namen gibt es schon.',
  'segments-full': 'Sie haben {count, number} Segmente. Löschen Sie eines, um ein neues zu speichern.',
  'sync-not-found': 'Diesen Abruf gibt es nicht.',
  'sync-ended': 'Dieser Abruf ist schon beendet.',
  'sync-just-ended': 'Gerade ist ein Abruf fertig geworden. Versuchen Sie es noch einmal.',
}

const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Diese Antwort gibt es nicht.',
  'reply-too-long':
    '{platform} erlaubt höchstens {size, number} {unit, select, bytes {Bytes} other {Zeichen}}. Diese Antwort ist um {excess, number} zu lang.',
  'automation-consent-needed':
    'Bestätigen Sie zuerst, dass diese Texte im Namen Ihres Unternehmens veröffentlicht werden dürfen.',
  'rule-not-found': 'Diese Regel gibt es nicht.',
  'rules-full': 'Es gibt bereits {most} Regeln. Löschen Sie zuerst eine.',
  'rules-changed-meanwhile':
    'Jemand anderes hat die Regeln inzwischen geändert. Ihre Änderungen wurden nicht gespeichert.',
  'chat-flow-not-found': 'Diesen Chat-Ablauf gibt es nicht.',
  'chat-flows-full': 'Es gibt bereits {most} Chat-Abläufe. Löschen Sie zuerst einen.',
  'chat-flow-changed-meanwhile':
    'Jemand anderes hat diesen Chat-Ablauf inzwischen geändert. Ihre Änderungen wurden nicht gespeichert.',
  'chat-conversation-not-found': 'Diese Unterhaltung gibt es nicht.',
  'reply-waiting-by':
    'Eine Antwort von {name} wartet auf Freigabe. Lesen Sie sie zuerst; Sie können sie behalten oder durch Ihre ersetzen.',
  'reply-answered-by':
    '{name} hat diese Bewertung gerade beantwortet. Lesen Sie die Antwort zuerst; Sie können sie behalten oder durch Ihre ersetzen.',
  'reply-answered-there':
    'Diese Bewertung wurde auf {platform} beantwortet. Lesen Sie die Antwort zuerst; Sie können sie behalten oder durch Ihre ersetzen.',
  'reply-on-its-way': 'Eine Antwort ist auf dem Weg zu {platform}. Warten Sie, bis sie dort ist.',
  'reply-of-somebody-else': 'Nur wer diese Antwort geschrieben hat, kann sie zurücknehmen.',
  'approval-needed': 'Ihre Antworten müssen freigegeben werden. Reichen Sie diese stattdessen zur Freigabe ein.',
  'approval-not-yours': 'Ihren eigenen Text muss jemand anderes freigeben.',
  'reply-taken-back': 'Diese Antwort wurde schon zurückgenommen.',
  'reply-replaced': 'Diese Antwort wurde durch eine andere ersetzt.',
  'reply-too-late': 'Zum Zurücknehmen ist es zu spät: Diese Antwort ist auf dem Weg zu {platform} oder schon dort.',
  'reply-not-connected': 'Die Antwort ist hier gespeichert, aber {platform} ist nicht verbunden.',
  'reply-there-already': 'Diese Antwort ist auf dem Weg zu {platform} oder schon dort.',
  'reply-followed-by-itself':
    'Diese Antwort wird von hier gesendet. Sobald sie online ist, sehen Sie es hier von selbst.',
  'reply-not-by-hand': 'Diese Antwort müssen Sie nicht von Hand eintragen.',
  'reply-before-leaving': 'Die vorige Antwort wird gerade gesendet. Warten Sie, bis sie dort ist.',
  'reply-overtaken': 'Eine andere Antwort auf diese Bewertung ist unterwegs.',
  'reply-another-waiting':
    'Eine andere Antwort auf diese Bewertung wartet auf Freigabe. Entscheiden Sie zuerst über diese.',
  'reply-stays-there':
    'Von hier lassen sich Antworten nicht löschen. Löschen Sie sie auf {platform}, dann verschwindet sie auch hier.',
  'reply-final': 'Bei {platform} lässt sich eine veröffentlichte Antwort nicht mehr ändern.',
  'reply-not-left': 'Sie ist noch nicht abgeschickt: Nehmen Sie sie stattdessen zurück.',
  'reply-deleted': 'Diese Antwort wurde bereits gelöscht.',
  'reply-leaving': 'Diese Antwort wird gerade gesendet. Warten Sie, bis sie dort ist, dann löschen Sie sie.',
  'reply-waiting': 'Diese Antwort wartet auf Freigabe. Geben Sie sie zurück, statt sie zu löschen.',
  'reply-gone': 'Diese Antwort ist nicht mehr da.',
  'reply-returned-by': '{name} hat diese Antwort zurückgegeben.',
  'reply-approved-by': '{name} hat diese Antwort freigegeben.',
  'reply-not-waiting': 'Diese Antwort wartet nicht auf Freigabe.',
  'reply-link-unknown': 'Dieser Link funktioniert nicht. Vielleicht fehlt ein Teil davon.',
  'reply-link-used': 'Dieser Link wurde bereits benutzt.',
  'reply-link-expired': 'Dieser Link ist abgelaufen. Melden Sie sich an, um die Bewertung zu beantworten.',
  'reply-link-answered': 'Diese Bewertung wurde inzwischen beantwortet.',
  'template-not-found': 'Diese Vorlage gibt es nicht.',
  'template-name-taken': 'Es gibt schon eine Vorlage mit diesem Namen.',
  'template-variable-unknown': '{variable} ist unbekannt. Möglich sind {known}.',
  'plan-not-found': 'Diese geplante Antwort gibt es nicht.',
  'plan-incomplete': 'Bitte füllen Sie alle Pflichtfelder aus',
  'plan-too-far': 'Wählen Sie einen Tag in den nächsten zwei Jahren.',
  'plan-in-the-past': 'Der geplante Zeitpunkt muss in der Zukunft liegen',
  'plan-exists':
    'Zu dieser Bewertung ist schon eine Antwort geplant. Ändern Sie diese oder heben Sie die Planung zuerst auf.',
  'plan-in-incident': 'Diese Bewertung gehört zu einem offenen Vorfall. Die Antwort trotzdem senden?',
  'plan-sent': 'Diese Antwort wurde bereits gesendet.',
  'plan-leaving': 'Diese Antwort wird gerade gesendet.',
}

const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
  'review-not-found': 'Diese Bewertung gibt es nicht.',
  'review-answered': 'Diese Bewertung ist beantwortet.',
  'review-not-manual': 'Diese Bewertung gibt es nicht, oder sie wurde nicht von Hand eingetragen.',
  'day-ahead': 'Das Datum darf nicht in der Zukunft liegen.',
  'note-not-found': 'Diese Notiz gibt es nicht, oder jemand anderes hat sie geschrieben.',
  'assignee-cannot-see': 'Diese Person kann das nicht sehen. Wählen Sie jemand anderen.',
  'person-not-member': 'Diese Person gehört nicht zu Ihrem Team.',
  'view-not-found': 'Diese Ansicht gibt es nicht, oder jemand anderes hat sie gespeichert.',
  'view-name-taken': 'Sie haben schon eine Ansicht mit diesem Namen.',
  'views-full':
    'Sie haben {count, plural, one {# Ansicht} other {# Ansichten}}. Entfernen Sie eine, um eine weitere zu speichern.',
  'bulk-not-found': 'Diese Aktion gibt es nicht.',
  'bulk-ended': 'Das ist schon fertig.',
  'bulk-not-failed': 'Noch einmal versuchen lässt sich nur, was fehlgeschlagen ist.',
  'bulk-schedule-denied': 'Sie dürfen keine Antworten planen. Fragen Sie jemanden, der Ihr Team verwaltet.',
  'bulk-dispute-denied': 'Sie dürfen keine Einsprüche anlegen. Fragen Sie jemanden, der Ihr Team verwaltet.',
  'bulk-draft-denied': 'Sie dürfen keine Antworten schreiben. Fragen Sie jemanden, der Ihr Team verwaltet.',
  'bulk-draft-too-many':
    'Sie können höchstens {count, number} Entwürfe auf einmal schreiben lassen. Wählen Sie weniger Bewertungen aus.',
  'reading-anew': 'Die Bewertungen werden bereits neu analysiert.',
  'import-not-found': 'Diesen Import gibt es nicht.',
  'import-undone': 'Dieser Import wurde schon zurückgenommen.',
  'import-too-large': 'Die Datei ist größer als {megabytes} MB.',
  'import-too-wide': 'Die Datei hat mehr als {columns} Spalten.',
  'import-too-long': 'Die Datei hat mehr als {rows, number} Zeilen.',
  'import-without-date': 'Geben Sie an, in welcher Spalte das Datum steht.',
  'import-part-missing': 'Ein Teil der Datei ist nicht angekommen. Starten Sie den Import noch einmal.',
  'import-quote-open': 'Ein Anführungszeichen in Zeile {line, number} wird nie geschlossen.',
  'import-started': 'Dieser Import läuft bereits oder ist abgeschlossen.',
  'import-undo-late': 'Ein Import lässt sich 30 Tage lang zurücknehmen.',
  'import-changed-since':
    'Ein Import wird ganz oder gar nicht zurückgenommen, und {count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} seitdem geändert.',
  'import-unreadable': 'Keine der Zeilen ist lesbar.',
  'analysis-under-way': 'Der Assistent liest noch. Die Analyse erscheint, sobald sie da ist.',
}

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...billingRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...providerRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
