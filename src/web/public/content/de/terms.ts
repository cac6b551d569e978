import type { TermsContent } from '../en/terms.ts'

export const terms = {
  meta: {
    title: 'Nutzungsbedingungen · Goodword',
    description: 'Die Vereinbarung zwischen Ihnen und dem Betreiber von Goodword, in klaren Worten.',
  },
  title: 'Nutzungsbedingungen',
  lead: 'Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Installation von Goodword, dessen Kontaktdaten am Fuß dieser Seite stehen. Sie sind geschrieben, um gelesen zu werden.',
  sections: {
    service: {
      heading: 'Was Sie bekommen',
      blocks: [
        'Goodword ist ein Dienst für Unternehmen. Er sammelt Bewertungen von Plattformen, die Sie verbinden, hilft Ihnen, zu antworten und Einspruch einzulegen, versendet Einladungen und Kampagnen in Ihrem Auftrag und zeigt Ihnen Zahlen dazu. Was Ihr Tarif enthält, steht auf der [Preisseite](/pricing).',
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
      heading: 'Testphase, Entgelte und Tarifwechsel',
      blocks: [
        'Jeder Tarif beginnt mit einer kostenlosen Testphase von {days} Tagen. Eine Kreditkarte ist nicht nötig, und die Testphase endet von selbst.',
        'Danach ist das Entgelt monatlich im Voraus fällig, per Karte oder PayPal. Die Preise verstehen sich ohne Steuern. Ein Tarifwechsel gilt ab dem nächsten Abrechnungszeitraum.',
        'Schlägt eine Zahlung fehl, sagen wir es Ihnen und versuchen es erneut. Bleibt sie 14 Tage offen, können wir den Arbeitsbereich einschränken, bis sie beglichen ist. Ihre Daten können Sie weiterhin mitnehmen.',
        'Preisänderungen kündigen wir mindestens 30 Tage vorher an. Bis dahin können Sie kündigen.',
      ],
    },
    ending: {
      heading: 'Das Ende der Vereinbarung',
      blocks: [
        'Sie können jederzeit auf der Seite mit Ihrem Abonnement kündigen. Der Tarif läuft dann bis zum Ende des bezahlten Zeitraums. Das Gehen kostet nichts.',
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
        'Was Sie in Goodword eingeben, bleibt Ihres. Sie erlauben uns, es zu verarbeiten, soweit der Dienst es braucht.',
        'Entwürfe des Assistenten können falsch sein. Lesen Sie sie vor dem Veröffentlichen; was in Ihrem Namen hinausgeht, ist Ihre Aussage. Ob Antworten nach einer eigenen Regel hinausgehen, bestimmen Sie.',
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
      heading: 'Das Übrige',
      blocks: [
        'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat, ohne dessen Kollisionsrecht. Gerichtsstand ist der Sitz des Betreibers, soweit das Gesetz diese Vereinbarung zulässt. Ist eine Klausel unwirksam, bleiben die übrigen bestehen.',
        'Wir können diese Bedingungen aus gutem Grund ändern und teilen Ihnen das mindestens 30 Tage vorher per E-Mail mit. Wenn Sie nicht einverstanden sind, können Sie kündigen, bevor die Änderung gilt.',
      ],
    },
  },
} satisfies TermsContent
