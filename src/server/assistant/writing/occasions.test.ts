import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import { isBereaved } from './find-sorrow.ts'

const assistant = guardAssistant(createBuiltInAssistant())

async function draft(locale: Locale, rating: number, content: string, facts: readonly string[] = []) {
  const review = { id: content, content, rating, isRecommended: null, author: 'Ann', language: null } as const
  return assistant.draftReply({
    review: { ...review, platform: 'google' },
    businessName: 'Harbour',
    instructions: '',
    locale,
    voice: { ...DEFAULT_BRAND_VOICE, facts: [...facts] },
    recent: [],
  })
}
type Case = readonly [Locale, number, string]

const APOLOGY = /sorry|apolog|regret|sentimos|lament|disculp|désolé|navré|regrett|excus|leid|bedauer|entschuld/i
const JOY =
  /made our day|means a great deal|bottom of our|delight|wonderful|corazón|alegr|felic|del? fondo|ravi|heureu|illumin|von herzen|freut uns|glücklich|verschönert|Vertrauen|trust|confianza|confiance/i
const ASKING =
  /could be better|improve|tell us|let us know|mejorar|díganos|háganos|améliorer|dites-|mieux|besser machen|verbessern|sagen sie/i

describe('what is hardly a review but a question', () => {
  it.each([
    ['en', 4, 'Are you open on bank holidays? Couldn’t find it anywhere on the site.'],
    ['en', 1, 'Does anyone know if they do motorbike tyres? Nothing on the site.'],
    ['en', 3, 'Do you still repair zips? The website says yes, the sign in the window says no'],
    ['es', 5, '¿Alguien me puede decir si hay clases por la mañana? En la app no sale nada'],
    ['es', 2, 'Hola, ¿hacéis envíos a Portugal? Gracias'],
    ['fr', 5, 'Bonjour, est-ce que vous êtes ouverts le 15 août ? Impossible de trouver l’info.'],
    ['fr', 1, 'Vous faites les contrôles techniques pour les motos ?'],
    ['de', 5, 'Weiß jemand ob man dort auch mit Karte zahlen kann? Steht nirgends'],
    ['de', 1, 'Verkauft ihr auch Winterreifen einzeln?'],
    ['en', 3, 'Can you take in a wedding dress at short notice? Also how much roughly?'],
    ['es', 4, '¿Tenéis libros en catalán? Y si podéis pedir por encargo.'],
    [
      'es',
      4,
      'Alguien sabe si abren los sábados? en google pone que sí pero fui el otro día y estaba bajada la persiana',
    ],
    [
      'en',
      4,
      'Hi, I was wondering whether dogs are allowed in the garden, my sister has a spaniel. Is parking free? Thanks',
    ],
    [
      'en',
      5,
      'Hello, would it be possible to pause my pass for six weeks (I am abroad)? And the sauna is open at Easter? Cheers',
    ],
    [
      'es',
      4,
      'Buenas, quería preguntar si hay que reservar para ver el taller. Los jubilados pagan? Gracias, un saludo',
    ],
    ['es', 5, 'Hola, es posible cambiar la clase del lunes al jueves? Y los festivos abrís? Saludos'],
    [
      'fr',
      5,
      'Bonjour, c’est possible de venir avec une poussette ? Et vous fermez à quelle heure le samedi ? Merci d’avance',
    ],
    ['fr', 4, 'Bonsoir, je voudrais savoir si le parking est gratuit et si les chiens sont admis. Bonne journée'],
    ['de', 4, 'Hallo, ich wollte fragen, ob die Führung auch sonntags stattfindet. Zahlen Kinder? Viele Grüße'],
    ['de', 5, 'Moin, ist es möglich, den Kurs im Mai zu pausieren? Und Hunde dürfen mit? Danke schon mal'],
  ] as const)('is answered as one: %s, %i, %s', async (...review: Case) => {
    const { text, lacksContact } = await draft(...review)
    // It points to a message: who asks in a review has no telephone at hand, and a number that is known is said.
    expect(text).toMatch(/message|line|write|mensaje|escr[ií]b|écri|Nachricht|schreiben/i)
    expect(text).not.toMatch(/\bcall|\bring |ll[aá]m|appel|coup de fil|ruf|telefon/i)
    expect(text).not.toMatch(APOLOGY)
    expect(text).not.toMatch(JOY)
    expect(lacksContact).toBe(true)
  })

  it.each([
    ['en', 1, 'Does anyone know if they do motorbike tyres? Tried ringing but it was engaged.'],
    [
      'en',
      4,
      'Popped in last week, what a lovely calm place. Do you take two year olds, and can we spread the hours over three days? The girl on the desk wasn’t sure and said they would get back to us.',
    ],
    [
      'es',
      4,
      'Vamos este sábado con mi suegra. ¿Hay rampa o solo escaleras? ¿Se puede aparcar? El teléfono comunica siempre',
    ],
    ['fr', 4, 'On voudrait venir dimanche. Est-ce que vous prenez les chiens ? Le téléphone sonne dans le vide.'],
    ['de', 5, 'Habt ihr am Feiertag offen? Auf der Seite steht nichts und am Telefon ist immer besetzt.'],
  ] as const)('is not sent to a telephone that failed: %s, %i, %s', async (...review: Case) => {
    const { text } = await draft(...review)
    expect(text).toMatch(/answer|respuesta|réponse|Antwort|Frage/)
    expect(text).toMatch(APOLOGY)
    expect(text).not.toMatch(
      /\bcall|\bring |ll[aá]m|appel|coup de fil|ruf|telefon|opinion|opinión|did not like|gefallen/i,
    )
  })

  it.each([
    ['en', 4, 'Seemed lovely when we looked round. Do you do term time only places?'],
    ['de', 5, 'Meine Schwester ist begeistert von euch! Kann man auch mit 16 anfangen?'],
    ['fr', 4, 'Très bel endroit, vu de dehors. Vous prenez les groupes de vingt personnes ?'],
    ['es', 5, 'Mi prima está encantada con vosotros. ¿Hacéis también clases para niños?'],
  ] as const)('is thanked for kind words beside it: %s, %i, %s', async (...review: Case) => {
    const { text } = await draft(...review)
    expect(text).toMatch(/kind|palabras|amable|gentil|aimables|freundlichen|nett/)
    expect(text).toMatch(/question|asking|pregunt|Frage/)
    expect(text).not.toMatch(APOLOGY)
  })

  it('says how to call where that is known', async () => {
    const { text, lacksContact } = await draft('en', 4, 'Are you open on Sundays?', ['Call 030 1234567'])
    expect(text).toContain('030 1234567')
    expect(lacksContact ?? false).toBe(false)
  })

  it.each([
    ['en', 1, 'How can you charge 12 pounds for this? Are you kidding?'],
    ['en', 1, 'Is it normal to wait an hour for a sandwich?'],
    ['en', 2, 'Where is my order? Is there a manager at all?'],
    ['es', 1, '¿Es normal que nadie limpie las mesas?'],
    ['fr', 1, 'Est-ce que c’est normal de parler ainsi aux gens ?'],
    ['de', 1, 'Ist das euer Ernst? Eine Stunde für einen Kaffee?'],
    ['en', 2, 'An hour for a coffee? And then it is cold? Come on.'],
    ['es', 1, 'Hola? Hay alguien ahí? Media hora en la barra y nada.'],
  ] as const)('is not what somebody asks in anger: %s, %i, %s', async (...review: Case) => {
    expect((await draft(...review)).text).toMatch(APOLOGY)
  })
})

describe('praise with a question mark in it', () => {
  it.each([
    ['en', 5, 'Hi, what can I say? Loved every minute of it, the best pasta in town!'],
    ['es', 5, 'Hola! Qué más se puede pedir? Comida riquísima y gente encantadora.'],
    ['de', 5, 'Hallo! Noch Fragen? Tolles Essen, sehr nett, gerne wieder.'],
  ] as const)('is thanked: %s, %i, %s', async (...review: Case) => {
    expect((await draft(...review)).text).not.toMatch(/question|pregunta|consulta|Frage/)
  })
})

describe('many stars over what plainly failed', () => {
  it.each([
    ['en', 5, 'Brilliant. Got a photo of my parcel on somebody else’s doorstep, and I signed for it. Magic.'],
    ['en', 5, 'Congratulations on inventing the cold pizza. Wrong toppings, too.'],
    ['en', 4, 'Love being charged twice for the same hour. The machine hasn’t worked since Easter.'],
    ['es', 5, 'Chapó. Tres semanas para un sobre de la calle de al lado, y llegó abierto.'],
    ['es', 5, 'Enhorabuena al cocinero por conseguir que la tortilla esté cruda y quemada a la vez.'],
    ['fr', 5, 'Chapeau ! Une heure et demie pour une entrecôte froide. Le dessert, on l’attend encore.'],
    ['fr', 5, 'Bravo pour la rapidité : commandé le 2, reçu le 29, et en miettes. On adore.'],
    ['de', 5, 'Super gemacht. Drei Tage „in Zustellung“, dann im Regen abgelegt, Inhalt kaputt. Weiter so!'],
    ['de', 5, 'Glückwunsch, eine Stunde für zwei Bier, und die Suppe kam kalt.'],
    ['en', 5, 'Five stars for consistency: every single message ignored. The boiler is still broken.'],
    ['es', 5, 'Maravilloso servicio: avisan de que pasan, no pasan, y pone que estaba ausente. Un aplauso.'],
    ['de', 5, 'Klasse! Zug 90 Minuten zu spät, Kaffee alle, Toilette defekt.'],
    ['en', 5, 'Great gym if you like queues and broken treadmills.'],
  ] as const)('is regretted plainly: %s, %i, %s', async (...review: Case) => {
    const { text } = await draft(...review)
    expect(text).toMatch(APOLOGY)
    expect(text).not.toMatch(JOY)
    expect(text).not.toMatch(ASKING)
  })

  it.each([
    ['en', 5, 'Brilliant. Broken boiler on Sunday, fixed within two hours.'],
    ['en', 5, 'Wow. The cold brew here is the best in town.'],
    ['en', 5, 'Great place if you like seafood.'],
    ['es', 5, 'Chapó. Se me quedó la llave rota en la cerradura y lo solucionaron en media hora.'],
    ['fr', 5, 'Bravo à toute l’équipe, ma montre cassée a été réparée en deux jours.'],
    ['de', 5, 'Hut ab! Ein Glas ging zu Bruch, wurde sofort gemeldet und ersetzt. Weiter so!'],
  ] as const)('is praise where it was made good: %s, %i, %s', async (...review: Case) => {
    expect((await draft(...review)).text).not.toMatch(APOLOGY)
  })
})

describe('a shrug', () => {
  it.each([
    ['en', 3, 'Meh.'],
    ['en', 4, 'Hmm, ok I guess'],
    ['es', 4, 'Pse.'],
    ['fr', 4, 'Mouais.'],
    ['fr', 5, 'Bof'],
    ['de', 4, 'Naja.'],
    ['de', 3, 'war okay'],
  ] as const)('gets one short thanks: %s, %i, %s', async (...review: Case) => {
    const [, body = '', ...rest] = (await draft(...review)).text.split('\n\n')
    expect(rest).toHaveLength(1)
    expect(body).toMatch(/^[^.]+\.$/)
    expect(body).not.toMatch(JOY)
  })
})

describe('who wrote and rang in vain', () => {
  const CALLING =
    /contact|hear from you|in touch|hablar con usted|hablarlo|en parler|vive voix|gespräch|von ihnen hören/i
  it.each([
    ['en', 1, 'Five phone calls, three emails, one letter. Not one reply. No internet for 19 days.'],
    ['en', 2, 'I expect the usual copy and paste "please contact us". I have contacted you. Still leaking.'],
    [
      'en',
      1,
      'Chat is a bot called Wick. I have now told Wick my order number five times. Wick is sorry to hear that.',
    ],
    ['es', 1, 'He llamado once veces y no llama nadie. Ni un correo contestado. Sigo sin luz en la cocina.'],
    ['fr', 1, 'Quatre mails, deux courriers, zéro réponse. Le service client, c’est un robot.'],
    ['de', 1, 'Seit sechs Wochen schreibe ich Mails und bekomme automatische Antworten. Zum Verzweifeln.'],
    ['de', 2, 'Drei Mängelrügen, bis heute keine Reaktion, und die Fenster sind immer noch undicht.'],
    ['es', 1, 'Se quedaron con la fianza y no cogen el teléfono desde entonces.'],
    ['fr', 1, 'Ascenseur en panne depuis sept semaines. On appelle, on écrit, rien.'],
    ['de', 2, 'Seit drei Wochen rufe ich an, entweder besetzt oder das Band. Die Heizung ist kalt.'],
    ['en', 1, 'Charged three months too many. They say the manager will call me back, he does not call me back.'],
  ] as const)('is not asked to get in touch: %s, %i, %s', async (...review: Case) => {
    const { text } = await draft(...review)
    expect(text).toMatch(/answer|got back|respuesta|respondido|réponse|répondu|Antwort|gemeldet/)
    expect(text).toMatch(/team|someone|equipo|alguien|équipe|d’entre nous|Team|jemand/i)
    expect(text).not.toMatch(CALLING)
  })
})

describe('who came for years', () => {
  const LONG =
    /years|so long|such a long|tantos años|tanto tiempo|mucho tiempo|hace tanto|tant d’années|longtemps|tout ce temps|longue fidélité|lange|Jahren/
  it.each([
    ['en', 2, 'Been going since I was 14, that’s 22 years. New owner, new prices. Shan’t be back.'],
    ['es', 2, 'Clienta desde hace 18 años. Me cogieron una hora y media tarde, sin una disculpa.'],
    ['fr', 2, 'Cliente depuis quinze ans, je ne reconnais plus la maison. J’irai ailleurs, à regret.'],
    ['de', 2, 'So geht man nicht mit Stammkunden um. Nach elf Jahren war es das für mich.'],
    ['en', 2, 'We’ve ordered from here every Friday for nine years. Gutted to be looking for somewhere new.'],
    ['fr', 2, 'Client depuis 1998 et il faut trois semaines pour parler à quelqu’un.'],
    ['fr', 2, 'C’était mieux avant. Dommage, 22 ans que j’y venais.'],
  ] as const)('is told that it weighs more: %s, %i, %s', async (...review: Case) => {
    expect((await draft(...review)).text.split('\n\n')[1]).toMatch(LONG)
  })

  it.each([
    ['en', 1, 'After 6 years the compressor failed and the warranty covers nothing.'],
    ['en', 2, 'Regulars are served first, everyone else waits.'],
    ['de', 2, 'Stammgäste werden bevorzugt, alle anderen warten.'],
    ['fr', 1, 'La moquette raconte l’histoire de tous les clients depuis 1974.'],
  ] as const)('is not who counts years of something else: %s, %i, %s', async (...review: Case) => {
    expect((await draft(...review)).text).not.toMatch(/years|tantos|tant d|so long|lange Treue|Jahren/)
  })
})

describe('what cannot be made good', () => {
  it.each([
    [
      'en',
      1,
      'They served us an eviction notice three weeks after the baby was born. The office just reads you the clause.',
    ],
    ['es', 1, 'Perdieron el pañuelo bordado de mi abuela. Era lo único que me quedaba de ella.'],
    ['fr', 1, 'Ils ont perdu la nappe brodée par ma grand-mère. C’était tout ce qui me restait d’elle.'],
    ['de', 1, 'Das Hochzeitskleid meiner verstorbenen Mutter ist weg. Mir wurde der Zeitwert angeboten.'],
  ] as const)('gets sympathy before anything else: %s, %i, %s', async (...review: Case) => {
    const { text, caution } = await draft(...review)
    expect(caution ?? null).toBeNull()
    expect(text.split('\n\n')[1]).toMatch(
      /hard|touches|hurts|feel for|going through|saddens|duro|conmueve|duele|profundamente|apena|entendemos|dur|touche|pèse|mesurons|traversez|attriste|schwer|nahe|fühlen|trifft|durchmachen|betroffen/,
    )
  })

  it.each([
    ['es', 1, 'Me ha desaparecido el joyero de mi madre en la mudanza. Puse la denuncia en comisaría ayer.'],
    ['es', 1, 'Nos robaron las maletas en el parking vigilado del hotel.'],
    [
      'en',
      1,
      'My grandmother’s ring was on the table when we left and gone when we came back. The police have been called.',
    ],
  ] as const)('is not answered like a lawyer’s letter: %s, %i, %s', async (...review: Case) => {
    const { text, caution } = await draft(...review)
    expect(caution).toBe('legal')
    expect(text).toMatch(/sorry|sentimos/)
    expect(text).not.toMatch(/understand that we|comprenda/i)
  })

  it.each([
    ['es', 1, 'Para darte de baja piden burofax y 30 días de preaviso. Me han cobrado dos cuotas de más.'],
    ['en', 1, 'Cancelled in June, they took the fee until September. It is basically fraud.'],
    ['de', 1, 'Kündigung angeblich nie angekommen, jetzt droht Inkasso.'],
    ['en', 3, 'Lovely beach, but the room smelled damp and my youngest has asthma, so we slept with the door open.'],
  ] as const)('is not a bill or a fee: %s, %i, %s', async (...review: Case) => {
    const { text, caution } = await draft(...review)
    expect(caution ?? null).toBeNull()
    expect(text).toMatch(APOLOGY)
  })
})

describe('a death that is the writer’s own loss', () => {
  it.each([
    'Our dog was sent home after surgery. He died the same night.',
    'My father passed away in March and you still send him bills.',
    'We brought Oscar in on Monday. He died on Wednesday. Another vet said it should have been caught.',
    'Mi perro Toby entró andando y nos enteramos de que había muerto a las nueve.',
    'Mi madre falleció en esa residencia sin que nos avisaran.',
    'Notre chatte est morte dans la nuit, seule.',
    'Mon père est décédé et vous continuez à le facturer.',
    'Unser Kaninchen lag apathisch in der Box. Moppel hat die Nacht nicht überlebt.',
    'Mein Mann ist im Januar verstorben, und trotzdem kam eine Mahnung.',
    'Ordered peonies, got carnations. For a funeral.',
    'Mi gata entró a esterilizarse y no volvió a salir. Tenía tres años.',
    'Me llamaron dos horas después de que mi perro muriera.',
    'Mon chat est entré pour un détartrage, il n’est jamais rentré à la maison.',
    'Notre chien n’en est jamais ressorti, et personne ne nous explique pourquoi.',
    'Our rabbit went in for her teeth and never came home.',
    'My cat had to be put to sleep because nobody looked at the scan.',
    'Unsere Hündin kam zur Zahnreinigung und ist nicht mehr nach Hause gekommen.',
    'Unser Kater ist heute über die Regenbogenbrücke gegangen, weil niemand auf uns hören wollte.',
  ])('is told: %s', async (content) => {
    expect(isBereaved(content)).toBe(true)
    const { text } = await draft('en', 1, content)
    expect(text).toMatch(/your loss|sympathy|sentimiento|pérdida|votre perte|votre peine|Cette perte|Verlust|Mitgefühl/)
  })

  it.each([
    ['en', 'Thank you for making it so gentle when we had to let our old cat go.'],
    ['en', 'Our old collie was put to sleep at home last night. Fiona was so gentle.'],
    ['en', 'We had to say goodbye to Biscuit last week after 14 years. Dr Lind sat on the floor with us.'],
    ['es', 'Gracias por dejarnos despedirnos de Nala sin prisas. Se fue tranquila en brazos de mi hija.'],
    ['fr', 'Merci d’avoir accompagné notre vieux chien, il est parti en paix.'],
    ['de', 'Danke, dass Sie unserem alten Kater den letzten Weg so leicht gemacht haben.'],
  ] as const)('is met with condolence where it was made easier: %s, %s', async (locale, content) => {
    expect((await draft(locale, 5, content)).caution).toBe('loss')
  })

  it.each([
    'Phone battery died within a week of them fixing it.',
    'The brownies are to die for, nearly died laughing with my mum.',
    'My steak was cremated and the mood was like a funeral.',
    'My plants died after a week. My wife was not amused.',
    'Since the old owner died it is not the same, my dad says.',
    'My son nearly died of boredom.',
    'Died and went to heaven. My husband says the same.',
    'My wife loved it, though the conversation at the next table died.',
    'Mon mari s’est ennuyé, l’ambiance était morte.',
    'Mein Mann und ich fanden die Stimmung tot.',
    'Der Film hat mich und meine Frau eingeschläfert.',
    'We had to say goodbye to our deposit.',
    'The film put me to sleep.',
    'Me morí de risa con mi hermano, los tacos están de muerte.',
    'Ambiente de funeral, mi mujer quería irse.',
    'Mon mari était mort de rire, et la côte de bœuf à tomber.',
    'Organisé l’enterrement de vie de garçon de mon frère ici.',
    'Nie wieder, der Laden ist für mich gestorben. Meine Frau sieht das auch so.',
    'Mein Koffer hat den Umzug nicht überstanden, Stimmung wie auf einer Beerdigung.',
    'Meine Tochter ist fast vor Lachen gestorben.',
    'My dog never came back to the groomer so happy.',
    'Our parcel never came home, my wife is furious.',
    'Mi coche entró al taller y no volvió a salir hasta un mes después, mi mujer no se lo cree.',
    'Mon mari n’est jamais revenu chez vous depuis.',
    'Mein Mann ist nicht mehr zurück in den Laden, so sauer war er.',
    'Der alte Chef ist nicht mehr da, meine Frau findet es schade.',
    'Perdimos a mi hijo de vista en el parque y lo encontraron enseguida.',
  ])('is not a saying: %s', (content) => {
    expect(isBereaved(content)).toBe(false)
  })
})

describe('who is pestered', () => {
  it('is not answered like a lawyer’s letter', async () => {
    const content = 'A trainer took my number off the form and has been texting me for weeks. I went to the police.'
    expect(await draft('en', 1, content)).toMatchObject({ caution: 'discrimination' })
  })
})

describe('who cannot look after themselves', () => {
  it('are spoken of in earnest', async () => {
    const content = 'The care home lost her glasses in week one, and Mum weighs nine kilos less than in May.'
    expect((await draft('en', 1, content)).text).toMatch(/concern|attention|matters to us/)
  })
})

describe('praise over few stars', () => {
  it.each([
    ['en', 2, 'Lovely massage, spotless rooms, really kind therapist.'],
    ['es', 1, 'Encantada con las gafas, trato buenísimo y muy profesionales. Repetiré seguro.'],
    ['fr', 1, 'Super accueil, coupe parfaite, je recommande les yeux fermés !'],
    ['de', 1, 'Wunderschöner Strauß, ganz liebe Beratung, gerne wieder!'],
    ['en', 1, 'Five stars from me, Kim sorted my shoulder when no other clinic could. So grateful!'],
    ['fr', 1, 'Très contente, mon caniche est magnifique. Je reviendrai dans deux mois.'],
    ['de', 1, 'War super, danke Tina! Bis in 6 Wochen'],
    ['es', 2, 'Buen trato, conductor puntual y amable. Repetiré.'],
  ] as const)('is thanked in words that fit either way: %s, %i, %s', async (...review: Case) => {
    const { text } = await draft(...review)
    expect(text).toMatch(
      /thank|appreciate|grateful|gracias|agradec|con gusto|merci|remerci|plaisir|touche|dank|gern gelesen/i,
    )
    expect(text).not.toMatch(APOLOGY)
  })
})
