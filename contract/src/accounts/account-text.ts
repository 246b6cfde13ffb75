// What usernames, emails and passwords may consist of. Without imports, so that the web app can say
// the same without loading the schemas.

/** The characters that people count: code points, not the bytes or halves that they are stored as. */
export const charactersIn = (text: string): number => [...text].length;

// Control characters, halves of characters, line breaks, and those that a screen shows as nothing
// (the soft hyphen among them) or that reorder the text around them.
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u;

/** Whether two texts that look alike could differ in it. */
export const hasUnseen = (text: string): boolean => unseen.test(text);

// Scripts in use: Unicode Standard Annex 31, tables 5 and 7.
const scripts =
  `Adlam Arabic Armenian Balinese Bamum Batak Bengali Bopomofo Canadian_Aboriginal Chakma
  Cham Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Hanifi_Rohingya
  Han Hebrew Hiragana Javanese Kannada Katakana Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam
  Mandaic Meetei_Mayek Miao Mongolian Myanmar Newa New_Tai_Lue Nko Nyiakeng_Puachue_Hmong Ol_Chiki
  Oriya Osage Saurashtra Sinhala Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu
  Thaana Thai Tibetan Tifinagh Vai Wancho Yi`.split(/\s+/);

// Unicode Technical Standard 39, 5.2: what Japanese, Chinese and Korean are written with.
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

const setOf = (names: readonly string[]) => names.map((name) => `\\p{scx=${name}}`).join('');

let ownForms: RegExp[] | undefined;

/** Whether letters are from scripts that no name is written in together, such as Latin and Cyrillic. */
export function mixesScripts(text: string): boolean {
  ownForms ??= [
    ...[...scripts, ...together].map(
      (names) => new RegExp(`^[${setOf([...names.split(' '), 'Common', 'Inherited'])}]*$`, 'u'),
    ),
    // All others count as one.
    new RegExp(`^[^${setOf(scripts)}]*$`, 'u'),
  ];
  return !ownForms.some((form) => form.test(text));
}
