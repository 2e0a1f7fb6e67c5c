import { showSite } from '#app/showSite.tsx';
import { takePaymentReturn } from '#features/plans/checkout/paymentReturn.ts';
import { dropRepeats } from '#hydration/dropRepeats.ts';
import { pressCards } from '#hydration/pressCards.ts';
import { followVisitor } from '#hydration/visitor.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/layouts.css';
import './styles/patterns.css';
import './styles/print.css';
import './styles/transitions.css';

async function start(): Promise<void> {
  dropRepeats();
  followVisitor();
  pressCards();
  const secret = takePaymentReturn();
  // Loaded on demand, because other page loads do not need it.
  if (secret) {
    const { dispatch } = await import('#features/plans/checkout/checkoutStore.ts');
    dispatch({ type: 'returned', secret });
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (__MOCK_BACKEND__) {
    const { startMockBackend } = await import('#mocks/browser.ts');
    if (await startMockBackend(__MOCK_BACKEND__, root)) return;
  }
  await showSite(root);
}

// A separate task, because evaluating the modules has already taken one.
setTimeout(start);
