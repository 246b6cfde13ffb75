/** Whether a page shows the public albums of an account. */
export const gallery = {
  title: 'Public gallery',
  lead: 'A page that shows your public albums to all who open it. Unlisted and private albums are never on it.',
  wanted: 'Show the gallery',
  on: 'Your gallery is public now.',
  off: 'Your gallery is closed now.',
  failed: 'Your gallery cannot be shown',
};
