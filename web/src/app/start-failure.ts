import classes from './start-failure.module.css';

/**
 * Says that the app cannot be shown, and offers to reload. Its sentences come with the page, because no
 * language could be loaded.
 */
export function showStartFailure(root: HTMLElement): void {
  const { failure = '', reload = '' } = root.dataset;
  const sentence = document.createElement('p');
  sentence.textContent = failure;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  const main = document.createElement('main');
  main.className = classes.failure ?? '';
  main.role = 'alert';
  main.append(sentence, button);
  root.replaceChildren(main);
}
