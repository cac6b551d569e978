import type { AboutContent } from '../en/about.ts'

export const about = {
  meta: {
    title: 'Quiénes somos · Goodword',
    description: 'Por qué existe Goodword, qué hace por una empresa y qué no hará.',
  },
  title: 'El buen nombre se gana',
  lead: 'Goodword ayuda a una empresa a oír lo que sus clientes dicen en público, a responderles como una persona y a corregir lo que señalan.',
  sections: {
    why: {
      heading: 'Por qué lo hacemos',
      blocks: [
        'Esta noche alguien escribirá sobre su restaurante, su consulta o su tienda en un sitio que usted quizá no mire hasta la semana que viene. Otras personas lo leerán antes que usted. Una respuesta sincera, dada pronto, cambia cómo le ven. El silencio también.',
        'La mayoría de las herramientas están pensadas para sedes centrales. Muestran doce gráficos antes que la única reseña que le necesita. Queríamos lo contrario: abrir, ver qué espera, responder y cerrar.',
      ],
    },
    what: {
      heading: 'Qué hace',
      blocks: [
        'Goodword guarda en una sola bandeja sus reseñas de Google Business Profile, Facebook, TripAdvisor y Yelp. Redacta borradores, los publica cuando usted lo dice, sigue las disputas con las plataformas, invita a los clientes a dejar una reseña y muestra cómo cambian las cosas con el tiempo.',
        'Cuando una plataforma no permite hacer algo desde fuera, Goodword lo dice y le lleva al lugar donde puede hacerlo usted mismo. Nunca finge que algo ha ocurrido.',
      ],
    },
    beliefs: {
      heading: 'A qué nos atenemos',
      blocks: [
        {
          terms: [
            {
              term: 'Responder a personas, no a notas',
              text: 'Detrás de cada valoración hay alguien que se tomó el tiempo. La respuesta es primero para esa persona y después para la media de estrellas.',
            },
            {
              term: 'Preguntar a todos o a nadie',
              text: 'Preguntar solo a los clientes contentos deforma la verdad. Nuestras páginas muestran a todos los mismos enlaces.',
            },
            {
              term: 'La máquina propone, la persona decide',
              text: 'Un asistente puede sugerir las palabras. Usted las elige, y el texto de IA lleva una etiqueta.',
            },
            {
              term: 'Decir lo que ha pasado',
              text: 'Si una plataforma aún está revisando una respuesta, la pantalla dice eso, y no «éxito».',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Quién lo gestiona',
      blocks: [
        'Goodword es un programa que pueden gestionar distintos operadores. Los datos de contacto del responsable de este sitio web, y de los datos que aquí se guardan, están al pie de cada página. [Escríbanos](/contact) si quiere saber más.',
      ],
    },
  },
} satisfies AboutContent
