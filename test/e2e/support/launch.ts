/** How Chromium is started. It must not call home: a test's traffic stays on this machine. */
export const launch = {
  executablePath: process.env['PERCH_CHROMIUM'] || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
