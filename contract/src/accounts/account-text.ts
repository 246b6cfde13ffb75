// Rules for the characters of usernames, emails and passwords. Without imports, so that the web app can
// use them without loading the schemas.

/** The number of code points, not of bytes or UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** In characters of NFC, the form that is hashed: the same for every keyboard. */
export const passwordLength = (password: string): number =>
  countCharacters(password.normalize('NFC'));

// Control characters, lone surrogates, line separators, characters without a glyph (such as the soft
// hyphen), and those that reorder the text around them.
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u;

/** Whether the text contains characters that are not visible: two texts that look alike could differ. */
export const hasInvisibleCharacters = (text: string): boolean => invisible.test(text);

// Scripts in use: Unicode Standard Annex 31, tables 5 and 7.
const scripts =
  `Adlam Arabic Armenian Balinese Bamum Batak Bengali Bopomofo Canadian_Aboriginal Chakma
  Cham Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Hanifi_Rohingya
  Han Hebrew Hiragana Javanese Kannada Katakana Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam
  Mandaic Meetei_Mayek Miao Mongolian Myanmar Newa New_Tai_Lue Nko Nyiakeng_Puachue_Hmong Ol_Chiki
  Oriya Osage Saurashtra Sinhala Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu
  Thaana Thai Tibetan Tifinagh Vai Wancho Yi`.split(/\s+/);

// Unicode Technical Standard 39, 5.2: the scripts of Japanese, Chinese and Korean.
const combined = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

const setOf = (names: readonly string[]) => names.map((name) => `\\p{scx=${name}}`).join('');

let singleScripts: RegExp[] | undefined;

/** Whether the text mixes scripts that are not used together, such as Latin and Cyrillic. */
export function mixesScripts(text: string): boolean {
  singleScripts ??= [
    ...[...scripts, ...combined].map(
      (names) => new RegExp(`^[${setOf([...names.split(' '), 'Common', 'Inherited'])}]*$`, 'u'),
    ),
    // Every other script counts as one.
    new RegExp(`^[^${setOf(scripts)}]*$`, 'u'),
  ];
  return !singleScripts.some((form) => form.test(text));
}
