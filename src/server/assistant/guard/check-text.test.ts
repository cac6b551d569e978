import { describe, expect, it } from 'vitest'
import type { BlockReason, Caution } from '#shared/domain/assistant.ts'
import { HONEST_SETS } from '#testing/assistant-corpora/honest/honest-replies.ts'
import {
  checkLanguage,
  checkPublicText,
  checkReply,
  checkWhole,
  findReplyDoubts,
  type Surroundings,
} from './check-text.ts'

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

describe('an honest reply', () => {
  it.each(Object.entries(HONEST_SETS))('is never held back: %s', (_which, replies) => {
    const held = replies.filter(({ reply, facts, ...given }) => checkAll(reply, { ...given, team: facts }).length > 0)
    expect(held.map(({ reply }) => reply)).toEqual([])
  })
})

type Said = Exclude<
  BlockReason,
  Caution | 'hostile-review' | 'wrong-language' | 'empty' | 'unchecked-language' | 'unfounded'
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
  ],
}

describe.each(Object.entries(BAD))('%s', (reason, texts) => {
  it.each(texts)('is seen in: %s', (text) => {
    expect(checkPublicText(text, around())).toContain(reason)
  })
})

describe('a model’s reply', () => {
  const italian = 'Grazie mille per la sua recensione, speriamo di rivederla presto nel nostro ristorante.'

  it('names no stranger', () => {
    expect(checkReply('Thank you for visiting us and Corner Grill.', around())).toEqual(['other-name'])
  })

  it('is in a language that can be checked, or one that the team asks for, and then doubtful as a whole', () => {
    expect(checkReply(italian, around())).toEqual(['unchecked-language'])
    const asked = around({ instructions: 'Reply in Italian' })
    expect(checkReply(italian, asked)).toEqual([])
    expect(findReplyDoubts(italian, asked)).toEqual([{ start: 0, end: italian.length, reason: 'unchecked-language' }])
  })

  it.each([
    ['stars', 'Fine.', 2, ['tone']],
    ['words where there are no stars', 'Terrible food, rude waiter, never again.', null, ['tone']],
    ['neither', 'We married here, it was wonderful.', null, []],
  ])('is glad at its reader’s cost by %s', (_what, review, stars, reasons) => {
    const given = { ...around({ review }), review: { ...around({ review }).review, stars } }
    const doubts = findReplyDoubts('Thank you, Dana. We are so glad you loved it!', given)
    expect(doubts.map(({ reason }) => reason)).toEqual(reasons)
  })
})

describe('what the team says itself', () => {
  it.each([
    ['a link', 'Book at https://harbour.example/table', 'Book at harbour.example/table'],
    ['the site a link is on', 'More on harbour.example', 'https://www.harbour.example/menu'],
    ['a number, however it is written', 'Call 030 123 45 67', '+49 30 1234567'],
    ['a number above a line that begins with an article', 'Tel. 030 1234567.\n\nUn saludo', '030 1234567'],
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
