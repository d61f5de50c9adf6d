export default {
  read: 'El servidor tarda en responder. Seguimos esperando.',
  command: 'Tu solicitud tarda en responderse. Aunque dejes de esperar, puede realizarse.',
  stop: 'Dejar de esperar',
} as const;
