/** The form in which usernames and emails are compared: equal keys mean the same account. */
export const accountKey = (text: string) =>
  text.normalize('NFC').trim().toLowerCase().normalize('NFC');
