import type { SecurityContent } from '../en/security.ts'

export const security = {
  meta: {
    title: 'Seguridad · Goodword',
    description:
      'Cómo separa Goodword a sus clientes, cómo protege los secretos y el acceso, y cómo comunicar un problema.',
  },
  title: 'Seguridad',
  lead: 'Goodword guarda las llaves de su voz pública. Así está construido para protegerlas, en términos que puede comprobar.',
  sections: {
    isolation: {
      heading: 'Sus datos están separados',
      blocks: [
        'Cada tabla con datos de clientes está protegida por seguridad a nivel de fila en la propia base de datos, impuesta para todos. La aplicación trabaja con un rol de base de datos que no es propietario de las tablas ni puede saltarse las reglas, y solo puede leer filas dentro de una transacción ligada a un único cliente.',
        'Las claves entre tablas incluyen al cliente, de modo que un registro no puede apuntar a datos de otro. Pruebas automáticas comprueban cada una de estas propiedades en todas las tablas e intentan llegar a los datos de un cliente desde la cuenta de otro.',
      ],
    },
    secrets: {
      heading: 'Los secretos están cifrados',
      blocks: [
        'Las claves de acceso a plataformas y proveedores se cifran con AES-256-GCM antes de guardarse. Cada valor está ligado a su cliente, tabla, fila y columna: copiado a otro lugar, no puede abrirse. Las claves de cifrado pueden renovarse sin interrumpir el servicio.',
        'Los secretos no se escriben en los registros ni se envían al navegador.',
      ],
    },
    signIn: {
      heading: 'Inicio de sesión',
      blocks: [
        {
          points: [
            'Las contraseñas se guardan solo como resúmenes argon2id.',
            'Los intentos repetidos se ralentizan por dirección y por cuenta.',
            'Puede añadir un segundo factor con una aplicación de autenticación.',
            'Las sesiones son breves, se renuevan en segundo plano y pueden cerrarse.',
            'El servidor comprueba los permisos en cada petición; no basta con ocultarlos en pantalla.',
          ],
        },
      ],
    },
    browser: {
      heading: 'En el navegador',
      blocks: [
        'Cada respuesta lleva una política de seguridad de contenido estricta: solo se ejecutan nuestros propios scripts y nada se carga de otras empresas. El tráfico entre usted y el servicio está pensado para circular solo por HTTPS.',
        'Todo lo que entra se comprueba contra un contrato escrito antes de llegar a la aplicación, y el texto de las reseñas se trata como no fiable allí donde se muestra o se entrega al asistente.',
      ],
    },
    trail: {
      heading: 'Un rastro que puede seguirse',
      blocks: [
        'Los cambios se registran con quién, qué y cuándo, en un registro al que se puede añadir pero que no se puede reescribir. El acceso de los administradores del servicio a un espacio de trabajo pasa por una vía separada y auditada.',
        'Una respuesta o un mensaje sale una sola vez, aunque se repita una petición o falle un servidor a mitad de camino. Si se desconoce el resultado en una plataforma, la pantalla lo dice.',
      ],
    },
    running: {
      heading: 'El funcionamiento diario',
      blocks: [
        'Las dependencias están fijadas a versiones exactas. Las pruebas, incluidas las anteriores, se ejecutan antes de publicar cada cambio. El servicio informa de su propio estado y se detiene de forma ordenada, para que las actualizaciones no interrumpan su trabajo.',
        'No tenemos para esta instalación certificados de seguridad como SOC 2 o ISO 27001 y no mostramos distintivos. Pídanos los detalles que necesite para su propia evaluación.',
      ],
    },
    report: {
      heading: 'Comunicar un problema',
      blocks: [
        'Si ha encontrado una vulnerabilidad, escriba a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) con la palabra «Security» en el asunto. Díganos cómo reproducirla, no toque datos de otras personas y denos un tiempo razonable para corregirla antes de publicarla. Confirmamos que la hemos recibido, le mantenemos al corriente y no emprendemos acciones legales contra la investigación de buena fe.',
      ],
    },
  },
} satisfies SecurityContent
