export const doubts = {
  title: '{count, plural, one {One passage to look at} other {# passages to look at}}',
  text: '{count, plural, one {It is underlined in the text. Read it once more before you send it.} other {They are underlined in the text. Read them once more before you send it.}}',
  reasons: {
    'not-from-review': 'Neither the review nor your team says this.',
    tone: 'This may sound other than you mean it.',
    'repeats-review': 'This repeats what the review says.',
    'unchecked-language': 'This language cannot be checked here.',
  },
} as const
