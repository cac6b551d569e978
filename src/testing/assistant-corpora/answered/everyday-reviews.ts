import type { Locale } from '#shared/domain/locales.ts'
import type { JudgedReview } from './judged-review.ts'

type Told = readonly [content: string, names?: readonly string[], never?: readonly string[]]

const everyday =
  (language: Locale) =>
  (rating: number, [content, names = [], never = []]: Told): JudgedReview => ({
    language,
    rating,
    content,
    caution: null,
    names,
    never,
  })
const [en, es, fr, de] = [everyday('en'), everyday('es'), everyday('fr'), everyday('de')]

export const EVERYDAY_REVIEWS: readonly JudgedReview[] = [
  en(1, ['The waiter was rude and rolled his eyes when we asked for water.', ['waiter', 'rude'], ['food', 'prices']]),
  en(1, ['Pizza came burnt on one side. Sent it back, second one burnt as well.', ['pizza', 'burnt'], ['prices']]),
  en(2, ['They charged us for two bottles we never ordered, the bill was wrong.', ['bill'], ['prices', 'products']]),
  en(2, ['Nowhere to park. Drove around for half an hour.', ['parking'], ['location', 'wait']]),
  en(1, ['Still waiting for my deposit, six weeks after we moved out.', ['deposit'], ['waiting time', 'rooms']]),
  en(3, ['Lovely pasta, but the music was so loud that we could not talk.', ['pasta', 'music'], ['prices']]),
  en(4, ['Friendly staff and great coffee. The toilets were dirty though.', ['toilets'], ['prices', 'how clean']]),
  en(1, [
    'Oh wonderful, another two hours in the waiting room. Truly world class.',
    [],
    ['kind words', 'glad', 'pleasure', 'the room'],
  ]),
  en(1, ['Best haircut I have ever had, I love this place!', [], ['sorry', 'apolog', 'kind words']]),
  en(5, ['Perfect.', [], ['sorry', 'food', 'service']]),
  en(1, ['Bad.', ['sorry|apolog|regret'], ['food', 'service', 'prices']]),
  en(3, ['Ok', [], ['sorry', 'food', 'delight']]),
  en(5, ['Cannot recommend this hotel highly enough. Spotless room, kind reception.', ['room'], ['sorry']]),
  en(5, [
    'We found it at 12 Cheap Street. When we arrived the owner greeted us with a smile.',
    [],
    ['price', 'delivery'],
  ]),
  es(1, ['El camarero fue muy maleducado con mi madre.', ['camarero'], ['precio', 'comida']]),
  es(2, ['La pizza llegó quemada y fría.', ['pizza', 'quemada'], ['precio', 'entrega']]),
  es(5, ['¡Todo riquísimo! La paella, espectacular.', ['paella'], ['lament', 'disculp']]),
  es(3, ['La habitación muy bonita, pero el desayuno era escaso.', ['habitación', 'desayuno'], ['precio']]),
  fr(1, ['Serveur désagréable, on a eu l’impression de déranger.', ['serveur'], ['prix', 'cuisine']]),
  fr(2, ['Impossible de se garer, et personne ne nous avait prévenus.', ['garer'], ['prix', 'emplacement']]),
  fr(4, ['Très bon repas et accueil chaleureux, seul le café était froid.', ['café'], ['prix']]),
  fr(1, ['Nul.', ['désolé|excuses|regret'], ['cuisine', 'service', 'prix']]),
  de(1, ['Der Kellner war unverschämt und hat uns angeschnauzt.', ['Kellner'], ['Preis', 'Essen']]),
  de(1, ['Wir warten seit acht Wochen auf unsere Kaution.', ['Kaution'], ['Wartezeit', 'Zimmer']]),
  de(2, ['Schnitzel kalt, Pommes labbrig, und die Rechnung stimmte auch nicht.', ['Rechnung'], ['Preis', 'Produkt']]),
  de(5, ['Sehr leckere Torte und nette Bedienung, wir kommen gerne wieder!', ['Torte'], ['leid', 'bedauer']]),
  de(1, ['Na toll, wieder eine Stunde umsonst gewartet. Herzlichen Dank auch.', [], ['freu', 'nette']]),
  de(3, ['Geht so.', [], ['leid', 'Essen', 'freuen uns über']]),
]
