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
  en(2, ['Newspapers to read at breakfast, but the coffee was cold.', ['coffee']]),
  en(3, ['Found you in the newspaper, the food was fine.']),
  en(2, ['The French press coffee was cold.', ['coffee']]),
  en(3, ['Right next to the police station, so parking was impossible.', ['parking']]),
  en(2, ['A journalist friend told us about this place, disappointing.']),
  es(3, ['Os encontré por un anuncio en el periódico, la comida regular.']),
  es(2, ['Trabajo en sanidad y esperaba más limpieza.']),
  es(2, ['Hay mucha demanda y poca atención.']),
  es(3, ['Está al lado de los juzgados y es imposible aparcar.']),
  fr(2, ['L’avocat aux crevettes était froid.']),
  fr(3, ['En face du tribunal, impossible de se garer.', ['garer']]),
  fr(2, ['J’ai lu un bon article dans la presse, mais le café était froid.', ['café']]),
  fr(2, ['Le service d’hygiène des toilettes laisse à désirer.']),
  de(2, ['Ich fand euch über eine Anzeige, die Suppe war kalt.', ['Suppe']]),
  de(3, ['In der Zeitung stand Gutes, der Service war langsam.', ['Service']]),
  de(3, ['Direkt neben der Polizei, man findet keinen Parkplatz.']),
  de(2, ['Der Laden kann mir gestohlen bleiben.']),
]

/** What goes wrong with money is named, whatever else the words sound like. */
export const BILLED_WRONGLY: readonly JudgedReview[] = [
  en(1, ['Charged twice, 148.60 each time. Lovely place otherwise.', ['the bill'], ['stars', 'rating']]),
  en(2, ['They charged my card 148.60 twice.', ['the bill']]),
  en(1, ['They overcharged us by 20 pounds.', ['the bill']]),
  en(2, ['The amount on the receipt was wrong.', ['the bill']]),
  en(2, ['I never got my refund.', ['waiting for your money'], ['refund']]),
  en(1, ['Hidden fees everywhere, watch out.', ['charge you did not expect']]),
  en(4, ['No hidden fees and never overcharged, nice.', [], ['charge', 'bill']]),
  es(1, ['Me cobraron dos veces, 148,60 euros.', ['la factura']]),
  es(1, ['Me han cobrado de más.', ['la factura']]),
  es(2, ['El importe no era correcto.', ['la factura']]),
  es(1, ['Sigo sin recibir el reembolso.', ['su dinero']]),
  es(1, ['Gastos ocultos por todas partes.', ['cargo']]),
  fr(1, ['Débité deux fois, 148,60 euros.', ['la facture']]),
  fr(2, ['Le montant était faux.', ['la facture']]),
  fr(1, ['Toujours pas remboursé.', ['votre argent']]),
  fr(1, ['Des frais cachés partout.', ['des frais']]),
  de(1, ['Zweimal abgebucht, 148,60 Euro.', ['Rechnung']]),
  de(1, ['Mir wurde zu viel berechnet.', ['Rechnung']]),
  de(2, ['Der Betrag stimmte nicht.', ['Rechnung']]),
  de(1, ['Ich warte immer noch auf die Rückerstattung.', ['Ihr Geld']]),
  de(1, ['Versteckte Gebühren ohne Ende.', ['Kosten']]),
]

/** Praise and thanks in which the contrary is meant: nobody asks whether the stars were a slip. */
const APOLOGY = {
  en: ['sorry|apolog|regret', ['stars', 'rating', 'slip', 'kind words']],
  es: ['lament|sentimos|disculp', ['nota', 'estrella', 'amables']],
  fr: ['désol|regret|navré|excus', ['la note', 'étoile', 'aimables']],
  de: ['leid|bedauer|entschuldig', ['Sterne', 'Versehen', 'netten']],
} as const
const ironic = (language: Locale, content: string): JudgedReview => {
  const [apology, never] = APOLOGY[language]
  return everyday(language)(1, [content, [apology], never])
}
export const MEANT_OTHERWISE: readonly JudgedReview[] = [
  ironic('en', 'Thanks for ruining my birthday.'),
  ironic('en', 'Thank you so much for making us miss our train.'),
  ironic('en', 'Great way to lose a customer.'),
  ironic('en', 'Nice way to treat loyal customers!'),
  ironic('en', 'Lovely, if you enjoy being ignored.'),
  ironic('en', 'Really appreciated the hair in my soup.'),
  ironic('en', 'Good luck getting an answer.'),
  ironic('es', 'Gracias por arruinar mi cumpleaños.'),
  ironic('es', 'Gracias por nada.'),
  ironic('es', 'Me encanta que me ignoren.'),
  ironic('fr', 'Merci d’avoir gâché notre anniversaire.'),
  ironic('fr', 'Merci pour rien.'),
  ironic('de', 'Danke, dass ihr meinen Geburtstag ruiniert habt.'),
  ironic('de', 'Danke für nichts.'),
]
