import type { disputePolicies as source } from '../en/dispute-policies.ts'
import type { SameKeys } from '../same-keys.ts'

export const disputePolicies: SameKeys<typeof source> = {
  categories: {
    'fake-engagement': {
      name: 'Interacción falsa',
      covers: 'Reseñas sin una experiencia real: compradas, inventadas o escritas para subir o bajar una puntuación.',
    },
    impersonation: {
      name: 'Suplantación de identidad',
      covers: 'Quien escribe se hace pasar por otra persona u otro negocio.',
    },
    misrepresentation: {
      name: 'Información engañosa',
      covers: 'Afirmaciones falsas que pretenden engañar sobre un producto, un servicio o una persona.',
    },
    'conflict-of-interest': {
      name: 'Conflicto de intereses',
      covers:
        'Quien escribe tiene un interés propio: un competidor, un antiguo empleado, un propietario o alguien cercano.',
    },
    harassment: {
      name: 'Acoso',
      covers: 'La reseña ataca, intimida o amenaza a una persona, o anima a otros a hacerlo.',
    },
    hate: {
      name: 'Incitación al odio',
      covers:
        'Ataca a las personas por lo que son: origen, religión, discapacidad, género u orientación sexual, por ejemplo.',
    },
    offensive: {
      name: 'Lenguaje obsceno u ofensivo',
      covers: 'Palabrotas, lenguaje sexual o degradante que busca ofender.',
    },
    'personal-information': {
      name: 'Información personal',
      covers:
        'Revela datos privados de una persona: nombre completo del personal, teléfono, dirección, datos de salud o de pago.',
    },
    violence: {
      name: 'Violencia o contenido peligroso',
      covers: 'Amenaza con violencia, la muestra de forma explícita o anima a hacerse daño o a hacérselo a otros.',
    },
    illegal: {
      name: 'Contenido ilegal',
      covers: 'Infringe la ley o promueve lo que la infringe, como productos restringidos.',
    },
    'off-topic': {
      name: 'Fuera de tema',
      covers: 'No trata de una visita o compra aquí: política, noticias, otro negocio o un asunto privado.',
    },
    advertising: {
      name: 'Publicidad',
      covers: 'Promociona algo, enlaza a otro sitio o da datos de contacto para captar clientes.',
    },
    repetitive: {
      name: 'Texto sin sentido o repetido',
      covers: 'El mismo texto varias veces, o signos sin significado.',
    },
    'not-firsthand': {
      name: 'Experiencia no propia',
      covers: 'Quien escribe no estuvo allí y cuenta lo que otros le dijeron o lo que leyó.',
    },
    other: {
      name: 'Otra cosa',
      covers: 'No encaja ninguna categoría de la plataforma. Indique en la descripción qué norma se incumple.',
    },
  },
  chances: {
    good: 'Buenas posibilidades',
    fair: 'Posibilidades medias',
    poor: 'Pocas posibilidades',
  },
  chanceTexts: {
    good: 'Las propias palabras muestran lo que {platform} prohíbe. Suele actuar en esos casos.',
    fair: 'Algo habla a favor, pero alguien de {platform} tiene que valorarlo. Puede salir de una forma u otra.',
    poor: 'En las palabras no encontramos nada que {platform} prohíba. Rara vez retira una reseña así.',
  },
  speaks: { for: 'A favor', against: 'En contra' },
  grounds: {
    threat: 'Contiene una amenaza: «{detail}»',
    extortion: 'Exige algo a cambio de la reseña: «{detail}»',
    hate: 'Ataca a personas por lo que son: «{detail}»',
    'personal-information': 'Revela datos privados de una persona: «{detail}»',
    'offensive-words': 'Contiene palabras ofensivas: «{detail}»',
    insult: 'Insulta a una persona o la acusa de un delito: «{detail}»',
    insider: 'Quien escribe cuenta que tiene un interés propio: «{detail}»',
    'not-firsthand': 'Quien escribe cuenta que no es una experiencia propia: «{detail}»',
    'wrong-business': 'Quien escribe se refiere a otro negocio: «{detail}»',
    politics: 'Trata de política: «{detail}»',
    advertising: 'Hace publicidad o enlaza a otro sitio: «{detail}»',
    'sends-elsewhere': 'Envía a la gente a otro lugar: «{detail}»',
    duplicate:
      '{count, plural, one {# reseña más dice exactamente lo mismo} other {# reseñas más dicen exactamente lo mismo}}',
    'same-author': '{count, plural, one {Hay # reseña más del mismo autor} other {Hay # reseñas más del mismo autor}}',
    'names-competitor': 'Nombra a un negocio de la competencia: «{detail}». Eso por sí solo no incumple ninguna norma.',
    'no-text': 'No hay texto, solo una puntuación. Una puntuación sola no incumple ninguna norma.',
    'factual-disagreement':
      'Por lo que dicen las palabras, es una queja sobre una visita. Las plataformas no deciden quién tiene razón.',
    'positive-tone': 'Es una buena reseña.',
    'needs-proof':
      'Las palabras no muestran quién la escribió ni por qué. Sin pruebas es su palabra contra la del autor.',
    'other-category': 'Lo que está mal en las palabras pertenece a una categoría distinta de la elegida: «{detail}».',
  },
}
