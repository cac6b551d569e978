import { describe, expect, it } from 'vitest'
import { findContactDetails } from './contact-details.ts'
import { findOffensiveWords } from './offensive-words.ts'

describe('contact details in a text', () => {
  it.each([
    ['Call me on +49 171 2345678 please', 'phone', 11],
    ['Ruf an: 030/1234567', 'phone', 8],
    ['Tel (415) 555-0132', 'phone', 4],
    ['Call the owner on 555-0134', 'phone', 18],
    ['Llama al 612 345 678', 'phone', 9],
    ['Write to jo.smith@mail.example.com', 'email', 9],
    ['See https://bad.example/x', 'link', 4],
    ['Better at www.other.example', 'link', 10],
    ['Visit other-place.com instead', 'link', 6],
    ['He lives at 12 Baker Street', 'address', 12],
    ['Er wohnt in der Hauptstraße 5', 'address', 16],
    ['Il habite 12 rue Lafayette', 'address', 10],
    ['Vive en la calle de Alcalá 42', 'address', 11],
  ])('are found in "%s"', (text, kind, start) => {
    expect(findContactDetails(text)).toMatchObject([{ kind, start }])
  })

  it.each([
    ['We paid 1234567 for order 99887766'],
    ['We came at 7.30 on 12.05.2024 and left at 22:15'],
    ['The bill was 120.50 € for 4 people, 10/10'],
    ['Great food.Nice staff'],
    ['Order 555-0134 came late'],
    ['We waited 45 minutes in 3 queues down the Street'],
  ])('are not seen in "%s"', (text) => {
    expect(findContactDetails(text)).toEqual([])
  })
})

describe('offensive words', () => {
  it.each([
    ['What a shitty place', ['shitty']],
    ['FUCKING awful, you assholes', ['FUCKING', 'assholes']],
    ['Menuda mierda, gilipollas', ['mierda', 'gilipollas']],
    ['Ce connard de serveur', ['connard']],
    ['So ein Scheißladen', ['Scheißladen']],
  ])('are found in "%s"', (text, words) => {
    expect(findOffensiveWords(text).map(({ word }) => word)).toEqual(words)
  })

  it.each([
    ['Une heure de retard, con mucho gusto, Putenbrust'],
    ['A fickle nutter bit into the Pute'],
    ['Schlamperei in Scunthorpe, classic cocktail, Dickens'],
  ])('are not seen in what another language means well: "%s"', (text) => {
    expect(findOffensiveWords(text)).toEqual([])
  })
})
