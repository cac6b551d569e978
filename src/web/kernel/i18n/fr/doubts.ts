import type { doubts as source } from '#web/kernel/i18n/en/doubts.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const doubts: SameKeys<typeof source> = {
  title: '{count, plural, one {Un passage à relire} other {# passages à relire}}',
  text: '{count, plural, one {Il est souligné dans le texte. Relisez-le avant l’envoi.} other {Ils sont soulignés dans le texte. Relisez-les avant l’envoi.}}',
  reasons: {
    'not-from-review': 'Ni l’avis ni votre équipe ne le disent.',
    tone: 'Cela peut être compris autrement que vous ne le pensez.',
    'repeats-review': 'Cela répète ce que dit l’avis.',
    'unchecked-language': 'Cette langue ne peut pas être vérifiée ici.',
  },
}
