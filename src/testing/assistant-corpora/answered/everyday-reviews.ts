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

/** Everyday complaints in words that injuries are told in. */
export const ONLY_SOUNDS_GRAVE: readonly JudgedReview[] = [
  en(2, ['Standards have slipped and the food was cold.']),
  en(2, ['They cut my hair back far too short.']),
  en(2, ['She cut my hair shoulder length, I had asked for a trim.']),
  en(2, ['The quality fell off a cliff since the new owners came.']),
  en(2, ['I am sick and tired of waiting for the bill.']),
  en(2, ['We got sick and tired of asking for water.']),
  en(3, ['Right next to the hospital, so parking was impossible.']),
  en(3, ['No gluten allergy information on the menu.']),
  en(3, ['No options for people with allergies.']),
  en(2, ['The staff seem allergic to smiling.']),
  en(2, ['To add insult to injury, they charged us for the water.']),
  en(2, ['The seams were bad, loose stitches everywhere.']),
  en(2, ['We waited two hours before we saw the doctor.']),
  en(1, ['The room smelled of vomit.']),
  en(2, ['We were ill informed about the opening hours.']),
  es(3, ['Está al lado del hospital y es imposible aparcar.']),
  es(3, ['No hay información sobre alergias en la carta.']),
  es(3, ['No tienen opciones para celíacos.']),
  es(2, ['Me corté el pelo aquí y quedó fatal.']),
  es(2, ['Se cortó la luz dos veces y se rompió la cisterna.']),
  es(2, ['El servicio de urgencias de fontanería nunca contesta.']),
  es(2, ['Había quemaduras de cigarrillo en la colcha.']),
  es(1, ['La comida era vomitiva.']),
  fr(3, ['Juste à côté de l’hôpital, impossible de se garer.']),
  fr(2, ['Je suis tombé sur un serveur désagréable.']),
  fr(2, ['Nous sommes tombés de haut, je suis tombé de haut en voyant la note.']),
  fr(2, ['Le chauffage s’est coupé deux fois dans la nuit.']),
  fr(3, ['Aucune information sur les allergies.']),
  fr(2, ['Une décoration à vomir.']),
  fr(2, ['Je me suis cassé au bout d’une heure, toujours pas servi.']),
  fr(2, ['Brûlures de cigarette sur la couette.']),
  de(3, ['Direkt neben dem Krankenhaus, man findet keinen Parkplatz.']),
  de(3, ['Keine Infos zu Allergien auf der Karte.']),
  de(3, ['Leider nichts für Allergiker.']),
  de(2, ['Ich bin über dieses Angebot gestolpert und wurde enttäuscht.']),
  de(2, ['Der Kellner reagierte allergisch auf unsere Nachfrage.']),
  de(2, ['Wir haben zwei Stunden beim Arzt gewartet.']),
  de(2, ['Den Schlüssel hätten sie uns persönlich übergeben müssen.']),
]
