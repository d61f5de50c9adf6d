/** The code of the screens that few people open first. */
export const late = async () => (await import('./lateScreens')).lateScreens;
