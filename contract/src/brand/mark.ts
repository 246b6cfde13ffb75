/** Perch's mark, a bird on a line, as paths of an SVG of 32 × 32. */
export const markPaths = {
  line: 'M2 24.5c9 2.4 19 2.4 28 0',
  bird: 'M25.6 11.2 22.6 9.6A5 5 0 0 0 13.4 11.6C13 14.6 10.4 17.6 6.2 20.4L4.6 27.6 10.2 23.2C12 24.6 14.4 25 16.4 24.4 20.6 23 23.2 19 22.8 13.4Z',
  eye: 'M18.9 9.5a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z',
};
