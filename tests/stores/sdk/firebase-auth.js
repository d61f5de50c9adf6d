const user = (name) => ({ user: { getIdToken: async () => `token of ${name}` } });

export class GoogleAuthProvider {
  name = 'google';
}
export class FacebookAuthProvider {
  name = 'facebook';
}
export class RecaptchaVerifier {
  clear() {}
}
export const getAuth = ({ keys }) => ({ keys, authStateReady: async () => {} });
export async function signInWithPopup({ keys }, { name }) {
  if (keys.apiKey === 'blocked') throw Object.assign(new Error(), { code: 'auth/popup-blocked' });
  return user(`${name} by ${keys.apiKey}`);
}
export const signInWithPhoneNumber = async (_, number) => ({
  confirm: async (code) => user(`${number} by ${code}`),
});
