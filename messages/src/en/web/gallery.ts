/** Whether a page shows the public albums of an account. */
export const gallery = {
  title: 'Public gallery',
  lead: 'A page that shows your public albums to everyone. It never shows unlisted and private albums.',
  wanted: 'Show the gallery',
  on: 'Your gallery is public now.',
  off: 'Your gallery is closed now.',
  failed: 'Your gallery setting could not be loaded',
};
