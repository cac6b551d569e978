import type { PrivacyContent, TermsContent } from '../en/legal.ts'

export const privacy = {
  meta: {
    title: 'Datenschutz · Goodword',
    description: 'Was Goodword speichert, warum, wie lange, wer es sonst noch sieht und welche Rechte Sie haben.',
  },
  title: 'Datenschutz',
  lead: 'Wir speichern nur, was Goodword zum Arbeiten braucht, und nichts für Werbung. Hier steht, was das ist, wie lange es bleibt und was Sie von uns verlangen können.',
  sections: {
    responsible: {
      heading: 'Wer verantwortlich ist',
      blocks: [
        'Verantwortlich für diese Website, für Ihr Konto und für Nachrichten an uns ist der Betreiber dieser Installation von Goodword, dessen Kontaktdaten unten auf dieser Seite stehen. Sie erreichen uns unter [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
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
              text: 'Name, E-Mail-Adresse, Sprache, ein Hashwert Ihres Passworts und Ihr zweiter Faktor, falls Sie einen nutzen. Gespeichert, bis Sie uns um Löschung bitten, längstens bis 30 Tage nach der Schließung Ihres letzten Arbeitsbereichs.',
            },
            {
              term: 'Ihr Arbeitsbereich',
              text: 'Firmendaten, Einstellungen, Teammitglieder, Vorlagen, Antworten, Einsprüche und QR-Codes. Gespeichert, solange der Arbeitsbereich besteht, und 30 Tage nach der Schließung gelöscht.',
            },
            {
              term: 'Bewertungen',
              text: 'Text, Sterne, Datum und Name der Verfasserin oder des Verfassers, wie die Plattform sie zeigt. Gespeichert, solange die Regeln der Plattform es erlauben, auch nach dem Trennen der Plattform, und mit dem Arbeitsbereich entfernt.',
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
              term: 'Ihr Tarif',
              text: 'Welchen Tarif Sie gewählt haben, wann Ihre Testphase endet, Ihre Rechnungen und an wen sie gehen. Von einer Karte behalten wir Art, letzte vier Ziffern und Ablaufdatum; die Nummer erhält nur der Zahlungsdienstleister.',
            },
            {
              term: 'Technische Protokolle',
              text: 'Zeit, aufgerufene Adresse, Ergebnis und Netzwerkadresse, ohne Passwörter und Nachrichteninhalte. Längstens 30 Tage, darüber hinaus nur, während ein Angriff untersucht wird.',
            },
          ],
        },
        'All das ist für begrenzte Zeit auch in Sicherungskopien enthalten, die dann überschrieben werden. Gelöschtes holen wir daraus nicht zurück.',
      ],
    },
    why: {
      heading: 'Warum wir das dürfen',
      blocks: [
        'Konto, Arbeitsbereich und Tarif verarbeiten wir, um den Vertrag mit Ihnen zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO). Protokolle und der Schutz vor Missbrauch beruhen auf unserem berechtigten Interesse an einem sicheren Dienst (Buchstabe f). Wenn Sie uns schreiben, verwenden wir Ihre Nachricht, um sie zu beantworten.',
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
            'Dienstleister für Zahlungen, E-Mail, SMS, Hosting und KI-Entwürfe verarbeiten Daten für den Betreiber. Welche das sind, hängt davon ab, wie diese Installation eingerichtet ist. Schreiben Sie uns, und wir senden Ihnen die aktuelle Liste.',
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
      heading: 'Änderungen an dieser Seite',
      blocks: [
        'Ändert sich, was wir tun, ändert sich zuerst diese Seite. Wenn Sie ein Konto haben, sagen wir Ihnen vorher per E-Mail Bescheid, wenn eine Änderung Sie betrifft.',
      ],
    },
  },
} satisfies PrivacyContent

export const terms = {
  meta: {
    title: 'Nutzungsbedingungen · Goodword',
    description: 'Die Vereinbarung zwischen Ihnen und dem Betreiber von Goodword, in klaren Worten.',
  },
  title: 'Nutzungsbedingungen',
  lead: 'Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Installation von Goodword, dessen Kontaktdaten unten auf dieser Seite stehen. Wir haben sie so geschrieben, dass man sie versteht.',
  sections: {
    service: {
      heading: 'Was Sie bekommen',
      blocks: [
        'Goodword ist ein Dienst für Unternehmen. Er sammelt Bewertungen von Plattformen, die Sie verbinden, hilft Ihnen, zu antworten und Einsprüche einzureichen, versendet Einladungen und Kampagnen in Ihrem Auftrag und zeigt Ihnen Zahlen dazu. Was Ihr Tarif enthält, steht auf der [Preisseite](/pricing).',
        'Goodword richtet sich an Unternehmen und an Personen, die für eines handeln, nicht an Verbraucher.',
      ],
    },
    account: {
      heading: 'Ihr Konto',
      blocks: [
        'Machen Sie wahre Angaben, behalten Sie Ihr Passwort für sich und schützen Sie Ihr Konto nach Möglichkeit mit einem zweiten Faktor. Für das, was Ihr Team in Ihrem Arbeitsbereich tut, sind Sie verantwortlich. Sagen Sie uns sofort Bescheid, wenn Sie glauben, dass jemand anderes Zugang hat.',
      ],
    },
    trial: {
      heading: 'Testphase und Preise',
      blocks: [
        'Jeder Tarif beginnt mit einer kostenlosen Testphase von {days} Tagen. Eine Kreditkarte ist nicht nötig, und die Testphase kostet nichts.',
        'Was ein Tarif kostet, steht auf der [Preisseite](/pricing), pro Monat und pro Jahr, ohne Steuern. Wir berechnen nichts, dem Sie nicht vorher zugestimmt haben.',
        'Preisänderungen kündigen wir mindestens 30 Tage vorher an. Bis dahin können Sie gehen.',
      ],
    },
    ending: {
      heading: 'Kündigung',
      blocks: [
        'Sie können jederzeit gehen: Die Inhaberin oder der Inhaber schließt den Arbeitsbereich in den Einstellungen. 30 Tage lang lässt er sich noch lesen, exportieren und wieder öffnen; dann wird er gelöscht. Das kostet nichts.',
        'Wir können die Vereinbarung mit einer Frist von 60 Tagen beenden, oder sofort, wenn Sie schwer gegen diese Bedingungen verstoßen und auf Aufforderung nicht damit aufhören. Danach haben Sie 30 Tage Zeit, Ihre Daten mitzunehmen, bevor sie gelöscht werden.',
      ],
    },
    fair: {
      heading: 'Fairer Umgang mit Bewertungen',
      blocks: [
        'Sie dürfen Goodword nicht nutzen, um:',
        {
          points: [
            'Bewertungen zu schreiben, zu kaufen, zu verkaufen oder in Auftrag zu geben, die keine echte Erfahrung schildern,',
            'Geld, Rabatte oder Geschenke für eine gute Bewertung oder für das Ändern oder Löschen einer schlechten anzubieten,',
            'nur Kunden um eine Bewertung zu bitten, von denen Sie Zufriedenheit erwarten,',
            'Menschen, die über Sie geschrieben haben, unter Druck zu setzen oder ihre Identität preiszugeben,',
            'Bewertungen zu melden, von denen Sie wissen, dass sie echt und regelkonform sind,',
            'Menschen zu schreiben, die nicht zugestimmt oder sich abgemeldet haben.',
          ],
        },
        'Wir können eine Kampagne, eine Seite oder einen Arbeitsbereich anhalten, der das tut. Die Regeln dahinter erklärt die [Compliance-Seite](/compliance).',
      ],
    },
    platforms: {
      heading: 'Die Plattformen',
      blocks: [
        'Google Business Profile, Facebook, TripAdvisor und Yelp werden von anderen zu eigenen Bedingungen betrieben, an die auch Sie sich halten müssen. Sie entscheiden, was gezeigt, was entfernt und was von außen möglich ist. Sie können ihre Schnittstellen ändern oder einstellen, und wir können nicht versprechen, dass eine Plattform verfügbar bleibt oder ein Einspruch Erfolg hat.',
        'Goodword ist mit diesen Plattformen nicht verbunden und wird von ihnen nicht empfohlen. Ihre Namen sind ihre Marken.',
      ],
    },
    content: {
      heading: 'Ihre Inhalte und der Assistent',
      blocks: [
        'Was Sie in Goodword eingeben, gehört weiterhin Ihnen. Sie erlauben uns, es zu verarbeiten, soweit der Dienst es braucht.',
        'Entwürfe des Assistenten können falsch sein. Lesen Sie sie vor dem Veröffentlichen: Was in Ihrem Namen erscheint, ist Ihre Aussage. Ob Antworten automatisch nach einer Regel gesendet werden, bestimmen Sie.',
      ],
    },
    data: {
      heading: 'Personenbezogene Daten',
      blocks: [
        'Personenbezogene Daten Ihrer Kunden, die Sie in Goodword eingeben, verarbeiten wir für Sie und nach Ihrer Weisung. Ein Vertrag zur Auftragsverarbeitung ist Teil dieser Vereinbarung; ein unterschriebenes Exemplar erhalten Sie per [E-Mail](mailto:{{CONTACT_EMAIL}}). Bitte geben Sie keine Gesundheits- oder Zahlungskartendaten und nichts ähnlich Sensibles ein.',
      ],
    },
    liability: {
      heading: 'Verfügbarkeit und Haftung',
      blocks: [
        'Wir betreiben den Dienst mit Sorgfalt und beheben Fehler, so schnell wir können. Er kann wegen Wartung oder aus Gründen, die wir nicht beeinflussen, ausfallen.',
        'Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit sowie überall dort, wo das Gesetz keine Beschränkung zulässt. Im Übrigen haften wir nur für die Verletzung einer wesentlichen Pflicht, beschränkt auf den vorhersehbaren Schaden und höchstens auf die Entgelte, die Sie in den zwölf Monaten davor gezahlt haben. Für das Handeln von Plattformen oder von Menschen, die Bewertungen schreiben, haften wir nicht.',
      ],
    },
    rest: {
      heading: 'Sonstiges',
      blocks: [
        'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat, ohne dessen Kollisionsrecht. Gerichtsstand ist der Sitz des Betreibers, soweit das Gesetz diese Vereinbarung zulässt. Ist eine Klausel unwirksam, bleiben die übrigen bestehen.',
        'Wir können diese Bedingungen aus gutem Grund ändern und teilen Ihnen das mindestens 30 Tage vorher per E-Mail mit. Wenn Sie nicht einverstanden sind, können Sie kündigen, bevor die Änderung gilt.',
      ],
    },
  },
} satisfies TermsContent
