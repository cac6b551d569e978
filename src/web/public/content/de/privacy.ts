import type { PrivacyContent } from '../en/privacy.ts'

export const privacy = {
  meta: {
    title: 'Datenschutz · Goodword',
    description: 'Was Goodword speichert, warum, wie lange, wer es sonst noch sieht und welche Rechte Sie haben.',
  },
  title: 'Datenschutz',
  lead: 'Wir speichern, was der Dienst zum Arbeiten braucht, und nichts für Werbung. Hier steht, was das ist, wie lange es bleibt und was Sie von uns verlangen können.',
  sections: {
    responsible: {
      heading: 'Wer verantwortlich ist',
      blocks: [
        'Verantwortlich für diese Website, für Ihr Konto und für Nachrichten an uns ist der Betreiber dieser Installation von Goodword, dessen Kontaktdaten am Fuß dieser Seite stehen. Sie erreichen uns unter [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
        'Über die Bewertungen, Kontakte und Kampagnen im Arbeitsbereich eines Kunden entscheidet dieser Kunde; er ist dafür verantwortlich. Wir verarbeiten sie nur in seinem Auftrag und nach seiner Weisung. Hat ein Unternehmen Ihnen über Goodword geschrieben oder auf Ihre Bewertung geantwortet, wenden Sie sich bitte zuerst an dieses Unternehmen. Wir helfen ihm, Ihnen zu antworten.',
      ],
    },
    stored: {
      heading: 'Was wir speichern und wie lange',
      blocks: [
        {
          terms: [
            {
              term: 'Ihr Konto',
              text: 'Name, E-Mail-Adresse, Sprache, ein Hashwert Ihres Passworts und Ihr zweiter Faktor, falls Sie einen nutzen. Gespeichert, solange das Konto besteht, und innerhalb von 30 Tagen nach der Schließung gelöscht.',
            },
            {
              term: 'Ihr Arbeitsbereich',
              text: 'Firmendaten, Einstellungen, Teammitglieder, Vorlagen, Antworten, Einsprüche und QR-Codes. Gespeichert, solange der Arbeitsbereich besteht, und innerhalb von 30 Tagen nach der Schließung gelöscht.',
            },
            {
              term: 'Bewertungen',
              text: 'Text, Sterne, Datum und Name der Verfasserin oder des Verfassers, wie die Plattform sie zeigt. Gespeichert, solange die Regeln der Plattform es erlauben, und mit dem Arbeitsbereich oder beim Trennen der Plattform entfernt.',
            },
            {
              term: 'Kontakte und Ihre Nachrichten',
              text: 'Name, Adresse oder Nummer, Nachweis der Einwilligung und ob eine Nachricht zugestellt, geöffnet oder beantwortet wurde. Gespeichert, bis Sie sie löschen. Eine Abmeldung bleibt vermerkt, damit sie beachtet wird.',
            },
            {
              term: 'Zugang zu Plattformen',
              text: 'Die Schlüssel, mit denen Goodword Bewertungen liest und Antworten veröffentlicht, verschlüsselt. Gelöscht, sobald Sie die Verbindung trennen.',
            },
            {
              term: 'Protokoll der Aktivitäten',
              text: 'Wer in einem Arbeitsbereich wann was getan hat, damit Änderungen nachvollziehbar sind. Gespeichert, solange der Arbeitsbereich besteht.',
            },
            {
              term: 'Nachrichten aus dem Kontaktformular',
              text: 'Ihre Angaben und die Sprache der Seite. Gespeichert, bis die Sache erledigt ist, längstens 12 Monate.',
            },
            {
              term: 'Abrechnung',
              text: 'Tarif, Rechnungen und Stand der Zahlungen. Kartennummern gehen an den Zahlungsdienstleister, nie an uns. Rechnungen bewahren wir so lange auf, wie das Steuerrecht es verlangt.',
            },
            {
              term: 'Technische Protokolle',
              text: 'Zeit, aufgerufene Adresse, Ergebnis und Netzwerkadresse, ohne Passwörter und Nachrichteninhalte. Längstens 30 Tage, darüber hinaus nur, während ein Angriff untersucht wird.',
            },
          ],
        },
        'Sicherungskopien enthalten all dies für begrenzte Zeit und werden dann überschrieben. Gelöschtes holen wir daraus nicht zurück.',
      ],
    },
    why: {
      heading: 'Warum wir das dürfen',
      blocks: [
        'Konto, Arbeitsbereich und Abrechnung verarbeiten wir, um den Vertrag mit Ihnen zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO). Protokolle und der Schutz vor Missbrauch beruhen auf unserem berechtigten Interesse an einem sicheren Dienst (Buchstabe f). Rechnungen bewahren wir auf, weil das Gesetz uns dazu verpflichtet (Buchstabe c). Wenn Sie uns schreiben, verwenden wir Ihre Nachricht, um sie zu beantworten.',
        'Wir verkaufen keine personenbezogenen Daten, geben sie nicht für Werbung weiter und erstellen keine Profile von Menschen, die Bewertungen schreiben.',
      ],
    },
    cookies: {
      heading: 'Cookies und Speicher in Ihrem Browser',
      blocks: [
        'Diese öffentlichen Seiten setzen keine Cookies und laden nichts von anderen Unternehmen. Wenn Sie eine Darstellung wählen oder den Sprachhinweis schließen, merkt sich das Ihr Browser auf Ihrem Gerät. Auch eine angefangene Nachricht im Kontaktformular wartet dort, bis sie gesendet ist.',
        'Wenn Sie sich anmelden, speichert Ihr Browser Ihre Sitzung, damit Sie angemeldet bleiben. Beim Abmelden wird sie entfernt.',
      ],
    },
    others: {
      heading: 'Wer sonst Daten erhält',
      blocks: [
        'Andere Unternehmen setzen wir nur ein, wo der Dienst ohne sie nicht arbeiten kann:',
        {
          points: [
            'Die Bewertungsplattformen, die Sie verbinden, erhalten die Antworten und Meldungen, die Sie über Goodword senden.',
            'Dienstleister für E-Mail, SMS, Zahlung, Hosting und KI-Entwürfe verarbeiten Daten für den Betreiber. Welche das sind, hängt davon ab, wie diese Installation eingerichtet ist. Schreiben Sie uns, und wir senden Ihnen die aktuelle Liste.',
            'Konten für E-Mail, SMS und soziale Medien, die Sie selbst verbinden, nutzen wir nach Ihrer Weisung.',
            'Behörden erhalten Daten nur, wenn das Gesetz uns dazu zwingt.',
          ],
        },
        'Sitzt ein Dienstleister außerhalb Ihres Landes, nutzen wir die gesetzlich vorgesehenen Garantien, etwa die Standardvertragsklauseln der Europäischen Kommission.',
      ],
    },
    assistant: {
      heading: 'KI und Ihre Daten',
      blocks: [
        'Der Assistent schlägt Antworten vor, fasst die Stimmung zusammen und hilft bei Einsprüchen. Dafür erhält er die jeweilige Bewertung und was Sie ihm sagen, nicht Ihre Kontaktlisten. Wir verwenden Ihre Daten nicht, um Modelle zu trainieren. Nichts, was er schreibt, hat rechtliche Wirkung für jemanden, ohne dass ein Mensch das entscheidet.',
      ],
    },
    rights: {
      heading: 'Ihre Rechte',
      blocks: [
        'Nach der DSGVO und der UK GDPR können Sie:',
        {
          points: [
            'erfahren, was wir über Sie gespeichert haben, und eine Kopie erhalten,',
            'es berichtigen oder löschen lassen,',
            'die Nutzung einschränken lassen oder ihr widersprechen,',
            'es in einem gängigen Format mitnehmen,',
            'eine Einwilligung jederzeit für die Zukunft widerrufen,',
            'sich bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
          ],
        },
        'Nach dem California Consumer Privacy Act können Sie Auskunft, Berichtigung und Löschung verlangen und werden deshalb nicht schlechter behandelt. Einen Widerspruch gegen Verkauf oder Weitergabe brauchen Sie nicht: Beides findet im Sinne dieses Gesetzes nicht statt.',
        'Schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) oder nutzen Sie das [Kontaktformular](/contact?topic=privacy). Wir antworten innerhalb eines Monats und bitten Sie gegebenenfalls, Ihre Identität nachzuweisen.',
      ],
    },
    changes: {
      heading: 'Änderungen dieser Seite',
      blocks: [
        'Ändert sich, was wir tun, ändert sich zuerst diese Seite. Wer ein Konto hat, erfährt von Änderungen, die ihn betreffen, per E-Mail, bevor sie gelten.',
      ],
    },
  },
} satisfies PrivacyContent
