/** Shows the calls that fit the chosen outcome and the words typed, from the beginning. Without it every call is shown. */
const form = document.querySelector('form');
const none = document.querySelector('.none');
const articles = [...document.querySelectorAll('article')];

function apply() {
  const { outcome, words } = Object.fromEntries(new FormData(form));
  const wanted = words.toLowerCase().split(/\s+/);
  for (const article of articles) {
    const fits = outcome === 'all' || article.dataset.outcome === outcome;
    article.hidden = !fits || !wanted.every((word) => article.dataset.words.includes(word));
  }
  none.hidden = articles.some((article) => !article.hidden);
}

form.addEventListener('input', apply);
form.addEventListener('submit', (event) => event.preventDefault());
apply();
