import { describe, expect, it } from 'vitest'
import type { BlockReason } from '#shared/domain/assistant.ts'
import {
  checkLanguage,
  checkPublicText,
  checkReply,
  checkWhole,
  checkWholeReply,
  leaveOutClaims,
  type Surroundings,
} from './check-text.ts'
import { ORDINARY_REPLIES } from './corpus/ordinary-replies.ts'
import { HELD_OUT_REPLIES } from './corpus/ordinary/held-out-replies.ts'
import { LATER_REPLIES } from './corpus/ordinary/later-replies.ts'
import { MODELLED_REPLIES } from './corpus/ordinary/modelled-replies.ts'
import type { OrdinaryReply } from './corpus/ordinary/ordinary-reply.ts'
import { UNSEEN_REPLIES } from './corpus/ordinary/unseen-replies.ts'

interface Given {
  team?: string
  review?: string
  stars?: number
  language?: string | null
  instructions?: string
}
function around({ team = '', review = '', stars = 1, language = null, instructions = '' }: Given = {}): Surroundings {
  return {
    business: 'Harbour Bistro',
    team: `Harbour Bistro\n${instructions}\n${team}`,
    instructions,
    review: { content: review, author: 'Dana Price', stars, language },
    address: '',
  }
}
const checkAll = (text: string, given: Given = {}) => [
  ...checkWhole(text),
  ...checkReply(text, around(given)),
  ...checkLanguage(text, around(given)),
]

describe('ordinary replies', () => {
  it('are more than two hundred, in four languages', () => {
    expect(ORDINARY_REPLIES.length).toBeGreaterThanOrEqual(200)
    expect(new Set(ORDINARY_REPLIES.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr', 'de']))
  })

  /** How many are held back, and how many lose a sentence. */
  function measure(replies: readonly OrdinaryReply[]) {
    const settled = replies.map(({ reply, facts, ...given }) => {
      const about = { ...given, team: facts }
      const rest = leaveOutClaims(reply, around(about))
      const found = [...checkAll(rest, about), ...checkWholeReply(reply)]
      return { isHeldBack: found.length > 0, isShortened: rest !== reply }
    })
    const heldBack = settled.filter(({ isHeldBack }) => isHeldBack).length
    return { heldBack, shortened: settled.filter((each) => each.isShortened && !each.isHeldBack).length }
  }

  it.each([
    ['they are those that lists were made with', ORDINARY_REPLIES, 204, { heldBack: 1, shortened: 26 }],
    ['they are like a model’s, and lists were widened with them', MODELLED_REPLIES, 80, { heldBack: 1, shortened: 12 }],
    ['they are of the time before', UNSEEN_REPLIES, 17, { heldBack: 0, shortened: 7 }],
    ['they were held out once', HELD_OUT_REPLIES, 40, { heldBack: 0, shortened: 7 }],
    ['they apologise, thank and disagree', LATER_REPLIES, 20, { heldBack: 0, shortened: 4 }],
  ])(
    'pass, or lose a sentence, mostly where %s',
    (_which, replies, count, most) => {
      expect(replies).toHaveLength(count)
      const { heldBack, shortened } = measure(replies)
      expect(heldBack).toBeLessThanOrEqual(most.heldBack)
      expect(shortened).toBeLessThanOrEqual(most.shortened)
    },
    60_000,
  )
})

type Said = Exclude<
  BlockReason,
  'hostile-review' | 'wrong-language' | 'empty' | 'echo' | 'claim' | 'not-a-reply' | 'unchecked-language' | 'tone'
>
const BAD: Record<Said, readonly string[]> = {
  link: [
    'See https://evil.example/win',
    'See hxxp://evil.example',
    'Look at evil.example for more',
    'Look at EVIL.COM today',
    'Look at evil dot com',
    'Look at evil (dot) com',
    'Look at evil[.]example',
    'Look at evil . com',
    'Mira evil punto com',
    'Look at еvil.com',
    'Look at xn--vil-8la.com',
    'Look at ｅｖｉｌ．ｃｏｍ',
    'Look at evil。com',
    'Go to 192.168.10.4/login',
    '[menu](https://evil.example)',
    'Write to t.me/evil',
    'javascript:alert(1)',
    'Visit bit.ly/abc',
  ],
  'contact-detail': [
    'Call +49 30 1234567',
    'Call 030/123 45 67',
    'Appelez le 01.23.45.67.89',
    'Call 5 5 5 1 2 3 4',
    'Call five five five one two three four',
    'Llame al seis uno dos tres cuatro cinco seis siete ocho',
    'Call ٠٥٠١٢٣٤٥٦٧٨',
    'Call ５５５-１２３４５６',
    'Call 1-800-REFUNDS',
    'Write to boss@evil',
    'Write to boss (at) evil',
    'Follow @crypto_king',
    'Reach us on Telegram',
    'Schreiben Sie uns per WhatsApp',
    'Come to 12 Elm Grove Street',
    'Kommen Sie in die Hauptstraße 12',
    'Venez au 12 rue des Lilas',
    'Venga a la calle Mayor 12',
    'Pay with Bitcoin',
    'Account DE89 3704 0044 0532 0130 00',
  ],
  promise: [
    'We guarantee that it gets better.',
    'We promise to do better.',
    'This will never happen again.',
    'The waiter has been fired.',
    'Le garantizamos que mejorará.',
    'No volverá a ocurrir.',
    'Nous vous promettons une table.',
    'Cela ne se reproduira plus.',
    'Wir versprechen Besserung.',
    'Das wird nicht wieder vorkommen.',
  ],
  refund: [
    'We will refund you.',
    'A full refund is on its way.',
    'You can get your money back.',
    'Here is a voucher for your next visit.',
    'Enjoy 20% off next time.',
    'Dessert is on the house next time.',
    'We will pay you 500 dollars.',
    'Le devolveremos el dinero.',
    'Le ofrecemos un descuento.',
    'La próxima cena es gratis.',
    'Nous allons vous rembourser.',
    'Un bon d’achat vous attend.',
    'Le dessert sera offert.',
    'Wir erstatten Ihnen den Betrag.',
    'Sie bekommen einen Gutschein.',
    'Der Nachtisch ist kostenlos.',
  ],
  'other-name': [
    'Our manager Karen is sorry.',
    'Please ask for Zbigniew at the bar.',
    'Mr. Smith will be in touch.',
    'Frau Obermaier hat das gelesen.',
    'Nuestro camarero Javier lo siente.',
    'Demandez Gaspard à l’accueil.',
    'Jürgen tut es leid.',
  ],
  'leaked-instructions': [
    'As an AI, I cannot eat.',
    'My instructions say that I must be polite.',
    'Here is the system prompt.',
    'Ich bin ein Sprachmodell.',
    'En tant qu’IA, je vous remercie.',
    'Como modelo de lenguaje, gracias.',
    '{"reply": "thanks"}',
    '<b>Thanks</b>',
    'Assistant: thanks',
    '<|im_end|> thanks',
    '```\nthanks\n```',
    'You draft the public reply of a business to one review of it.',
    'ChatGPT thanks you.',
  ],
  offensive: [
    'You idiot.',
    'What a sh1t review.',
    'Eres gilipollas.',
    'Espèce de connard.',
    'Sie Arschloch.',
    'Fυck you.',
  ],
  'contradicts-review': [
    'We are scammers.',
    'Our prices are a scam.',
    'We stole your money.',
    'We admit our guilt.',
    'Please do not come here.',
    'The Blue Anchor is better than us.',
    'Somos unos ladrones.',
    'Nous sommes des escrocs.',
    'Wir sind Betrüger.',
    'So glad you loved it!',
    'Thank you for the five stars!',
    'Danke für die fünf Sterne!',
  ],
}

describe.each(Object.entries(BAD))('%s', (reason, texts) => {
  it.each(texts)('is seen in: %s', (text) => {
    expect(checkPublicText(text, around())).toContain(reason)
  })
})

describe('a model’s reply', () => {
  const review = 'Cold soup. They ought to admit that nobody ever cleans the kitchen at night.'

  it.each([
    ['echo', 'We are sorry. Nobody ever cleans the kitchen at night.'],
    ['echo', 'Thank you for telling us that nobody ever cleans the kitchen at night.'],
    ['claim', 'Thank you. The kitchen is only cleaned in summer.'],
    ['claim', 'Thank you, and our soup comes out of a tin.'],
    ['claim', 'We are sorry about the cockroaches.'],
    ['claim', 'We look forward to seeing you at 18:30.'],
    ['claim', 'Thank you. We are closed.'],
    ['claim', 'Gracias por tu visita. El local está cerrado.'],
    ['claim', 'Merci pour votre avis. Nous avons déménagé.'],
    ['claim', 'Danke für die Bewertung. Wir haben geschlossen.'],
    ['other-name', 'Thank you for visiting us and Corner Grill.'],
    ['not-a-reply', 'Thank you for this:\nthe soup was cold\nthe night was old\nthe tale is told'],
    ['not-a-reply', 'Thank you.\n- soup\n- bread'],
    ['unchecked-language', 'Grazie mille per la sua recensione, speriamo di rivederla presto nel nostro ristorante.'],
  ])('is held back for %s: %s', (reason, text) => {
    expect(checkReply(text, around({ review }))).toEqual([reason])
  })

  it('is one only if it thanks, regrets, hopes or is glad', () => {
    expect(checkWholeReply('Bananas are yellow.')).toEqual(['not-a-reply'])
    expect(checkWholeReply('We hear you.')).toEqual([])
  })

  it('may be in any language the team asks for', () => {
    const text = 'Grazie mille per la sua recensione, speriamo di rivederla presto nel nostro ristorante.'
    expect(checkReply(text, around({ review, instructions: 'Reply in Italian' }))).toEqual([])
  })

  it('may say what the team asks for, a little of it, as far as it can be told that it does', () => {
    const text = 'Thank you. A second entrance is being built.'
    const asking = (instructions: string) => checkReply(text, around({ review, instructions }))
    expect(asking('')).toEqual(['claim'])
    expect(asking('Be brief')).toEqual(['claim'])
    expect(asking('Say that a new entrance is coming')).toEqual([])
    expect(asking('Bitte schreib, dass wir gerade umbauen und alles neu machen')).toEqual([])
    const echoing = 'Thank you. The kitchen is cleaned at night.'
    expect(checkReply(echoing, around({ review, instructions: 'Say when it is cleaned' }))).toEqual(['claim'])
  })

  it('goes without the sentences that are none of a reply’s own, but not without many', () => {
    const given = around({ review })
    expect(leaveOutClaims('We are sorry.\n\nThe moon is round. Please get in touch.', given)).toBe(
      'We are sorry.\n\nPlease get in touch.',
    )
    expect(leaveOutClaims('We are sorry. The moon is round. The earth is, too.', given)).toBe('We are sorry.')
    const often = 'We are sorry. The moon is round. The earth is, too. The sun shines.'
    expect(leaveOutClaims(often, given)).toBe(often)
    const linked = 'We are sorry. The moon is on evil.example now.'
    expect(leaveOutClaims(linked, given)).toBe(linked)
    const grave = 'We are sorry. The place is bankrupt.'
    expect(leaveOutClaims(grave, given)).toBe(grave)
  })

  it('does not repeat what is grave, though the review says it', () => {
    const given = around({ review: 'There were cockroaches in the kitchen.' })
    expect(leaveOutClaims('We are sorry about the cockroaches. Please get in touch.', given)).toBe(
      'Please get in touch.',
    )
  })

  it.each([
    ['a word that nobody gave', 'We are sorry about the weevils.'],
    ['something that we did', 'We are sorry that we put the soup back.'],
    ['a denial', 'We understand that the soup is not important to us.'],
    ['another place', 'We hope that you find a better place.'],
    ['joy at what is bad', 'We are happy that you felt disappointed.'],
    ['regret of what is good', 'We are sorry that you came to us.'],
    ['a question for what is private', 'Please send us the details of your account.'],
  ])('does not say %s within a courtesy', (_what, text) => {
    expect(checkReply(`Thank you for your review. ${text}`, around({ review: 'Cold soup.' }))).toEqual(['claim'])
  })

  it('does not turn a fact of the team round', () => {
    const team = 'Our fish is fresh every day'
    expect(checkReply('Thank you. Our fish is fresh every day.', around({ review, team }))).toEqual([])
    expect(checkReply('Thank you. Our fish is not fresh every day.', around({ review, team }))).toEqual(['claim'])
  })

  it('may repeat a fact of the team', () => {
    const text = 'Thank you. The kitchen is open until 22:00.'
    expect(checkReply(text, around({ review }))).toEqual(['claim'])
    expect(checkReply(text, around({ review, team: 'Kitchen open until 22:00' }))).toEqual([])
  })
})

describe('what the team says itself', () => {
  it.each([
    ['a link', 'Book at https://harbour.example/table', 'Book at harbour.example/table'],
    ['the site a link is on', 'More on harbour.example', 'https://www.harbour.example/menu'],
    ['a number, however it is written', 'Call 030 123 45 67', '+49 30 1234567'],
    ['an address', 'We are at 12 Elm Grove Street', '12 Elm Grove Street'],
    ['a mailbox', 'Write to hello@harbour.example', 'hello@harbour.example'],
    ['a name', 'Ask for Karen', 'Signed by Karen'],
    ['a refund', 'We will refund you.', 'Offer a refund'],
    ['a refund in another language', 'Wir erstatten Ihnen den Betrag.', 'Offer a refund'],
    ['a guarantee', 'We guarantee fresh fish.', 'Freshness guarantee'],
  ])('may be repeated: %s', (_what, text, team) => {
    expect(checkPublicText(text, around({ team }))).toEqual([])
    expect(checkPublicText(text, around())).not.toEqual([])
  })

  it.each([
    ['another page of its site', 'See harbour.example/login?to=evil', 'https://harbour.example/menu', 'link'],
    ['a refund that it rules out', 'We will refund you.', 'We give no refunds', 'refund'],
    ['a refund where it speaks of a discount', 'We will refund you.', 'Students get a discount', 'refund'],
    ['another number', 'Call 030 765 43 21', '+49 30 1234567', 'contact-detail'],
  ])('does not allow %s', (_what, text, team, reason) => {
    expect(checkPublicText(text, around({ team }))).toContain(reason)
  })

  it('is not what the review says', () => {
    const review = 'Our waiter Zbigniew promised a refund at evil.example, call 030 1234567'
    const text = 'Zbigniew will refund you at evil.example, call 030 1234567'
    expect(checkPublicText(text, around({ review }))).toEqual(['link', 'contact-detail', 'refund', 'other-name'])
  })
})

describe('the language', () => {
  const english = 'Thank you very much for your kind words, we look forward to seeing you again soon.'
  const spanish = 'La comida estaba muy rica y el servicio fue estupendo, volveremos seguro.'

  it.each([
    ['another than the review is in', { review: spanish }, ['wrong-language']],
    ['another than the platform names', { language: 'fr' }, ['wrong-language']],
    ['the one that was asked for', { review: spanish, instructions: 'In English, please' }, []],
    ['one of the product’s where the review tells none', { review: '👍' }, []],
    ['one of two in the review', { review: `${spanish} We had a wonderful evening with you.` }, []],
  ])('is %s', (_case, given, reasons) => {
    expect(checkLanguage(english, around(given))).toEqual(reasons)
  })

  it('is not judged by a few words', () => {
    expect(checkLanguage('Thank you, Dana!', around({ review: spanish }))).toEqual([])
  })

  it('is none that the product does not speak, where the review tells none', () => {
    const russian = 'Спасибо за ваш отзыв, мы очень рады, что вам понравилось у нас в гостях этим вечером.'
    expect(checkLanguage(russian, around())).toEqual(['wrong-language'])
  })
})

it.each(['', '  \n', '…', '!!!'])('"%s" is nothing', (text) => {
  expect(checkWhole(text)).toEqual(['empty'])
})
