import type { reviewsAnalysis as source } from '#web/kernel/i18n/en/reviews-analysis.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const reviewsAnalysis: SameKeys<typeof source> = {
  title: 'Stimmungsanalyse',
  analyze: 'Analysieren',
  analyzing: 'Wird analysiert...',
  analyzeAgain: 'Neu analysieren',
  loading: 'Die Analyse wird geholt...',
  failed: 'Die Stimmung konnte nicht analysiert werden',
  failedLate: 'Der Assistent hat nicht geantwortet.',
  slow: 'Der Assistent braucht länger als sonst. Sie können dieses Fenster schließen: Die Analyse erscheint, sobald sie da ist.',
  unread: 'Diese Bewertung ist noch nicht gelesen. Das geschieht bald von selbst.',
  byHand: 'Sie können selbst sagen, wie die Bewertung ist:',
  heldBack: 'Die Auswertung des Assistenten wurde zurückgehalten: Sie widerspricht der Bewertung.',
  steered:
    'Die Bewertung versucht, den Assistenten zu lenken, deshalb liest er sie nicht. Ein neuer Versuch ändert nichts: Sagen Sie selbst, wie die Bewertung ist.',
  tryAgain: 'Erneut versuchen',
  renewed: 'Neu analysiert.',
  close: 'Schließen',
  review: 'Bewertung',
  sentiment: 'Gesamtstimmung',
  score: 'Wert {score}',
  intensity: 'Stärke der Gefühle',
  intensityValue: '{intensity}/5',
  summary: 'Zusammenfassung',
  positive: 'Was gefallen hat',
  negative: 'Was besser werden kann',
  themes: 'Wichtigste Themen',
  none: 'Nichts erkannt',
  aspects: 'Wovon sie spricht; wählen Sie etwas aus, um die Stelle zu sehen',
  legend: 'So ist der Text markiert',
  finding: '{aspect}: {polarity, select, positive {positiv} negative {negativ} other {neutral}}',
  clause: '„{clause}“',
  contradictory: 'Die Worte sagen etwas anderes als die Sterne. Lesen Sie selbst, bevor Sie handeln.',
  bases: {
    words: 'Nur aus den Worten; Sterne gibt es keine.',
    'words-and-stars': 'Aus Worten und Sternen.',
    nothing: 'Es gab weder Worte noch Sterne.',
    starsNoText: 'Nur aus den Sternen; einen Text gibt es nicht.',
    starsLanguage:
      'Nur aus den Sternen: Der Text ist auf {language} geschrieben, was die eingebaute Analyse nicht lesen kann.',
    starsUnknown: 'Nur aus den Sternen: Die Sprache des Textes war nicht zu erkennen.',
  },
  origin: {
    about: 'Über diese Analyse',
    builtInText:
      'Von der Analyse, die zum Produkt gehört; der Text geht an niemanden. Am ehesten irrt sie bei drei Sternen, gemischten Gefühlen und Ironie.',
    accuracy:
      'Unterscheidet Gut und Schlecht bei {accuracy} der englischen Bewertungen von Plattformen, die sie nie gesehen hat.',
    modelText:
      'Das Modell eines KI-Anbieters hat den Text gelesen. Es kann irren: Sehen Sie die Bewertung an, bevor Sie handeln.',
    version: 'Version {version}, {time}',
    describedPerson: 'Von einem Menschen berichtigt',
  },
  correction: {
    start: 'Berichtigen',
    question: 'Was ist sie wirklich?',
    keep: 'So lassen',
    by: 'Berichtigt von {name}',
    readAs: {
      positive: 'Gelesen wurde sie als positiv.',
      neutral: 'Gelesen wurde sie als neutral.',
      negative: 'Gelesen wurde sie als negativ.',
    },
    stays: 'Die Berichtigung bleibt, auch wenn neu analysiert wird.',
    takeBack: 'Berichtigung zurücknehmen',
    corrected: {
      positive: 'Berichtigt zu positiv.',
      neutral: 'Berichtigt zu neutral.',
      negative: 'Berichtigt zu negativ.',
    },
    takenBack: 'Die Berichtigung ist zurückgenommen.',
    failed: 'Die Berichtigung konnte nicht gespeichert werden',
  },
}
