import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ContactKind } from '#shared/domain/review-signals/contact-details.ts'
import type { QuotedKind } from './find-evidence.ts'

export interface DisputePhrases {
  /** Stands for a business that has not said its name, in the case the sentences ask for. */
  ourBusiness: string
  /** Which review it is, by what is known of it. */
  subject: { dated: string; undated: string }
  /** Its stars, where it has any. */
  stars: string
  /** Where people recommend or do not, and give no stars. */
  recommends: { yes: string; no: string }
  /** What it is asked to be held against. None of them claims to have found that it is so. */
  reasons: Record<DisputeReason, string>
  /** In place of the doubt, where the author says as much. */
  fakeByItsWords: string
  /** Where no word in it can be pointed at. */
  offensiveByItsTone: string
  /** Where there are lines of evidence. */
  seeEvidence: string
  /** Under which of the platform's categories it comes by that evidence. */
  categories: string
  request: string
  evidence: {
    /** Advertising is not quoted: it would be spread. */
    quoted: Record<QuotedKind, string>
    offensive: string
    contact: Record<ContactKind, string>
    contradiction: Record<'positive' | 'negative', string>
    offTopic: string
    competitor: string
    privateLife: string
    sameAuthor: string
    exactDuplicate: string
    nearDuplicate: string
  }
}

export const DISPUTE_PHRASES: Record<Locale, DisputePhrases> = {
  en: {
    ourBusiness: 'our business',
    subject: {
      dated: 'We ask you to look at a review of {business} on {platform} from {date}.',
      undated: 'We ask you to look at a review of {business} on {platform}.',
    },
    stars: 'It gives {rating} out of 5 stars.',
    recommends: { yes: 'It recommends us.', no: 'It is a review that does not recommend us.' },
    reasons: {
      fake: 'We doubt that it is based on a real experience with {business}. A text alone cannot show that, so please compare it with what you know about the account and its activity.',
      offensive:
        'We believe that its language is offensive and goes beyond criticism, which your rules on respectful content do not allow.',
      irrelevant: 'We believe that it is not about an experience with {business} and does not belong on this listing.',
      competitor:
        'We believe that it was written in the interest of a competitor, which your rules on conflicts of interest do not allow.',
      other: 'We believe that it does not follow your rules for reviews.',
    },
    offensiveByItsTone:
      'We find its tone disrespectful. No single word shows that, so please judge it by your rules on respectful content.',
    fakeByItsWords: 'Its own words suggest that there was no real experience with {business}.',
    seeEvidence: 'The evidence we list comes from the review itself.',
    categories: 'We believe it falls under: {categories}.',
    request:
      'Please check it against your rules and remove it if it breaks them. We do not object to honest criticism.',
    evidence: {
      quoted: {
        threat: 'A threat: “{quote}” (from word {at}).',
        extortion: 'A demand in return for the review: “{quote}” (from word {at}).',
        hate: 'An attack on people for who they are: “{quote}” (from word {at}).',
        insult: 'An insult to a person, or an accusation of a crime: “{quote}” (from word {at}).',
        insider: 'The author mentions a personal stake: “{quote}” (from word {at}).',
        'not-firsthand': 'The author says it is not their own experience: “{quote}” (from word {at}).',
        'wrong-business': 'The author means another business: “{quote}” (from word {at}).',
        politics: 'About politics rather than a visit: “{quote}” (from word {at}).',
        advertising: 'The text advertises something (from word {at}).',
        'sends-elsewhere': 'Readers are sent elsewhere: “{quote}” (from word {at}).',
      },
      offensive: 'Offensive language: “{word}” (word {at} of the text).',
      contact: {
        phone: 'The text contains what looks like a phone number (from word {at}).',
        email: 'The text contains an email address (word {at}).',
        link: 'The text contains a web address (word {at}).',
        address: 'The text contains what looks like a street address (from word {at}).',
      },
      contradiction: {
        positive:
          'The rating and the text contradict each other: {rating} out of 5 stars, but the words read as praise.',
        negative:
          'The rating and the text contradict each other: {rating} out of 5 stars, but the words read as criticism.',
      },
      offTopic: 'The text does not mention what a business offers: no product, service, price, place or waiting time.',
      competitor: 'The text names “{name}”, a competitor (word {at}).',
      privateLife: 'The text reveals someone’s private details (from word {at}).',
      sameAuthor: 'Other reviews of us by the same author: {count}.',
      exactDuplicate: 'The same text, word for word, also appears in a review from {date}.',
      nearDuplicate: 'Almost the same text also appears in a review from {date}.',
    },
  },
  es: {
    ourBusiness: 'nuestro negocio',
    subject: {
      dated: 'Les pedimos que examinen una reseña sobre {business} en {platform} del {date}.',
      undated: 'Les pedimos que examinen una reseña sobre {business} en {platform}.',
    },
    stars: 'Su valoración es de {rating} de 5 estrellas.',
    recommends: { yes: 'Es una opinión que nos recomienda.', no: 'Es una opinión que no nos recomienda.' },
    reasons: {
      fake: 'Dudamos de que se base en una experiencia real con {business}. El texto por sí solo no puede demostrarlo, así que les pedimos que lo comparen con lo que saben de la cuenta y de su actividad.',
      offensive:
        'Creemos que su lenguaje es ofensivo y va más allá de la crítica, algo que sus normas sobre contenido respetuoso no permiten.',
      irrelevant: 'Creemos que no trata de una experiencia con {business} y que no corresponde a esta ficha.',
      competitor:
        'Creemos que se escribió en interés de un competidor, algo que sus normas sobre conflictos de intereses no permiten.',
      other: 'Creemos que no respeta sus normas para las reseñas.',
    },
    offensiveByItsTone:
      'Su tono nos parece irrespetuoso. Ninguna palabra lo muestra por sí sola, así que júzguenlo según sus normas sobre contenido respetuoso.',
    fakeByItsWords: 'Por lo que dice, no parece basarse en una experiencia real con {business}.',
    seeEvidence: 'Lo que puede verse en la propia reseña figura como pruebas.',
    categories: 'Por eso entra en estas categorías: {categories}.',
    request:
      'Les pedimos que la revisen según sus normas y que la retiren si las incumple. No tenemos nada en contra de la crítica sincera.',
    evidence: {
      quoted: {
        threat: 'Una amenaza: «{quote}» (desde la palabra {at}).',
        extortion: 'Una exigencia a cambio de la reseña: «{quote}» (desde la palabra {at}).',
        hate: 'Un ataque a personas por lo que son: «{quote}» (desde la palabra {at}).',
        insult: 'Un insulto a una persona o la acusación de un delito: «{quote}» (desde la palabra {at}).',
        insider: 'El autor dice que tiene un interés propio: «{quote}» (desde la palabra {at}).',
        'not-firsthand': 'El autor dice que no lo vivió en persona: «{quote}» (desde la palabra {at}).',
        'wrong-business': 'El autor habla de otro negocio: «{quote}» (desde la palabra {at}).',
        politics: 'Trata de política y no de una visita: «{quote}» (desde la palabra {at}).',
        advertising: 'El texto hace publicidad (desde la palabra {at}).',
        'sends-elsewhere': 'Se envía a los lectores a otro lugar: «{quote}» (desde la palabra {at}).',
      },
      offensive: 'Lenguaje ofensivo: «{word}» (palabra {at} del texto).',
      contact: {
        phone: 'El texto contiene lo que parece un número de teléfono (desde la palabra {at}).',
        email: 'El texto contiene una dirección de correo electrónico (palabra {at}).',
        link: 'El texto contiene una dirección web (palabra {at}).',
        address: 'El texto contiene lo que parece una dirección postal (desde la palabra {at}).',
      },
      contradiction: {
        positive: 'La valoración y el texto se contradicen: {rating} de 5 estrellas, pero el texto es un elogio.',
        negative: 'La valoración y el texto se contradicen: {rating} de 5 estrellas, pero el texto es una crítica.',
      },
      offTopic:
        'En el texto no encontramos mención de lo que ofrece un negocio: ni producto, ni servicio, ni precio, ni lugar, ni espera.',
      competitor: 'El texto nombra a «{name}», un competidor (palabra {at}).',
      privateLife: 'El texto revela datos privados de una persona (desde la palabra {at}).',
      sameAuthor: 'Otras reseñas del mismo autor sobre nosotros: {count}.',
      exactDuplicate: 'El mismo texto, palabra por palabra, figura también en una reseña del {date}.',
      nearDuplicate: 'Casi el mismo texto figura también en una reseña del {date}.',
    },
  },
  fr: {
    ourBusiness: 'notre établissement',
    subject: {
      dated: 'Nous vous demandons d’examiner un avis sur {business} publié sur {platform} le {date}.',
      undated: 'Nous vous demandons d’examiner un avis sur {business} publié sur {platform}.',
    },
    stars: 'Sa note est de {rating} sur 5.',
    recommends: { yes: 'Cet avis nous recommande.', no: 'C’est un avis qui ne nous recommande pas.' },
    reasons: {
      fake: 'Nous doutons qu’il repose sur une expérience réelle avec {business}. Le texte seul ne peut pas le montrer, merci donc de le comparer avec ce que vous savez du compte et de son activité.',
      offensive:
        'Nous pensons que ses propos sont injurieux et dépassent la critique, ce que vos règles sur le respect interdisent.',
      irrelevant:
        'Nous pensons qu’il ne porte pas sur une expérience avec {business} et n’a pas sa place sur cette fiche.',
      competitor:
        'Nous pensons qu’il a été écrit dans l’intérêt d’un concurrent, ce que vos règles sur les conflits d’intérêts interdisent.',
      other: 'Nous pensons qu’il ne respecte pas vos règles sur les avis.',
    },
    offensiveByItsTone:
      'Son ton nous semble irrespectueux. Aucun mot ne le montre à lui seul : jugez-en selon vos règles sur le respect.',
    fakeByItsWords: 'D’après son propre texte, il ne repose pas sur une expérience réelle avec {business}.',
    seeEvidence: 'Ce que l’on peut constater dans l’avis lui-même figure parmi les preuves.',
    categories: 'Il entre donc dans ces catégories : {categories}.',
    request:
      'Merci de l’examiner selon vos règles et de le retirer s’il les enfreint. Nous n’avons rien contre une critique sincère.',
    evidence: {
      quoted: {
        threat: 'Une menace : « {quote} » (à partir du mot {at}).',
        extortion: 'Une exigence en échange de l’avis : « {quote} » (à partir du mot {at}).',
        hate: 'Une attaque contre des personnes pour ce qu’elles sont : « {quote} » (à partir du mot {at}).',
        insult: 'Une insulte envers une personne, ou l’accusation d’un délit : « {quote} » (à partir du mot {at}).',
        insider: 'L’auteur dit avoir un intérêt personnel : « {quote} » (à partir du mot {at}).',
        'not-firsthand': 'L’auteur dit ne pas l’avoir vécu lui-même : « {quote} » (à partir du mot {at}).',
        'wrong-business': 'L’auteur parle d’une autre entreprise : « {quote} » (à partir du mot {at}).',
        politics: 'Il est question de politique et non d’une visite : « {quote} » (à partir du mot {at}).',
        advertising: 'Le texte fait de la publicité (à partir du mot {at}).',
        'sends-elsewhere': 'Les lecteurs sont envoyés ailleurs : « {quote} » (à partir du mot {at}).',
      },
      offensive: 'Propos injurieux : « {word} » (mot {at} du texte).',
      contact: {
        phone: 'Le texte contient ce qui ressemble à un numéro de téléphone (à partir du mot {at}).',
        email: 'Le texte contient une adresse e-mail (mot {at}).',
        link: 'Le texte contient une adresse web (mot {at}).',
        address: 'Le texte contient ce qui ressemble à une adresse postale (à partir du mot {at}).',
      },
      contradiction: {
        positive: 'La note et le texte se contredisent : {rating} sur 5, alors que le texte est élogieux.',
        negative: 'La note et le texte se contredisent : {rating} sur 5, alors que le texte est critique.',
      },
      offTopic:
        'Dans le texte, nous ne trouvons aucune mention de ce que propose une entreprise : ni produit, ni service, ni prix, ni lieu, ni attente.',
      competitor: 'Le texte cite « {name} », un concurrent (mot {at}).',
      privateLife: 'Le texte révèle des informations privées sur une personne (à partir du mot {at}).',
      sameAuthor: 'Autres avis du même auteur sur nous : {count}.',
      exactDuplicate: 'Le même texte, mot pour mot, figure aussi dans un avis du {date}.',
      nearDuplicate: 'Presque le même texte figure aussi dans un avis du {date}.',
    },
  },
  de: {
    ourBusiness: 'unserem Unternehmen',
    subject: {
      dated: 'Bitte prüfen Sie eine Bewertung zu {business} auf {platform} vom {date}.',
      undated: 'Bitte prüfen Sie eine Bewertung zu {business} auf {platform}.',
    },
    stars: 'Sie vergibt {rating} von 5 Sternen.',
    recommends: { yes: 'Sie empfiehlt uns.', no: 'Es ist eine Bewertung, die uns nicht empfiehlt.' },
    reasons: {
      fake: 'Wir bezweifeln, dass dahinter ein echtes Erlebnis mit {business} steht. Am Text allein lässt sich das nicht zeigen. Bitte vergleichen Sie ihn deshalb mit dem, was Sie über das Konto und seine Aktivität wissen.',
      offensive:
        'Wir halten ihre Wortwahl für beleidigend. Sie geht über Kritik hinaus, und das schließen Ihre Regeln für einen respektvollen Umgang aus.',
      irrelevant:
        'Unserer Meinung nach beschreibt sie kein Erlebnis mit {business} und gehört nicht zu diesem Eintrag.',
      competitor:
        'Unserer Meinung nach wurde sie im Interesse eines Mitbewerbers geschrieben. Ihre Regeln zu Interessenkonflikten schließen das aus.',
      other: 'Unserer Meinung nach hält sie Ihre Regeln für Bewertungen nicht ein.',
    },
    offensiveByItsTone:
      'Wir halten ihren Ton für respektlos. Ein einzelnes Wort zeigt das nicht. Bitte urteilen Sie nach Ihren Regeln für einen respektvollen Umgang.',
    fakeByItsWords: 'Ihre eigenen Worte sprechen gegen ein echtes Erlebnis mit {business}.',
    seeEvidence: 'Was die Bewertung selbst zeigt, haben wir als Belege aufgeführt.',
    categories: 'Danach fällt sie unter: {categories}.',
    request:
      'Bitte prüfen Sie sie anhand Ihrer Regeln und entfernen Sie sie, falls sie dagegen verstößt. Gegen ehrliche Kritik haben wir nichts einzuwenden.',
    evidence: {
      quoted: {
        threat: 'Eine Drohung: „{quote}“ (ab Wort {at}).',
        extortion: 'Eine Forderung im Gegenzug für die Bewertung: „{quote}“ (ab Wort {at}).',
        hate: 'Ein Angriff auf Menschen wegen persönlicher Merkmale: „{quote}“ (ab Wort {at}).',
        insult: 'Eine Beleidigung oder der Vorwurf einer Straftat gegen eine Person: „{quote}“ (ab Wort {at}).',
        insider: 'Der Verfasser berichtet von einem eigenen Interesse: „{quote}“ (ab Wort {at}).',
        'not-firsthand': 'Der Verfasser berichtet nicht von einem eigenen Erlebnis: „{quote}“ (ab Wort {at}).',
        'wrong-business': 'Der Verfasser meint ein anderes Unternehmen: „{quote}“ (ab Wort {at}).',
        politics: 'Es geht um Politik statt um einen Besuch: „{quote}“ (ab Wort {at}).',
        advertising: 'Der Text wirbt für etwas (ab Wort {at}).',
        'sends-elsewhere': 'Leser werden woandershin geschickt: „{quote}“ (ab Wort {at}).',
      },
      offensive: 'Beleidigende Wortwahl: „{word}“ (Wort {at} des Textes).',
      contact: {
        phone: 'Der Text enthält etwas, das wie eine Telefonnummer aussieht (ab Wort {at}).',
        email: 'Der Text enthält eine E-Mail-Adresse (Wort {at}).',
        link: 'Der Text enthält eine Webadresse (Wort {at}).',
        address: 'Der Text enthält etwas, das wie eine Postanschrift aussieht (ab Wort {at}).',
      },
      contradiction: {
        positive: 'Sterne und Text widersprechen sich: {rating} von 5 Sternen, aber der Text lobt.',
        negative: 'Sterne und Text widersprechen sich: {rating} von 5 Sternen, aber der Text kritisiert.',
      },
      offTopic:
        'Wir finden im Text nichts, was mit einem Besuch oder Kauf zu tun hat: kein Produkt, keinen Service, keinen Preis, keinen Ort, keine Wartezeit.',
      competitor: 'Der Text nennt „{name}“, einen Mitbewerber (Wort {at}).',
      privateLife: 'Der Text verrät Privates über eine Person (ab Wort {at}).',
      sameAuthor: 'Unter demselben Namen stehen {count} weitere Bewertungen über uns.',
      exactDuplicate: 'Derselbe Text steht Wort für Wort auch in einer Bewertung vom {date}.',
      nearDuplicate: 'Fast derselbe Text steht auch in einer Bewertung vom {date}.',
    },
  },
}
