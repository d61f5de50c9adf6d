export default {
  read: 'El servidor tarda en responder. Seguimos esperando.',
  command: 'La respuesta a tu solicitud tarda. Aunque dejes de esperar, puede realizarse.',
  look: 'No llegó la respuesta. Estamos mirando si se hizo: no lo repitas.',
  stop: 'Dejar de esperar',
} as const;
