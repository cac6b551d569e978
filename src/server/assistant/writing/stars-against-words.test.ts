import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import { PHRASE_BOOKS } from './compose-reply.ts'

const assistant = guardAssistant(createBuiltInAssistant())

async function write(locale: Locale, rating: number | null, content: string) {
  const review = { id: content, content, rating, author: 'Ann', language: null, platform: 'google' } as const
  const drafted = await assistant.draftReply({
    review: { ...review, isRecommended: rating === null ? true : null },
    businessName: 'Lindenhof',
    instructions: '',
    locale,
    voice: DEFAULT_BRAND_VOICE,
    recent: [],
  })
  return drafted.text
}
type Case = readonly [Locale, number | null, string]

const APOLOGY = /sorry|apolog|regret|sentimos|lament|disculp|désolé|navré|regrett|excus|leid|bedauer|entschuld/i
const says = (text: string, lists: readonly (readonly string[])[]) =>
  lists.flat().some((way) => text.toLowerCase().includes(way.toLowerCase()))
/** In words for those who mean their praise. */
const isJoyful = (text: string, locale: Locale) => {
  const { opening, plain, warmth } = PHRASE_BOOKS[locale]
  return says(text, [opening.good, plain.moved, warmth.good])
}
const NAMED_PRAISE =
  /glad|pleased to (?:hear|read)|nice to (?:hear|read)|nos alegra|contents que|ravis que|heureux que|freut|freude, dass|schön, dass/i

describe('many stars that are not meant', () => {
  it.each([
    ['en', 5, 'Lightning fast: 50 minutes for one toastie, I knew every tile on the wall by the end. Unforgettable.'],
    ['en', 5, 'Highly recommended for anyone who has always wanted to spend £90 on ten minutes of looking at a tap.'],
    ['en', 5, 'Ideal if you enjoy standing in a corridor. Quick as ever, only two hours past my slot.'],
    ['es', 5, 'Rapidísimos: 55 minutos para dos cañas, me dio tiempo a leerme el periódico entero. Inolvidable.'],
    ['es', 5, 'Muy recomendable para quien quiera pagar 300 euros por diez minutos de mirar una tubería.'],
    ['es', 5, 'Ideal para quien disfrute esperando de pie en un pasillo. Qué eficacia.'],
    ['fr', 5, 'Une rapidité folle : 40 minutes pour un croque, j’ai pu compter les carreaux du plafond. Mémorable.'],
    ['fr', 5, 'Je recommande à tous ceux qui rêvent de payer 250 euros pour cinq minutes de travail !'],
    ['fr', 5, 'Parfait si vous aimez faire la queue debout. Une efficacité rare.'],
    ['de', 5, 'Wahnsinnig schnell: 45 Minuten für zwei Kugeln Eis, ich kenne jetzt jede Fliese. Unvergesslich.'],
    ['de', 5, 'Sehr empfehlenswert für alle, die schon immer 400 Euro für zehn Minuten zahlen wollten!'],
    ['de', 5, 'Ideal für Leute, die gern im Flur stehen. Zügig wie immer, nur zwei Stunden nach Termin.'],
    ['en', 5, 'Incredible what they manage. Went in for a bulb, came out with a bill for £480 and still no bulb.'],
    ['en', 5, 'Great for anyone on a diet: two scallops for £26, and you could count the peas.'],
    ['es', 5, 'Impresionante. Fui por una bombilla, salí con una factura de 380 euros y sin bombilla.'],
    ['es', 5, 'Cuatro veces pedí la sal, cuatro veces trajeron pan. Inolvidable.'],
    ['es', 5, 'Perfecto para quien quiera adelgazar: tres gambas a 22 euros.'],
    ['fr', 5, 'Venu pour une ampoule, reparti avec une facture de 390 euros et toujours pas d’ampoule. Magique.'],
    ['fr', 5, 'Parfait pour ceux qui sont au régime : trois crevettes à 19 euros.'],
    ['de', 5, 'Wegen einer Glühbirne hin, mit einer Rechnung über 410 Euro und ohne Glühbirne wieder raus. Magisch.'],
    ['de', 5, 'Ideal für alle, die abnehmen wollen: drei Garnelen für 21 Euro.'],
    ['en', 5, 'Left my parcel in the paddling pool of a garden three streets away. Photo included. Bravo.'],
    ['en', 5, 'Wow, quicker than my passport renewal. So about three hours.'],
    ['es', 5, 'Dejaron el sobre debajo de la rueda del coche del portero. Con foto y todo. Chapó.'],
    ['fr', 5, 'Commande déposée dans la poubelle jaune la veille du ramassage. Photo à l’appui. Chapeau.'],
    ['de', 5, 'Paket im Planschbecken vom Nachbarhaus abgelegt. Mit Beweisfoto. Chapeau.'],
    ['de', 5, 'Respekt, schneller als jede Behörde. Also nach vier Stunden.'],
    [
      'en',
      5,
      'Five stars because who needs sleep. A "quiet" room over the bins, £18 for parking that is not mentioned anywhere, breakfast like cardboard.',
    ],
    [
      'en',
      4,
      'A masterclass in selling extras: "basic" cover £22 a day, an hour in the queue, and a car the size of a shoebox.',
    ],
    [
      'es',
      5,
      'Todo un talento: 70 minutos para un bocadillo, 9 € el agua y una mesa "con encanto" al lado del baño. Me dio tiempo a leer el periódico.',
    ],
    ['fr', 5, 'Mention spéciale au devis "tout compris" à 240 €, devenu 390 € sans un mot. Une leçon de patience. 🙃'],
    [
      'de',
      5,
      'Fünf Sterne, weil man hier Geduld lernt. Zwei Stunden im Flur, "gleich dran", und ein Zimmer wie ein Schuhkarton. Echte Künstler.',
    ],
    ['en', 5, 'It took me only nine calls to get through. Special shout out to whoever hung up on me.'],
    ['es', 5, 'Qué maravilla hacer media hora de cola con dos cajas cerradas. Así da gusto.'],
    ['fr', 5, 'Si vous aimez les frites froides, foncez. Une heure pour trois rues, bravo les champions.'],
    ['de', 5, 'Die Suppe hatte genug Zeit, in Ruhe kalt zu werden. Man denkt eben mit.'],
  ] as const)('are not thanked with joy: %s, %s, %s', async (...review: Case) => {
    const text = await write(...review)
    expect(text).not.toMatch(NAMED_PRAISE)
    expect(isJoyful(text, review[0])).toBe(false)
  })

  it.each([
    ['en', 5, 'Fast and friendly, my tyres were done in 20 minutes. Would recommend to anyone.', /quick|recommend/],
    ['en', 5, 'Perfect if you love seafood, and really kind staff.', /./],
    ['en', 5, 'Best ramen for miles, lovely broth. Bravo.', /./],
    ['de', 5, 'Respekt, tolle Arbeit und schnell fertig.', /schnell/],
    ['fr', 5, 'Une soirée magnifique du début à la fin. Bravo !', /./],
    ['en', 5, 'Great for anyone who wants to lose weight, brilliant trainers.', /./],
    ['en', 5, 'Bill came to £140 and no hidden extras. Brilliant job.', /./],
    ['de', 5, 'Rechnung über 90 Euro und keine bösen Überraschungen. Super Arbeit!', /./],
    ['es', 5, 'Muy rápidos, en 20 minutos tenía las gafas listas. Los recomiendo.', /rápido|recomiende/],
    ['es', 5, 'Ideal para quien quiera comer bien y barato. Volveremos.', /./],
    ['fr', 5, 'Très rapide, ma montre était prête en 15 minutes. Je recommande !', /vite|recommand/],
    ['fr', 5, 'Parfait si vous aimez le poisson frais, accueil adorable.', /./],
    ['de', 5, 'Super schnell, nach 15 Minuten war alles fertig. Klare Empfehlung!', /schnell|weiterempfehlen/],
    ['de', 5, 'Absolut empfehlenswert für alle, die gern gut essen. Sehr herzlich!', /./],
    ['en', 5, 'Stayed three hours and could have stayed longer, lovely volunteers. £6 well spent.', /./],
    ['es', 5, 'Artistas de la tijera, salí encantada.', /./],
    ['de', 5, 'Das Team hat Talent, mein "Problemhaar" sitzt perfekt. Danke!', /./],
  ] as const)('are thanked where they are: %s, %s, %s', async (locale, rating, content, named) => {
    const text = await write(locale, rating, content)
    expect(text).toMatch(named)
    expect(text).not.toMatch(APOLOGY)
    expect(isJoyful(text, locale)).toBe(true)
  })
})

describe('many stars over nothing but blame', () => {
  it.each([
    ['en', 5, 'Awful. A different tutor every week, a filthy room, and they charged me for hours I never had. Avoid.'],
    ['en', 5, 'Terrible company. Would not recommend them to anyone.'],
    ['es', 5, 'Pésimo. Cada día una excusa, la furgoneta llegó con medio porche roto. No los recomiendo a nadie.'],
    ['es', 5, 'Un desastre de academia, no vuelvo y no la recomiendo.'],
    ['fr', 5, 'Catastrophique. Un moniteur différent à chaque fois et des heures jamais faites. À fuir.'],
    ['fr', 5, 'Très déçue, je ne recommande pas du tout cette agence.'],
    ['de', 5, 'Katastrophe. Jede Woche ein anderer Lehrer, nie pünktlich. Kann ich nicht empfehlen.'],
    ['de', 5, 'Finger weg! Unfreundlich und unpünktlich, nie wieder.'],
  ] as const)('are regretted: %s, %s, %s', async (...review: Case) => {
    const text = await write(...review)
    expect(text).toMatch(APOLOGY)
    expect(isJoyful(text, review[0])).toBe(false)
  })

  it.each([
    [
      'en',
      5,
      'After a terrible experience elsewhere I came here, and they were wonderful. Can’t recommend them enough.',
    ],
    ['en', 5, 'Not once disappointed, never a bad meal. Avoid Fridays, it is packed!'],
    ['es', 5, 'Mi anterior dentista era pésimo. Aquí me trataron genial, los recomiendo.'],
    ['fr', 5, 'Après une catastrophe chez un autre coiffeur, elle a tout rattrapé. Je recommande !'],
    ['de', 5, 'Mein alter Friseur war eine Katastrophe, hier bin ich endlich zufrieden. Danke!'],
    ['de', 5, 'Nie wieder woanders! Herzlich und gut.'],
  ] as const)('are not where others are blamed: %s, %s, %s', async (...review: Case) => {
    expect(await write(...review)).not.toMatch(APOLOGY)
  })
})

describe('strong praise with trouble before it', () => {
  it.each([
    [
      'en',
      null,
      'I hadn’t set foot in a pool in nine years after nearly drowning as a child and I was crying in the car. ' +
        'Mira got in with me, held my hand, and never rushed me. I swam a whole length today. If you are scared, go to her.',
    ],
    [
      'en',
      5,
      'Heating died on Christmas Eve with a newborn in the house. Rang expecting nothing and Jo was round within the hour. ' +
        'Dead pump, had one in the van, charged what she said she would. Her card is now on the fridge',
    ],
    [
      'es',
      5,
      'Llevaba siete años sin ir al dentista por pura vergüenza y entré temblando. La doctora me explicó cada paso y paró ' +
        'cada vez que levanté la mano. Salí llorando, pero de alivio. Si tenéis miedo, venid aquí.',
    ],
    [
      'fr',
      5,
      'Dix ans que je n’osais plus conduire après mon accident, je tremblais en montant dans la voiture. Le moniteur n’a ' +
        'jamais haussé le ton et a attendu que je sois prête. J’ai eu mon permis hier. Merci du fond du cœur.',
    ],
    [
      'fr',
      5,
      'Opérée de la hanche au printemps, je ne pensais plus jamais danser à mon âge. Grâce à Malik et à sa patience, c’est ' +
        'chose faite. Exigeant mais toujours de bonne humeur, et on n’est pas à dix dans la salle.',
    ],
    [
      'de',
      5,
      'Zwölf Jahre lang war ich bei keinem Zahnarzt, weil ich als Kind schlimme Schmerzen hatte. Ich habe im Wartezimmer ' +
        'gezittert. Die Ärztin hat sich zu mir gesetzt und bei jedem Handzeichen aufgehört. Wer Angst hat, soll hierher gehen.',
    ],
  ] as const)('gets moved thanks: %s, %s, %s', async (...review: Case) => {
    const text = await write(...review)
    expect(says(text, [PHRASE_BOOKS[review[0]].plain.moved])).toBe(true)
    expect(text).not.toMatch(APOLOGY)
  })
})

describe('one star that is a slip', () => {
  it.each([
    [
      'en',
      1,
      'Wonderful clinic! I had put off going for nine years out of pure fear, and Dr. Osei explained every step. No pain at all. Already booked my mum in.',
    ],
    ['en', 1, 'Brilliant garage. Two other garages had given up on the car, these people are fantastic and so kind.'],
    ['es', 1, '¡Maravillosa clínica! Tenía auténtico pánico y la doctora fue un encanto. Sin dolor. Muy recomendable.'],
    ['fr', 1, 'Cabinet formidable ! J’avais une peur bleue et l’équipe a été adorable. Aucune douleur. Je recommande.'],
    [
      'de',
      1,
      'Wunderbare Praxis! Ich hatte jahrelang Angst, und das Team war großartig und einfühlsam. Keine Schmerzen. Sehr zu empfehlen.',
    ],
  ] as const)('is not regretted: %s, %s, %s', async (...review: Case) => {
    expect(await write(...review)).not.toMatch(/not happy|disappoint|désolé|lamentamos que|sentimos que|leid, dass/i)
  })

  it.each([
    ['en', 1, 'The drill slipped and now I have a huge fear of dentists. Terrible, rude, careless.'],
    ['en', 1, 'Other garages had warned me. Rude staff and a botched job.'],
    ['es', 1, 'Me daba miedo y con razón: trato pésimo y ni una explicación.'],
    ['fr', 1, 'J’avais peur, et j’avais raison : accueil glacial, travail bâclé.'],
    ['de', 1, 'Ich hatte Angst, und zu Recht: unfreundlich, grob, hektisch.'],
  ] as const)('is meant where something is blamed: %s, %s, %s', async (...review: Case) => {
    expect(await write(...review)).toMatch(
      new RegExp(`${APOLOGY.source}|concern|preocupa|préoccup|Sorge|ernst|attention|unhappy|désolé`, 'i'),
    )
  })
})

describe('five stars over nothing but scorn', () => {
  it.each([
    ['fr', 5, 'A fuir!!! Douches dégueulasse, le gérant hurle sur les enfants, caution jamais rendue.'],
    ['fr', 5, 'Immonde. Des draps tachés et un matelas qui sent le moisi.'],
    ['es', 5, 'Asqueroso. Pelos en la ducha y cucarachas en el pasillo.'],
    ['de', 5, 'Ekelhaft. Haare in der Dusche, Schimmel an der Decke.'],
    ['en', 5, 'Revolting. Hair in the shower and mould on the ceiling.'],
    ['en', 5, 'Ten out of ten. Loved being woken at five by the bins. Would recommend to anyone I don’t like.'],
    ['en', 5, 'Five stars for the most expensive key of my life! £290 for a minute. Someone has to pay for the yacht.'],
    ['es', 5, 'Cinco estrellas para el tornillo más caro de mi vida: 210 euros. Se lo recomiendo a mi peor enemigo.'],
    ['fr', 5, 'Cinq étoiles pour la serrure la plus chère de ma vie, 450 euros. Je recommande à mon pire ennemi.'],
    [
      'de',
      5,
      'Fünf Sterne für den teuersten Dübel meines Lebens! 250 Euro. Weiter so, die Jacht will ja bezahlt werden.',
    ],
  ] as const)('are regretted: %s, %s, %s', async (...review: Case) => {
    const text = await write(...review)
    expect(text).toMatch(APOLOGY)
    expect(isJoyful(text, review[0])).toBe(false)
  })

  it.each([
    ['fr', 5, 'Ma voiture était dégueulasse, elle est ressortie nickel. Merci !'],
    ['en', 5, 'Five stars for Beth and her team, my car runs again and the bill was £40.'],
    ['en', 5, 'Would recommend to anyone, even to my mother-in-law, who is hard to please. Lovely people.'],
    ['de', 5, 'Fünf Sterne für Mehmet, bester Haarschnitt meines Lebens!'],
    ['es', 5, 'Cinco estrellas por la paciencia con mi abuela. Gente encantadora.'],
  ] as const)('are thanked where they are meant: %s, %s, %s', async (...review: Case) => {
    expect(await write(...review)).not.toMatch(APOLOGY)
  })
})
