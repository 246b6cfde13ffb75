/** An example command that uploads one file. */
export function curlExample(publicUrl: string): string {
  return [
    String.raw`curl -X POST ${new URL('/api/upload', publicUrl).href} \ `.trimEnd(),
    String.raw`  -H "Authorization: Bearer YOUR_API_TOKEN" \ `.trimEnd(),
    '  -F "file=@picture.png"',
  ].join('\n');
}
