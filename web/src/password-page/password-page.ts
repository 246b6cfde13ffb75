// The script of pages that ask for a password, which the server renders and which work without it.

const button = document.querySelector<HTMLButtonElement>('button[data-reveals]');
const field = document.getElementById(button?.dataset['reveals'] ?? '');
if (button && field instanceof HTMLInputElement) letReveal(button, field);

/** Shows the button that makes the password readable, and unreadable again before it is sent. */
function letReveal(toggle: HTMLButtonElement, password: HTMLInputElement): void {
  const { hide = '' } = toggle.dataset;
  const { textContent: show } = toggle;
  function reveal(isShown: boolean): void {
    password.type = isShown ? 'text' : 'password';
    toggle.textContent = isShown ? hide : show;
  }
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    reveal(password.type === 'password');
    password.focus();
  });
  // Browsers remember what was sent from fields of text, and suggest it later.
  password.form?.addEventListener('submit', () => reveal(false));
}
