// Every scenario. A recorded one adds its own line.

export * from './account';
export * from './agents';
export * from './cashier';
export * from './games';
export * from './lottery';
export * from './messages';
export * from './promotions';
export * from './registers';
export * from './safePlay';
export * from './site';
