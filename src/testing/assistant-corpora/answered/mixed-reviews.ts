import type { Caution } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { JudgedReview } from './judged-review.ts'

type Told = readonly [rating: number, content: string, names?: readonly string[], never?: readonly string[]]

const tell =
  (language: Locale, caution: Caution | null = null) =>
  (told: readonly Told[]): JudgedReview[] =>
    told.map(([rating, content, names = [], never = []]) => ({ language, rating, content, caution, names, never }))

/** How regret is said in general words, and praise. */
const REGRET = {
  en: 'sorry|regret|apolog|to heart|pity|do better|still improve',
  de: 'leid|bedauer|entschuldig|zu herzen|schade|besser machen|verbessern',
  fr: 'regrett|désolé|excuse|à cœur|dommage|faire mieux|améliorer',
  es: 'sentimos|lament|disculpa|pena|hacerlo mejor|mejorar',
}
const JOY = {
  en: ['glad', 'delight', 'happy', 'pleased', 'wonderful'],
  de: ['freu', 'schön', 'toll,'],
  fr: ['ravis', 'heureux', 'joie', 'plaisir'],
  es: ['alegr', 'encanta', 'ilusión'],
}

/** A good half and another that no list knows: the reply thanks for the one and regrets the other, and takes neither for the other. */
export const MIXED_REVIEWS: readonly JudgedReview[] = [
  ...tell('en')([
    [
      3,
      'Food was lovely but they lost my coat and nobody seemed bothered.',
      ['food', REGRET.en],
      ['sorry that the food'],
    ],
    [
      4,
      'Great little bike shop, my gears shift like new. Only thing is I had to ask three times for the receipt.',
      [REGRET.en],
    ],
    [
      4,
      'Solid tuition for our son, grades went from D to B. Communication with parents is a bit hit and miss however.',
      [REGRET.en],
    ],
    [
      4,
      'The kitten is home and purring after her op, thank you Dr Lim. I did think £48 for a cone was a bit rich.',
      [REGRET.en],
    ],
    [4, 'Nice coffee. Loud.', ['coffee', REGRET.en]],
    [4, 'Top lads, fair price, cleaned up after. Bit of a wait to get booked in mind.', [REGRET.en], ['booking']],
    [
      2,
      'Booked for 7.30 for our anniversary, seated at 8.10 by the toilets. Starters came after the mains. My sea bass was still cold in the middle and when I pointed it out the waiter said "it is meant to be like that". 12.5% service added to the bill without asking.',
      [REGRET.en],
      JOY.en,
    ],
  ]),
  ...tell('de')([
    [
      4,
      'Essen war hervorragend, allerdings hat man unsere Jacken verwechselt und ich bin mit der falschen heim.',
      ['Essen', REGRET.de],
    ],
    [
      3,
      'Wände sauber gestrichen, Preis fair. Nur leider ist jetzt Farbe auf meinem Parkett und keiner will es gewesen sein.',
      [REGRET.de],
    ],
    [
      4,
      'Tolles Training, die Kurse sind abwechslungsreich. Einen Stern Abzug, weil die Umkleide im Winter eiskalt ist.',
      [REGRET.de],
    ],
    [
      5,
      'Schnitt top, Balayage wirklich mega geworden 😍 ABER bitte macht was an euren Terminen, 50 min warten trotz Termin geht gar nicht',
      [REGRET.de],
    ],
    [
      3,
      'Geräte neu und genug davon, Preis ok. Duschen dafür seit Wochen zur Hälfte gesperrt, in der Herrenumkleide schimmelt die Decke und am Tresen fühlt sich keiner zuständig.',
      [REGRET.de],
      ['frisch'],
    ],
    [
      4,
      'Hundesalon mit Herz, Bello sieht aus wie neu und hat sogar ein Halstuch bekommen. Telefonisch kommt man leider kaum durch.',
      [REGRET.de],
    ],
  ]),
  ...tell('fr')([
    [
      4,
      "Séjour très agréable, chambre impeccable, par contre le petit-déjeuner est d'une tristesse...",
      ['chambre', REGRET.fr],
      ['petit-déjeuner vous'],
    ],
    [
      3,
      "La couleur est super réussie, rien à dire, Jessica a de l'or dans les mains. Par contre j'ai demandé 2 cm de coupe, on m'en a enlevé au moins 7... et 118 € annoncés 90 à la prise de rdv.",
      [REGRET.fr],
      ['rien trouvé', 'coupe vous ait plu'],
    ],
    [
      3,
      "Emplacement au top, à 100 m de la plage, animateurs adorables avec les enfants. Mais les sanitaires !!! Une douche sur trois en état, pas d'eau chaude après 19h. Dommage car le cadre est vraiment magnifique.",
      [REGRET.fr],
      ['rien trouvé'],
    ],
    [4, "Rien à dire sur la qualité, c'est top. Côté organisation on a connu mieux.", [REGRET.fr], ['rien trouvé']],
    [3, "Cadre sublime, vue à tomber. L'assiette ne suit pas.", [REGRET.fr]],
  ]),
  ...tell('es')([
    [
      3,
      'El arroz del senyoret, de diez: en su punto, con sabor, socarrat perfecto. El servicio ya es otra historia. Nos trajeron el postre de otra mesa y cobran 2,50 por persona de pan que nadie pidió. Una lástima porque la cocina vale mucho.',
      [REGRET.es],
      ['que la comida no', 'que el arroz no'],
    ],
    [
      4,
      'Las uñas preciosas y duran un montón, pero tuve que mover la cita dos veces porque se les olvidó apuntarla.',
      [REGRET.es],
      ['pidió'],
    ],
    [
      4,
      'La farmaceutica joven un encanto, me explica todo lo de las pastillas de mi marido. El señor mayor no da ni los buenos dias y por telefono peor',
      [REGRET.es],
    ],
    [
      4,
      'Me arreglaron la tele en dos días. Lo que no me arreglaron fue el mando, que me lo perdieron.',
      [REGRET.es],
      JOY.es,
    ],
    [4, 'Un sitio con encanto, la dueña un amor. Salvo por los mosquitos, de diez.', [REGRET.es]],
  ]),
]

const NO_REGRET = {
  en: ['sorry', 'apolog', 'regret'],
  de: ['leid', 'bedauer', 'entschuldig'],
  fr: ['désolé', 'regrett', 'excuse'],
  es: ['sentimos', 'lament', 'disculpa'],
}

/** Nothing but praise: sayings, what others had said before, and stars that were hardly meant. */
export const PRAISE_ALONE: readonly JudgedReview[] = [
  ...tell('en')([
    [
      1,
      'Passed first time with only 2 minors!!! Brian is so patient and funny, best instructor ever, already told my sister to book with him. Thank you Brian 🚗🎉',
      ['stars|rating'],
      NO_REGRET.en,
    ],
    [
      1,
      'Absolutely love this salon, Tina is a genius with curls and I have never had so many compliments. 10/10',
      ['stars|rating'],
      NO_REGRET.en,
    ],
    [5, "Can't fault them. Turned up when they said, cleaned the gutters, sent photos, gone.", [], NO_REGRET.en],
    [
      5,
      'I was told by a friend that this place was awful. She was wrong, we had a wonderful evening and will be back.',
      [],
      [...NO_REGRET.en, 'celebration'],
    ],
    [
      5,
      'I wasn’t sure about leaving my daughter at a new nursery but she now cries when we LEAVE. Couldn’t ask for more.',
      [],
      NO_REGRET.en,
    ],
  ]),
  ...tell('de')([
    [1, 'Alles bestens gelaufen, Termin schnell bekommen, Team freundlich. Gerne wieder!', ['Sterne'], NO_REGRET.de],
    [5, 'Nichts auszusetzen. Pünktlich, sauber, freundlich. So muss das.', [], NO_REGRET.de],
    [
      5,
      'Hatte schlimme Bewertungen gelesen und war skeptisch. Völlig unbegründet! Zimmer groß, Frühstück reichlich, Personal herzlich.',
      [],
      NO_REGRET.de,
    ],
  ]),
  ...tell('fr')([
    [1, 'Super magasin, vendeuses au top, je recommande les yeux fermés !', ['étoiles|note'], NO_REGRET.fr],
    [5, "Rien à redire, tout était parfait de l'accueil au dessert.", [], NO_REGRET.fr],
    [
      5,
      "On m'avait dit que c'était cher et snob. Pas du tout !! Accueil simple et généreux, on s'est régalés.",
      [],
      NO_REGRET.fr,
    ],
  ]),
  ...tell('es')([
    [
      1,
      '¡Maravilloso! Mi hija salió encantada de su comunión, las fotos son preciosas, gracias Javi por tanta paciencia.',
      ['estrellas|nota'],
      NO_REGRET.es,
    ],
    [5, 'Nada que objetar, trato exquisito y todo explicado al detalle.', [], NO_REGRET.es],
    [
      5,
      'Se me inundó la cocina un domingo y a las dos horas ya estaba arreglado. Gente seria.',
      [],
      [...NO_REGRET.es, 'comida'],
    ],
  ]),
]

/** Few stars and a kind word: a complaint for all that. */
export const BLAME_ALONE: readonly JudgedReview[] = [
  ...tell('en')([
    [
      1,
      'Moved out 2nd September. They’re trying to keep £480 of the deposit for a "professional oven clean" and a lightbulb. While we lived there the extractor fan was broken for 7 months.',
      [REGRET.en],
      ['damaged'],
    ],
    [
      1,
      'If you like being talked down to by a teenager while your car fails for a bulb, this is the place for you.',
      [REGRET.en],
    ],
  ]),
  ...tell('de')([
    [
      1,
      'Verstopfter Abfluss am Samstag. Am Telefon hieß es "ab 59 Euro". Vor Ort 10 Minuten Spirale rein, Rechnung 489 Euro. Am Montag war der Abfluss wieder zu. Finger weg!',
      [REGRET.de],
      ['verschlossen'],
    ],
  ]),
  ...tell('fr')([
    [
      2,
      "Deux heures aux urgences vétérinaires pour s'entendre dire de revenir lundi. La dame de l'accueil a été gentille, c'est tout ce que je retiens.",
      [REGRET.fr],
      ['étoiles'],
    ],
    [
      1,
      'Deux mois et demi pour une paire de lunettes. Première fois les verres étaient inversés, deuxième fois rayés, troisième fois c’était la mauvaise monture.',
      [REGRET.fr],
      ['abîmé'],
    ],
  ]),
  ...tell('es')([
    [
      2,
      'Pagué por una mudanza con embalaje incluido y me encontré a las nueve de la mañana metiendo platos en cajas yo mismo.',
      [REGRET.es],
      ['estrellas'],
    ],
    [1, 'Felicidades al cocinero, ha conseguido que eche de menos el comedor del colegio.', [REGRET.es], ['estrellas']],
  ]),
]

/** What only sounds like a loss, or like a question. */
export const NEITHER_LOST_NOR_ASKED: readonly JudgedReview[] = [
  ...tell('en')([
    [
      5,
      'We lost our dog Rufus in the woods and this kennel sent two people out to look. He’s home. Legends.',
      [],
      ['loss'],
    ],
    [
      4,
      'Smooth move, careful crew. One lamp didn’t make it but they told us straight away and sorted it.',
      [],
      ['thoughts'],
    ],
  ]),
  ...tell('de')([[5, 'Schnell, sauber, günstig – was will man mehr?', [], ['Frage']]]),
]

/** Discrimination and harm, told by what happened alone. */
export const GRAVE_BY_FACTS: readonly JudgedReview[] = [
  ...tell(
    'en',
    'discrimination',
  )([
    [1, 'Security asked to see receipts for everything in my trolley. Nobody else leaving was stopped.'],
    [1, 'Me and my mates get turned away "full tonight". Lads behind us in the same trainers walk straight in.'],
    [1, 'He looked at my passport, looked at me and said "we don’t usually get your sort here". I left.'],
  ]),
  ...tell(
    'de',
    'discrimination',
  )([
    [1, 'Als sie mich dann gesehen hat, war plötzlich der Neffe eingezogen.'],
    [1, 'Der Makler fragte, ob ich überhaupt Deutsch lesen könne. Ich bin Deutschlehrer.'],
  ]),
  ...tell(
    'fr',
    'discrimination',
  )([
    [1, "Entretien annulé dès que j'ai donné mon prénom. Le poste est toujours en ligne."],
    [1, "L'agent m'a demandé d'ouvrir mon manteau. Pas ma copine, blonde, qui portait le même."],
  ]),
  ...tell(
    'es',
    'discrimination',
  )([
    [1, 'Pregunté por el piso y me dijeron que solo alquilaban a "gente del país". Nací en Zaragoza.'],
    [1, 'Pedí un anillo del escaparate y me dijeron que era "muy caro". A la señora que entró después se lo sacaron.'],
  ]),
  ...tell(
    'en',
    'discrimination',
  )([
    [
      1,
      'My father uses a walking frame. They told us the lift was "for staff" and that he could come back when he was feeling more able.',
    ],
    [1, 'They wanted to see my passport before they gave us the key. Nobody else in the queue was asked.'],
    [1, 'The flat was already taken when I rang. My friend called Emily rang ten minutes later and it was available.'],
  ]),
  ...tell(
    'de',
    'discrimination',
  )([
    [1, 'Die Dame am Empfang hat meinen Ausweis sehen wollen, meinen deutschen Freund daneben hat keiner gefragt.'],
    [
      1,
      'Als ich den Besichtigungstermin unter meinem Namen wollte, war die Wohnung weg. Meine Nachbarin Schneider bekam eine Stunde später drei Termine zur Auswahl.',
    ],
  ]),
  ...tell(
    'fr',
    'discrimination',
  )([
    [
      1,
      "On m'a dit que l'appartement était déjà loué. Ma collègue, qui s'appelle Dupont, a appelé dix minutes après : il était libre.",
    ],
    [
      1,
      'Le vigile nous a suivis dans tous les rayons, mon frère et moi. Les autres clients faisaient leurs courses tranquillement.',
    ],
  ]),
  ...tell(
    'es',
    'discrimination',
  )([
    [
      1,
      'Nos dijeron que con "esa ropa" no podíamos bañarnos en la piscina. Llevaba un burkini. Las demás llevaban neopreno y nadie dijo nada.',
    ],
    [
      1,
      'Me pidieron el pasaporte y una fianza doble "por política". A la pareja sueca que iba detrás, ni lo uno ni lo otro.',
    ],
  ]),
  ...tell(
    'de',
    'health',
  )([
    [
      1,
      'Nach der Wimpernverlängerung waren meine Augen zwei Tage zugeschwollen, der Augenarzt hat eine Reaktion auf den Kleber festgestellt.',
    ],
  ]),
  ...tell(
    'fr',
    'health',
  )([
    [
      2,
      'Ma fille de 6 ans est rentrée du centre aéré avec une insolation. Personne ne leur avait mis de chapeau ni donné assez à boire.',
    ],
    [1, "Mon père est sorti de la maison de repos avec des escarres au talon. Personne n'avait rien vu, soi-disant."],
  ]),
]
