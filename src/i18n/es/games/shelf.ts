export default {
  similar: 'Más como este',
  similarTo: 'Parecidos a {game}',
  newOfVendors: 'Nuevos de tus proveedores',
  lastResult: 'La última vez',
} as const;
