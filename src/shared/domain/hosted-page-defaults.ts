import type { SurveyQuestion } from './hosted-page-content.ts'

const RATING = {
  en: 'How was your visit?',
  es: '¿Qué tal su visita?',
  fr: 'Comment s’est passée votre visite ?',
  de: 'Wie war Ihr Besuch?',
}

const EMAIL = {
  en: 'Your email address, if you would like an answer',
  es: 'Su correo electrónico, si desea una respuesta',
  fr: 'Votre adresse e-mail, si vous souhaitez une réponse',
  de: 'Ihre E-Mail-Adresse, wenn Sie eine Antwort möchten',
}

const plain = { isRequired: false, options: [], rules: [], goTo: null }

/** Three questions that most businesses learn from, and what a feedback page asks. */
export function defaultQuestions(kind: 'survey' | 'feedback'): SurveyQuestion[] {
  if (kind === 'feedback') {
    return [
      { ...plain, id: 'rating', kind: 'stars', label: RATING, isRequired: true },
      {
        ...plain,
        id: 'text',
        kind: 'text',
        label: {
          en: 'What would you like to tell us?',
          es: '¿Qué le gustaría contarnos?',
          fr: 'Qu’aimeriez-vous nous dire ?',
          de: 'Was möchten Sie uns sagen?',
        },
      },
      { ...plain, id: 'email', kind: 'email', label: EMAIL },
    ]
  }
  return [
    { ...plain, id: 'rating', kind: 'stars', label: RATING, isRequired: true },
    {
      ...plain,
      id: 'recommend',
      kind: 'nps',
      label: {
        en: 'How likely are you to recommend us to a friend?',
        es: '¿Qué probabilidad hay de que nos recomiende a un amigo?',
        fr: 'Nous recommanderiez-vous à un ami ?',
        de: 'Würden Sie uns Freunden weiterempfehlen?',
      },
    },
    {
      ...plain,
      id: 'better',
      kind: 'text',
      label: {
        en: 'What could we do better?',
        es: '¿Qué podríamos hacer mejor?',
        fr: 'Que pourrions-nous améliorer ?',
        de: 'Was könnten wir besser machen?',
      },
    },
  ]
}
