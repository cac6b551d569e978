import type { BlockReason } from '../assistant.ts'

export const de = {
  link: 'Er enthält einen Link, der nicht bei Ihren Angaben steht.',
  'contact-detail': 'Er enthält eine Telefonnummer oder Adresse, die nicht bei Ihren Angaben steht.',
  promise: 'Er verspricht etwas.',
  refund: 'Er bietet Geld oder eine Erstattung an.',
  'other-name': 'Er nennt jemanden, der nichts damit zu tun hat.',
  'wrong-language': 'Er ist nicht in der Sprache der Bewertung.',
  'leaked-instructions': 'Er wiederholt Anweisungen, die nicht für Leser sind.',
  offensive: 'Er enthält beleidigende Wörter.',
  'contradicts-review': 'Er antwortet auf etwas anderes, als die Bewertung sagt.',
  'hostile-review':
    'Die Bewertung spricht den Assistenten an, statt von Ihrem Betrieb zu sprechen. Daraus wird kein Entwurf. Schreiben Sie die Antwort selbst.',
  'unchecked-language':
    'Er ist in einer Sprache, die sich nicht prüfen lässt. Nennen Sie die Sprache in Ihren Anweisungen, wenn Sie sie möchten.',
  empty: 'Er sagt nichts.',
} as const satisfies Record<BlockReason, string>
