import type { BrowserContext, Page } from '@playwright/test';

function gate() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open: () => open() };
}

/** Lets no request to these addresses leave the browser until the function that it returns is called. */
export async function holdRequests(
  where: BrowserContext | Page,
  address: RegExp,
): Promise<() => void> {
  const { isOpen, open } = gate();
  await where.route(address, async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
}

/** Lets the server answer requests to this address, and keeps its answers from the browser until `release`. */
export async function holdAnswers(
  where: BrowserContext | Page,
  address: RegExp,
): Promise<{ firstIsHeld: Promise<void>; release: () => void }> {
  const { isOpen, open } = gate();
  const first = gate();
  await where.route(address, async (route) => {
    const response = await route.fetch();
    first.open();
    await isOpen;
    // The page may have given the request up.
    await route.fulfill({ response }).catch(() => {});
  });
  return { firstIsHeld: first.isOpen, release: open };
}
