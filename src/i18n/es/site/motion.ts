export default {
  pause: 'Pausar el movimiento',
  resume: 'Reanudar el movimiento',
} as const;
