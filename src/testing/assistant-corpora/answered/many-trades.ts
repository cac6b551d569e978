import type { Caution } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { JudgedReview } from './judged-review.ts'

type Told = readonly [rating: number, content: string, names?: readonly string[], never?: readonly string[]]

const tell =
  (language: Locale, caution: Caution | null = null) =>
  ([rating, content, names = [], never = []]: Told): JudgedReview => ({
    language,
    rating,
    content,
    caution,
    names,
    never,
  })

/** Of many trades, written without a look at the lists: what each complains of, or praises, is what is answered. */
export const OF_MANY_TRADES: readonly JudgedReview[] = [
  ...(
    [
      [
        2,
        'The waiter rolled his eyes when I asked for tap water and then forgot our starters altogether. Food itself was ok.',
        ['waiter'],
        [],
      ],
      [
        1,
        'We were charged for two bottles of wine, we had one. Took 20 minutes of arguing to get it fixed.',
        [],
        ['wine'],
      ],
      [
        5,
        'Dr. Lindqvist was so gentle with my root canal, I nearly fell asleep in the chair. Can’t thank her enough.',
        ['gentle'],
        ['better', 'improve', 'sorry'],
      ],
      [1, 'Great, waited two hours. Loved it.', ['wait'], ['glad', 'stars']],
      [3, 'Lovely room, shame about the drunk people yelling in the corridor until 4am.', ['room', 'noise'], []],
      [1, 'Fixed my brakes on Monday, squealing again by Wednesday. Rang four times, nobody picks up.', [], []],
      [2, 'Ordered a size 8 and got a 6. Sent it back three weeks ago and still no refund.', [], []],
      [
        1,
        'Quoted £80 on the phone, bill was £210. Call out fee, parking fee, "materials" fee. Watch out.',
        ['pay more'],
        ['parking'],
      ],
      [4, 'Good haircut as always. Could you maybe open on Sundays?', ['haircut', 'suggest|idea'], ['sorry']],
      [
        2,
        'Used to be my favourite bakery. Since the new owners took over the bread is stale by noon and the prices doubled.',
        [],
        ['our team did'],
      ],
      [5, 'Not a single thing to complain about, and believe me I tried!', ['happy'], ['sorry', 'improve']],
      [1, 'Cancelled my appointment by text ten minutes before. I had taken the day off work.', ['appointment'], []],
      [
        4,
        'Do you have parking for vans? Otherwise great service.',
        ['kind|service', 'question|asking'],
        ['parking was', 'sorry'],
      ],
      [5, 'Would not go anywhere else for tyres. Fast, honest, fair price.', ['quickly', 'trust'], ['sorry']],
      [1, 'Booked the sea view, got the car park. They shrugged.', ['room you had booked'], ['parking']],
      [2, 'Hair came out orange. I asked for ash blonde. She wanted another 60 to correct it.', [], []],
      [4, 'Really enjoyed the yoga class, room was a bit chilly though.', ['cold'], []],
      [
        1,
        'Oh sure, "10 minutes wait". We’re still laughing, 75 minutes later, hungry.',
        ['sorry|apolog|regret'],
        ['glad'],
      ],
      [2, 'Nice enough people but they never call back when they say they will.', ['hear back'], []],
      [
        2,
        'They kept upselling. Came in for an oil change, left with a list of 900 dollars worth of repairs my own mechanic says I don’t need.',
        [],
        ['repair'],
      ],
      [
        3,
        'The steak was perfectly cooked, the sides were cold and the dessert never came.',
        ['steak', 'missing'],
        ['dessert did'],
      ],
      [2, 'Website says open till 9. Got there at 8.15, lights off, doors locked.', ['closed'], []],
      [4, 'Would be five stars if the wifi worked in the rooms.', ['suggest|idea'], ['liked']],
      [1, 'The instructor was on his phone the entire driving lesson.', ['attention'], []],
      [3, 'Good coffee, grumpy barista.', ['friendly'], []],
      [
        5,
        'Even though we arrived late and the kids were a handful, the staff couldn’t have been kinder.',
        [],
        ['sorry', 'improve'],
      ],
      [3, 'Good selection but returns are a nightmare.', ['selection', 'return'], []],
      [
        2,
        'The lady on the till accused me of stealing a lipstick I bought elsewhere. Showed the receipt and not even a sorry.',
        ['accused'],
        ['bill'],
      ],
      [1, 'Broken treadmill since June, showers cold since July, fees up since August.', ['working'], []],
      [1, 'Thank you for ruining our anniversary. Truly memorable.', ['spoiled'], ['kind words', 'stars']],
    ] as const
  ).map(tell('en')),
  ...(
    [
      [1, 'Qué maravilla, una hora para que te traigan la cuenta. Así da gusto.', ['esperar'], ['factura', 'alegr']],
      [5, 'El fisio, Andrés, un profesional como la copa de un pino.', ['trabajo'], ['bebidas']],
      [1, 'Tres semanas esperando el sofá y encima llegó rayado.', ['tardara', 'estado'], []],
      [3, 'Ni fu ni fa', [], ['lament']],
      [4, 'Buena atención, aunque el aparcamiento es un infierno.', ['aparcar'], []],
      [3, 'El hotel bonito y limpio pero las paredes son de papel, se oye todo.', ['limpio', 'ruido'], []],
      [1, 'Precioso todo, sobre todo la cucaracha del baño.', ['bichos'], ['alegr', 'estrellas']],
    ] as const
  ).map(tell('es')),
  ...(
    [
      [1, 'Bravo, une mouche dans la soupe et ils rient. Grande classe.', ['assiette'], ['que il']],
      [2, 'Quatre-vingts euros de frais de dossier dont personne ne m’avait parlé.', ['payé plus'], ['note']],
      [1, 'Ah ça, pour encaisser ils sont rapides. Pour réparer, on attend toujours.', ['problème'], ['aimables']],
      [1, 'Rendez-vous annulé deux fois sans prévenir, je ne reviendrai pas.', ['comme prévu'], []],
      [5, 'Garagiste honnête, ça devient rare.', ['honnêteté'], ['désol']],
    ] as const
  ).map(tell('fr')),
  ...(
    [
      [
        1,
        'Na toll, drei Wochen auf den Termin gewartet und dann hat der Arzt ganze zwei Minuten Zeit. Danke auch.',
        [],
        ['freu'],
      ],
      [4, 'Schöne Auswahl und faire Preise, nur die Parkplatzsuche nervt.', ['Parken', 'Preis'], []],
      [1, 'Hose in Größe 52 bestellt, 48 bekommen, Rücksendung soll ich selbst zahlen.', ['bekommen', 'Rückgabe'], []],
      [4, 'Leckerer Kuchen, freundliche Bedienung. Leider keine Kartenzahlung.', ['Torte', 'Karte'], []],
      [
        2,
        'Am Telefon erreicht man niemanden, auf E-Mails kommt keine Antwort.',
        ['erreichen', 'Antwort'],
        ['Aufmerksamkeit'],
      ],
    ] as const
  ).map(tell('de')),
  ...(
    [
      [
        2,
        'Kept changing the delivery slot, four times in all. In the end I picked the fridge up myself.',
        ['planned'],
        [],
      ],
      [2, 'Sunday roast was dry as a bone, gravy from a packet, £24.', ['dry'], []],
      [3, 'Service friendly but painfully slow, we missed our film.', ['service', 'slow'], ['liked the service']],
      [2, 'Advertised as vegan friendly. One option: chips.', ['expected'], ['stars', 'rating']],
      [4, 'Good burgers, patient with our noisy toddlers, portions could be bigger.', ['burger', 'portions'], []],
      [2, 'My perm fell out after one wash.', ['last'], []],
      [5, 'Quick reply, fair quote, tidy work. What more do you want?', [], ['question', 'sorry']],
      [4, 'Comfortable beds, great location near the harbour. Walls a bit thin.', ['location', 'noise'], []],
      [2, 'Hotel looks tired, carpets worn, tv from 1998. Staff doing their best.', ['worn'], []],
      [1, 'My elderly mum waited in the cold for the taxi you promised. It never came.', [], ['ordered']],
      [
        2,
        'Vet didn’t listen, prescribed the same pills twice, second opinion found the real problem in five minutes.',
        [],
        ['glad'],
      ],
    ] as const
  ).map(tell('en')),
  ...(
    [
      [
        5,
        'El mejor taller de la ciudad, te explican la avería y no te cobran de más.',
        ['explicaran'],
        ['probó', 'factura'],
      ],
      [3, 'La comida bien, el camarero con prisa por echarnos.', ['comida'], ['camarero le atendiera bien']],
      [1, 'Gran servicio: te ignoran gratis.', ['trato'], ['alegr']],
    ] as const
  ).map(tell('es')),
  ...(
    [
      [1, 'Sept semaines pour une pièce. Heureusement que je ne suis pas pressé...', ['temps'], ['heureux']],
      [1, 'Merci pour la nuit blanche, le karaoké sous la chambre était un délice.', ['bruit'], ['plaisir que']],
      [3, 'Mitigé.', [], ['désol']],
    ] as const
  ).map(tell('fr')),
  ...(
    [
      [4, 'Sehr gute Ärztin, nur am Empfang könnte man freundlicher sein.', ['freundlicher'], []],
      [1, 'Monteur kam nicht, sagte nicht ab, und die Hotline ist ein Witz.', ['gekommen'], []],
      [4, 'Top Fahrschule, nur manchmal schwer zu erreichen.', ['erreichen'], []],
    ] as const
  ).map(tell('de')),
  ...(
    [
      [5, 'Smashed it! Kitchen looks unreal.', [], ['food']],
      [
        1,
        'Your delivery guy threw my package over the fence into a puddle.',
        ['sorry|apolog|regret'],
        ['thank you for your'],
      ],
      [4, 'Nice spot for lunch. A vegan option or two wouldn’t hurt.', ['suggest|idea'], ['sorry']],
    ] as const
  ).map(tell('en')),
  ...(
    [
      [5, 'Me operé de la vista con mucho miedo y ha sido la mejor decisión de mi vida.', [], ['vistas']],
      [1, 'Fantástico, me han dejado el coche con más averías de las que traía.', ['problema'], ['alegr']],
    ] as const
  ).map(tell('es')),
  ...(
    [[1, 'J’ai trouvé un cafard dans ma valise en rentrant de chez vous.', ['nuisibles'], ['assiette']]] as const
  ).map(tell('fr')),
  ...(
    [
      [1, 'They gave away our table because we were 5 minutes late. FIVE.', ['booking'], ['wait']],
      [1, 'Best 50 bucks I ever set on fire.', ['sorry|apolog|regret'], ['stars', 'rating']],
      [3, 'Pretty average haircut but fun chat', [], ['liked']],
      [4, 'Good food, good beer, good people. Toilets need attention.', ['food', 'toilets'], []],
      [2, 'Wifi useless, aircon louder than a jet, otherwise fine.', ['wifi'], ['help']],
      [4, 'Everything great except nobody told us the kitchen closes at 9.', ['told you'], []],
      [1, 'Great customer service if you’re a fan of voicemail.', ['reach'], ['glad']],
    ] as const
  ).map(tell('en')),
  ...(
    [
      [5, 'Un trato exquisito y el coche impecable. Gracias, Miguel.', ['resultado'], ['probó']],
      [4, 'Muy rico todo, las mesas demasiado juntas.', ['probó', 'gente'], []],
    ] as const
  ).map(tell('es')),
  ...(
    [
      [1, 'Ils ont perdu mes chemises et me proposent un bon de 5 euros.', ['perdu'], ['avant']],
      [
        4,
        'Très jolies chambres, literie parfaite. Petit bémol pour le petit-déjeuner.',
        ['petit-déjeuner'],
        ['copieux'],
      ],
    ] as const
  ).map(tell('fr')),
  ...(
    [
      [4, 'Tolle Trainer, saubere Umkleiden, nur die Musik nervt.', ['Musik'], ['Musik gefallen']],
      [2, 'Nudeln verkocht, Soße aus der Tüte, dafür 16 Euro.', ['Pasta'], ['zäh']],
    ] as const
  ).map(tell('de')),
  ...(
    [
      [1, 'Loved watching my pizza go to three other tables first.', ['sorry|apolog|regret'], ['stars', 'rating']],
      [4, 'Very caring nurses. The waiting room could be warmer.', ['cold'], ['friendly']],
      [2, 'Dress arrived two sizes too big and I have to pay the return postage.', [], []],
      [1, 'No one at this clinic answers the phone. Ever.', ['reach'], []],
    ] as const
  ).map(tell('en')),
  ...([[1, 'Maravilloso: cita a las nueve, me atienden a las once.', ['esperar'], ['nota', 'estrellas']]] as const).map(
    tell('es'),
  ),
  ...(
    [
      [1, 'Meine Reklamation wird seit Wochen ignoriert.', ['gehört'], ['willkommen']],
      [1, 'Respekt, eine Stunde für zwei Kugeln Eis.', ['warten'], ['Dessert']],
    ] as const
  ).map(tell('de')),
  ...(
    [
      [2, 'Technician was late, grumpy and left without fixing the dishwasher.', ['welcome'], ['friendly enough']],
    ] as const
  ).map(tell('en')),
]

/** Grave without a word that says so outright. */
export const GRAVE_OF_MANY_TRADES: readonly JudgedReview[] = [
  ...[
    'They wouldn’t seat us because of my husband’s skin color, simple as that. Disgusting.',
    'Teacher called my son stupid in front of the class. He’s eight.',
    'I was harassed by one of the trainers, he kept messaging me after I said stop.',
  ].map((content) => tell('en', 'discrimination')([1, content])),
  ...[
    'Your receptionist discussed my test results in front of the entire waiting room.',
    'Someone at the front desk went through my bag while I was at breakfast, 200 euros gone.',
    'The front desk gave my room number to my ex. I could have been killed.',
    'They sold my email, I’ve had nothing but spam since signing up here.',
  ].map((content) => tell('en', 'legal')([1, content])),
  ...['Bed bugs. Bites all over my arms and legs.', 'Burned my scalp with the bleach, I have blisters.'].map(
    (content) => tell('en', 'health')([1, content]),
  ),
  ...[
    'My dog died after the surgery and you charged us for the medication anyway.',
    'Flowers arrived a day after the funeral.',
  ].map((content) => tell('en', 'loss')([1, content])),
  ...['Llamaron "sudaca" a mi marido. Vergonzoso.'].map((content) => tell('es', 'discrimination')([1, content])),
  ...['Me hicieron daño durante la limpieza dental y encima se rieron.'].map((content) =>
    tell('es', 'health')([1, content]),
  ),
  ...['Le vigile a traité ma femme de sale voilée et nous a mis dehors.'].map((content) =>
    tell('fr', 'discrimination')([1, content]),
  ),
  ...['Mir wurde gesagt, Leute wie ich bekommen hier keine Wohnung.'].map((content) =>
    tell('de', 'discrimination')([1, content]),
  ),
  ...[
    'My father fell out of the bed because nobody put the rail up.',
    'Gluten free they said. I’ve been in bed for two days.',
    'The dentist drilled before the anaesthetic kicked in. I was crying and he told me to stop fussing.',
  ].map((content) => tell('en', 'health')([1, content])),
  ...[
    'Security followed me round the shop the whole time. I was the only Asian guy in there.',
    'Sure, leave a disabled woman standing in the rain for half an hour. Class act.',
  ].map((content) => tell('en', 'discrimination')([1, content])),
  ...[
    'Your employee filmed me in the fitting room.',
    'Staff gossip about patients at the desk. I heard a woman’s diagnosis and her full name.',
    'I’ve reported this clinic to the medical council.',
  ].map((content) => tell('en', 'legal')([1, content])),
  ...[
    'Mi hijo se atragantó con un hueso en el puré infantil.',
    'Dejé a mi perra para un baño y me la devolvieron con un corte en la oreja.',
  ].map((content) => tell('es', 'health')([1, content])),
  ...['Han publicado una foto de mi hija en Instagram sin permiso.'].map((content) =>
    tell('es', 'legal')([1, content]),
  ),
  ...['La directrice a dit à ma fille que ses cheveux n’étaient pas « présentables ».'].map((content) =>
    tell('fr', 'discrimination')([1, content]),
  ),
  ...[
    'Der Trainer hat meine Tochter so hart angepackt, dass sie blaue Flecken hat.',
    'Man hat mir den falschen Zahn gezogen.',
  ].map((content) => tell('de', 'health')([1, content])),
  ...['Die Sprechstundenhilfe hat laut durchs Wartezimmer gerufen, welche Krankheit ich habe.'].map((content) =>
    tell('de', 'legal')([1, content]),
  ),
  ...['Took my 4 year old for a haircut, they nicked his ear and there was blood everywhere.'].map((content) =>
    tell('en', 'health')([1, content]),
  ),
  ...['Thank you all for looking after Dad in his last weeks.'].map((content) => tell('en', 'loss')([5, content])),
  ...['Manager said if I post a bad review he’d "find me". So here it is.'].map((content) =>
    tell('en', 'discrimination')([1, content]),
  ),
  ...['Die Pflegerin hat meine Mutter angeschrien, weil sie zu langsam gegessen hat.'].map((content) =>
    tell('de', 'discrimination')([1, content]),
  ),
  ...[
    'My husband collapsed in your sauna and it took ten minutes until anyone came.',
    'My gran was given someone else’s tablets at your home.',
  ].map((content) => tell('en', 'health')([1, content])),
  ...['I was told to "go back home" by your security guard.', 'They told me women my size shouldn’t wear white.'].map(
    (content) => tell('en', 'discrimination')([1, content]),
  ),
  ...['Somebody used my card details two days after I paid here.'].map((content) => tell('en', 'legal')([1, content])),
  ...['Me echaron del local por besar a mi novio.'].map((content) => tell('es', 'discrimination')([1, content])),
  ...['Mon fils est rentré de la crèche avec une morsure et personne ne m’a prévenue.'].map((content) =>
    tell('fr', 'health')([1, content]),
  ),
  ...['Vous aurez affaire à mon assurance et à mon avocat.'].map((content) => tell('fr', 'legal')([1, content])),
  ...['Mein Sohn wurde in der Kita im Garten vergessen.'].map((content) => tell('de', 'discrimination')([1, content])),
  ...['Mein Kaninchen ist nach der Narkose nicht mehr aufgewacht. Kein Wort des Bedauerns.'].map((content) =>
    tell('de', 'loss')([1, content]),
  ),
  ...['I got chemical burns from the peel.'].map((content) => tell('en', 'health')([1, content])),
  ...['Someone broke into my locker and reception said not our problem.'].map((content) =>
    tell('en', 'legal')([1, content]),
  ),
  ...['Pedí sin gluten y me sirvieron pan normal, he pasado la noche fatal.'].map((content) =>
    tell('es', 'health')([1, content]),
  ),
  ...['El portero no nos dejó pasar por ser dos chicas.'].map((content) => tell('es', 'discrimination')([1, content])),
  ...[
    'Contrôlé trois fois dans le magasin, mes amis blancs jamais.',
    'On a refusé notre réservation en entendant mon nom.',
  ].map((content) => tell('fr', 'discrimination')([1, content])),
  ...['Der Hausarzt hat die Lungenentzündung meiner Frau übersehen.'].map((content) =>
    tell('de', 'health')([1, content]),
  ),
  ...['Ich wurde in der Umkleide fotografiert.'].map((content) => tell('de', 'legal')([1, content])),
  ...['Doctor made a joke about my weight in front of a student.'].map((content) =>
    tell('en', 'discrimination')([1, content]),
  ),
  ...['La monitora dejó a los niños solos en el parque.'].map((content) => tell('es', 'discrimination')([1, content])),
]
