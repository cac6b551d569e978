import type { CareersContent } from '../en/careers.ts'

export const careers = {
  meta: {
    title: 'Empleo · Goodword',
    description: 'Puestos abiertos en Goodword, cómo trabajamos y cómo escribirnos.',
  },
  title: 'Trabaje en algo en lo que la gente confía',
  lead: 'Para muchas pequeñas empresas, unas pocas frases bajo una reseña son toda su comunicación pública. Nos lo tomamos en serio y nos gustaría conocer a quienes también lo hacen.',
  openings: {
    heading: 'Puestos abiertos',
    none: 'En este momento no hay puestos abiertos. Si cree que encajaría, escríbanos igualmente. Leemos cada carta y la respondemos.',
    write: 'Escríbanos',
    positions: [],
  },
  sections: {
    how: {
      heading: 'Cómo trabajamos',
      blocks: [
        {
          points: [
            'Cambios pequeños y frecuentes, cada uno leído por otra persona.',
            'Palabras claras antes que código ingenioso. Si necesita manual, no está terminado.',
            'Cada función se prueba en un móvil, con teclado y con lector de pantalla antes de publicarse.',
            'Los errores se anotan sin culpables, junto con lo que cambiamos para que no vuelvan.',
          ],
        },
      ],
    },
    write: {
      heading: 'Qué escribir',
      blocks: [
        'Cuéntenos en qué le gustaría trabajar y enséñenos algo que haya hecho: código, un texto, un diseño, un caso difícil con un cliente que resolvió. Mejor una carta corta que un formulario largo. No hacen falta ni foto, ni fecha de nacimiento, ni portada.',
        'Use el [formulario de contacto](/contact?topic=careers) con el asunto «Trabajar en Goodword» o envíe un correo a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Trato justo para quien se presenta',
      blocks: [
        'Elegimos por lo que las personas saben hacer y quieren aprender. Díganos si necesita que cambiemos algo en el proceso para poder demostrarlo. Guardamos su candidatura solo mientras la necesitemos para decidir y la borramos cuando lo pida.',
      ],
    },
  },
} satisfies CareersContent
