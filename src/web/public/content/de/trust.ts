import type { SecurityContent, ComplianceContent } from '../en/trust.ts'

export const security = {
  meta: {
    title: 'Sicherheit · Goodword',
    description: 'Wie Goodword Kunden trennt, Geheimnisse und Anmeldungen schützt und wie Sie ein Problem melden.',
  },
  title: 'Sicherheit',
  lead: 'Goodword verwahrt die Schlüssel zu Ihrer öffentlichen Stimme. So ist es gebaut, um sie zu schützen, in Begriffen, die Sie nachprüfen können.',
  sections: {
    isolation: {
      heading: 'Ihre Daten sind getrennt',
      blocks: [
        'Jede Tabelle mit Kundendaten ist in der Datenbank selbst durch Sicherheit auf Zeilenebene (Row-Level Security) geschützt, erzwungen für alle. Die Anwendung arbeitet mit einer Datenbankrolle, der die Tabellen nicht gehören und die die Regeln nicht umgehen darf. Zeilen lesen kann sie nur innerhalb einer Transaktion, die an genau einen Kunden gebunden ist.',
        'Schlüssel zwischen Tabellen enthalten den Kunden, sodass ein Datensatz nicht auf die Daten eines anderen zeigen kann. Automatische Tests prüfen jede dieser Eigenschaften für jede Tabelle und versuchen, aus einem Konto an die Daten eines anderen zu gelangen.',
      ],
    },
    secrets: {
      heading: 'Geheimnisse sind verschlüsselt',
      blocks: [
        'Zugangsschlüssel für Plattformen und Dienstleister werden vor dem Speichern mit AES-256-GCM verschlüsselt. Jeder Wert ist an Kunde, Tabelle, Zeile und Spalte gebunden: An eine andere Stelle kopiert, lässt er sich nicht öffnen. Schlüssel können ohne Ausfallzeit gewechselt werden.',
        'Geheimnisse stehen nicht in Protokollen und gelangen nicht in den Browser.',
      ],
    },
    signIn: {
      heading: 'Anmeldung',
      blocks: [
        {
          points: [
            'Passwörter werden nur als argon2id-Hashwerte gespeichert.',
            'Wiederholte Versuche werden je Adresse und je Konto gebremst.',
            'Sie können einen zweiten Faktor mit einer Authenticator-App hinzufügen.',
            'Sitzungen sind kurzlebig, werden im Hintergrund erneuert und lassen sich beenden.',
            'Rechte prüft der Server bei jeder Anfrage; sie sind nicht nur auf dem Bildschirm verborgen.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Im Browser',
      blocks: [
        'Jede Antwort trägt eine strenge Content Security Policy: Nur unsere eigenen Skripte laufen, und nichts wird von anderen Unternehmen geladen. Der Verkehr zwischen Ihnen und dem Dienst ist ausschließlich für HTTPS vorgesehen.',
        'Alle Eingaben werden gegen einen schriftlichen Vertrag geprüft, bevor sie die Anwendung erreichen. Text aus Bewertungen gilt als nicht vertrauenswürdig, wo immer er angezeigt oder dem Assistenten übergeben wird.',
      ],
    },
    trail: {
      heading: 'Eine Spur, der Sie folgen können',
      blocks: [
        'Änderungen werden mit Person, Handlung und Zeit festgehalten, in einem Protokoll, das ergänzt, aber nicht umgeschrieben werden kann. Blicken Administratoren des Dienstes in einen Arbeitsbereich, geschieht das über einen eigenen, protokollierten Weg.',
        'Eine Antwort oder Nachricht geht genau einmal hinaus, auch wenn eine Anfrage wiederholt wird oder ein Server zwischendurch ausfällt. Ist das Ergebnis bei einer Plattform ungewiss, steht das auf dem Bildschirm.',
      ],
    },
    running: {
      heading: 'Der Betrieb',
      blocks: [
        'Abhängigkeiten sind auf genaue Versionen festgelegt. Tests, auch die oben genannten, laufen vor jeder Veröffentlichung. Der Dienst meldet seinen eigenen Zustand und hält sauber an, damit Aktualisierungen Ihre Arbeit nicht unterbrechen.',
        'Für diese Installation haben wir kein Sicherheitszertifikat wie SOC 2 oder ISO 27001 und zeigen keine Siegel. Fragen Sie uns nach den Einzelheiten, die Sie für Ihre eigene Prüfung brauchen.',
      ],
    },
    report: {
      heading: 'Ein Problem melden',
      blocks: [
        'Wenn Sie eine Schwachstelle gefunden haben, schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) mit „Security“ im Betreff. Bitte beschreiben Sie, wie sie sich nachstellen lässt, rühren Sie keine fremden Daten an und geben Sie uns angemessene Zeit zur Behebung, bevor Sie sie veröffentlichen. Wir bestätigen den Eingang, halten Sie auf dem Laufenden und gehen nicht rechtlich gegen Forschung in gutem Glauben vor.',
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
  lead: 'Das Recht rund um Bewertungen ist streng geworden, und das ist gut so. Goodword ist so gebaut, dass es der leichte Weg ist, sich daran zu halten. Diese Seite informiert und ist keine Rechtsberatung.',
  sections: {
    commitments: {
      heading: 'Unsere Zusagen zu Bewertungen',
      blocks: [
        {
          terms: [
            {
              term: 'Keine Vorauswahl',
              text: 'Seiten und Codes aus Goodword zeigen allen dieselben Bewertungslinks, gleich was sie vorher geantwortet haben. Das lässt sich nicht abschalten.',
            },
            {
              term: 'Keine Anreize für gute Bewertungen',
              text: 'Es gibt keine Funktion, die eine Bewertung belohnt, und unsere Bedingungen verbieten es, eine Belohnung anzubieten.',
            },
            {
              term: 'Keine gefälschten Bewertungen',
              text: 'Der Assistent schreibt Antworten, Meldungen und Einladungen. Bewertungen schreibt er nicht.',
            },
            {
              term: 'Keine Unterdrückung',
              text: 'Ein Einspruch meldet eine Bewertung bei ihrer Plattform nach deren Regeln. Eine ehrliche, unangenehme Bewertung ist kein solcher Fall, und Goodword sagt Ihnen das.',
            },
            {
              term: 'Ehrliche Kennzeichnung',
              text: 'Von KI entworfener Text ist für Sie und Ihr Team gekennzeichnet, und der Vermerk bleibt auch nach dem Bearbeiten erhalten.',
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
            'Google erlaubt es, um Bewertungen zu bitten, aber keine Anreize, kein Abraten von negativen und keine Auswahl der Gefragten. Antworten werden nur mit Ihrer Zustimmung veröffentlicht.',
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
            'Jede Nachricht nennt den Absender und bietet einen Ausweg: E-Mails lassen sich mit einem Klick abbestellen, SMS mit einem Wort wie STOP.',
            'Eine Abmeldung wirkt sofort und für alle späteren Kampagnen.',
            'SMS beachten Ruhezeiten nach der Ortszeit der Empfänger.',
          ],
        },
        'Das dient dem CAN-SPAM Act und dem Telephone Consumer Protection Act in den Vereinigten Staaten, den PECR im Vereinigten Königreich und den ePrivacy-Regeln der Europäischen Union. Wem Sie schreiben, verantworten weiterhin Sie.',
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
        'Wir bauen nach WCAG 2.2, Stufe AA: Alles lässt sich mit der Tastatur bedienen, von einem Screenreader vorlesen und behält hell wie dunkel seinen Kontrast. Wenn Sie etwas hindert, [sagen Sie es uns](/contact), und wir bringen es in Ordnung.',
      ],
    },
    report: {
      heading: 'Missbrauch melden',
      blocks: [
        'Wenn Sie glauben, dass ein Unternehmen Goodword für gefälschte Bewertungen, unerwünschte Nachrichten oder Druck auf Menschen nutzt, die über es geschrieben haben, schreiben Sie an [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}). Wir gehen jeder Meldung nach.',
      ],
    },
  },
} satisfies ComplianceContent
