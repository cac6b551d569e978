import type { doubts as source } from '#web/kernel/i18n/en/doubts.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const doubts: SameKeys<typeof source> = {
  title: '{count, plural, one {Eine Stelle zum Nachlesen} other {# Stellen zum Nachlesen}}',
  text: '{count, plural, one {Sie ist im Text unterstrichen. Lesen Sie sie vor dem Senden noch einmal.} other {Sie sind im Text unterstrichen. Lesen Sie sie vor dem Senden noch einmal.}}',
  reasons: {
    'not-from-review': 'Das sagen weder die Bewertung noch Ihr Team.',
    tone: 'Das kann anders klingen, als Sie es meinen.',
    'repeats-review': 'Das wiederholt, was die Bewertung sagt.',
    'unchecked-language': 'Diese Sprache lässt sich hier nicht prüfen.',
  },
}
