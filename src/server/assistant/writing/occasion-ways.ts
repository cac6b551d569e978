import type { Locale } from '#shared/domain/locales.ts'
import type { OccasionWays } from './phrase-book.ts'

/** What is said where a review is of a kind of its own. Openings begin small. */
export const OCCASION_WAYS: Record<Locale, OccasionWays> = {
  en: {
    question: {
      opening: [
        'thank you for your question.',
        'thanks for asking.',
        'thank you for asking.',
        'thank you for your interest.',
        'thanks for your question.',
        'thanks for getting in touch.',
      ],
      closing: [
        'Just send us a message, and we will be happy to help.',
        'Drop us a line, and we will gladly tell you.',
        'The easiest way is to send us a message.',
        'Please message us, we are happy to tell you more.',
        'Just write to us, and we will be happy to answer.',
        'A quick message is all it takes, we are happy to help.',
      ],
      praised: [
        'thank you for your kind words and for your question.',
        'thanks for the kind words, and for asking.',
        'that is very kind of you, and thank you for your question.',
      ],
      missed: [
        'we are sorry that you have not had an answer yet.',
        'we are sorry that you are still waiting for an answer.',
        'we are sorry that it has been hard to get an answer.',
      ],
    },
    mocked: {
      opening: [
        'we hear you, and we are sorry that it went like this.',
        'that clearly was not a good experience, and we are sorry.',
        'this is not how we want things to go, and we are sorry.',
        'we are truly sorry about all of this.',
        'we are sorry that it turned out like this.',
        'we are sorry that this was your experience.',
      ],
    },
    unanswered: {
      opening: [
        'we are sorry that you have not had a proper answer from us.',
        'you should have had an answer from us by now, and we are sorry.',
        'we are sorry that no one got back to you.',
        'we are sorry that you are still waiting for a proper answer.',
        'we are sorry that it has been so hard to get an answer from us.',
        'you should not have to chase us for an answer, and we are sorry.',
      ],
      closing: [
        'Someone from our team will look into this.',
        'Someone here will follow this up.',
        'Our team will look into it.',
        'A member of our team will take this up.',
        'We will raise this with the team.',
        'Someone on our team will pick this up.',
      ],
    },
    parting: {
      opening: [
        'we are very sorry to have let you down after all these years.',
        'you have been loyal to us for so long, and we are truly sorry to have let you down.',
        'we are so sorry to read this after such a long time.',
        'thank you for all those years with us; we are truly sorry that it has come to this.',
        'after so many years this is hard to read, and we are truly sorry.',
        'we are so grateful for all those years, and very sorry to have let you down.',
      ],
    },
    hardship: {
      opening: [
        'we are very sorry to read this, and we can imagine how hard it must be.',
        'we are so sorry for what you are going through.',
        'we feel for you, and we are truly sorry.',
        'we are truly sorry, this must be very hard for you.',
        'we can imagine how much this hurts, and we are very sorry.',
        'it saddens us to read this, and we are so sorry.',
      ],
    },
  },
  es: {
    question: {
      opening: [
        'gracias por su pregunta.',
        'muchas gracias por su pregunta.',
        'gracias por preguntar.',
        'gracias por su consulta.',
        'le agradecemos la pregunta.',
        'gracias por su interés.',
      ],
      closing: [
        'Escríbanos y se lo contamos con gusto.',
        'Puede escribirnos y le informamos encantados.',
        'Lo más fácil es que nos escriba, le respondemos con gusto.',
        'Con un mensaje se lo aclaramos todo.',
        'No dude en escribirnos, estaremos encantados de ayudarle.',
        'Mándenos un mensaje cuando quiera, y se lo explicamos.',
      ],
      praised: [
        'gracias por sus amables palabras y por su pregunta.',
        'muchas gracias por sus palabras y por preguntar.',
        'qué amable, y gracias por su pregunta.',
      ],
      missed: [
        'sentimos que aún no tenga respuesta.',
        'disculpe que todavía no haya recibido respuesta.',
        'sentimos que le haya costado tanto conseguir una respuesta.',
      ],
    },
    mocked: {
      opening: [
        'hemos leído lo que cuenta, y sentimos que fuera así.',
        'está claro que la experiencia no fue buena, y lo sentimos.',
        'no es lo que queremos para nadie, y lo sentimos.',
        'entendemos lo que nos dice, y lo lamentamos.',
        'sentimos cómo fueron las cosas.',
        'lamentamos lo que nos cuenta.',
      ],
    },
    unanswered: {
      opening: [
        'sentimos mucho que siga sin una respuesta nuestra.',
        'hace tiempo que debería tener una respuesta, y lo sentimos.',
        'sentimos de verdad que nadie le haya respondido como es debido.',
        'le pedimos disculpas por no haberle dado una respuesta clara.',
        'lamentamos mucho que haya esperado tanto una respuesta.',
        'entendemos que quiera una respuesta de una vez, y sentimos que no la tenga.',
      ],
      closing: [
        'Alguien del equipo se ocupará de ello.',
        'Una persona del equipo se hará cargo.',
        'Nuestro equipo se va a ocupar de esto.',
        'Lo vamos a ver en el equipo.',
        'Alguien de nuestro equipo lo va a revisar.',
        'Una persona de nuestro equipo se pondrá con ello.',
      ],
    },
    parting: {
      opening: [
        'sentimos mucho haberle decepcionado después de tantos años.',
        'lleva mucho tiempo confiando en nosotros, y por eso lo sentimos aún más.',
        'después de tanto tiempo nos duele leer esto, y lo sentimos de verdad.',
        'gracias por tantos años de confianza; sentimos de corazón no haber estado a la altura.',
        'quien confía en nosotros desde hace tanto merece algo mejor, y lo sentimos mucho.',
        'nos apena mucho leer esto después de tantos años, y le pedimos disculpas.',
      ],
    },
    hardship: {
      opening: [
        'lo sentimos mucho, y podemos imaginar lo duro que es.',
        'nos apena mucho lo que cuenta, y lo sentimos de corazón.',
        'entendemos cuánto le duele, y lo sentimos de verdad.',
        'sentimos profundamente lo que nos cuenta.',
        'nos duele leer esto, y lo sentimos de corazón.',
        'entendemos lo que significa para usted, y lo sentimos muchísimo.',
      ],
    },
  },
  fr: {
    question: {
      opening: [
        'merci pour votre question.',
        'merci de nous poser la question.',
        'merci beaucoup pour votre question.',
        'merci de votre intérêt.',
        'nous vous remercions de votre question.',
        'merci de nous avoir posé la question.',
      ],
      closing: [
        'N’hésitez pas à nous écrire, nous vous répondrons avec plaisir.',
        'Un petit message suffit, et nous vous renseignerons volontiers.',
        'Le plus simple est de nous écrire, nous vous aiderons volontiers.',
        'Vous pouvez nous écrire, nous vous renseignerons avec plaisir.',
        'Par message, nous vous renseignerons très volontiers.',
        'Écrivez-nous, nous vous répondrons volontiers.',
      ],
      praised: [
        'merci pour vos compliments et pour votre question.',
        'merci pour vos gentils mots, et merci de nous poser la question.',
        'c’est très gentil, et merci pour votre question.',
      ],
      missed: [
        'nous sommes désolés que vous n’ayez pas encore eu de réponse.',
        'nous regrettons que votre question soit restée sans réponse jusqu’ici.',
        'toutes nos excuses pour cette absence de réponse jusqu’ici.',
      ],
    },
    mocked: {
      opening: [
        'nous avons bien lu votre avis, et nous sommes désolés que cela se soit passé ainsi.',
        'ce n’était visiblement pas un bon moment, et nous en sommes désolés.',
        'cela n’aurait pas dû se passer ainsi, et nous en sommes vraiment désolés.',
        'nous regrettons sincèrement que cela se soit passé ainsi.',
        'nous sommes désolés que les choses se soient passées de cette façon.',
        'nous sommes désolés pour tout ce qui n’allait pas.',
      ],
    },
    unanswered: {
      opening: [
        'nous sommes désolés que vous n’ayez pas eu de vraie réponse de notre part.',
        'vous auriez dû recevoir une vraie réponse depuis longtemps, et nous en sommes désolés.',
        'nous sommes désolés que personne ne vous ait répondu comme il se doit.',
        'nous regrettons vraiment que vos demandes soient restées sans réponse.',
        'nous sommes désolés que vous ayez attendu une réponse en vain.',
        'il devrait être plus simple d’obtenir une réponse de notre part, et nous en sommes désolés.',
      ],
      closing: [
        'Quelqu’un de l’équipe va s’en occuper.',
        'Une personne de notre équipe va s’en charger.',
        'Notre équipe va s’en occuper.',
        'Un membre de l’équipe va prendre cela en main.',
        'Nous allons nous en occuper en équipe.',
        'L’un d’entre nous va s’en charger.',
      ],
    },
    parting: {
      opening: [
        'nous sommes vraiment désolés que cela se passe ainsi après tant d’années.',
        'vous nous faites confiance depuis si longtemps, et nous sommes d’autant plus désolés.',
        'après tout ce temps, votre avis nous touche beaucoup, et nous sommes sincèrement désolés.',
        'merci de votre longue fidélité ; nous sommes sincèrement désolés de ne pas avoir été à la hauteur.',
        'cela nous fait de la peine de lire cela après tant d’années, et nous en sommes désolés.',
        'une si longue fidélité méritait mieux, et nous en sommes vraiment désolés.',
      ],
    },
    hardship: {
      opening: [
        'nous sommes vraiment désolés, et nous imaginons combien c’est dur pour vous.',
        'ce que vous écrivez nous touche, et nous en sommes vraiment désolés.',
        'nous comprenons combien cela vous pèse, et nous en sommes sincèrement désolés.',
        'nous mesurons ce que cela représente pour vous, et nous en sommes profondément désolés.',
        'nous sommes sincèrement désolés de ce que vous traversez.',
        'votre message nous attriste, et nous sommes profondément désolés.',
      ],
    },
  },
  de: {
    question: {
      opening: [
        'danke für Ihre Frage.',
        'vielen Dank für Ihre Frage.',
        'schön, dass Sie fragen.',
        'danke, dass Sie nachfragen.',
        'gut, dass Sie fragen.',
        'vielen Dank für Ihr Interesse.',
      ],
      closing: [
        'Schreiben Sie uns gern kurz, dann sagen wir Ihnen mehr.',
        'Eine kurze Nachricht genügt, dann geben wir Ihnen gern Auskunft.',
        'Das beantworten wir Ihnen gern per Nachricht.',
        'Per Nachricht geben wir Ihnen gern Auskunft.',
        'Dazu sagen wir Ihnen gern mehr, schreiben Sie uns einfach.',
        'Schreiben Sie uns einfach, wir helfen Ihnen gern weiter.',
      ],
      praised: [
        'danke für Ihre freundlichen Worte und für Ihre Frage.',
        'vielen Dank für die netten Worte und für Ihre Frage.',
        'das ist nett von Ihnen, und danke auch für Ihre Frage.',
      ],
      missed: [
        'es tut uns leid, dass Sie noch keine Antwort haben.',
        'bitte entschuldigen Sie, dass Ihre Frage noch offen ist.',
        'dass Sie noch auf eine Antwort warten, tut uns leid.',
      ],
    },
    mocked: {
      opening: [
        'es tut uns leid, dass Sie sich so ärgern mussten.',
        'Ihren Ärger können wir verstehen, und es tut uns leid.',
        'es tut uns aufrichtig leid, dass Sie so viel Ärger hatten.',
        'so soll es bei uns nicht laufen, und es tut uns leid.',
        'es tut uns leid, dass es für Sie so gelaufen ist.',
        'das tut uns sehr leid, so hätte es nicht laufen sollen.',
      ],
    },
    unanswered: {
      opening: [
        'es tut uns sehr leid, dass Sie von uns keine richtige Antwort bekommen haben.',
        'Sie hätten längst eine richtige Antwort verdient, und es tut uns sehr leid.',
        'es tut uns leid, dass sich niemand richtig bei Ihnen gemeldet hat.',
        'wir bedauern sehr, dass Sie auf eine richtige Antwort so lange warten müssen.',
        'es tut uns wirklich leid, dass Sie vergeblich auf eine Antwort gewartet haben.',
        'auf eine Antwort sollten Sie nicht so warten müssen, und es tut uns leid.',
      ],
      closing: [
        'Wir sehen uns das im Team jetzt genau an.',
        'Unser Team nimmt sich der Sache an.',
        'Wir gehen dem jetzt im Team nach.',
        'Unser Team kümmert sich jetzt darum.',
        'Unser Team geht der Sache jetzt nach.',
        'Das ist jetzt Thema bei uns im Team.',
      ],
    },
    parting: {
      opening: [
        'dass es nach so langer Zeit so weit gekommen ist, tut uns sehr leid.',
        'Sie haben uns so lange die Treue gehalten, und umso mehr tut es uns leid.',
        'nach so langer Zeit trifft uns das sehr, und es tut uns aufrichtig leid.',
        'vielen Dank für Ihre lange Treue, umso mehr tut uns leid, was Sie schreiben.',
        'Sie haben uns so lange vertraut, und es tut uns sehr leid, dass Sie jetzt unzufrieden sind.',
        'dass Sie nach all den Jahren nicht mehr zufrieden sind, tut uns wirklich leid.',
      ],
    },
    hardship: {
      opening: [
        'das tut uns sehr leid, und wir können uns vorstellen, wie schwer das für Sie ist.',
        'was Sie schreiben, geht uns nahe, und es tut uns sehr leid.',
        'wir fühlen mit Ihnen, und es tut uns aufrichtig leid.',
        'wir verstehen, wie sehr Sie das trifft, und es tut uns sehr leid.',
        'es tut uns aufrichtig leid, was Sie gerade durchmachen.',
        'das zu lesen, macht uns betroffen, und es tut uns sehr leid.',
      ],
    },
  },
}
