// The response of UPDATE_CHECK_URL: latest.json, published with the files of a release.

/**
 * The text of `latest.json`: the version, and the https address of its release notes.
 * @param {{ version: string, url: string }} release
 */
export function latestFeed({ version, url }) {
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version)) {
    throw new Error(`${version} is no version such as 1.2.0.`);
  }
  const address = URL.parse(url);
  if (address?.protocol !== 'https:' || address.username || address.password) {
    throw new Error(`${url} is no https address.`);
  }
  return `${JSON.stringify({ version, url: address.href }, undefined, 2)}\n`;
}
