/** Archives of several files. */
export const archives = {
  gone: 'This archive is no longer available.',
  goneWhy: 'One of its files was deleted or has expired. Please choose the files again.',
  atOnce:
    'Two archives are being downloaded from this network already. Please wait until one of them is complete.',
};
