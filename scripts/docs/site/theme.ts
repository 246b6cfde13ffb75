// Before the first paint, so that no page is light for a moment where dark was chosen.
function chosenTheme(): string | null {
  try {
    return localStorage.getItem('perch-docs-theme');
  } catch {
    return null;
  }
}

const fromSystem = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
document.documentElement.dataset['theme'] = chosenTheme() ?? fromSystem;
