import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const assistant: SameKeys<typeof en.assistant> = {
  failed: 'Der Assistent konnte nicht geladen werden',
  who: {
    title: 'Ihr Assistent',
    builtIn: 'Eingebauter Assistent',
    model: 'KI · {model}',
    sandbox: 'Sandbox',
    sandboxText: 'Er spielt zum Ausprobieren einen KI-Anbieter. Nichts verlässt diese Installation.',
    builtInText:
      'Er gehört zu Goodword, kostet nichts extra und gibt Ihre Bewertungen an niemanden weiter. Er liest jede Bewertung, sobald sie eintrifft, und entwirft Antworten aus fertigen Formulierungen.',
    builtInLimits:
      'Gelernt hat er mit englischen Bewertungen. Auf Deutsch, Spanisch und Französisch achtet er nur auf einzelne Wörter, in anderen Sprachen nur auf die Sterne. An Anweisungen versteht er nur die Angabe einer Sprache, „kürzer“ und „unterschreiben als …“. Für freie Anweisungen kann der Betreiber der Installation einen KI-Anbieter einrichten.',
    accuracy:
      'Bei {accuracy} der englischen Bewertungen von Plattformen, die er noch nie gesehen hat, erkennt er richtig, ob sie gut oder schlecht sind.',
    modelText:
      'Das Modell eines KI-Anbieters entwirft Antworten in jeder Sprache, folgt freien Anweisungen und liest eine Bewertung, wenn Sie „Analysieren“ wählen. Bei jeder Analyse steht, von wem sie stammt. Es bekommt immer nur eine Bewertung und nichts Geheimes. Was es schreibt, wird geprüft, bevor Sie es sehen. Ohne Sie wird nichts gesendet.',
    endsOn:
      'Der Anbieter stellt {model} am {date} ein. Der Betreiber der Installation sollte ein anderes Modell wählen.',
    hasEnded:
      'Der Anbieter hat {model} am {date} eingestellt. Der Betreiber der Installation muss ein anderes Modell wählen.',
  },
  voice: {
    title: 'Tonfall der Marke',
    subtitle: 'So sollen die Antworten klingen, die für Sie entworfen werden',
    failed: 'Der Tonfall konnte nicht geladen werden',
    builtInLimits:
      'Der eingebaute Assistent hält sich an Ton und Unterschrift. Von dem, was Sie unten schreiben, versteht er nur die Angabe einer Sprache, „kürzer“ und „unterschreiben als …“. Alles andere wirkt erst mit einem KI-Anbieter.',
    tone: 'Ton',
    tones: { friendly: 'Freundlich', formal: 'Förmlich', warm: 'Herzlich', concise: 'Knapp' },
    dos: 'Erwünscht',
    dosHint: 'Worauf Antworten achten sollen, ein Punkt pro Zeile.',
    donts: 'Unerwünscht',
    dontsHint: 'Was Antworten vermeiden sollen, ein Punkt pro Zeile.',
    signature: 'Unterschrift',
    signatureHint: 'Steht unter jedem Entwurf.',
    facts: 'Erlaubte Angaben',
    factsHint:
      'Zum Beispiel Öffnungszeiten, Telefonnummer oder Webadresse. Links, Nummern und Adressen, die hier fehlen, kommen in keinen Entwurf.',
    none: 'Nichts',
    line: '{list}, Zeile {number}',
    add: 'Hinzufügen',
    addTo: 'Zu „{list}“ hinzufügen',
    remove: 'Aus „{list}“ entfernen: {line}',
    save: 'Tonfall speichern',
    saving: 'Wird gespeichert …',
    saved: 'Tonfall gespeichert',
    saveFailed: 'Der Tonfall konnte nicht gespeichert werden.',
    readOnly: 'Ändern kann das nur, wer die Einstellungen dieses Arbeitsbereichs verwaltet.',
  },
  analysis: {
    title: 'Analyse Ihrer Bewertungen',
    version: 'Bewertungen werden mit Version {version} analysiert.',
    upToDate: 'Alle Bewertungen sind auf diesem Stand.',
    outdated:
      '{count, plural, one {# Bewertung wurde} other {# Bewertungen wurden}} mit einer anderen Version analysiert.',
    waiting: '{count, plural, one {# Bewertung wurde} other {# Bewertungen wurden}} noch nicht analysiert.',
    correctionsStay: 'Korrekturen aus Ihrem Team bleiben erhalten.',
    start: 'Neu analysieren',
    startAll: 'Alle neu analysieren',
    starting: 'Wird gestartet …',
    startFailed: 'Die Analyse konnte nicht gestartet werden.',
    progress: '{done, number} von {total, number} Bewertungen analysiert',
    running: 'Sie können diese Seite verlassen, es läuft weiter.',
    done: 'Zuletzt {total, plural, one {wurde # Bewertung} other {wurden # Bewertungen}} neu analysiert ({time}).',
    runFailed:
      'Die Analyse wurde nicht fertig ({time}): {done, number} von {total, number} Bewertungen wurden analysiert.',
  },
  usage: {
    title: 'Nutzung',
    subtitle: 'Was der Assistent für Sie getan hat. Ein Tag beginnt um Mitternacht UTC.',
    failed: 'Die Nutzung konnte nicht geladen werden',
    range: 'Zeitraum',
    ranges: { d7: 'Letzte 7 Tage', d30: 'Letzte 30 Tage', d90: 'Letzte 90 Tage' },
    empty: 'In diesem Zeitraum noch nichts',
    emptyText: 'Was der Assistent für Sie liest und entwirft, wird hier gezählt.',
    feature: 'Funktion',
    features: {
      response_generation: 'Antworten auf Bewertungen',
      sentiment_analysis: 'Stimmungsanalyse',
      dispute_generation: 'Texte für Einsprüche',
      dispute_prioritization: 'Priorität von Einsprüchen',
      campaign_message_generation: 'Kampagnentexte',
      chat_questions: 'Fragen im Chat',
      week_wording: 'Was sich diese Woche verändert hat',
    },
    by: 'Von',
    builtIn: 'Eingebauter Assistent',
    model: 'KI · {model}',
    calls: 'Aufrufe',
    tokens: 'Tokens',
    estimated: 'geschätzt',
    partlyEstimated: 'teils geschätzt',
    chart: 'Aufrufe pro Tag',
    chartText:
      '{calls, plural, one {# Aufruf} other {# Aufrufe}} von {from} bis {to}, höchstens {most, number} an einem Tag.',
    ofDay: '{day}: {calls, plural, one {# Aufruf} other {# Aufrufe}}',
    asTable: 'Tag für Tag',
    day: 'Tag',
    allowance: 'Heutiges Kontingent',
    spent: '{spent, number} von {cap, number} Tokens heute verbraucht',
    unlimited: '{spent, number} Tokens heute verbraucht. Es gibt kein Tageslimit.',
    allowanceText: 'Gezählt werden nur Anfragen an einen KI-Anbieter. Der eingebaute Assistent zählt nicht mit.',
    left: 'Noch {left, number} Tokens übrig. Neues Kontingent: {time}.',
    usedUp: 'Das heutige Kontingent ist aufgebraucht. Neues Kontingent: {time}.',
  },
}
