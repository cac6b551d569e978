import type { ComplianceContent } from '../en/compliance.ts'

export const compliance = {
  meta: {
    title: 'Cumplimiento · Goodword',
    description:
      'Cómo cumple Goodword la ley sobre reseñas, mensajes, IA y datos personales, y las normas de las plataformas.',
  },
  title: 'Cumplimiento',
  lead: 'La ley sobre reseñas se ha vuelto estricta, y con razón. Goodword está hecho para que cumplirla sea el camino fácil. Esta página es información, no asesoramiento jurídico.',
  sections: {
    commitments: {
      heading: 'Nuestros compromisos sobre las reseñas',
      blocks: [
        {
          terms: [
            {
              term: 'Sin filtrar a los clientes',
              text: 'Las páginas y los códigos hechos con Goodword muestran a cada visitante los mismos enlaces de reseña, haya contestado lo que haya contestado. No es una opción que pueda desactivarse.',
            },
            {
              term: 'Sin incentivos por reseñas positivas',
              text: 'Ninguna función premia una valoración, y nuestras condiciones prohíben ofrecerlo.',
            },
            {
              term: 'Sin reseñas falsas',
              text: 'El asistente escribe respuestas, denuncias e invitaciones. No escribe reseñas.',
            },
            {
              term: 'Sin supresión',
              text: 'Una disputa denuncia una reseña ante su plataforma según las normas de esta. Una reseña sincera y desagradable no es uno de esos casos, y Goodword se lo dice.',
            },
            {
              term: 'Etiquetas honestas',
              text: 'El texto redactado por IA está marcado para usted y su equipo, y la marca permanece en el registro después de editarlo.',
            },
          ],
        },
      ],
    },
    law: {
      heading: 'Las normas que hay detrás',
      blocks: [
        {
          terms: [
            {
              term: 'Estados Unidos',
              text: 'La norma de la Comisión Federal de Comercio (FTC) sobre reseñas y testimonios de consumidores (16 CFR parte 465, en vigor desde octubre de 2024) prohíbe las reseñas falsas, también las escritas por IA, el pago por reseñas de un tono determinado, las de personas vinculadas que no lo declaran y la supresión. Las orientaciones de la FTC añaden: no pregunte solo a quienes espera que sean positivos.',
            },
            {
              term: 'Unión Europea',
              text: 'La Directiva sobre prácticas comerciales desleales, modificada en 2019, prohíbe las reseñas falsas, y la empresa que muestra reseñas debe decir si comprueba que proceden de clientes reales y cómo lo hace.',
            },
            {
              term: 'Reino Unido',
              text: 'La ley Digital Markets, Competition and Consumers Act prohíbe desde abril de 2025 las reseñas falsas y los incentivos ocultos y exige medidas razonables contra ellos.',
            },
          ],
        },
      ],
    },
    platforms: {
      heading: 'Las normas de cada plataforma',
      blocks: [
        'Cada plataforma tiene sus propias normas, y Goodword las distingue:',
        {
          points: [
            'Google permite pedir reseñas, pero no los incentivos, ni desanimar las negativas, ni elegir a quién se pregunta. Las respuestas se publican solo con su consentimiento.',
            'Yelp pide a las empresas que no soliciten reseñas en absoluto. Goodword le avisa cuando un código o una campaña lo haría.',
            'TripAdvisor permite pedirlas y prohíbe los incentivos.',
            'Facebook muestra recomendaciones en lugar de estrellas. Goodword no las convierte en una valoración.',
          ],
        },
        'Cuando una plataforma limita cuánto tiempo puede guardarse su contenido, respetamos ese límite.',
      ],
    },
    messages: {
      heading: 'Correos electrónicos y mensajes de texto',
      blocks: [
        {
          points: [
            'Los mensajes van solo a personas cuyo consentimiento u otra base legal haya registrado usted.',
            'Cada mensaje nombra al remitente y ofrece una salida. El correo se deja con un clic; los mensajes de texto, con una palabra como STOP.',
            'Una baja surte efecto de inmediato y para todas las campañas posteriores.',
            'Los mensajes de texto respetan las horas de descanso según la hora local del destinatario.',
          ],
        },
        'Esto responde a las leyes CAN-SPAM y Telephone Consumer Protection Act en Estados Unidos, a las PECR en el Reino Unido y a las normas de privacidad electrónica de la Unión Europea. Usted sigue siendo responsable de a quién escribe.',
      ],
    },
    data: {
      heading: 'Datos personales',
      blocks: [
        'Para los datos de su espacio de trabajo actuamos como encargado del tratamiento según el RGPD y el RGPD del Reino Unido, y como proveedor de servicios según la CCPA. Puede exportar y eliminar los datos de una persona. Los detalles están en la [página de privacidad](/privacy) y en la [página de seguridad](/security).',
        'Goodword no está hecho para historiales médicos y no ofrecemos un acuerdo de socio comercial conforme a la HIPAA. Si trabaja en sanidad, nunca confirme en una respuesta pública que alguien fue su paciente.',
      ],
    },
    accessibility: {
      heading: 'Accesibilidad',
      blocks: [
        'Construimos conforme a las WCAG 2.2, nivel AA: todo funciona con teclado, puede leerse con un lector de pantalla y mantiene el contraste en claro y en oscuro. Si algo se lo impide, [díganoslo](/contact) y lo corregiremos.',
      ],
    },
    report: {
      heading: 'Comunicar un uso indebido',
      blocks: [
        'Si cree que una empresa usa Goodword para reseñas falsas, mensajes no deseados o para presionar a quienes escribieron sobre ella, escriba a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}). Examinamos cada aviso.',
      ],
    },
  },
} satisfies ComplianceContent
