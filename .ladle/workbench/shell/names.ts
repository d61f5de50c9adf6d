/** Short forms that stay as they are written in a text. */
const SHORT_FORMS: Record<string, string> = { vip: 'VIP', kyc: 'KYC', sms: 'SMS', qr: 'QR' };

/** A name of the code in words: IconButton is "Icon button", VipRoom is "VIP room", UI is "UI". */
export function nameInWords(name: string) {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  const text = words
    .map(
      (word) =>
        SHORT_FORMS[word.toLowerCase()] ??
        (word.length > 1 && /^[A-Z]+$/.test(word) ? word : word.toLowerCase()),
    )
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
