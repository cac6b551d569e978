import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'
import { PHRASE_BOOKS } from './compose-reply.ts'

const assistant = guardAssistant(createBuiltInAssistant())

async function write(locale: Locale, rating: number, content: string, author = 'Ann') {
  const review = { id: content, content, rating, isRecommended: null, author, language: null } as const
  return assistant.draftReply({
    review: { ...review, platform: 'google' },
    businessName: 'Lindenhof',
    instructions: '',
    locale,
    voice: DEFAULT_BRAND_VOICE,
    recent: [],
  })
}

describe('one plain matter is named', () => {
  it.each([
    ['en', 1, 'Booked for Monday 8 to 10, took the morning off. He neither came nor called.', 'no one came'],
    ['en', 1, 'The electrician was due at nine. Nobody turned up and the phone is off.', 'no one came'],
    ['es', 1, 'Quedó en venir el jueves por la tarde. Ni vino ni avisó.', 'no viniera nadie'],
    ['fr', 1, 'Rendez-vous pris mardi à 9 h. Il n’est jamais venu et n’a pas appelé.', 'personne ne soit venu'],
    ['de', 1, 'Termin war Dienstag um neun. Er kam weder noch rief er an.', 'niemand gekommen ist'],
    ['en', 1, 'Didn’t come, didn’t ring, sent a call-out fee anyway.', 'no one came'],
    ['de', 1, 'Kam nicht, rief nicht an, die Anfahrt wurde trotzdem berechnet.', 'niemand gekommen ist'],
    ['en', 2, 'No heating in January, they lent us a blanket.', 'the heating did not work'],
    ['fr', 2, 'Pas de chauffage en janvier, on nous a prêté un plaid.', 'le chauffage n’ait pas fonctionné'],
    ['es', 2, 'Sin calefacción en enero, nos dejaron una manta.', 'la calefacción no funcionara'],
    ['de', 2, 'Keine Heizung im Januar, wir bekamen eine Decke.', 'die Heizung nicht funktioniert hat'],
    ['en', 1, 'Still being billed three months after I cancelled.', 'you have had this trouble with the payments'],
    ['es', 1, 'Me di de baja en mayo y me siguen cobrando la cuota.', 'haya tenido estos problemas con los cobros'],
    ['fr', 1, 'Résilié en mai, et on me prélève toujours.', 'vous ayez eu ces ennuis avec les prélèvements'],
    ['de', 1, 'Im Mai gekündigt und es wird immer noch abgebucht.', 'Sie mit den Abbuchungen solchen Ärger haben'],
    ['en', 2, 'The air con did not work all week, 31 degrees at night.', 'the air conditioning did not work'],
    ['en', 2, 'Two of the three showers have been broken for a month.', 'the shower did not work'],
    ['es', 2, 'El ascensor lleva un mes averiado y vivo en un quinto.', 'el ascensor no funcionara'],
    ['es', 2, 'El aire acondicionado no servía, 33 grados por la noche.', 'el aire acondicionado no funcionara'],
    ['fr', 2, 'La clim ne marchait pas, 30 degrés la nuit.', 'la climatisation n’ait pas fonctionné'],
    ['fr', 2, 'Chauffage en panne tout le week-end.', 'le chauffage n’ait pas fonctionné'],
    ['de', 2, 'Seit vier Wochen sind zwei von drei Duschen kaputt.', 'die Dusche nicht funktioniert hat'],
    ['de', 2, 'Die Klimaanlage ging die ganze Woche nicht.', 'die Klimaanlage nicht funktioniert hat'],
  ] as const)('%s, %i, %s', async (locale, rating, content, named) => {
    expect((await write(locale, rating, content)).text).toContain(named)
  })

  it.each([
    ['en', 2, 'I cancelled because of the music, far too loud.', 'charged after'],
    ['en', 2, 'Air conditioning far too cold, and they would not turn it down.', 'did not work'],
    ['es', 2, 'La ducha era muy pequeña y el agua salía fría.', 'no funcionara'],
    ['fr', 2, 'L’ascenseur est minuscule et très lent.', 'fonctionné'],
    ['de', 2, 'Im Aufzug riecht es nach Rauch.', 'funktioniert'],
    ['de', 2, 'Habe gekündigt, weil die Kurse ständig voll sind.', 'abgebucht'],
  ] as const)('and not where it is another: %s, %i, %s', async (locale, rating, content, unnamed) => {
    expect((await write(locale, rating, content)).text).not.toContain(unnamed)
  })
})

describe('who said what was good and what was not', () => {
  it.each([
    [
      'en',
      'Great view and lovely dinners. Sadly the mattress sagged, the wifi only worked in the hall and the spa is extra.',
    ],
    [
      'es',
      'Vistas preciosas y cenas muy ricas. Por desgracia el colchón hundido, wifi solo en el pasillo y el spa se paga aparte.',
    ],
    [
      'fr',
      'Très belle vue et dîners délicieux. Hélas le matelas est fatigué, le wifi ne passe que dans le couloir et le spa est en plus.',
    ],
    [
      'de',
      'Tolle Aussicht und sehr gutes Essen. Leider durchgelegene Matratze, WLAN nur im Flur, und der Wellnessbereich kostet extra.',
    ],
  ] as const)('is not asked for more: %s, %s', async (locale, content) => {
    const { text } = await write(locale, 3, content)
    expect(text).not.toMatch(
      /suggestion|let us know|tell us|ideas?|what we could|sugerencia|díganos|propuesta|cuéntenos|qué podríamos|suggestion|dites-nous|idée|ce que nous pourrions|vorschlag|vorschläge|sagen sie|anregung|was wir/i,
    )
    expect(PHRASE_BOOKS[locale].plain.heeded.some((way) => text.includes(way))).toBe(true)
  })
})

describe('where more than one thing was wrong', () => {
  it.each([
    ['en', 'Cut was good, sadly colour too dark, price steep. The head massage was heavenly.', /price|prices/],
    ['es', 'Buen corte, pero el color demasiado oscuro, precio alto. El masaje, una maravilla.', /precio/],
    ['fr', 'Bonne coupe, mais couleur trop foncée, prix élevé. Le massage était divin.', /prix/],
    ['de', 'Schnitt gut, Farbe leider zu dunkel, Preise stolz. Die Kopfmassage war himmlisch.', /Preis/],
  ] as const)('not one alone is named: %s, %s', async (locale, content, one) => {
    const { text } = await write(locale, 3, content)
    const isRestTold = PHRASE_BOOKS[locale].rest.some((way) => text.toLowerCase().includes(way.toLowerCase()))
    expect(one.test(text) && !isRestTold).toBe(false)
  })
})

describe('an ultimatum', () => {
  it.each([
    ['en', 'Either you drop the fee or I change banks. It is that simple.'],
    ['es', 'O quitáis la comisión o me cambio de banco. Así de fácil.'],
    ['fr', 'Soit vous retirez la commission, soit je change de banque. C’est simple.'],
    ['de', 'Entweder Sie streichen die Gebühr, oder ich wechsle die Bank. Ganz einfach.'],
  ] as const)('is no praise: %s, %s', async (locale, content) => {
    const { text } = await write(locale, 1, content)
    expect(text).toMatch(
      /sorry|regret|apolog|sentimos|lament|disculp|désolé|regrett|excus|navré|leid|bedauer|entschuld/i,
    )
  })
})

describe('an emergency', () => {
  it.each([
    [
      'en',
      'Rang at closing time, expecting to be sent to the emergency place 30 miles off. They stayed, and she is fine.',
    ],
    ['de', 'Notfall am Sonntag, sie blieben länger, und dem Hasen geht es wieder gut. Danke, auch für den Kaffee.'],
  ] as const)('is nothing to come back for: %s, %s', async (locale, content) => {
    const { text } = await write(locale, 5, content)
    expect(PHRASE_BOOKS[locale].plain.again.some((way) => text.includes(way))).toBe(false)
  })
})

describe('few words in Latin letters', () => {
  it.each([
    ['en', 'Insane cardamom rolls 🤌'],
    ['en', 'Unreal lemon tart!!'],
    ['es', 'Vaya croquetas 🤤'],
    ['fr', 'Dingue ces madeleines 😍'],
    ['de', 'Wahnsinn, diese Franzbrötchen 😍'],
  ] as const)('are answered in the language of the business: %s, %s', async (locale, content) => {
    expect((await write(locale, 5, content)).text).toMatch(
      { en: /^Hi/, es: /^Hola/, fr: /^Bonjour/, de: /^Hallo/ }[locale],
    )
  })

  it.each(['Отличные булочки', '最高でした', 'Het eten was erg lekker en de bediening vriendelijk'])(
    'are not: %s',
    async (content) => {
      await expect(write('en', 5, content)).rejects.toThrow(TextBlocked)
    },
  )
})

describe('a reply of ours', () => {
  it.each(['Wanderer_Joan62', 'Peter1958', 'Marie_et_Paul', 'xX_Karl_Xx', 'Tom & Lisa', 'JUAN_87', 'O’Brien_Sean1'])(
    'is never held back for the name of whoever it greets: %s',
    async (author) => {
      expect((await write('en', 5, 'Stayed three hours, lovely cake in the tea room.', author)).text).toMatch(
        /^(Hi|Hello)/,
      )
    },
  )
})

describe('papers of others in the wrong hands', () => {
  it.each([
    ['en', 'They emailed me a stranger’s payslips and passport copy by mistake, and told me to just delete it.'],
    ['en', 'Another tenant received my bank statements from this office.'],
    ['es', 'Me mandaron por correo el contrato y la nómina de otra persona.'],
    ['es', 'Otro cliente ha recibido mi DNI y mis extractos.'],
    ['fr', 'On m’a envoyé les bulletins de salaire et la pièce d’identité d’un inconnu.'],
    ['fr', 'Un autre locataire a reçu mes relevés bancaires.'],
    ['de', 'Ich bekam per Mail die Gehaltsabrechnung und die Ausweiskopie eines Fremden.'],
    ['de', 'Eine andere Bewerberin hat meine Unterlagen bekommen.'],
    ['en', 'My neighbour got my bank statement in her envelope.'],
    ['es', 'A mi vecino le llegó mi extracto del banco en su sobre.'],
    ['fr', 'Ma voisine a trouvé mon relevé de compte dans son enveloppe.'],
    ['de', 'Mein Nachbar hatte meinen Kontoauszug in seinem Umschlag.'],
  ] as const)('are a matter of privacy: %s, %s', async (locale, content) => {
    const { text, caution } = await write(locale, 1, content)
    expect(caution).toBe('legal')
    expect(PHRASE_BOOKS[locale].holding.privacy.some((way) => text.toLowerCase().includes(way.toLowerCase()))).toBe(
      true,
    )
  })

  it.each([
    ['en', 'They emailed me someone else’s order confirmation twice and my lamp never came.'],
    ['es', 'Me mandaron la talla de otra persona y tuve que devolverla.'],
    ['fr', 'On m’a envoyé la commande d’un autre client.'],
    ['de', 'Ich musste dreimal meine Unterlagen einreichen, bis es klappte.'],
  ] as const)('and a parcel is not: %s, %s', async (locale, content) => {
    expect((await write(locale, 1, content)).caution ?? null).toBeNull()
  })
})
