import type { SecurityContent, ComplianceContent } from '../en/trust.ts'

export const security = {
  meta: {
    title: 'Sicherheit · Goodword',
    description: 'Wie Goodword Ihre Daten, Schlüssel und Anmeldungen schützt und wie Sie ein Problem melden.',
  },
  title: 'Sicherheit',
  lead: 'Über Goodword sprechen Sie öffentlich mit Ihren Kunden. Hier steht, wie wir Ihre Zugänge schützen, und zwar so genau, dass Sie es nachprüfen können.',
  sections: {
    isolation: {
      heading: 'Ihre Daten bleiben getrennt',
      blocks: [
        'Jede Tabelle mit Kundendaten ist direkt in der Datenbank durch Row-Level Security geschützt, ohne Ausnahme. Die Anwendung arbeitet mit einer Datenbankrolle, der die Tabellen nicht gehören und die diese Regeln nicht umgehen darf. Sie kann Zeilen nur in einer Transaktion lesen, die an genau einen Kunden gebunden ist.',
        'Auch Verknüpfungen zwischen Tabellen sind an den Kunden gebunden, sodass kein Datensatz auf die Daten eines anderen Kunden zeigen kann. Automatische Tests prüfen das für jede Tabelle und versuchen, aus einem Konto an die Daten eines anderen zu kommen.',
      ],
    },
    secrets: {
      heading: 'Zugangsdaten sind verschlüsselt',
      blocks: [
        'Zugangsschlüssel für Plattformen und Dienstleister werden vor dem Speichern mit AES-256-GCM verschlüsselt. Jeder Wert ist an Kunde, Tabelle, Zeile und Spalte gebunden. An eine andere Stelle kopiert, lässt er sich nicht entschlüsseln. Schlüssel lassen sich im laufenden Betrieb wechseln.',
        'Zugangsdaten stehen nicht in Protokollen und gelangen nicht in den Browser.',
      ],
    },
    signIn: {
      heading: 'Anmeldung',
      blocks: [
        {
          points: [
            'Passwörter werden nur als argon2id-Hashwerte gespeichert.',
            'Wiederholte Versuche werden je Adresse und je Konto gebremst.',
            'Sie können einen zweiten Faktor mit einer Authenticator-App hinzufügen und ihn von Ihrem ganzen Team verlangen, mit sieben Tagen zum Einrichten.',
            'Sie können Ihren Arbeitsbereich auf Netzwerke beschränken, die Sie nennen. Wer als Inhaber ausgesperrt ist, kommt per E-Mail wieder hinein.',
            'Sie bestimmen, nach wie vielen Minuten ohne Aktivität Ihr Team abgemeldet wird.',
            'Sitzungen sind kurzlebig, werden im Hintergrund erneuert und lassen sich beenden.',
            'Rechte prüft der Server bei jeder Anfrage, nicht nur die Oberfläche.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Im Browser',
      blocks: [
        'Jede Seite hat eine strenge Content Security Policy: Nur unsere eigenen Skripte laufen, und nichts wird von anderen Unternehmen geladen. Die Verbindung zwischen Ihnen und Goodword ist nur über HTTPS vorgesehen.',
        'Für jede Eingabe ist genau festgelegt, was erlaubt ist. Was nicht passt, weisen wir ab, bevor die Anwendung es verarbeitet. Texte aus Bewertungen behandeln wir immer als nicht vertrauenswürdig, ob wir sie anzeigen oder dem Assistenten geben.',
      ],
    },
    trail: {
      heading: 'Alles bleibt nachvollziehbar',
      blocks: [
        'Wir protokollieren, wer wann was geändert hat. Das Protokoll lässt sich ergänzen, aber nicht umschreiben. Wenn Administratoren von Goodword in einen Arbeitsbereich sehen, geht das nur über einen eigenen Zugang, der ebenfalls protokolliert wird.',
        'Jede Antwort oder Nachricht wird nur einmal gesendet, auch wenn eine Anfrage wiederholt wird oder ein Server zwischendurch ausfällt. Wissen wir nicht, ob sie bei einer Plattform angekommen ist, sagen wir es Ihnen.',
      ],
    },
    running: {
      heading: 'Der Betrieb',
      blocks: [
        'Fremde Software-Bausteine sind auf genaue Versionen festgelegt. Alle Tests, auch die oben genannten, laufen vor jeder Veröffentlichung. Goodword überwacht den eigenen Zustand und fährt sauber herunter, damit Updates Ihre Arbeit nicht unterbrechen.',
        'Für diese Installation haben wir kein Sicherheitszertifikat wie SOC 2 oder ISO 27001 und werben auch nicht mit Siegeln. Wenn Sie für Ihre eigene Prüfung Einzelheiten brauchen, fragen Sie uns.',
      ],
    },
    report: {
      heading: 'Ein Problem melden',
      blocks: [
        'Sie haben eine Schwachstelle gefunden? Schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) mit „Security“ im Betreff. Bitte beschreiben Sie, wie sie sich nachstellen lässt, rühren Sie keine fremden Daten an und geben Sie uns genug Zeit, sie zu beheben, bevor Sie sie veröffentlichen. Wir bestätigen den Eingang, halten Sie auf dem Laufenden und gehen nicht rechtlich gegen Forschung in gutem Glauben vor.',
      ],
    },
  },
} satisfies SecurityContent

export const compliance = {
  meta: {
    title: 'Compliance · Goodword',
    description:
      'Wie Goodword das Recht zu Bewertungen, Nachrichten, KI und Daten und die Regeln der Plattformen einhält.',
  },
  title: 'Compliance',
  lead: 'Die Gesetze rund um Bewertungen sind strenger geworden, und das ist gut so. Mit Goodword fällt es leicht, sich daran zu halten. Diese Seite informiert und ist keine Rechtsberatung.',
  sections: {
    commitments: {
      heading: 'Unsere Zusagen zu Bewertungen',
      blocks: [
        {
          terms: [
            {
              term: 'Keine Vorauswahl',
              text: 'Seiten und Codes aus Goodword zeigen allen dieselben Bewertungslinks, egal was sie vorher geantwortet haben. Das lässt sich nicht abschalten.',
            },
            {
              term: 'Keine Anreize für gute Bewertungen',
              text: 'Es gibt keine Funktion, die Bewertungen belohnt, und unsere Bedingungen verbieten es, Belohnungen anzubieten.',
            },
            {
              term: 'Keine gefälschten Bewertungen',
              text: 'Der Assistent schreibt Antworten, Meldungen und Einladungen. Bewertungen schreibt er nicht.',
            },
            {
              term: 'Keine Unterdrückung',
              text: 'Mit einem Einspruch melden Sie der Plattform eine Bewertung, die gegen ihre Regeln verstößt. Eine ehrliche, aber unangenehme Bewertung gehört nicht dazu, und Goodword sagt Ihnen das.',
            },
            {
              term: 'Ehrliche Kennzeichnung',
              text: 'KI-Entwürfe sind für Sie und Ihr Team gekennzeichnet, auch noch nach dem Bearbeiten.',
            },
          ],
        },
      ],
    },
    law: {
      heading: 'Die Regeln dahinter',
      blocks: [
        {
          terms: [
            {
              term: 'Vereinigte Staaten',
              text: 'Die Regel der Federal Trade Commission zu Kundenbewertungen (16 CFR Part 465, in Kraft seit Oktober 2024) verbietet gefälschte Bewertungen, auch von KI geschriebene, Bezahlung für Bewertungen einer bestimmten Tonlage, verschwiegene Bewertungen von Insidern und Unterdrückung. Die Leitlinien der FTC ergänzen: Bitten Sie nicht nur die, von denen Sie Gutes erwarten.',
            },
            {
              term: 'Europäische Union',
              text: 'Nach der 2019 geänderten Richtlinie über unlautere Geschäftspraktiken sind gefälschte Bewertungen verboten. Wer Bewertungen zeigt, muss sagen, ob und wie er prüft, dass sie von echten Kunden stammen.',
            },
            {
              term: 'Vereinigtes Königreich',
              text: 'Der Digital Markets, Competition and Consumers Act verbietet seit April 2025 gefälschte Bewertungen und verdeckte Anreize und verlangt angemessene Schritte dagegen.',
            },
          ],
        },
      ],
    },
    platforms: {
      heading: 'Die Regeln der Plattformen',
      blocks: [
        'Jede Plattform hat eigene Regeln, und Goodword hält sie auseinander:',
        {
          points: [
            'Bei Google dürfen Sie um Bewertungen bitten, aber keine Anreize geben, nicht von negativen abraten und nicht nur ausgewählte Kunden fragen. Antworten werden nur mit Ihrer Zustimmung veröffentlicht.',
            'Yelp bittet Unternehmen, gar nicht nach Bewertungen zu fragen. Goodword warnt Sie, wo ein Code oder eine Kampagne das täte.',
            'TripAdvisor erlaubt das Bitten und verbietet Anreize.',
            'Facebook zeigt Empfehlungen statt Sterne. Goodword macht daraus keine Sternebewertung.',
          ],
        },
        'Wo eine Plattform begrenzt, wie lange ihre Inhalte gespeichert werden dürfen, halten wir uns daran.',
      ],
    },
    messages: {
      heading: 'E-Mails und SMS',
      blocks: [
        {
          points: [
            'Nachrichten gehen nur an Menschen, deren Einwilligung oder andere Rechtsgrundlage Sie festgehalten haben.',
            'Jede Nachricht nennt den Absender und lässt sich abbestellen: E-Mails mit einem Klick, SMS mit einem Wort wie STOP.',
            'Wer sich abmeldet, bekommt sofort und auch aus späteren Kampagnen nichts mehr.',
            'SMS beachten Ruhezeiten nach der Ortszeit der Empfänger.',
          ],
        },
        'Das hilft Ihnen, den CAN-SPAM Act und den Telephone Consumer Protection Act in den Vereinigten Staaten, die PECR im Vereinigten Königreich und die ePrivacy-Regeln der Europäischen Union einzuhalten. Wem Sie schreiben, verantworten weiterhin Sie.',
      ],
    },
    data: {
      heading: 'Personenbezogene Daten',
      blocks: [
        'Für Daten in Ihrem Arbeitsbereich sind wir Auftragsverarbeiter nach DSGVO und UK GDPR und „service provider“ nach dem CCPA. Sie können die Daten einer Person exportieren und löschen. Einzelheiten stehen auf der [Datenschutzseite](/privacy) und der [Seite zur Sicherheit](/security).',
        'Goodword ist nicht für Patientenakten gemacht, und wir bieten kein Business Associate Agreement nach HIPAA an. Wenn Sie im Gesundheitswesen arbeiten, bestätigen Sie in einer öffentlichen Antwort nie, dass jemand bei Ihnen in Behandlung war.',
      ],
    },
    accessibility: {
      heading: 'Barrierefreiheit',
      blocks: [
        'Wir richten uns nach WCAG 2.2, Stufe AA: Alles lässt sich mit der Tastatur bedienen, von einem Screenreader vorlesen und ist in heller wie dunkler Darstellung gut lesbar. Stoßen Sie doch auf ein Hindernis? [Sagen Sie es uns](/contact), wir bringen es in Ordnung.',
      ],
    },
    report: {
      heading: 'Missbrauch melden',
      blocks: [
        'Nutzt ein Unternehmen Goodword für gefälschte Bewertungen oder unerwünschte Nachrichten, oder setzt es Menschen unter Druck, die es bewertet haben? Schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}). Wir gehen jeder Meldung nach.',
      ],
    },
  },
} satisfies ComplianceContent
