import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notifications: SameKeys<typeof en.notifications> = {
  title: 'Notificaciones',
  empty: 'No hay notificaciones nuevas',
  markAllRead: 'Marcar todas como leídas',
  markReadOf: 'Marcar como leída: {message}',
  settings: 'Configuración de notificaciones',
  unread: 'No leída: {message}',
  failed: 'No se han podido cargar las notificaciones',
  types: { review: 'Reseña', dispute: 'Disputa', campaign: 'Campaña', system: 'Goodword' },
}

export const notificationSettings: SameKeys<typeof en.notificationSettings> = {
  intro: 'Elija qué avisos quiere recibir y cómo. Solo le afecta a usted, y cada cambio se guarda al momento.',
  failed: 'No se ha podido cargar la configuración de sus notificaciones',
  saveFailed: 'No se ha podido guardar el cambio',
  kind: 'Aviso',
  choice: '{kind}: {channel}',
  always: 'Siempre',
  channels: { app: 'En la app', email: 'Correo', push: 'Push' },
  company: {
    title: 'Para todo su equipo',
    subtitle: 'Lo que sale para cualquiera. Cada persona ajusta sus propios avisos más abajo.',
    failed: 'No se pudieron cargar los avisos del equipo',
    ways: { email: 'Correo electrónico', push: 'Push', slack: 'Slack' },
    hints: {
      email: 'Desactivado, solo se envían los avisos de seguridad.',
      push: 'Desactivado, no se avisa a ningún navegador ni móvil.',
      slack: 'Novedades para todos en un solo canal.',
    },
    alerts: 'Avisar a su equipo de',
    kinds: {
      reviewAlerts: 'Nuevas reseñas',
      disputeAlerts: 'Novedades de disputas',
      campaignAlerts: 'Estado de campañas',
    },
    slack: {
      address: 'Dirección del webhook',
      hint: 'En Slack, añada «Incoming Webhooks» a un canal y pegue aquí la dirección.',
      saved: 'La dirección guardada termina en {end}. Escriba otra para sustituirla.',
      test: 'Enviar un mensaje de prueba',
      testing: 'Enviando...',
      tested: 'Enviado. Mire su canal de Slack.',
      testFailed: 'No se pudo enviar el mensaje de prueba',
      failedAt: 'El último mensaje, del {at}, no llegó a Slack. {reason}',
      failures: {
        gone: 'Slack ya no conoce este webhook o su canal está archivado. Cree uno nuevo.',
        forbidden: 'Su espacio de Slack no permite publicar con este webhook. Consulte a sus administradores.',
        refused: 'Slack no aceptó el mensaje.',
        unreachable: 'Ahora no se puede contactar con Slack. Inténtelo de nuevo más tarde.',
      },
    },
  },
  workspaceOff: {
    cell: 'Desactivado',
    email: {
      title: 'El correo está desactivado para todo el espacio de trabajo',
      text: 'Por correo solo se envían los avisos de seguridad. Lo que ha elegido se guarda para cuando se active de nuevo.',
    },
    push: {
      title: 'Las notificaciones push están desactivadas para todo el espacio de trabajo',
      text: 'Ningún navegador recibe avisos. Lo que ha elegido se guarda para cuando se activen de nuevo.',
    },
    digest: 'El correo está desactivado para todo el espacio de trabajo, así que no se envía ningún resumen.',
  },
  groups: {
    reviews: 'Reseñas',
    replies: 'Respuestas',
    disputes: 'Disputas',
    workspace: 'Conexiones y equipo',
    security: 'Su cuenta',
  },
  kinds: {
    review: {
      new: 'Reseñas nuevas',
      bad: 'Malas reseñas',
      assigned: 'Le asignan una reseña',
      mentioned: 'Alguien le menciona en una nota',
      matched: 'Una regla quiere que vea una reseña',
    },
    reply: {
      live: 'Su respuesta está publicada',
      rejected: 'Una plataforma rechaza su respuesta',
      failed: 'Su respuesta no se ha podido publicar',
      awaiting: 'Una respuesta espera su aprobación',
      returned: 'Le devuelven su respuesta',
      held: 'Una respuesta programada queda en pausa',
    },
    dispute: {
      changed: 'Novedades en una disputa',
      assigned: 'Le asignan una disputa',
      due: 'Vence el plazo de una disputa',
    },
    feedback: { low: 'Opiniones privadas con puntuación baja' },
    incident: { opened: 'Muchas malas reseñas a la vez' },
    connection: { broken: 'Una conexión se ha interrumpido', expiring: 'Una conexión caduca pronto' },
    campaign: {
      finished: 'Se ha enviado una campaña',
      goal: 'Una campaña ha alcanzado su objetivo',
      failed: 'No se ha podido enviar una campaña',
    },
    provider: {
      broken: 'Un proveedor de marketing ha dejado de funcionar',
      expiring: 'La conexión con un proveedor de marketing caduca pronto',
    },
    domain: { failing: 'No se puede llegar a su dominio propio' },
    payment: { failed: 'Ha fallado un pago' },
    invitation: { accepted: 'Alguien se une al equipo' },
    member: { 'role-changed': 'Cambian su rol o sus permisos', removed: 'Se elimina a alguien del equipo' },
    security: { notice: 'Avisos de seguridad' },
  },
  hints: {
    review: {
      new: 'Si llegan varias a la vez, recibe un solo aviso.',
      bad: 'Una o dos estrellas, o no recomendado. El correo incluye un borrador que puede enviar desde ahí mismo.',
    },
    reply: { held: 'Por ejemplo, porque la reseña ha cambiado o ya tiene respuesta.' },
    incident: { opened: 'Cuando un mismo local alcanza el número de su regla de incidentes.' },
    security: {
      notice:
        'Dispositivos nuevos y cambios de contraseña o de verificación en dos pasos. No se pueden desactivar: así nadie cambia su cuenta sin que usted lo sepa.',
    },
  },
  quiet: {
    title: 'Horas de silencio',
    subtitle: 'En esas horas no enviamos correos ni notificaciones push. Lo pendiente llega después.',
    switch: 'Activar las horas de silencio',
    hint: 'Los avisos de seguridad llegan a cualquier hora.',
    from: 'Desde',
    to: 'Hasta',
    same: 'Elija dos horas distintas.',
  },
  timezone: {
    label: 'Zona horaria',
    none: 'No se ha encontrado ninguna zona horaria',
    useHere: 'Usar {timezone}, como en este dispositivo',
  },
  digest: {
    title: 'Resumen diario',
    subtitle: 'Un correo al día con las novedades y lo que tiene pendiente.',
    switch: 'Enviarme el resumen diario',
    hint: 'Los días sin novedades no se envía.',
    hour: 'Hora',
  },
  push: {
    title: 'Notificaciones push',
    subtitle: 'Llegan a este dispositivo aunque Goodword esté cerrado.',
    nobody: 'Ha activado notificaciones push arriba, pero aún no las muestra ningún navegador.',
    none: 'Esta instalación no envía notificaciones push.',
    turnOn: 'Activar en este navegador',
    turningOn: 'Activando…',
    turnOnFailed: 'No se han podido activar las notificaciones push',
    isOn: 'Las notificaciones push están activadas en este navegador.',
    devices: 'Navegadores con notificaciones push',
    here: 'Este navegador',
    since: 'Activado: <time></time>',
    turnOff: 'Desactivar',
    turnOffOf: 'Desactivar {device}',
    remove: 'Quitar',
    removeOf: 'Quitar {device}',
    removing: 'Quitando…',
    removed: '{device} ya no muestra notificaciones push',
    removeFailed: 'No se ha podido quitar el navegador',
    unsupported: {
      title: 'Este navegador no admite notificaciones push',
      text: 'Sí las admite una versión actual de Chrome, Edge, Firefox o Safari con conexión segura.',
    },
    'home-screen': {
      title: 'Añada primero Goodword a la pantalla de inicio',
      text: 'Aquí solo las apps de la pantalla de inicio pueden enviar notificaciones push: elija «Compartir», luego «Añadir a pantalla de inicio», y abra Goodword desde allí.',
    },
    blocked: {
      title: 'Las notificaciones están bloqueadas en este navegador',
      text: 'Permítalas para este sitio en los ajustes del navegador, junto a la dirección. Después vuelva aquí.',
    },
    dismissed: {
      title: 'Falta su permiso',
      text: 'Active las notificaciones otra vez y elija «Permitir» cuando el navegador pregunte.',
    },
    unreachable: {
      title: 'No podemos conectar con el servicio de notificaciones del navegador',
      text: 'Puede deberse a una ventana privada, a la red de su empresa o a un ajuste del navegador. No ha cambiado nada; inténtelo más tarde.',
    },
  },
}

export const unsubscribe: SameKeys<typeof en.unsubscribe> = {
  title: 'Notificaciones por correo',
  failed: 'No se ha podido cargar la página',
  about: 'Recibe correos sobre:',
  end: 'Dejar de recibirlos',
  ended: 'Hecho. Ya no recibirá correos sobre:',
  undo: 'Deshacer',
  changing: 'Guardando…',
  changeFailed: 'No se ha podido guardar el cambio',
  more: 'Gestionar todas sus notificaciones',
}
