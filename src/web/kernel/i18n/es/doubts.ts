import type { doubts as source } from '#web/kernel/i18n/en/doubts.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const doubts: SameKeys<typeof source> = {
  title: '{count, plural, one {Un pasaje para releer} other {# pasajes para releer}}',
  text: '{count, plural, one {Está subrayado en el texto. Léalo otra vez antes de enviarlo.} other {Están subrayados en el texto. Léalos otra vez antes de enviarlo.}}',
  reasons: {
    'not-from-review': 'No lo dicen ni la reseña ni su equipo.',
    tone: 'Puede sonar distinto de lo que quiere decir.',
    'repeats-review': 'Repite lo que dice la reseña.',
    'unchecked-language': 'Este idioma no se puede comprobar aquí.',
  },
}
