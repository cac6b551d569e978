import type { Caution } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { JudgedReview } from './judged-review.ts'

type Told = readonly [language: Locale, rating: number, content: string, ...never: string[]]

const tell = (told: readonly Told[], caution: Caution | null = null): JudgedReview[] =>
  told.map(([language, rating, content, ...never]) => ({ language, rating, content, caution, names: [], never }))

/** So much is told that naming one thing of it would be wrong: a general regret, and none of these. */
export const TOLD_AT_LENGTH: readonly JudgedReview[] = tell([
  [
    'en',
    2,
    'Third year running that we stayed, and it has gone downhill. The carpet was damp, the kettle had limescale like a cave, and we were moved at eleven at night because the fire panel kept beeping. Reception shrugged. We paid a lot for that.',
    'reception',
    'room',
    'price',
    'again',
  ],
  [
    'es',
    1,
    'Me devuelven la moto con el mismo ruido, doscientos euros menos y un arañazo en el depósito. El encargado dice que ya venía así, que mire el parte que firmé sin leer, y que la próxima vez me fije más antes de entregar las llaves.',
    'factura',
    'ruido',
    'volver',
  ],
  [
    'fr',
    1,
    'Venu trois fois pour la même fuite, trois factures. À la troisième il a percé le mur du voisin. Le dégât des eaux est chez nous maintenant, le syndic ne comprend rien et lui ne décroche plus depuis le mois dernier. Je garde tous les papiers.',
    'joindre',
    'facture',
    'prix',
  ],
  [
    'de',
    2,
    'Wir hatten Meerblick gebucht und sahen den Müllplatz. An der Rezeption hieß es, das Meer sei ja dahinter. Das Frühstück war in Ordnung, aber der Kaffee kam aus einem Automaten, der bei jedem zweiten Gast gestreikt hat. Dafür war es zu teuer.',
    'Kaffee',
    'Rezeption',
    'Frühstück',
  ],
])

/** Nobody comes back to these for pleasure. */
export const CALLED_ONCE: readonly JudgedReview[] = tell([
  ['en', 5, 'Burst pipe on a Sunday, the plumber came within the hour. Great job.', 'visit', 'see you', 'welcome'],
  ['es', 5, 'Aprobé el carnet a la primera gracias a esta autoescuela.', 'visita', 'volver', 'recibirle', 'hasta'],
  ['fr', 5, 'Déménagement parfait, équipe adorable.', 'revoir', 'visite', 'bientôt', 'accueillir'],
  ['de', 5, 'Umzug ohne einen Kratzer, super Team.', 'Besuch', 'Wiedersehen', 'wiederzusehen', 'bis bald'],
])

/** Illness and those who treat it. */
export const SOLEMN: readonly JudgedReview[] = tell([
  [
    'en',
    5,
    'Poppy had surgery on Sunday night and the team rang us every two hours, even over their lunch. She is home and eating. I cannot thank you enough.',
    'food',
    'smile',
    'lunch',
    'see you',
    'our day',
  ],
  [
    'de',
    5,
    'Die Pflegerin hat meinen Vater drei Jahre begleitet, bis zuletzt mit einem Lied. Wir werden ihr das nie vergessen.',
    'Besuch',
    'Wiedersehen',
    'Lächeln',
    'Anregung',
  ],
])

const JOY = ['delight', 'glad', 'support', 'alegr', 'encanta', 'ravis', 'plaisir', 'freu']
/** Many stars that are hardly meant. */
export const MOCKED: readonly JudgedReview[] = tell([
  ['en', 5, 'Well done on fixing the showers, only took 7 months and four emails. World class.', ...JOY],
  ['en', 5, 'Absolutely love paying every month for machines with an OUT OF ORDER sign. Ten out of ten.', ...JOY],
  ['es', 5, 'Dos horas de espera con cita y el flequillo torcido. "Profesionales" de verdad.', ...JOY],
  ['fr', 5, '« Accueil chaleureux » disent-ils : 2 heures au soleil avec un bébé.', ...JOY],
])

/** Where something might have happened, and where others are called in. */
export const ENDANGERED: readonly JudgedReview[] = [
  ...tell(
    [
      ['en', 1, 'Two of the wheel nuts were loose on the motorway, a day after they fitted the tyres.', 'recover'],
      ['es', 1, 'Nos dejaron una fuga de gas en la cocina y se fueron.', 'mejor'],
      ['fr', 1, 'Roue remontée avec deux boulons mal serrés, je l’ai vue partir.', 'mieux'],
      ['de', 1, 'Nach dem Reifenwechsel waren drei Radschrauben locker, bei Tempo 120.', 'besser geht'],
      ['de', 1, 'Nach der Reparatur hat die Steckdose Funken gesprüht, mein Sohn stand daneben.', 'besser geht'],
      ['en', 1, 'They gave me double the dose on the label. My GP noticed.', 'recover'],
      ['es', 1, 'La veterinaria ni la miró. Un día más y no la contaba.', 'mejor'],
    ],
    'health',
  ),
  ...tell(
    [
      ['fr', 1, 'Je reçois les analyses d’une autre personne avec son adresse. J’ai saisi la CNIL.', 'à temps'],
      ['es', 1, 'Me enviaron el informe de otra paciente. Va a la AEPD.', 'pedido'],
      ['de', 1, 'Ich habe eine letzte Frist bis zum 15. gesetzt, danach übernimmt meine Anwältin.', 'schade'],
      ['en', 1, 'If it is not sorted by the 30th my solicitor will write to you.', 'sorry'],
    ],
    'legal',
  ),
  ...tell(
    [['en', 5, 'We had to say goodbye to Biscuit. The vet stayed with us on her lunch.', 'food', 'smile']],
    'loss',
  ),
]
