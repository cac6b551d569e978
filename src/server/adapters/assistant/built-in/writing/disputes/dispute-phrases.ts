import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ContactKind } from '../contact-details.ts'

export interface DisputePhrases {
  /** Which review it is, by what is known of it. */
  subject: { dated: string; undated: string }
  /** Its stars, where it has any. */
  stars: string
  /** What it is asked to be held against. None of them claims to have found that it is so. */
  reasons: Record<DisputeReason, string>
  /** Where there are lines of evidence. */
  seeEvidence: string
  request: string
  evidence: {
    offensive: string
    contact: Record<ContactKind, string>
    contradiction: Record<'positive' | 'negative', string>
    offTopic: string
    competitor: string
    exactDuplicate: string
    nearDuplicate: string
  }
}

export const DISPUTE_PHRASES: Record<Locale, DisputePhrases> = {
  en: {
    subject: {
      dated: 'We ask you to look at a review of {business} on {platform} from {date}.',
      undated: 'We ask you to look at a review of {business} on {platform}.',
    },
    stars: 'It gives {rating} of 5 stars.',
    reasons: {
      fake: 'We doubt that it is based on a real experience with {business}. A text alone cannot show that, so please compare it with what you know of the account and of its activity.',
      offensive:
        'We believe that its language is offensive and goes beyond criticism, which your rules on respectful content exclude.',
      irrelevant: 'We believe that it is not about an experience with {business} and does not belong on this listing.',
      competitor:
        'We believe that it was written in the interest of a competitor, which your rules on conflicts of interest exclude.',
      other: 'We believe that it does not keep to your rules for reviews.',
    },
    seeEvidence: 'What can be seen in the review itself is listed as evidence.',
    request:
      'Please check it against your rules and remove it if it breaks them. We do not object to honest criticism.',
    evidence: {
      offensive: 'Offensive language: “{word}” (word {at} of the text).',
      contact: {
        phone: 'The text contains what looks like a phone number (from word {at}).',
        email: 'The text contains an e-mail address (word {at}).',
        link: 'The text contains a web address (word {at}).',
        address: 'The text contains what looks like a street address (from word {at}).',
      },
      contradiction: {
        positive: 'Rating and text contradict each other: {rating} of 5 stars, while the words read as praise.',
        negative: 'Rating and text contradict each other: {rating} of 5 stars, while the words read as criticism.',
      },
      offTopic:
        'We found no mention in the text of what a business offers: no product, service, price, place or waiting time.',
      competitor: 'The text names “{name}”, a competitor (word {at}).',
      exactDuplicate: 'The same text, word for word, also stands in a review of {date}.',
      nearDuplicate: 'Nearly the same text also stands in a review of {date}.',
    },
  },
  es: {
    subject: {
      dated: 'Les pedimos que examinen una reseña sobre {business} en {platform} del {date}.',
      undated: 'Les pedimos que examinen una reseña sobre {business} en {platform}.',
    },
    stars: 'Su puntuación es de {rating} de 5 estrellas.',
    reasons: {
      fake: 'Dudamos de que se base en una experiencia real con {business}. El texto por sí solo no puede demostrarlo, así que les rogamos que lo comparen con lo que saben de la cuenta y de su actividad.',
      offensive:
        'Creemos que su lenguaje es ofensivo y va más allá de la crítica, algo que sus normas sobre contenido respetuoso excluyen.',
      irrelevant: 'Creemos que no trata de una experiencia con {business} y que no corresponde a esta ficha.',
      competitor:
        'Creemos que se escribió en interés de un competidor, algo que sus normas sobre conflictos de intereses excluyen.',
      other: 'Creemos que no respeta sus normas para las reseñas.',
    },
    seeEvidence: 'Lo que puede verse en la propia reseña figura como pruebas.',
    request:
      'Les rogamos que la comprueben según sus normas y que la retiren si las incumple. No nos oponemos a la crítica sincera.',
    evidence: {
      offensive: 'Lenguaje ofensivo: «{word}» (palabra {at} del texto).',
      contact: {
        phone: 'El texto contiene lo que parece un número de teléfono (desde la palabra {at}).',
        email: 'El texto contiene una dirección de correo electrónico (palabra {at}).',
        link: 'El texto contiene una dirección web (palabra {at}).',
        address: 'El texto contiene lo que parece una dirección postal (desde la palabra {at}).',
      },
      contradiction: {
        positive:
          'La puntuación y el texto se contradicen: {rating} de 5 estrellas, mientras que las palabras son de elogio.',
        negative:
          'La puntuación y el texto se contradicen: {rating} de 5 estrellas, mientras que las palabras son de crítica.',
      },
      offTopic:
        'En el texto no encontramos mención de lo que ofrece un negocio: ni producto, ni servicio, ni precio, ni lugar, ni espera.',
      competitor: 'El texto nombra a «{name}», un competidor (palabra {at}).',
      exactDuplicate: 'El mismo texto, palabra por palabra, figura también en una reseña del {date}.',
      nearDuplicate: 'Casi el mismo texto figura también en una reseña del {date}.',
    },
  },
  fr: {
    subject: {
      dated: 'Nous vous demandons d’examiner un avis sur {business} publié sur {platform} le {date}.',
      undated: 'Nous vous demandons d’examiner un avis sur {business} publié sur {platform}.',
    },
    stars: 'Sa note est de {rating} sur 5.',
    reasons: {
      fake: 'Nous doutons qu’il repose sur une expérience réelle avec {business}. Le texte seul ne peut pas le montrer, nous vous prions donc de le comparer avec ce que vous savez du compte et de son activité.',
      offensive:
        'Nous pensons que ses termes sont offensants et dépassent la critique, ce que vos règles sur le respect excluent.',
      irrelevant:
        'Nous pensons qu’il ne porte pas sur une expérience avec {business} et n’a pas sa place sur cette fiche.',
      competitor:
        'Nous pensons qu’il a été écrit dans l’intérêt d’un concurrent, ce que vos règles sur les conflits d’intérêts excluent.',
      other: 'Nous pensons qu’il ne respecte pas vos règles relatives aux avis.',
    },
    seeEvidence: 'Ce que l’on peut constater dans l’avis lui-même figure parmi les preuves.',
    request:
      'Merci de le vérifier au regard de vos règles et de le retirer s’il les enfreint. Nous ne nous opposons pas à une critique sincère.',
    evidence: {
      offensive: 'Termes offensants : « {word} » (mot {at} du texte).',
      contact: {
        phone: 'Le texte contient ce qui ressemble à un numéro de téléphone (à partir du mot {at}).',
        email: 'Le texte contient une adresse e-mail (mot {at}).',
        link: 'Le texte contient une adresse web (mot {at}).',
        address: 'Le texte contient ce qui ressemble à une adresse postale (à partir du mot {at}).',
      },
      contradiction: {
        positive: 'La note et le texte se contredisent : {rating} sur 5, alors que les mots sont élogieux.',
        negative: 'La note et le texte se contredisent : {rating} sur 5, alors que les mots sont critiques.',
      },
      offTopic:
        'Dans le texte, nous ne trouvons aucune mention de ce que propose une entreprise : ni produit, ni service, ni prix, ni lieu, ni attente.',
      competitor: 'Le texte cite « {name} », un concurrent (mot {at}).',
      exactDuplicate: 'Le même texte, mot pour mot, figure aussi dans un avis du {date}.',
      nearDuplicate: 'Presque le même texte figure aussi dans un avis du {date}.',
    },
  },
  de: {
    subject: {
      dated: 'Wir bitten Sie, eine Bewertung von {business} auf {platform} vom {date} zu prüfen.',
      undated: 'Wir bitten Sie, eine Bewertung von {business} auf {platform} zu prüfen.',
    },
    stars: 'Sie vergibt {rating} von 5 Sternen.',
    reasons: {
      fake: 'Wir bezweifeln, dass ihr ein tatsächliches Erlebnis mit {business} zugrunde liegt. Am Text allein lässt sich das nicht zeigen, bitte vergleichen Sie ihn daher mit dem, was Sie über das Konto und seine Aktivität wissen.',
      offensive:
        'Wir halten ihre Wortwahl für beleidigend; sie geht über Kritik hinaus, was Ihre Regeln für einen respektvollen Umgang ausschließen.',
      irrelevant:
        'Wir sind der Ansicht, dass sie kein Erlebnis mit {business} beschreibt und nicht zu diesem Eintrag gehört.',
      competitor:
        'Wir sind der Ansicht, dass sie im Interesse eines Mitbewerbers geschrieben wurde, was Ihre Regeln zu Interessenkonflikten ausschließen.',
      other: 'Wir sind der Ansicht, dass sie Ihre Regeln für Bewertungen nicht einhält.',
    },
    seeEvidence: 'Was sich an der Bewertung selbst ablesen lässt, ist als Beleg aufgeführt.',
    request:
      'Bitte prüfen Sie sie anhand Ihrer Regeln und entfernen Sie sie, falls sie dagegen verstößt. Gegen ehrliche Kritik haben wir nichts einzuwenden.',
    evidence: {
      offensive: 'Beleidigende Wortwahl: „{word}“ (Wort {at} des Textes).',
      contact: {
        phone: 'Der Text enthält etwas, das wie eine Telefonnummer aussieht (ab Wort {at}).',
        email: 'Der Text enthält eine E-Mail-Adresse (Wort {at}).',
        link: 'Der Text enthält eine Webadresse (Wort {at}).',
        address: 'Der Text enthält etwas, das wie eine Postanschrift aussieht (ab Wort {at}).',
      },
      contradiction: {
        positive: 'Sterne und Text widersprechen sich: {rating} von 5 Sternen, während die Worte loben.',
        negative: 'Sterne und Text widersprechen sich: {rating} von 5 Sternen, während die Worte kritisieren.',
      },
      offTopic:
        'Im Text finden wir nichts von dem, was ein Unternehmen anbietet: kein Produkt, keinen Service, keinen Preis, keinen Ort, keine Wartezeit.',
      competitor: 'Der Text nennt „{name}“, einen Mitbewerber (Wort {at}).',
      exactDuplicate: 'Derselbe Text steht Wort für Wort auch in einer Bewertung vom {date}.',
      nearDuplicate: 'Fast derselbe Text steht auch in einer Bewertung vom {date}.',
    },
  },
}
