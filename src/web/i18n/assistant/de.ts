import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const assistant: SameKeys<typeof en.assistant> = {
  failed: 'Der Assistent konnte nicht geladen werden',
  who: {
    title: 'Wer Ihnen hilft',
    builtIn: 'Eingebauter Assistent',
    model: 'KI · {model}',
    sandbox: 'Sandbox',
    sandboxText: 'Er steht zum Ausprobieren für einen KI-Anbieter. Nichts verlässt diese Installation.',
    builtInText:
      'Er gehört zum Produkt, kostet nichts, und Ihre Bewertungen gehen an niemanden. Er liest jede Bewertung, sobald sie eintrifft, und entwirft Antworten aus Formulierungen.',
    builtInLimits:
      'Gelernt hat er an englischen Bewertungen. Deutsch, Spanisch und Französisch liest er nur nach Wörtern, in anderen Sprachen zählen allein die Sterne. Entwürfe beachten Sprache, Kürze und „unterschreiben als …“; für freie Anweisungen braucht es einen KI-Anbieter, den der Betreiber der Installation einrichten kann.',
    accuracy:
      'Unterscheidet Gut und Schlecht bei {accuracy} der englischen Bewertungen von Plattformen, die er nie gesehen hat.',
    modelText:
      'Das Modell eines KI-Anbieters entwirft Antworten in jeder Sprache, folgt freien Anweisungen und liest eine Bewertung, wenn Sie „Analysieren“ wählen; bei jeder Analyse steht, wer sie gemacht hat. Es bekommt immer nur eine Bewertung und keine Geheimnisse. Was es schreibt, wird geprüft, bevor Sie es sehen, und nichts wird ohne Sie gesendet.',
    endsOn:
      'Der Anbieter stellt {model} am {date} ein. Der Betreiber der Installation sollte ein anderes Modell wählen.',
    hasEnded:
      'Der Anbieter hat {model} am {date} eingestellt. Der Betreiber der Installation muss ein anderes Modell wählen.',
  },
  voice: {
    title: 'Tonfall der Marke',
    subtitle: 'Wie Antworten klingen, die für Sie entworfen werden, gleich von wem',
    failed: 'Der Tonfall konnte nicht geladen werden',
    builtInLimits:
      'Der eingebaute Assistent hält sich an Ton und Unterschrift. Von dem, was Sie unten schreiben, versteht er eine Sprache, „kürzer“ und „unterschreiben als …“; der Rest gilt erst mit einem KI-Anbieter.',
    tone: 'Ton',
    tones: { friendly: 'Freundlich', formal: 'Förmlich', warm: 'Herzlich', concise: 'Knapp' },
    dos: 'Erwünscht',
    dosHint: 'Was Antworten tun sollen, eine Sache pro Zeile.',
    donts: 'Unerwünscht',
    dontsHint: 'Was sie nicht tun sollen.',
    signature: 'Unterschrift',
    signatureHint: 'Steht unter jedem Entwurf.',
    facts: 'Was gesagt werden darf',
    factsHint:
      'Öffnungszeiten, eine Telefonnummer, eine Webadresse. Links, Nummern und Adressen, die hier fehlen, kommen in keinen Entwurf.',
    none: 'Nichts',
    line: '{list}, Zeile {number}',
    add: 'Hinzufügen',
    addTo: 'Zu {list} hinzufügen',
    remove: 'Aus {list} entfernen: {line}',
    save: 'Tonfall speichern',
    saving: 'Wird gespeichert...',
    saved: 'Tonfall gespeichert',
    saveFailed: 'Der Tonfall konnte nicht gespeichert werden.',
    readOnly: 'Ändern kann das, wer die Einstellungen dieses Arbeitsbereichs verwaltet.',
  },
  reading: {
    title: 'Analyse Ihrer Bewertungen',
    version: 'Bewertungen werden mit Version {version} gelesen.',
    upToDate: 'Jede Bewertung wurde damit gelesen.',
    outdated:
      '{count, plural, one {# Bewertung wurde} other {# Bewertungen wurden}} mit einer anderen Version gelesen.',
    waiting:
      '{count, plural, one {# Bewertung wartet} other {# Bewertungen warten}} darauf, erstmals gelesen zu werden.',
    correctionsStay: 'Was Menschen berichtigt haben, bleibt.',
    start: 'Neu lesen',
    startAll: 'Alle neu lesen',
    starting: 'Wird gestartet...',
    startFailed: 'Das Neulesen konnte nicht gestartet werden.',
    progress: '{done, number} von {total, number} Bewertungen gelesen',
    running: 'Es läuft weiter, wenn Sie diese Seite verlassen.',
    done: 'Zuletzt {total, plural, one {wurde # Bewertung} other {wurden # Bewertungen}} neu gelesen, {time}.',
    runFailed: 'Das Neulesen endete vorzeitig, {time}: {done, number} von {total, number} Bewertungen wurden gelesen.',
  },
  usage: {
    title: 'Nutzung',
    subtitle: 'Worum der Assistent gebeten wurde. Die Tage gelten in UTC.',
    failed: 'Die Nutzung konnte nicht geladen werden',
    range: 'Zeitraum',
    ranges: { d7: 'Letzte 7 Tage', d30: 'Letzte 30 Tage', d90: 'Letzte 90 Tage' },
    empty: 'In diesem Zeitraum noch nichts',
    emptyText: 'Was der Assistent für Sie liest und entwirft, wird hier gezählt.',
    feature: 'Funktion',
    features: {
      response_generation: 'Antworten auf Bewertungen',
      sentiment_analysis: 'Stimmungsanalyse',
      dispute_generation: 'Texte für Beanstandungen',
      dispute_prioritization: 'Dringlichkeit von Beanstandungen',
      campaign_message_generation: 'Kampagnentexte',
    },
    by: 'Durch',
    builtIn: 'Eingebauter Assistent',
    model: 'KI · {model}',
    calls: 'Aufrufe',
    tokens: 'Tokens',
    estimated: 'geschätzt',
    partlyEstimated: 'teils geschätzt',
    chart: 'Aufrufe am Tag',
    chartText:
      '{calls, plural, one {# Aufruf} other {# Aufrufe}} von {from} bis {to}, höchstens {most, number} an einem Tag.',
    ofDay: '{day}: {calls, plural, one {# Aufruf} other {# Aufrufe}}',
    asTable: 'Tag für Tag',
    day: 'Tag',
    allowance: 'Heutiges Kontingent',
    spent: '{spent, number} von {cap, number} Tokens heute verbraucht',
    unlimited: '{spent, number} Tokens heute verbraucht. Eine Tagesgrenze gibt es nicht.',
    allowanceText: 'Es zählt nur, worum ein KI-Anbieter gebeten wird. Der eingebaute Assistent zählt nicht.',
    left: '{left, number} Tokens sind übrig. Das Kontingent beginnt neu: {time}.',
    usedUp: 'Das heutige Kontingent ist aufgebraucht. Es beginnt neu: {time}.',
  },
}
