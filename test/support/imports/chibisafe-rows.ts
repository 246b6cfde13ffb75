/** Rows of an installation of Chibisafe: two accounts, and something of each kind that it has. */
export const chibisafeRows = ({ bcrypt, bytes }: { bcrypt: string; bytes: number }) => ({
  users: [
    { uuid: 'u1', username: 'cleo', password: bcrypt, storageQuota: '5000000' },
    { uuid: 'u2', username: 'off', password: bcrypt, enabled: 0 },
  ],
  roles: [{ name: 'admin' }],
  _rolesTousers: [{ A: 1, B: 1 }],
  files: [
    {
      uuid: 'f1',
      userId: 1,
      name: 'abc.png',
      original: 'cat.png',
      type: 'image/png',
      size: String(bytes),
      createdAt: 1500000000000,
    },
    {
      uuid: 'f2',
      userId: 1,
      name: 'seen.txt',
      original: 'seen.txt',
      type: 'text/plain',
      size: '4',
      isWatched: 1,
    },
    {
      uuid: 'f3',
      userId: 1,
      name: 'bad.txt',
      original: 'bad.txt',
      type: 'text/plain',
      size: '3',
      quarantine: 1,
    },
    {
      uuid: 'f4',
      userId: null,
      name: 'guest.txt',
      original: 'guest.txt',
      type: 'text/plain',
      size: '3',
    },
  ],
  albums: [
    { uuid: 'a1', userId: 1, name: 'Pets', description: 'All of them' },
    { uuid: 'a2', userId: 1, name: 'Hidden' },
  ],
  _albumsTofiles: [{ A: 1, B: 1 }],
  links: [
    { uuid: 'l1', userId: 1, albumId: 1, identifier: 'pets' },
    { uuid: 'l2', userId: 1, albumId: 2, identifier: 'gone', enabled: 0 },
    // It has ended, in a form that sorts behind every number.
    { uuid: 'l3', userId: 1, albumId: 2, identifier: 'past', expiresAt: '2020-01-01 00:00:00' },
  ],
  tags: [{ uuid: 't1', userId: 1, name: 'cats' }],
  _filesTotags: [{ A: 1, B: 1 }],
  snippets: [
    {
      uuid: 's1',
      userId: 1,
      identifier: 'snip',
      name: 'hello',
      content: 'print("ü")',
      language: 'python',
    },
  ],
  shortenedLinks: [
    { uuid: 'k1', userId: 1, identifier: 'kurz', destination: 'example.com/x', views: 4 },
  ],
});
