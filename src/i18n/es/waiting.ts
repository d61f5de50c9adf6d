export default {
  read: 'El servidor tarda en responder. Seguimos esperando.',
  command: 'La respuesta a tu solicitud tarda. Aunque dejes de esperar, puede realizarse.',
  stop: 'Dejar de esperar',
} as const;
