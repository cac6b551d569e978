import type { BlockReason } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'

/** Why a draft was held back, as the screens say it too. */
export const BLOCK_SENTENCES: Record<Locale, Record<BlockReason, string>> = {
  en: {
    link: 'It has a link that is not among your facts.',
    'contact-detail': 'It has a phone number or an address that is not among your facts.',
    promise: 'It promises something.',
    refund: 'It offers money or a refund.',
    'other-name': 'It names somebody who is not part of this.',
    'wrong-language': 'It is not in the language of the review.',
    'leaked-instructions': 'It repeats instructions that are not for readers.',
    offensive: 'It has offensive words.',
    'contradicts-review': 'It answers something else than what the review says.',
    'hostile-review':
      'The review speaks to the assistant instead of about your business, so no draft is made from it. Write the reply yourself.',
    echo: 'It repeats what the review says, word for word.',
    claim: 'It says something about the business that is not among your facts.',
    'not-a-reply': 'It is not written as a reply to a review.',
    'unchecked-language':
      'It is in a language that cannot be checked. Name the language in your instructions if you want it.',
    empty: 'It says nothing.',
  },
  es: {
    link: 'Contiene un enlace que no está entre sus datos.',
    'contact-detail': 'Contiene un teléfono o una dirección que no está entre sus datos.',
    promise: 'Promete algo.',
    refund: 'Ofrece dinero o un reembolso.',
    'other-name': 'Nombra a alguien que no tiene que ver con esto.',
    'wrong-language': 'No está en el idioma de la reseña.',
    'leaked-instructions': 'Repite instrucciones que no son para los lectores.',
    offensive: 'Contiene palabras ofensivas.',
    'contradicts-review': 'Responde a algo distinto de lo que dice la reseña.',
    'hostile-review':
      'La reseña habla al asistente en lugar de hablar de su negocio, así que no se redacta ningún borrador. Escriba usted la respuesta.',
    echo: 'Repite lo que dice la reseña, palabra por palabra.',
    claim: 'Afirma algo sobre el negocio que no está entre sus datos.',
    'not-a-reply': 'No está escrito como respuesta a una reseña.',
    'unchecked-language':
      'Está en un idioma que no se puede comprobar. Si lo quiere así, nombre el idioma en las instrucciones.',
    empty: 'No dice nada.',
  },
  fr: {
    link: 'Il contient un lien qui ne figure pas parmi vos informations.',
    'contact-detail': 'Il contient un numéro ou une adresse qui ne figure pas parmi vos informations.',
    promise: 'Il promet quelque chose.',
    refund: 'Il propose de l’argent ou un remboursement.',
    'other-name': 'Il nomme une personne étrangère à l’affaire.',
    'wrong-language': 'Il n’est pas dans la langue de l’avis.',
    'leaked-instructions': 'Il répète des instructions qui ne sont pas destinées aux lecteurs.',
    offensive: 'Il contient des mots offensants.',
    'contradicts-review': 'Il répond à autre chose que ce que dit l’avis.',
    'hostile-review':
      'L’avis s’adresse à l’assistant au lieu de parler de votre entreprise : aucun brouillon n’en est tiré. Rédigez vous-même la réponse.',
    echo: 'Il reprend mot pour mot ce que dit l’avis.',
    claim: 'Il affirme sur l’entreprise quelque chose qui ne figure pas parmi vos informations.',
    'not-a-reply': 'Il n’est pas rédigé comme une réponse à un avis.',
    'unchecked-language':
      'Il est dans une langue qui ne peut pas être vérifiée. Si vous la voulez, nommez-la dans vos consignes.',
    empty: 'Il ne dit rien.',
  },
  de: {
    link: 'Er enthält einen Link, der nicht bei Ihren Angaben steht.',
    'contact-detail': 'Er enthält eine Telefonnummer oder Adresse, die nicht bei Ihren Angaben steht.',
    promise: 'Er verspricht etwas.',
    refund: 'Er bietet Geld oder eine Erstattung an.',
    'other-name': 'Er nennt jemanden, der nichts damit zu tun hat.',
    'wrong-language': 'Er ist nicht in der Sprache der Bewertung.',
    'leaked-instructions': 'Er wiederholt Anweisungen, die nicht für Leser sind.',
    offensive: 'Er enthält beleidigende Wörter.',
    'contradicts-review': 'Er antwortet auf etwas anderes, als die Bewertung sagt.',
    'hostile-review':
      'Die Bewertung spricht den Assistenten an, statt von Ihrem Betrieb zu sprechen. Daraus wird kein Entwurf. Schreiben Sie die Antwort selbst.',
    echo: 'Er wiederholt wörtlich, was in der Bewertung steht.',
    claim: 'Er sagt etwas über den Betrieb, das nicht bei Ihren Angaben steht.',
    'not-a-reply': 'Er ist nicht als Antwort auf eine Bewertung geschrieben.',
    'unchecked-language':
      'Er ist in einer Sprache, die sich nicht prüfen lässt. Nennen Sie die Sprache in Ihren Anweisungen, wenn Sie sie möchten.',
    empty: 'Er sagt nichts.',
  },
}
