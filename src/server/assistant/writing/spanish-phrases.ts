import type { PhraseBook, Ways } from './phrase-book.ts'
import { SPANISH_ASPECTS } from './spanish-aspects.ts'

const EVEN: Ways = [
  'gracias por contarnos su experiencia.',
  'gracias por compartir con nosotros su punto de vista.',
  'le agradecemos su impresión sincera.',
  'gracias por escribirnos con tanta franqueza.',
]

export const SPANISH: PhraseBook = {
  beginsSmall: false,
  greeting: {
    friendly: { named: 'Hola, {author}:', unnamed: 'Hola:' },
    formal: { named: 'Buenos días, {author}:', unnamed: 'Buenos días:' },
    warm: { named: 'Hola, {author}:', unnamed: 'Hola:' },
    concise: { named: 'Hola, {author}:', unnamed: 'Hola:' },
  },
  opening: {
    good: {
      calm: [
        'gracias por dedicarnos su tiempo y contarlo.',
        'muchas gracias por sus amables palabras.',
        'le agradecemos mucho su opinión.',
        'gracias por contarnos que le gustó.',
      ],
      strong: [
        'mil gracias por esta opinión tan maravillosa.',
        'qué alegría leerle, muchísimas gracias.',
        'su opinión ha hecho sonreír a todo el equipo, gracias.',
        'gracias de corazón por unas palabras tan cariñosas.',
      ],
      wordless: [
        'gracias por su valoración.',
        'muchas gracias, nos alegra saber que todo fue de su agrado.',
        'le agradecemos mucho su apoyo.',
        'gracias por dedicar un momento a valorarnos.',
      ],
    },
    middling: {
      calm: EVEN,
      strong: EVEN,
      wordless: [
        'gracias por su valoración.',
        'gracias por dedicar un momento a valorarnos.',
        'gracias por hacernos saber cómo lo estamos haciendo.',
        'le agradecemos su valoración.',
      ],
    },
    poor: {
      calm: [
        'sentimos no haber estado a la altura de lo que esperaba.',
        'lamentamos leer esto y le agradecemos que nos lo diga.',
        'gracias por su franqueza, y le pedimos disculpas.',
        'sentimos que su experiencia no fuera la que esperaba.',
      ],
      strong: [
        'sentimos muchísimo que su experiencia fuera tan decepcionante.',
        'le pedimos sinceras disculpas.',
        'lo sentimos de verdad y comprendemos su enfado.',
        'nos duele leer esto, y le pedimos disculpas.',
      ],
      wordless: [
        'sentimos que no fuera de su agrado.',
        'lamentamos no haber cumplido sus expectativas.',
        'sentimos que no fuera lo que esperaba.',
        'sentimos no haber estado a la altura.',
      ],
    },
  },
  warmth: {
    good: [
      'Palabras como las suyas dan sentido a nuestro trabajo.',
      'Personas como usted hacen que cada día valga la pena.',
    ],
    middling: [
      'Significa mucho que se tome el tiempo de contárnoslo.',
      'Agradecemos cada palabra que nos ayuda a crecer.',
    ],
    poor: [
      'Comprendemos muy bien su decepción.',
      'Nos habría gustado de corazón que su experiencia fuera mucho mejor.',
    ],
  },
  closing: {
    good: [
      'Esperamos volver a verle pronto.',
      'Nos encantará volver a recibirle.',
      'Hasta la próxima, le deseamos todo lo mejor.',
      'Será un placer volver a verle.',
    ],
    middling: [
      'Queremos mejorar. ¿Qué podríamos haber hecho de otra manera?',
      'Lo tenemos muy en cuenta y nos encantaría tener otra oportunidad.',
      'Si desea contarnos más, le escucharemos con gusto.',
      'Una opinión como la suya nos muestra en qué trabajar, y esperamos volver a verle.',
    ],
    poor: [
      'Nos lo tomamos en serio. Póngase en contacto directamente con nosotros para que podamos estudiarlo.',
      'No es lo que queremos para nadie. Escríbanos directamente para que sepamos qué falló.',
      'Nos gustaría entender qué ocurrió. Escríbanos o hable con nosotros en persona, por favor.',
      'Hablemos de ello directamente, por favor: queremos aprender qué debemos hacer mejor.',
    ],
  },
  shortClosing: {
    good: 'Esperamos volver a verle.',
    middling: '',
    poor: 'Póngase en contacto directamente con nosotros, por favor.',
  },
  signOff: { friendly: 'Un saludo,', formal: 'Atentamente,', warm: 'Con todo nuestro cariño,', concise: '' },
  team: 'El equipo de {business}',
  namelessTeam: 'El equipo',
  aspects: SPANISH_ASPECTS,
  anyAspect: {
    positive: [
      'Lo que cuenta sobre {topic} nos alegra especialmente.',
      'Sus amables palabras sobre {topic} significan mucho para todo el equipo.',
      'Nos ha gustado mucho leer su opinión sobre {topic}.',
    ],
    negative: [
      'Nos tomamos en serio lo que cuenta sobre {topic}.',
      'Sus comentarios sobre {topic} nos muestran dónde debemos prestar más atención.',
      'Con {topic} no cumplimos sus expectativas, y eso nos importa.',
    ],
  },
  topics: {
    food: 'la comida',
    service: 'el servicio',
    price: 'nuestros precios',
    cleanliness: 'la limpieza',
    location: 'nuestra ubicación',
    waiting: 'el tiempo de espera',
    rooms: 'nuestras instalaciones',
    delivery: 'la entrega',
    atmosphere: 'el ambiente',
    product: 'nuestros productos',
    billing: 'la reserva y el cobro',
  },
}
