import type { BlockReason } from '../assistant.ts'

export const de = {
  link: 'Er enthält einen Link, der nicht in Ihren Angaben steht.',
  'contact-detail': 'Er enthält eine Telefonnummer oder Adresse, die nicht in Ihren Angaben steht.',
  promise: 'Er verspricht etwas.',
  refund: 'Er bietet Geld oder eine Erstattung an.',
  'other-name': 'Er nennt jemanden, der nichts damit zu tun hat.',
  'wrong-language': 'Er ist nicht in der Sprache der Bewertung.',
  'leaked-instructions': 'Er wiederholt Anweisungen, die nicht in die Antwort gehören.',
  offensive: 'Er enthält beleidigende Wörter.',
  'contradicts-review': 'Er passt nicht zu dem, was in der Bewertung steht.',
  'hostile-review':
    'Die Bewertung spricht den Assistenten an, statt über Ihren Betrieb zu schreiben. Dazu gibt es keinen Entwurf. Schreiben Sie die Antwort selbst.',
  'unchecked-language':
    'Er ist in einer Sprache, die wir nicht prüfen können. Wenn Sie sie möchten, nennen Sie sie in Ihren Anweisungen.',
  empty: 'Er ist leer.',
} as const satisfies Record<BlockReason, string>
