import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { guardAssistant } from '#server/assistant/guard/guard-assistant.ts'

const assistant = guardAssistant(createBuiltInAssistant())

interface Stars {
  rating: number | null
  isRecommended: boolean | null
}
async function write(locale: Locale, content: string, { rating, isRecommended }: Stars) {
  const review = { id: content, content, rating, isRecommended, author: 'Ann', language: null } as const
  return assistant.draftReply({
    review: { ...review, platform: 'google' },
    businessName: 'Lindenhof',
    instructions: '',
    locale,
    voice: DEFAULT_BRAND_VOICE,
    recent: [],
  })
}
const FEW: Stars = { rating: 1, isRecommended: null }
const LIKED: Stars = { rating: null, isRecommended: true }

const APOLOGY = /sorry|apolog|regret|sentimos|lament|disculp|désol|navré|regrett|excus|leid|bedauer|entschuld/i
const HEEDED = new RegExp(`${APOLOGY.source}|to heart|attention|en cuenta|a? ?nota|importa|à cœur|zu Herzen|ernst`, 'i')
const THANKS = /thank|appreciate|grateful|gracias|agradec|merci|remerci|dank|schätzen/i

describe('praise with a wish in it', () => {
  it.each([
    [
      'en',
      'Teachers are wonderful and my boy runs in every morning. What annoys us is the notice for closing days, that needs to change.',
    ],
    ['en', 'Brilliant classes, lovely people. Only gripe is the changing rooms, which could be cleaner.'],
    [
      'es',
      'Las monitoras son un encanto y mi hija va feliz. Lo único, los avisos llegan siempre tarde, deberían mejorar eso.',
    ],
    [
      'fr',
      'Équipe adorable, mon fils y va en courant. Seul bémol, les jours de fermeture annoncés au dernier moment, à revoir.',
    ],
    ['de', 'Die Trainer sind super und die Kurse machen Spaß. Was nervt, sind die Duschen, da muss sich was tun.'],
    ['de', 'Sehr nettes Team und gutes Essen. Einziger Kritikpunkt: die Wartezeit am Telefon.'],
    ['es', 'Encantados, la peque entra cantando. Solo les pediría un poco más de aviso con las fiestas.'],
    ['fr', 'Les meilleurs croissants du quartier ! Dommage pour l’accueil, un bonjour ce serait sympa.'],
  ] as const)('is thanked, and the wish is taken up: %s, %s', async (locale, content) => {
    for (const stars of [LIKED, { rating: 4, isRecommended: null }]) {
      const { text } = await write(locale, content, stars)
      expect(text).toMatch(THANKS)
      expect(text).toMatch(HEEDED)
    }
  })

  it.each([
    ['en', 'Could not have been better, nothing needs changing. Lovely people.'],
    ['en', 'The annoying rattle is gone at last, brilliant garage.'],
    ['es', 'Tendrían que hacerles un monumento, gente maravillosa.'],
    ['fr', 'Il faudrait plus de gens comme eux, une équipe formidable.'],
    ['de', 'Nichts zu verbessern, einfach tolle Leute und tolles Essen.'],
  ] as const)('is none where there is no wish: %s, %s', async (locale, content) => {
    expect((await write(locale, content, { rating: 5, isRecommended: null })).text).not.toMatch(APOLOGY)
  })
})

describe('who was hurt', () => {
  it.each([
    [
      'en',
      'I said twice that my daughter has a nut allergy. She left in an ambulance, and no one has asked after her.',
      'your daughter is',
    ],
    [
      'es',
      'A mi hijo le cayó encima la estantería y acabamos el día con él en urgencias, tres puntos de sutura.',
      'afectadas|su hijo',
    ],
    ['es', 'Mi madre se cayó en la ducha sin alfombrilla. Fractura de muñeca y ambulancia.', 'su madre se encuentre'],
    ['fr', 'Ma fille a mangé des noix cachées dans le dessert, hospitalisée une nuit.', 'votre fille va'],
    [
      'de',
      'Mein Sohn ist von der Rutsche gefallen, weil eine Sprosse fehlte. Gehirnerschütterung, eine Nacht Krankenhaus.',
      'Ihrem Sohn',
    ],
    ['en', 'The shelf came down and I ended up in A&E with six stitches.', 'you are'],
    ['fr', 'Le tapis s’est arrêté net, je me suis retrouvé aux urgences avec une fracture du poignet.', 'vous allez'],
    ['de', 'Ich bin auf der nassen Treppe ausgerutscht, Handgelenk gebrochen.', 'es Ihnen'],
    ['en', 'My wife and I both got sick after the oysters.', 'everyone affected is|you are'],
    ['es', 'Comunión de mi hija: veinte invitados con vómitos y mi suegra ingresada.', 'todas las personas afectadas'],
    ['en', 'My son has a nut allergy. His lips were swelling and I was using his EpiPen outside.', 'your son is'],
    ['en', 'A guest at the next table was bleeding and no one came.', 'everyone affected is'],
    [
      'de',
      'Meine Tochter kam mit einer Platzwunde heim, die genäht werden musste. Angerufen hat uns keiner.',
      'Ihrer Tochter',
    ],
    ['en', 'There was glass in my soup and I cut my tongue.', 'you are'],
  ] as const)('is wished well: %s, %s', async (locale, content, who) => {
    const { text, caution } = await write(locale, content, FEW)
    expect(caution).toBe('health')
    expect(text).toMatch(new RegExp(who))
    expect(text).toMatch(/hope|esper|dese|confi|espér|hoff/)
  })

  it.each([
    ['en', 'Two of the wheel nuts were loose on the motorway, with my son in the back.'],
    ['es', 'Nos dejaron una fuga de gas en la cocina, con mi hija en casa.'],
    ['de', 'Die Bettwanzen haben wir selbst gefangen.'],
    ['fr', 'Notre chien est revenu du toilettage avec une plaie à l’oreille.'],
  ] as const)('is no one where nothing happened to a person: %s, %s', async (locale, content) => {
    expect((await write(locale, content, FEW)).text).not.toMatch(/we hope|mejor\b|mieux|besser geht/)
  })
})

describe('what others heard', () => {
  it.each([
    ['en', 'The receptionist discussed my pregnancy in front of the whole waiting room.'],
    ['es', 'Leyó en voz alta mis análisis delante de todo el mundo.'],
    ['fr', 'Elle a demandé « c’est pour les résultats du test ? » devant toute la salle d’attente.'],
    ['de', 'Die Helferin hat meine Schulden laut vor allen besprochen.'],
  ] as const)('is kept private in the answer: %s, %s', async (locale, content) => {
    expect((await write(locale, content, FEW)).caution).toBe('legal')
  })
})

describe('who speaks through a lawyer', () => {
  it.each([
    [
      'en',
      'The boiler was wired wrongly and the bathroom burned. My solicitor has the file. All further contact through the firm only, please.',
    ],
    ['es', 'El asunto está en manos de mi abogada. Cualquier contacto, únicamente a través de su bufete.'],
    ['fr', 'Mon avocat a le dossier. Merci de ne passer que par son cabinet.'],
    [
      'de',
      'Die Sache liegt bei meinem Anwalt, die Klage geht diese Woche raus. Kontakt bitte nur noch über die Kanzlei.',
    ],
  ] as const)('is not offered a talk: %s, %s', async (locale, content) => {
    const { text, lacksContact } = await write(locale, content, FEW)
    expect(text).not.toMatch(
      /in person|speak with|talk to|persona(?!l)|hablar|vive voix|parler avec|persönlich|sprechen/,
    )
    expect(lacksContact ?? false).toBe(false)
  })
})

describe('a reply that is never bare', () => {
  it.each([
    ['en', 'Agreed on three windows, two were done, the bill says three. No answer to my mail to this day.'],
    ['es', 'Quedamos en tres ventanas, hicieron dos, en la factura ponen tres. A mi correo, ninguna respuesta.'],
    ['fr', 'Trois fenêtres prévues, deux faites, trois facturées. Aucune réponse à mon mail.'],
    ['de', 'Drei Fenster waren ausgemacht, zwei wurden gemacht. Auf meine Mail kam bis heute keine Antwort'],
  ] as const)('regrets before it offers: %s, %s', async (locale, content) => {
    const [, body = ''] = (await write(locale, content, { rating: 2, isRecommended: null })).text.split('\n\n')
    expect(body).toMatch(APOLOGY)
  })
})
