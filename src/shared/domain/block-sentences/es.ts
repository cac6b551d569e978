import type { BlockReason } from '../assistant.ts'

export const es = {
  link: 'Contiene un enlace que no está entre sus datos.',
  'contact-detail': 'Contiene un teléfono o una dirección que no está entre sus datos.',
  promise: 'Promete algo.',
  refund: 'Ofrece dinero o un reembolso.',
  'other-name': 'Nombra a alguien que no tiene nada que ver con la reseña.',
  'wrong-language': 'No está en el idioma de la reseña.',
  'leaked-instructions': 'Repite instrucciones internas.',
  offensive: 'Contiene palabras ofensivas.',
  'contradicts-review': 'Responde a algo distinto de lo que dice la reseña.',
  'hostile-review':
    'La reseña le habla al asistente en vez de hablar de su negocio, así que no hay borrador. Escriba usted la respuesta.',
  'unchecked-language':
    'Está en un idioma que no podemos comprobar. Si lo quiere así, indique el idioma en las instrucciones.',
  empty: 'No dice nada.',
} as const satisfies Record<BlockReason, string>
