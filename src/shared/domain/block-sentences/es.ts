import type { BlockReason } from '../assistant.ts'

export const es = {
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
  'unchecked-language':
    'Está en un idioma que no se puede comprobar. Si lo quiere así, nombre el idioma en las instrucciones.',
  empty: 'No dice nada.',
} as const satisfies Record<BlockReason, string>
