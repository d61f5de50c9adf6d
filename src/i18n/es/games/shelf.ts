export default {
  similar: 'Más como este',
  similarTo: 'Parecidos a {game}',
  newOfVendors: 'Nuevos de tus proveedores',
  lastResult: 'La última vez',
  noWinners: 'Aún no hay ganadores',
} as const;
