export const disputePolicies = {
  /** What a platform's rules call it, and what they mean by it. */
  categories: {
    'fake-engagement': {
      name: 'Fake engagement',
      covers:
        'Reviews that do not come from a real experience: bought, invented, or written to push a rating up or down.',
    },
    impersonation: {
      name: 'Impersonation',
      covers: 'The author pretends to be another person or another business.',
    },
    misrepresentation: {
      name: 'Misrepresentation',
      covers: 'False statements meant to mislead about a product, a service or who somebody is.',
    },
    'conflict-of-interest': {
      name: 'Conflict of interest',
      covers:
        'The author has a stake in the matter: a competitor, a former employee, an owner or somebody close to one.',
    },
    harassment: {
      name: 'Harassment',
      covers: 'The review attacks, bullies or threatens a person, or calls on others to do so.',
    },
    hate: {
      name: 'Hate speech',
      covers: 'It attacks people for what they are, such as origin, religion, disability, gender or sexuality.',
    },
    offensive: {
      name: 'Obscene or offensive language',
      covers: 'Swear words, sexual or degrading language that is there to offend.',
    },
    'personal-information': {
      name: 'Personal information',
      covers:
        'It reveals private details of a person: full name of staff, phone number, address, health or payment data.',
    },
    violence: {
      name: 'Violence or dangerous content',
      covers: 'It threatens violence, shows it in a graphic way, or encourages people to harm themselves or others.',
    },
    illegal: {
      name: 'Illegal content',
      covers: 'It breaks the law or promotes what does, such as restricted goods or child endangerment.',
    },
    'off-topic': {
      name: 'Off topic',
      covers: 'It is not about a visit or a purchase here: politics, news, another business or a private quarrel.',
    },
    advertising: {
      name: 'Advertising',
      covers: 'It promotes something, links elsewhere, or gives contact details to win customers.',
    },
    repetitive: {
      name: 'Gibberish or repeated content',
      covers: 'The same text several times, or signs without a meaning.',
    },
    'not-firsthand': {
      name: 'Not a first-hand experience',
      covers: 'The author was not there and tells what others told them, or what they read.',
    },
    other: {
      name: 'Something else',
      covers: 'None of the platform’s categories fits. Say in the description which rule is broken.',
    },
  },
  chances: {
    good: 'Good chance',
    fair: 'Fair chance',
    poor: 'Poor chance',
  },
  chanceTexts: {
    good: 'The words themselves show what {platform} forbids. It usually acts on that.',
    fair: 'Something speaks for it, but somebody at {platform} has to judge. It may go either way.',
    poor: 'We find nothing in the words that {platform} forbids. It seldom removes a review like this.',
  },
  speaks: { for: 'Speaks for it', against: 'Speaks against it' },
  /** `{detail}` is what was found in the review. */
  grounds: {
    threat: 'It contains a threat: “{detail}”',
    extortion: 'It demands something in return for the review: “{detail}”',
    hate: 'It attacks people for what they are: “{detail}”',
    'personal-information': 'It reveals private details of a person: “{detail}”',
    'offensive-words': 'It contains offensive words: “{detail}”',
    insult: 'It insults a person or accuses them of a crime: “{detail}”',
    insider: 'The author tells of a stake of their own: “{detail}”',
    'not-firsthand': 'The author tells that it is not their own experience: “{detail}”',
    'wrong-business': 'The author means another business: “{detail}”',
    politics: 'It is about politics: “{detail}”',
    advertising: 'It advertises or links elsewhere: “{detail}”',
    'sends-elsewhere': 'It sends people elsewhere: “{detail}”',
    duplicate:
      '{count, plural, one {# other review says exactly the same} other {# other reviews say exactly the same}}',
    'same-author':
      '{count, plural, one {# more review is by the same author} other {# more reviews are by the same author}}',
    'names-competitor': 'It names a business you compete with: “{detail}”. That alone breaks no rule.',
    'no-text': 'There is no text, only a rating. A rating alone breaks no rule.',
    'factual-disagreement':
      'As far as the words tell, it is a complaint about a visit. Platforms do not decide who is right.',
    'positive-tone': 'It is a good review.',
    'needs-proof': 'Who wrote it and why cannot be seen in the words. Without proof it is your word against theirs.',
    'other-category': 'What is wrong with the words belongs to another category than the one chosen: “{detail}”.',
  },
} as const
